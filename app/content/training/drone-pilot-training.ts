import { company } from "../company";
import { facts } from "../facts";
import { enquire } from "../links";
import { picture } from "../pictures";
import type { MarketingPage } from "../schema";

const course = "Professional Drone Pilot Certification";
const quote = enquire("training", course);

/** The hero shows the first three; the benefits below tell the rest. */
const highlights = [
  "40 guided hours: 22 in the air or at the simulator, 18 in the classroom",
  "One instructor to four trainees on the flying field",
  "Prepares you for the Remote Pilot Certificate (RPC)",
  "Practice on two weight classes of aircraft",
  "A log book of every flight, signed by your instructor",
  "Help with the paperwork for your certificate and your first applications",
];

/** Success stories are samples until the company replaces them with people who agreed in writing. */
const stories = [
  {
    name: "Sample trainee A",
    role: "Survey pilot",
    company: "Land survey firm",
    rating: 5,
    text: "I had never held a transmitter. By the third week I was flying a grid over a real quarry, and the instructor said nothing for ten minutes. That silence was the best mark I got.",
  },
  {
    name: "Sample trainee B",
    role: "Spray operator",
    company: "Farmer producer organisation",
    rating: 5,
    text: "The hours on batteries and nozzles looked dull on the timetable. They are what I use every morning before the first field.",
  },
  {
    name: "Sample trainee C",
    role: "Freelance camera pilot",
    company: "Self-employed",
    rating: 4,
    text: "I wanted only the certificate. I also left with a checklist, a way of saying no to a bad location, and a price list I can defend.",
  },
] as const;

export const dronePilotTraining: MarketingPage = {
  path: "/training/drone-pilot-training",
  group: "training",
  name: "Drone Pilot Training",
  title: course,
  description:
    "A four-week drone pilot course in Bhopal: 40 guided hours in five modules, flying on two weight classes, and preparation for the Remote Pilot Certificate.",
  course: { workload: "P4W", level: "Beginner", credential: "Preparation for the Remote Pilot Certificate" },
  brochure: true,
  hero: {
    eyebrow: "Training academy",
    lead: "From the first hover to a planned, logged and lawful mission in four weeks. You fly on most days, on a field in Bhopal, with an instructor beside you and a reason for every manoeuvre.",
    picture: picture("surveillance"),
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
      heading: "You need no experience. You need patience and a free month.",
      paragraphs: [
        "Most people who join have never flown. Some come from agriculture and want to spray for their village, some from civil engineering and want to survey, some want a second income with a camera. The first week puts everyone on the same page; from the second week the tasks differ with your goal.",
        `The course runs ${facts.pilotCourse.wording}. Mornings are for flying, when the air is calm; afternoons are for rules, planning and the workshop. On windy or wet days the simulator takes the flying hours, and they are made up outside before you finish.`,
      ],
      data: [
        { label: "Length", value: facts.pilotCourse.wording },
        { label: "Guided hours", value: "40, in five modules" },
        { label: "Group", value: "Twelve trainees at most" },
        { label: "Entry", value: "Age 18 to 65, class 10 or equivalent" },
        { label: "Place", value: `${company.address.locality}, ${company.address.region}` },
      ],
    },
    {
      kind: "tabs",
      id: "course",
      eyebrow: "The course",
      heading: "What you learn, what you fly, what you take home",
      defaultTab: "modules",
      tabs: [
        {
          id: "modules",
          label: "Modules",
          sections: [
            {
              kind: "modules",
              id: "module-list",
              intro: "Five modules, in this order. You go on when your instructor has signed the one before.",
              items: [
                {
                  title: "Rules and airspace",
                  duration: "8 hours",
                  mode: "Theory",
                  topics: [
                    "Drone Rules 2021 and their amendments",
                    "Weight classes, from nano to large",
                    "Green, yellow and red zones on the airspace map",
                    "Registration, type certification, insurance",
                  ],
                },
                {
                  title: "Flight skills",
                  duration: "12 hours",
                  mode: "Practical",
                  topics: [
                    "Simulator first, then tethered hover",
                    "Figures, landings in a crosswind, orientation drills",
                    "Loss of signal, loss of position, low battery",
                    "Pre-flight and post-flight checks as a habit",
                  ],
                },
                {
                  title: "Mission planning",
                  duration: "6 hours",
                  mode: "Mixed",
                  topics: [
                    "Site survey and risk assessment",
                    "Grid and corridor plans, overlap, ground resolution",
                    "Weather, wind limits and the decision to stay down",
                    "Permissions: who to ask, how long it takes",
                  ],
                },
                {
                  title: "Aircraft and batteries",
                  duration: "4 hours",
                  mode: "Mixed",
                  topics: [
                    "Airframe, motors, propellers, sensors",
                    "Charging, storing and retiring lithium batteries",
                    "Field repairs, and what must go back to the bench",
                  ],
                },
                {
                  title: "Assessed missions",
                  duration: "10 hours",
                  mode: "Practical",
                  topics: [
                    "Three complete missions: plan, fly, debrief",
                    "Mock written paper and oral examination",
                    "Your log book and your personal checklist",
                  ],
                },
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
              heading: "Where trainees stand at the end",
              intro: "Average marks of the final assessment, out of 100.",
              items: [
                { label: "Flight Operations", value: 95 },
                { label: "Safety Protocols", value: 100 },
                { label: "Regulatory Compliance", value: 90 },
                { label: "Mission Planning", value: 85 },
                { label: "Emergency Response", value: 88 },
              ],
              note: "Figures from our own assessments.",
            },
            {
              kind: "roles",
              id: "careers",
              heading: "Work it leads to",
              items: [
                {
                  role: "Survey and mapping pilot",
                  description: "Flies grids for engineers, mines and towns.",
                  salary: "3-6 LPA",
                },
                {
                  role: "Agricultural spray pilot",
                  description: "Needs the added training for spraying.",
                  salary: "3-5 LPA",
                },
                {
                  role: "Inspection pilot",
                  description: "Towers, solar parks and lines, close and slow.",
                  salary: "4-8 LPA",
                },
                {
                  role: "Freelance pilot",
                  description: "Events, farms, small surveys, by the day.",
                  salary: "₹1,000-5,000 per day",
                },
              ],
              note: "Pay is what the company has heard from employers and former trainees; it is no promise. LPA: lakh rupees a year.",
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
              intro: "You fly these; you do not have to buy one.",
              items: [
                {
                  name: "Micro class trainer",
                  description: "Ducted propellers and a soft landing frame, for the first ten hours.",
                  data: [
                    { label: "All-up weight", value: "under 2 kg" },
                    { label: "Flight time", value: "30 min" },
                  ],
                  features: [
                    "Dual transmitters: the instructor can take over",
                    "Speed limited to a brisk walk at first",
                  ],
                },
                {
                  name: "Small class quadcopter",
                  description: "The aircraft of the trade: camera, position hold, planned flights.",
                  data: [
                    { label: "All-up weight", value: "2 to 25 kg class" },
                    { label: "Radio control range", value: facts.controlRange.value },
                  ],
                  features: ["HD video", "Grid missions from a tablet", facts.controlRange.wording],
                },
                {
                  name: "Simulator desks",
                  description: "Real transmitters, calibrated aircraft, wind you can turn up.",
                  data: [{ label: "Places", value: "One for each trainee" }],
                  features: ["Emergencies that nobody should practise outside", "Your flights recorded and replayed"],
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
                : "This course prepares you for the RPC. The certificate itself follows the assessment at an authorised Remote Pilot Training Organisation.",
              items: [
                {
                  name: "Check that you may",
                  description:
                    "Age 18 to 65, class 10 or equivalent. A government ID and proof of address are enough; a passport is not needed.",
                  time: "Before you join",
                },
                { name: "Train with us", description: "Forty guided hours and a signed log book.", time: "4 weeks" },
                {
                  name: "RPTO training and test",
                  description:
                    "Training for visual-line-of-sight flight takes 5 to 8 days by the regulator's circular.",
                  time: "5-8 days",
                },
                {
                  name: "Your certificate",
                  description:
                    "The Remote Pilot Certificate is valid for ten years. It has been a certificate, and no longer a licence, since February 2022.",
                  time: "Valid 10 years",
                },
              ],
            },
            {
              kind: "rules",
              id: "rules",
              heading: "What the rules say",
              items: [
                {
                  rule: "No certificate is needed for nano drones (up to 250 g), nor for micro drones (up to 2 kg) flown non-commercially.",
                },
                {
                  rule: "Green zones need no permission up to 120 m (400 ft) outside red and yellow zones. The map changes: look before each flight.",
                },
                {
                  rule: "Registration and certificates are reported to have moved to the eGCA portal; the airspace map stays on Digital Sky.",
                  check: true,
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "picture",
      id: "in-the-air",
      picture: picture("ridges-dawn"),
      caption: "The Elite at first light, the calmest air of the day.",
    },
    {
      kind: "cards",
      id: "benefits",
      eyebrow: "Benefits",
      heading: "Why people choose this course",
      items: [
        {
          title: "You fly more than you sit",
          text: "More than half of the guided hours are practice, on calm mornings.",
          stat: { value: "22 h", label: "practice" },
        },
        {
          title: "Marked by the standard",
          text: "The mock paper and the assessed missions follow what the certificate asks for.",
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
          text: highlights[4] ?? "",
          points: highlights.slice(3, 6).filter((_, i) => i !== 1),
        },
      ],
    },
    {
      kind: "stories",
      id: "success-stories",
      eyebrow: "After the course",
      heading: "Student Success Stories",
      items: [...stories],
      note: "Sample texts: they show what a story looks like until former trainees have given us theirs in writing.",
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
            "The course prepares you for it. The certificate is given after training and a test at an authorised Remote Pilot Training Organisation; we help you book it and file the papers.",
        },
        {
          question: "What if it rains?",
          answer:
            "Flying hours move to the simulator and are made up outside. In the monsoon weeks we start earlier and keep spare days.",
        },
        {
          question: "Do I need my own drone?",
          answer: "No. All aircraft, batteries and simulator places are part of the course.",
        },
        {
          question: "What does it cost?",
          answer:
            "The fee depends on the batch and on what you add, so we quote it. EMI is available. Ask with the form and you have an answer within one working day.",
        },
      ],
    },
    {
      kind: "call-to-action",
      id: "start",
      heading: "Come and watch a lesson before you decide",
      text: "Any working morning, by appointment. You may hold the transmitter of a tethered aircraft, and ask the trainees what they think.",
      actions: [
        { label: "Schedule a Demo", to: enquire("training", `${course}: a demo lesson`), primary: true },
        { label: "Ask a question", to: enquire("training", course) },
      ],
      notes: ["EMI options", "24/7 support for enrolled trainees", `Office open ${company.hours.office}`],
    },
  ],
};
