/**
 * Mentors and partners on this page are samples until the company replaces them with people and institutions that
 * agreed in writing. The figures are the company's own claims. An Atal Tinkering Lab is granted by the Atal Innovation
 * Mission alone: nothing here may read as if the company granted one.
 */

import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { weightClasses } from "../law";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";

const lab = "Atal Tinkering Lab";
const visit = enquire("partnership", `${lab}: a visit to the lab`);
const apply = (program: string) => enquire("training", `${lab}: ${program}`);

export const atalTinkeringLab: PageRecord = {
  path: "/excellence-center/atal-tinkering-lab",
  title: lab,
  description:
    "Drone and robotics programs for school tinkering labs, classes VI to XII: weekly sessions, mentors, four workspaces and help with a school's ATL application.",
  hero: {
    eyebrow: "Excellence Center",
    lead: "Students of classes VI to XII build, program and fly small drones at benches that are meant to get untidy. We bring mentors, kits and a weekly timetable to your school's lab, or receive the class in our workshop for schools in Bhopal.",
    atAGlance: {
      forWhom: "Schools with classes VI to XII",
      time: { label: "Time", value: "By program" },
      priceDepends: "Students, days and equipment",
    },
    picture: picture("tinkering-lab"),
    badges: ["Classes VI to XII", "3 programs", "Nano drones only"],
    actions: [
      { label: "Join Program", to: enquire("training", `${lab}: joining a program`), primary: true },
      { label: "Visit Lab", to: visit },
    ],
  },
  sections: [
    {
      kind: "stats",
      id: "figures",
      eyebrow: "So far",
      heading: "Our school programs in figures",
      intro:
        "The company's claims for its own programs with schools. The company holds no Atal Tinkering Lab: these belong to schools.",
      items: [
        {
          value: "500+",
          label: "students",
          note: `School students, counted within the ${facts.peopleTrained.value} people trained over all our programs`,
        },
        { value: "50+", label: "projects", note: "Built by teams and shown to an audience" },
        { value: "15+", label: "awards", note: "Won by student teams at competitions and fairs" },
        { value: "25+", label: "partner schools", note: "Schools that have sent a class or hosted our mentors" },
      ],
    },
    {
      kind: "prose",
      id: "for-schools",
      eyebrow: "Who it is for",
      heading: "For the school that has a lab, and the one that wants one",
      paragraphs: [
        "Many school labs have good equipment and a locked door: the printer is there, but no teacher has the free afternoons to learn it. A mentor from us takes one fixed afternoon a week, works beside your teacher and leaves the lesson plan behind. After one program your teacher can run the next without us.",
        "A school without a lab sends its students to Bhopal. They come as a class with a teacher, work in teams of three or four, and the school takes home what they built, except batteries.",
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
      kind: "cards",
      id: "programs",
      eyebrow: "Choose one",
      heading: "Innovation Programs",
      intro: "Each ends with something that flies, drives or solves a problem in front of an audience.",
      items: [
        {
          title: "Drone Innovation Lab",
          text: "From a bare frame to a nano drone that the team has wired, tuned and flown through a course of its own.",
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
          text: "Wheels before wings: sensors, motors and control loops on the ground, where a mistake is cheap.",
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
          text: "A problem from the students' own town, a small parts budget and three months to a working prototype.",
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
      kind: "views",
      id: "on-the-mat",
      items: [
        {
          picture: picture("lab-kit"),
          caption: "What a team begins with: frame, rings, motors, boards, and every screw in its dish.",
        },
        {
          picture: picture("lab-courtyard"),
          caption: "What it ends with: a nano drone above its pad, in a school's courtyard.",
        },
      ],
    },
    {
      kind: "equipment",
      id: "facilities",
      eyebrow: "In Bhopal",
      heading: "Facilities",
      intro: "The company's own workshop for school classes. It is not an Atal Tinkering Lab.",
      items: [
        {
          name: "Electronics benches",
          description: "Ten benches, each for a team.",
          data: [{ label: "Supply", value: "Current-limited, 12 V" }],
          features: ["Soldering with extraction", "Meters and a shared oscilloscope"],
        },
        {
          name: "Fabrication corner",
          description: "Where frames and brackets are made.",
          data: [{ label: "Printers", value: "4" }],
          features: ["3D printing and hand tools", "Cutting done by the mentor"],
        },
        {
          name: "Netted flying bay",
          description: "Nets on all sides and above, a foam floor, a drawn line to stand behind.",
          data: [{ label: "Aircraft", value: "Nano, up to 250 g" }],
          features: ["Guarded propellers", "One pilot, one mentor, one stop switch"],
        },
        {
          name: "Coding room",
          description: "Simulator and programming desks.",
          data: [{ label: "Desks", value: "20" }],
          features: ["Two transmitters at each row", "Open-source tools that a school can keep using"],
        },
      ],
    },
    {
      kind: "tabs",
      id: "inside-the-lab",
      eyebrow: "Inside the lab",
      heading: "What happens, what is learnt, and with whom",
      defaultTab: "activities",
      tabs: [
        {
          id: "activities",
          label: "Activities",
          sections: [
            {
              kind: "schedule",
              id: "calendar",
              intro: "School holidays and examination weeks are left free.",
              items: [
                {
                  when: "Every Wednesday",
                  what: "Weekly sessions",
                  description:
                    "Two hours: ten minutes of idea, an hour and a half of making, and twenty minutes for a tidy bench.",
                },
                {
                  when: "Last Friday of the month",
                  what: "Monthly showcase",
                  description: "Each team shows one thing that works and one that does not yet. Parents may come.",
                },
                {
                  when: "Every quarter",
                  what: "Quarterly competitions",
                  description: "Flying accuracy, robot course and repair against the clock, between schools.",
                },
                {
                  when: "Every March",
                  what: "Annual fair",
                  description: "The year's projects on tables, explained by those who built them.",
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
                ["6", "Mission and story", "A course flown, a poster, a talk"],
              ],
            },
            {
              kind: "progress",
              id: "skill-levels",
              heading: "Skill levels the program aims at",
              items: [
                { label: "Electronics and assembly", value: 95 },
                { label: "Problem solving", value: 90 },
                { label: "Programming", value: 85 },
                { label: "Teamwork and presentation", value: 88 },
                { label: "3D design", value: 82 },
              ],
              note: "The company's claim: levels that the program aims at, on our own scale of 100. Neither marks nor a school examination.",
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
                  background: "Repairs flight controllers on weekdays; teaches soldering to classes VI to VIII.",
                },
                {
                  name: "Programming mentor",
                  role: "Coding room",
                  background: "Writes ground-station software; starts every lesson with a program that fails.",
                },
                {
                  name: "Design mentor",
                  role: "Fabrication corner",
                  background: "Draws airframes; runs the printers and the drop test.",
                },
              ],
              note: "Sample entries that show the posts: real mentors will be named here with their written consent.",
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
                  description: "Its students judge the quarterly competitions.",
                },
                {
                  partner: "A workshop nearby",
                  type: "Industry",
                  description: "Gives offcuts, motors and problems worth solving.",
                },
              ],
              note: "Sample partners that show the kinds of partnership we offer; none is a real institution.",
            },
          ],
        },
      ],
    },
    {
      kind: "steps",
      id: "applying-for-a-lab",
      eyebrow: "Getting a lab of your own",
      heading: "How a school comes to an Atal Tinkering Lab",
      intro:
        "Labs are granted by the Atal Innovation Mission of NITI Aayog: ₹10 lakh to set up and ₹10 lakh over five years. We help with the application; we are not part of the Mission and cannot grant a lab.",
      items: [
        {
          name: "Look at the room",
          description: "We measure the space and power, and list what the school has.",
          time: "One visit",
        },
        {
          name: "Prepare",
          description: "Layout, equipment list, timetable and the teacher in charge, in a folder.",
          time: "2-3 weeks",
        },
        {
          name: "Apply",
          description: "The school applies to the Mission in its own name.",
          time: "The Mission's calendar",
        },
        {
          name: "Start",
          description: "If the lab is granted: benches, a week of teacher training, the first program.",
          time: "One school term",
        },
      ],
    },
    {
      kind: "rules",
      id: "safety-and-rules",
      heading: "Safety and rules",
      cases: [ruleCase("A nano drone in class", "leisure", weightClasses[0].upTo)],
      items: [
        {
          rule: "Students fly nano drones, up to 250 g, for which nobody needs a Remote Pilot Certificate. The certificate itself starts at age 18.",
        },
        {
          rule: "Indoor flights stay in the net. Before any flight outdoors a mentor looks at the airspace map for that day.",
        },
        {
          rule: "A nano drone too needs a Unique Identification Number (UIN), research and development ones excepted.",
          check: "identity",
        },
        { rule: "Lithium batteries are charged by the mentor and stay in the lab." },
        {
          rule: "Our form is for adults: a teacher or parent writes, with their own details and never a child's name.",
        },
      ],
    },
    {
      kind: "call-to-action",
      id: "apply",
      heading: "Bring the teacher who will hold the key",
      text: "Come on a Wednesday, by appointment, and watch a session, or tell us about your school and we prepare the first visit.",
      actions: [
        {
          label: "Apply for ATL",
          to: enquire("partnership", `${lab}: help with our school's application`),
          primary: true,
        },
        { label: "Book Lab Visit", to: visit },
      ],
      notes: ["Help with an application is no promise of a grant", `Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "specification: 3 programs | 500+ | 50+ | 15+ | 25+ | 6 months | 30 students | 4 months | 25 students | 3 months",
    "specification: 40 students | 100 | 95 | 90 | 85 | 88 | 82",
    "facts sheet: 250 g | ₹10 lakh | 5 years | 18",
    "company, unconfirmed: 3 | 4 students | 3 d | 12 v | 4 | 20 | 2 hours | 10 minutes | 20 minutes | 1 | 2 | 5 | 6",
    "company, unconfirmed: 2-3 weeks",
    "specification: 2500+ people",
  ],
};
