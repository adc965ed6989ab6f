/**
 * Success stories and completion rates on this page are samples until the company replaces them: the stories with
 * people who agreed in writing, the rates from its records.
 */

import { myWay, ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { courseTerms, goodToKnow } from "../good-to-know";
import { paidTraining, rules } from "../law";
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
  description: `Three drone modules of ${weeks.one}, ${weeks.two} and ${weeks.three} weeks, from the first flight to running an operation: topics, exams, certificates and timetable.`,
  course: {
    workload: `P${totalWeeks}W`,
    level: `${certificationLevels.basic} to ${certificationLevels.expert}`,
    credential: "Company certificates 3 Modules Basic, Advanced and Expert",
  },
  hero: {
    eyebrow: "Excellence Center",
    lead: "Learn to fly, to do paid jobs and to run a crew. Each module ends with our certificate.",
    atAGlance: {
      forWhom: "People aged 18 to 65 who want to work with drones",
      time: {
        label: "Duration",
        value: `${totalWeeks} weeks full-time, or one module of ${weeks.one}, ${weeks.two} or ${weeks.three}`,
      },
      priceDepends: "the modules you take",
    },
    picture: picture("brand-pad"),
    plan: {
      title: `${totalWeeks} weeks, three modules`,
      note: "Weeks, full-time",
      description: `Module One takes ${weeks.one} weeks, Module Two ${weeks.two}, Module Three ${weeks.three}, one after the other.`,
      stages: {
        weeks: totalWeeks,
        items: [
          { name: "Foundations of Flight", detail: `${weeks.one} weeks`, from: 1, to: weeks.one },
          {
            name: "Missions and Payloads",
            detail: `${weeks.two} weeks`,
            from: weeks.one + 1,
            to: weeks.one + weeks.two,
          },
          {
            name: "Systems and Operations",
            detail: `${weeks.three} weeks`,
            from: weeks.one + weeks.two + 1,
            to: totalWeeks,
          },
        ],
      },
    },
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
        "Until you hold the Remote Pilot Certificate you fly the simulator, the tether and the micro class trainer. On larger aircraft you are crew; a certified instructor flies.",
      items: [
        {
          title: "Module One: Foundations of Flight",
          duration: `${weeks.one} weeks`,
          mode: certificationLevels.basic,
          topics: [
            "How a multirotor flies, and why it falls",
            "Drone rules, zones and weight classes",
            "Simulator, tethered hover, free flight",
            "Batteries, checks and log book",
          ],
          data: [
            { label: "Completion rate", value: "96% (sample figure)" },
            { label: "Outcomes", value: "You fly a circuit by hand on the micro trainer and prepare a site" },
            { label: "Assessment", value: `Written exam, pass mark ${passMark}%, and a check flight` },
            { label: "Certification", value: certificate(certificationLevels.basic) },
          ],
        },
        {
          title: "Module Two: Missions and Payloads",
          duration: `${weeks.two} weeks`,
          mode: certificationLevels.advanced,
          topics: [
            "Survey grids, overlap and ground control",
            "Thermal cameras and their limits",
            "Spraying: flow, swath, drift, protective clothing",
            "From raw pictures to a finished map",
          ],
          data: [
            { label: "Completion rate", value: "93% (sample figure)" },
            {
              label: "Outcomes",
              value: "You plan and deliver a survey, an inspection and a spray job as part of a crew",
            },
            { label: "Assessment", value: "Three graded missions, each with a delivered result" },
            { label: "Certification", value: certificate(certificationLevels.advanced) },
          ],
        },
        {
          title: "Module Three: Systems and Operations",
          duration: `${weeks.three} weeks`,
          mode: certificationLevels.expert,
          topics: [
            "Assembly, tuning and fault finding",
            "Maintenance plans and spare parts",
            "Crew, permissions, insurance, incident reports",
            "Costing a job and writing the quotation",
          ],
          data: [
            { label: "Completion rate", value: "90% (sample figure)" },
            { label: "Outcomes", value: "You build and maintain an aircraft and lead a crew of three" },
            { label: "Assessment", value: "A built aircraft, a week as crew lead, an oral examination" },
            { label: "Certification", value: certificate(certificationLevels.expert) },
          ],
        },
      ],
    },
    {
      kind: "drawing",
      id: "stairs",
      eyebrow: "As far as you want",
      heading: "What you can do after each module",
      drawing: "module-steps",
      alt: `Three rising steps, ${weeks.one}, ${weeks.two} and ${weeks.three} weeks wide: one person with a small trainer, two with a larger aircraft, a crew of three with the one they built.`,
      labels: [
        {
          name: `After ${weeks.one} weeks`,
          value: certificationLevels.basic,
          text: "You fly the micro trainer by hand, prepare a site and help a crew.",
        },
        {
          name: `After ${weeks.one + weeks.two} weeks`,
          value: certificationLevels.advanced,
          text: "You plan and deliver as part of a crew, with three missions to show.",
        },
        {
          name: `After ${totalWeeks} weeks`,
          value: certificationLevels.expert,
          text: "You lead a crew of three, with an aircraft that you built, and write the quotation.",
        },
      ],
      note: "You are the one in colour. Steps are as wide as their weeks; you may rest on one for up to a year and keep your place.",
    },
    {
      kind: "prose",
      id: "who-should-take-it",
      eyebrow: "Who it is for",
      heading: "Where to start",
      paragraphs: [
        "For Module One you are 18 to 65 and have passed class 10 or equivalent; no experience needed. With a Remote Pilot Certificate or thirty logged hours you may start in Module Two, after a morning's test. Module Three is for those who have finished Two.",
        "You may pause between modules for up to a year and keep your place.",
        `${certificationLevels.basic}, ${certificationLevels.advanced} and ${certificationLevels.expert} are our own levels. The ${rptoFastTrack.name} has the same level names and a fourth, ${certificationLevels.professional}, but other content: each certificate names its program. None replaces the Remote Pilot Certificate, for which we prepare you.`,
      ],
      data: [
        { label: "In all", value: `${weeks.one} + ${weeks.two} + ${weeks.three} = ${totalWeeks} weeks` },
        { label: "Group", value: `${facts.batch.places} at most` },
        { label: "You bring", value: bring },
        { label: "We provide", value: "Aircraft, batteries, tools, protective clothing" },
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
        { id: "3", name: "Three, if we arrange a batch: ask us", weekdays: [1, 3, 5], amountADay: 1 },
      ],
      levels: [
        { id: "new", name: "I have never flown", from: 0 },
        {
          id: "flown",
          name: "I hold the certificate, or have thirty logged hours",
          from: 1,
          condition: "You start in Module Two if you pass a morning's test.",
        },
        { id: "two", name: "I have finished Module Two", from: 2 },
      ],
      bring,
    }),
    {
      kind: "tabs",
      id: "around-the-program",
      eyebrow: "Around the program",
      heading: "Where it leads, and how the weeks run",
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
                  description: "After Module One: batteries, landing site, watching the sky.",
                  demand: "High",
                },
                {
                  role: "Mission pilot",
                  description: "After Module Two, with the certificate: work for a contractor.",
                  demand: "Very High",
                },
                {
                  role: "Spray team lead",
                  description: "After Module Two and a season's work.",
                  demand: "Extreme",
                },
                {
                  role: "Operations manager",
                  description: "After Module Three: permissions, crews, maintenance and quotations.",
                  demand: "High",
                },
              ],
              note: "Sample judgements of demand; no job or salary is promised. Paid flying of anything heavier than a nano drone needs the Remote Pilot Certificate for the aircraft's category and class: our sprayers are medium (check the current rule). Spraying needs special training too.",
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
                    "Four levels, Basic to Professional",
                    "Prepares you for the Remote Pilot Certificate",
                    "For those who will not build or repair aircraft",
                  ],
                  action: { label: "Explore the RPTO Program", to: "/excellence-center/3-modules/rpto", primary: true },
                  featured: true,
                },
                {
                  name: "Teachers' Batch",
                  scope: "2 weeks, in school holidays",
                  features: ["A two-week selection of Module One, for teachers", "Lesson plans and an equipment list"],
                  action: { label: "Reserve Your Seat", to: about("Teachers' Batch") },
                },
                {
                  name: "Company Batch",
                  scope: "One module, at your site",
                  features: ["Six to twelve of your people", "Missions on your own site, after a site check"],
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
                  text: "My first map was forty centimetres off. Finding out why took three days. I never skip a control point now.",
                },
                {
                  name: "Field assistant",
                  role: "Modules One and Two",
                  company: "now at a spray contractor",
                  rating: 4,
                  text: "I stopped after Module One to earn. A year later I returned for Two.",
                },
                {
                  name: "Owner",
                  role: "all three modules",
                  company: "now with an inspection business",
                  rating: 5,
                  text: "The costing week hurt. My old price did not even pay for propellers.",
                },
              ],
              note: "Sample texts, written by us. Former trainees' own words replace them once given in writing.",
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
              intro: "Days lost to rain are made up in the last week of a module.",
              items: [
                {
                  when: span(1, one / 2),
                  what: "Module One: rules, simulator, tether",
                  description: "Short flights in the morning, then class.",
                },
                {
                  when: span(one / 2 + 1, one),
                  what: "Module One: free flight and exam",
                  description: `Written exam on the last Thursday: ${passMark}% to pass, one repeat in the week after.`,
                },
                {
                  when: span(one + 1, one + two / 2),
                  what: "Module Two: survey and thermal",
                  description: "Flights in the morning, maps at the data desk.",
                },
                {
                  when: span(one + two / 2 + 1, one + two),
                  what: "Module Two: spraying and graded missions",
                  description: "The instructor flies, with water in the tank, never chemicals.",
                },
                {
                  when: span(one + two + 1, one + two + three / 2),
                  what: "Module Three: build and maintain",
                  description: "One aircraft for two trainees.",
                },
                {
                  when: span(one + two + three / 2 + 1, totalWeeks),
                  what: "Module Three: lead",
                  description: "You lead the crew for a week.",
                },
              ],
            },
            {
              kind: "table",
              id: "typical-day",
              heading: "A training day",
              caption: "A typical day, Monday to Friday",
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
      heading: "Who may fly what",
      cases: [ruleCase("The drone you want to fly", "work")],
      items: [{ rule: rules.noCertificate }, paidTraining("module")],
    },
    {
      kind: "packages",
      id: "seats",
      eyebrow: "Enrol",
      heading: "Take one module or all",
      items: [
        {
          name: "Module One",
          scope: `${weeks.one} weeks`,
          features: ["Find out whether flying suits you", "Counts fully if you go on within a year"],
          action: { label: "Enroll Now", to: about("Module One") },
        },
        {
          name: "Modules One and Two",
          scope: `${weeks.one + weeks.two} weeks`,
          features: ["To work for an operator", "Three delivered missions to show"],
          action: { label: "Enroll Now", to: about("Modules One and Two") },
        },
        {
          name: "Full program",
          scope: `${totalWeeks} weeks`,
          features: ["To run a team or a business", "Your place in all three modules is held"],
          action: { label: "Reserve Your Seat", to: about("full program"), primary: true },
          featured: true,
        },
      ],
    },
    goodToKnow({
      "Days and hours": `Monday to Friday, ${facts.flyingFrom.value} to 16:00`,
      ...courseTerms,
    }),
    {
      kind: "call-to-action",
      id: "reserve",
      heading: "Ask for the next starting date",
      text: "Tell us which module and what you want to do afterwards. We send dates, the fee with EMI options and what to bring.",
      actions: [
        { label: "Reserve Your Seat", to: about("reserve a seat"), primary: true },
        { label: "Get Program Quote", to: enquire("training", program) },
        { label: "Explore the RPTO Program", to: "/excellence-center/3-modules/rpto" },
      ],
      notes: ["EMI options", company.hours.support, `Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "specification: 8",
    "company, unconfirmed: 7:00 | 16:00",
    "facts sheet: 65 who",
    "specification: 3 modules | 4 | 6 | 8 weeks | 18 weeks | 4 weeks | 70 % | 6 weeks | +6 | +8 | 12 weeks | 1-2 | 3-4",
    "specification: 5-7 | 8-10 | 11-14 | 15-18 | 10 weeks",
    "facts sheet: 18 | 65 | 10 | 8 days",
    "company, unconfirmed: 12 | 2 weeks | 2 trainees | 11:00-13:00 | 14:00-16:00",
    "sample: 96 % | 93 % | 90 % | 40 centimetres | 3 days | 5",
    "company, unconfirmed: 7:00-10:30",
    "facts sheet: 42",
    "company, unconfirmed: 2 week",
  ],
};
