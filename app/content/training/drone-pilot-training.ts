import { myWay, whichRule } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { courseTerms, goodToKnow } from "../good-to-know";
import { paidTraining, rules, weightClasses } from "../law";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";

const course = "Professional Drone Pilot Certification";
const quote = enquire("training", course);
const { modules, hours, practicalHours, weeks, weekendWeeks, level } = facts.pilotCourse;
const { batch, trainer, trainerSheet } = facts;
/** Guided hours of a working day in the full-time course. */
const hoursADay = hours / (weeks * 5);
/** What moves the fee. */
const feeDependsOn = "the batch: full-time or weekend";
const lessons = [
  "Rules and airspace",
  "Flight skills",
  "Mission planning",
  "Aircraft and batteries",
  "Assessed missions",
];
/** Kilograms up to which a class reaches. */
const classLimit = (name: "Small" | "Medium") => weightClasses.find((each) => each.name === name)?.upTo;
const module = (index: number, topics: string[]) => ({
  title: lessons[index] ?? "",
  duration: `${modules[index]?.hours} hours`,
  mode: modules[index]?.mode,
  topics,
});

/** The hero shows the first three; the benefits below tell the rest. */
const highlights = [
  `${hours} guided hours, ${practicalHours} of them in the two practical modules`,
  `One instructor to ${batch.perInstructor} trainees on the flying field`,
  "Prepares you for the Remote Pilot Certificate (RPC)",
  "A log book of every flight, signed by your instructor",
];

/** Success stories are samples until the company replaces them with people who agreed in writing. */
const stories = [
  {
    name: "Survey pilot",
    role: "pilot course",
    company: "now at a land survey firm",
    rating: 5,
    text: "I had never held a transmitter. In week three the instructor said nothing for ten minutes: my best mark.",
  },
  {
    name: "Spray operator",
    role: "pilot course",
    company: "now at a farmer producer organisation",
    rating: 5,
    text: "The battery lessons looked dull. I use them every morning.",
  },
  {
    name: "Camera pilot",
    role: "pilot course",
    company: "now self-employed",
    rating: 4,
    text: "I wanted only the certificate. I also learnt to say no to a bad location.",
  },
] as const;

export const dronePilotTraining: PageRecord = {
  path: "/training/drone-pilot-training",
  title: course,
  description: `A four-week drone pilot course in Bhopal: ${hours} guided hours at the simulator and in the field, preparing you for the Remote Pilot Certificate.`,
  course: { workload: `P${weeks}W`, guidedHours: hours, level },
  brochure: true,
  hero: {
    eyebrow: "Training academy",
    lead: "From the first hover to a planned, logged and lawful mission, with an instructor beside you at the simulator and on a field in Bhopal.",
    atAGlance: {
      forWhom: "Beginners, 18 to 65, class 10 or equivalent",
      time: { label: "Duration", value: facts.pilotCourse.wording },
      priceDepends: feeDependsOn,
    },
    picture: picture("lesson"),
    badges: ["Professional Certification", `${facts.pilotCourse.weeks} Weeks`, "Beginner Friendly"],
    highlights: { heading: "Course Highlights", items: highlights.slice(0, 3) },
    actions: [
      { label: "Get Training Quote", to: quote, primary: true },
      { label: "Download Brochure", to: enquire("training", course, "drone-pilot-training") },
    ],
  },
  sections: [
    {
      kind: "prose",
      id: "who-it-is-for",
      eyebrow: "Who it is for",
      heading: "You need no experience. You need patience and time.",
      paragraphs: [
        "For people who want to survey, spray or film for a living.",
        `Full-time, ${hoursADay} hours a day are guided, with flying in the calm morning. The simulator and workshop then stay open for your own practice.`,
      ],
      data: [
        { label: "Length", value: facts.pilotCourse.wording },
        { label: "Level", value: level },
        { label: "Guided hours", value: `${hours}, in five modules` },
        { label: "Group", value: `${batch.places} trainees at most` },
        { label: "Entry", value: "Age 18 to 65, class 10 or equivalent" },
      ],
    },
    myWay({
      lessons: lessons.map((name, index) => ({ name, amount: modules[index]?.hours ?? 0 })),
      unit: "guided hours",
      rhythms: [
        { id: "5", name: "Five, Monday to Friday", weekdays: [1, 2, 3, 4, 5], amountADay: hoursADay },
        { id: "2", name: "Two, Saturday and Sunday", weekdays: [6, 7], amountADay: hours / (weekendWeeks * 2) },
      ],
      levels: [{ id: "new", name: "I have never flown", from: 0 }],
      bring: "Hat, closed shoes",
    }),
    {
      kind: "schedule",
      id: "a-week",
      sample: true,
      eyebrow: "A week in the course",
      heading: "The second week, day by day",
      intro: "In the full-time batch, after a first week of rules and simulator.",
      week: {
        morning: "With an instructor, in the calm morning",
        after: "Simulator and workshop, for your own practice",
      },
      items: [
        { when: "Monday", what: "On the tether", description: "Take-off, height, landing." },
        { when: "Tuesday", what: "First free hover", description: "The micro class trainer, over the pad." },
        { when: "Wednesday", what: "Figures", description: "Squares and eights at one height." },
        { when: "Thursday", what: "Crosswind", description: "Landings from each side." },
        { when: "Friday", what: "Emergencies", description: "Lost signal, lost position, low battery." },
      ],
    },
    {
      kind: "tabs",
      id: "course",
      eyebrow: "The course",
      heading: "What you learn and fly",
      defaultTab: "modules",
      tabs: [
        {
          id: "modules",
          label: "Modules",
          sections: [
            {
              kind: "modules",
              id: "module-list",
              intro:
                "Until you hold the Remote Pilot Certificate you fly at the simulator, on a tether and on the micro class trainer. An instructor flies the small class; you plan, run the camera and keep the log.",
              items: [
                module(0, [
                  "Drone Rules 2021 and their amendments",
                  "Weight classes; green, yellow and red zones",
                  "Registration, type certification, insurance",
                ]),
                module(1, [
                  "Simulator, then tethered hover, then the micro class trainer",
                  "Figures, crosswind landings, checks",
                  "Lost signal, lost position, low battery",
                ]),
                module(2, [
                  "Site survey, risks and permissions",
                  "Grid and corridor plans, overlap, ground resolution",
                  "Weather, wind limits and when to stay down",
                ]),
                module(3, [
                  "Airframe, motors, propellers, sensors",
                  "Charging, storing and retiring lithium batteries",
                  "Field repairs, and what goes to the workshop",
                ]),
                module(4, [
                  "Three missions: plan, fly (in the small class you assist), debrief",
                  "Mock written paper and oral examination",
                  "Your log book and checklist",
                ]),
              ],
            },
          ],
        },
        {
          id: "outcomes",
          label: "Outcomes",
          sections: [
            {
              kind: "progress",
              id: "skill-levels",
              heading: "What the course aims at",
              intro: "Skill levels, on our own scale of 100.",
              items: [
                { label: "Flight Operations", value: 95 },
                { label: "Safety Protocols", value: 100 },
                { label: "Regulatory Compliance", value: 90 },
                { label: "Mission Planning", value: 85 },
                { label: "Emergency Response", value: 88 },
              ],
              note: "Our claim; not examination marks.",
            },
            {
              kind: "roles",
              id: "careers",
              heading: "Work it leads to",
              items: [
                {
                  role: "Survey and mapping pilot",
                  description: "For engineers, mines and towns.",
                  salary: "3-6 LPA",
                },
                {
                  role: "Agricultural spray pilot",
                  description:
                    "Needs training for spraying and a certificate for the sprayer's class; ours are medium.",
                  salary: "3-5 LPA",
                },
                {
                  role: "Inspection pilot",
                  description: "Towers, solar parks and power lines.",
                  salary: "4-8 LPA",
                },
                {
                  role: "Freelance pilot",
                  description: "Events, farms, small surveys, by the day.",
                  salary: "₹1,000-5,000 per day",
                },
              ],
              note: "LPA (lakh rupees a year): samples. Day rate: our claim. We promise neither pay nor a job.",
            },
            {
              kind: "views",
              id: "desk-and-field",
              items: [
                { picture: picture("simulator-desk"), caption: "At the simulator." },
                { picture: picture("pilot-hover"), caption: "First hover, between cones." },
              ],
            },
          ],
        },
        {
          id: "equipment",
          label: "Equipment",
          sections: [
            {
              kind: "equipment",
              id: "training-aircraft",
              intro: "Flight times are our claim (still air, new battery); weights and ranges are preliminary.",
              items: [
                {
                  name: "Micro class trainer",
                  description: "The one you fly, with rings around the propellers.",
                  data: [
                    { label: "All-up weight", value: trainerSheet.weight.basic },
                    { label: "Flight time", value: trainer.flightTime.basic },
                  ],
                  features: ["The instructor can take over at any time", "Walking speed at first"],
                },
                {
                  name: "Small class quadcopter",
                  description: "The working aircraft. Certificate holders fly it.",
                  data: [
                    { label: "All-up weight", value: trainerSheet.weight.pro },
                    { label: "Radio control range", value: trainerSheet.range.pro },
                  ],
                  features: ["HD video, grid missions from a tablet", facts.controlRange.wording],
                },
                {
                  name: "Simulator desks",
                  description: "Real transmitters, adjustable wind.",
                  data: [{ label: "Places", value: "One for each trainee" }],
                  features: ["Emergencies too risky outside", "Your flights replayed"],
                },
              ],
            },
          ],
        },
        {
          id: "certification",
          label: "Certification",
          sections: [
            {
              kind: "steps",
              id: "certificate-steps",
              heading: "From trainee to certified remote pilot",
              intro: company.rptoAuthorisation
                ? `Training under RPTO authorisation ${company.rptoAuthorisation}.`
                : "This course prepares you for the RPC. An authorised Remote Pilot Training Organisation (RPTO) trains you for the certificate and tests you.",
              items: [
                {
                  name: "Check that you may",
                  description: "A government ID and proof of address are enough; a passport is not needed.",
                  time: "Before you join",
                },
                {
                  name: "Train with us",
                  description: "Five modules and a signed log book.",
                  time: `${weeks} weeks`,
                },
                {
                  name: "RPTO training and test",
                  description: "Within visual line of sight, 5 to 8 days by the regulator's circular.",
                  time: "5-8 days",
                },
                {
                  name: "Your certificate",
                  description:
                    "The Remote Pilot Certificate is valid for ten years. Since February 2022 it is no longer called a licence.",
                  time: "Valid 10 years",
                },
              ],
            },
            {
              kind: "rules",
              id: "rules",
              heading: "What the rules say",
              items: [
                { rule: rules.noCertificate },
                {
                  rule: `${rules.category} Our sprayers are medium class (over ${classLimit("Small")} to ${classLimit("Medium")} kg), which small-class training does not cover: train at an RPTO authorised for the medium class.${company.rptoAuthorisation ? "" : " We do not claim to be one."}`,
                  check: "pilotClass",
                },
                paidTraining("course"),
                { rule: `${rules.greenZones} Look at the map before each flight.` },
                {
                  rule: "Registration and certificates are reported to have moved to the eGCA portal; the airspace map stays on Digital Sky.",
                  check: "registration",
                },
              ],
            },
          ],
        },
      ],
    },
    whichRule({
      pilot: { name: "Drone Pilot Training, on this page", to: "#course" },
      heavy: { name: "Payload Skills", to: "/excellence-center/3-modules/rpto#programs" },
    }),
    {
      kind: "cards",
      id: "benefits",
      eyebrow: "Benefits",
      heading: "Why people choose this course",
      items: [
        {
          title: "More practice than lectures",
          text: "Two of five modules are practical, two mixed.",
          stat: {
            value: `${practicalHours} h`,
            label: "practical modules",
            note: "With briefing, debriefing and mock papers",
          },
        },
        {
          title: "Marked by the standard",
          text: "Mock paper and missions follow what the Remote Pilot Certificate asks for.",
          stat: {
            value: facts.certificationRate.value,
            label: facts.certificationRate.label,
            note: facts.certificationRate.note,
          },
        },
        {
          title: "Help to find work",
          text: "Introductions, a reviewed CV and a practice interview.",
          stat: { value: facts.placement.value, label: facts.placement.label, note: facts.placement.note },
        },
        {
          title: "Signed and yours",
          text: highlights[3] ?? "",
        },
      ],
    },
    {
      kind: "stories",
      sample: true,
      id: "success-stories",
      eyebrow: "After the course",
      heading: "Student Success Stories",
      items: [...stories],
      note: "Sample texts, until former trainees give us theirs in writing.",
    },
    {
      kind: "faq",
      id: "questions",
      eyebrow: "Before you join",
      heading: "Questions people ask us",
      items: [
        {
          question: "Do I get the Remote Pilot Certificate at the end?",
          answer:
            "Not from us: you get our own certificate. The Remote Pilot Certificate follows at an RPTO; we help you book it.",
        },
        {
          question: "What if it rains?",
          answer: "You use the simulator; the flying hours are made up outside before you finish.",
        },
        {
          question: "Do I need my own drone?",
          answer: "No. Aircraft, batteries and simulator are part of the course.",
        },
        {
          question: "What does it cost?",
          answer: `It depends on ${feeDependsOn}. We reply ${company.hours.reply}; the quotation follows once we know what you need. You can pay by EMI.`,
        },
      ],
    },
    goodToKnow({
      "What is included": "Aircraft, batteries, simulator, log book, our certificate",
      ...courseTerms,
      Fee: `${courseTerms.Fee}. ${facts.earlyBird.value}`,
    }),
    {
      kind: "call-to-action",
      id: "start",
      heading: "Come and watch a lesson before you decide",
      text: "Any working morning, by appointment.",
      actions: [
        { label: "Schedule a Demo", to: enquire("training", `${course}: a demo lesson`), primary: true },
        { label: "Ask a question", to: enquire("training", course) },
      ],
      notes: ["EMI options", "24/7 support for enrolled trainees", `Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "specification: 4 week | 40 guided | 4 weeks | 22 | 40 | 8 hours | 12 hours | 6 hours | 4 hours | 10 hours | 100",
    "specification: ₹1000-5000 per | 22 h | 24 | 7 support | 95 | 90 | 85 | 88 | 4",
    "facts sheet: 18 | 65 | 10 | 2021 | 5 | 8 days | 5-8 days | 10 years | 2022 | 120 m | 400 ft | 60 m | ₹1 lakh",
    "facts sheet: 200 ft | 8 | 12 km | 25 | 150 kg",
    "company, unconfirmed: 4 trainees | 2 hours | 12 trainees",
    "sample: 3-6 lpa | 3-5 lpa | 4-8 lpa | 10 minutes",
    "company, unconfirmed: 1.8 kg | 2.6 kg | 5 km",
    "specification: 30 min | 95 % | 98 % | 20 %",
    "facts sheet: 42 | 50 | 55 m",
  ],
};
