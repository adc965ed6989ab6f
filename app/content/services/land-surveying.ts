// The check-point table under "Sample Reports" is a sample: invented figures that show the layout, from no real site.

import { footprint } from "#domain/instruments/survey-grid.ts";
import { ruleCase } from "../certificate-instruments";
import { company } from "../company";
import { photographsOfASpot } from "../diagrams";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { goodToKnow, serviceTerms } from "../good-to-know";
import { gridFlight, nearAirport } from "../grid-flight";
import { airspace, rules, weightClasses } from "../law";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";
import { packagesOf, scopeOf } from "./packages";
import { mappingCamera as camera } from "./survey-figures";

const service = "Land Surveying Services";

/** Claimed by the company for the conditions in `note`. */
const accuracy = { horizontal: "±1 cm", vertical: "±2 cm", volume: "±0.5%" };
const percent = (share: number) => `${Math.round(share * 100)}%`;
const overlap = { forward: percent(facts.survey.overlap.forward), side: percent(facts.survey.overlap.side) };
/** Photographs in which a point on the ground is seen. */
const views = photographsOfASpot(facts.survey.overlap);
const { usualHeight, controlPoints, checkPoints } = facts.survey;
/** Centimetres of ground that a pixel of the mapping camera covers from `height` metres. */
const pixel = (height: number) => ((facts.survey.pixel * height) / usualHeight).toFixed(1);
const corridor = { from: 60, to: 200 };
const { ceiling } = airspace;
const processing = "5-7 working days";
/** Greatest distance from the base station. */
const baselineMetres = 2000;

/** Model minus ground at five invented check points, in centimetres: east, north, height. */
const sampleErrors = [
  [0.6, -0.4, 1.1],
  [-0.7, 0.5, -1.4],
  [0.3, 0.8, 0.9],
  [-0.5, -0.6, -1.7],
  [0.8, 0.2, 1.3],
] as const;
const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;
const rootMeanSquare = (axis: 0 | 1 | 2) =>
  Math.sqrt(sampleErrors.reduce((sum, point) => sum + point[axis] ** 2, 0) / sampleErrors.length).toFixed(1);

/** "66 × 44 m": what one photograph shows from `height` metres. */
const photograph = (height: number) => {
  const { across, along } = footprint(camera, height);
  return `${Math.round(across)} × ${Math.round(along)} m`;
};
const lineSpacing = Math.round(footprint(camera, usualHeight).across * (1 - facts.survey.overlap.side));
const control = { points: controlPoints, checks: checkPoints };
/** All-up, with camera and battery. */
const kilograms = 7.2;
const aircraft = {
  name: "Mapping multirotor",
  weight: `${kilograms} kg`,
  className: weightClasses.find(({ upTo }) => kilograms <= upTo)?.name ?? "",
};
const packages = [
  { name: "Plot", upToAcres: 10 },
  { name: "Site", upToAcres: 50 },
  { name: "Estate", upToAcres: null },
] as const;
const [plot, site, estate] = packages;

const offer = packagesOf("general", service);

export const landSurveying: PageRecord = {
  path: "/services/land-surveying",
  title: service,
  description:
    "Drone land surveys in Madhya Pradesh: contour plans, orthomosaics, volumes and corridor models, tied to ground control and proven at independent check points.",
  hero: {
    eyebrow: "Drone services",
    lead: "Drawings and models of your land, tested at points that the software never saw. Each report begins with how far off we were.",
    atAGlance: {
      forWhom: "Builders, mines, panchayats and engineers",
      time: { label: "Time", value: `Files in ${processing} up to ${site.upToAcres} acres` },
      priceDepends: "area, ground, detail and files",
    },
    picture: picture("orthomosaic"),
    pin: {
      at: { x: 56, y: 61 },
      value: "0.71 acres",
      text: "this parcel, measured on the map",
      sample: true,
      outline: [
        [37.05, 45.4],
        [56.6, 52.3],
        [55.3, 69.9],
        [35.7, 67.2],
      ],
    },
    stats: [
      {
        value: accuracy.horizontal,
        label: "horizontal",
        note: `Our claim: root mean square at check points on hard open ground, flown at ${usualHeight} m`,
      },
      { value: accuracy.vertical, label: "vertical", note: "Our claim, under the same conditions" },
      { value: accuracy.volume, label: "volume", note: "Our claim, for heaps over 1,000 m³ with a surveyed base" },
    ],
    actions: [
      { label: "Get Survey Quote", to: enquire("general", service), primary: true },
      { label: "Sample Reports", to: "#sample-reports" },
    ],
  },
  sections: [
    {
      kind: "prose",
      id: "who-it-is-for",
      eyebrow: "Who it is for",
      heading: "For those who build from the drawing or pay by the cubic metre",
      paragraphs: [
        "Engineers set levels, mine managers close the month, developers lay out plots, panchayats plan drains and roads.",
        "A drone survey does not settle a disputed boundary. We map the stones, bunds and fences that stand today; the drawing can then go to the authority that decides.",
      ],
      picture: picture("survey-pair"),
    },
    {
      kind: "cards",
      id: "services",
      eyebrow: "Services",
      heading: "Four surveys, one method of proof",
      items: [
        {
          title: "Topographic survey",
          text: "Contours, levels, breaklines, buildings, trees and drains.",
          data: [
            { label: "Pixel", value: `${pixel(usualHeight)}-${pixel(ceiling)} cm, from ${usualHeight}-${ceiling} m` },
            { label: "Contours", value: "From 0.25 m" },
          ],
        },
        {
          title: "Volume measurement",
          text: "Stockpiles, pits and fills, against a base you name or against last month.",
          data: [
            { label: "Pixel", value: `${pixel(usualHeight)} cm, from ${usualHeight} m` },
            { label: "Result", value: "m³ for each heap" },
          ],
        },
        {
          title: "Corridor survey",
          text: "Roads, canals and pipelines, with cross-sections at your chainage.",
          data: [
            { label: "Width", value: `${corridor.from}-${corridor.to} m` },
            { label: "Sections", value: "Every 10 or 20 m" },
          ],
        },
        {
          title: "Construction progress",
          text: "The same flight every two or four weeks, with cut and fill.",
          data: [
            { label: "Pixel", value: `${pixel(ceiling)} cm or finer` },
            { label: "Compared with", value: "Design or last visit" },
          ],
        },
      ],
    },
    {
      kind: "diagram",
      id: "overlap",
      eyebrow: "Why it is accurate",
      heading: `Every spot is seen about ${views} times`,
      diagram: "survey-overlap",
      description: `The aircraft flies parallel lines. Each photograph shares ${overlap.forward} of its length with the next one, and ${overlap.side} of its width with the line beside it. So each point is in about ${views} photographs, and the software computes its position from them. Measured targets tie the result to your grid.`,
    },
    {
      kind: "drawing",
      id: "height-and-detail",
      eyebrow: "Height decides",
      heading: "Lower sees finer. Higher sees more.",
      drawing: "survey-heights",
      alt: `Section to scale: three neighbouring lines flown at ${usualHeight} m, their photographs overlapping on the ground, and one line at ${ceiling} m whose photograph is twice as wide.`,
      labels: [
        {
          name: `From ${usualHeight} m, our usual height`,
          value: `${pixel(usualHeight)} cm`,
          text: "of ground in a pixel",
        },
        { name: `One photograph from ${usualHeight} m`, value: photograph(usualHeight), text: "of your land" },
        {
          name: "To the next line",
          value: `${lineSpacing} m`,
          text: `The next line's photograph shows ${overlap.side} of this one again.`,
        },
        {
          name: `From ${ceiling} m, the green zone's ceiling`,
          value: `${pixel(ceiling)} cm`,
          text: "of ground in a pixel",
        },
        {
          name: `One photograph from ${ceiling} m`,
          value: photograph(ceiling),
          text: "Four times the land: fewer photographs, fewer lines.",
        },
      ],
      note: "To scale, across the lines of flight.",
    },
    {
      kind: "instrument",
      id: "survey-planner",
      instrument: "survey-planner",
      eyebrow: "Work it out",
      heading: "Plan the flight over your land",
      intro: "Enter your land or road and the pixel you need to plan height, flights and hours.",
      figures: {
        bighaSquareFeet: facts.bigha.squareFeet,
        camera,
        planning: { ...gridFlight, exposureSeconds: 1 / 1000, megabytesPerPhotograph: 20, hoursADay: 8 },
        overlap: facts.survey.overlap,
        accuracy: { horizontal: accuracy.horizontal, vertical: accuracy.vertical, upToMetres: usualHeight },
        control,
        aircraft,
        corridorMetres: corridor,
        ceilingMetres: airspace.ceiling,
        nearAirport,
        packages,
      },
    },
    {
      kind: "tabs",
      id: "survey",
      eyebrow: "The survey",
      heading: "How we measure, and what you receive",
      defaultTab: "equipment",
      tabs: [
        {
          id: "equipment",
          label: "Equipment",
          sections: [
            {
              kind: "equipment",
              id: "instruments",
              intro: "Accuracies are our claims; the other values are preliminary.",
              items: [
                {
                  name: aircraft.name,
                  description: "For open ground, buildings and heaps.",
                  data: [
                    { label: "All-up weight", value: `${aircraft.weight}, ${aircraft.className.toLowerCase()} class` },
                    { label: "Camera", value: `${camera.megapixels} MP, mechanical shutter` },
                    { label: `Pixel at ${usualHeight} m`, value: `${pixel(usualHeight)} cm` },
                    { label: "Coverage", value: "40 to 50 acres a flight" },
                    {
                      label: "Claimed accuracy",
                      value: `${accuracy.horizontal} horizontal, ${accuracy.vertical} vertical`,
                    },
                  ],
                  features: [`${facts.endurance.value} endurance`, "Positions corrected in flight or afterwards"],
                  picture: picture("survey-copter"),
                },
                {
                  name: "LiDAR multirotor",
                  description: "For scrub and orchards.",
                  data: [
                    { label: "Points at 60 m", value: "200 per m²" },
                    { label: "Returns", value: "Up to 3 per pulse" },
                    { label: "Accuracy", value: "Stated for each job, by ground cover" },
                  ],
                  features: ["Reaches the ground through gaps in leaves", "Profiles through wires and towers"],
                  picture: picture("heavy-hp10"),
                },
                {
                  name: "Ground control set",
                  description: "Base, rover, targets and level.",
                  data: [
                    { label: "Receiver", value: "Multi-band, base on your benchmark" },
                    { label: "Baseline", value: `${baselineMetres / 1000} km at most` },
                    { label: "Claimed volume accuracy", value: `${accuracy.volume}, with a measured base` },
                  ],
                  features: [
                    `At least ${controlPoints} control points; the scope sets how many`,
                    `At least ${checkPoints} check points kept apart, to test the result`,
                  ],
                  picture: picture("survey-control"),
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
              intro: "In WGS 84 / UTM or your local grid, with heights tied to your benchmark.",
              caption: "What you receive after a land survey",
              columns: ["Deliverable", "What it holds", "Format"],
              rows: [
                ["Orthomosaic", "One true-to-scale picture of the site", "GeoTIFF, ECW"],
                ["Elevation models", "Surface with everything on it, and bare terrain", "GeoTIFF"],
                ["Contour plan", "Contours, levels, breaklines and features on layers", "DWG, DXF, PDF"],
                ["Point cloud", "Classified points with colour", "LAS, LAZ"],
                ["Volume or section sheet", "Cubic metres by heap, or sections by chainage", "XLSX, PDF"],
                ["Accuracy report", "Control, check points, method and limits, signed", "PDF"],
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
                  name: "Brief",
                  description:
                    "You send boundary, purpose, contour interval, grid and benchmark. You get a written scope.",
                  time: "1-2 working days",
                },
                {
                  name: "Ground control",
                  description: "We lay and measure targets, and check your benchmark against a second one.",
                  time: "From half a day",
                },
                {
                  name: "Flight",
                  description: `Airspace map, site walk, grid flight at ${usualHeight} m or as planned (${airspace.lowPlanned.from} to ${airspace.lowPlanned.to} m between ${airspace.lowFrom} and ${airspace.lowTo} km from an airport's perimeter). We check sharpness and overlap on site.`,
                  time: "By area: see the planner",
                },
                {
                  name: "Processing and proof",
                  description: "Model, drawing, comparison with the check points, and review by a second person.",
                  time: `${processing} up to ${site.upToAcres} acres; larger: in the scope`,
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
                offer(plot.name, scopeOf(plot), [
                  "Orthomosaic and contour plan",
                  "One grid, one visit",
                  "A call to walk through the drawing",
                ]),
                offer(
                  site.name,
                  scopeOf(site),
                  [
                    "All six deliverables",
                    "Volumes or sections as the job needs",
                    "One round of changes within 30 days",
                  ],
                  true,
                ),
                offer(estate.name, scopeOf(estate), [
                  "Mines, townships, canals and roads of any length",
                  "LiDAR where plants cover the ground",
                  "Permanent control points for later visits",
                  "Repeat flights",
                ]),
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "table",
      id: "sample-reports",
      compared: true,
      sample: true,
      eyebrow: "Sample Reports",
      heading: "Page one: how far off we were",
      intro: "Each report opens with this table; these figures are from no real site.",
      caption: "Sample: model minus ground at five check points, in centimetres",
      columns: ["Check point", "East", "North", "Height"],
      rows: [
        ...sampleErrors.map((point, index) => [`C${index + 1}`, ...point.map(signed)]),
        ["Root mean square", rootMeanSquare(0), rootMeanSquare(1), rootMeanSquare(2)],
      ],
    },
    {
      kind: "faq",
      id: "limits",
      eyebrow: "Limits",
      heading: "Where the accuracy does not hold",
      items: [
        {
          question: "Can you map the ground under a standing crop?",
          answer:
            "With a camera, no: it maps the top of the crop. LiDAR finds the ground through gaps, less exactly. After the harvest is best.",
        },
        {
          question: "What about water, glass and fresh sand?",
          answer:
            "Smooth surfaces give the software nothing to match. We take water levels with the rover and fly bare sand in low sun.",
        },
        {
          question: "Can you give tonnes for a stockpile?",
          answer: "We give cubic metres. Tonnes follow from the density that your laboratory or contract states.",
        },
      ],
    },
    {
      kind: "rules",
      id: "rules",
      eyebrow: "Rules",
      heading: "Permissions for a survey flight",
      cases: [ruleCase("Your own drone over your land", "work")],
      items: [
        { rule: rules.greenZones },
        {
          rule: `${rules.otherZones} Ask early for permission. We read the map again on the morning of the flight.`,
        },
        {
          rule: "The pilot needs a Remote Pilot Certificate; the aircraft a Unique Identification Number, type certification and third-party insurance.",
          check: "identity",
        },
        {
          rule: "Airspace map and flight permissions are on Digital Sky; registration is reported to have moved to eGCA.",
          check: "registration",
        },
      ],
    },
    goodToKnow({
      Includes: "Ground control, check points, files and accuracy report",
      When: `In calm, dry weather, by arrangement`,
      ...serviceTerms,
    }),
    {
      kind: "call-to-action",
      id: "request",
      heading: "Send the boundary. We send the scope.",
      text: `A KML file, a khasra sketch or four corners on a map will do.`,
      actions: [
        { label: "Request Survey Quote", to: enquire("general", `${service}: a written quotation`), primary: true },
        { label: "Ask for a full sample report", to: enquire("general", `${service}: sample reports`) },
      ],
      notes: [`Office in ${company.address.locality}, open ${company.hours.office}`],
    },
  ],
  figures: [
    "company, unconfirmed: 66 × | 44 m | 131 × | 88 m",
    "specification: ±1 cm | ±2 cm | ±0.5 % | 50 acres | 10 acres",
    "facts sheet: 60 m | 120 m | 400 ft | 200 ft | 8 | 12 km | 5 | 8 km | 50 | 55 m",
    "general knowledge: 84 | 17 photographs | 17 times",
    "company, unconfirmed: 1000 m³ | 0.8-1.6 cm | 60-120 m | 0.25 m | 0.8 cm | 60-200 m | 10 | 20 m | 4 weeks | 1.6 cm",
    "company, unconfirmed: 80 % | 70 % | 45 mp | 200 per | 3 per | 5 control | 5 check | 1-2 working",
    "company, unconfirmed: 5-7 working | 30 days | 2 km | 7.2 kg",
    "sample: +0.6 | −0.4 | +1.1 | −0.7 | +0.5 | −1.4 | +0.3 | +0.8 | +0.9 | −0.5 | −0.6 | −1.7 | +0.2 | +1.3 | 0.6",
    "sample: 0.5 | 1.3 | 0.71 acres",
    "specification: 30 min",
    "general knowledge: 17",
    "company, unconfirmed: 3:2 format | 40",
  ],
};
