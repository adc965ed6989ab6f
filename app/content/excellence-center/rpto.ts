/**
 * Instructors and success rates on this page are samples until the company replaces them. Whether the company may call
 * itself an authorised training organisation depends on `company.rptoAuthorisation` alone.
 */

import { whichRule } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { certificate, paidTraining } from "../law";
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
  : "We claim no authorisation on this page: we prepare you for the RPC, and an authorised organisation trains, tests and certifies you.";

const program = (level: string, name: string, success: string, text: string, points: string[]): Card => ({
  title: name,
  badge: level,
  text,
  stat: { value: success, label: "success rate", note: "Until the company states its own", sample: true },
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
    "Four programs from Basic to Professional in a 12-week fast track that prepares you for the Remote Pilot Certificate, with what each level asks of you.",
  course: {
    workload: `P${rptoFastTrack.weeks}W`,
    level: "Beginner to professional",
  },
  hero: {
    eyebrow: "3 Modules · RPTO",
    lead: "Twelve weeks, four levels, one purpose: that you walk into the training and test for the Remote Pilot Certificate (RPC) with nothing new left in it.",
    atAGlance: {
      forWhom: "People who want to fly for a living",
      time: { label: "Duration", value: `${facts.fastTrack.weeks} weeks` },
      priceDepends: "Level you start from",
    },
    picture: picture("trainer-elite"),
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
      heading: "What RPTO means, and where we stand",
      paragraphs: [
        `A Remote Pilot Training Organisation (RPTO) is authorised by the regulator to train remote pilots for the certificate. ${standing}`,
        "The regulator's training circular asks for 5 to 8 days of RPTO training for flight within visual line of sight. Our twelve weeks are not a legal minimum. They are for people who want to work as pilots afterwards, and who find a week too short to become calm.",
        "If you need the certificate alone and can already fly, tell us: we point you straight to the short course of an authorised organisation.",
        "Until you hold the certificate, your own flying here is at the simulator, on a tether and on the micro class trainer. On small and medium class aircraft you work as crew, beside an instructor who holds the certificate for that class and flies.",
      ],
      data: [
        { label: "Fast track", value: `${rptoFastTrack.weeks} weeks, four programs of ${weeksOfALevel}` },
        { label: "Age", value: `${certificate.age.from} to ${certificate.age.to}` },
        { label: "Schooling", value: certificate.schooling },
        { label: "Papers", value: certificate.papers.join(", ") },
        { label: "RPC validity", value: `${certificate.validYears} years` },
        {
          label: "RPTO authorisation",
          value:
            company.rptoAuthorisation ??
            "None claimed: an authorised RPTO trains and tests you; we prepare you and help you to book it",
        },
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
        "Certificates here are the company's own, not the regulator's, and each names this program beside its level. Take the levels in order, or enter higher after a check. The success rates are sample figures that hold a place until the company states its own; they promise nothing about your result.",
      items: [
        program(
          certificationLevels.basic,
          "Flying Foundation",
          "97%",
          "For beginners. Rules, simulator, tether and the first hours on a guarded trainer of the micro class.",
          ["Airspace and weight classes", "Hover, circuits, landings", "Checklists and the log book"],
        ),
        program(
          certificationLevels.advanced,
          "Small Class Skills",
          "95%",
          "What changes on aircraft of over 2 to 25 kg, in wind and with a camera: learnt at the simulator and as crew; flown by those who hold the certificate.",
          [
            "Flight with position hold switched off, on the micro trainer",
            "Planned missions",
            "Lost link and low battery",
          ],
        ),
        program(
          certificationLevels.expert,
          "Payload Skills",
          "94%",
          "What changes when the aircraft is heavy and its centre of mass moves. Loaded flights are flown by the instructor.",
          ["Tanks, crates and gimbals at the simulator", "Small and medium class limits", "Batteries in numbers"],
        ),
        program(
          certificationLevels.professional,
          "Operations",
          "92%",
          "You plan, brief and debrief a complete operation with a crew of three; the certificate holder in it flies.",
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
        "You are 18 to 65 and have passed class 10. You prepare with us. An authorised Remote Pilot Training Organisation trains you for 5 to 8 days and tests you. You receive the Remote Pilot Certificate, valid for ten years.",
    },
    {
      kind: "tabs",
      id: "details",
      eyebrow: "In detail",
      heading: "How, with whom and on what you train",
      defaultTab: "training-process",
      tabs: [
        {
          id: "training-process",
          label: "Training Process",
          sections: [
            {
              kind: "steps",
              id: "process-steps",
              intro: `The ${rptoFastTrack.name}, full-time: five mornings a week of flying or simulator, four afternoons of class.`,
              items: [
                {
                  name: "Check flight and papers",
                  description: "We look at your documents and at your hands: thirty minutes on the simulator.",
                  time: "Before week 1",
                },
                {
                  name: "Foundation",
                  description: "Rules paper at the end of week 2, first solo circuit on the micro trainer in week 3.",
                  time: weeksOf(1),
                },
                {
                  name: "Small class",
                  description:
                    "Manual flight daily on the micro trainer; two missions planned by you and flown by the instructor.",
                  time: weeksOf(2),
                },
                {
                  name: "Payload",
                  description:
                    "Loaded take-offs, emptying tanks and aborted landings: simulator first, then crew on the instructor's flights.",
                  time: weeksOf(3),
                },
                {
                  name: "Operations",
                  description: "Three crewed missions under your plan, a mock RPC paper and an oral examination.",
                  time: weeksOf(4),
                },
                {
                  name: "RPTO training and test",
                  description: "At an authorised organisation; we help you to book it and to file the application.",
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
              intro: `One instructor flies with ${batch.perInstructor} trainees; nobody teaches two levels in one week.`,
              items: [
                {
                  name: "Chief flying instructor",
                  role: "Multirotors",
                  background: "Holds the certificate for the classes flown; examines the check flights.",
                },
                {
                  name: "Ground instructor",
                  role: "Rules and airspace",
                  background: "Keeps the company's permission files; teaches weeks 1 and 10.",
                },
                {
                  name: "Payload instructor",
                  role: "Loaded flight",
                  background: "Comes from spraying; teaches tanks, crates and batteries.",
                },
              ],
              note: "Sample entries that show the posts: names and certificate numbers will stand here with each instructor's consent.",
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
              caption: "Documents, who issues them and how this program relates to them",
              columns: ["Document", "Issued by", "Here"],
              rows: [
                [
                  "RPTO authorisation",
                  "The regulator, with a number",
                  company.rptoAuthorisation ?? "No number shown, so not claimed",
                ],
                [
                  "Remote Pilot Certificate (RPC)",
                  "After training and test at an authorised organisation",
                  "Prepared for",
                ],
                [
                  `Fast track certificates ${Object.values(certificationLevels).join(", ")}`,
                  company.name,
                  "Our own, no substitute for the RPC",
                ],
                ["Log book", "You, countersigned by the instructor", "Included"],
              ],
            },
            {
              kind: "rules",
              id: "rules",
              heading: "Rules to know before you pay anyone",
              items: [
                {
                  rule: "Ask any training organisation for its authorisation number and look it up with the regulator.",
                },
                {
                  rule: "The RPC has been a certificate, not a licence, since February 2022. There is no drone licence to buy.",
                },
                { rule: "Nano drones need no RPC; nor do micro drones, up to 2 kg, flown non-commercially." },
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
                  features: ["The failure of the day, drawn by lot", "Replay with the instructor"],
                },
                {
                  name: "Fleet",
                  data: [{ label: "Classes", value: "Micro, small and medium" }],
                  features: [
                    "Dual control on every trainer",
                    "Small and medium class flown by certificate holders only",
                  ],
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
            : "No. Preparation is; the training and test at the authorised organisation are booked and paid there. We help with both.",
        },
        {
          question: "What if I fail a level?",
          answer:
            "You may repeat the failed part with the next group; the terms stand in the enrolment sheet. After a second failure we talk about whether to go on.",
        },
        {
          question: "Do I need a passport?",
          answer: "No. Since September 2023 a government ID and a proof of address are enough.",
        },
        {
          question: "Is there a job at the end?",
          answer: "We help with your CV and with introductions. Nobody here can promise employment.",
        },
      ],
    },
    {
      kind: "call-to-action",
      id: "start",
      heading: "Begin with half an hour on the simulator",
      text: "It needs no preparation, and afterwards we both know at which level you should start.",
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
    "specification: 12 | 3 modules | 12 weeks | 4 levels | 3 | 3 weeks | 1-3 | 4-6 | 7-9 | 10-12 | 4",
    "facts sheet: 5 | 8 days | 18 | 65 | 10 | 10 years | 25 kg | 2022 | 2 kg | 2025 | 2023 | ₹1 lakh",
    "company, unconfirmed: 2 | 30 minutes | 1 | 5-8 days | 4 trainees",
    "sample: 97 % | 94 % | 92 %",
    "specification: 95 %",
  ],
};
