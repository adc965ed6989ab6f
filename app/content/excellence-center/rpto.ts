/**
 * Instructors and success rates on this page are samples until the company replaces them. Whether the company may call
 * itself an authorised training organisation depends on `company.rptoAuthorisation` alone.
 */

import { whichRule } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { courseTerms, goodToKnow } from "../good-to-know";
import { certificate, paidTraining, rules } from "../law";
import { picture } from "../pictures";
import type { Card, PageRecord } from "../schema";

const title = "RPTO Preparation Programs";

/** Shared with the 3 Modules page. */
export const rptoFastTrack = facts.fastTrack;
const weeksOfALevel = rptoFastTrack.weeks / rptoFastTrack.levels;
/** "Weeks 4-6" for the second level. */
const weeksOf = (level: number) => `Weeks ${(level - 1) * weeksOfALevel + 1}-${level * weeksOfALevel}`;
const { batch } = facts;
/** Levels of the company's own certificates, lowest first; each certificate also names its program. */
export const certificationLevels = {
  basic: "Basic",
  advanced: "Advanced",
  expert: "Expert",
  professional: "Professional",
} as const;

const standing = company.rptoAuthorisation
  ? `Authorised RPTO, number ${company.rptoAuthorisation}.`
  : "We claim no authorisation: we prepare you, and an authorised organisation trains and tests you.";

const program = (level: string, name: string, success: string, text: string, points: string[]): Card => ({
  title: name,
  badge: level,
  text,
  stat: { value: success, label: "success rate", note: "Sample figure", sample: true },
  data: [
    { label: "Level", value: level },
    { label: "Duration", value: `${weeksOfALevel} weeks` },
  ],
  points,
  action: { label: "Enroll Now", to: enquire("training", `${title}: ${name} (${level})`) },
});

export const rpto: PageRecord = {
  path: "/excellence-center/3-modules/rpto",
  title,
  description:
    "A 12-week fast track in four levels, Basic to Professional, that prepares you for the Remote Pilot Certificate and for work as a pilot.",
  course: {
    workload: `P${rptoFastTrack.weeks}W`,
    level: `${certificationLevels.basic} to ${certificationLevels.professional}`,
  },
  hero: {
    eyebrow: "3 Modules · RPTO",
    lead: "Four levels that prepare you for the Remote Pilot Certificate (RPC) and for work as a pilot.",
    atAGlance: {
      forWhom: "People aged 18 to 65 who want to fly for a living",
      time: { label: "Duration", value: `${facts.fastTrack.weeks} weeks full-time` },
      priceDepends: "the level you start at",
    },
    picture: picture("trainer-elite"),
    plan: {
      title: `${rptoFastTrack.weeks} weeks, four levels`,
      note: "Weeks, full-time",
      description: `Four levels of ${weeksOfALevel} weeks, one after the other.`,
      stages: {
        weeks: rptoFastTrack.weeks,
        items: ["Flying Foundation", "Small Class Skills", "Payload Skills", "Operations"].map((name, index) => ({
          name,
          detail: Object.values(certificationLevels)[index] ?? "",
          from: index * weeksOfALevel + 1,
          to: (index + 1) * weeksOfALevel,
        })),
      },
    },
    badges: [
      `${rptoFastTrack.weeks}-week fast track`,
      "4 levels",
      company.rptoAuthorisation ? `RPTO ${company.rptoAuthorisation}` : "Prepares you for the RPC",
    ],
    actions: [
      { label: "Start Your Journey Today", to: enquire("training", rptoFastTrack.name), primary: true },
      { label: "Compare the Programs", to: "#programs" },
    ],
  },
  sections: [
    {
      kind: "prose",
      id: "what-rpto-means",
      eyebrow: "Read this first",
      heading: "What an RPTO is, and what we do",
      paragraphs: [
        `A Remote Pilot Training Organisation (RPTO) is authorised by the regulator to train pilots for the certificate. ${standing}`,
        "The regulator asks for 5 to 8 days of RPTO training for flight within visual line of sight. Our twelve weeks are not a legal minimum. They are for people who want to work as pilots and want more than a week's practice.",
        "You can fly and only need the certificate? Tell us, and we send you to the short course of an authorised organisation.",
        "Until you hold the certificate, you fly the simulator, the tether and the micro class trainer. On small and medium class aircraft you work as crew: only an instructor certified for that class may fly. Your certificate names the category and class you trained on: tell the RPTO if you want to spray, because our sprayers are medium.",
      ],
      data: [
        { label: "Fast track", value: `${rptoFastTrack.weeks} weeks, four programs of ${weeksOfALevel}` },
        { label: "Age", value: `${certificate.age.from} to ${certificate.age.to}` },
        { label: "Schooling", value: certificate.schooling },
        { label: "Papers", value: certificate.papers.join(", ") },
        { label: "RPC validity", value: `${certificate.validYears} years` },
        ...(company.rptoAuthorisation ? [{ label: "RPTO authorisation", value: company.rptoAuthorisation }] : []),
      ],
    },
    whichRule({
      pilot: { name: "Drone Pilot Training", to: "/training/drone-pilot-training" },
      heavy: { name: "Payload Skills, on this page", to: "#programs" },
    }),
    {
      kind: "cards",
      id: "programs",
      eyebrow: "Programs",
      heading: "Four certification programs",
      intro:
        "Each level ends with our certificate for this program. Take the levels in order, or start higher after a check. Success rates are sample figures.",
      items: [
        program(
          certificationLevels.basic,
          "Flying Foundation",
          "97%",
          "For beginners: rules, simulator, tether and first hours on a guarded micro trainer.",
          ["Airspace and weight classes", "Hover, circuits, landings", "Checklists and the log book"],
        ),
        program(
          certificationLevels.advanced,
          "Small Class Skills",
          "95%",
          "Aircraft over 2 to 25 kg, in wind and with a camera. You learn at the simulator and as crew.",
          ["Flight without position hold, on the micro trainer", "Planned missions", "Lost link and low battery"],
        ),
        program(
          certificationLevels.expert,
          "Payload Skills",
          "94%",
          "Heavy aircraft whose centre of mass moves. The instructor flies the loaded flights.",
          ["Tanks, crates and gimbals at the simulator", "Small and medium class limits", "Batteries in numbers"],
        ),
        program(
          certificationLevels.professional,
          "Operations",
          "92%",
          "You plan, brief and debrief a complete operation with a crew of three; a certified pilot flies.",
          ["Site survey and risk sheet", "Permissions and insurance file", "Debriefing and incident report"],
        ),
      ],
    },
    {
      kind: "diagram",
      id: "path",
      diagram: "path-to-certificate",
      heading: "From here to the certificate",
      description:
        "You are 18 to 65 and have passed class 10 or equivalent. You prepare with us. An authorised RPTO trains you for 5 to 8 days and tests you. You receive the Remote Pilot Certificate, valid for ten years.",
    },
    {
      kind: "drawing",
      id: "the-field",
      eyebrow: "Where you train",
      heading: "A morning on the field, from above",
      drawing: "field",
      alt: `The flying field from above: two circuits with a landing square, an instructor and ${batch.perInstructor} trainees at each, a tether in one corner, a windsock in another; below it a simulator room with ${batch.places} places.`,
      labels: [
        { name: "Two circuits", text: "On the micro trainer; your first alone in week 3." },
        { name: "A group", value: `${batch.perInstructor} trainees`, text: "with one instructor, on dual control" },
        { name: "Landing square", text: "Marked; you come down in it." },
        { name: "Tether", text: "Your first hover hangs on a line." },
        { name: "Windsock, shade, water, first aid", text: "at the field's edge" },
        { name: "Simulator", value: `${batch.places} places`, text: "A surprise failure every day, then the replay." },
      ],
      note: "Sketch, not to scale.",
    },
    {
      kind: "tabs",
      id: "details",
      eyebrow: "In detail",
      heading: "How you train, and who certifies what",
      defaultTab: "training-process",
      tabs: [
        {
          id: "training-process",
          label: "Training Process",
          sections: [
            {
              kind: "steps",
              id: "process-steps",
              intro: "Full-time: five mornings a week of flying or simulator, four afternoons of class.",
              items: [
                {
                  name: "Check flight and papers",
                  description: "We check your documents and your simulator flying, for thirty minutes.",
                  time: "Before week 1",
                },
                {
                  name: "Foundation",
                  description:
                    "Written test on the rules in week 2, first solo circuit on the micro trainer in week 3.",
                  time: weeksOf(1),
                },
                {
                  name: "Small class",
                  description:
                    "Manual flight every day on the micro trainer. You plan two missions; the instructor flies them.",
                  time: weeksOf(2),
                },
                {
                  name: "Payload",
                  description: "Loaded take-offs, emptying tanks, aborted landings: simulator, then crew.",
                  time: weeksOf(3),
                },
                {
                  name: "Operations",
                  description: "Three missions to your plan, a mock RPC paper, an oral examination.",
                  time: weeksOf(4),
                },
                {
                  name: "RPTO training and test",
                  description: "At an authorised organisation. We help you book it and apply.",
                  time: "5-8 days",
                },
              ],
            },
          ],
        },
        {
          id: "instructors",
          label: "Instructors",
          sections: [
            {
              kind: "people",
              sample: true,
              id: "instructor-list",
              intro: `One instructor flies with ${batch.perInstructor} trainees.`,
              items: [
                {
                  name: "Chief flying instructor",
                  role: "Multirotors",
                  background: "Certified for the classes flown; examines the check flights.",
                },
                {
                  name: "Ground instructor",
                  role: "Rules and airspace",
                  background: "Teaches weeks 1 and 10.",
                },
                {
                  name: "Payload instructor",
                  role: "Loaded flight",
                  background: "Flew sprayers; teaches tanks, crates and batteries.",
                },
              ],
              note: "Sample entries: names and certificate numbers follow with each instructor's written consent.",
            },
          ],
        },
        {
          id: "accreditation",
          label: "Accreditation",
          sections: [
            {
              kind: "table",
              id: "who-certifies-what",
              heading: "Who certifies what",
              caption: "Documents, who issues them, and what this program gives",
              columns: ["Document", "Issued by", "In this program"],
              rows: [
                ...(company.rptoAuthorisation
                  ? [["RPTO authorisation", "The regulator", company.rptoAuthorisation]]
                  : []),
                ["Remote Pilot Certificate (RPC)", "Training and test at an authorised RPTO", "We prepare you"],
                [
                  `Fast track certificates ${Object.values(certificationLevels).join(", ")}`,
                  company.name,
                  "Included; no substitute for the RPC",
                ],
                ["Log book", "You, countersigned by the instructor", "Included"],
              ],
            },
            {
              kind: "rules",
              id: "rules",
              heading: "Before you pay anyone",
              items: [
                {
                  rule: "Ask every training organisation for its authorisation number and look it up with the regulator.",
                },
                {
                  rule: "Since February 2022 the RPC is a certificate, not a licence. Nobody can sell you a drone licence.",
                },
                { rule: rules.noCertificate },
                { rule: rules.category, check: "pilotClass" },
                {
                  rule: "Applications for certificates (forms D-1 to D-4) are reported to have moved to the eGCA portal in July 2025.",
                  check: "registration",
                },
                paidTraining("fast track"),
              ],
            },
          ],
        },
        {
          id: "facilities",
          label: "Facilities",
          sections: [
            {
              kind: "equipment",
              id: "training-places",
              items: [
                {
                  name: "Flying field",
                  data: [{ label: "Circuits", value: `2, with ${batch.perInstructor} trainees at each` }],
                  features: ["Marked landing squares", "Windsock, first aid, shade and water"],
                },
                {
                  name: "Simulator room",
                  data: [{ label: "Places", value: String(batch.places) }],
                  features: ["A surprise failure every day", "Replay with the instructor"],
                },
                {
                  name: "Fleet",
                  data: [{ label: "Classes", value: "Micro, small and medium" }],
                  features: ["Dual control on every trainer", "Only certified pilots fly small and medium"],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "faq",
      id: "before-you-enrol",
      heading: "Before you enrol",
      items: [
        {
          question: "Is the RPC included?",
          answer: company.rptoAuthorisation
            ? `Training for it is, under authorisation ${company.rptoAuthorisation}. What the quotation does not list is not included.`
            : "No. You choose an authorised organisation; training and test are booked and paid there. We help with both.",
        },
        {
          question: "What if I fail a level?",
          answer:
            "You may repeat the failed part with the next batch; the enrolment sheet has the terms. After a second failure we talk about whether to continue.",
        },
        {
          question: "Do I need a passport?",
          answer: "No. Since September 2023 a government ID and proof of address are enough.",
        },
        {
          question: "Is there a job at the end?",
          answer: "We help with your CV and introductions. We cannot promise a job.",
        },
      ],
    },
    goodToKnow({
      "What is included": "Simulator, trainers, batteries, log book, our certificates",
      ...courseTerms,
    }),
    {
      kind: "call-to-action",
      id: "start",
      heading: "Begin with half an hour on the simulator",
      text: "No preparation needed. Afterwards we both know your level.",
      actions: [
        {
          label: "Start Your Journey Today",
          to: enquire("training", `${rptoFastTrack.name}: simulator check`),
          primary: true,
        },
        { label: "Enroll Now", to: enquire("training", rptoFastTrack.name) },
        { label: "See All 3 Modules", to: "/excellence-center/3-modules" },
      ],
      notes: [company.hours.support, `Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "company, unconfirmed: 12 places",
    "facts sheet: 65 who",
    "specification: 12 | 3 modules | 12 weeks | 4 levels | 3 | 3 weeks | 1-3 | 4-6 | 7-9 | 10-12 | 4",
    "facts sheet: 5 | 8 days | 18 | 65 | 10 | 10 years | 25 kg | 2022 | 2025 | 2023 | ₹1 lakh",
    "company, unconfirmed: 2 | 30 minutes | 1 | 5-8 days | 4 trainees",
    "sample: 97 % | 94 % | 92 %",
    "specification: 95 %",
    "facts sheet: 42",
  ],
};
