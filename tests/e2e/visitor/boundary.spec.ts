import { expect, test } from "../fixtures.ts";

/** Thousandths of a degree from a corner near Bhopal: 111.2 m north, 102.2 m east (cosine of 23.26°). */
type GridPoint = readonly [east: number, north: number];
const corner = ([east, north]: GridPoint) =>
  `${(77.45 + east / 1000).toFixed(6)},${(23.26 + north / 1000).toFixed(6)},0`;
const ring = (corners: GridPoint[], of: string) =>
  `<${of}><LinearRing><coordinates>\n  ${corners.map(corner).join(" ")}\n</coordinates></LinearRing></${of}>`;
const square = (from: number, to: number): GridPoint[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
const eastward = (corners: GridPoint[], by: number) => corners.map(([east, north]): GridPoint => [east + by, north]);
const polygon = (edge: GridPoint[], ...holes: GridPoint[][]) =>
  `<Polygon>${ring(edge, "outerBoundaryIs")}${holes.map((hole) => ring(hole, "innerBoundaryIs")).join("")}</Polygon>`;
const kml = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`;
const file = (text: string, name = "field.kml") => ({ name, mimeType: "text/xml", buffer: Buffer.from(text) });

// Four by four thousandths are 408.6 by 444.8 m, 44.91 acres; a hole of one by one is 2.81 acres.
const field = kml(polygon(square(0, 4)));

test("a boundary file may contain holes, several fields, prefixed names, points, lines and comments", async ({
  visit,
}) => {
  const { page } = visit;
  await visit.open("/services/land-surveying#survey-planner");
  const planner = page.locator("#survey-planner");
  const mark = "<Point><coordinates>77.9,23.9,0</coordinates></Point>";
  const line = "<LineString><coordinates>77.1,23.1,0 77.9,23.9,0</coordinates></LineString>";
  const cases = [
    [field, "409", "445", "44.91"],
    [kml(polygon(square(0, 4), square(1, 2))), "409", "445", "42.1"],
    [kml(polygon(square(0, 1)) + polygon(eastward(square(0, 1), 3))), "111", "409", "5.61"],
    [kml(`${mark}${line}<!-- ${polygon(square(50, 90))} -->${polygon(square(0, 4))}`), "409", "445", "44.91"],
    [field.replace("<kml xmlns=", "<k:kml xmlns:k=").replace("</kml>", "</k:kml>"), "409", "445", "44.91"],
    [
      field.replaceAll(/<(\/?)(?=[A-Za-z])(?!kml)/g, "<$1k:").replace("xmlns=", 'xmlns:k="x:y" xmlns='),
      "409",
      "445",
      "44.91",
    ],
    [field.replaceAll(/,(?=\d)/g, ", "), "409", "445", "44.91"],
  ] as const;
  for (const [text, wide, long, acres] of cases) {
    await planner.getByLabel("Length, metres").fill("20");
    await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
    await planner.getByLabel("Boundary or line as KML").setInputFiles(file(text));
    await expect(planner.getByLabel("Length, metres"), text).toHaveValue(long);
    await expect(planner.getByLabel("Width, metres")).toHaveValue(wide);
    await expect(planner.getByLabel("Area inside the boundary"), text).toHaveValue(acres);
    await expect(planner.getByRole("alert")).toHaveCount(0);
  }
  // A change of another field keeps what the file filled in.
  await planner.getByLabel("Pixel on the ground, cm").fill("1");
  await expect(page).toHaveURL(/shape=sides&long=445&wide=409&area=44\.91&unit=acre&pixel=1&/);
  await expect(planner.getByLabel("Length, metres")).toHaveValue("445");
  await expect(planner.getByLabel("Boundary or line as KML")).toHaveValue(/field\.kml$/);
});

test("a boundary may be pasted as text, and what is wrong with it is said", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/services/land-surveying#survey-planner");
  const planner = page.locator("#survey-planner");
  await planner.getByText("Or paste the KML as text").click();
  await planner.getByLabel("KML text").fill(field.replace("</Polygon>", ""));
  await expect(planner.getByRole("alert")).toHaveText(/^This is not a KML file/);
  await expect(planner.getByLabel("Boundary or line as KML")).not.toHaveAttribute("aria-invalid");
  await planner.getByRole("button", { name: "Work it out" }).click();
  await expect(planner.getByLabel("KML text")).toBeFocused();
  await planner.getByLabel("KML text").fill(field);
  await expect(planner.getByLabel("Length, metres")).toHaveValue("445");
  await expect(planner.getByLabel("Area inside the boundary")).toHaveValue("44.91");
  await expect(planner.getByRole("alert")).toHaveCount(0);
  await planner.getByLabel("What we fly over").selectOption("A road, canal or line");
  await expect(planner.getByLabel("Width, metres")).toHaveValue("60");
});

test("a line is read as a road by its length, land as an area, and the page says which", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/services/land-surveying#survey-planner");
  const planner = page.locator("#survey-planner");
  const shape = planner.getByLabel("What we fly over");
  const line = (corners: GridPoint[]) =>
    `<LineString><coordinates>${corners.map(corner).join(" ")}</coordinates></LineString>`;
  // 10 thousandths east are 1022 m (1021.6), 5 north 556 m (555.98).
  const road = kml(
    line([
      [0, 0],
      [10, 0],
      [10, 5],
    ]),
  );
  await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
  await planner.getByLabel("Boundary or line as KML").setInputFiles(file(road));
  await expect(planner.getByText("Read as a line of 1,578 m: give the width below.")).toBeVisible();
  await expect(shape).toHaveValue("road");
  await expect(planner.getByLabel("Length, metres")).toHaveValue("1578");
  await expect(planner.getByLabel("Width, metres")).toHaveValue("60");
  const result = planner.getByLabel("Survey planner: result");
  await expect(result).toContainText("1,578 by 60 m");
  await expect(result).not.toContainText("corridor");
  await planner.getByLabel("Width, metres").fill("30");
  await expect(result).toContainText("1,578 by 30 m");
  await expect(result).toContainText("Our corridor surveys are 60 to 200 m wide. For 30 m, ask us first.");
  await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
  await planner.getByLabel("Boundary or line as KML").setInputFiles(file(field));
  await expect(planner.getByText("Read as an area: 44.91 acres inside, flown as the 445 by 409 m")).toBeVisible();
  await expect(shape).toHaveValue("sides");
  await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
  await planner.getByLabel("Boundary or line as KML").setInputFiles(file(kml(line([[0, 0]]))));
  await expect(planner.getByRole("alert")).toHaveText(/^This file has no area and no line/);
  await expect(planner.getByText("Read as")).toHaveCount(0);
});

test("a size from a file goes into the page's links and is kept as a typed one is", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/services/land-surveying#survey-planner");
  const planner = page.locator("#survey-planner");
  const shape = planner.getByLabel("What we fly over");
  const draft = page.getByRole("banner").getByRole("link", { name: /WhatsApp/ });
  // The field shows that the code is loaded. A road that is only looked at has no size of the visitor's.
  await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
  await shape.selectOption("road");
  await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
  await planner.getByLabel("Boundary or line as KML").setInputFiles(file(field));
  await expect(page).toHaveURL(/shape=sides&long=445&wide=409&area=44\.91/);
  await expect(draft).toHaveAttribute("href", /long%3D445/);
  await shape.selectOption("road");
  await planner.getByLabel("Width, metres").fill("80");
  await shape.selectOption("sides");
  await expect(planner.getByLabel("Length, metres")).toHaveValue("445");
  const line = `<LineString><coordinates>${corner([0, 0])} ${corner([10, 0])}</coordinates></LineString>`;
  await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
  await planner.getByLabel("Boundary or line as KML").setInputFiles(file(kml(line)));
  await expect(planner.getByLabel("Length, metres")).toHaveValue("1022");
  await expect(planner.getByLabel("Width, metres")).toHaveValue("80");
  // Land and road go into one draft.
  await expect(draft).toHaveAttribute("href", /long%3D445[\s\S]*long%3D1022/);
});

test("a size that is typed while a file is read is kept", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/services/land-surveying#survey-planner");
  const planner = page.locator("#survey-planner");
  await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
  await page.evaluate(() => {
    const read = Blob.prototype.text;
    Blob.prototype.text = async function () {
      await new Promise((resolve) => addEventListener("held-file", resolve, { once: true }));
      return read.call(this);
    };
  });
  await planner.getByLabel("Length, metres").fill("300");
  const line = `<LineString><coordinates>${corner([0, 0])} ${corner([10, 0])}</coordinates></LineString>`;
  await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
  await planner.getByLabel("Boundary or line as KML").setInputFiles(file(kml(line)));
  await planner.getByLabel("Length, metres").fill("350");
  await page.evaluate(() => dispatchEvent(new Event("held-file")));
  await expect(planner.getByLabel("Length, metres")).toHaveValue("1022");
  await planner.getByLabel("What we fly over").selectOption("sides");
  await expect(planner.getByLabel("Length, metres")).toHaveValue("350");
});

test("of two files chosen one after the other the later one counts, however long the first takes", async ({
  visit,
}) => {
  const { page } = visit;
  await visit.open("/services/land-surveying#survey-planner");
  const planner = page.locator("#survey-planner");
  const chooser = planner.getByLabel("Boundary or line as KML");
  await expect(chooser).toBeEnabled();
  await page.evaluate(() => {
    const read = Blob.prototype.text;
    Blob.prototype.text = async function () {
      Blob.prototype.text = read;
      await new Promise((resolve) => addEventListener("held-file", resolve, { once: true }));
      const text = await read.call(this);
      requestAnimationFrame(() => document.documentElement.setAttribute("data-first-read", ""));
      return text;
    };
  });
  const line = (length: number) =>
    kml(`<LineString><coordinates>${corner([0, 0])} ${corner([length, 0])}</coordinates></LineString>`);
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles(file(line(20), "first.kml"));
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles(file(line(10), "second.kml"));
  await expect(planner.getByLabel("Length, metres")).toHaveValue("1022");
  await page.evaluate(() => dispatchEvent(new Event("held-file")));
  await expect(page.locator("html")).toHaveAttribute("data-first-read", "");
  await expect(planner.getByLabel("Length, metres")).toHaveValue("1022");
});

test("an error in a boundary file is shown at its field, and typed values stay", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/services/land-surveying#survey-planner");
  const planner = page.locator("#survey-planner");
  const cases = [
    ["PK\u0003\u0004", /^This is not a KML file/],
    [field.replace("</Polygon>", ""), /^This is not a KML file/],
    [kml("<Point><coordinates>77.4,23.2,0</coordinates></Point>"), /^This file has no area and no line/],
    [kml(polygon([])), /^This file has no area and no line/],
    [field.replace("77.450000,", ","), /^A point of this boundary or line cannot be read/],
    [field.replace("77.450000", "near the well"), /^A point of this boundary or line cannot be read/],
    [field.replaceAll(/(77\.\d+),(23\.\d+)/g, "$2,$1"), /^This file's place lies outside India/],
    [field.replace("23.260000", "1e9"), /^This file's place lies outside India/],
    [kml(" ".repeat(1_000_001)), /^This file is larger than 1 MB/],
    [kml(polygon(square(0, 4)).repeat(201)), /^This file has more than 200 areas/],
    // Input that is slow to parse naively: nested elements and blanks.
    [
      kml("<Polygon><outerBoundaryIs>".repeat(1_500) + "</outerBoundaryIs></Polygon>".repeat(1_500)),
      /more than 200 areas/,
    ],
    [
      field.replace("77.450000,", `77.450000${" ".repeat(300_000)}x,`),
      /^A point of this boundary or line cannot be read/,
    ],
  ] as const;
  await planner.getByLabel("Length, metres").fill("300");
  for (const [text, sentence] of cases) {
    await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
    await planner.getByLabel("Boundary or line as KML").setInputFiles(file(text));
    await expect(planner.getByRole("alert")).toHaveText(sentence);
    await expect(planner.getByLabel("Survey planner: result")).toContainText("Please correct the marked field.");
    await expect(planner.getByLabel("Length, metres")).toHaveValue("300");
  }
  await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
  await planner.getByLabel("Boundary or line as KML").setInputFiles(file(field));
  await expect(planner.getByRole("alert")).toHaveCount(0);
  await expect(planner.getByLabel("Length, metres")).toHaveValue("445");
});

test("a file's error disappears when the sides are typed", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/services/land-surveying#survey-planner");
  const planner = page.locator("#survey-planner");
  await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
  await planner.getByLabel("Boundary or line as KML").setInputFiles(file("PK\u0003\u0004"));
  const wrong = planner.getByText("This is not a KML file.");
  await expect(wrong).toBeVisible();
  // Neither a change of another field nor sides that cannot be read clear the error.
  await planner.getByLabel("Pixel on the ground, cm").fill("1");
  await planner.getByLabel("Length, metres").fill("many");
  await expect(planner.getByText("The length must be a number")).toBeVisible();
  await expect(wrong).toBeVisible();
  await planner.getByLabel("Length, metres").fill("300");
  await expect(planner.getByRole("alert")).toHaveCount(0);
  await expect(planner).toContainText("300 by 400 m");
});
