import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { courseTerms, goodToKnow } from "../good-to-know";
import { paidTraining, rules } from "../law";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";
import { aircraftWorkshop } from "./workshop-figures";

const { places, perInstructor } = aircraftWorkshop;
const balsa = `${aircraftWorkshop.balsa} kg`;

const [short, middle, long] = facts.aircraftWorkshops.days;
const workshops = {
  beginner: { level: "Beginner", duration: `${short} days`, title: "First Wings" },
  intermediate: { level: "Intermediate", duration: `${middle} days`, title: "Balsa and Airflow" },
  expert: { level: "Expert", duration: `${long} days`, title: "Design, Build, Prove" },
} as const;

type Workshop = (typeof workshops)[keyof typeof workshops];

/** The contact form with one workshop already named. */
const register = ({ title, duration }: Workshop) => enquire("training", `RC aircraft workshop, ${duration}: ${title}`);
const levelAndLength = ({ level, duration }: Workshop) => [
  { label: "Level", value: level },
  { label: "Duration", value: duration },
];

export const rcAircraftWorkshop: PageRecord = {
  path: "/training/rc-aircraft-workshop",
  title: "RC aircraft workshops",
  description:
    "Design, build and fly radio-controlled aeroplanes in Bhopal: a foam trainer in 3 days, a balsa model in 7, your own design with test flights in 14.",
  hero: {
    eyebrow: "Workshops",
    lead: "Cut the wing, find the balance point and fly your own aeroplane, with an instructor's transmitter linked to yours.",
    atAGlance: {
      forWhom: "Model builders from class VIII (14 days: from 16)",
      time: { label: "Duration", value: `${short}, ${middle} or ${long} days` },
      priceDepends: "level, group size and kit",
    },
    picture: picture("pilot"),
    badges: [`${short}, ${middle} or ${long} days`, "Fixed wing", "No experience needed for the first"],
    stats: [
      { value: "3", label: "aircraft types", note: "Foam, balsa, your own design" },
      { value: "< 2 kg", label: "every aircraft of these workshops", note: "Nano and micro class" },
      {
        value: `1 : ${perInstructor}`,
        label: "instructor to trainees on the field",
        note: "On linked transmitters",
      },
    ],
    actions: [
      { label: "Register for a workshop", to: enquire("training", "RC aircraft workshops"), primary: true },
      { label: "Which one suits me?", to: "#programs" },
    ],
  },
  sections: [
    {
      kind: "prose",
      id: "why-an-aeroplane",
      eyebrow: "Why an aeroplane",
      heading: "Flight that you can feel in your hands",
      paragraphs: [
        "For school groups, engineering students, families who like to build, and drone pilots who move to fixed-wing mapping.",
        "You fly in the morning, when the air is still, then build or use the simulator. You fly alone when you and the instructor agree; the transmitters stay linked.",
      ],
      data: [
        { label: "Group", value: `${places} at most` },
        { label: "Age", value: "From class VIII; from 16 for the 14 days" },
      ],
    },
    {
      kind: "cards",
      id: "programs",
      eyebrow: "Programs",
      heading: "Three workshops, three aeroplanes",
      items: [
        {
          title: workshops.beginner.title,
          text: "A high-wing trainer of foam board, 1.2 m in span, about 700 g: slow, stable, quick to repair.",
          badge: "No experience needed",
          data: levelAndLength(workshops.beginner),
          points: [
            "Cut, fold and glue wing and fuselage from plans",
            "Fit motor, speed controller, servos and receiver",
            "Find the balance point and set the control throws",
            "Two hours at the simulator",
            "Six flights on linked transmitters",
          ],
          action: { label: "Register for the 3-day workshop", to: register(workshops.beginner), primary: true },
        },
        {
          title: workshops.intermediate.title,
          text: `A balsa model with a built-up wing, ailerons and flaps: 1.4 m in span, about ${balsa}.`,
          badge: "Traditional craft",
          data: levelAndLength(workshops.intermediate),
          points: [
            "Ribs, spar and covering film, built straight on a board",
            "Compare two aerofoils by glide test",
            "Measure motor and propeller on a thrust stand",
            "Stalls, slow flight and crosswind landings",
            "A first solo circuit, if your instructor signs it",
          ],
          action: { label: "Register for the 7-day workshop", to: register(workshops.intermediate) },
        },
        {
          title: workshops.expert.title,
          text: "Your own aircraft, for the payload and stall speed that you choose on the first day.",
          badge: "Your own design",
          data: levelAndLength(workshops.expert),
          points: [
            "Size wing, tail and motor from the requirement",
            "Calculate the spar, then load the wing with sand",
            "Build within a mass budget below 2 kg",
            "Fly test cards with a data logger aboard",
            "Compare predicted with measured",
          ],
          action: { label: "Register for the 14-day workshop", to: register(workshops.expert) },
        },
      ],
    },
    {
      kind: "drawing",
      id: "the-wing",
      eyebrow: "Inside the wing",
      heading: "The parts, and the point of balance",
      drawing: "wing",
      alt: "A wing in section with the air around it: a rib with lightening holes, a spar of two strips, the skin, an aileron at its hinge, and a band in the front part where the aircraft must balance.",
      labels: [
        { name: "Balance", value: "25-33%", text: "of the chord, on a stand, before the first flight" },
        { name: "Spar", text: `Spruce. In the ${long} days you calculate it, then load the wing with sand.` },
        { name: "Rib", text: "Laser-cut, set straight on the board." },
        { name: "Skin", text: `Foam board in the ${short} days, film over balsa in the ${middle}.` },
        { name: "Aileron", text: "Each surface moves the right way, by the millimetres in the plan." },
      ],
      note: "A section as in the balsa workshop, not to scale.",
    },
    {
      kind: "table",
      id: "timetable",
      compared: true,
      eyebrow: "Timetable",
      heading: "Your progress day by day",
      caption: "Days given to each stage in the three workshops",
      columns: ["Stage", workshops.beginner.duration, workshops.intermediate.duration, workshops.expert.duration],
      rows: [
        ["Aerodynamics and plan", "Day 1, morning", "Day 1", "Days 1-4"],
        ["Building", "Days 1-2", "Days 2-4", "Days 5-9"],
        ["Radio, balance, ground checks", "Day 2, afternoon", "Day 5", "Day 10"],
        ["Simulator", "End of days 1 and 2", "End of each day", "End of each day"],
        ["Flying", "Day 3, morning", "Days 6-7, mornings", "Days 11-13, mornings"],
        ["Review", "Day 3, afternoon", "Day 7, afternoon", "Day 14"],
      ],
    },
    {
      kind: "picture",
      id: "in-the-air",
      picture: picture("hero-plane"),
      caption: "Its high wing brings this trainer back to level when you let go.",
    },
    {
      kind: "steps",
      id: "first-flight",
      eyebrow: "Before it flies",
      heading: "Six checks before the first flight",
      intro: "The same for a foam trainer and your own design. A check that fails is repeated.",
      items: [
        {
          name: "Weigh",
          description: "All-up, with battery. The figure decides the weight class.",
          time: "5 min",
        },
        {
          name: "Balance",
          description: "On a stand: between a quarter and a third of the wing chord, as drawn.",
          time: "15 min",
        },
        {
          name: "Throws",
          description: "Each surface moves the right way, by the millimetres in the plan.",
          time: "15 min",
        },
        {
          name: "Range check",
          description: "Transmitter at reduced power, thirty paces away, motor off, then running.",
          time: "10 min",
        },
        { name: "Failsafe", description: "Transmitter off, aircraft held: the motor must stop.", time: "5 min" },
        {
          name: "Maiden flight",
          description: "The instructor takes off and trims. You take over at a safe height.",
          time: "8 min",
        },
      ],
    },
    {
      kind: "views",
      id: "bench-and-strip",
      items: [
        {
          picture: picture("wing-balsa"),
          caption: "Half a balsa wing, pinned to its plan.",
        },
        {
          picture: picture("plane-strip"),
          caption: "On the strip before the maiden flight.",
        },
      ],
    },
    {
      kind: "equipment",
      id: "what-you-use",
      heading: "Your bench",
      items: [
        {
          name: "Building kit",
          data: [
            { label: "Foam workshop", value: "5 mm board, printed plans" },
            { label: "Balsa workshop", value: "Laser-cut ribs, spruce spar" },
          ],
          features: ["Knives and a cutting mat at each place", "Glue guns at the supervised table"],
        },
        {
          name: "Linked transmitters",
          data: [{ label: "Pair", value: "Instructor and trainee" }],
          features: ["One switch gives the instructor control", "Also for the simulator"],
        },
        {
          name: "Test stand",
          data: [{ label: "Reads", value: "Thrust, current, voltage, speed" }],
          features: ["Behind a shield", "You take your curve home as a file"],
        },
      ],
    },
    {
      kind: "diagram",
      id: "where-we-fly",
      diagram: "airspace",
      heading: "Where we fly",
      intro: "We fly model aeroplanes by the zones for drones: in a green zone, up to 50 m, always in sight.",
      description: `${rules.greenZones} ${rules.otherZones}`,
    },
    {
      kind: "rules",
      id: "rules",
      heading: "What applies to your aircraft",
      cases: [ruleCase("The balsa model, for yourself", "leisure", balsa)],
      items: [
        {
          rule: `${rules.noCertificate} In the workshop an instructor whose certificate covers aeroplanes is in command of every flight.`,
        },
        { rule: rules.category, check: "pilotClass" },
        paidTraining("aeroplane workshop"),
        {
          rule: "A Unique Identification Number comes before the first flight. We prepare the papers for yours with you; if it is late, you fly our trainers and return to fly yours.",
          check: "identity",
        },
        { rule: rules.typeCertificate, check: "typeCertificate" },
        { rule: "Third-party insurance is required above the nano class." },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Questions",
      items: [
        {
          question: "Who signs up a child?",
          answer: "A parent or teacher, with their own name and contact details, never the child's.",
        },
        {
          question: "Do I keep the aeroplane?",
          answer: "The airframe with motor, servos and receiver, yes. Transmitter, battery and charger are on loan.",
        },
        {
          question: "What if it crashes?",
          answer:
            "Most do, once. Foam is back in the air within the hour. Balsa and own designs have half a day for repairs; you fly our trainers meanwhile.",
        },
        {
          question: "What about wind and rain?",
          answer:
            "Above 5 m/s of wind new pilots stay on the ground, and build or use the simulator. You make up missed flying on a spare morning within four weeks.",
        },
        {
          question: "Can a school book a whole workshop?",
          answer: `Yes, all ${places} places, at your school or with us. We check your ground on the airspace map first.`,
        },
      ],
    },
    goodToKnow({
      "What is included": "Materials, radio on loan, simulator, field",
      ...courseTerms,
    }),
    {
      kind: "call-to-action",
      id: "register",
      heading: "Choose your days",
      text: "Name the workshop and a month. We reply with the next batch and a quotation.",
      actions: [
        { label: "Register for a workshop", to: enquire("training", "RC aircraft workshops"), primary: true },
        { label: "Book for a school", to: enquire("training", "RC aircraft workshop for our school") },
      ],
      notes: [`Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "specification: 3 days | 7 | 14 | 14 days | 7 days",
    "facts sheet: 2 kg | 5 | 60 m | 120 m | 400 ft | 200 ft | 8 | 12 km | 8 km",
    "company, unconfirmed: 3 | <2 kg | 1 | 9 | 16 | 1.2 m | 700 g | 2 hours | 6 flights | 1.4 m | 1.1 kg | 1-4 | 1-2",
    "company, unconfirmed: 2-4 | 5-9 | 2 | 10 | 6-7 | 11-13 | 5 min | 15 min | 10 min | 8 min | 5 mm | 5 m/s | 4 weeks",
    "company, unconfirmed: 9 places",
    "facts sheet: 25 kg | 42 | 50 | 55 m | 50 m",
    "general knowledge: 25-33 %",
  ],
};
