/** Figures of the three models are the company's own and belong to its data sheets: correct them here first. */

import { ruleCase } from "../certificate-instruments";
import { company, contactMark } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { weightClasses } from "../law";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";
import { turnables } from "../turnables";

const name = "Heavy Payload Drones";
const custom = enquire("custom-drone", name);
const demo = enquire("custom-drone", `${name}: a demo flight`);

/**
 * The power with which a multirotor hovers grows with its weight to this power (momentum theory of the actuator disc). By it
 * the times without a load are computed from those with the greatest, which are the only ones that we state.
 */
const hoverExponent = 1.5;

/** @param fullKilograms all-up, payload included: it decides the class in law */
const model = (name: string, payloadKilograms: number, fullKilograms: number, rotors: number, fullMinutes: number) => ({
  figures: { id: name.toLowerCase(), name, fullKilograms, payloadKilograms, fullMinutes },
  name,
  payload: `${payloadKilograms} kg`,
  weight: `${fullKilograms} kg`,
  rotors: String(rotors),
  loaded: `${fullMinutes} min`,
  empty: `${Math.floor(fullMinutes * (fullKilograms / (fullKilograms - payloadKilograms)) ** hoverExponent)} min, computed`,
});
/** The smallest stays below the limit of 25 kg with its load. */
const hp10 = model("HP-10", 10, 24.5, 6, 18);
/** Grams between the loaded aircraft and the limit of the small class. */
const belowLimit = Math.round((weightClasses[2].upTo - hp10.figures.fullKilograms) * 1000);
const hp20 = model("HP-20", 20, 52, 8, 16);
const hp30 = model("HP-30", 30, 78, 8, 14);

/** The sum of the page's example: a tonne of sand in the HP-20's crate, which counts as payload. */
const sand = { tonne: 1000, crate: 2, minutesARound: 10 };
const sandALift = 20 - sand.crate;
const lifts = Math.ceil(sand.tonne / sandALift);
const liftingHours = Math.ceil((lifts * sand.minutesARound) / 60);

/** Above this height over the sea, in metres, or this heat the payload is reduced by the handbook. */
const derating = { height: 1500, celsius: 40 };

export const heavyPayloadDrones: PageRecord = {
  path: "/product/heavy-payload-drones",
  title: name,
  description:
    "Multirotors that lift 10, 20 or 30 kg for hill sites, power lines, relief and large sensors: specifications, weight class, crew, and what a flight needs.",
  brochure: true,
  hero: {
    eyebrow: "Product",
    lead: "Twenty kilograms, two hundred metres up a slope, a few minutes there and back: a job for one aircraft and two people instead of a morning for six. Three models lift 10, 20 or 30 kg.",
    atAGlance: {
      forWhom: "Teams that lift loads to places without a road",
      time: { label: "Delivery", value: "Ask us" },
      priceDepends: "Model, batteries and rigging",
    },
    picture: picture("heavy-crate"),
    badges: ["10, 20 and 30 kg", "Small and medium class", facts.warranty.wording],
    actions: [
      { label: "Request Custom Drone", to: custom, primary: true },
      { label: "Download Brochure", to: enquire("custom-drone", name, "heavy-payload-drones") },
    ],
  },
  sections: [
    {
      kind: "stats",
      id: "lift",
      heading: "What they lift",
      intro:
        "Preliminary company figures at sea level, 25 °C, in still air, with new batteries, landing with 20% left; times without load are computed from theory and still to be confirmed by us.",
      items: [hp10, hp20, hp30].map((model) => ({
        value: model.payload,
        label: `payload, ${model.name}`,
        note: `${model.loaded} with a full load; empty ${model.empty}`,
      })),
    },
    {
      kind: "instrument",
      id: "endurance",
      instrument: "endurance",
      eyebrow: "Work it out",
      heading: "Minutes in your air",
      intro:
        "Load, height above the sea, heat and reserve go in; minutes in the air come out, from one figure of ours for each model and the theory of hovering.",
      figures: {
        models: [hp10, hp20, hp30].map(({ figures }) => figures),
        hoverExponent,
        published: { heightMetres: 0, celsius: 25 },
        publishedReserve: 0.2,
        maxHeightMetres: derating.height,
        maxCelsius: derating.celsius,
      },
    },
    {
      kind: "tabs",
      id: "heavy-payload",
      heading: "From the load to the landing",
      defaultTab: "overview",
      tabs: [
        {
          id: "overview",
          label: "Overview",
          sections: [
            {
              kind: "equipment",
              id: "models",
              heading: "Three models",
              items: [
                {
                  name: hp10.name,
                  description: `Stays in the small class with its load, ${belowLimit} g below the limit: weigh it with the load. Lands where a larger span does not fit.`,
                  data: [
                    { label: "Payload", value: hp10.payload },
                    { label: "All-up weight", value: hp10.weight },
                    { label: "Rotors", value: hp10.rotors },
                  ],
                  features: ["Goes into an SUV", "Crate, hook or sensor plate"],
                  picture: picture("heavy-hp10"),
                },
                {
                  name: hp20.name,
                  description:
                    "The working model: eight rotors, two batteries in parallel, a crate that one person loads.",
                  data: [
                    { label: "Payload", value: hp20.payload },
                    { label: "All-up weight", value: hp20.weight },
                    { label: "Rotors", value: hp20.rotors },
                  ],
                  features: ["Crate of 60 × 40 × 30 cm", "Designed to be landed with one motor stopped"],
                  picture: picture("heavy"),
                },
                {
                  name: hp30.name,
                  description: "For loads that cannot be divided. Built to order around the load.",
                  data: [
                    { label: "Payload", value: hp30.payload },
                    { label: "All-up weight", value: hp30.weight },
                    { label: "Rotors", value: hp30.rotors },
                  ],
                  features: ["Travels on a trailer", "Crew of three"],
                  picture: picture("heavy-hp30"),
                },
              ],
            },
            {
              kind: "prose",
              id: "how-to-choose",
              heading: "Choose by the heaviest piece, not by the day's total",
              paragraphs: [
                `The crate counts: with its ${sand.crate} kg the HP-20 takes ${sandALift} kg of sand in sacks. A tonne is then ${lifts} flights; at ${sand.minutesARound} minutes a round, tying and logging included, ${liftingHours} hours of work for two people, which is two calm days. If the largest piece weighs 8 kg, the HP-10 does the work in more flights with less to carry to the start.`,
                `Tell us the piece, the height to gain and the ground at the far end. Altitude and heat cost lift: higher than ${derating.height.toLocaleString("en-IN")} m above the sea, or hotter than ${derating.celsius} °C, we reduce the payload by the table in the handbook, and you should hear that before you buy.`,
              ],
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
              intro:
                "Preliminary company figures at sea level, 25 °C, still air, new batteries, landing with 20% left; times without load are computed from the loaded ones by theory, and still to be confirmed by us. The warranty lists batteries and propellers apart. Your quotation states the binding values.",
              caption: "Specifications of the three heavy payload models",
              columns: ["Feature", hp10.name, hp20.name, hp30.name],
              rows: [
                ["Payload", hp10.payload, hp20.payload, hp30.payload],
                ["All-up weight, loaded", hp10.weight, hp20.weight, hp30.weight],
                ["Weight class", "Small", "Medium", "Medium"],
                ["Rotors", hp10.rotors, hp20.rotors, hp30.rotors],
                ["Span, motor to motor", "1.5 m", "1.9 m", "2.3 m"],
                ["Flight time, full load", hp10.loaded, hp20.loaded, hp30.loaded],
                ["Flight time, empty", hp10.empty, hp20.empty, hp30.empty],
                ["Cruise, loaded", "8 m/s", "8 m/s", "7 m/s"],
                ["Wind limit", "10 m/s", "10 m/s", "8 m/s"],
                ["Batteries", "1 pack", "2 packs, either brings it down", "2 packs, either brings it down"],
                ["Charge time", "45 min", "60 min", "60 min"],
                ["Radio control range", facts.controlRange.value, facts.controlRange.value, facts.controlRange.value],
                ["Load system", "Crate, hook, plate", "Crate, hook, winch", "Hook, winch"],
                ["Warranty", facts.warranty.value, facts.warranty.value, facts.warranty.value],
              ],
            },
            {
              kind: "checklist",
              id: "built-in",
              heading: "Built into each",
              items: [
                "A load cell: the aircraft refuses to take off above its payload.",
                "A release that needs two actions, and a manual one on the hook.",
                "A turn limiter that keeps a hanging load from swinging beyond 15 degrees.",
                "Return with the load if the link is lost; it never drops a load by itself.",
                `Control over ${facts.controlRange.value} of radio, used within the pilot's sight.`,
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
              items: [
                {
                  title: "Hill and roof sites",
                  text: "Cement, tools, antenna parts and water to where the road ends.",
                  data: [{ label: "Usual model", value: `${hp20.name}, crate` }],
                },
                {
                  title: "Line stringing",
                  text: "A pilot rope across a valley or river, paid out under constant tension.",
                  data: [{ label: "Usual model", value: `${hp10.name}, rope drum` }],
                },
                {
                  title: "Relief",
                  text: "Food, water and medicine lowered by winch, without landing among people.",
                  data: [{ label: "Usual model", value: `${hp20.name}, winch` }],
                },
                {
                  title: "Large sensors",
                  text: "Laser scanners, magnetometers and cameras too heavy for a survey drone.",
                  data: [{ label: "Usual model", value: `${hp10.name}, sensor plate` }],
                },
              ],
            },
            {
              kind: "steps",
              id: "a-lift",
              heading: "One lift, from call to log",
              items: [
                { name: "Weigh and tie", description: "Scale, straps, a photograph of the load.", time: "3 min" },
                {
                  name: "Clear both ends",
                  description: "Thirty metres free around take-off and drop; one person at each, on radio.",
                  time: "2 min",
                },
                { name: "Hover check", description: "Three metres up: power reserve, balance, swing.", time: "30 s" },
                { name: "Fly, lower, release", description: "Never over people or a road in use.", time: "2 min" },
                {
                  name: "Return and log",
                  description: "Weight, time and battery, written before the next.",
                  time: "2 min",
                },
              ],
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
              heading: "Describe the load",
              paragraphs: [
                "Useful in your first message: weight and size of the heaviest piece, distance and height difference, altitude above the sea, pieces a day, the month, and a map link for both ends. If the load is dangerous goods, say so at once: we build no release gear for them without the papers that the rules ask for.",
              ],
              data: [
                { label: "Office", value: company.hours.office },
                { label: "E-mail", value: `${company.email}${contactMark}` },
                { label: "Phone", value: `${company.phone}${contactMark}` },
                { label: "Works", value: `${company.address.street}, ${company.address.locality}${contactMark}` },
              ],
            },
            {
              kind: "schedule",
              id: "after-you-write",
              heading: "After you have written",
              items: [
                {
                  when: `Within ${facts.replyTime.workingDay}`,
                  what: "An engineer replies",
                  description: "With a model, or a reason why none of ours fits.",
                },
                { when: "By appointment", what: "Demo lift", description: "Sandbags of your weight, on our field." },
                {
                  when: "Before you order",
                  what: "Quotation",
                  description: "Delivery date, warranty sheet, training, state of the type certificate.",
                },
                {
                  when: "At delivery",
                  what: "Three days with your crew",
                  description: "Assembly, loaded flight, emergencies, maintenance.",
                },
              ],
            },
            {
              kind: "cards",
              id: "write-to-us",
              items: [
                {
                  title: "A new aircraft",
                  text: "One of the three, or one built around your load.",
                  action: { label: "Request Custom Drone", to: custom, primary: true },
                },
                {
                  title: "An aircraft in service",
                  text: "Serial number, flight log and the last load, please.",
                  action: { label: "Ask for Support", to: enquire("support", `${name}: support`) },
                },
                {
                  title: "Rather speak",
                  text: "Have the weight of the heaviest piece ready.",
                  action: { label: "Call the Office", to: company.phoneLink },
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "rules",
      id: "rules",
      heading: "Class, crew and cover",
      cases: [hp10, hp20, hp30].map((model) =>
        ruleCase(`${model.name} with its load`, "work", model.figures.fullKilograms),
      ),
      items: [
        {
          rule: "The class counts the load: small to 25 kg, medium above that to 150 kg. An HP-10 that is overloaded has left its class.",
        },
        {
          rule: "Each aircraft needs type certification and a Unique Identification Number; the pilot, a Remote Pilot Certificate; the operation, third-party insurance.",
          check: "identity",
        },
        { rule: "Every lift stays within the pilot's view. Longer routes have needed an exemption.", check: "sight" },
        {
          rule: "The largest penalty under the drone rules is ₹1 lakh. Damage on the ground is another matter, which is what the insurance is for.",
        },
      ],
    },
    {
      kind: "turn",
      id: "turn-it",
      eyebrow: "In your hands",
      heading: "Turn it around before it lands in your yard",
      intro: "The HP-20 with its crate. Set it beside a person to see how much room it needs.",
      items: [turnables.heavy],
    },
    {
      kind: "views",
      id: "views",
      eyebrow: "At close range",
      heading: "Eight rotors above, one crate below",
      items: [
        {
          picture: picture("heavy-front"),
          caption:
            "From the front: the load hangs in the middle, level with the landing gear, so that it swings least.",
        },
        {
          picture: picture("hero-heavy"),
          caption: "The crate is held by straps and latches that a gloved hand can open, and weighed with them.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "airspace",
      diagram: "airspace",
      heading: "Where a heavy drone may fly without asking",
      description:
        "Green zones are open to 120 m (400 ft) above ground, and to 60 m (200 ft) between 8 and 12 km from an operational airport. Between 5 and 8 km the zone is yellow from the ground up and air traffic control must agree. Red zones need the Central Government's permission. A hill site lies higher than its road: count the height from the ground below the aircraft, and look at the map of the day.",
    },
    {
      kind: "call-to-action",
      id: "demo-lift",
      heading: "Bring the load. We bring the scale.",
      text: "A demo lift on our field answers in twenty minutes what a data sheet cannot.",
      actions: [
        { label: "Book Demo Flight", to: demo, primary: true },
        { label: "Request Custom Drone", to: custom },
      ],
      notes: [facts.warranty.wording, `Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "facts sheet: 10 | 8 | 25 kg | 150 kg | ₹1 lakh | 120 m | 400 ft | 60 m | 200 ft | 12 km | 5 | 8 km",
    "company, unconfirmed: 20 | 30 kg | 20 kilograms | 2 people | 25 °c | 20 % | 10 kg | 18 min | 39 min | 20 kg",
    "company, unconfirmed: 16 min | 33 min | 30 | 14 min | 29 min | 24.5 kg | 6 | 8 rotors | 52 kg | 60 × | 40 ×",
    "company, unconfirmed: 30 cm | 78 kg | 2 kg | 20 takes | 18 kg | 56 flights | 10 minutes | 10 hours | 8 kg",
    "company, unconfirmed: 10 does | 1500 m | 40 °c | 1.5 m | 1.9 m | 2.3 m | 8 m/s | 7 m/s | 10 m/s | 1 pack",
    "company, unconfirmed: 2 packs | 15 degrees | 3 min | 30 metres | 2 min | 3 metres | 30 s | 3 days | 20 minutes",
    "company, unconfirmed: 500 g",
    "specification: 45 min | 60 min | 2 years",
    "facts sheet: 10 km",
  ],
};
