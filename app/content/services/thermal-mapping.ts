import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { goodToKnow, serviceTerms } from "../good-to-know";
import { gridFlight, nearAirport } from "../grid-flight";
import { airspace, rules } from "../law";
import { sampleData } from "../pages/sample-data";
import { findingKinds } from "../papers/thermal-report";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";
import { packagesOf, scopeOf } from "./packages";

const service = "Thermal Mapping Services";

/** Claimed by the company for differences inside one frame; the page says what that does and does not mean. */
const accuracy = { range: "±0.05 to ±0.2 °C", inspection: "±0.05 °C", mapping: "±0.1 °C", highTemperature: "±0.2 °C" };
const accuracyLabel = "Claimed accuracy, within one frame";

/** What the mapping set shows, and how we plan with it. */
const mapping = { pixels: { across: 640, along: 512 }, pixel: { centimetres: 2.8, atMetres: 30 } };
const sensor = `${mapping.pixels.across} × ${mapping.pixels.along}, 30 Hz`;
/** Coarsest pixel, in centimetres, that still shows the faults of each place. */
const coarsest = { solar: 3, roof: 5 };
const acresPerMegawatt = 5;
/** Hours after sunset in which a wet roof shows. */
const roofHours = { from: 1, to: 3 };
const reportTime = "5 working days";
const packages = [
  { name: "Site Check", upToAcres: 5 },
  { name: "Plant Survey", upToAcres: 20 },
  { name: "Portfolio", upToAcres: null },
] as const;
const [siteCheck, plantSurvey, portfolio] = packages;
const deliverables = [
  ["Thermal map", "One georeferenced mosaic with a temperature in every pixel", "GeoTIFF"],
  ["Visible map", "The same area in colour, for finding your way", "GeoTIFF"],
  ["Fault list", "Number, coordinates, difference in °C, grade, suggested action", "XLSX, CSV"],
  ["Survey report", "Method, weather, load, findings with paired pictures", "PDF"],
  ["Original frames", "Radiometric images that you can measure again", "R-JPEG"],
  ["Map layers", "Findings as points for a phone or a control room", "KML, GeoJSON"],
];

const allFiles = deliverables.map(([what = ""]) => what).join(", ");
const checkFiles = "Fault list and survey report";

/** A temperature of the sample map, in whole degrees. */
const degrees = (value: number) => `${Math.round(value)} °C`;
const { findings } = sampleData;
const healthy = Math.max(...findings.map((finding) => finding.healthy));

const offer = packagesOf("general", service);

export const thermalMapping: PageRecord = {
  path: "/services/thermal-mapping",
  title: service,
  description:
    "Thermal drone surveys of solar parks, roofs, substations and plants: radiometric maps, a fault list with coordinates and a report your crew can use.",
  hero: {
    eyebrow: "Drone services",
    lead: "A failing solar cell, a wet roof, a loose clamp: each is warmer or cooler than its neighbour long before it fails. We find them from the air and list them with coordinates.",
    atAGlance: {
      forWhom: "Solar parks, plants and building owners",
      time: { label: "Time", value: `Report in ${reportTime}` },
      priceDepends: "area, detail and days on site",
    },
    picture: picture("thermal-modules"),
    pin: {
      at: { x: 54.1, y: 44 },
      value: "+19 °C",
      text: "this string of cells, against its neighbours",
      sample: true,
      outline: [
        [50.94, 39.4],
        [52.4, 39.15],
        [55.55, 48.1],
        [54.1, 48.4],
      ],
    },
    stats: [
      {
        value: accuracy.range,
        label: "accuracy",
        note: "Our claim, by camera: the least difference it shows within one frame, not the error of a temperature",
      },
    ],
    actions: [
      { label: "Get Thermal Survey Quote", to: enquire("general", service), primary: true },
      { label: "What the figure means", to: "#accuracy" },
    ],
  },
  sections: [
    {
      kind: "cards",
      id: "applications",
      eyebrow: "Applications",
      heading: "Four places where a few degrees are a finding",
      intro: "Each has a right time of day; at the wrong one, faults stay hidden.",
      items: [
        {
          title: "Solar parks",
          text: "Hot cells, dead strings, failed bypass diodes, soiling and cracked glass.",
          data: [
            { label: "When", value: `Clear sky, ${facts.solarIrradiance.value} or more` },
            { label: "Pixel", value: `${coarsest.solar} cm or finer` },
          ],
        },
        {
          title: "Roofs and buildings",
          text: "Moisture under the membrane, missing insulation, air leaks, after a dry and sunny day.",
          data: [
            { label: "When", value: "After sunset or before sunrise" },
            { label: "Pixel", value: `${coarsest.roof} cm or finer` },
          ],
        },
        {
          title: "Substations and lines",
          text: "Clamps, insulators, bushings and transformers, compared phase by phase.",
          data: [
            { label: "When", value: "At 40% load or more" },
            { label: "Pixel", value: "1.5 cm or finer" },
          ],
        },
        {
          title: "Process plants",
          text: "Kiln shells, stacks, steam lines and insulated tanks.",
          data: [
            { label: "When", value: "In steady operation" },
            { label: "Pixel", value: "2 cm or finer" },
          ],
        },
      ],
    },
    {
      kind: "drawing",
      id: "findings",
      sample: true,
      eyebrow: "One flight, four findings",
      heading: "What a few degrees tell",
      drawing: "heat-strip",
      alt: "Four tables of solar modules from above, coloured by temperature: one glowing cell, a warm module, a warm string of modules and a warm edge. From each a line leads to its value on a scale of colours.",
      labels: [
        ...findings.map(({ kind, degrees: measured, difference }) => ({
          name: findingKinds[kind].name,
          value: degrees(measured),
          text: `${degrees(difference)} above its neighbours. ${findingKinds[kind].grade}.`,
        })),
        {
          name: "A healthy module",
          value: degrees(healthy),
          text: "for comparison",
        },
      ],
      note: "An invented plant, computed from our own model; the map and the report are among our sample files.",
    },
    {
      kind: "prose",
      id: "accuracy",
      eyebrow: "The figure, explained",
      heading: "A difference is measured well. An absolute temperature needs care.",
      paragraphs: [
        `Our ${accuracy.range} is, by camera, the smallest difference between two spots of the same material in one image. Almost every fault is found that way.`,
        "An absolute temperature depends on emissivity, distance, humidity and reflections. Where you need it, we take contact readings and print the uncertainty, usually ±2 °C or more.",
        "A thermal camera sees surfaces, not through walls or glass. We mark findings that could be reflections.",
      ],
      data: [
        { label: "Difference in one frame", value: accuracy.range },
        { label: "Absolute, with references", value: "±2 °C or as stated" },
        { label: "Emissivity", value: "Set per material, printed in the report" },
      ],
    },
    {
      kind: "instrument",
      id: "thermal-planner",
      instrument: "thermal-planner",
      eyebrow: "Work it out",
      heading: "Plan the thermal flight over your plant",
      intro: "Enter the size of your park or roof to plan flights, hours and days on site.",
      figures: {
        bighaSquareFeet: facts.bigha.squareFeet,
        camera: mapping,
        // An uncooled thermal sensor needs about ten milliseconds for a picture.
        planning: { ...gridFlight, exposureSeconds: 1 / 100 },
        // Thermal pictures hold less detail to join them by than a survey's.
        overlap: { forward: 0.85, side: facts.survey.overlap.side },
        targets: {
          solar: { name: "Solar modules", coarsestCentimetres: coarsest.solar },
          roof: { name: "Roofs", coarsestCentimetres: coarsest.roof },
        },
        acresPerMegawatt,
        wattsPerSquareMetre: Number.parseInt(facts.solarIrradiance.value, 10),
        tiltDegrees: 20,
        roofHours,
        place: {
          name: company.address.locality,
          latitude: company.address.latitude,
          longitude: company.address.longitude,
        },
        zone: company.officeHours.zone,
        ceilingMetres: airspace.ceiling,
        nearAirport,
        packages: packages.map((each) => ({ ...each, receives: each === siteCheck ? checkFiles : allFiles })),
      },
    },
    {
      kind: "tabs",
      id: "survey",
      eyebrow: "The survey",
      heading: "Which camera flies, and what you receive",
      defaultTab: "equipment",
      tabs: [
        {
          id: "equipment",
          label: "Equipment",
          sections: [
            {
              kind: "equipment",
              id: "cameras",
              intro:
                "Three camera sets for one multirotor; figures are preliminary. All are radiometric: every pixel carries a temperature.",
              items: [
                {
                  name: "Inspection set",
                  description: "Long lens and visible camera, for lines and substations.",
                  data: [
                    { label: "Thermal sensor", value: sensor },
                    { label: "Temperature range", value: "−20 to 150 °C" },
                    { label: accuracyLabel, value: accuracy.inspection },
                    { label: "Pixel at 30 m", value: "1.4 cm" },
                  ],
                  features: ["48 MP visible picture of each finding", "Rangefinder keeps the distance from live parts"],
                },
                {
                  name: "Mapping set",
                  description: "Wide lens for solar parks and roofs.",
                  data: [
                    { label: "Thermal sensor", value: sensor },
                    { label: "Temperature range", value: "−20 to 150 °C" },
                    { label: accuracyLabel, value: accuracy.mapping },
                    { label: "Pixel at 30 m", value: `${mapping.pixel.centimetres} cm` },
                  ],
                  features: ["Positions corrected to a few centimetres", "Thermal and visible map from one flight"],
                },
                {
                  name: "High-temperature set",
                  description: "Filtered lens for kilns, stacks and furnaces.",
                  data: [
                    { label: "Thermal sensor", value: sensor },
                    { label: "Temperature range", value: "0 to 650 °C" },
                    { label: accuracyLabel, value: accuracy.highTemperature },
                    { label: "Pixel at 30 m", value: "1.9 cm" },
                  ],
                  features: ["Repeats a route, to compare two dates", "Flown from outside the hot zone"],
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
                  name: "Scope",
                  description: "A call with your maintenance lead: drawings, known faults, what is urgent.",
                  time: "1-2 working days",
                },
                {
                  name: "Plan",
                  description: "Airspace map, site permit, flight heights, and the right hour.",
                  time: "1-3 working days",
                },
                {
                  name: "Survey",
                  description: "Reference readings on the ground, then the flights. We check them before we leave.",
                  time: "Half a day to 2 days on site; more for large parks",
                },
                {
                  name: "Analysis and report",
                  description: "We grade each anomaly, check it against the visible picture, and explain it on a call.",
                  time: `${reportTime}; urgent findings the same day`,
                },
              ],
            },
          ],
        },
        {
          id: "deliverables",
          label: "Deliverables",
          sections: [
            {
              kind: "table",
              id: "deliverable-list",
              intro: "All six open in common mapping software.",
              caption: "What you receive after a thermal survey",
              columns: ["Deliverable", "What it holds", "Format"],
              rows: deliverables,
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
              intro: `Area means the ground covered: about ${acresPerMegawatt} acres for a megawatt of ground-mounted solar.`,
              items: [
                offer(siteCheck.name, scopeOf(siteCheck), [
                  "One building, yard or solar block",
                  "One flight day, one camera set",
                  checkFiles,
                ]),
                offer(
                  plantSurvey.name,
                  scopeOf(plantSurvey),
                  [
                    "Two camera sets where lines and modules meet",
                    "All six deliverables",
                    "A walk to the urgent findings",
                  ],
                  true,
                ),
                offer(portfolio.name, scopeOf(portfolio), [
                  "Several sites, or one site each season",
                  "Same routes each time, to show change",
                  "One fault register, updated at every survey",
                  "A named analyst who knows your plant",
                ]),
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "picture",
      id: "as-the-camera-sees-it",
      picture: picture("hero-thermal"),
      scale: { low: 28, high: 76 },
      caption:
        "Rendered from our own model. A bright strip: cells cut off by the bypass diode. A warmer module: one that is switched off.",
    },
    {
      kind: "checklist",
      id: "preparation",
      eyebrow: "Before the flight day",
      heading: "What your site prepares",
      items: [
        "A string plan, roof plan or single-line diagram, however old.",
        "Normal load. Switch nothing off: a cold plant shows nothing.",
        "No washing of modules on the morning of the flight.",
        "One of your staff with site authority beside our pilot, and a safety briefing for our crew of two.",
        "Word to neighbours. We delete frames that show only their ground.",
      ],
    },
    {
      kind: "picture",
      id: "desk",
      picture: picture("sample-thermal"),
      caption: "An analyst checks every finding by eye and signs the report.",
    },
    {
      kind: "rules",
      id: "rules",
      eyebrow: "Rules",
      heading: "What the rules say about flying over your plant",
      cases: [ruleCase("Your own drone over your plant", "work")],
      items: [
        { rule: `${rules.greenZones} Heights count from the ground: add the building below. ${rules.otherZones}` },
        {
          rule: "Our flights need a pilot with a Remote Pilot Certificate, a type-certified aircraft with a Unique Identification Number, and third-party insurance.",
          check: "identity",
        },
        {
          rule: `Flight beyond visual line of sight has been by exemption only. Whatever the radio's ${facts.controlRange.value} range, we fly long lines in sections.`,
          check: "sight",
        },
        {
          rule: "A roof survey needs darkness. Before we fix a date we check the rules for night flights at your site, and fly only if they allow it.",
          check: "night",
        },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Questions plant managers ask",
      items: [
        {
          question: "How are findings graded?",
          answer:
            "Act now, plan a repair, watch. The °C limits depend on the part and its load; the report gives them.",
        },
        {
          question: "What does cloud do?",
          answer: `For solar modules it ends the day: under ${facts.solarIrradiance.value} weak faults vanish. We plan a second date, and do not charge for the first.`,
        },
        {
          question: "Can you fly it every year?",
          answer: "Yes. We fly the saved route again, so you can compare the pictures year by year.",
        },
      ],
    },
    goodToKnow({
      Includes: "Crew, flights, files, report and a call to explain it",
      When: "On the day and hour that sun, load and weather allow",
      ...serviceTerms,
    }),
    {
      kind: "call-to-action",
      id: "book",
      heading: "Send a map pin and say what is there",
      text: "You get scope and quotation, and decide.",
      actions: [
        { label: "Schedule Thermal Survey", to: enquire("general", `${service}: a survey date`), primary: true },
        { label: "Request Quote", to: enquire("general", `${service}: a written quotation`) },
      ],
      notes: [`Office open ${company.hours.office}`, "Second weather date included"],
    },
  ],
  figures: [
    "sample: 73 °c | 27 °c | 54 °c | 9 °c | 51 °c | 6 °c | 50 °c | 5 °c | 46 °c",
    "sample: +19 °c",
    "specification: ±0.05 | ±0.2 °c | 4 places | ±0.05 °c | 5 acres | 20 acres",
    "facts sheet: 120 m | 400 ft | 60 m | 200 ft | 8 | 12 km",
    "general knowledge: ±2 °c",
    "company, unconfirmed: 3 cm | 5 cm | 40 % | 1.5 cm | 2 cm | 640 × | 512 | 30 hz | −20 | 150 °c | 30 m | 1.4 cm",
    "company, unconfirmed: 48 mp | ±0.1 °c | 2.8 cm | 0 | 650 °c | 1.9 cm | 1-2 working | 1-3 working | 2 days",
    "company, unconfirmed: 5 working | 28 | 76",
    "company, unconfirmed: 600 w/m²",
    "facts sheet: 10 km",
    "facts sheet: 5 | 50 | 55 m | 8 km",
  ],
};
