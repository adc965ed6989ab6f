import { company } from "../company";
import { photographsOfASpot } from "../diagrams";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { courseTerms, goodToKnow } from "../good-to-know";
import { picture } from "../pictures";
import type { PageRecord } from "../schema";

const course = "Drone Data Processing Training";
const { weeks, modules } = facts.dataCourse;
const length = (index: number) => (modules[index] === 1 ? "1 week" : `${modules[index]} weeks`);
const percent = (share: number) => `${Math.round(share * 100)}%`;
const overlap = { forward: percent(facts.survey.overlap.forward), side: percent(facts.survey.overlap.side) };
/** A camera whose ground resolution is worked out on the page: micrometres, millimetres. */
const camera = { pixel: 2.4, focalLength: 8.8 };
/** Centimetres that a pixel of it covers from `height` metres. */
const groundPixel = (height: number) => `${((height * camera.pixel) / camera.focalLength / 10).toFixed(1)} cm`;

export const droneDataProcessing: PageRecord = {
  path: "/training/drone-data-processing",
  title: course,
  description:
    "Six weeks from raw drone images to maps, surface models, volumes and a report you can defend: four modules, six tools and your own final project in Bhopal.",
  course: {
    workload: `P${weeks}W`,
    level: "Beginner to Intermediate",
    mode: "Blended",
    credential: "Company certificate after assessment",
  },
  brochure: true,
  hero: {
    eyebrow: "Training academy",
    lead: "A drone brings back a thousand pictures. A client wants one number, and how far to trust it. You learn to get from one to the other, at a desk, with real data sets.",
    atAGlance: {
      forWhom: "Survey assistants, engineers, graduates, pilots",
      time: { label: "Duration", value: `${weeks} weeks, Monday to Friday` },
      priceDepends: "the batch",
    },
    picture: picture("team-desk"),
    badges: [`${weeks} weeks`, "4 modules", "No flying needed"],
    actions: [
      { label: "Start Learning", to: enquire("training", course), primary: true },
      { label: "Download Brochure", to: enquire("training", course, "drone-data-processing") },
    ],
  },
  sections: [
    {
      kind: "compare",
      id: "one-field",
      eyebrow: "What you learn to read",
      heading: "One field, four pictures",
      intro: "Wheat in February, from one place in the sky. Drag the line, or choose another two.",
      sample: true,
      note: "Computed from a model of an invented field: temperatures, heights and index values are samples.",
      items: [
        {
          name: "Photograph",
          picture: picture("field-photograph"),
          caption: "Strips of wheat between canal, track and bund. Some are paler; the picture does not say why.",
        },
        {
          name: "Temperature",
          picture: picture("field-thermal"),
          caption: "Wheat with water stays cool. The warm patch in the middle is dry, though it looks nearly green.",
          scale: { palette: "iron", low: 18, high: 50, steps: 4, unit: "°C" },
        },
        {
          name: "Elevation",
          picture: picture("field-elevation"),
          caption:
            "Height above the sea. The dry patch is a rise that the water does not reach; there is a hollow beside the canal.",
          scale: { palette: "height", low: 490, high: 506, steps: 4, unit: "m" },
        },
        {
          name: "Crop index",
          picture: picture("field-index"),
          caption:
            "Near infrared against red. Little grows in the hollow. One strip is thin, and height does not explain it: ask the farmer.",
          scale: { palette: "crop", low: -0.4, high: 1, steps: 7, unit: "" },
        },
      ],
    },
    {
      kind: "prose",
      id: "who-it-is-for",
      eyebrow: "Who it is for",
      heading: "Who can join",
      paragraphs: [
        "Survey assistants, civil engineers, mine and agriculture graduates, and pilots who want to make their own maps. You can use a spreadsheet and folders; we teach programming from its first line, as far as you need it.",
        "You have a workstation with 64 GB of memory. Processing runs overnight, so each morning begins with a result to look at.",
      ],
      data: [
        { label: "Length", value: `${weeks} weeks, Monday to Friday` },
        { label: "Level", value: "Beginner to Intermediate" },
        { label: "Group", value: "Ten desks" },
        { label: "Data sets", value: "Village, quarry, solar park, wheat field" },
        { label: "Certificate", value: "Ours, after the final project" },
      ],
    },
    {
      kind: "picture",
      id: "orthomosaic",
      picture: picture("orthomosaic"),
      caption: "What you make: an orthomosaic to measure on, from several hundred single pictures.",
    },
    {
      kind: "modules",
      id: "modules",
      eyebrow: "The course",
      heading: "Four modules, six weeks",
      items: [
        {
          title: "Images, Positions and Coordinates",
          duration: length(0),
          mode: "Desk",
          topics: [
            "What a pixel covers on the ground",
            "Satellite positioning, corrections and ground control points",
            "Datums, heights and projections: for Bhopal, UTM zone 43N",
            "Checking a flight before processing: blur, gaps, exposure",
          ],
          data: [{ label: "Result", value: "A data set accepted or sent back" }],
        },
        {
          title: "Photogrammetry",
          duration: length(1),
          mode: "Desk",
          topics: [
            "Tie points, camera calibration, bundle adjustment",
            "Dense point cloud, surface mesh, orthomosaic",
            "Control points and independent check points",
            "Reading the quality report, line by line",
          ],
          data: [{ label: "Result", value: "An orthomosaic with stated error" }],
        },
        {
          title: "Terrain, Volumes and Maps",
          duration: length(2),
          mode: "Desk",
          topics: [
            "Sorting ground from plants and buildings",
            "Terrain models, contours, sections",
            "Stockpile volumes, and how the choice of base changes them",
            "Map layout, layers and delivery formats",
          ],
          data: [{ label: "Result", value: "A volume table and a map sheet" }],
        },
        {
          title: "Thermal, Crops and the Final Report",
          duration: length(3),
          mode: "Desk and presentation",
          topics: [
            "Radiometric images: temperature, emissivity, range",
            "Vegetation index from red and near infrared",
            "A script for the step you have done three times by hand",
            "Your project, presented to a pretend client",
          ],
          data: [{ label: "Result", value: "A report of ten pages at most" }],
        },
      ],
    },
    {
      kind: "diagram",
      id: "overlap",
      diagram: "survey-overlap",
      eyebrow: "From the first week",
      heading: "Good maps are decided before take-off",
      intro:
        "You need not fly, but you must know what to ask the pilot for: software finds the height of a point only from several pictures of it.",
      description: `The drone flies parallel lines. Each picture covers ${overlap.forward} of the one before it, and each line ${overlap.side} of its neighbour: a point on the ground appears in about ${photographsOfASpot(facts.survey.overlap)} pictures.`,
    },
    {
      kind: "stats",
      id: "worked-example",
      heading: "Ground resolution, worked out",
      intro: `Height times pixel size, divided by focal length. With pixels of ${camera.pixel} µm and a lens of ${camera.focalLength} mm:`,
      items: [
        { value: groundPixel(100), label: "a pixel, flown at 100 m", note: "Computed for that camera" },
        { value: groundPixel(60), label: "a pixel, flown at 60 m", note: "Computed for that camera" },
        {
          value: "1-2 px",
          label: "horizontal error to expect",
          note: "Rule of thumb with good control; check points decide",
        },
      ],
    },
    {
      kind: "tabs",
      id: "tools-and-work",
      heading: "What you work with, and where it leads",
      defaultTab: "tools",
      tabs: [
        {
          id: "tools",
          label: "Tools",
          sections: [
            {
              kind: "table",
              id: "software",
              swiped: true,
              intro: "Open-source programs first, so that you can go on at home; then those that employers use.",
              caption: "Six tools of the course",
              columns: ["Tool", "Category", "Level", "You use it for"],
              rows: [
                ["WebODM", "Photogrammetry, open source", "Beginner", "Your first orthomosaic, in week two"],
                ["Agisoft Metashape", "Photogrammetry, commercial", "Intermediate", "Control points and error reports"],
                ["Pix4Dmapper", "Photogrammetry, commercial", "Intermediate", "The same data, compared"],
                ["QGIS", "Maps and GIS, open source", "Beginner", "Layers, contours, print sheets"],
                ["CloudCompare", "Point clouds, open source", "Intermediate", "Ground filter, sections, differences"],
                ["Python with GDAL", "Scripting, open source", "Intermediate", "Batch work and vegetation indices"],
              ],
            },
          ],
        },
        {
          id: "applications",
          label: "Applications",
          sections: [
            {
              kind: "cards",
              id: "application-list",
              items: [
                {
                  title: "Survey and earthwork",
                  text: "Two flights of one quarry, a month apart: how much was moved, and how sure are you?",
                  data: [{ label: "Delivery", value: "GeoTIFF, DXF contours, volume table" }],
                },
                {
                  title: "Agriculture",
                  text: "A wheat field by vegetation index, cut into zones with the acres of each.",
                  data: [{ label: "Delivery", value: "Zone map, shapefile, one-page note" }],
                },
                {
                  title: "Inspection",
                  text: "A solar park in thermal pictures: hot modules found, numbered and placed on the plan.",
                  data: [{ label: "Delivery", value: "Defect list with positions" }],
                },
              ],
            },
          ],
        },
        {
          id: "career",
          label: "Career",
          sections: [
            {
              kind: "roles",
              sample: true,
              id: "roles",
              items: [
                {
                  role: "Drone Data Analyst",
                  description: "Checks flights, processes them and answers for their quality.",
                  demand: "Very High",
                },
                {
                  role: "GIS Specialist",
                  description: "Turns results into layers and maps for an office.",
                  demand: "High",
                },
                {
                  role: "Photogrammetry Technician",
                  description: "Runs control, adjustment and models for survey firms.",
                  demand: "High",
                },
                {
                  role: "Geospatial AI Engineer",
                  description: "Teaches software to find cracks, crop rows and roofs. Needs further study.",
                  demand: "Extreme",
                },
              ],
              note: "Demand is our sample opinion, not a statistic, and no promise of a job.",
            },
          ],
        },
      ],
    },
    {
      kind: "picture",
      id: "height-model",
      picture: picture("pointcloud-height"),
      caption: "A point cloud coloured by height. You make one in week three.",
    },
    {
      kind: "steps",
      id: "final-project",
      eyebrow: "Final project",
      heading: "One data set, from flight to report",
      intro: "It runs beside the last two modules. You may bring your own images, if your client agrees.",
      items: [
        {
          name: "Take in",
          description: "Inspect the flight, list its faults, accept or refuse it.",
          time: "2 days",
        },
        { name: "Process", description: "Adjust with control; keep five check points out.", time: "4 days" },
        { name: "Measure", description: "Areas, heights or volumes, each with its uncertainty.", time: "3 days" },
        {
          name: "Deliver",
          description: "Files, a report, twenty minutes of questions.",
          time: "2 days",
        },
      ],
    },
    {
      kind: "checklist",
      id: "what-you-need",
      heading: "What to bring",
      items: [
        "School mathematics to class 12; we refresh it in the first week",
        "A laptop only for work at home: 16 GB of memory and 200 GB free",
        "No need to buy software: it is installed at your desk, and the open-source programs are free to use at home",
        "No drone and no pilot certificate: flying for hire is another course",
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Questions",
      items: [
        {
          question: "Are you a partner of the software makers?",
          answer:
            "No. We teach their programs because trainees meet them at work. Our certificate is for our own course.",
        },
        {
          question: "Can I attend online?",
          answer:
            "You can follow the first module from home, on a remote desk. The other three and the project are in Bhopal.",
        },
        {
          question: "Will I be a surveyor afterwards?",
          answer: "You will process and check survey data. A plan that needs a surveyor's signature still needs it.",
        },
        {
          question: "Do you help with finding work?",
          answer: "Yes: a portfolio, CV review and introductions where we have them. We cannot promise a job.",
        },
      ],
    },
    goodToKnow({
      "What is included": "Workstation, software, data sets, our certificate",
      ...courseTerms,
      Where: `${courseTerms.Where}; the first module also from home`,
    }),
    {
      kind: "call-to-action",
      id: "start",
      heading: "Send us a data set you could not process",
      text: "Describe it in the form. We tell you whether the course would solve it, with the next batch and a quotation.",
      actions: [
        { label: "Start Learning", to: enquire("training", course), primary: true },
        { label: "See land surveying", to: "/services/land-surveying" },
      ],
      notes: ["EMI available", `Office open ${company.hours.office}`],
    },
  ],
  figures: [
    "specification: 6 weeks | 4 modules | 1 week | 2 weeks",
    "general knowledge: 43 n | 2.4 µm | 8.8 mm | 2.7 cm | 100 m | 1.6 cm | 60 m | 1-2 px",
    "company, unconfirmed: 64 gb | 80 % | 70 % | 2 flights | 2 days | 4 days | 3 days | 20 minutes | 12 | 16 gb",
    "company, unconfirmed: 200 gb",
    "general knowledge: 17 pictures | 17",
    "sample: 18 | 50 | 490 | 506 | 0.4 | 1",
    "company, unconfirmed: 3:2 format",
  ],
};
