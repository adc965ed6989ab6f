/** Figures of the three models are the company's own and belong to its data sheets: correct them here first. */

import { ruleCase } from "../certificate-instruments";
import { company, sampleMark } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { goodToKnow, orderTerms, productTerms } from "../good-to-know";
import { rules } from "../law";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";
import { turnables } from "../turnables";

const name = "Trainer Drone";
const model = (which: string) => enquire("custom-drone", `${name} ${which}`);

const { flightTime } = facts.trainer;
const { weight, range } = facts.trainerSheet;
/** Under which the flight times are claimed. */
const conditions = "still air, new battery, no extra load, until it returns at 20%";
const claimed = `Our claim: ${conditions}`;

export const trainerDrone: PageRecord = {
  path: "/product/trainer-drone",
  title: "Trainer Drones: Basic, Pro and Elite",
  description:
    "Three training drones for schools, colleges and academies: Basic, Pro and Elite compared, with flight times, safety features and 2-year warranty.",
  brochure: true,
  hero: {
    eyebrow: "Product",
    lead: "From the first hover to a surveyed map: three drones with the same sticks, menus and checklists.",
    atAGlance: {
      forWhom: "Academies, colleges and schools",
      time: { label: "Flight time", value: "30, 45 or 60 min, by model" },
      priceDepends: "model, number of drones and spares",
    },
    picture: picture("trainers"),
    studio: { tone: "light", floor: 0.2 },
    badges: ["Dual control", "3 models", facts.warranty.wording],
    stats: [
      { value: flightTime.basic, label: "flight time, Basic", note: claimed },
      { value: flightTime.pro, label: "flight time, Pro", note: claimed },
      { value: flightTime.elite, label: "flight time, Elite", note: claimed },
    ],
    actions: [
      { label: "Get Trainer Quote", to: enquire("custom-drone", name), primary: true },
      { label: "Download Brochure", to: enquire("custom-drone", name, "trainer-drone") },
    ],
  },
  sections: [
    {
      kind: "cards",
      id: "models",
      eyebrow: "Models",
      heading: "Which one for your class",
      items: [
        {
          title: "Basic",
          text: "For beginners: full rings around the propellers, a speed limit set by the instructor, arms that a student can replace.",
          badge: "First hours",
          picture: picture("trainer-basic"),
          data: [
            { label: "Flight time", value: flightTime.basic },
            { label: "All-up weight", value: weight.basic },
          ],
          action: { label: "Ask about Basic", to: model("Basic") },
        },
        {
          title: "Pro",
          text: "For pilots with the certificate: open propellers, a stabilised camera, planned flights, and position hold that the instructor can switch off.",
          badge: "After the certificate",
          picture: picture("trainer-pro"),
          data: [
            { label: "Flight time", value: flightTime.pro },
            { label: "All-up weight", value: weight.pro },
          ],
          action: { label: "Ask about Pro", to: model("Pro"), primary: true },
        },
        {
          title: "Elite",
          text: "For survey practice: carbon arms, a precise satellite receiver on a mast and a camera for maps.",
          badge: "Second year",
          picture: picture("trainer-elite"),
          data: [
            { label: "Flight time", value: flightTime.elite },
            { label: "All-up weight", value: weight.elite },
          ],
          action: { label: "Ask about Elite", to: model("Elite") },
        },
      ],
    },
    {
      kind: "table",
      id: "comparison",
      compared: true,
      eyebrow: "Side by side",
      heading: "Basic, Pro and Elite compared",
      intro:
        "Flight times and warranty are our claims; the other values are preliminary. Your quotation states the binding ones.",
      caption: "Comparison of the three trainer models",
      columns: ["Feature", "Basic", "Pro", "Elite"],
      rows: [
        ["Flight time", flightTime.basic, flightTime.pro, flightTime.elite],
        ["All-up weight", weight.basic, weight.pro, weight.elite],
        ["Weight class", "Micro", "Small", "Small"],
        ["Motor to motor", "500 mm", "500 mm", "670 mm"],
        ["Propellers", "Ringed", "Open", "Open, carbon"],
        ["Camera", "Forward view", "HD, stabilised", "20 MP, stabilised"],
        ["Positioning", "Satellite and optical", "Satellite and optical", "Centimetre-grade satellite"],
        ["Radio control range", range.basic, range.pro, range.elite],
        ["Wind limit in class", "6 m/s", "8 m/s", "10 m/s"],
        ["Dual control", "Yes", "Yes", "Yes"],
        ["Warranty", facts.warranty.value, facts.warranty.value, facts.warranty.value],
        ...productTerms({ "Working temperature": facts.workingTemperature.value }).map(({ label, value }) => [
          label,
          value,
          value,
          value,
        ]),
      ],
    },
    {
      kind: "drawing",
      id: "by-itself",
      eyebrow: "Safety",
      heading: "What a trainer does by itself",
      drawing: "flight-limits",
      alt: "A lesson from the side: instructor and student with linked transmitters, a limit of height and distance around the flight, and the ways home with a low battery or without radio.",
      labels: [
        { name: "Linked transmitters", text: "The instructor's stick overrides at the first touch." },
        { name: "The limit", text: "Height, distance and speed, locked by a code." },
        { name: "It warns", value: "30%", text: "of the battery" },
        { name: "It comes home", value: "20%", text: "of the battery" },
        { name: "It lands", value: "10%", text: "where it is" },
        { name: "Radio lost", value: "3 seconds", text: "Then it climbs to a set height and returns." },
        { name: "Tilted", value: "70 degrees", text: "Beyond it the motors stop." },
      ],
      note: "Not to scale.",
    },
    {
      kind: "tabs",
      id: "details",
      eyebrow: "In detail",
      heading: "What comes with all three",
      defaultTab: "specifications",
      tabs: [
        {
          id: "specifications",
          label: "Specifications",
          sections: [
            {
              kind: "equipment",
              id: "common-specifications",
              heading: "What all three share",
              items: [
                {
                  name: "Airframe",
                  data: [{ label: "Arms", value: "4, replaceable in 10 min" }],
                  features: ["One screw size throughout", "Drawings supplied"],
                },
                {
                  name: "Control",
                  data: [
                    { label: "Transmitters", value: "2: student and instructor" },
                    { label: "Modes", value: "Assisted, height hold, manual" },
                  ],
                  features: ["Log of every flight on a card", facts.controlRange.wording],
                },
                {
                  name: "In the case",
                  data: [
                    { label: "Batteries", value: "3" },
                    { label: "Charge time", value: "60 min each" },
                  ],
                  features: ["Charger, two sets of propellers, tools", "Handbook, lesson book, log book"],
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
              kind: "modules",
              id: "lesson-book",
              heading: "The lesson book that comes with the aircraft",
              intro:
                "Thirty lessons of forty minutes. Students below 18 fly only Basic, with the instructor linked. With Pro and Elite a certified adult flies; they plan, observe and process.",
              items: [
                {
                  title: "Know it",
                  duration: "8 lessons",
                  mode: "Classroom",
                  topics: ["Parts and forces", "Safe batteries", "Weight classes and zones"],
                },
                {
                  title: "Fly it",
                  duration: "14 lessons",
                  mode: "Basic; Pro with the certificate",
                  topics: [
                    "Hover, nose-in, figure of eight",
                    "Flight with less and less assistance",
                    "Failures announced, then unannounced",
                  ],
                },
                {
                  title: "Use it",
                  duration: "8 lessons",
                  mode: "Pro or Elite, flown by a certificate holder",
                  topics: ["A planned grid", "A map from forty pictures", "A report that a client can read"],
                },
              ],
            },
          ],
        },
        {
          id: "safety-features",
          label: "Safety Features",
          sections: [
            {
              kind: "checklist",
              id: "safeguards",
              heading: "What prevents accidents",
              items: [
                "The instructor's stick overrides the student's at the first touch.",
                "A code locks the limits of height, distance and speed.",
                "Motors start only with both sticks held and the drone level.",
                "At 30% battery it warns; at 20% it comes home; at 10% it lands.",
                "Without a radio link for three seconds it climbs to a set height and returns.",
                "A tilt beyond 70 degrees stops the motors.",
                "Propeller rings on Basic; self-tightening hubs on all three.",
                "It refuses a swollen or overheated battery.",
              ],
            },
          ],
        },
        {
          id: "support",
          label: "Support",
          sections: [
            {
              kind: "prose",
              id: "help",
              heading: "Help after delivery",
              paragraphs: [
                `Every trainer has a ${facts.warranty.wording}. The sheet with your quotation says what it covers; batteries and propellers are listed separately.`,
                "Send us four things: the serial number (on the underside), the last flight log, a photo, and one sentence on what you expected.",
              ],
              data: [
                { label: "Office", value: company.hours.office },
                { label: "E-mail", value: `${company.email}${sampleMark("email")}` },
                { label: "Phone", value: `${company.phone}${sampleMark("phone")}` },
              ],
            },
            {
              kind: "steps",
              id: "repair-steps",
              heading: "How a repair goes",
              items: [
                {
                  name: "Write or call",
                  description: "We name the part, or ask you to send the drone.",
                  time: `Answered within ${facts.replyTime.workingDay}`,
                },
                {
                  name: "Part or bench",
                  description: "We send the part with its drawing, or you send the drone to Bhopal without batteries.",
                  time: "Ask us",
                },
                {
                  name: "Repair and test",
                  description: "Hover test, log and a list of what we changed.",
                  time: "We tell you first",
                },
              ],
            },
            {
              kind: "cards",
              id: "ask-support",
              items: [
                {
                  title: "Something broke",
                  text: "Tell us in the form.",
                  action: { label: "Ask for Support", to: enquire("support", `${name}: support`) },
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "turn",
      id: "turn-it",
      eyebrow: "In your hands",
      heading: "Look at one from all sides",
      intro: "Choose a model, turn it, press a part.",
      items: [turnables.basic, turnables.pro, turnables.elite],
    },
    {
      kind: "views",
      id: "views",
      eyebrow: "Face to face",
      heading: "Tell them apart at a glance",
      items: [
        {
          picture: picture("trainer-basic-front"),
          caption: "Basic, orange: rings around all four propellers for first landings.",
        },
        {
          picture: picture("trainer-pro-front"),
          caption: "Pro, blue: open propellers, camera on a gimbal under the nose.",
        },
        {
          picture: picture("trainer-elite-front"),
          caption: "Elite, teal: carbon arms, tall legs, receiver on a mast.",
        },
        {
          picture: picture("trainer-basic-guard"),
          caption: "A ring of Basic: students can replace it.",
        },
        {
          picture: picture("trainer-pro-motor"),
          caption: "A motor of Pro: check it before every session.",
        },
        {
          picture: picture("trainer-elite-antenna"),
          caption: "Elite's receiver: on its mast it sees the whole sky.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "weight-classes",
      diagram: "classes",
      heading: "The three models in the weight classes",
      description: `Nano up to 250 g; micro above that to 2 kg: Basic, at ${weight.basic}. Small above 2 to 25 kg: Pro, at ${weight.pro}, and Elite, at ${weight.elite}. Medium reaches to 150 kg, large to 500 kg.`,
    },
    {
      kind: "rules",
      id: "rules",
      heading: "Before your school flies one",
      cases: [
        ruleCase("Basic, without pay", "leisure", weight.basic),
        ruleCase("Pro", "work", weight.pro),
        ruleCase("Elite", "work", weight.elite),
      ],
      items: [
        {
          rule: `Each needs a Unique Identification Number. ${rules.typeCertificate} Our quotation gives the type certificate status of your model.`,
          check: "identity",
        },
        {
          rule: "Basic, flown non-commercially, needs no Remote Pilot Certificate; Pro and Elite do, from age 18. Whether a paid course counts as commercial is for the regulator to say: ask before you rely on it.",
          check: "paidTraining",
        },
        { rule: "Third-party insurance is required for all three." },
        {
          rule: `${facts.droneTax.wording}.`,
        },
      ],
    },
    goodToKnow({
      "What is included": "Three batteries, charger, two sets of propellers, tools, handbook, lesson book, log book",
      ...orderTerms,
    }),
    {
      kind: "call-to-action",
      id: "order",
      heading: "See one fly at your school",
      text: "Tell us how many students, their age and what they should learn. We propose models and spares and bring them for a morning.",
      actions: [
        { label: "Book Demo Flight", to: enquire("custom-drone", `${name}: a demo flight`), primary: true },
        { label: "Get Trainer Quote", to: enquire("custom-drone", name) },
      ],
      notes: [facts.warranty.wording, `Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "specification: 30 | 45 | 3 models",
    "facts sheet: 2 | 250 g | 2 kg | 25 kg | 150 kg | 18 | 5 %",
    "general knowledge: 0",
    "company, unconfirmed: 500 mm | 670 mm | 20 mp | 6 m/s | 8 m/s | 10 m/s | 4 | 10 min | 45 °c | 3 | 30 lessons",
    "company, unconfirmed: 40 minutes | 18 fly | 8 lessons | 14 lessons | 30 % | 20 % | 10 % | 3 seconds | 70 degrees",
    "specification: 30 min | 45 min | 60 min | 2 years",
    "company, unconfirmed: 1.8 kg | 2.6 kg | 4.9 kg | 1 km | 5 km",
    "facts sheet: 10 km",
    "facts sheet: 500 kg",
  ],
};
