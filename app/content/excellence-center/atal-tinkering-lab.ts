/**
 * Mentors and partners on this page are samples until the company replaces them with people and institutions that
 * agreed in writing. The figures are the company's own claims. An Atal Tinkering Lab is granted by the Atal Innovation
 * Mission alone: nothing here may read as if the company granted one.
 */

import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { courseTerms, goodToKnow } from "../good-to-know";
import { tinkeringLabGrant as grant, weightClasses } from "../law";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";

const lab = "Atal Tinkering Lab";
const visit = enquire("partnership", `${lab}: a visit to the lab`);
const apply = (program: string) => enquire("training", `${lab}: ${program}`);

export const atalTinkeringLab: PageRecord = {
  path: "/excellence-center/atal-tinkering-lab",
  title: lab,
  description:
    "Drone and robotics programs for schools, classes VI to XII: weekly sessions, mentors and kits, and help with your application for an Atal Tinkering Lab.",
  hero: {
    eyebrow: "Excellence Center",
    lead: "Students build, program and fly small drones. We bring mentors, kits and a weekly timetable to your school, or your class comes to our workshop in Bhopal. We also help schools apply for their own lab.",
    atAGlance: {
      forWhom: "Schools with classes VI to XII",
      time: { label: "Duration", value: "3, 4 or 6 months, by program" },
      priceDepends: "program, number of students, at your school or in our workshop",
    },
    picture: picture("lab-lesson"),
    plan: {
      title: "A Wednesday session",
      note: "Two hours",
      session: [
        { name: "Theory", minutes: 10 },
        { name: "Building, coding, flying", minutes: 90 },
        { name: "Tidying up", minutes: 20 },
      ],
    },
    badges: ["Classes VI to XII", "3 programs", "Nano drones only"],
    actions: [
      { label: "Join Program", to: enquire("training", `${lab}: joining a program`), primary: true },
      { label: "Visit Lab", to: visit },
    ],
    underLead: { label: `The grant: ${grant.setUp} + ${grant.running}`, to: "#applying-for-a-lab" },
  },
  sections: [
    {
      kind: "prose",
      id: "for-schools",
      eyebrow: "Who it is for",
      heading: "With a lab or without one",
      paragraphs: [
        "Nobody has time to learn the equipment? Our mentor comes one fixed afternoon a week, works beside your teacher and leaves the lesson plans, so that your teacher can run the next program.",
        "No lab? The class comes to Bhopal with a teacher and works in teams of three or four. The school takes home what they build, except batteries.",
      ],
      data: [
        { label: "Students", value: "Classes VI to XII" },
        { label: "Teams", value: "3 or 4 students" },
        { label: "Weekly session", value: "Wednesday" },
        { label: "From the school", value: "A room, power and one teacher" },
        { label: "From us", value: "Mentor, kits, spares, lesson plans" },
      ],
    },
    {
      kind: "views",
      id: "on-the-mat",
      items: [
        {
          picture: picture("lab-kit"),
          caption: "How a team starts: a kit of parts.",
        },
        {
          picture: picture("lab-courtyard"),
          caption: "How it ends: a nano drone above its pad in the school's courtyard.",
        },
      ],
    },
    {
      kind: "cards",
      id: "programs",
      eyebrow: "Choose one",
      heading: "Innovation Programs",
      intro: "Each ends with a demonstration before an audience.",
      items: [
        {
          title: "Drone Innovation Lab",
          text: "Each team wires, tunes and flies a nano drone.",
          badge: "Most complete",
          data: [
            { label: "Duration", value: "6 months" },
            { label: "Group", value: "30 students" },
          ],
          points: [
            "Electronics and soldering",
            "Frames drawn and 3D-printed",
            "Flight code in blocks, then Python",
            "Indoor flying test for every student",
          ],
          action: { label: "Apply Now", to: apply("Drone Innovation Lab"), primary: true },
        },
        {
          title: "Robotics Workshop",
          text: "Sensors, motors and control loops on wheels, where a mistake is cheap.",
          badge: "Good first step",
          data: [
            { label: "Duration", value: "4 months" },
            { label: "Group", value: "25 students" },
          ],
          points: ["Line followers and arms", "Distance, light and soil sensors", "One robot for each team"],
          action: { label: "Apply Now", to: apply("Robotics Workshop") },
        },
        {
          title: "Innovation Challenge",
          text: "A problem from the students' own town, and a working prototype at the end.",
          badge: "Competition",
          data: [
            { label: "Duration", value: "3 months" },
            { label: "Group", value: "40 students" },
          ],
          points: ["Interviews before ideas", "Two rounds of prototypes", "A jury with written feedback"],
          action: { label: "Apply Now", to: apply("Innovation Challenge") },
        },
      ],
    },
    {
      kind: "diagram",
      id: "your-room",
      sample: true,
      diagram: "classroom",
      eyebrow: "At your school",
      heading: "Your classroom, seen from above",
      description:
        "The first row of benches stands along the windows, the net away from the door. Measure your own room and move the parts: the plan is in the school folder.",
    },
    {
      kind: "tabs",
      id: "inside-the-lab",
      eyebrow: "The programs in detail",
      heading: "What students do, and who teaches them",
      defaultTab: "activities",
      tabs: [
        {
          id: "activities",
          label: "Activities",
          sections: [
            {
              kind: "schedule",
              id: "calendar",
              intro: "No sessions in school holidays and examination weeks.",
              items: [
                {
                  when: "Every Wednesday",
                  what: "Weekly sessions",
                  description: "Two hours: ten minutes of theory, twenty minutes to tidy up, the rest building.",
                },
                {
                  when: "Last Friday of the month",
                  what: "Monthly showcase",
                  description: "Each team shows its work. Parents are welcome.",
                },
                {
                  when: "Every quarter",
                  what: "Quarterly competitions",
                  description: "Schools compete in flying accuracy, robot course and timed repair.",
                },
                {
                  when: "Every March",
                  what: "Annual fair",
                  description: "Students show and explain the year's projects.",
                },
              ],
            },
          ],
        },
        {
          id: "curriculum",
          label: "Curriculum",
          sections: [
            {
              kind: "table",
              id: "six-months",
              heading: "The Drone Innovation Lab, month by month",
              caption: "Six months of the Drone Innovation Lab",
              columns: ["Month", "Subject", "What the team can show"],
              rows: [
                ["1", "Electricity and soldering", "A lamp with a switch, measured"],
                ["2", "Sensors and code", "A level meter that draws a graph"],
                ["3", "Drawing and printing", "A frame that passes a drop test"],
                ["4", "Motors and batteries", "A thrust table made by hand"],
                ["5", "Assembly and tuning", "A steady hover in the bay"],
                ["6", "Mission", "A course flown, a poster, a talk"],
              ],
            },
            {
              kind: "progress",
              id: "skill-levels",
              heading: "Skill levels we aim at",
              items: [
                { label: "Electronics and assembly", value: 95 },
                { label: "Problem solving", value: 90 },
                { label: "Programming", value: 85 },
                { label: "Teamwork and presentation", value: 88 },
                { label: "3D design", value: 82 },
              ],
              note: "Our claim, on our own scale of 100, not school marks.",
            },
          ],
        },
        {
          id: "mentors",
          label: "Mentors",
          sections: [
            {
              kind: "people",
              sample: true,
              id: "mentor-list",
              items: [
                {
                  name: "Electronics mentor",
                  role: "Benches",
                  background: "Teaches soldering to classes VI to VIII.",
                },
                {
                  name: "Programming mentor",
                  role: "Coding room",
                  background: "Teaches coding.",
                },
                {
                  name: "Design mentor",
                  role: "Fabrication corner",
                  background: "Runs the printers and the drop test.",
                },
              ],
              note: "Sample entries: our mentors are named here once they agree in writing.",
            },
          ],
        },
        {
          id: "partnerships",
          label: "Partnerships",
          sections: [
            {
              kind: "partners",
              sample: true,
              id: "partner-list",
              items: [
                {
                  partner: "A school with a lab",
                  type: "School",
                  description: "Hosts a weekly mentor in its own lab.",
                },
                { partner: "A school without one", type: "School", description: "Sends two classes a year to Bhopal." },
                {
                  partner: "An engineering college",
                  type: "College",
                  description: "Its students judge the competitions.",
                },
                {
                  partner: "A workshop nearby",
                  type: "Industry",
                  description: "Gives parts and problems.",
                },
              ],
              note: "Samples of the kinds of partner we look for; none is a real institution.",
            },
          ],
        },
      ],
    },
    {
      kind: "stats",
      id: "figures",
      eyebrow: "So far",
      heading: "Our school programs in figures",
      intro: "Our claims, for our own programs with schools. Atal Tinkering Labs belong to schools; we have none.",
      items: [
        {
          value: "500+",
          label: "students",
          note: `Part of the ${facts.peopleTrained.value} people trained in all our programs`,
        },
        { value: "50+", label: "projects", note: "Built by teams and shown in public" },
        { value: "15+", label: "awards", note: "Won by student teams" },
        { value: "25+", label: "partner schools", note: "Sent a class or hosted our mentors" },
      ],
    },
    {
      kind: "equipment",
      id: "facilities",
      eyebrow: "In Bhopal",
      heading: "Facilities",
      intro: "Our own workshop for school classes.",
      items: [
        {
          name: "Electronics benches",
          description: "Ten benches.",
          data: [{ label: "Supply", value: "Current-limited, 12 V" }],
          features: ["Soldering with extraction", "Meters, one oscilloscope"],
        },
        {
          name: "Fabrication corner",
          data: [{ label: "Printers", value: "4" }],
          features: ["3D printing and hand tools", "Cutting done by the mentor"],
        },
        {
          name: "Netted flying bay",
          description: "Nets on all sides and above, foam floor.",
          data: [{ label: "Aircraft", value: "Nano, up to 250 g" }],
          features: ["Guarded propellers", "One pilot, one mentor, one stop switch"],
        },
        {
          name: "Coding room",
          data: [{ label: "Desks", value: "20" }],
          features: ["Two transmitters at each row", "Free tools that your school can keep using"],
        },
      ],
    },
    {
      kind: "steps",
      id: "applying-for-a-lab",
      eyebrow: "Your own lab",
      heading: "How your school gets an Atal Tinkering Lab",
      intro: `Labs are granted by the Atal Innovation Mission of NITI Aayog: ${grant.setUp} to set up and ${grant.running} over ${grant.years} years to run it. Its guidelines say what each part may buy: check the current rule. We help with the application; we cannot grant a lab.`,
      items: [
        {
          name: "Look at the room",
          description: "On your own: measure space and power, list your equipment. With us: we do it together.",
          time: "One visit",
        },
        {
          name: "Prepare",
          description:
            "A folder with layout, equipment list, timetable and the teacher in charge. On your own: you write it. With us: we draft, you decide.",
          time: "2-3 weeks",
        },
        {
          name: "Apply",
          description: "The school applies to the Mission in its own name, with or without us.",
          time: "The Mission's calendar",
        },
        {
          name: "Start",
          description:
            "If the lab is granted. On your own: you buy and set up. With us: benches, a week of teacher training, the first program.",
          time: "One school term",
        },
      ],
    },
    goodToKnow({
      "What is included": "Mentor, kits, spares and lesson plans",
      Where: "At your school, or at our workshop in Bhopal",
      "Next start": null,
      "Program fee": courseTerms.Fee,
      "Fee for help with an application": null,
      "How a school may buy": company.terms.schoolPurchase,
      "Language of instruction": courseTerms["Language of instruction"],
      Cancellation: courseTerms.Cancellation,
    }),
    {
      kind: "rules",
      id: "safety-and-rules",
      heading: "Safety and rules",
      cases: [ruleCase("A nano drone in class", "leisure", weightClasses[0].upTo)],
      items: [
        {
          rule: "Students fly nano drones, up to 250 g. These need no Remote Pilot Certificate.",
        },
        {
          rule: "Indoors we fly inside the net. Before a flight outdoors the mentor checks that day's airspace map.",
        },
        {
          rule: "Nano drones need a Unique Identification Number (UIN) too; those for research and development do not.",
          check: "identity",
        },
        { rule: "The mentor charges lithium batteries; they stay in the lab." },
        {
          rule: "A teacher or parent fills in our form, with their own details and never a child's.",
        },
      ],
    },
    {
      kind: "call-to-action",
      id: "apply",
      heading: "Visit with the teacher in charge of the lab",
      text: "Watch a Wednesday session, by appointment, or invite us to your school.",
      actions: [
        {
          label: "Apply for ATL",
          to: enquire("partnership", `${lab}: help with our school's application`),
          primary: true,
        },
        { label: "Book Lab Visit", to: visit },
        { label: "Ask for a quotation", to: enquire("training", `${lab}: a written quotation`) },
      ],
      notes: [`Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "specification: 3 programs | 500+ | 50+ | 15+ | 25+ | 6 months | 30 students | 4 months | 25 students | 3 months",
    "specification: 40 students | 100 | 95 | 90 | 85 | 88 | 82",
    "facts sheet: 250 g | ₹10 lakh | 5 years",
    "company, unconfirmed: 3 | 4 students | 3 d | 12 v | 4 | 20 | 2 hours | 10 minutes | 20 minutes | 1 | 2 | 5 | 6",
    "company, unconfirmed: 2-3 weeks",
    "specification: 2500+ people",
    "sample: 12 × | 30 | 5 benches | 8 m",
  ],
};
