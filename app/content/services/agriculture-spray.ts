import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { sprayingNotice } from "../law";
import { packagesOf, scopeOf } from "../packages";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";
import { turnables } from "../turnables";

const service = "Agriculture Spray Services";
const consultation = enquire("general", `${service}: free consultation`);

const { water, swath, height, windLimit, overlap, crew } = facts.spraying;
const [large, medium, small] = facts.tanks.litres;
type Litres = keyof typeof swath;

/** Acres that one tank covers at the usual volume of water. */
const perTank = (litres: Litres) => `${litres / water.usual} acres at ${water.usual} L an acre`;
/** The company claims a peak for its largest sprayer; the other two are in proportion to their swath. */
const peak = (litres: Litres) => Math.floor((facts.sprayRate.acres * swath[litres]) / swath[large]);
const peakNote = `${facts.sprayRate.wording}, at ${water.peak} L an acre on long open fields`;
const tank = (litres: Litres) => [
  { label: "Tank capacity", value: `${litres} L` },
  { label: "Coverage per tank", value: perTank(litres) },
  {
    label: "Claimed peak rate",
    value: litres === large ? facts.sprayRate.value : `${peak(litres)} acres per hour, by its swath`,
  },
  { label: "Swath", value: `${swath[litres]} m` },
];

/** Height above the crop in metres, water by the acre. */
const crops = [
  {
    id: "paddy",
    name: "Paddy and wheat",
    purpose: "Fungus, insects, foliar nutrition",
    height: 2,
    litresPerAcre: { from: 8, to: 10 },
    orchard: false,
  },
  {
    id: "soybean",
    name: "Soybean and gram",
    purpose: "Insects at pod stage; at flowering by the label, outside bees' hours",
    height: 2,
    litresPerAcre: { from: 8, to: 10 },
    orchard: false,
  },
  {
    id: "cotton",
    name: "Cotton",
    purpose: "Sucking pests, growth regulators",
    height: 2.5,
    litresPerAcre: { from: 10, to: 12 },
    orchard: false,
  },
  {
    id: "cane",
    name: "Sugarcane and tall maize",
    purpose: "Insects and nutrition where nobody can walk",
    height: 3,
    litresPerAcre: { from: 10, to: 12 },
    orchard: false,
  },
  {
    id: "orchard",
    name: "Orange, mango, guava",
    purpose: "Canopy treatment, tree by tree",
    height: 3,
    litresPerAcre: { from: 15, to: 20 },
    orchard: true,
  },
] as const;

const { litresPerAcre: orchard } = crops[4];
/** Acres of orchard that a tank of the medium sprayer covers. */
const inOrchards = (litresPerAcre: number) => Math.floor((medium / litresPerAcre) * 100) / 100;

const sprayers = ([large, medium, small] as const).map((litres) => ({
  id: String(litres),
  name: `Sprayer ${litres}`,
  tankLitres: litres,
  peakAcresPerHour: litres === large ? facts.sprayRate.acres : peak(litres),
}));

const packages = [
  { name: "Farm", upToAcres: 25 },
  { name: "Village", upToAcres: 100 },
  { name: "Season", upToAcres: null },
] as const;
const [farm, village, season] = packages;

const offer = packagesOf("general", service);

export const agricultureSpray: PageRecord = {
  path: "/services/agriculture-spray",
  title: service,
  description: `Drone spraying for farms and producer groups around Bhopal: three sprayers with ${large}, ${medium} and ${small} L tanks, a trained crew, public notice and a map of every acre.`,
  hero: {
    eyebrow: "Drone services",
    lead: `We spray your crop from ${height.from} to ${height.to} metres above it, without a wheel or a foot in the field. You bring the product and the water. A crew of ${crew.wording} brings the aircraft, the batteries and a plan.`,
    atAGlance: {
      forWhom: "Farmers, villages and producer groups",
      time: { label: "Time", value: "Most fields in one morning" },
      priceDepends: "Acres, crop, water an acre and distance",
    },
    picture: picture("spray-side"),
    actions: [
      { label: "Get Spraying Quote", to: enquire("general", service), primary: true },
      { label: "Free Consultation", to: consultation },
    ],
  },
  sections: [
    {
      kind: "cards",
      id: "benefits",
      eyebrow: "Benefits",
      heading: "Four reasons to spray from the air",
      intro: "The figures are our own claims, each with what it means.",
      items: [
        {
          title: "The line you planned",
          text: "Corrected satellite positions hold the track, and the pump follows the speed: slower flight, less flow.",
          stat: { value: "99%", label: "accuracy", note: "Our claim: share of the planned area that is covered" },
        },
        {
          title: "A smaller bill",
          text: "A crew and one morning take the place of days of knapsack work.",
          stat: {
            value: "60%",
            label: "cost savings",
            note: "Our claim, against hired hand spraying, product not counted",
          },
        },
        {
          title: "Done in the calm hours",
          text: "A pest found on Monday need not wait for Saturday's labour.",
          stat: { value: facts.sprayRate.value, label: "peak rate", note: peakNote },
        },
        {
          title: "Product where it is needed",
          text: "Marked patches instead of the whole field, and less overlap. Where we spray, the label's dose is kept.",
          stat: {
            value: "40%",
            label: "less chemicals",
            note: "Our claim, for fields with patchy attack, against treating all of it",
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
      intro: "Area, crop and aircraft go in; water, tanks, hours and the day of the public notice come out.",
      figures: {
        crops: crops.map(({ id, name, litresPerAcre, orchard }) => ({ id, name, litresPerAcre, orchard })),
        sprayers,
        packages,
        crewPeople: crew.people,
        noticeHours: sprayingNotice,
        bighaSquareFeet: facts.bigha.squareFeet,
        plannedShare: 0.5,
        place: {
          name: company.address.locality,
          latitude: company.address.latitude,
          longitude: company.address.longitude,
        },
        zone: company.officeHours.zone,
      },
    },
    {
      kind: "tabs",
      id: "service",
      eyebrow: "The service",
      heading: "From the crop on your field to the package that fits it",
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
                "Our usual settings. The label of the product decides, and we fly no product on a crop for which it is not approved.",
              caption: "Crops we spray, with height above the crop and water per acre",
              columns: ["Crop", "What for", "Height", "Water per acre"],
              rows: [
                ...crops.map(({ name, purpose, height, litresPerAcre: { from, to } }) => [
                  name,
                  purpose,
                  `${height} m`,
                  `${from}-${to} L`,
                ]),
                ["Marked patches", "Spot treatment from a scouting map", "2 m", "By the label"],
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
              intro: `The peak rate is our claim for the largest sprayer: ${water.peak} L of water an acre, less than the crops above take, and long open fields. The other two are in proportion to their swath. For ordinary plots at ${water.usual} L, plan with half. Swaths are preliminary.`,
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
                  description: "Rotating atomisers, for orchards and dense canopy.",
                  data: tank(medium),
                  features: [
                    "Droplet size set from the ground",
                    "Obstacle radar ahead and behind",
                    `${inOrchards(orchard.to)} to ${inOrchards(orchard.from)} acres a tank at ${orchard.to} to ${orchard.from} L`,
                  ],
                  picture: picture("hero-spray"),
                },
                {
                  name: "Sprayer 32",
                  description: "Six rotors on folding arms, for small and narrow plots.",
                  data: tank(small),
                  features: ["Travels in a pickup down a field track", "Tank lifts out for rinsing"],
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
              intro: "The field walk is done once; the other steps for each round.",
              items: [
                {
                  name: "Walk the field",
                  description: "We record the boundary, poles, wires, wells, ponds, hives and houses.",
                  time: "1-2 hours",
                },
                {
                  name: "Plan and quote",
                  description: "Product, label, route, airspace and a fixed price on one sheet that you sign.",
                  time: "1 working day after the walk",
                },
                {
                  name: "Give notice",
                  description: "Public notice goes up; neighbours, beekeepers and pond owners are told in person.",
                  time: `At least ${sprayingNotice} hours before`,
                },
                {
                  name: "Spray",
                  description: `Nozzles are measured with water, the mix is made before your eyes, and we fly while wind stays under ${windLimit} m/s.`,
                  time: "From first light",
                },
                {
                  name: "Report and look again",
                  description:
                    "Coverage map, litres and product per acre, weather; later a call to hear how the crop stands.",
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
              intro: "Every package includes crew, aircraft, batteries, transport inside the district and the report.",
              items: [
                offer(farm.name, scopeOf(farm), [
                  "One visit, one crop, one product mix",
                  "The sprayer that fits your plots, chosen at the field walk",
                  "One return visit if rain falls within the label's drying time",
                ]),
                offer(
                  village.name,
                  scopeOf(village),
                  [
                    "Plots planned together, billed one by one",
                    "Sprayer 40 and a spare aircraft on site",
                    "One notice for the whole village",
                    "A scouting flight first",
                  ],
                  true,
                ),
                offer(season.name, scopeOf(season), [
                  "Any number of acres and rounds in one season",
                  "A crew within 48 hours, weather permitting",
                  "Scouting map every two weeks, to treat patches only",
                  "A ledger of all treatments for your buyer",
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
      heading: "Turn a sprayer around before it comes to your field",
      intro: "Two of our aircraft. Set one beside a person to see how much room it needs at the field's edge.",
      items: [turnables.sprayer32, turnables.sprayer40],
    },
    {
      kind: "views",
      id: "views",
      eyebrow: "The aircraft",
      heading: "Six rotors for the small plot, eight for the long row",
      items: [
        {
          picture: picture("agri-six-front"),
          caption: "The six-rotor sprayer: nozzles below the motors, so that their wind carries the droplets down.",
        },
        {
          picture: picture("agri-eight-front"),
          caption: "The eight-rotor sprayer: more rotors share the weight of a full tank.",
        },
        {
          picture: picture("agri-tank"),
          caption:
            "The tank with its level gauge and pump. It is rinsed three times at the field's edge, and the rinse is sprayed.",
        },
        {
          picture: picture("agri-nozzle"),
          caption:
            "A rotary nozzle: a spinning disc makes drops of nearly one size, which decides between leaf and drift.",
        },
      ],
    },
    {
      kind: "picture",
      id: "from-above",
      picture: picture("spray-above"),
      caption: "Parallel swaths along the rows, as the ground crew sees them on the map.",
    },
    {
      kind: "diagram",
      id: "swath",
      eyebrow: "How it works",
      heading: "Height, speed and swath belong together",
      diagram: "spray-swath",
      description: `The sprayer flies parallel lines ${height.from} to ${height.to} m above the crop. The air pushed down by the rotors carries the droplets into the leaves, over a strip ${swath[small]} to ${swath[large]} m wide. Neighbouring strips overlap by ${overlap} m, so that no row is missed. On the side towards which the wind blows, the first line is moved one full swath into your own field.`,
    },
    {
      kind: "checklist",
      id: "what-we-need",
      eyebrow: "Before we come",
      heading: "What we need from you",
      items: [
        "The product in sealed packs, with its bill and label. We do not sell chemicals.",
        `Clean water: ${water.from} to ${water.to} L for each acre, by the crop (see the table above), and 100 L to rinse.`,
        "A track for a pickup, and a flat place of 10 by 10 metres beside the field.",
        "Names of neighbours whose crop, cattle, pond or hives touch the boundary.",
        "Nobody in the field during the flight, and after it for as long as the label says.",
      ],
    },
    {
      kind: "rules",
      id: "rules",
      eyebrow: "Rules",
      heading: "What the law asks of a spraying flight",
      cases: [ruleCase("The smallest sprayer, its liquid alone", "work", small)],
      items: [
        {
          rule: `Only approved pesticides may be sprayed, by pilots specially trained for it, after public notice of at least ${sprayingNotice} hours.`,
        },
        {
          rule: "All three sprayers are medium class drones (over 25 to 150 kg): the liquid alone weighs more than 25 kg. The pilot needs a Remote Pilot Certificate; the aircraft needs a Unique Identification Number, type certification and third-party insurance.",
          check: "identity",
        },
        {
          rule: "Low flight counts too: between 5 and 8 km from an airport the yellow zone begins at ground level, and air traffic control must agree first. The map changes.",
        },
        {
          rule: "Support for buying a drone under SMAM is reported as 75% for demonstrations by farmer producer organisations, 40% up to ₹4 lakh for custom hiring centres and 50% up to ₹5 lakh for agriculture graduates.",
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
          answer: "Yes, best with neighbours. Ten plots share one trip; each owner gets a separate bill and map.",
        },
        {
          question: "What if the wind rises?",
          answer: `We stop at ${windLimit} m/s and go on later from the last line. A day lost to weather is not charged.`,
        },
        {
          question: "Will it drift onto the next field?",
          answer:
            "Coarse droplets, low height and the wind limit keep it small; nothing makes it nil. Beside water, hives and houses we leave a strip unsprayed.",
        },
      ],
    },
    {
      kind: "call-to-action",
      id: "book",
      heading: "Name the crop, the acres and the village",
      text: `First answer within ${facts.replyTime.workingDay}. The consultation is free, by phone or at your field.`,
      actions: [
        { label: "Schedule Spraying Service", to: enquire("general", `${service}: a spraying date`), primary: true },
        { label: "Free Consultation", to: consultation },
      ],
      notes: [`Office open ${company.hours.office}`, "Price fixed in writing before the flight"],
    },
  ],
  figures: [
    "specification: 40 | 35 | 32 l | 99 % | 60 % | 40 l | 35 l | 32 | 25 acres | 100 acres",
    "facts sheet: 2 | 40 % | 24 hours | 25 | 150 kg | 25 kg | 5 | 8 km | 75 % | ₹4 lakh | 50 % | ₹5 lakh",
    "company, unconfirmed: 3 metres | 2 m | 8-10 l | 2.5 m | 10-12 l | 3 m | 15-20 l | 5 l | 10 l",
    "company, unconfirmed: 8 rotors | 10 acres | 4 acres | 9 m | 3.5 acres | 44 acres | 8 m | 6 rotors | 3.2 acres",
    "company, unconfirmed: 38 acres | 7 m | 1-2 hours | 1 working | 5 m/s | 7 days | 48 hours | 2 weeks | 7 | 0.5 m",
    "company, unconfirmed: 8 | 20 l | 100 l | 10 | 10 metres | 3 acres",
    "facts sheet: 50 acres",
    "company, unconfirmed: 20 | 15 l | 1.75 | 2.33 acres",
  ],
};
