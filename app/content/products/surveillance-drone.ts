/**
 * Reviews on this page are samples until customers have given the company theirs in writing; they never become review
 * markup. Figures are the company's own and belong to its data sheet: correct them here first.
 */

import { ruleCase } from "../certificate-instruments";
import { company, contactMark } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";
import { turnables } from "../turnables";

const name = "Surveillance Drone";
const allUpWeight = "6.2 kg";
const demo = enquire("custom-drone", `${name}: a demo flight`);

export const surveillanceDrone: PageRecord = {
  path: "/product/surveillance-drone",
  title: name,
  description:
    "A quadcopter for site security, inspection and search: HD and thermal cameras, 10 km radio control range, 30 minutes of endurance, recognition on board.",
  brochure: true,
  hero: {
    eyebrow: "Product",
    lead: "A pair of eyes for places too wide, too high or too hot to walk. Day and thermal cameras on one gimbal, a processor that marks people, vehicles and hot spots, and a recording that never leaves your hands.",
    atAGlance: {
      forWhom: "Guards of sites, police and forest staff",
      time: { label: "Flight time", value: `${facts.endurance.value}` },
      priceDepends: "Cameras and ground station",
    },
    picture: picture("surveillance-front"),
    stats: [
      { value: "HD", label: "video recording", note: "Our claim: day and thermal cameras at once" },
      { value: facts.controlRange.value, label: "control range", note: facts.controlRange.wording },
      {
        value: facts.endurance.value,
        label: "endurance",
        note: "Our claim: both cameras, still air, new battery",
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
      heading: "What it sees, where it serves, what we ask of you",
      defaultTab: "overview",
      tabs: [
        {
          id: "overview",
          label: "Overview",
          sections: [
            {
              kind: "prose",
              id: "in-short",
              heading: "One case, two people, ten minutes to the first picture",
              paragraphs: [
                "The arms fold, the cameras stay mounted, and the checklist has fourteen lines. A pilot flies; an observer watches the second screen and directs the camera. Both see height, distance, battery and the way home.",
                "What the camera sees is searched on board, in the neural engine of the aircraft: people, vehicles and hot spots get a frame and a time. It recognises kinds of things; it does not know faces or number plates, and it decides nothing. The observer does.",
                "Recordings are written to an encrypted card in the aircraft. No account is needed and nothing is sent to us.",
              ],
              data: [
                { label: "Weight class", value: "Small, over 2 to 25 kg" },
                { label: "Crew", value: "Pilot and observer" },
                { label: "Ready to fly", value: "10 min from the case" },
                { label: "Built in", value: `${company.address.locality}, India` },
              ],
              picture: picture("surveillance"),
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
                "Video, control range, endurance and warranty are our claims; the other values are preliminary company figures. Your quotation states the binding ones.",
              caption: "Specifications of the surveillance drone",
              columns: ["Item", "Value", "Remark"],
              rows: [
                ["All-up weight", allUpWeight, "Both cameras, battery, card"],
                ["Motor to motor", "670 mm", "Folded: 450 × 260 × 220 mm"],
                ["Endurance", facts.endurance.value, "Still air, new battery, landing with 20% left"],
                ["Radio control range", facts.controlRange.value, "Open ground; flight stays within sight"],
                ["Day camera", "HD video, 20× zoom and a wide lens", "Three-axis gimbal"],
                ["Thermal camera", "640 × 512 pixels", "Shows differences in heat; no medical use"],
                ["Processing", "Neural engine on board", "People, vehicles, hot spots"],
                ["Positioning", "Satellite, with optical hold", "Holds position without satellites at up to 8 m"],
                ["Wind limit", "10 m/s", "Gusts included"],
                ["Rain", "Land", "Withstands the first drops, not a shower"],
                ["Operating temperature", "0 to 45 °C", "Battery warmed below 10 °C"],
                ["Radio link", "Encrypted, 256-bit", "Keys changed by you"],
                ["Warranty", facts.warranty.value, "Batteries and propellers listed apart"],
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
              heading: "Work it is bought for",
              items: [
                {
                  title: "Site and perimeter",
                  text: "A side of the fence that takes five minutes on foot is flown in one, in sight of the pilot and on the same path each time, so that a change shows.",
                  data: [{ label: "Typical", value: "Depots, plants, solar parks" }],
                },
                {
                  title: "Lines, towers, roofs",
                  text: "Zoom from a safe distance first; a climber goes up only where the picture gives a reason.",
                  data: [{ label: "Typical", value: "Power, telecom, bridges" }],
                },
                {
                  title: "Search and relief",
                  text: "Thermal by first light over fields and river banks, with the coordinates of each find read out to the party on foot.",
                  data: [{ label: "Typical", value: "Floods, missing persons" }],
                },
                {
                  title: "Forest and wildlife",
                  text: "Smoke, herds and new clearings, from a height that leaves animals as they are.",
                  data: [{ label: "Typical", value: "Forest divisions, reserves" }],
                },
              ],
            },
            {
              kind: "prose",
              id: "not-for",
              heading: "What it is not for",
              paragraphs: [
                "Watching people who have not been told, following a person, or filming into homes. We ask every buyer for the purpose and the place, and the handover covers how to announce a flight, whom to ask, and when to delete a recording.",
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
                  text: "The same path every evening is what we pay for. We noticed a cut fence because the picture was not the picture of yesterday.",
                },
                {
                  name: "Maintenance engineer",
                  role: "customer",
                  company: "a line operator",
                  rating: 4,
                  text: "Zoom and thermal are good. I would like a larger observer's screen, and have told them so.",
                },
                {
                  name: "Relief coordinator",
                  role: "customer",
                  company: "a district team",
                  rating: 5,
                  text: "Two people and one case in the back of an SUV. The half hour in the air is short, so bring all four batteries charged.",
                },
              ],
              note: "These three are samples written by us. Customers' own reviews, given in writing, will replace them; until then take no rating on this page as anyone's judgement.",
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
                "For a quotation have at hand: what you want to see and from how far, where, by day or night, who will fly, and whether your crew holds Remote Pilot Certificates. A sketch or a map link says more than a page of text.",
              ],
              data: [
                { label: "Office", value: company.hours.office },
                { label: "E-mail", value: `${company.email}${contactMark}` },
                { label: "Phone", value: `${company.phone}${contactMark}` },
                {
                  label: "Address",
                  value: `${company.address.street}, ${company.address.locality} ${company.address.postalCode}${contactMark}`,
                },
              ],
            },
            {
              kind: "steps",
              id: "from-question-to-delivery",
              items: [
                {
                  name: "Reply",
                  description: "An engineer answers your questions and asks what is missing.",
                  time: `Within ${facts.replyTime.workingDay}`,
                },
                {
                  name: "Demo flight",
                  description: "At our field, or at your site after a look at the airspace map.",
                  time: "By appointment",
                },
                {
                  name: "Quotation",
                  description: "Price, delivery, warranty sheet and the state of the type certificate.",
                  time: "After the demo",
                },
                { name: "Handover", description: "Registration papers and two days with your crew.", time: "2 days" },
              ],
            },
            {
              kind: "cards",
              id: "write-to-us",
              items: [
                {
                  title: "Before you buy",
                  text: "Quotation, trial or a question about a site.",
                  action: { label: "Get Surveillance Quote", to: enquire("custom-drone", name), primary: true },
                },
                {
                  title: "You own one",
                  text: "Give the serial number and the time of the flight in question.",
                  action: { label: "Ask for Support", to: enquire("support", `${name}: support`) },
                },
                {
                  title: "Rather speak",
                  text: "A site and its rules are often quicker to explain than to write down.",
                  action: { label: "Call the Office", to: company.phoneLink },
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
      heading: "Turn it around, and lift its cover",
      intro: "The model our pictures are made from. Press a part to look at it closely.",
      items: [turnables.surveillance],
    },
    {
      kind: "views",
      id: "views",
      eyebrow: "At close range",
      heading: "It folds into a case; in the air its one job is the camera",
      items: [
        {
          picture: picture("hero-ridges"),
          caption: "In the air: four arms on clamps, skids wide enough to keep the camera clear of stubble.",
        },
        {
          picture: picture("surveillance-lens"),
          caption:
            "Two cameras behind one frame: the zoom and the wide lens of the day camera, and the window of the thermal one.",
        },
      ],
    },
    {
      kind: "picture",
      id: "in-thermal",
      picture: picture("hero-thermal"),
      caption:
        "A solar park as a thermal camera draws it: a bright cell is warmer than its neighbours, which is a reason to look, not yet a fault.",
    },
    {
      kind: "diagram",
      id: "range-and-sight",
      diagram: "control-range",
      heading: "Ten kilometres of radio, one line of sight",
      description: `The radio link is rated for ${facts.controlRange.value} over open ground. The flight that the rules allow is shorter: the pilot keeps the aircraft in view. The rest of the range is reserve against hills, walls and interference.`,
    },
    {
      kind: "rules",
      id: "rules",
      heading: "What a buyer has to settle",
      cases: [ruleCase("This aircraft, for work", "work", allUpWeight)],
      items: [
        {
          rule: "A small drone needs a Unique Identification Number, type certification, a pilot with a Remote Pilot Certificate and third-party insurance.",
          check: "identity",
        },
        {
          rule: "Yellow zones need the permission of air traffic control, red zones that of the Central Government. The zone of your site can change between two flights.",
        },
        { rule: "Flight beyond visual line of sight has been open by exemption only.", check: "sight" },
        {
          rule: "The import of complete foreign drones has been prohibited since 9 February 2022, research, defence and security apart; components are free. Ask any seller where the aircraft was built.",
        },
      ],
    },
    {
      kind: "call-to-action",
      id: "see-it",
      heading: "See your own site on its screen",
      text: "Half a day, with a flight plan made for your fence, tower or field. You keep the recording.",
      actions: [
        { label: "Book Demo Flight", to: demo, primary: true },
        { label: "Get Surveillance Quote", to: enquire("custom-drone", name) },
      ],
      notes: [facts.warranty.wording, "Flights only where the zone and the owner allow"],
    },
  ],
  figures: [
    "facts sheet: 2 | 25 kg | 9 february | 2022",
    "company, unconfirmed: 2 people | 10 minutes | 10 min | 6.2 kg | 670 mm | 450 × | 260 × | 220 mm | 20 % | 20 ×",
    "company, unconfirmed: 640 × | 512 pixels | 8 m | 10 m/s | 0 | 45 °c | 10 °c | 256 | 2 days | 10 kilometres",
    "company, unconfirmed: 2 flights | 5 minutes | 120 m | 500 m",
    "sample: 5 | 4",
    "facts sheet: 10 km",
    "company, unconfirmed: 30 minutes",
    "specification: 30 min | 2 years",
  ],
};
