/** Figures of the three models are the company's own and belong to its data sheets: correct them here first. */

import { ruleCase } from "../certificate-instruments";
import { company, sampleMark } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { goodToKnow, orderTerms, productTerms } from "../good-to-know";
import { rules, weightClasses } from "../law";
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
const model = (name: string, payloadKilograms: number, fullKilograms: number, rotors: number, fullMinutes: number) => {
  const emptyMinutes = Math.floor(fullMinutes * (fullKilograms / (fullKilograms - payloadKilograms)) ** hoverExponent);
  return {
    figures: { id: name.toLowerCase(), name, fullKilograms, payloadKilograms, fullMinutes },
    name,
    payload: `${payloadKilograms} kg`,
    weight: `${fullKilograms} kg`,
    rotors: String(rotors),
    loaded: `${fullMinutes} min`,
    empty: `${emptyMinutes} min`,
    emptyMinutes,
  };
};
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
/** To the half hour. */
const liftingHours = Math.round((lifts * sand.minutesARound) / 30) / 2;

/** Under which the times are meant, and where those without a load come from. */
const conditions =
  "Preliminary company figures: sea level, 25 °C, still air, new batteries, landing with 20% left. Times without a load are computed.";

/** Above this height over the sea, in metres, or this heat the payload is reduced by the handbook. */
const derating = { height: 1500, celsius: 40 };

export const heavyPayloadDrones: PageRecord = {
  path: "/product/heavy-payload-drones",
  title: name,
  description:
    "Drones that lift 10, 20 or 30 kg to hill sites, power lines and relief camps: specifications, flight times, weight class, crew and demo lift.",
  brochure: true,
  hero: {
    eyebrow: "Product",
    lead: "Three models that carry loads up a slope or across a valley in minutes, with a crew of two or three.",
    atAGlance: {
      forWhom: "Those who carry loads to places without a road",
      time: { label: "Flight time", value: `${hp30.figures.fullMinutes} to ${hp10.loaded} with a full load` },
      priceDepends: "model, batteries and load system",
    },
    picture: picture("heavy-front"),
    studio: { tone: "dark", floor: 0.11 },
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
      intro: conditions,
      scene: {
        picture: picture("lift-crew"),
        marks: [{ name: `HP-20: ${hp20.payload}, ${hp20.loaded}`, at: { x: 45, y: 14, width: 21, height: 21 } }],
      },
      key: { part: "Flight time with a full load", whole: "Flight time empty" },
      items: [hp10, hp20, hp30].map((model) => ({
        value: model.payload,
        label: `payload, ${model.name}`,
        note: `${model.loaded} with a full load, ${model.empty} empty`,
        bar: { part: model.figures.fullMinutes, whole: model.emptyMinutes, of: hp10.emptyMinutes },
      })),
    },
    {
      kind: "instrument",
      id: "endurance",
      instrument: "endurance",
      eyebrow: "Work it out",
      heading: "Flight time with your load",
      intro: "Enter load, altitude and heat to see how long it flies.",
      figures: {
        models: [hp10, hp20, hp30].map(({ figures }) => figures),
        crateKilograms: sand.crate,
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
      heading: "Find the model for your load",
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
                  description: `Loaded, it is ${belowLimit} g below the limit of the small class: weigh it before each flight. Lands in narrow places.`,
                  data: [
                    { label: "Payload", value: hp10.payload },
                    { label: "Weight, fully loaded", value: hp10.weight },
                    { label: "Rotors", value: hp10.rotors },
                  ],
                  features: ["Fits into an SUV", "Crate, hook, rope drum or sensor plate"],
                  picture: picture("heavy-hp10"),
                },
                {
                  name: hp20.name,
                  description: "Eight rotors, two batteries in parallel, a crate that one person loads.",
                  data: [
                    { label: "Payload", value: hp20.payload },
                    { label: "Weight, fully loaded", value: hp20.weight },
                    { label: "Rotors", value: hp20.rotors },
                  ],
                  features: ["Crate of 60 × 40 × 30 cm", "Designed to land with one motor stopped"],
                  picture: picture("heavy"),
                },
                {
                  name: hp30.name,
                  description: "For loads that cannot be split. Built to order around your load.",
                  data: [
                    { label: "Payload", value: hp30.payload },
                    { label: "Weight, fully loaded", value: hp30.weight },
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
              heading: "Choose by the heaviest piece",
              paragraphs: [
                `The crate counts as load: it weighs ${sand.crate} kg, so the HP-20 lifts ${sandALift} kg of sand in small sacks. A tonne is ${lifts} flights of ${sand.minutesARound} minutes with tying and logging, or about ${liftingHours} hours for two people: two calm days. A 50 kg bag is too heavy for all three; split it. If your largest piece weighs 8 kg, take the HP-10.`,
                `Altitude and heat cost lift. Above ${derating.height.toLocaleString("en-IN")} m, or hotter than ${derating.celsius} °C, the payload is lower: ask us before you buy.`,
              ],
              picture: picture("heavy-crate"),
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
              compared: true,
              intro:
                "Your quotation states the binding values. The warranty lists batteries and propellers separately.",
              caption: "Specifications of the three heavy payload models",
              columns: ["Feature", hp10.name, hp20.name, hp30.name],
              rows: [
                ["Payload", hp10.payload, hp20.payload, hp30.payload],
                ["All-up weight, with batteries and full load", hp10.weight, hp20.weight, hp30.weight],
                ["Weight class", "Small", "Medium", "Medium"],
                ["Rotors", hp10.rotors, hp20.rotors, hp30.rotors],
                ["Span, motor to motor", "1.5 m", "1.9 m", "2.3 m"],
                ["Flight time, full load", hp10.loaded, hp20.loaded, hp30.loaded],
                ["Flight time, empty", hp10.empty, hp20.empty, hp30.empty],
                ["Cruise, loaded", "8 m/s", "8 m/s", "7 m/s"],
                ["Wind limit", "10 m/s", "10 m/s", "8 m/s"],
                ["Batteries", "1 pack", "2 packs, one is enough to land", "2 packs, one is enough to land"],
                ["Charge time", "45 min", "60 min", "60 min"],
                ["Radio control range", facts.controlRange.value, facts.controlRange.value, facts.controlRange.value],
                ["Load system", "Crate, hook, rope drum, sensor plate", "Crate, hook, winch", "Hook, winch"],
                ["Warranty", facts.warranty.value, facts.warranty.value, facts.warranty.value],
                ...productTerms().map(({ label, value }) => [label, value, value, value]),
              ],
            },
            {
              kind: "checklist",
              id: "built-in",
              heading: "In every model",
              items: [
                "A load cell: the aircraft refuses to take off above its payload.",
                "A release that needs two actions, and a manual release on the hook.",
                "A turn limiter: the load swings 15 degrees at most.",
                "If the link is lost it returns with the load; it never drops a load by itself.",
                `Control over ${facts.controlRange.value} of radio; legal flight needs visual line of sight.`,
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
                  text: "Tools, antenna parts, water, and sand or cement in small sacks.",
                  data: [{ label: "Usual model", value: `${hp20.name}, crate` }],
                },
                {
                  title: "Line stringing",
                  text: "A pilot rope across a valley or river, under constant tension.",
                  data: [{ label: "Usual model", value: `${hp10.name}, rope drum` }],
                },
                {
                  title: "Relief",
                  text: "Food, water and medicine, lowered by winch.",
                  data: [{ label: "Usual model", value: `${hp20.name}, winch` }],
                },
                {
                  title: "Large sensors",
                  text: "Laser scanners, magnetometers and heavy cameras.",
                  data: [{ label: "Usual model", value: `${hp10.name}, sensor plate` }],
                },
              ],
            },
            {
              kind: "steps",
              id: "a-lift",
              heading: "One lift, step by step",
              items: [
                { name: "Weigh and tie", description: "Scale, straps, a photo of the load.", time: "3 min" },
                {
                  name: "Clear both ends",
                  description: "Thirty metres free at both ends, one person at each with a radio.",
                  time: "2 min",
                },
                { name: "Hover check", description: "Three metres up: power reserve, balance, swing.", time: "30 s" },
                { name: "Fly, lower, release", description: "Never over people or a road in use.", time: "2 min" },
                {
                  name: "Return and log",
                  description: "Weight, time and battery, written down before the next lift.",
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
                "Tell us weight and size of the heaviest piece, pieces a day, month, altitude, and a map link. For dangerous goods we need to see the permissions first.",
              ],
              data: [
                { label: "Office", value: company.hours.office },
                { label: "E-mail", value: `${company.email}${sampleMark("email")}` },
                { label: "Phone", value: `${company.phone}${sampleMark("phone")}` },
                {
                  label: "Works",
                  value: `${company.address.street}, ${company.address.locality}${sampleMark("address")}`,
                },
              ],
            },
            {
              kind: "schedule",
              id: "after-you-write",
              heading: "After you write",
              items: [
                {
                  when: `Within ${facts.replyTime.workingDay}`,
                  what: "An engineer replies",
                  description: "With a model, or why none fits.",
                },
                {
                  when: "By appointment",
                  what: "Demo lift",
                  description: "Sandbags of your load's weight, on our field.",
                },
                {
                  when: "Before you order",
                  what: "Quotation",
                  description: "Price, delivery date, warranty, training, state of the type certificate.",
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
                  text: "One of the three, or one for your load.",
                  action: { label: "Request Custom Drone", to: custom, primary: true },
                },
                {
                  title: "An aircraft in service",
                  text: "Send serial number, flight log and last load.",
                  action: { label: "Ask for Support", to: enquire("support", `${name}: support`) },
                },
                {
                  title: "Call us",
                  text: "Have the weight of the heaviest piece at hand.",
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
      heading: "Class, certificate and insurance",
      cases: [hp10, hp20, hp30].map((model) =>
        ruleCase(`${model.name} with its load`, "work", model.figures.fullKilograms),
      ),
      items: [
        {
          rule: "The load counts: small class to 25 kg, medium above that to 150 kg. Overloaded, an HP-10 is no longer small. The pilot's certificate must name category and class.",
        },
        {
          rule: "You need type certification, a Unique Identification Number, a pilot with a Remote Pilot Certificate and third-party insurance.",
          check: "identity",
        },
        { rule: "Every lift stays within the pilot's sight. Longer routes have needed an exemption.", check: "sight" },
        {
          rule: "The largest penalty under the drone rules is ₹1 lakh. Third-party insurance is for damage to others, within its terms.",
        },
      ],
    },
    {
      kind: "turn",
      id: "turn-it",
      eyebrow: "In your hands",
      heading: "See all three from all sides",
      intro: "With scanner, crate and winch. Put a person beside them to see their size.",
      items: [turnables.heavySmall, turnables.heavy, turnables.heavyLarge],
    },
    {
      kind: "diagram",
      id: "airspace",
      diagram: "airspace",
      heading: "Where a heavy drone may fly without asking",
      description: `${rules.greenZones} ${rules.otherZones} On a hill, count the height from the ground below the aircraft. Look at the map before each flight.`,
    },
    goodToKnow({ "What is included": null, ...orderTerms }),
    {
      kind: "call-to-action",
      id: "demo-lift",
      heading: "Bring the load. We bring the scale.",
      text: "A demo lift on our field takes twenty minutes.",
      actions: [
        { label: "Book Demo Flight", to: demo, primary: true },
        { label: "Request Custom Drone", to: custom },
      ],
      notes: [facts.warranty.wording, `Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "general knowledge: 50 kg",
    "company, unconfirmed: 20 lifts",
    "facts sheet: 10 | 8 | 25 kg | 150 kg | ₹1 lakh | 120 m | 400 ft | 60 m | 200 ft | 12 km | 5 | 8 km",
    "company, unconfirmed: 20 | 30 kg | 2 people | 25 °c | 20 % | 10 kg | 18 min | 39 min | 20 kg",
    "company, unconfirmed: 16 min | 33 min | 30 | 14 min | 29 min | 24.5 kg | 6 | 8 rotors | 52 kg | 60 × | 40 ×",
    "company, unconfirmed: 30 cm | 78 kg | 2 kg | 18 kg | 56 flights | 10 minutes | 8 kg",
    "company, unconfirmed: 1500 m | 40 °c | 1.5 m | 1.9 m | 2.3 m | 8 m/s | 7 m/s | 10 m/s | 1 pack",
    "company, unconfirmed: 2 packs | 15 degrees | 3 min | 30 metres | 2 min | 3 metres | 30 s | 3 days | 20 minutes",
    "company, unconfirmed: 500 g",
    "specification: 45 min | 60 min | 2 years",
    "facts sheet: 10 km",
    "facts sheet: 5 % | 50 | 55 m",
    "company, unconfirmed: 14 | 9.5 hours",
  ],
};
