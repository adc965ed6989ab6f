import { indian } from "#domain/instruments/field-values.ts";
import { ratesOf } from "#domain/instruments/spray.ts";
import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { goodToKnow, serviceTerms, whereWeSpray } from "../good-to-know";
import { rules, sprayingNotice } from "../law";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";
import { turnables } from "../turnables";
import { packagesOf, scopeOf } from "./packages";
import {
  acresOfTank,
  areas,
  type CropWords,
  crops,
  inOrchards,
  type Litres,
  large,
  medium,
  orchard,
  peak,
  peakWater,
  small,
  sprayer,
  sprayFigures,
} from "./spray-figures";

const service = "Agriculture Spray Services";
const consultation = enquire("general", `${service}: free consultation`);

const { water, swath, height, windLimit, overlap, crew, pumpFlow } = facts.spraying;
const tank = (litres: Litres) => [
  { label: "Tank capacity", value: `${litres} L` },
  { label: "Coverage per tank", value: `${acresOfTank(litres)} acres at ${water.usual} L` },
  {
    label: "Claimed peak rate",
    value: litres === large ? facts.sprayRate.value : `${peak(litres)} acres per hour, by its swath`,
  },
  { label: "Swath", value: `${swath[litres]} m` },
];

const cropWords: CropWords = {
  paddy: { name: "Paddy and wheat", purpose: "Fungus, insects, foliar nutrition", procedure: "For both" },
  soybean: {
    name: "Soybean and gram",
    purpose: "Insects; at flowering outside bees' hours",
    procedure: "For soybean, not gram",
    published: "soybean",
    unpublished: "gram",
  },
  cotton: { name: "Cotton", purpose: "Sucking pests, growth regulators", procedure: "Yes" },
  cane: { name: "Sugarcane and tall maize", purpose: "Insects and nutrition", procedure: "For both" },
  orchard: {
    name: "Orchards (orange, mango, guava)",
    purpose: "Canopy treatment, tree by tree",
    procedure: "None",
    unpublished: "fruit trees",
  },
};

const packages = [
  { name: "Farm", upToAcres: areas.farm },
  { name: "Village", upToAcres: areas.village },
  { name: "Season", upToAcres: areas.season },
] as const;
const [farm, village, season] = packages;

const figures = sprayFigures(cropWords, packages);

/** What the planner gives for the largest sprayer, from orchards to field crops. */
const rates = ratesOf(sprayer(large), figures);
const planned = `${indian(rates.from)} to ${indian(rates.to)}`;
const peakNote = `${facts.sprayRate.wording}, at ${peakWater} L an acre on long open fields; crops take more`;

const offer = packagesOf("general", service);

export const agricultureSpray: PageRecord = {
  path: "/services/agriculture-spray",
  title: service,
  description: `Drone spraying for farms and producer groups around Bhopal: three sprayers with ${large}, ${medium} and ${small} L tanks, a crew of ${crew.wording}, public notice and a map of every acre.`,
  hero: {
    eyebrow: "Drone services",
    lead: `We spray from ${height.from} to ${height.to} metres above your crop, no wheel or foot in the field. You bring product and water. A crew of ${crew.wording} brings the rest.`,
    atAGlance: {
      forWhom: "Farmers, villages and producer groups",
      time: { label: "Speed", value: `${planned} acres per hour, by crop` },
      priceDepends: "acres, crop, rounds and distance",
    },
    picture: picture("spray-side"),
    pin: {
      at: { x: 70, y: 49 },
      value: `${height.from}-${height.to} m`,
      text: "above the crop",
      span: [37, 61],
    },
    actions: [
      { label: "Get Spraying Quote", to: enquire("general", service), primary: true },
      { label: "Free Consultation", to: consultation },
    ],
  },
  sections: [
    {
      kind: "cards",
      id: "benefits",
      heading: "Four reasons to spray from the air",
      items: [
        {
          title: "The line you planned",
          text: "Corrected satellite positions hold the track; the pump slows when the drone does.",
          stat: { value: "99%", label: "accuracy", note: "Our claim: share of the planned area covered" },
        },
        {
          title: "A smaller bill",
          text: "One morning replaces days of knapsack work.",
          stat: {
            value: "60%",
            label: "cost savings",
            note: "Our claim, against hired hand spraying, without product",
          },
        },
        {
          title: "Done in the calm hours",
          text: "A pest need not wait for labour.",
          stat: { value: facts.sprayRate.value, label: "peak rate", note: peakNote },
        },
        {
          title: "Product where it is needed",
          text: "Marked patches instead of the whole field, at the label's dose.",
          stat: {
            value: "40%",
            label: "less chemicals",
            note: "Our claim, for patchy attack, against treating the whole field",
          },
        },
      ],
    },
    {
      kind: "instrument",
      id: "spray-planner",
      instrument: "spray-planner",
      eyebrow: "Work it out",
      heading: "Plan your spraying day",
      intro: "Enter acres and crop to plan water, tanks, hours and the public notice.",
      figures,
    },
    {
      kind: "picture",
      id: "plot",
      picture: picture("field-photograph"),
      swaths: {
        corners: [
          [13.7, 3.2],
          [65.8, 3.2],
          [67, 74.2],
          [12.3, 77],
        ],
        passes: 16,
        done: 9,
        wind: "Wind",
      },
      caption: "One plot, swath by swath; the last, downwind, stays unsprayed.",
    },
    {
      kind: "tabs",
      id: "service",
      heading: "How we spray your crop",
      defaultTab: "applications",
      tabs: [
        {
          id: "applications",
          label: "Applications",
          sections: [
            {
              kind: "table",
              id: "crops",
              intro:
                "Our usual settings; the product's label decides. Each crop says whether the ministry has published a procedure.",
              caption: "Crops we spray, with height above the crop and water per acre",
              columns: ["Crop", "What for", "Height", "Water per acre", "Published procedure"],
              swiped: true,
              rows: [
                ...crops.map(({ id, height, litresPerAcre: { from, to } }) => {
                  const { name, purpose, procedure } = cropWords[id];
                  return [name, purpose, `${height} m`, `${from}-${to} L`, procedure];
                }),
                ["Marked patches", "Spot treatment", "2 m", "By the label", "As the crop"],
              ],
            },
          ],
        },
        {
          id: "equipment",
          label: "Equipment",
          sections: [
            {
              kind: "equipment",
              id: "sprayers",
              intro: `The claimed peak of ${facts.sprayRate.value} rests on pumps of ${pumpFlow} L an hour. With your crop's water, turns and fillings, plan with ${planned} acres per hour, by crop. Swaths and flow are preliminary.`,
              items: [
                {
                  name: "Sprayer 40",
                  description: "Eight rotors, for blocks over ten acres.",
                  data: tank(large),
                  features: ["Terrain radar keeps the height on slopes", "Two pumps, flow checked against speed"],
                  picture: picture("agri-eight"),
                },
                {
                  name: "Sprayer 35",
                  description: "Rotating atomisers, for orchards.",
                  data: tank(medium),
                  features: [
                    "Droplet size set from the ground",
                    "Obstacle radar",
                    `${inOrchards(orchard.to)} to ${inOrchards(orchard.from)} acres a tank at ${orchard.to} to ${orchard.from} L`,
                  ],
                  picture: picture("hero-spray"),
                },
                {
                  name: "Sprayer 32",
                  description: "Six rotors, folding arms, for small and narrow plots.",
                  data: tank(small),
                  features: ["Travels in a pickup", "Tank lifts out for rinsing"],
                  picture: picture("agri-six"),
                },
              ],
            },
          ],
        },
        {
          id: "process",
          label: "Process",
          sections: [
            {
              kind: "steps",
              id: "process-steps",
              items: [
                {
                  name: "Walk the field",
                  description: "We record boundary, poles, wires, wells, ponds, hives and houses.",
                  time: "1-2 hours",
                },
                {
                  name: "Plan and quotation",
                  description: "Product, route, airspace and fixed price on one sheet to sign.",
                  time: "1 working day after the walk",
                },
                {
                  name: "Give notice",
                  description:
                    "It goes through the competent authorities; neighbours, beekeepers and pond owners hear it in person.",
                  time: `At least ${sprayingNotice} hours before`,
                },
                {
                  name: "Spray",
                  description: `We test the nozzles with water, mix before your eyes, and fly while wind stays under ${windLimit} m/s, our own limit, or less where the label says so.`,
                  time: "From sunrise",
                },
                {
                  name: "Report and look again",
                  description: "Coverage map, litres and product per acre, weather; later we call about the crop.",
                  time: "Same day; call after 7 days",
                },
              ],
            },
          ],
        },
        {
          id: "packages",
          label: "Packages",
          sections: [
            {
              kind: "packages",
              id: "package-list",
              items: [
                offer(farm.name, scopeOf(farm), [
                  "One visit, one crop, one product mix",
                  "The sprayer that fits your plots",
                  "A return visit if rain falls within the label's drying time",
                ]),
                offer(
                  village.name,
                  scopeOf(village),
                  [
                    "Planned together, billed one by one",
                    "Sprayer 40 and a spare aircraft on site",
                    "One notice for the whole village",
                    "A scouting flight first",
                  ],
                  true,
                ),
                offer(season.name, scopeOf(season), [
                  "Any number of acres and rounds",
                  "A crew within 48 hours, once the notice has run and weather permits",
                  "Scouting map every two weeks",
                  "A ledger of treatments for your buyer",
                ]),
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
      heading: "Turn a sprayer around",
      intro: "See how much room it needs at the field's edge.",
      items: [turnables.sprayer32, turnables.sprayer40],
    },
    {
      kind: "views",
      id: "views",
      heading: "Six rotors, or eight for long rows",
      items: [
        {
          picture: picture("agri-six-front"),
          caption: "Six rotors, nozzles below the motors.",
        },
        {
          picture: picture("agri-eight-front"),
          caption: "Eight rotors share a full tank's weight.",
        },
        {
          picture: picture("agri-tank"),
          caption: "We rinse the tank three times over the sprayed field.",
        },
        {
          picture: picture("agri-nozzle"),
          caption: "A spinning disc makes drops of nearly one size: less drifts.",
        },
      ],
    },
    {
      kind: "prose",
      id: "crew",
      heading: "Hood, mask and gloves come first",
      paragraphs: ["Before a pack is opened, both of our crew are covered from hat to gumboots."],
      picture: picture("spray-crew"),
    },
    {
      kind: "diagram",
      id: "swath",
      heading: "Height, speed and swath belong together",
      diagram: "spray-swath",
      description: `The sprayer flies parallel lines ${height.from} to ${height.to} m above the crop. The rotors press the droplets into the leaves across a swath ${swath[small]} to ${swath[large]} m wide. Strips overlap by ${overlap} m. On the side towards which the wind blows we start one full swath inside your field.`,
    },
    {
      kind: "checklist",
      id: "what-we-need",
      heading: "What we need from you",
      items: [
        "The product in sealed packs, with bill and label. We do not sell chemicals.",
        `Clean water: ${water.from} to ${water.to} L for each acre, by the crop, and 100 L to rinse.`,
        "A track for a pickup, and a flat 10 by 10 metres beside the field.",
        "Names of neighbours with crop, cattle, pond or hives at the boundary.",
        "Nobody in the field during the flight, or after it while the label says so.",
      ],
    },
    {
      kind: "rules",
      id: "rules",
      heading: "What the law asks of a spraying flight",
      cases: [ruleCase(`our smallest sprayer (${small} kg of liquid)`, "work", small)],
      items: [
        {
          rule: `Spraying needs public notice of at least ${sprayingNotice} hours through the competent authorities and a specially trained pilot. We mark the area, keep people and animals out, and bring washing and first aid.`,
        },
        {
          rule: "Only approved pesticides may be sprayed. The interim approval of products for drones, as last extended, ended in April 2025: we ask for its state today before we take your order. The published crop procedures were made for 10 L drones under 25 kg. Ours are larger: before we fix a day, we ask the authority whether they apply.",
          check: "sprayProducts",
        },
        {
          rule: "All three sprayers are medium class drones (over 25 to 150 kg). The pilot's Remote Pilot Certificate must name its category and that class, and the pilot needs training in spraying; the aircraft needs a Unique Identification Number, type certification and third-party insurance.",
          check: "pilotClass",
        },
        { rule: rules.otherZones },
        {
          rule: "To buy a drone, SMAM is reported to support institutions (100% up to ₹10 lakh), farmer producer organisations (75%, for demonstrations), custom hiring centres (40% up to ₹4 lakh) and agriculture graduates (50% up to ₹5 lakh). We know of no share for a single farmer: ask your agriculture office. We decide on none.",
          check: "subsidies",
        },
        {
          rule: "Namo Drone Didi (80% up to ₹8 lakh for women's self-help groups) is reported to have run from 2023-24 to 2025-26.",
          check: "subsidies",
        },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Questions farmers ask us",
      items: [
        {
          question: "My holding is three acres. Do you come?",
          answer: "Yes, best with neighbours: ten plots share one trip, each with its own bill and map.",
        },
        {
          question: "We are a women's group. Is there support to buy a sprayer?",
          answer: "Namo Drone Didi gave 80%. Ask your agriculture office what runs now (check the current rule).",
        },
        {
          question: "What if the wind rises?",
          answer: `We stop at ${windLimit} m/s, or earlier where the label says so. A day lost to weather is not charged.`,
        },
        {
          question: "Will it drift onto the next field?",
          answer:
            "Coarse droplets and low height keep drift small, not nil. Beside water, hives and houses we leave a strip unsprayed.",
        },
      ],
    },
    goodToKnow({
      Includes: "Crew, aircraft, batteries, report",
      "Who flies": company.terms.sprayPilots,
      When: "From sunrise; walk, price one working day later and notice come first",
      ...serviceTerms,
      "Where we work": whereWeSpray,
    }),
    {
      kind: "call-to-action",
      id: "book",
      heading: "Name the crop, the acres and the village",
      text: "The consultation is free.",
      actions: [
        { label: "Schedule Spraying Service", to: enquire("general", `${service}: a spraying date`), primary: true },
        { label: "Free Consultation", to: consultation },
      ],
      notes: [`Office open ${company.hours.office}`, "Price fixed in writing before the flight"],
    },
  ],
  figures: [
    "company, unconfirmed: 2-3 m",
    "specification: 40 | 35 | 32 l | 99 % | 60 % | 40 l | 35 l | 32 | 25 acres | 100 acres",
    "facts sheet: 2 | 40 % | 24 hours | 25 | 150 kg | 25 kg | 5 | 8 km | 75 % | ₹4 lakh | 50 % | ₹5 lakh",
    "company, unconfirmed: 3 metres | 2 m | 8-10 l | 2.5 m | 10-12 l | 3 m | 15-20 l | 5 l | 10 l",
    "company, unconfirmed: 8 rotors | 10 acres | 4 acres | 9 m | 3.5 acres | 44 acres | 8 m | 6 rotors | 3.2 acres",
    "company, unconfirmed: 38 acres | 7 m | 1-2 hours | 1 working | 5 m/s | 7 days | 48 hours | 2 weeks | 7 | 0.5 m",
    "company, unconfirmed: 8 | 20 l | 100 l | 10 | 10 metres | 3 acres",
    "facts sheet: 50 acres | 2023-24 | 2025-26",
    "company, unconfirmed: 250 l",
    "company, unconfirmed: 20 | 15 l | 1.75 | 2.33 acres",
    "facts sheet: 100 % | 2025 | 80 % | ₹10 lakh | ₹8 lakh",
    "company, unconfirmed: 15.6 acres | 3.1 | 32 kg",
  ],
};
