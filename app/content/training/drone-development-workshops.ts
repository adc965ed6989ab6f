import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { courseTerms, goodToKnow } from "../good-to-know";
import { paidTraining, rules, weightClasses } from "../law";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";
import { droneWorkshop } from "./workshop-figures";

const quadcopter = `${droneWorkshop.quadcopter} kg`;

const [short, middle, long] = facts.droneWorkshops.days;
const workshops = {
  beginner: { level: "Beginner", days: short, duration: `${short} days`, title: "Build Your First Quadcopter" },
  intermediate: {
    level: "Intermediate",
    days: middle,
    duration: `${middle} days`,
    title: "Autopilot and Mission Systems",
  },
  expert: { level: "Expert", days: long, duration: `${long} days`, title: "Drone Product Engineering" },
} as const;
const benchHours = ({ days }: Workshop) => String(days * droneWorkshop.hoursADay);

type Workshop = (typeof workshops)[keyof typeof workshops];

/** Name of a workshop as the visitor reads it in the contact form. */
const named = ({ title, duration }: Workshop) => `Drone development workshop, ${duration}: ${title}`;
const register = (workshop: Workshop) => enquire("training", named(workshop));
const levelAndLength = (workshop: Workshop) => [
  { label: "Level", value: workshop.level },
  { label: "Duration", value: workshop.duration },
  { label: "Bench hours", value: benchHours(workshop) },
];

export const droneDevelopmentWorkshops: PageRecord = {
  path: "/training/drone-development-workshops",
  title: "Drone development workshops",
  description:
    "Three drone building workshops in Bhopal: a quadcopter in 2 days, an autopilot in 5, a product with its test report in 10.",
  hero: {
    eyebrow: "Workshops",
    lead: "You solder it, tune it, read its log and know why it flew. Three workshops, each a build from parts, and the first needs no experience.",
    atAGlance: {
      forWhom: "Students (2 days: from class VIII) and engineers",
      time: { label: "Duration", value: facts.developmentProgram.wording },
      priceDepends: "level, group size and parts",
    },
    picture: picture("bench-build"),
    badges: [`${short}, ${middle} or ${long} days`, "Two people to a bench", "Parts included"],
    actions: [
      { label: "Register for a workshop", to: enquire("training", "Drone development workshops"), primary: true },
      { label: "See the programs", to: "#programs" },
    ],
  },
  sections: [
    {
      kind: "cards",
      id: "programs",
      eyebrow: "Programs",
      heading: "Pick by what you want to build",
      intro: "You book each one separately. The table below says what to know before.",
      items: [
        {
          title: workshops.beginner.title,
          text: "A small quadcopter, from parts to a steady hover. For students, teachers and hobbyists.",
          badge: "Start here",
          data: levelAndLength(workshops.beginner),
          points: [
            "Assemble and solder a quadcopter of at most 250 g, one for each of you",
            "Set up the flight controller, radio link and failsafe",
            "Charge and store a lithium battery safely",
            "Hover in a netted hall, then find a planted fault",
            "Take the aircraft home",
          ],
          action: { label: "Register for the 2-day workshop", to: register(workshops.beginner), primary: true },
        },
        {
          title: workshops.intermediate.title,
          text: `A ${quadcopter} quadcopter with satellite positioning and telemetry. For engineering students, technicians and pilots.`,
          badge: "Open-source autopilot",
          data: levelAndLength(workshops.intermediate),
          points: [
            "Choose motors, propellers and battery from measured thrust",
            "Install and calibrate an open-source autopilot",
            "Tune the control loops and read vibration in the log",
            "Set geofence, return and low-battery actions",
            "Plan a mission, simulate it, then see it flown",
          ],
          action: { label: "Register for the 5-day workshop", to: register(workshops.intermediate) },
        },
        {
          title: workshops.expert.title,
          text: "One requirement, a team of four at two benches, one tested prototype. For developers, start-ups and final-year project groups.",
          badge: "Ends in a design review",
          data: levelAndLength(workshops.expert),
          points: [
            "Write a requirement that can be tested",
            "Work out mass, thrust, current and endurance",
            "Join a companion computer and camera to the autopilot",
            "Run the flight code in simulation before it flies",
            "Present a test report to our engineers",
          ],
          action: { label: "Register for the 10-day workshop", to: register(workshops.expert) },
        },
      ],
    },
    {
      kind: "drawing",
      id: "first-build",
      eyebrow: `The ${short} days`,
      heading: "What you fit, and when",
      drawing: "build-order",
      alt: "A small quadcopter from above in a net: frame with four arms, a speed controller on each, motors with the way they turn, flight controller, receiver and battery in the middle.",
      labels: [
        { name: "Solder", value: "Day 1, morning", text: "on scrap boards first, until the joint holds" },
        { name: "Speed controllers", value: "Day 1, afternoon", text: "one on each arm" },
        { name: "Motors", value: "Day 1, afternoon", text: "two turn one way, two the other" },
        { name: "Battery", value: "Day 1, afternoon", text: "first power, current limited" },
        { name: "Flight controller", value: "Day 1, afternoon", text: "firmware and motor order on day 2" },
        { name: "Receiver", value: "Day 2, morning", text: "stick directions, failsafe" },
        { name: "Propellers", value: "Last", text: "when motor order and failsafe are right" },
        { name: "Net", value: "Day 2, afternoon", text: "three supervised flights, then a fault to find" },
      ],
    },
    {
      kind: "tabs",
      id: "day-by-day",
      eyebrow: "Timetable",
      heading: "Day by day",
      intro: "From 9:30 to 16:30: six hours at the bench and a break.",
      defaultTab: "two-days",
      tabs: [
        {
          id: "two-days",
          label: "2 days",
          sections: [
            {
              kind: "schedule",
              id: "two-days-schedule",
              items: [
                {
                  when: "Day 1, morning",
                  what: "Hands and tools",
                  description: "Soldering on scrap boards until the joint holds; battery rules.",
                },
                {
                  when: "Day 1, afternoon",
                  what: "Frame and wiring",
                  description: "Motors, speed controllers, flight controller; first power, current limited.",
                },
                {
                  when: "Day 2, morning",
                  what: "Firmware and radio",
                  description: "Motor order, stick directions, failsafe. Propellers go on last.",
                },
                {
                  when: "Day 2, afternoon",
                  what: "Hover and fault",
                  description: "Three supervised flights in the net, then a fault to find with a meter.",
                },
              ],
            },
          ],
        },
        {
          id: "five-days",
          label: "5 days",
          sections: [
            {
              kind: "schedule",
              id: "five-days-schedule",
              items: [
                {
                  when: "Day 1",
                  what: "Thrust before parts",
                  description: "Each bench measures two motors with three propellers and picks a pair.",
                },
                {
                  when: "Day 2",
                  what: "Build",
                  description: "Power wiring, damped autopilot mount, antenna placement.",
                },
                {
                  when: "Day 3",
                  what: "Autopilot",
                  description: "Calibration, flight modes, geofence; the same parameters in a simulator.",
                },
                {
                  when: "Day 4",
                  what: "Tune",
                  description: "Hover in the net, read the log, change one value, hover again.",
                },
                {
                  when: "Day 5",
                  what: "Mission",
                  description: "An instructor flies your plan outdoors, on our registered aircraft.",
                },
              ],
            },
          ],
        },
        {
          id: "ten-days",
          label: "10 days",
          sections: [
            {
              kind: "schedule",
              id: "ten-days-schedule",
              items: [
                {
                  when: "Days 1-2",
                  what: "Requirement and budget",
                  description: "What it carries, how long, how you will prove it.",
                },
                {
                  when: "Days 3-4",
                  what: "Layout",
                  description: "Drawings, printed and cut parts, a wiring plan.",
                },
                {
                  when: "Days 5-6",
                  what: "Integration",
                  description: "Autopilot, companion computer, sensor and their messages.",
                },
                {
                  when: "Day 7",
                  what: "Simulation",
                  description: "The task in software, with lost signal and lost position.",
                },
                {
                  when: "Days 8-9",
                  what: "Test",
                  description: "Bench, tether, net. Each run has a pass mark that you write first.",
                },
                {
                  when: "Day 10",
                  what: "Review",
                  description: "Forty minutes with two of our engineers.",
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "table",
      id: "before-and-after",
      compared: true,
      heading: "What you bring, what you leave with",
      caption: "The three workshops side by side",
      columns: ["Workshop", workshops.beginner.duration, workshops.intermediate.duration, workshops.expert.duration],
      rows: [
        ["Before", "Nothing", "Soldering; some school physics", "A build that flew, and basic Python or C++"],
        ["Weight class of the build", "Nano", "Micro", "Micro, or a bench prototype"],
        ["Where your build flies", "Netted hall", "Netted hall", "Tether and netted hall"],
        ["You keep", "The aircraft", "Log files and parameter set", "Drawings, code and test report"],
      ],
    },
    {
      kind: "picture",
      id: "bench-hall",
      picture: picture("classroom"),
      caption: "The hall before a batch: twelve places, two people to a bench.",
    },
    {
      kind: "prose",
      id: "long-programme",
      eyebrow: "Development program",
      heading: `When ten days are not enough: ${facts.developmentProgram.range}`,
      paragraphs: [
        "For people who want to develop drones for a living: the long expert workshop with two design rounds, your own circuit board, and a prototype revised after its first tests.",
        "You have done one of our workshops or equal work, and bring a problem to solve. We tell you if a shorter workshop would do.",
      ],
      data: [
        { label: "Program", value: "Drone Development Workshop" },
        { label: "Length", value: facts.developmentProgram.range },
        { label: "Level", value: "Advanced" },
        { label: "Shorter", value: `${short}, ${middle} and ${long} day workshops` },
      ],
    },
    {
      kind: "diagram",
      id: "weight-classes",
      diagram: "classes",
      heading: "The class of your build",
      intro: "All-up weight, payload included, decides which rules apply.",
      description:
        "Five classes by all-up weight: nano up to 250 g; micro over 250 g to 2 kg; small over 2 to 25 kg; medium over 25 to 150 kg; large over 150 to 500 kg.",
    },
    {
      kind: "rules",
      id: "rules-for-builders",
      heading: "Rules for builders",
      cases: [
        ruleCase("A nano build, for yourself", "leisure", weightClasses[0].upTo),
        ruleCase("The quadcopter with telemetry", "leisure", quadcopter),
      ],
      items: [
        {
          rule: `${rules.noCertificate} Our workshops do not give that certificate.`,
        },
        paidTraining("drone workshop"),
        {
          rule: "Every drone needs a Unique Identification Number (UIN) except research and development ones. Before it first flies, even in the net, we settle which yours is.",
          check: "identity",
        },
        { rule: rules.typeCertificate, check: "typeCertificate" },
        {
          rule: "The import of complete drones has been prohibited since 9 February 2022, with exceptions for research, defence and security. Components may be imported.",
        },
        { rule: "Third-party insurance is required for every class but nano." },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Before you register",
      items: [
        {
          question: "May school students come?",
          answer:
            "To the 2-day workshop, from class VIII. A parent or teacher fills in the form with their own details, never the child's; a parent or guardian signs a consent.",
        },
        {
          question: "Do you run workshops at colleges?",
          answer:
            "Yes, all three, for up to twelve trainees. You provide a hall of about 12 by 8 m with power at the benches; we bring net, tools and parts.",
        },
        {
          question: "May I fly my quadcopter at home?",
          answer:
            "It is a nano drone, so you need no pilot certificate. You do need a UIN (check the current rule), and a look at the airspace map before each flight.",
        },
        {
          question: "What happens after I register?",
          answer: `We reply ${company.hours.reply}. You get dates and a quotation once we know what you need. We hold your place when you confirm.`,
        },
      ],
    },
    goodToKnow({
      "What is included": "Bench, tools and the parts of your build",
      ...courseTerms,
    }),
    {
      kind: "call-to-action",
      id: "register",
      heading: "Tell us what you want to build",
      text: "We tell you which workshop fits.",
      actions: [
        { label: "Register for a workshop", to: enquire("training", "Drone development workshops"), primary: true },
        {
          label: `Ask about the ${facts.developmentProgram.range.replace("weeks", "week")} program`,
          to: enquire("training", `Drone Development Workshop, ${facts.developmentProgram.range}`),
        },
        { label: "Book for an institution", to: enquire("training", "Drone development workshop at our institution") },
      ],
    },
  ],
  figures: [
    "specification: 2 days | 5 | 10 | 10 days | 5 days | 10 day | 12-16 week",
    "facts sheet: 2 | 250 g | 2 kg | 25 kg | 25 | 150 kg | 9 february | 2022",
    "company, unconfirmed: 2 people | 1.5 kg | 9:30 | 16:30 | 6 hours | 1 | 3 | 4 | 1-2 | 3-4 | 5-6 | 7 | 8-9",
    "company, unconfirmed: 40 minutes | 12 | 30 | 60 | 12 places | 8 m",
    "facts sheet: 12-16 weeks",
    "facts sheet: 150 | 42 | 500 kg",
    "company, unconfirmed: 12 trainees",
  ],
};
