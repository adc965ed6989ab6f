import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";

const course = "Drone Service Technician Training";
const { weeks, modules, range, wording } = facts.technicianCourse;
const length = (index: number) => (modules[index] === 1 ? "1 week" : `${modules[index]} weeks`);

export const droneServiceTechnician: PageRecord = {
  path: "/training/drone-service-technician",
  title: course,
  description:
    "Learn to service and repair drones in 7 weeks: electronics, propulsion, autopilots and the service desk, with four certificates and bench work every day.",
  course: { workload: `P${weeks}W`, level: "Intermediate", credential: "Four company certificates" },
  brochure: true,
  hero: {
    eyebrow: "Training academy",
    lead: "Every drone that earns money comes back broken one day. Somebody has to find out why, put it right and sign that it is fit to fly. Seven weeks at the bench make you that person.",
    atAGlance: {
      forWhom: "People who like to repair things",
      time: { label: "Duration", value: `${facts.technicianCourse.wording}` },
      priceDepends: "Full-time or weekend batch",
    },
    picture: picture("service-bench"),
    highlights: {
      heading: "At a glance",
      items: [wording, "Four modules, four certificates", "A bench and a tool set of your own for the course"],
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
      heading: "One aircraft, in at one door and out at the other",
      intro:
        "This is the job you are trained for. From the fifth week you do it on aircraft with faults that we planted; in the last week you do it against the clock.",
      items: [
        {
          name: "Receive",
          description:
            "Serial number, owner's account, photographs. Batteries come out first and go to their own shelf.",
          time: "20 min",
        },
        {
          name: "Read",
          description: "The flight log before the screwdriver: voltage, vibration, satellites, motor outputs.",
          time: "40 min",
        },
        {
          name: "Diagnose",
          description: "Measure, isolate, reproduce. A part is changed only when a reading says so.",
          time: "1-2 h",
        },
        {
          name: "Repair",
          description: "Like for like, with the maker's parts and torques. Every part that goes in is written down.",
          time: "1-3 h",
        },
        {
          name: "Test",
          description: "Current-limited power, motors without propellers, balance, tether.",
          time: "40 min",
        },
        {
          name: "Return",
          description: "A service record that another technician could follow, signed by two people.",
          time: "20 min",
        },
      ],
    },
    {
      kind: "prose",
      id: "who-it-is-for",
      heading: "For hands that already know a tool",
      paragraphs: [
        "The course is meant for people with an ITI or diploma trade, from mobile and two-wheeler repair and army workshops, and from farms that own a spraying drone with the nearest service centre a day away. You need not fly: test flights outdoors are made by certified pilots on our staff, and you stand beside them with the log.",
        "The level is intermediate. We expect that you can use a multimeter and read a simple wiring diagram, and test both on the first morning. If they are rusty, ask for the practice notes.",
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
          caption: "Each battery is measured at its plug before it goes back to its shelf.",
        },
      ],
    },
    {
      kind: "modules",
      id: "modules",
      eyebrow: "The course",
      heading: "Four modules in seven weeks",
      intro: `Times are for the full-time course; a weekend batch takes the same modules in ${range}.`,
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
            "Gimbals and cameras: what to mend, what to send on",
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
      kind: "cards",
      id: "skills",
      eyebrow: "Skill categories",
      heading: "What your hands and your head can do afterwards",
      items: [
        {
          title: "Electrical",
          text: "Find an open, a short or a tired cell by measurement.",
          points: ["Soldering and crimping", "Harness tracing", "Battery testing"],
        },
        {
          title: "Mechanical",
          text: "Judge wear and damage, and restore the drawn dimension.",
          points: ["Motor overhaul", "Propeller balance", "Arm and landing-gear repair"],
        },
        {
          title: "Software and radio",
          text: "Read what the aircraft recorded and set it up so that it does not happen again.",
          points: ["Log analysis", "Calibration", "Link and failsafe tests"],
        },
        {
          title: "Workshop practice",
          text: "Keep a bench that an auditor may photograph.",
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
          features: [
            "Charging and cycling only under watch, in metal cabinets",
            "A swollen pack leaves the room at once, by its own procedure",
          ],
        },
        {
          name: "Propulsion stand",
          data: [{ label: "Records", value: "Thrust, current, speed, vibration" }],
          features: ["Behind a polycarbonate shield", "Before and after curves go into your record book"],
        },
      ],
    },
    {
      kind: "cards",
      id: "certificates",
      eyebrow: "Included certificates",
      heading: "Four certificates, each for a test passed",
      intro: `Issued by ${company.name} for work that you did under our eyes. They are not the regulator's certificates and give no right to fly.`,
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
          text: "Two faults of one aircraft found and mended in a day, with records that the examiner can follow.",
          badge: `Week ${weeks}`,
        },
      ],
    },
    {
      kind: "roles",
      id: "work",
      heading: "Where technicians work",
      items: [
        { role: "Service centre technician", description: "Repairs and periodic checks for owners of all kinds." },
        {
          role: "Fleet technician",
          description: "Keeps a spraying or survey fleet flying through the season, often in the field.",
        },
        {
          role: "Production and test technician",
          description: "Builds, calibrates and accepts new aircraft at a maker's.",
        },
        {
          role: "Own workshop",
          description: "Starts with batteries, propellers and motors, close to the farms that need it.",
        },
      ],
      note: "We help with applications, and with a tool list for those who open a workshop. That is help, not a job promised.",
    },
    {
      kind: "rules",
      id: "rules",
      heading: "Rules that reach the bench",
      cases: [ruleCase("The drone on your bench, for work", "work")],
      items: [
        {
          rule: "Every drone needs a Unique Identification Number, research and development ones excepted. We write it on the job card, and a repair that raises a question of registration goes back to the owner with that question in writing.",
          check: "identity",
        },
        {
          rule: "Type certification is needed except for nano and model drones. We teach repair to the maker's configuration; a change to it is the maker's decision.",
          check: "typeCertificate",
        },
        {
          rule: "Weight class counts everything that flies. A larger battery or a second camera can lift an aircraft over 2 kg or 25 kg, and so into another class.",
        },
        {
          rule: "Components may be imported; the import of complete drones has been prohibited since 9 February 2022, except for research, defence and security.",
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
          answer: "Not for bench work. To make the test flights yourself you need it; our pilot course prepares you.",
        },
        {
          question: "Which makes of drone do we open?",
          answer:
            "Aircraft of our own and common autopilots that many Indian makers use. The method carries over; a maker's own approval, where one asks for it, comes from that maker.",
        },
        {
          question: "Must I buy tools?",
          answer:
            "No. You leave with a list of 32 tools in the order we would buy them, and may keep your record book and test pieces.",
        },
        {
          question: "I work during the week. Can I come?",
          answer: `Yes, in a weekend batch of ${range}: Saturdays and Sundays, and four evenings of bench time a week to make up the hours.`,
        },
      ],
    },
    {
      kind: "call-to-action",
      id: "begin",
      heading: "Bring something broken",
      text: "Visit the workshop for an hour, with a dead drone if you own one. We look at it together, and you see whether you would like to do this every day.",
      actions: [
        { label: "Begin Training", to: enquire("training", course), primary: true },
        { label: "Arrange a workshop visit", to: enquire("training", `${course}: a visit to the workshop`) },
      ],
      notes: ["EMI available", company.hours.support, `Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "specification: 7 weeks | 2 weeks | 1 week | 4 | 7",
    "facts sheet: 2 kg | 25 kg | 9 february | 2022",
    "general knowledge: 3.8 v",
    "company, unconfirmed: 20 min | 40 min | 1-2 h | 1-3 h | 2 people | 10 | 0-30 v | 80 % | 1 | 2 | 32 tools",
    "facts sheet: 8-10 weeks",
  ],
};
