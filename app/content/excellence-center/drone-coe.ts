/**
 * Partners and members of the research team are samples until the company replaces them with names that agreed in
 * writing. The projects with their status, and the progress values, are samples until the centre states its own.
 */

import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { picture } from "../pictures";
import type { Card, PageRecord } from "../schema";
import { turnables } from "../turnables";

const center = "Drone Center of Excellence";

/** The three states a project can be in, worded as the badge shows them. */
const status = { ready: "Production Ready", testing: "Testing Phase", research: "Research Phase" } as const;

const researchAreas = [
  { label: "Precision agriculture", value: 88 },
  { label: "Onboard vision", value: 80 },
  { label: "Autonomous navigation", value: 72 },
  { label: "Energy and endurance", value: 65 },
];

const innovations: Card[] = [
  {
    title: "Speed-matched spraying",
    text: "Pump and nozzles follow the ground speed, so that a slow turn does not flood the end of the row.",
    badge: status.ready,
    data: [
      { label: "Area", value: "Precision agriculture" },
      { label: "Goes into", value: "Agricultural drones" },
    ],
  },
  {
    title: "Battery passport",
    text: "Each pack records its cycles, heat and resistance, and says when it should be retired.",
    badge: status.ready,
    data: [
      { label: "Area", value: "Energy and endurance" },
      { label: "Goes into", value: "All our aircraft" },
    ],
  },
  {
    title: "Solar cell finder",
    text: "Our surveillance aircraft marks hot spots; this also names the row and the cell, while still in the air and with no connection.",
    badge: status.testing,
    data: [
      { label: "Area", value: "Onboard vision" },
      { label: "Next", value: "Comparison with hand inspection" },
    ],
  },
  {
    title: "Load-sensing release",
    text: "A hook that weighs its crate and opens by itself, but only once the ground carries the weight.",
    badge: status.testing,
    data: [
      { label: "Area", value: "Autonomous navigation" },
      { label: "Next", value: "200 releases with a dummy load" },
    ],
  },
  {
    title: "Fixed-wing surveyor",
    text: "One wing, one motor: longer corridors on a charge than a multirotor of the same weight.",
    badge: status.research,
    data: [
      { label: "Area", value: "Energy and endurance" },
      { label: "Next", value: "Second airframe" },
    ],
  },
  {
    title: "Flight without satellites",
    text: "Following a whole route by camera and inertia alone, through sheds and tunnels and where signals are jammed.",
    badge: status.research,
    data: [
      { label: "Area", value: "Autonomous navigation" },
      { label: "Next", value: "Indoor drift measurement" },
    ],
  },
];

export const droneCoe: PageRecord = {
  path: "/excellence-center/drone-coe",
  title: center,
  description:
    "Research and testing for drones in Bhopal: four research areas, what a project's status means, shared laboratories, and how a university or company can join.",
  hero: {
    eyebrow: "Excellence Center",
    lead: "An aircraft is trusted once somebody has tried to break it. Here our engineers, alone or with a partner, build, measure and, inside the net, crash prototypes on purpose, and say plainly which ones are ready.",
    atAGlance: {
      forWhom: "Researchers, companies and start-ups",
      time: { label: "Time", value: "By project" },
      priceDepends: "Scope, test flights and staff",
    },
    picture: picture("pointcloud-height"),
    stats: [
      { value: String(researchAreas.length), label: "research areas", note: "Described below" },
      { value: String(innovations.length), label: "projects", note: "Listed below with their status", sample: true },
      { value: "4", label: "laboratories", note: "Booked by the half day" },
      { value: facts.dronesBuilt.value, label: facts.dronesBuilt.label, note: facts.dronesBuilt.note },
    ],
    actions: [
      { label: "Join the Centre", to: enquire("partnership", `${center}: joining`), primary: true },
      { label: "See the Innovations", to: "#innovations" },
    ],
  },
  sections: [
    {
      kind: "progress",
      sample: true,
      id: "research-areas",
      eyebrow: "Research",
      heading: "Four research areas",
      intro:
        "How much of each area's present plan is done. A finished plan is replaced by a harder one, so no bar stays full.",
      items: researchAreas,
      note: "Sample values, in per cent of planned milestones, until the centre states its own.",
    },
    {
      kind: "cards",
      id: "questions",
      heading: "The question behind each area",
      items: [
        {
          title: "Precision agriculture",
          text: "How little can a nozzle put down and still protect the crop? Water-sensitive paper in the field answers, leaf by leaf.",
        },
        {
          title: "Onboard vision",
          text: "What can the aircraft recognise by itself, at its own power budget, before the picture has left it? It marks; a person decides.",
        },
        {
          title: "Autonomous navigation",
          text: "What does an aircraft do when the satellite signal, the radio link or a motor goes? Every answer is flown before it is written down.",
        },
        {
          title: "Energy and endurance",
          text: "Where do the minutes go: heat, drag, an old cell, a heavy plug? Each is measured apart on the bench, then together in the air.",
        },
      ],
    },
    {
      kind: "tabs",
      id: "the-centre",
      eyebrow: "The Centre",
      heading: "What is made here, with whom, where and by whom",
      defaultTab: "innovations",
      tabs: [
        {
          id: "innovations",
          label: "Innovations",
          sections: [
            {
              kind: "cards",
              id: "innovation-list",
              sample: true,
              intro:
                "Six sample projects that show how status is given, until the centre names its own. A status changes only with a test report.",
              items: innovations,
            },
            {
              kind: "table",
              id: "status-meaning",
              heading: "What a status means",
              caption: "Status of a project and what it allows",
              columns: ["Status", "What has been shown", "Who may use it"],
              rows: [
                [status.ready, "Repeated on several aircraft, drawn, documented", "Customers, in a delivered aircraft"],
                [status.testing, "Works on one aircraft; limits being measured", "Partners in a joint trial"],
                [status.research, "Works on the bench or in simulation", "The research team only"],
              ],
            },
          ],
        },
        {
          id: "partnerships",
          label: "Partnerships",
          sections: [
            {
              kind: "partners",
              sample: true,
              id: "partner-list",
              items: [
                {
                  partner: "A technical university",
                  type: "University",
                  description: "Joint theses in control and power electronics.",
                },
                {
                  partner: "An agricultural institute",
                  type: "Research institute",
                  description: "Plots, crops and agronomists for spray trials.",
                },
                {
                  partner: "A maker of motors and cells",
                  type: "Industry",
                  description: "Samples to test until they fail.",
                },
                {
                  partner: "A power utility",
                  type: "User",
                  description: "Solar rows and line corridors as a proving ground.",
                },
              ],
              note: "Samples of the four kinds of partner we look for; none is a real institution.",
            },
          ],
        },
        {
          id: "facilities",
          label: "Facilities",
          sections: [
            {
              kind: "equipment",
              id: "laboratories",
              intro: "Four laboratories. Partners book them by the half day, with an engineer of ours in the room.",
              items: [
                {
                  name: "Propulsion bench",
                  data: [{ label: "Measures", value: "Thrust, torque, current, heat" }],
                  features: ["Behind a steel screen", "Runs a motor until a limit you set"],
                },
                {
                  name: "Battery room",
                  data: [{ label: "Measures", value: "Capacity, resistance, ageing" }],
                  features: ["Fire cabinets and extraction", "Cycling within fixed limits, under watch"],
                },
                {
                  name: "Vision and electronics laboratory",
                  data: [{ label: "Measures", value: "Recognition rate, delay, power" }],
                  features: ["Recorded flights replayed to the processor", "Visible and thermal cameras"],
                },
                {
                  name: "Netted flight hall",
                  data: [{ label: "Measures", value: "Position, attitude, failure response" }],
                  features: ["Motors cut by remote command", "Outdoor trials follow on our field"],
                },
              ],
            },
          ],
        },
        {
          id: "research-team",
          label: "Research Team",
          sections: [
            {
              kind: "people",
              sample: true,
              id: "team",
              items: [
                {
                  name: "Head of the centre",
                  role: "Airframes and test methods",
                  background: "Signs every change of status.",
                },
                {
                  name: "Navigation engineer",
                  role: "Estimation and control",
                  background: "From ground robots to multirotors.",
                },
                {
                  name: "Vision engineer",
                  role: "Recognition on board",
                  background: "Small networks on small processors; thermal imaging.",
                },
                {
                  name: "Energy engineer",
                  role: "Batteries and chargers",
                  background: "Lithium cells, and why they grow old.",
                },
              ],
              note: "Sample entries that show the posts of the team; names follow with each person's written consent.",
            },
          ],
        },
      ],
    },
    {
      kind: "turn",
      id: "turn-it",
      eyebrow: "In your hands",
      heading: "What the questions are asked of",
      intro: "Our heavy aircraft. Turn it around, and press a part to see where a research question sits.",
      items: [
        {
          ...turnables.heavy,
          name: "Heavy payload drone",
          parts: [
            {
              node: "crate",
              name: "Release and crate",
              text: "Does the ground carry the weight yet? The hook should know before it opens.",
              from: { turn: 50, tilt: 8 },
            },
            {
              node: "receiver",
              name: "Satellite receivers",
              text: "What does the aircraft do when they hear nothing?",
              from: { turn: 205, tilt: 24 },
            },
            {
              node: "motor-1",
              name: "Motors",
              text: "Where do the minutes go, and what happens when one motor stops?",
              from: { turn: 150, tilt: 30 },
            },
            {
              node: "radar",
              name: "Forward radar",
              text: "How thin may a wire be and still be seen in time?",
              from: { turn: 12, tilt: 6 },
            },
          ],
        },
      ],
    },
    {
      kind: "picture",
      id: "from-the-field",
      picture: picture("hero-pointcloud"),
      caption:
        "A point cloud coloured by height. The navigation group compares its estimates with clouds like this one.",
    },
    {
      kind: "steps",
      id: "working-together",
      eyebrow: "For partners",
      heading: "How a joint project runs",
      items: [
        {
          name: "A question on one page",
          description: "You write what you want to know and what would count as an answer.",
          time: "Week 1",
        },
        {
          name: "Agreement",
          description: "Ownership of results, publication, confidentiality and cost, before any data changes hands.",
          time: "Weeks 2-4",
        },
        {
          name: "Test plan",
          description: "Method, instruments and the limit at which a test is stopped.",
          time: "Weeks 5-6",
        },
        {
          name: "Trial",
          description: "Bench first, hall second, field last. Raw data is yours as well as ours.",
          time: "2-6 months",
        },
        {
          name: "Report",
          description: "What was found, failures included, and the status that follows from it.",
          time: "4 weeks",
        },
      ],
    },
    {
      kind: "rules",
      id: "rules",
      heading: "Rules that research works under",
      cases: [ruleCase("A research drone", "research")],
      items: [
        {
          rule: "A drone for research and development needs no Unique Identification Number. One that is sold needs it; it needs type certification as well, nano and model drones apart.",
          check: "identity",
        },
        {
          rule: "Trials beyond visual line of sight have been possible by exemption only; ours are planned within sight.",
          check: "sight",
        },
        {
          rule: "The Madhya Pradesh drone policy of 2025 offers a capital subsidy of 40%, capped at ₹30 crore, which matters to partners who think of producing here.",
          check: "statePolicy",
        },
      ],
    },
    {
      kind: "faq",
      id: "questions-of-partners",
      heading: "Before you write",
      items: [
        {
          question: "Who owns what we find?",
          answer:
            "What you bring stays yours and what we bring stays ours. What arises together is divided in the agreement, project by project.",
        },
        {
          question: "May students take part?",
          answer: "Yes: theses and internships of three months or longer, applied for through the supervisor.",
        },
        {
          question: "Can you test our aircraft for type certification?",
          answer: "We can measure and help you prepare. A type certificate is not ours to give.",
        },
      ],
    },
    {
      kind: "call-to-action",
      id: "join",
      heading: "Join the centre with a question we cannot answer yet",
      text: "Universities, makers and users of drones are welcome. One page is enough to begin; an engineer reads it and replies.",
      actions: [
        { label: "Join as a Partner", to: enquire("partnership", `${center}: partnership`), primary: true },
        { label: "Visit the Centre", to: enquire("partnership", `${center}: a visit`) },
      ],
      notes: [
        `${company.address.locality}, ${company.address.region}`,
        `Visits by appointment, ${company.hours.office}`,
      ],
    },
  ],
  figures: [
    "specification: 4",
    "facts sheet: 2025 offers | 40 % | ₹30 crore",
    "company, unconfirmed: 1 | 2-4 | 5-6 | 2-6 months | 4 weeks | 3 months",
    "sample: 6 | 200 releases | 88 | 80 | 72 | 65",
    "specification: 150+",
  ],
};
