import { myWay, whichRule } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { paidTraining } from "../law";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";

const course = "Professional Drone Pilot Certification";
const quote = enquire("training", course);
const { modules, hours, practicalHours, weeks, weekendWeeks } = facts.pilotCourse;
const { batch, trainer, trainerSheet } = facts;
/** Guided hours of a working day in the full-time course. */
const hoursADay = hours / (weeks * 5);
const lessons = [
  "Rules and airspace",
  "Flight skills",
  "Mission planning",
  "Aircraft and batteries",
  "Assessed missions",
];
const module = (index: number, topics: string[]) => ({
  title: lessons[index] ?? "",
  duration: `${modules[index]?.hours} hours`,
  mode: modules[index]?.mode,
  topics,
});

/** The hero shows the first three; the benefits below tell the rest. */
const highlights = [
  `${hours} guided hours in five modules, ${practicalHours} of them in the two practical ones`,
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
    text: "I had never held a transmitter. In the third week the instructor said nothing for ten minutes. That silence was the best mark I got.",
  },
  {
    name: "Spray operator",
    role: "pilot course",
    company: "now at a farmer producer organisation",
    rating: 5,
    text: "The hours on batteries and nozzles looked dull on the timetable. They are what I use every morning before the first field.",
  },
  {
    name: "Camera pilot",
    role: "pilot course",
    company: "now self-employed",
    rating: 4,
    text: "I wanted only the certificate. I also left with a checklist, a way of saying no to a bad location, and a price list I can defend.",
  },
] as const;

export const dronePilotTraining: PageRecord = {
  path: "/training/drone-pilot-training",
  title: course,
  description: `A four-week drone pilot course in Bhopal: ${hours} guided hours in five modules, simulator and micro class flying, preparation for the Remote Pilot Certificate.`,
  course: { workload: `P${weeks}W`, level: "Beginner" },
  brochure: true,
  hero: {
    eyebrow: "Training academy",
    lead: "From the first hover to a planned, logged and lawful mission in four weeks. You practise on most days, at the simulator or on a field in Bhopal, with an instructor beside you and a reason for every manoeuvre.",
    atAGlance: {
      forWhom: "Beginners aged 18 to 65 who passed class 10",
      time: { label: "Duration", value: `${facts.pilotCourse.wording}` },
      priceDepends: "Full-time or weekend batch",
    },
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
      heading: "You need no experience. You need patience and time.",
      paragraphs: [
        "The course is meant for people who have never flown and want to spray, to survey or to earn with a camera.",
        `The course runs ${facts.pilotCourse.wording}. The guided hours come to ${hoursADay} a day in the full-time course, flying in the calm of the morning; for the rest of the day the simulator and the workshop are open for practice of your own.`,
      ],
      data: [
        { label: "Length", value: facts.pilotCourse.wording },
        { label: "Guided hours", value: `${hours}, in five modules` },
        { label: "Group", value: `${batch.places} trainees at most` },
        { label: "Entry", value: "Age 18 to 65, class 10 or equivalent" },
        { label: "Place", value: `${company.address.locality}, ${company.address.region}` },
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
              intro:
                "Five modules, in this order. You go on when your instructor has signed the one before. Until you hold the Remote Pilot Certificate your own flying is at the simulator, on a tether and on the micro class trainer. Small class aircraft are flown by an instructor who holds it; you plan, run the camera and keep the log.",
              items: [
                module(0, [
                  "Drone Rules 2021 and their amendments",
                  "Weight classes, from nano to large",
                  "Green, yellow and red zones on the airspace map",
                  "Registration, type certification, insurance",
                ]),
                module(1, [
                  "Simulator first, then tethered hover, then the micro class trainer",
                  "Figures, landings in a crosswind, orientation drills",
                  "Loss of signal, loss of position, low battery",
                  "Pre-flight and post-flight checks as a habit",
                ]),
                module(2, [
                  "Site survey and risk assessment",
                  "Grid and corridor plans, overlap, ground resolution",
                  "Weather, wind limits and the decision to stay down",
                  "Permissions: whom to ask, how long it takes",
                ]),
                module(3, [
                  "Airframe, motors, propellers, sensors",
                  "Charging, storing and retiring lithium batteries",
                  "Field repairs, and what must go back to the bench",
                ]),
                module(4, [
                  "Three complete missions: plan, fly (or crew, on the small class), debrief",
                  "Mock written paper and oral examination",
                  "Your log book and your personal checklist",
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
              heading: "Where the course means to bring you",
              intro: "The levels that the course aims at, on our own scale of 100.",
              items: [
                { label: "Flight Operations", value: 95 },
                { label: "Safety Protocols", value: 100 },
                { label: "Regulatory Compliance", value: 90 },
                { label: "Mission Planning", value: 85 },
                { label: "Emergency Response", value: 88 },
              ],
              note: "The company's claim: aims of the course, neither examination marks nor a promise.",
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
                  description: "Needs the certificate and the special training for spraying.",
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
              note: "The ranges in LPA (lakh rupees a year) are sample figures; the day rate is the company's claim. Neither pay nor a job is promised.",
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
              intro:
                "All are part of the course; you do not have to buy one. Figures as on our trainers' page: flight times are our claim (still air, new battery), weights and ranges are preliminary.",
              items: [
                {
                  name: "Micro class trainer",
                  description: "Rings around the propellers and a soft landing frame: the aircraft of your own flying.",
                  data: [
                    { label: "All-up weight", value: trainerSheet.weight.basic },
                    { label: "Flight time", value: trainer.flightTime.basic },
                  ],
                  features: [
                    "Dual transmitters: the instructor can take over",
                    "Speed limited to a brisk walk at first",
                  ],
                },
                {
                  name: "Small class quadcopter",
                  description:
                    "The aircraft of the trade: camera, position hold, planned flights. Flown by certificate holders.",
                  data: [
                    { label: "All-up weight", value: trainerSheet.weight.pro },
                    { label: "Radio control range", value: trainerSheet.range.pro },
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
                {
                  name: "Train with us",
                  description: `${hours} guided hours and a signed log book.`,
                  time: `${weeks} weeks`,
                },
                {
                  name: "RPTO training and test",
                  description:
                    "Training for visual-line-of-sight flight takes 5 to 8 days by the regulator's circular.",
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
                {
                  rule: "No certificate is needed for nano drones (up to 250 g), nor for micro drones (up to 2 kg) flown non-commercially.",
                },
                paidTraining("course"),
                {
                  rule: "Green zones need no permission up to 120 m (400 ft), or 60 m (200 ft) between 8 and 12 km from an operational airport. The map changes: look before each flight.",
                },
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
      kind: "views",
      id: "desk-and-field",
      items: [
        { picture: picture("simulator-desk"), caption: "A place at the simulator." },
        { picture: picture("pilot-hover"), caption: "First hover, between cones." },
      ],
    },
    {
      kind: "cards",
      id: "benefits",
      eyebrow: "Benefits",
      heading: "Why people choose this course",
      items: [
        {
          title: "More practice than lectures",
          text: `${practicalHours} of the ${hours} guided hours belong to the two practical modules.`,
          stat: {
            value: `${practicalHours} h`,
            label: "practical modules",
            note: "Simulator, field, briefing, debriefing and mock papers together",
          },
        },
        {
          title: "Marked by the standard",
          text: "The mock paper and the assessed missions follow what the Remote Pilot Certificate asks for. The rate shown is for our own certificates, over all our programs.",
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
      note: "Sample texts, until former trainees have given us theirs in writing.",
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
            "The course prepares you for it, and ends with a certificate of ours that does not replace it. The Remote Pilot Certificate is given after training and a test at an authorised organisation; we help you book it and file the papers.",
        },
        {
          question: "What if it rains?",
          answer:
            "Flying hours move to the simulator and are made up outside before you finish. In the monsoon we keep spare days.",
        },
        {
          question: "Do I need my own drone?",
          answer: "No. All aircraft, batteries and simulator places are part of the course.",
        },
        {
          question: "What does it cost?",
          answer: `The fee depends on the batch and on what you add, so we quote it. EMI is available. Ask with the form and you have an answer within ${facts.replyTime.workingDay}.`,
        },
      ],
    },
    {
      kind: "call-to-action",
      id: "start",
      heading: "Come and watch a lesson before you decide",
      text: "Any working morning, by appointment. You may sit at the simulator, and ask the trainees what they think.",
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
    "facts sheet: 18 | 65 | 10 | 2021 | 5 | 8 days | 5-8 days | 10 years | 2022 | 250 g | 2 kg | 120 m | 400 ft | 60 m | ₹1 lakh",
    "facts sheet: 200 ft | 8 | 12 km",
    "company, unconfirmed: 4 trainees | 2 | 12 trainees",
    "sample: 3-6 lpa | 3-5 lpa | 4-8 lpa | 10 minutes",
    "company, unconfirmed: 1.8 kg | 2.6 kg | 5 km",
    "specification: 30 min | 95 % | 98 %",
  ],
};
