import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";

const course = "Drone Industrial Training";
const { weeks, modules } = facts.industrialCourse;
const length = (index: number) => (modules[index] === 1 ? "1 week" : `${modules[index]} weeks`);
/** Trainees of a batch, and how many of them one instructor flies with. */
const group = { places: 9, perInstructor: 3 };

export const droneIndustrialTraining: PageRecord = {
  path: "/training/drone-industrial-training",
  title: course,
  description:
    "A 6-week course for pilots who work on plants, lines, solar parks and quarries: site safety, close flight, two inspection tracks and an assessed final job.",
  course: { workload: `P${weeks}W`, level: "Advanced", credential: "Company certificate after assessment" },
  brochure: true,
  hero: {
    eyebrow: "Training academy",
    lead: "A pilot who can fly is not yet a pilot whom a plant manager lets through the gate. In six weeks you learn the permits, the close flying and the reports that industrial work is made of.",
    atAGlance: {
      forWhom: "Pilots and plant staff who inspect works and towers",
      time: { label: "Duration", value: `${facts.industrialCourse.weeks} weeks` },
      priceDepends: "Batch size and where we teach",
    },
    picture: picture("power-line"),
    stats: [
      { value: String(weeks), label: "weeks, full-time", note: "Theory, field and assessment" },
      { value: "4", label: "modules", note: "Each ends with something you hand in" },
      { value: "2", label: "inspection tracks of your choice", note: "Of the four below" },
    ],
    actions: [
      { label: "Enroll Now", to: enquire("training", course), primary: true },
      { label: "Download Brochure", to: enquire("training", course, "drone-industrial-training") },
    ],
  },
  sections: [
    {
      kind: "modules",
      id: "modules",
      eyebrow: `${weeks}-week program`,
      heading: "Four modules, each with something you hand in",
      items: [
        {
          title: "Industrial Safety Protocols",
          duration: length(0),
          mode: "Classroom and site walk",
          topics: [
            "Permit to work, induction, and who may stop a job",
            "Risk assessment and method statement for one real flight",
            "Live conductors, hot stacks, steel that upsets a compass",
            "Exclusion zones, spotters and radio phrases",
            "Incident drill: aircraft down inside a fence",
          ],
          data: [{ label: "You hand in", value: "A method statement" }],
        },
        {
          title: "Advanced Flight Operations",
          duration: length(1),
          mode: "Field",
          topics: [
            "Manual flight without position hold, at a marked standoff",
            "Orbits and vertical passes around a structure",
            "Turbulence behind buildings, wind limits by structure",
            "Crews of three: pilot, camera operator, spotter",
            "Lost link and return paths where home is not overhead",
          ],
          data: [{ label: "You hand in", value: "A signed log of 20 flights" }],
        },
        {
          title: "Industrial Applications",
          duration: length(2),
          mode: "Field and desk",
          topics: [
            "Two of the four tracks listed below, a week each",
            "Camera settings for defects, not for views",
            "Thermal basics: emissivity, reflection, load",
            "Naming and storing images so that a defect can be found again",
            "A defect list with position, severity and picture",
          ],
          data: [{ label: "You hand in", value: "Two inspection reports" }],
        },
        {
          title: "Professional Certification",
          duration: length(3),
          mode: "Assessment",
          topics: [
            "Written paper and oral examination",
            "One complete job, from request to report, on a site new to you",
            "Debrief with your marks, item by item",
            "Preparation of the portfolio that you show to clients",
          ],
          data: [{ label: "You receive", value: "Our certificate and mission record" }],
        },
      ],
    },
    {
      kind: "prose",
      id: "who-it-is-for",
      heading: "For certified pilots, and for the firms that send them",
      paragraphs: [
        "The course is meant for pilots who have flown weddings and fields and want steadier work, maintenance engineers whose plant has bought a drone, and staff of inspection contractors. A firm does well to send two people: an industrial flight is never one person's work.",
        "You should hold a Remote Pilot Certificate (RPC) for the class you will fly and have about 20 logged hours. Without the certificate you join the desk work, the simulator and the observer's seat, and you fly outdoors once you have it.",
      ],
      data: [
        { label: "Length", value: `${weeks} weeks full-time` },
        { label: "Guided hours", value: "30 a week" },
        { label: "Group", value: `${group.places}; ${group.perInstructor} to an instructor` },
        { label: "Entry", value: "RPC and about 20 logged hours" },
        { label: "Place", value: `${company.address.locality}; the assessment on a site nearby` },
      ],
    },
    {
      kind: "table",
      id: "tracks",
      eyebrow: "Module three",
      heading: "Four tracks: choose two",
      caption: "Inspection tracks of the Industrial Applications module",
      columns: ["Track", "What you look for", "What you carry", "What you deliver"],
      rows: [
        [
          "Lines and towers",
          "Cracked insulators, loose fittings, trees too near",
          "Zoom camera",
          "Tower sheet with marked pictures",
        ],
        [
          "Solar parks",
          "Hot cells, dead strings, dirt and shade",
          "Thermal and colour camera",
          "Module map with a defect list",
        ],
        [
          "Stacks and tanks",
          "Corrosion, coating, open joints, lagging",
          "Zoom camera, lamp",
          "Elevation drawing with findings",
        ],
        [
          "Quarries and stockpiles",
          "Volumes, face angles, haul roads",
          "Mapping camera, ground targets",
          "Surface model and volume table",
        ],
      ],
    },
    {
      kind: "picture",
      id: "solar-track",
      picture: picture("hero-thermal"),
      caption: `Solar track: you fly with the sun strong enough to load the modules, ${facts.solarIrradiance.value} or more, and learn which bright spots are only reflections.`,
    },
    {
      kind: "cards",
      id: "benefits",
      eyebrow: "Benefits",
      heading: "Six things you can do afterwards",
      items: [
        {
          title: "Pass the gate",
          text: "You arrive with a risk assessment, method statement and crew list in the form that safety officers expect.",
        },
        {
          title: "Fly close, calmly",
          text: "Standoff is trained in steps, from 15 m down to 5 m, on a practice tower before a live structure.",
        },
        {
          title: "Work as a crew",
          text: "You fly, run the camera and keep the lookout in turn, so that you can tell what each needs from the others.",
        },
        {
          title: "Read what you shot",
          text: "You grade defects on sample sets and compare your list with our reference before you write your own.",
        },
        { title: "Write the report", text: "Two reports marked by an engineer, in a layout that you may keep using." },
        {
          title: "Say no with reasons",
          text: "Written limits for wind, light, distance and people, so that stopping is a rule and not a mood.",
        },
      ],
    },
    {
      kind: "schedule",
      id: "a-field-day",
      eyebrow: "Weeks two to five",
      heading: "A field day",
      intro: "Solar days begin at ten, when the sun is strong enough; the rest of the day moves with them.",
      items: [
        {
          when: "6:30",
          what: "Briefing",
          description: "Weather, airspace map, permits, roles. One trainee leads it.",
        },
        {
          when: "7:00",
          what: "Flying",
          description: "Each of you flies twice, about 25 minutes; after every flight the crew of three changes seats.",
        },
        { when: "10:00", what: "Back at base", description: "Batteries to the store, cards copied twice, log signed." },
        { when: "10:45", what: "Desk", description: "Sorting, marking and measuring what the morning brought." },
        { when: "12:30", what: "Debrief", description: "The best and the worst pass of the day, from the recording." },
      ],
    },
    {
      kind: "diagram",
      id: "range-and-sight",
      diagram: "control-range",
      heading: "The radio reaches further than the law",
      description: `Radio control range is ${facts.controlRange.value}. A flight needs visual line of sight, and the pilot loses the attitude of an aircraft by eye within a few hundred metres. On long assets the crew therefore moves with the aircraft, from one take-off point to the next.`,
    },
    {
      kind: "rules",
      id: "rules",
      heading: "The rules that shape an industrial job",
      cases: [ruleCase("The drone you work with", "work")],
      items: [
        {
          rule: "Weight class counts the payload: over 250 g to 2 kg is micro, over 2 to 25 kg is small. A heavier camera can move your aircraft into the next class.",
        },
        {
          rule: "Yellow zones need permission from air traffic control, red zones from the Central Government. A client's consent replaces neither.",
        },
        { rule: "Flight beyond visual line of sight has been by exemption only.", check: "sight" },
        {
          rule: "Third-party insurance is required above the nano class; the largest penalty under the drone rules is ₹1 lakh.",
        },
        {
          rule: "Flight permissions are requested on Digital Sky; registration and certificates are reported to have moved to eGCA.",
          check: "registration",
        },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Asked by trainees and employers",
      items: [
        {
          question: "Is the certificate at the end official?",
          answer: `It is the certificate of ${company.name}, with a list of what you flew and how it was marked. It is not the Remote Pilot Certificate and does not replace it.`,
        },
        {
          question: "What if I fail the assessment?",
          answer: "You repeat the part that failed, once, within three months and without joining again.",
        },
        {
          question: "Can you train on our site, with our aircraft?",
          answer:
            "Yes, for four people or more. We visit first, look at the airspace and the hazards, and adapt the third module to your assets.",
        },
        {
          question: "Do you find work for graduates?",
          answer:
            "We help with the portfolio, an application and a practice interview. That is assistance; nobody can promise a contract.",
        },
      ],
    },
    {
      kind: "call-to-action",
      id: "enroll",
      heading: `${group.places} places a batch`,
      text: "Tell us your hours, your certificate and the two tracks you would choose. We answer with dates, a quotation and, if needed, what to practise before you come.",
      actions: [
        { label: "Enroll Now", to: enquire("training", course), primary: true },
        { label: "Train a company crew", to: enquire("training", `${course} for our company`) },
        { label: "No certificate yet? Pilot training", to: "/training/drone-pilot-training" },
      ],
      notes: ["EMI available", company.hours.support],
    },
  ],
  figures: [
    "specification: 6 | 6 weeks | 4 | 1 week | 2 weeks",
    "facts sheet: 2 | 250 g | 2 kg | 25 kg | ₹1 lakh | 120 m",
    "company, unconfirmed: 20 flights | 2 people | 20 logged | 30 | 9 | 3 | 15 m | 5 m | 6:30 | 7:00 | 25 minutes",
    "company, unconfirmed: 10:00 | 10:45 | 12:30 | 3 months | 4 people | 9 places | 500 m",
    "company, unconfirmed: 600 w/m²",
    "facts sheet: 10 km",
  ],
};
