// The mass budget is a sample: an invented aircraft that shows how a concept is presented.

import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { goodToKnow, safeguards } from "../good-to-know";
import { rules, rulesEndAt } from "../law";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";
import { turnables } from "../turnables";
import { packagesOf } from "./packages";

const service = "Custom Drone Development";

const timelines = { adapted: "8-12 weeks", purposeBuilt: "16-20 weeks", program: "20+ weeks" };

/** The phases, their shortest and longest time in weeks, and what then stands. */
const phases = [
  {
    name: "Requirements",
    weeks: [1, 1],
    result: "Then you hold a numbered list, and we can quote.",
    description: "A numbered list; each number later has its test.",
  },
  {
    name: "Concept",
    weeks: [1, 2],
    result: "Then you choose from two or three layouts.",
    description: "Two or three layouts by mass, power and cost. You choose.",
  },
  {
    name: "Detailed design",
    weeks: [2, 4],
    result: "Then we review drawings and parts list.",
    description: "Structure, wiring, software, failure analysis, parts with lead times.",
  },
  {
    name: "Prototype",
    weeks: [2, 8],
    result: "Then the first aircraft is built.",
    description: "We make or buy parts and build the first aircraft.",
  },
  {
    name: "Testing",
    weeks: [1, 4],
    result: "Then every requirement is ticked or reopened.",
    description:
      "Thrust stand, tether, free flight, your payload. At your site with the papers for flight, or under rule 42. Every requirement is ticked or reopened.",
  },
  {
    name: "Handover",
    weeks: [1, 1],
    result: "Then aircraft, manuals, spares and records are yours.",
    description: "Aircraft, manuals, spares, test records and training.",
  },
] as const;
const total = (end: 0 | 1) => phases.reduce((sum, { weeks }) => sum + weeks[end], 0);
const time = ([from, to]: readonly [number, number]) => (from === to ? `${from} week` : `${from}-${to} weeks`);

/** Kilograms of an invented survey aircraft. */
const budget = [
  { group: "Airframe and landing gear", mass: 2.6, driver: "Folding arms for the boot of one car" },
  { group: "Motors, propellers, controllers", mass: 1.9, driver: "Hover at half throttle" },
  { group: "Battery", mass: 3.4, driver: `${facts.endurance.value}, landing with 20% left` },
  { group: "Avionics and radio", mass: 0.6, driver: "Doubled compass and power" },
  { group: "Payload", mass: 1.2, driver: "Given by the customer" },
  { group: "Margin", mass: 0.3, driver: "Paint, cables, surprises" },
] as const;
const allUpWeight = budget.reduce((sum, { mass }) => sum + mass, 0);

const offer = packagesOf("custom-drone", service);

export const customDroneDevelopment: PageRecord = {
  path: "/services/custom-drone-development",
  title: service,
  description:
    "Custom drones designed and built in Bhopal: six phases from requirements to handover, in 8-12, 16-20 or 20+ weeks, with complete test records.",
  hero: {
    eyebrow: "Engineering services",
    lead: "You bring a task that no ready drone does well. We design the aircraft, build it, test it with you present, and hand it over with its records.",
    atAGlance: {
      forWhom: "Companies and institutes that no standard drone suits",
      time: { label: "Time", value: "8 to 20 weeks, or more" },
      priceDepends: "payload, endurance and number of aircraft",
    },
    picture: picture("team-bench"),
    pin: { at: { x: 62, y: 52 }, value: facts.trainerSheet.weight.pro, text: "Trainer Pro, all-up; preliminary" },
    stats: [
      { value: facts.dronesBuilt.value, label: facts.dronesBuilt.label, note: facts.dronesBuilt.note },
      {
        value: timelines.adapted,
        label: "for an adapted platform",
        note: "Our planned time, requirements to handover",
      },
    ],
    actions: [
      { label: "Start Custom Project", to: enquire("custom-drone", service), primary: true },
      { label: "See the six phases", to: "#development" },
    ],
  },
  sections: [
    {
      kind: "checklist",
      id: "first-call",
      eyebrow: "The first call",
      heading: "Seven answers tell us whether it can fly",
      intro: "If a ready drone would do, we say so.",
      items: [
        "What must it carry, and how heavy is that?",
        "How long must it stay up, and how far from the pilot?",
        "Where: heat, dust, rain, height above sea level, salt air?",
        "Who flies it, with how many people?",
        "What must it do by itself?",
        "How many aircraft, in which year?",
        "Which class, tender or budget must it fit?",
      ],
    },
    {
      kind: "drawing",
      id: "gates",
      eyebrow: "The way to your aircraft",
      heading: "Six reviews, and a way out at each",
      drawing: "phases",
      weeks: phases.map(({ weeks }) => weeks),
      alt: `Six phases over ${total(1)} weeks, one below the other, each drawn as short and as long as it may be. Each ends with a review.`,
      labels: [
        ...phases.map(({ name, weeks, result }) => ({ name, text: `${time(weeks)}. ${result}` })),
        { name: "At the shortest", value: `${total(0)} weeks` },
        { name: "At the longest", value: `${total(1)} weeks` },
      ],
      note: "Weeks to scale; a certification campaign comes on top.",
    },
    {
      kind: "cards",
      id: "services",
      eyebrow: "Services",
      heading: "Four kinds of work, together or one at a time",
      items: [
        {
          title: "Airframe and propulsion",
          text: "Structure, motors, propellers and battery, from one mass budget.",
          points: ["Multirotor and fixed wing", "Thrust and vibration measured on our stand"],
        },
        {
          title: "Payload integration",
          text: "Your camera, sensor, sprayer or winch on a mount that comes off in the field.",
          points: ["Power, data, trigger", "Balance checked full and empty"],
        },
        {
          title: "Flight software",
          text: "Autopilot, mission logic, ground station and recognition on board.",
          points: ["Failsafes written down and tested", "Logs in an open format"],
        },
        {
          title: "Prototype to small series",
          text: "One aircraft or fifty, each with its record.",
          points: ["Incoming inspection of motors and cells", "Spare parts listed and stocked"],
        },
      ],
    },
    {
      kind: "tabs",
      id: "development",
      eyebrow: "Development",
      heading: "How a task becomes an aircraft",
      defaultTab: "process",
      tabs: [
        {
          id: "process",
          label: "Process",
          sections: [
            {
              kind: "steps",
              id: "phases",
              intro: `Six phases of 1 to 8 weeks: ${total(0)} to ${total(1)} weeks in all, without a certification campaign. Each phase ends with a review, and you may stop there.`,
              items: phases.map(({ name, weeks, description }) => ({ name, description, time: time(weeks) })),
            },
          ],
        },
        {
          id: "applications",
          label: "Applications",
          sections: [
            {
              kind: "cards",
              id: "application-list",
              items: [
                {
                  title: "Inspection and surveillance",
                  text: "Zoom and thermal cameras for plants, forests and perimeters.",
                  data: [{ label: "Usual class", value: "Small, over 2 to 25 kg" }],
                  picture: picture("surveillance-lens"),
                },
                {
                  title: "Cargo and heavy payload",
                  text: "Crates, ropes and relief goods, set down by winch.",
                  data: [{ label: "Usual class", value: "Medium, over 25 to 150 kg" }],
                  picture: picture("heavy-hp30"),
                },
                {
                  title: "Agriculture and research",
                  text: "Sprayers, spreaders, multispectral heads and sampling arms, fit for dust and chemicals.",
                  data: [{ label: "Usual class", value: "Small or medium" }],
                  picture: picture("agri-eight"),
                },
              ],
            },
          ],
        },
        {
          id: "technologies",
          label: "Technologies",
          sections: [
            {
              kind: "cards",
              id: "technology-list",
              intro: "Figures are our claims for a reference aircraft; yours follow from its mass budget.",
              items: [
                {
                  title: "Composite structures",
                  text: "Carbon fibre, cured and cut in our shop.",
                },
                {
                  title: "Power and propulsion",
                  text: "Matched cells; motors and propellers chosen by measured efficiency.",
                  data: [{ label: "Endurance", value: facts.endurance.value }],
                },
                {
                  title: "Navigation and control",
                  text: "Two compasses, corrected satellite position, and a return route that knows the terrain.",
                },
                {
                  title: "Radio and video link",
                  text: "Control, telemetry and HD video recording.",
                  data: [
                    { label: "Control range", value: facts.controlRange.value },
                    { label: "Note", value: facts.controlRange.wording },
                  ],
                },
                {
                  title: "AI processing on board",
                  text: "A neural engine counts, follows or classifies in flight.",
                },
                {
                  title: "Payload interfaces",
                  text: "One quick-release plate with power, network and trigger.",
                },
              ],
            },
          ],
        },
        {
          id: "packages",
          label: "Packages",
          sections: [
            {
              kind: "packages",
              id: "package-list",
              intro: "Weeks count all six phases. We quote after the first.",
              items: [
                offer("Adapted Platform", timelines.adapted, [
                  "Our airframe with your payload and software",
                  "Aircraft, spares and manuals",
                  "Acceptance flight and two days of training",
                ]),
                offer(
                  "Purpose-Built Aircraft",
                  timelines.purposeBuilt,
                  [
                    "New airframe and propulsion for your task",
                    "Prototype and one corrected aircraft",
                    "Drawings, parts list and test records",
                    "One week of training",
                  ],
                  true,
                ),
                offer("Development Program", timelines.program, [
                  "Several prototypes, trials at your site where the rules allow",
                  "Documents and evidence for type certification",
                  "Preparation for series production",
                  "A joint team with monthly reviews",
                ]),
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "table",
      id: "mass-budget",
      eyebrow: "What you review",
      heading: "The page on which a drone is decided",
      intro: "You review a table like this one, here for an invented survey aircraft.",
      sample: true,
      caption: "Sample mass budget, in kilograms",
      columns: ["Group", "Mass", "What drives it"],
      rows: [
        ...budget.map(({ group, mass, driver }) => [group, mass.toFixed(1), driver]),
        ["All-up weight", allUpWeight.toFixed(1), "Small class: over 2 to 25 kg"],
      ],
    },
    {
      kind: "turn",
      id: "turn-it",
      eyebrow: "In your hands",
      heading: "Four groups of such a budget, on our own aircraft",
      intro: "Our surveillance drone, a start for an adapted platform. Turn it and lift its cover.",
      items: [
        {
          ...turnables.surveillance,
          parts: [
            {
              node: "gimbal",
              name: "Payload",
              text: "Here cameras behind one window; on your aircraft, what you bring.",
              from: { turn: 24, tilt: 2 },
            },
            {
              node: "motor-3",
              name: "Propulsion",
              text: "Motor, propeller and arm are measured together on the stand.",
              from: { turn: 140, tilt: 30 },
            },
            {
              node: "battery",
              name: "Battery",
              text: "The heaviest single part of most budgets, so it sits in the middle.",
              from: { turn: 200, tilt: 42 },
              inside: true,
            },
            {
              node: "board-2",
              name: "Avionics",
              text: "Power board, flight controller and receiver, one above the other.",
              from: { turn: 20, tilt: 48 },
              inside: true,
            },
          ],
        },
      ],
    },
    {
      kind: "picture",
      id: "bench",
      picture: picture("service-bench"),
      caption: "After ten flights we check fasteners, joints and bearings.",
    },
    {
      kind: "diagram",
      id: "classes",
      eyebrow: "Classes",
      heading: "Weight decides which rules your aircraft must meet",
      diagram: "classes",
      description: `All-up weight counts, payload included. Nano: up to 250 g. Micro: over 250 g to 2 kg. Small: over 2 to 25 kg. Medium: over 25 to 150 kg. Large: over 150 kg, to ${rulesEndAt} kg, where the Drone Rules end. We keep a margin below the limit.`,
    },
    {
      kind: "rules",
      id: "rules",
      eyebrow: "Rules",
      heading: "What applies to a drone built for you",
      cases: [
        ruleCase("The survey aircraft of the budget above", "work", allUpWeight),
        ruleCase("The same as a research drone", "research", allUpWeight),
      ],
      items: [
        {
          rule: `Every drone needs a Unique Identification Number (UIN), except research and development ones. ${rules.typeCertificate} We prepare documents and tests; the authorities give the certificate.`,
          check: "typeCertificate",
        },
        { rule: rules.research, check: "research" },
        {
          rule: "The import of complete drones has been prohibited since 9 February 2022, with exceptions for research, defence and security. Components are free of this ban.",
        },
        { rule: `${facts.droneTax.wording}. Quotations show it on its own line.` },
        {
          rule: "Flight beyond visual line of sight has been by exemption only. We can build for it; you apply for the exemption.",
          check: "sight",
        },
        { rule: rules.statePolicy, check: "statePolicy" },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Before you sign",
      items: [
        {
          question: "Who owns the design?",
          answer:
            "The contract says so before work begins. Usually what is new and paid for by you is yours; our existing modules come with a licence for your aircraft.",
        },
        {
          question: "What if a test fails?",
          answer: "We change the design and fly again. The contract says how often the agreed price covers that.",
        },
        {
          question: "Will you sign a confidentiality agreement?",
          answer:
            company.terms.confidentiality ??
            "Ask us, before the first drawing is shown. An agreement names who sees the files.",
        },
      ],
    },
    goodToKnow({
      Includes: "By package: aircraft, spares, records, training",
      Price: "Quoted after the first phase; GST shown apart",
      Where: "Built and tested in Bhopal; at your site where the rules allow",
      "Where we work": company.terms.travel,
      ...safeguards,
      Cancellation: company.terms.cancellation,
    }),
    {
      kind: "call-to-action",
      id: "start",
      heading: "Describe the task in three sentences",
      text: "An engineer answers, with questions.",
      actions: [
        { label: "Start Your Project", to: enquire("custom-drone", `${service}: a new project`), primary: true },
        { label: "Talk to an engineer", to: enquire("custom-drone", `${service}: a call with an engineer`) },
      ],
      notes: [`Workshop visits in ${company.address.locality} by appointment`, `Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "specification: 8-12 | 16-20 | 20+ weeks | 8-12 weeks | 1 | 8 weeks | 16-20 weeks",
    "facts sheet: 2 | 25 kg | 25 | 150 kg | 250 g | 2 kg | 9 february | 2022 | 2025 offers",
    "facts sheet: 40 % | ₹30 crore",
    "company, unconfirmed: 1 week | 1-2 weeks | 2-4 weeks | 2-8 weeks | 1-4 weeks | 2 days | 10 flights",
    "sample: 2.6 | 1.9 | 3.4 | 0.6 | 1.2 | 0.3 | 10.0",
    "specification: 150+ | 30 min",
    "facts sheet: 10 km | 42 | 500 kg",
    "company, unconfirmed: 20 weeks | 8",
    "company, unconfirmed: 20 % | 2.6 kg",
  ],
};
