/** Figures of the three models are the company's own and belong to its data sheets: correct them here first. */

import { ruleCase } from "../certificate-instruments";
import { company, contactMark } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";
import { turnables } from "../turnables";

const name = "Trainer Drone";
const model = (which: string) => enquire("custom-drone", `${name} ${which}`);

const { flightTime } = facts.trainer;
const { weight, range } = facts.trainerSheet;
/** Under which the flight times are claimed. */
const conditions = "still air, new battery, no extra load, up to the return at 20%";
const claimed = `Our claim: ${conditions}`;

export const trainerDrone: PageRecord = {
  path: "/product/trainer-drone",
  title: "Trainer Drones: Basic, Pro and Elite",
  description:
    "Three training drones for schools, colleges and academies: Basic, Pro and Elite compared, with flight times of 30, 45 and 60 minutes and a 2-year warranty.",
  brochure: true,
  hero: {
    eyebrow: "Product",
    lead: "Three aircraft with one layout of sticks, menus and checklists, so that a class can grow from the first hover to a surveyed map without learning a new machine each term.",
    atAGlance: {
      forWhom: "Academies, colleges and schools",
      time: { label: "Flight time", value: "30, 45 or 60 min, by model" },
      priceDepends: "Model and number of aircraft",
    },
    picture: picture("trainers"),
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
      heading: "Which one for which class",
      items: [
        {
          title: "Basic",
          text: "For hands that have never held a transmitter. Full rings around the propellers, a speed limit in the instructor's menu, and arms that a student can replace.",
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
          text: "For the step after the certificate: open propellers, a stabilised camera, planned flights, and position hold that the instructor can take away.",
          badge: "Course standard",
          picture: picture("trainer-pro"),
          data: [
            { label: "Flight time", value: flightTime.pro },
            { label: "All-up weight", value: weight.pro },
          ],
          action: { label: "Ask about Pro", to: model("Pro"), primary: true },
        },
        {
          title: "Elite",
          text: "For the second year: carbon arms, a precise satellite receiver on its mast and a camera good enough for a map that someone will build on.",
          badge: "Survey practice",
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
      eyebrow: "Side by side",
      heading: "Basic, Pro and Elite compared",
      intro: `Flight times and warranty are our claims (flight times: ${conditions}); the other values are preliminary. Your quotation states those of the aircraft you buy.`,
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
      ],
    },
    {
      kind: "tabs",
      id: "details",
      eyebrow: "In detail",
      heading: "The aircraft, the lessons, the safeguards, the help",
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
                  data: [
                    { label: "Arms", value: "4, replaceable in 10 min" },
                    { label: "Operating temperature", value: "0 to 45 °C" },
                  ],
                  features: ["One screw size throughout", "Printed part numbers, drawings supplied"],
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
                "Thirty lessons of forty minutes in three parts, each with a page for the teacher and one for the learner. Pupils below 18 fly only Basic, with the instructor linked: in lessons on Pro and Elite an adult with the Remote Pilot Certificate flies, and they plan, observe and process.",
              items: [
                {
                  title: "Know it",
                  duration: "8 lessons",
                  mode: "Classroom",
                  topics: ["Parts and forces", "Batteries without accidents", "Weight classes and zones"],
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
              heading: "What stops a mistake from becoming an accident",
              items: [
                "The instructor's stick overrides the student's at the first touch.",
                "Limits of height, distance and speed sit in a menu with its own code.",
                "Motors start only with both sticks held and the aircraft level.",
                "At 30% battery it warns; at 20% it comes home; at 10% it lands.",
                "Without a radio link for three seconds it climbs to a set height and returns.",
                "A tilt beyond 70 degrees stops the motors.",
                "Propeller rings on Basic; self-tightening hubs on all three.",
                "A swollen or overheated battery is refused at the plug.",
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
                `Every trainer has a ${facts.warranty.wording}. The sheet that comes with the quotation says what is covered; batteries and propellers wear with use and are listed apart.`,
                "Write with the serial number from the underside, the last flight log from the card, a photograph, and one sentence on what you expected to happen. With these four most questions are answered in one reply.",
              ],
              data: [
                { label: "Office", value: company.hours.office },
                { label: "Trainees", value: company.hours.support },
                { label: "E-mail", value: `${company.email}${contactMark}` },
                { label: "Phone", value: `${company.phone}${contactMark}` },
              ],
            },
            {
              kind: "steps",
              id: "repair-steps",
              heading: "How a repair goes",
              items: [
                {
                  name: "Write or call",
                  description: "We name the part, or ask for the aircraft.",
                  time: `Answered within ${facts.replyTime.workingDay}`,
                },
                {
                  name: "Part or bench",
                  description:
                    "A part travels to you with its drawing; an aircraft travels to Bhopal without batteries.",
                  time: "On the way",
                },
                {
                  name: "Repair and test",
                  description: "Hover test, log and a list of what was changed.",
                  time: "Stated before we start",
                },
              ],
            },
            {
              kind: "cards",
              id: "ask-support",
              items: [
                {
                  title: "Something broke",
                  text: "The form opens with the support topic chosen.",
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
      heading: "Hold one before the class does",
      intro: "Choose a model, turn it around, press a part to look at it closely.",
      items: [turnables.basic, turnables.pro, turnables.elite],
    },
    {
      kind: "views",
      id: "views",
      eyebrow: "Face to face",
      heading: "Tell them apart from across the hall",
      items: [
        {
          picture: picture("trainer-basic-front"),
          caption: "Basic, orange: rings around all four propellers, because first landings find walls.",
        },
        {
          picture: picture("trainer-pro-front"),
          caption: "Pro, blue: open propellers, and a camera on a gimbal under the nose.",
        },
        {
          picture: picture("trainer-elite-front"),
          caption: "Elite, teal: carbon arms, tall legs, and the receiver's mast above everything else.",
        },
        {
          picture: picture("trainer-basic-guard"),
          caption: "One of Basic's rings: it unscrews from the arm, and a student can replace it.",
        },
        {
          picture: picture("trainer-pro-motor"),
          caption: "One of Pro's motors, with its blue ring: cleaned, listened to and checked before every session.",
        },
        {
          picture: picture("trainer-elite-antenna"),
          caption: "Elite's receiver on its mast, above the noise of the motors, where it sees the whole sky.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "weight-classes",
      diagram: "classes",
      heading: "Where the three stand among the weight classes",
      description: `Nano up to 250 g; micro above that to 2 kg: Basic, at ${weight.basic}. Small above 2 to 25 kg: Pro, at ${weight.pro}, and Elite, at ${weight.elite}. Medium reaches to 150 kg, large lies beyond.`,
    },
    {
      kind: "rules",
      id: "rules",
      heading: "Before a school switches one on",
      cases: [
        ruleCase("Basic, without pay", "leisure", weight.basic),
        ruleCase("Pro", "work", weight.pro),
        ruleCase("Elite", "work", weight.elite),
      ],
      items: [
        {
          rule: "Each needs a Unique Identification Number and, being above nano, a type certificate unless it counts as a model drone. Every quotation of ours says in writing how the model stands.",
          check: "identity",
        },
        {
          rule: "Basic, flown non-commercially, needs no Remote Pilot Certificate; Pro and Elite do. The certificate starts at age 18, so pupils stay with Basic. Whether a paid course counts as commercial is for the regulator to say: ask before you rely on it.",
          check: "paidTraining",
        },
        { rule: "Third-party insurance is required for all three." },
        {
          rule: "GST on drones has been 5% since 22 September 2025. The tax on course fees is another matter.",
        },
      ],
    },
    {
      kind: "call-to-action",
      id: "order",
      heading: "Fly one with your own class watching",
      text: "Tell us how many pupils, which age, and what they should be able to do at the end. We propose a mix of models and spares, and bring them for a morning.",
      actions: [
        { label: "Book Demo Flight", to: enquire("custom-drone", `${name}: a demo flight`), primary: true },
        { label: "Get Trainer Quote", to: enquire("custom-drone", name) },
      ],
      notes: [facts.warranty.wording, `Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "specification: 30 | 45 | 3 models",
    "facts sheet: 2 | 250 g | 2 kg | 25 kg | 150 kg | 18 | 5 % | 22 september | 2025",
    "general knowledge: 0",
    "company, unconfirmed: 500 mm | 670 mm | 20 mp | 6 m/s | 8 m/s | 10 m/s | 4 | 10 min | 45 °c | 3 | 30 lessons",
    "company, unconfirmed: 40 minutes | 18 fly | 8 lessons | 14 lessons | 30 % | 20 % | 10 % | 3 seconds | 70 degrees",
    "company, unconfirmed: 60 minutes",
    "specification: 30 min | 45 min | 60 min | 2 years",
    "company, unconfirmed: 1.8 kg | 2.6 kg | 4.9 kg | 1 km | 5 km",
    "facts sheet: 10 km",
  ],
};
