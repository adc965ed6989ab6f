// SAMPLE: the plant, the day and the faults are invented. Pictures and temperatures come from one model
// (`art/raster/sample_land.py`); what each fault means and what to do next is what our reports would say.
import { facts } from "../facts";
import { sampleData } from "../pages/sample-data";
import { picture } from "../pictures";
import type { Folder, FolderBlock, Part } from "./folder";

const { thermalPart, thermalScale, thermalPixel, corner, findings, modules, tables } = sampleData;
const [left, top, wide, long] = thermalPart;

type Kind = (typeof findings)[number]["kind"];
/** What each kind of finding is called, how it is graded, what it means and what comes next. */
export const findingKinds: { [K in Kind]: { name: string; grade: string; means: string; next: string } } = {
  cell: {
    name: "Hot cell",
    grade: "Act now",
    means:
      "One cell turns the power of its neighbours into heat: a crack, a bad solder joint, or a lasting shadow. The heat can brown the back sheet and, at worst, start a fire.",
    next: "Switch the string off before touching it. Look for shade and dirt first; if the cell stays hot after cleaning, replace the module and claim its warranty with this page.",
  },
  diode: {
    name: "A third of a module is warm",
    grade: "Plan a repair",
    means:
      "A bypass diode conducts all the time and cuts this third of the module off. The module gives about two thirds of its power; the diode itself wears.",
    next: "At the next service, measure the module's voltage beside a healthy one. About a third less proves it. Replace the diode where the junction box opens, else the module.",
  },
  string: {
    name: "A string is warm as a whole",
    grade: "Act now",
    means:
      "Modules that give no current stay warmer than those that work: this string is off. Most often a fuse, a plug or a cable, seldom the modules.",
    next: "Check fuse and plugs of this string at the combiner box today, by a qualified electrician. The string earns nothing until then.",
  },
  soiling: {
    name: "Warm lower edge",
    grade: "Watch",
    means: "Dirt that water leaves at the lower frame shades the last row of cells. The visible picture shows it.",
    next: "Wash this row and fly again, or look with a hand-held camera. If the edge stays warm, treat it as a hot cell.",
  },
};

const shares = ([x, y, w, h]: readonly number[]): Part => [
  ((x ?? 0) - left) / wide,
  ((y ?? 0) - top) / long,
  (w ?? 0) / wide,
  (h ?? 0) / long,
];
/** The part of the map around a finding that a picture shows: 4:3, with some metres around it. */
function around([x = 0, y = 0, w = 0, h = 0]: readonly number[]): Part {
  const across = Math.max(w + 3, ((h + 1.4) * 4) / 3, 6.4);
  const down = (across * 3) / 4;
  const within = (at: number, size: number, from: number, whole: number) =>
    Math.min(Math.max(at - size / 2, from), from + whole - size);
  return shares([within(x + w / 2, across, left, wide), within(y + h / 2, down, top, long), across, down]);
}
const scale = { low: thermalScale[0], high: thermalScale[1], unit: "°C" };
const nameOf = ({ number }: { number: number }) => `F${number}`;
const middle = ([x = 0, y = 0, w = 0, h = 0]: readonly number[]) =>
  `E ${(corner[0] + x + w / 2).toFixed(1)}, N ${(corner[1] - y - h / 2).toFixed(1)}`;
const place = ({ table, column, columns, row }: (typeof findings)[number]) =>
  [
    `Table ${table}`,
    columns > 1 ? `columns ${column} to ${column + columns - 1}` : `column ${column}`,
    row === null ? "both rows" : row === 1 ? "upper row" : "lower row",
  ].join(", ");

const findingBlocks = (finding: (typeof findings)[number]): FolderBlock[] => {
  const { name, grade, means, next } = findingKinds[finding.kind];
  return [
    {
      kind: "pictures",
      sample: true,
      heading: `${nameOf(finding)}. ${name}: ${grade.toLowerCase()}`,
      scale,
      items: [
        { picture: picture("sample-thermal"), caption: "Temperature", part: around(finding.box) },
        { picture: picture("sample-visible"), caption: "Visible, same place", part: around(finding.box) },
      ],
    },
    {
      kind: "table",
      rows: [
        ["Where", `${place(finding)}; ${middle(finding.box)} (${sampleData.grid})`],
        [
          "Measured",
          `${finding.degrees.toFixed(1)} °C, a healthy neighbour ${finding.healthy.toFixed(1)} °C: difference ${finding.difference.toFixed(1)} °C`,
        ],
        ["What it means", means],
        ["What to do next", next],
      ],
    },
  ];
};
const [first, second, third, fourth] = findings.map(findingBlocks);

export const thermalReport: Folder = {
  name: "sample-thermal-report",
  page: "/services/thermal-mapping",
  label: "Sample thermal report",
  title: "Sample report: thermal survey of a small solar block",
  lead: `Invented plant, computed from our own model: ${modules} modules on ${tables} tables. It shows what a report of ours holds: what was found, where, what it means and what to do next.`,
  sheets: 4,
  blocks: [
    {
      kind: "table",
      sample: true,
      heading: "Summary",
      columns: ["Finding", "What", "Difference", "Grade"],
      rows: findings.map((finding) => [
        nameOf(finding),
        findingKinds[finding.kind].name,
        `${finding.difference.toFixed(1)} °C`,
        findingKinds[finding.kind].grade,
      ]),
    },
    {
      kind: "pictures",
      sample: true,
      heading: "Thermal map",
      scale,
      items: [
        {
          picture: picture("sample-thermal"),
          caption: `North is up. Pixel ${thermalPixel * 100} cm. The map as GeoTIFF: /sample-data on our site.`,
          marks: findings.map((finding) => ({ name: nameOf(finding), part: shares(finding.box) })),
        },
      ],
    },
    { kind: "sheet" },
    ...(first ?? []),
    ...(second ?? []),
    { kind: "sheet" },
    ...(third ?? []),
    ...(fourth ?? []),
    { kind: "sheet" },
    {
      kind: "table",
      heading: "Grades",
      rows: [
        ["Act now", "Danger, or a part of the plant that earns nothing. We call you the same day."],
        ["Plan a repair", "Power is lost and will not come back by itself. At the next service."],
        ["Watch", "May be dirt or shade. Look again after cleaning, or at the next survey."],
      ],
    },
    {
      kind: "table",
      sample: true,
      heading: "Conditions of this survey",
      rows: [
        ["Sky and sun", `Clear, ${facts.solarIrradiance.value} or more on the modules`],
        ["Load", "Normal; nothing was switched off"],
        ["Compared with", "The next healthy module of the same table, in the same map"],
      ],
    },
    { kind: "section", id: "accuracy", heading: "What the figures can say" },
    { kind: "section", id: "deliverable-list", heading: "What comes with a report" },
    { kind: "section", id: "good-to-know" },
  ],
};
