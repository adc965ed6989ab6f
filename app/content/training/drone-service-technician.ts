import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { courseTerms, goodToKnow } from "../good-to-know";
import { rules } from "../law";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";

const course = "Drone Service Technician Training";
const { weeks, modules, range, wording } = facts.technicianCourse;
const length = (index: number) => (modules[index] === 1 ? "1 week" : `${modules[index]} weeks`);
/** "Weeks 3-4" or "Week 7", in which a module of the full-time course is taught. */
const weeksOf = (module: number) => {
  const first = modules.slice(0, module).reduce<number>((sum, each) => sum + each, 1);
  const last = first + (modules[module] ?? 1) - 1;
  return first === last ? `Week ${last}` : `Weeks ${first}-${last}`;
};

export const droneServiceTechnician: PageRecord = {
  path: "/training/drone-service-technician",
  title: course,
  description:
    "Learn to service and repair drones in 7 weeks: electronics, propulsion, autopilots and the service desk, with four certificates and daily bench work.",
  course: { workload: `P${weeks}W`, level: "Intermediate", credential: "Four company certificates" },
  brochure: true,
  hero: {
    eyebrow: "Training academy",
    lead: "Every working drone breaks one day. You learn to find out why, to put it right and to sign for it.",
    atAGlance: {
      forWhom: "People with a trade: ITI, diploma or workshop",
      time: { label: "Duration", value: wording },
      priceDepends: "the batch: full-time or weekend",
    },
    picture: picture("technician"),
    highlights: {
      heading: "Course Highlights",
      items: [
        "Four modules, four certificates",
        "Your own bench and tool set for the course",
        "Full-time or at weekends",
      ],
    },
    actions: [
      { label: "Begin Training", to: enquire("training", course), primary: true },
      { label: "Download Brochure", to: enquire("training", course, "drone-service-technician") },
    ],
  },
  sections: [
    {
      kind: "steps",
      id: "a-repair",
      eyebrow: "The trade",
      heading: "A repair, step by step",
      intro:
        "The job you train for. From the fifth week you do it on drones with planted faults; in the last week, against the clock.",
      items: [
        {
          name: "Receive",
          description: "Serial number, owner's account, photographs. Batteries come out first.",
          time: "20 min",
        },
        {
          name: "Read",
          description: "The flight log: voltage, vibration, satellites, motor outputs.",
          time: "40 min",
        },
        {
          name: "Diagnose",
          description: "Measure, isolate, reproduce. A part is changed only when a reading says so.",
          time: "1-2 h",
        },
        {
          name: "Repair",
          description: "Like for like, with the maker's parts and torques. You write down every part.",
          time: "1-3 h",
        },
        {
          name: "Test",
          description: "Current-limited power, motors without propellers, balance, tether.",
          time: "40 min",
        },
        {
          name: "Return",
          description: "A service record that another technician can follow, signed by two people.",
          time: "20 min",
        },
      ],
    },
    {
      kind: "prose",
      id: "who-it-is-for",
      heading: "Who can join",
      paragraphs: [
        "People with an ITI or diploma trade, from mobile, two-wheeler or army workshops, and from farms that own a spraying drone. You need not fly: certified pilots make the test flights, and you keep the log.",
        "You can use a multimeter and read a simple wiring diagram. We test both on the first morning; ask for the practice notes if you are out of practice.",
      ],
      data: [
        { label: "Full-time", value: `${weeks} weeks, Monday to Friday` },
        { label: "Weekend batch", value: `${range}, with four evenings a week` },
        { label: "Level", value: "Intermediate" },
        { label: "Entry", value: "Class 10 with a trade, or ITI, diploma, degree" },
        { label: "Group", value: "Ten benches" },
      ],
    },
    {
      kind: "views",
      id: "on-the-bench",
      items: [
        {
          picture: picture("bench-fault"),
          caption: "Voltage at the board: a part is changed only when a reading says so.",
        },
        {
          picture: picture("bench-battery"),
          caption: "Each battery is measured at its plug before storage.",
        },
      ],
    },
    {
      kind: "modules",
      id: "modules",
      eyebrow: "The course",
      heading: "Four modules in seven weeks",
      intro: `Full-time; a weekend batch takes ${range} for the same modules.`,
      items: [
        {
          title: "Electronics and Power",
          duration: length(0),
          mode: "Bench",
          topics: [
            "Multimeter, oscilloscope, bench supply with current limit",
            "Soldering from signal wire to battery lead",
            "Speed controllers, regulators, connectors, harness repair",
            "Lithium packs: charge, storage, internal resistance, disposal",
          ],
        },
        {
          title: "Airframe and Propulsion",
          duration: length(1),
          mode: "Bench",
          topics: [
            "Carbon, aluminium and plastic: cracks, repair or replace",
            "Motor bearings, windings, magnets; thrust measured",
            "Propeller inspection and balance",
            "Spray pumps, nozzles, hoses and what chemicals do to them",
          ],
        },
        {
          title: "Autopilot, Radio and Sensors",
          duration: length(2),
          mode: "Bench and field",
          topics: [
            "Firmware, parameters, and a backup before any change",
            "Compass, inertial unit and satellite receiver calibration",
            "Radio link, antenna placement, range check, failsafe",
            "Gimbals and cameras: mend or send on",
          ],
        },
        {
          title: "Service Desk and Final Assessment",
          duration: length(3),
          mode: "Assessment",
          topics: [
            "Estimate, spare parts, traceability, handover",
            "Talking to an owner whose aircraft hit a tree",
            "Two planted faults in one aircraft, in one day, with records",
            "Written paper and oral examination",
          ],
        },
      ],
    },
    {
      kind: "drawing",
      id: "apart",
      eyebrow: "Taken apart",
      heading: "Which part you learn in which week",
      drawing: "exploded-view",
      alt: "A quadcopter taken apart: satellite receiver, cover, flight controller, radio receiver, battery, frame and camera one below the other, propellers and motors above the arms, speed controllers on them.",
      labels: [
        { name: "Propellers", value: weeksOf(1), text: "inspected, balanced" },
        { name: "Motors", value: weeksOf(1), text: "bearings, windings, magnets; thrust on the stand" },
        {
          name: "Speed controllers and harness",
          value: weeksOf(0),
          text: "traced, soldered, tried with limited current",
        },
        { name: "Frame and arms", value: weeksOf(1), text: "cracks: repair or replace" },
        { name: "Compass and satellite receiver", value: weeksOf(2), text: "calibrated" },
        { name: "Flight controller", value: weeksOf(2), text: "firmware, parameters, and the log that it keeps" },
        { name: "Radio receiver", value: weeksOf(2), text: "antennas, range check, failsafe" },
        { name: "Battery", value: weeksOf(0), text: "charge, storage, internal resistance" },
        { name: "Gimbal and camera", value: weeksOf(2), text: "mended here or sent on" },
      ],
      note: "Weeks of the full-time course.",
    },
    {
      kind: "cards",
      id: "skills",
      eyebrow: "Skill categories",
      heading: "Skills you gain",
      items: [
        {
          title: "Electrical",
          text: "Find an open, a short or a tired cell by measurement.",
          points: ["Soldering and crimping", "Harness tracing", "Battery testing"],
        },
        {
          title: "Mechanical",
          text: "Judge wear and damage, and repair to the drawing.",
          points: ["Motor overhaul", "Propeller balance", "Arm and landing-gear repair"],
        },
        {
          title: "Software and radio",
          text: "Read the log, and set the drone up right.",
          points: ["Log analysis", "Calibration", "Link and failsafe tests"],
        },
        {
          title: "Workshop practice",
          text: "Keep a bench that passes an audit.",
          points: ["Service records", "Parts control", "Fire and chemical safety"],
        },
      ],
    },
    {
      kind: "equipment",
      id: "bench",
      heading: "Your bench for seven weeks",
      items: [
        {
          name: "Soldering and measuring place",
          data: [
            { label: "Places", value: "One for each trainee" },
            { label: "Supply", value: "0-30 V, current limited" },
          ],
          features: ["Temperature-controlled iron and fume extraction", "Antistatic mat and wrist strap"],
        },
        {
          name: "Battery room",
          data: [
            { label: "Storage charge", value: "3.8 V a cell" },
            { label: "We retire a pack", value: "below 80% of rated capacity" },
          ],
          features: ["Charging under watch, in metal cabinets", "A swollen pack leaves the room at once"],
        },
        {
          name: "Propulsion stand",
          data: [{ label: "Records", value: "Thrust, current, speed, vibration" }],
          features: ["Behind a polycarbonate shield", "You keep the curves, before and after"],
        },
      ],
    },
    {
      kind: "cards",
      id: "certificates",
      eyebrow: "Included certificates",
      heading: "Four certificates, each for a test passed",
      intro: `Issued by ${company.name}. They are not the regulator's certificates and give no right to fly.`,
      items: [
        {
          title: "Soldering and Harness Repair",
          text: "Six joints and one harness, inspected under the microscope and pulled.",
          badge: "Week 1",
        },
        {
          title: "Lithium Battery Care",
          text: "Test, sort, store and retire ten packs; written paper on fire and transport.",
          badge: "Week 2",
        },
        {
          title: "Propulsion and Balancing",
          text: "One motor overhauled, one set of propellers balanced, thrust before and after.",
          badge: "Week 4",
        },
        {
          title: "Drone Service Technician",
          text: "You find and repair two planted faults in one drone, in one day, and record them.",
          badge: `Week ${weeks}`,
        },
      ],
    },
    {
      kind: "roles",
      id: "work",
      heading: "Where technicians work",
      items: [
        { role: "Service centre technician", description: "Repairs and periodic checks for owners." },
        {
          role: "Fleet technician",
          description: "Keeps spraying or survey drones flying through the season, often in the field.",
        },
        {
          role: "Production and test technician",
          description: "Builds, calibrates and tests new drones for a maker.",
        },
        {
          role: "Own workshop",
          description: "Repairs batteries, propellers and motors, close to farms.",
        },
      ],
      note: "We help with applications, or with a tool list for your own workshop. We cannot promise a job.",
    },
    {
      kind: "rules",
      id: "rules",
      heading: "Rules for the workshop",
      cases: [ruleCase("The drone on your bench, for work", "work")],
      items: [
        {
          rule: "Every drone needs a Unique Identification Number, except research and development ones. We write it on the job card.",
          check: "identity",
        },
        {
          rule: `${rules.typeCertificate} You learn to repair to the maker's configuration; only the maker may change it.`,
          check: "typeCertificate",
        },
        {
          rule: "The weight class counts everything that flies: a larger battery can lift a drone over 2 kg or 25 kg, into another class.",
        },
        {
          rule: "You may import components. Importing complete drones has been prohibited since 9 February 2022, except for research, defence and security.",
        },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Before you begin",
      items: [
        {
          question: "Do I need the Remote Pilot Certificate?",
          answer: "Not for bench work. To fly the test flights yourself you need it; our pilot course prepares you.",
        },
        {
          question: "Which makes do you repair?",
          answer: `${facts.repairs.wording}. A maker's own approval comes from that maker.`,
        },
        {
          question: "Must I buy tools?",
          answer:
            "No. You leave with a list of 32 tools in the order to buy them, your record book and your test pieces.",
        },
        {
          question: "I work during the week. Can I come?",
          answer: `Yes, in a weekend batch of ${range}: Saturdays, Sundays and four evenings a week.`,
        },
      ],
    },
    goodToKnow({
      "What is included": "Bench and tools for the course, four certificates",
      ...courseTerms,
    }),
    {
      kind: "call-to-action",
      id: "begin",
      heading: "Bring something broken",
      text: "Visit the workshop with a broken drone, if you have one. We look at it together.",
      actions: [
        { label: "Begin Training", to: enquire("training", course), primary: true },
        { label: "Arrange a workshop visit", to: enquire("training", `${course}: a visit to the workshop`) },
      ],
      notes: ["EMI available", company.hours.support, `Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "specification: 1-2 | 3-4 | 5-6",
    "specification: 7 weeks | 2 weeks | 1 week | 4 | 7",
    "facts sheet: 2 kg | 25 kg | 9 february | 2022",
    "general knowledge: 3.8 v",
    "company, unconfirmed: 20 min | 40 min | 1-2 h | 1-3 h | 2 people | 10 | 0-30 v | 80 % | 1 | 2 | 32 tools",
    "facts sheet: 8-10 weeks",
  ],
};
