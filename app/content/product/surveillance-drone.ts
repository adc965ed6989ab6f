/**
 * Reviews on this page are samples until customers have given the company theirs in writing; they never become review
 * markup. Figures are the company's own and belong to its data sheet: correct them here first.
 */

import { ruleCase } from "../certificate-instruments";
import { company, sampleMark } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { goodToKnow, orderTerms, productTerms } from "../good-to-know";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";
import { turnables } from "../turnables";

const name = "Surveillance Drone";
const allUpWeight = "6.2 kg";
const demo = enquire("custom-drone", `${name}: a demo flight`);
/** What stands beside each row of the data sheet that every product has. */
const termRemarks: Record<ReturnType<typeof productTerms>[number]["term"], string> = {
  "IP rating": "For rain, see above",
  "Working temperature": "Warm the battery below 10 °C",
  "Highest take-off altitude": "Tell us the altitude of your site",
  "Battery capacity": "Four batteries in the case",
  "Spare parts": "Propellers for three changes in the case",
  "Delivery time": "Stated in the quotation",
};

export const surveillanceDrone: PageRecord = {
  path: "/product/surveillance-drone",
  title: name,
  description:
    "A drone for site security, inspection and search: HD and thermal cameras, 30 minutes of endurance, people and vehicles marked on board.",
  brochure: true,
  hero: {
    eyebrow: "Product",
    lead: "Watch sites that are too wide, too high or too hot to walk. It marks people, vehicles and hot spots, and the recordings stay with you.",
    atAGlance: {
      forWhom: "Site security, utilities, police and forest staff",
      time: { label: "Flight time", value: `${facts.endurance.value}` },
      priceDepends: "cameras, batteries and ground station",
    },
    picture: picture("surveillance-front"),
    studio: { tone: "dark", floor: 0.16 },
    stats: [
      { value: "HD", label: "video recording", note: "Our claim: day and thermal cameras at once" },
      { value: facts.controlRange.value, label: "control range", note: facts.controlRange.wording },
      {
        value: facts.endurance.value,
        label: "endurance",
        note: `Our claim. ${facts.endurance.wording}`,
      },
      { value: "On board", label: "neural engine AI processing", note: "It marks; a person decides what it means" },
    ],
    actions: [
      { label: "Book Demo Flight", to: demo, primary: true },
      { label: "Download Brochure", to: enquire("custom-drone", name, "surveillance-drone") },
    ],
  },
  sections: [
    {
      kind: "tabs",
      id: "surveillance",
      heading: "What it does, and what it is not for",
      defaultTab: "overview",
      tabs: [
        {
          id: "overview",
          label: "Overview",
          sections: [
            {
              kind: "prose",
              id: "in-short",
              heading: "One case, two people, ten minutes to take-off",
              paragraphs: [
                "The arms fold and the cameras stay mounted. A pilot flies; an observer watches a second screen and directs the camera.",
                "The neural engine on board marks people, vehicles and hot spots with a frame and a time. It does not know faces or number plates, and it decides nothing. The observer does.",
                "Recordings stay on an encrypted card in the aircraft. You need no account, and nothing is sent to us.",
              ],
              data: [
                { label: "Weight class", value: "Small, over 2 to 25 kg" },
                { label: "Crew", value: "Pilot and observer" },
                { label: "Ready to fly", value: "10 min from the case" },
                { label: "Built in", value: `${company.address.locality}, India` },
              ],
              picture: picture("brand-case"),
            },
          ],
        },
        {
          id: "specs",
          label: "Specs",
          sections: [
            {
              kind: "table",
              id: "specifications",
              heading: "Data sheet",
              intro:
                "Video, control range, endurance and warranty are our claims; the other values are preliminary. Your quotation states the binding ones.",
              caption: "Specifications of the surveillance drone",
              columns: ["Item", "Value", "Remark"],
              rows: [
                ["All-up weight", allUpWeight, "Both cameras, battery, card"],
                ["Motor to motor", "670 mm", "Folded: 450 × 260 × 220 mm"],
                ["Endurance", facts.endurance.value, facts.endurance.wording],
                [
                  "Radio control range",
                  facts.controlRange.value,
                  "Over open ground; legal flight needs visual line of sight",
                ],
                ["Day camera", "HD video, 20× zoom and a wide lens", "Three-axis gimbal"],
                ["Thermal camera", "640 × 512 pixels", "Not for medical use"],
                ["Processing", "Neural engine on board", "People, vehicles, hot spots"],
                ["Positioning", "Satellite, with optical hold", "Without satellites it holds position up to 8 m high"],
                ["Wind limit", "10 m/s", "Gusts included"],
                ["Rain", "Land if it rains", "Tolerates the first drops only"],
                ["Radio link", "Encrypted, 256-bit", "You change the keys"],
                ["Warranty", facts.warranty.value, "Batteries and propellers listed separately"],
                ...productTerms({ "Working temperature": facts.workingTemperature.value }).map(
                  ({ term, label, value }) => [label, value, termRemarks[term]],
                ),
              ],
            },
            {
              kind: "checklist",
              id: "in-the-case",
              heading: "In the case",
              items: [
                "Aircraft with both cameras mounted",
                "Two transmitters, one with the observer's screen",
                "Four batteries and a two-bay charger",
                "Propellers for three changes, tools, handbook, log book",
              ],
            },
          ],
        },
        {
          id: "uses",
          label: "Uses",
          sections: [
            {
              kind: "cards",
              id: "use-list",
              heading: "What it is used for",
              items: [
                {
                  title: "Site and perimeter",
                  text: "It flies the same path each time, so changes show. Five minutes on foot take one minute in the air.",
                  data: [{ label: "Typical", value: "Depots, plants, solar parks" }],
                },
                {
                  title: "Lines, towers, roofs",
                  text: "Zoom in from a safe distance; send a climber only where the picture shows a reason.",
                  data: [{ label: "Typical", value: "Power, telecom, bridges" }],
                },
                {
                  title: "Search and relief",
                  text: "Thermal search of fields and river banks at first light; the party on foot gets the coordinates of each find.",
                  data: [{ label: "Typical", value: "Floods, missing persons" }],
                },
                {
                  title: "Forest and wildlife",
                  text: "Smoke, herds and new clearings, from a height that does not disturb animals.",
                  data: [{ label: "Typical", value: "Forest divisions, reserves" }],
                },
              ],
            },
            {
              kind: "prose",
              id: "not-for",
              heading: "What it is not for",
              paragraphs: [
                "Do not use it to watch people who have not been told, to follow a person or to film into homes. We ask every buyer for purpose and place, and show how to announce a flight and when to delete a recording.",
              ],
            },
          ],
        },
        {
          id: "reviews",
          label: "Reviews",
          sections: [
            {
              kind: "stories",
              sample: true,
              id: "review-list",
              items: [
                {
                  name: "Head of security",
                  role: "customer",
                  company: "a solar park",
                  rating: 5,
                  text: "It flies the same path every evening. We noticed a cut fence because the picture was not yesterday's.",
                },
                {
                  name: "Maintenance engineer",
                  role: "customer",
                  company: "a line operator",
                  rating: 4,
                  text: "Zoom and thermal are good. I would like a larger observer's screen.",
                },
                {
                  name: "Relief coordinator",
                  role: "customer",
                  company: "a district team",
                  rating: 5,
                  text: "Two people and one case. Half an hour in the air is short: charge all four batteries.",
                },
              ],
              note: "Samples written by us, ratings included. Customers' own reviews replace them once given in writing.",
            },
          ],
        },
        {
          id: "contact",
          label: "Contact",
          sections: [
            {
              kind: "prose",
              id: "reach-us",
              heading: "Ask about this aircraft",
              paragraphs: [
                "Tell us what you want to see and from how far, where (a map link helps), by day or night, who will fly, and whether they hold Remote Pilot Certificates.",
              ],
              data: [
                { label: "Office", value: company.hours.office },
                { label: "E-mail", value: `${company.email}${sampleMark("email")}` },
                { label: "Phone", value: `${company.phone}${sampleMark("phone")}` },
                {
                  label: "Address",
                  value: `${company.address.street}, ${company.address.locality} ${company.address.postalCode}${sampleMark("address")}`,
                },
              ],
            },
            {
              kind: "steps",
              id: "from-question-to-delivery",
              items: [
                {
                  name: "Reply",
                  description: "An engineer answers your questions.",
                  time: `Within ${facts.replyTime.workingDay}`,
                },
                {
                  name: "Demo flight",
                  description: "At our field, or at your site if the airspace allows.",
                  time: "By appointment",
                },
                {
                  name: "Quotation",
                  description: "Price, delivery date, warranty and state of the type certificate.",
                  time: "After the demo",
                },
                {
                  name: "Handover",
                  description: "You get the registration papers, and we train your pilots for two days.",
                  time: "2 days",
                },
              ],
            },
            {
              kind: "cards",
              id: "write-to-us",
              items: [
                {
                  title: "Before you buy",
                  text: "A quotation, a trial or a question about your site.",
                  action: { label: "Get Surveillance Quote", to: enquire("custom-drone", name), primary: true },
                },
                {
                  title: "You own one",
                  text: "Send the serial number and the time of the flight.",
                  action: { label: "Ask for Support", to: enquire("support", `${name}: support`) },
                },
                {
                  title: "Call us",
                  text: "It is often quicker to explain a site by phone.",
                  action: { label: "Call the Office", to: company.phoneLink },
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "picture",
      id: "in-thermal",
      picture: picture("thermal-boundary"),
      marks: [
        { name: "Person", at: { x: 20.2, y: 68.4, width: 5.7, height: 14.3 }, below: true },
        { name: "Person", at: { x: 30.6, y: 62.2, width: 4.3, height: 14.6 } },
        { name: "Person", at: { x: 70, y: 31.6, width: 3.6, height: 13.8 } },
        { name: "Vehicle", at: { x: 41, y: 17.2, width: 12.6, height: 20 } },
      ],
      caption:
        "A boundary at night in thermal view, warm things bright: two people outside the wall, one with a sack, a guard at the gate, a car that has just come. Whether you may fly in the dark depends on the rules for your site.",
    },
    {
      kind: "views",
      id: "views",
      eyebrow: "At close range",
      heading: "Arms and cameras",
      items: [
        {
          picture: picture("brand-pad"),
          caption: "In the air: four arms on clamps, wide skids.",
        },
        {
          picture: picture("surveillance-lens"),
          caption: "Two cameras in one frame: zoom and wide lens of the day camera, and the thermal window.",
        },
      ],
    },
    {
      kind: "turn",
      id: "turn-it",
      eyebrow: "In your hands",
      heading: "Turn it around and lift its cover",
      intro: "Press a part to look at it closely.",
      items: [turnables.surveillance],
    },
    {
      kind: "diagram",
      id: "range-and-sight",
      diagram: "control-range",
      heading: "Ten kilometres of radio, one line of sight",
      description: `The radio link is rated for ${facts.controlRange.value} over open ground. Legal flight is shorter: the pilot keeps the aircraft in sight.`,
    },
    {
      kind: "rules",
      id: "rules",
      heading: "What you need as a buyer",
      cases: [ruleCase("This aircraft, for work", "work", allUpWeight)],
      items: [
        {
          rule: "A Unique Identification Number, type certification, a pilot with a Remote Pilot Certificate for the small class, and third-party insurance.",
          check: "identity",
        },
        {
          rule: "In a yellow zone you need permission from air traffic control, in a red zone from the Central Government. Zones change: look at the map before each flight.",
        },
        { rule: "Flight beyond visual line of sight has been possible by exemption only.", check: "sight" },
        {
          rule: "The import of complete drones has been prohibited since 9 February 2022, except for research, defence and security; components are free. Ask every seller where the drone was built.",
        },
      ],
    },
    goodToKnow({
      "What is included": "Aircraft with both cameras, two transmitters, four batteries, charger, tools, handbook",
      ...orderTerms,
    }),
    {
      kind: "call-to-action",
      id: "see-it",
      heading: "See your own site on its screen",
      text: "Half a day at your fence, tower or field. You keep the recording.",
      actions: [
        { label: "Book Demo Flight", to: demo, primary: true },
        { label: "Get Surveillance Quote", to: enquire("custom-drone", name) },
      ],
      notes: [facts.warranty.wording, "We fly where zone and owner allow"],
    },
  ],
  figures: [
    "facts sheet: 2 | 25 kg | 9 february | 2022",
    "company, unconfirmed: 2 people | 10 minutes | 10 min | 6.2 kg | 670 mm | 450 × | 260 × | 220 mm | 20 ×",
    "company, unconfirmed: 640 × | 512 pixels | 8 m | 10 m/s | 0 | 45 °c | 10 °c | 256 | 2 days | 10 kilometres",
    "company, unconfirmed: 5 minutes | 120 m | 500 m",
    "sample: 5 | 4",
    "facts sheet: 10 km",
    "company, unconfirmed: 30 minutes",
    "specification: 30 min | 2 years",
    "facts sheet: 5 %",
  ],
};
