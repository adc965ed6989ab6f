import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { courseTerms, goodToKnow } from "../good-to-know";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";

const course = "Drone Industrial Training";
const { weeks, modules } = facts.industrialCourse;
const length = (index: number) => (modules[index] === 1 ? "1 week" : `${modules[index]} weeks`);
/** Trainees of a batch, and how many of them one instructor flies with. */
const group = { places: 9, perInstructor: 3 };

/** Guided hours. */
const hoursAWeek = 30;

export const droneIndustrialTraining: PageRecord = {
  path: "/training/drone-industrial-training",
  title: course,
  description:
    "A 6-week course for pilots who work on plants, lines, solar parks and quarries: site safety, close flight, two inspection tracks and an assessed final job.",
  course: {
    workload: `P${weeks}W`,
    guidedHours: weeks * hoursAWeek,
    level: "Advanced",
    credential: "Company certificate after assessment",
  },
  brochure: true,
  hero: {
    eyebrow: "Training academy",
    lead: "Learn the permits, the close flying and the reports that industrial clients ask for.",
    atAGlance: {
      forWhom: "Certified pilots, plant engineers, inspection firms",
      time: { label: "Duration", value: `${weeks} weeks full-time` },
      priceDepends: "group size and place",
    },
    picture: picture("lift-crew"),
    stats: [
      { value: String(weeks), label: "weeks, full-time", note: "Theory, field and assessment" },
      { value: "4", label: "modules", note: "You hand in work after each" },
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
      heading: "Four modules, and what you hand in",
      items: [
        {
          title: "Industrial Safety Protocols",
          duration: length(0),
          mode: "Classroom and site walk",
          topics: [
            "Permit to work, induction, and who may stop a job",
            "Risk assessment and method statement for one real flight",
            "Live conductors, hot stacks, steel near a compass",
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
            "Lost link, and safe ways back",
          ],
          data: [{ label: "You hand in", value: "A signed log of 20 flights" }],
        },
        {
          title: "Industrial Applications",
          duration: length(2),
          mode: "Field and desk",
          topics: [
            "Two of the four tracks, a week each",
            "Camera settings for defects",
            "Thermal basics: emissivity, reflection, load",
            "Naming and storing images",
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
            "Your portfolio for clients",
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
        "Pilots who want steadier work, engineers whose plant has bought a drone, and staff of inspection firms. Send two people if you can: no industrial flight is one person's work.",
        "You hold a Remote Pilot Certificate (RPC) for the category and class you will fly, with about 20 logged hours. Without it you join desk work and simulator and observe; you fly outdoors once you have it.",
      ],
      data: [
        { label: "Length", value: `${weeks} weeks full-time` },
        { label: "Guided hours", value: `${hoursAWeek} a week` },
        { label: "Group", value: `${group.places}; ${group.perInstructor} to an instructor` },
        { label: "Level", value: "Advanced" },
        { label: "Entry", value: "RPC and about 20 logged hours" },
      ],
    },
    {
      kind: "drawing",
      id: "close-flight",
      eyebrow: "Module two",
      heading: "A crew of three brings one drone close",
      drawing: "tower",
      alt: "A lattice tower from the side with its exclusion zone. A drone climbs at a wide distance, then at a third of it, then flies an orbit; pilot, camera operator and spotter stand apart on the ground.",
      labels: [
        { name: "First passes", value: "15 m", text: "vertical, by hand, without position hold" },
        { name: "Close passes", value: "5 m", text: "on a practice tower before a live structure" },
        { name: "Orbit", text: "around the structure" },
        { name: "Exclusion zone", text: "You learn to set one up, and who may stop a job." },
        { name: "Pilot", text: "flies by hand, at a marked standoff" },
        { name: "Camera operator", text: "sets the camera for the defect" },
        { name: "Spotter", text: "keeps the lookout. You swap roles after every flight." },
      ],
      note: "The two distances are to scale.",
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
          "Cracked insulators, loose fittings, trees too close to the line",
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
      picture: picture("thermal-modules"),
      caption: `Solar track: you fly in strong sun, ${facts.solarIrradiance.value} or more, and learn to tell hot cells from reflections.`,
    },
    {
      kind: "cards",
      id: "benefits",
      eyebrow: "Benefits",
      heading: "Skills you gain",
      items: [
        {
          title: "Pass the gate",
          text: "You arrive with the risk assessment, method statement and crew list that safety officers expect.",
        },
        {
          title: "Fly close, calmly",
          text: "You close in from 15 m to 5 m, on a practice tower before a live structure.",
        },
        {
          title: "Work as a crew",
          text: "You fly, run the camera and keep the lookout in turn.",
        },
        {
          title: "Read what you shot",
          text: "You grade defects on sample sets and compare your list with ours.",
        },
        { title: "Write the report", text: "An engineer marks two of your reports. You keep the report template." },
        {
          title: "Say no with reasons",
          text: "You stop by written limits for wind, light and distance.",
        },
      ],
    },
    {
      kind: "schedule",
      id: "a-field-day",
      eyebrow: "Weeks two to five",
      heading: "A field day",
      intro: "Solar days begin at 10:00, when the sun is strong enough.",
      items: [
        {
          when: "6:30",
          what: "Briefing",
          description: "Weather, airspace map, permits, roles. One trainee leads it.",
        },
        {
          when: "7:00",
          what: "Flying",
          description: "You fly twice, about 25 minutes each; the crew swaps roles after every flight.",
        },
        { when: "10:00", what: "Back at base", description: "Batteries to the store, cards copied twice, log signed." },
        { when: "10:45", what: "Desk", description: "Sorting, marking and measuring the pictures." },
        { when: "12:30", what: "Debrief", description: "The best and the worst pass, from the recording." },
      ],
    },
    {
      kind: "diagram",
      id: "range-and-sight",
      diagram: "control-range",
      heading: "The radio reaches further than the law",
      description: `Radio control range is ${facts.controlRange.value}, but a flight needs visual line of sight: a few hundred metres. Along lines and pipes the crew moves with the drone, from one take-off point to the next.`,
    },
    {
      kind: "rules",
      id: "rules",
      heading: "The rules that shape an industrial job",
      cases: [ruleCase("The drone you work with", "work")],
      items: [
        {
          rule: "The weight class counts the payload: over 250 g to 2 kg is micro, over 2 to 25 kg is small. A heavier camera can change the class.",
        },
        {
          rule: "In a yellow zone you need permission from air traffic control, in a red zone from the Central Government. The client cannot give either.",
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
          answer: `It is the certificate of ${company.name}, with your flights and marks. It is not the Remote Pilot Certificate.`,
        },
        {
          question: "What if I fail the assessment?",
          answer: "You repeat the part that failed, once, within three months and without joining again.",
        },
        {
          question: "Can you train on our site, with our aircraft?",
          answer:
            "Yes, for four people or more. We visit first, check airspace and hazards, and adapt module three to your plant.",
        },
        {
          question: "Do you find work for graduates?",
          answer: "We help with your portfolio, applications and a practice interview. We cannot promise a contract.",
        },
      ],
    },
    goodToKnow({
      "What is included": "Guided flights, simulator, our certificate",
      ...courseTerms,
      Where: `${courseTerms.Where}; the assessment on a site nearby`,
    }),
    {
      kind: "call-to-action",
      id: "enroll",
      heading: `${group.places} places a batch`,
      text: "Tell us your hours, your certificate and your two tracks. We answer with dates and a quotation.",
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
