/**
 * Success stories and completion rates on this page are samples until the company replaces them: the stories with
 * people who agreed in writing, the rates from its records.
 */

import { myWay, ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { paidTraining } from "../law";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";
import { certificationLevels, rptoFastTrack } from "./rpto";

const program = "3 Modules Program";
/** A certificate names its program: the fast track gives the same levels for another curriculum. */
const certificate = (level: string) => `3 Modules ${level}`;
const about = (what: string) => enquire("training", `${program}: ${what}`);

const { passMark, weeks: totalWeeks } = facts.threeModules;
const [one, two, three] = facts.threeModules.modules;
const weeks = { one, two, three };
/** Training days of a week, 1 for Monday. */
const weekdays = [1, 2, 3, 4, 5] as const;
const bring = "Hat, closed shoes, a laptop from Module Two";
/** "Weeks 3-4", counted over the whole program. */
const span = (from: number, to: number) => `Weeks ${from}-${to}`;

export const threeModules: PageRecord = {
  path: "/excellence-center/3-modules",
  title: program,
  description: `Three drone modules of ${weeks.one}, ${weeks.two} and ${weeks.three} weeks, from the first flight to running an operation: topics, exams, certificates, timetable and careers.`,
  course: {
    workload: `P${totalWeeks}W`,
    level: "Beginner to advanced",
    credential: "Company certificates 3 Modules Basic, Advanced and Expert",
  },
  hero: {
    eyebrow: "Excellence Center",
    lead: `Fly it, use it, run it: three modules, ${totalWeeks} weeks in all. They are taken in order, and each ends with a certificate of ours; together they prepare you for work with a survey firm or a spray contractor.`,
    atAGlance: {
      forWhom: "People who want a career in drones",
      time: { label: "Duration", value: `${facts.threeModules.weeks} weeks` },
      priceDepends: "Modules you take",
    },
    picture: picture("classroom"),
    badges: ["3 modules", `${totalWeeks} weeks`, "Basic to Expert"],
    actions: [
      { label: "Get Program Quote", to: enquire("training", program), primary: true },
      { label: "Enroll Now", to: about("enrolment") },
    ],
  },
  sections: [
    {
      kind: "modules",
      id: "modules",
      eyebrow: "The program",
      heading: "Three modules, in this order",
      intro:
        "The completion rates are sample figures that hold a place until the company states its own. Until you hold the Remote Pilot Certificate you fly the simulator, the tether and the micro class trainer; larger aircraft are flown by an instructor who holds it, with you as crew.",
      items: [
        {
          title: "Module One: Foundations of Flight",
          duration: `${weeks.one} weeks`,
          mode: "Beginner",
          topics: [
            "How a multirotor stays up, and why it comes down",
            "Drone rules, zones and weight classes",
            "Simulator, tethered hover, free flight",
            "Batteries, checks and log book",
          ],
          data: [
            { label: "Completion rate", value: "96% (sample figure)" },
            { label: "Outcomes", value: "Flies a circuit by hand on the micro trainer; prepares and clears a site" },
            { label: "Assessment", value: `Written exam, pass mark ${passMark}%, and a check flight` },
            { label: "Certification", value: certificate(certificationLevels.basic) },
          ],
        },
        {
          title: "Module Two: Missions and Payloads",
          duration: `${weeks.two} weeks`,
          mode: "Intermediate",
          topics: [
            "Survey grids, overlap and ground control",
            "Thermal cameras and what they cannot see",
            "Spraying: flow, swath, drift, protective wear",
            "From raw pictures to a map a client accepts",
          ],
          data: [
            { label: "Completion rate", value: "93% (sample figure)" },
            {
              label: "Outcomes",
              value: "Plans and delivers a survey, an inspection and a spray job as part of a crew",
            },
            { label: "Assessment", value: "Three graded missions with a delivered result each" },
            { label: "Certification", value: certificate(certificationLevels.advanced) },
          ],
        },
        {
          title: "Module Three: Systems and Operations",
          duration: `${weeks.three} weeks`,
          mode: "Advanced",
          topics: [
            "Assembly, tuning and fault finding",
            "Maintenance plans and spare parts",
            "Crew, permissions, insurance, incident reports",
            "Costing a job and writing the offer",
          ],
          data: [
            { label: "Completion rate", value: "90% (sample figure)" },
            { label: "Outcomes", value: "Builds and maintains an aircraft; leads a crew of three" },
            { label: "Assessment", value: "A built aircraft, a week as crew lead, an oral examination" },
            { label: "Certification", value: certificate(certificationLevels.expert) },
          ],
        },
      ],
    },
    {
      kind: "prose",
      id: "who-should-take-it",
      eyebrow: "Who it is for",
      heading: "Where to come in",
      paragraphs: [
        "Module One asks for an age of 18 to 65 and schooling to class 10, and assumes nothing else. If you hold a Remote Pilot Certificate or have thirty logged hours, a morning's test may place you in Module Two. Module Three is for those who have finished Two: an aircraft is hard to maintain for someone who has not yet worn one out.",
        "You may pause between modules for up to a year and keep your place in the order. Use it: questions from a first season's work are the best material a class can get.",
        `${certificationLevels.basic}, ${certificationLevels.advanced} and ${certificationLevels.expert} are certificates of ours and name this program. The ${rptoFastTrack.name} gives certificates of the same level names, and a fourth, ${certificationLevels.professional}, for a curriculum of its own. None replaces the Remote Pilot Certificate, for which the training prepares you.`,
      ],
      data: [
        { label: "In all", value: `${weeks.one} + ${weeks.two} + ${weeks.three} = ${totalWeeks} weeks` },
        { label: "Group", value: `${facts.batch.places} at most` },
        { label: "You bring", value: bring },
        { label: "We provide", value: "Aircraft, batteries, tools, protective wear" },
      ],
    },
    myWay({
      lessons: [
        { name: "Module One", amount: one * weekdays.length },
        { name: "Module Two", amount: two * weekdays.length },
        { name: "Module Three", amount: three * weekdays.length },
      ],
      unit: "training days",
      rhythms: [
        { id: "5", name: "Five, Monday to Friday", weekdays, amountADay: 1 },
        { id: "3", name: "Three, where a batch is arranged", weekdays: [1, 3, 5], amountADay: 1 },
      ],
      levels: [
        { id: "new", name: "I have never flown", from: 0 },
        {
          id: "flown",
          name: "I hold the certificate, or have thirty logged hours",
          from: 1,
          condition: "You come in at Module Two if a morning's test says so.",
        },
        { id: "two", name: "I have finished Module Two", from: 2 },
      ],
      bring,
    }),
    {
      kind: "tabs",
      id: "around-the-program",
      eyebrow: "Around the program",
      heading: "What it leads to, and how it fits your year",
      defaultTab: "career-paths",
      tabs: [
        {
          id: "career-paths",
          label: "Career Paths",
          sections: [
            {
              kind: "roles",
              sample: true,
              id: "careers",
              items: [
                {
                  role: "Field assistant",
                  description: "After Module One: batteries, landing site, second pair of eyes.",
                  demand: "High",
                },
                {
                  role: "Mission pilot",
                  description:
                    "After Module Two and with the certificate: surveys, inspections and spraying for a contractor.",
                  demand: "Very High",
                },
                {
                  role: "Spray team lead",
                  description: "After Module Two and a season: two aircraft, one vehicle, a list of farms.",
                  demand: "Extreme",
                },
                {
                  role: "Operations manager",
                  description: "After Module Three: permissions, crews, maintenance and offers.",
                  demand: "High",
                },
              ],
              note: "Demand is a sample judgement until the company states its own; neither a vacancy nor a salary is promised. Paid flying of anything heavier than a nano drone needs the Remote Pilot Certificate as well, and spraying the special training.",
            },
          ],
        },
        {
          id: "special-programs",
          label: "Special Programs",
          sections: [
            {
              kind: "packages",
              id: "special-program-list",
              items: [
                {
                  name: rptoFastTrack.name,
                  scope: `${rptoFastTrack.weeks} weeks`,
                  features: [
                    "Piloting, rules and operations: four levels, Basic to Professional",
                    "Prepares you for the Remote Pilot Certificate",
                    "For those who will not build or maintain aircraft",
                  ],
                  action: { label: "Explore the RPTO Program", to: "/excellence-center/3-modules/rpto", primary: true },
                  featured: true,
                },
                {
                  name: "Teachers' Batch",
                  scope: "2 weeks, in school holidays",
                  features: ["Module One's lessons, taught to be passed on", "Lesson plans and a bench list"],
                  action: { label: "Reserve Your Seat", to: about("Teachers' Batch") },
                },
                {
                  name: "Company Batch",
                  scope: "One module, at your site",
                  features: ["Six to twelve of your people", "Missions on your own ground, after a site check"],
                  action: { label: "Get Program Quote", to: about("Company Batch") },
                },
              ],
            },
          ],
        },
        {
          id: "success-stories",
          label: "Success Stories",
          sections: [
            {
              kind: "stories",
              sample: true,
              id: "story-list",
              items: [
                {
                  name: "Mission pilot",
                  role: "all three modules",
                  company: "now at a survey firm",
                  rating: 5,
                  text: "My first map in Module Two was beautiful and forty centimetres off. Finding out why took three days. I have not skipped a control point since.",
                },
                {
                  name: "Field assistant",
                  role: "Modules One and Two",
                  company: "now at a spray contractor",
                  rating: 4,
                  text: "I stopped after Module One to earn. A year later I returned for Two and knew exactly what to ask.",
                },
                {
                  name: "Owner",
                  role: "all three modules",
                  company: "now with an inspection business",
                  rating: 5,
                  text: "The costing week of Module Three hurt. My old price did not even pay for the propellers.",
                },
              ],
              note: "Sample texts, written by us to show the form. Former trainees' own words will replace them once given in writing.",
            },
          ],
        },
        {
          id: "schedule",
          label: "Schedule",
          sections: [
            {
              kind: "schedule",
              id: "weeks",
              heading: "Week by week",
              intro:
                "Starting dates are stated with your quotation. Wet days are made up in the last week of a module.",
              items: [
                {
                  when: span(1, one / 2),
                  what: "Module One: rules, simulator, tether",
                  description: "Afternoon classes, short flying mornings.",
                },
                {
                  when: span(one / 2 + 1, one),
                  what: "Module One: free flight and exam",
                  description: `Written exam on the last Thursday, ${passMark}% to pass; one repeat in the week after.`,
                },
                {
                  when: span(one + 1, one + two / 2),
                  what: "Module Two: survey and thermal",
                  description: "Two field days a week, the rest at the data desk.",
                },
                {
                  when: span(one + two / 2 + 1, one + two),
                  what: "Module Two: spraying and graded missions",
                  description: "Flown by the instructor, with water in the tank and never chemicals.",
                },
                {
                  when: span(one + two + 1, one + two + three / 2),
                  what: "Module Three: build and maintain",
                  description: "Workshop weeks, one aircraft for two trainees.",
                },
                {
                  when: span(one + two + three / 2 + 1, totalWeeks),
                  what: "Module Three: lead",
                  description: "Every trainee leads the crew for a week.",
                },
              ],
            },
            {
              kind: "table",
              id: "typical-day",
              heading: "A working day",
              caption: "Typical day, Monday to Friday",
              columns: ["Time", "What", "Where"],
              rows: [
                [`${facts.flyingFrom.value}-10:30`, "Flying, while the air is calm", "Field"],
                ["11:00-13:00", "Class or data desk", "Classroom"],
                ["14:00-16:00", "Workshop, planning, debriefing", "Bench"],
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "rules",
      id: "rules",
      heading: "What decides who flies",
      cases: [ruleCase("The drone you want to fly", "work")],
      items: [
        {
          rule: "No Remote Pilot Certificate is needed for nano drones, nor for micro drones flown non-commercially. Everything larger is flown by those who hold it.",
        },
        paidTraining("module"),
      ],
    },
    {
      kind: "packages",
      id: "seats",
      eyebrow: "Enrol",
      heading: "Take one module, or all of them",
      items: [
        {
          name: "Module One",
          scope: `${weeks.one} weeks`,
          features: [
            "For a first certificate and an answer to whether flying suits you",
            "Counts fully if you go on within a year",
          ],
          action: { label: "Enroll Now", to: about("Module One") },
        },
        {
          name: "Modules One and Two",
          scope: `${weeks.one + weeks.two} weeks`,
          features: ["For those who want to work for an operator", "Portfolio of three delivered missions"],
          action: { label: "Enroll Now", to: about("Modules One and Two") },
        },
        {
          name: "Full program",
          scope: `${totalWeeks} weeks`,
          features: ["For those who want to run a team or a business", "A place in all three modules, held for you"],
          action: { label: "Reserve Your Seat", to: about("full program"), primary: true },
          featured: true,
        },
      ],
    },
    {
      kind: "call-to-action",
      id: "reserve",
      heading: "Ask for the next starting date",
      text: "Tell us which module, whether full-time suits you, and what you want to do afterwards. You receive dates, the fee with its EMI options and the list of what to bring.",
      actions: [
        { label: "Reserve Your Seat", to: about("reserve a seat"), primary: true },
        { label: "Get Program Quote", to: enquire("training", program) },
        { label: "Explore the RPTO Program", to: "/excellence-center/3-modules/rpto" },
      ],
      notes: ["EMI options", company.hours.support, `Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "specification: 3 modules | 4 | 6 | 8 weeks | 18 weeks | 4 weeks | 70 % | 6 weeks | +6 | +8 | 12 weeks | 1-2 | 3-4",
    "specification: 5-7 | 8-10 | 11-14 | 15-18 | 10 weeks",
    "facts sheet: 18 | 65 | 10 | 8 days",
    "company, unconfirmed: 12 | 2 weeks | 2 trainees | 11:00-13:00 | 14:00-16:00",
    "sample: 96 % | 93 % | 90 % | 40 centimetres | 3 days | 5",
    "company, unconfirmed: 7:00-10:30",
  ],
};
