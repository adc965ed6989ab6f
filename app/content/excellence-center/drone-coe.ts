/**
 * Partners and members of the research team are samples until the company replaces them with names that agreed in
 * writing. The projects with their status, and the progress values, are samples until the centre states its own.
 */

import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { goodToKnow } from "../good-to-know";
import { rules } from "../law";
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

/** The states of a project, the first one first: in short, what is proven, and who may use it. */
const states = [
  {
    name: status.research,
    short: "Bench and simulation; for the team alone.",
    meaning: "Works on the bench or in simulation",
    usedBy: "The research team only",
  },
  {
    name: status.testing,
    short: "One aircraft, its limits being measured; with partners.",
    meaning: "Works on one aircraft; limits being measured",
    usedBy: "Partners in a joint trial",
  },
  {
    name: status.ready,
    short: "Repeated on several aircraft; for customers.",
    meaning: "Repeated on several aircraft and documented",
    usedBy: "Customers, in a delivered aircraft",
  },
];

const innovations: Card[] = [
  {
    title: "Speed-matched spraying",
    text: "Pump and nozzles follow the ground speed, so a slow turn does not flood the end of the row.",
    badge: status.ready,
    data: [
      { label: "Area", value: "Precision agriculture" },
      { label: "Goes into", value: "Agricultural drones" },
    ],
  },
  {
    title: "Battery passport",
    text: "Each pack records its cycles, heat and resistance, and says when to retire it.",
    badge: status.ready,
    data: [
      { label: "Area", value: "Energy and endurance" },
      { label: "Goes into", value: "All our aircraft" },
    ],
  },
  {
    title: "Solar cell finder",
    text: "Our surveillance drone marks hot spots; this also names row and cell, in the air and without a connection.",
    badge: status.testing,
    data: [
      { label: "Area", value: "Onboard vision" },
      { label: "Next", value: "Comparison with hand inspection" },
    ],
  },
  {
    title: "Load-sensing release",
    text: "A hook that weighs its crate and opens only once the ground carries the weight.",
    badge: status.testing,
    data: [
      { label: "Area", value: "Autonomous navigation" },
      { label: "Next", value: "200 releases with a dummy load" },
    ],
  },
  {
    title: "Fixed-wing surveyor",
    text: "One wing, one motor: surveys longer corridors on a charge than a multirotor of the same weight.",
    badge: status.research,
    data: [
      { label: "Area", value: "Energy and endurance" },
      { label: "Next", value: "Second airframe" },
    ],
  },
  {
    title: "Flight without satellites",
    text: "A whole route by camera and inertial sensors alone: in sheds, in tunnels, where signals are jammed.",
    badge: status.research,
    data: [
      { label: "Area", value: "Autonomous navigation" },
      { label: "Next", value: "Indoor drift measurement" },
    ],
  },
];
/** The projects of one state, in a sentence. */
const inState = (state: string) =>
  innovations
    .filter(({ badge }) => badge === state)
    .map(({ title }) => title.toLowerCase())
    .join(" and ");

export const droneCoe: PageRecord = {
  path: "/excellence-center/drone-coe",
  title: center,
  description:
    "Drone research and testing in Bhopal: four research areas, laboratories to book, and how a university, company or start-up can join.",
  hero: {
    eyebrow: "Excellence Center",
    lead: "We build, measure and, inside the net, crash prototypes on purpose. Book a laboratory, or join us for a project.",
    atAGlance: {
      forWhom: "Researchers, companies and start-ups",
      time: { label: "Time", value: "Half a day in a laboratory; months for a project" },
      priceDepends: "laboratory hours, test flights and staff",
    },
    picture: picture("pointcloud-height"),
    plan: {
      title: "Four laboratories to book",
      note: "Sketch, not to scale",
      description:
        "Four rooms from above: propulsion bench, battery room, vision and electronics laboratory, netted flight hall.",
      rooms: [
        {
          name: "Propulsion bench",
          detail: "Thrust, torque, current, heat",
          at: { x: 6, y: 6, width: 58, height: 36 },
          door: "bottom",
          tables: { count: 2, rows: 1 },
        },
        {
          name: "Battery room",
          detail: "Capacity, resistance, ageing",
          at: { x: 6, y: 48, width: 58, height: 36 },
          door: "top",
          tables: { count: 6, rows: 2 },
        },
        {
          name: "Netted flight hall",
          detail: "Position, attitude, failure response",
          at: { x: 64, y: 6, width: 90, height: 36 },
          door: "bottom",
          net: true,
        },
        {
          name: "Vision and electronics lab",
          detail: "Recognition rate, delay, power",
          at: { x: 64, y: 48, width: 90, height: 36 },
          door: "top",
          tables: { count: 6, rows: 1 },
        },
      ],
    },
    stats: [
      { value: String(researchAreas.length), label: "research areas", note: "Each with its question" },
      { value: String(innovations.length), label: "projects", note: "Each with its status", sample: true },
      { value: "4", label: "laboratories", note: "For partners to book" },
      { value: facts.dronesBuilt.value, label: facts.dronesBuilt.label, note: facts.dronesBuilt.note },
    ],
    actions: [
      { label: "Join the Centre", to: enquire("partnership", `${center}: joining`), primary: true },
      { label: "See the Innovations", to: "#innovations" },
    ],
  },
  sections: [
    {
      kind: "drawing",
      id: "proof",
      eyebrow: "From idea to aircraft",
      heading: "A project moves on with a test report, or not at all",
      drawing: "project-states",
      sample: true,
      alt: "Three places in a row, gates between them: a motor on a thrust stand behind a screen, one aircraft in a netted hall, three aircraft outside.",
      labels: states.map(({ name, short }) => ({ name, text: `${short} Here now: ${inState(name)}.` })),
    },
    {
      kind: "tabs",
      id: "the-centre",
      eyebrow: "The Centre",
      heading: "What we work on, where and with whom",
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
              intro: "Six sample projects. A status changes only with a test report.",
              items: innovations,
            },
            {
              kind: "table",
              id: "status-meaning",
              heading: "What a status means",
              caption: "Status of a project and what it allows",
              columns: ["Status", "What is proven", "Who may use it"],
              rows: [...states].reverse().map(({ name, meaning, usedBy }) => [name, meaning, usedBy]),
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
                  description: "Samples to test.",
                },
                {
                  partner: "A power utility",
                  type: "User",
                  description: "Solar rows and line corridors as a proving ground.",
                },
              ],
              note: "Samples of the kinds of partner we look for; none is a real institution.",
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
              intro: "Partners book by the half day, with one of our engineers in the room.",
              items: [
                {
                  name: "Propulsion bench",
                  data: [{ label: "Measures", value: "Thrust, torque, current, heat" }],
                  features: ["Behind a steel screen", "Runs a motor to the limit you set"],
                },
                {
                  name: "Battery room",
                  data: [{ label: "Measures", value: "Capacity, resistance, ageing" }],
                  features: ["Fire cabinets and extraction", "Cycling under watch"],
                },
                {
                  name: "Vision and electronics laboratory",
                  data: [{ label: "Measures", value: "Recognition rate, delay, power" }],
                  features: ["Replay of recorded flights", "Visible and thermal cameras"],
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
                  background: "Approves every change of status.",
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
                  background: "Lithium cells and how they age.",
                },
              ],
              note: "Sample entries: our people are named here once they agree in writing.",
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
        "A point cloud coloured by height. Our navigation engineers check their estimates against clouds like this.",
    },
    {
      kind: "progress",
      sample: true,
      id: "research-areas",
      eyebrow: "Research",
      heading: "Four research areas",
      intro: "How much of each area's present plan is done.",
      items: researchAreas,
      note: "Sample values, in per cent of planned milestones.",
    },
    {
      kind: "cards",
      id: "questions",
      heading: "What each area asks",
      items: [
        {
          title: "Precision agriculture",
          text: "How little spray still protects the crop? We measure it with water-sensitive paper in the field.",
        },
        {
          title: "Onboard vision",
          text: "What can the aircraft recognise on its own processor? It marks; a person decides.",
        },
        {
          title: "Autonomous navigation",
          text: "What does an aircraft do when the satellite signal, the radio link or a motor fails? We fly every case.",
        },
        {
          title: "Energy and endurance",
          text: "What costs flight time: heat, drag, an old cell, a heavy plug? We measure each on the bench, then all together in the air.",
        },
      ],
    },
    {
      kind: "turn",
      id: "turn-it",
      eyebrow: "In your hands",
      heading: "Our test aircraft",
      intro: "Turn it around. Press a part to see what we research there.",
      items: [
        {
          ...turnables.heavy,
          name: "Heavy payload drone",
          parts: [
            {
              node: "crate",
              name: "Release and crate",
              text: "Does the ground carry the weight? The hook must know before it opens.",
              from: { turn: 50, tilt: 8 },
            },
            {
              node: "receiver",
              name: "Satellite receivers",
              text: "What does the aircraft do without a signal?",
              from: { turn: 205, tilt: 24 },
            },
            {
              node: "motor-1",
              name: "Motors",
              text: "What costs flight time, and what happens when one motor stops?",
              from: { turn: 150, tilt: 30 },
            },
            {
              node: "radar",
              name: "Forward radar",
              text: "How thin a wire can it see in time?",
              from: { turn: 12, tilt: 6 },
            },
          ],
        },
      ],
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
          description: "We agree on ownership, publication, confidentiality and cost before any data is shared.",
          time: "Weeks 2-4",
        },
        {
          name: "Test plan",
          description: "Method, instruments and when a test stops.",
          time: "Weeks 5-6",
        },
        {
          name: "Trial",
          description: "Bench, then hall, then field. Both of us keep the raw data.",
          time: "2-6 months",
        },
        {
          name: "Report",
          description: "What we found, failures included, and the new status.",
          time: "4 weeks",
        },
      ],
    },
    {
      kind: "rules",
      id: "rules",
      heading: "Rules for research",
      cases: [ruleCase("A research drone", "research")],
      items: [
        {
          rule: `${rules.research} A drone that is sold needs a UIN and, unless it is a nano or model drone, a type certificate.`,
          check: "research",
        },
        {
          rule: "Flight beyond visual line of sight has been by exemption only. We fly within sight.",
          check: "sight",
        },
        { rule: rules.statePolicy, check: "statePolicy" },
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
            "What you bring stays yours; what we bring stays ours. The agreement of each project says who owns the rest.",
        },
        {
          question: "May students take part?",
          answer: "Yes, for theses and internships of three months or longer. Apply through your supervisor.",
        },
        {
          question: "Can you test our aircraft for type certification?",
          answer: "We measure and help you prepare. We cannot give a type certificate.",
        },
      ],
    },
    goodToKnow({
      "What is included": "What the test plan of your project lists",
      Price: "In the agreement, before any data is shared",
      "Language of work": company.terms.language,
      Cancellation: company.terms.cancellation,
    }),
    {
      kind: "call-to-action",
      id: "join",
      heading: "Join us with a question we cannot answer yet",
      text: "One page is enough to begin. An engineer reads it and replies.",
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
    "facts sheet: 42",
    "specification: 4",
    "facts sheet: 2025 offers | 40 % | ₹30 crore",
    "company, unconfirmed: 1 | 2-4 | 5-6 | 2-6 months | 4 weeks | 3 months",
    "sample: 6 | 200 releases | 88 | 80 | 72 | 65",
    "specification: 150+",
  ],
};
