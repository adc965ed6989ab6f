import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";

const spray = "/services/agriculture-spray";
const survey = "/services/land-surveying";
const thermal = "/services/thermal-mapping";
const pilot = "/training/drone-pilot-training";
const rule = "/excellence-center/3-modules/rpto";

test.describe("the instruments without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, result] of [
    [`${spray}?acres=12&crop=soybean`, "96-120 L"],
    [`${spray}?acres=30&crop=cotton&sprayer=32`, "300-360 L"],
    [`${survey}?long=500&wide=400&pixel=0.8`, "60 m above ground"],
    [`${rule}?grams=200&age=12`, "Nano, at 200 g"],
    [`${thermal}?size=2`, "2 MW on about 10 acres"],
    [`${thermal}?target=roof&size=2000&pixel=5&date=2026-06-21`, "First light"],
    [`${pilot}?rhythm=2`, "6 weeks: 40 guided hours on 12 days"],
    [`${pilot}?grams=200&age=12`, "Nano, at 200 g"],
    ["/excellence-center/3-modules?level=two&start=2026-12-07", "8 weeks: 40 training days"],
    ["/product/heavy-payload-drones?model=hp-10&payload=10&height=0&heat=25", "About 18 minutes"],
  ] as const) {
    test(`${address} holds its result in what the server sends`, async ({ request }) => {
      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      expect(html).toContain(result);
      const [path] = address.split("?");
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}"`));
    });
  }

  test("a plain form answers", async ({ page }) => {
    await page.goto(spray);
    const planner = page.locator("#spray-planner");
    await planner.getByLabel("Acres").fill("50");
    await planner.getByLabel("Crop").selectOption("orchard");
    await planner.getByRole("button", { name: "Work it out" }).click();
    await expect(page).toHaveURL(/acres=50.*#spray-planner$/);
    await expect(planner).toContainText("750-1,000 L");
    await expect(planner.getByLabel("Acres")).toHaveValue("50");
  });

  test("a field that cannot be read says so, and keeps what was typed", async ({ page }) => {
    await page.goto(`${spray}?acres=many`);
    const planner = page.locator("#spray-planner");
    await expect(planner.getByRole("alert")).toHaveText("Acres must be a number, such as 12 or 2.5.");
    await expect(planner.getByLabel("Acres")).toHaveValue("many");
    await expect(planner.getByRole("link", { name: "Send this to our team" })).toHaveCount(0);
  });
});

test.describe("the instruments with scripts", () => {
  test("answer while one types, keep their state in the address, and send it to a person", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${spray}#spray-planner`);
    const planner = page.locator("#spray-planner");
    await planner.getByLabel("Acres").fill("24");
    await expect(planner).toContainText("192-240 L");
    await expect(page).toHaveURL(/acres=24/);
    const whatsapp = await planner.getByRole("link", { name: "Send this on WhatsApp" }).getAttribute("href");
    expect(new URL(whatsapp ?? "").searchParams.get("text")).toMatch(/192-240 L[\s\S]*Reopen: https?:\/\/.*acres=24/);
    await page.reload();
    await expect(planner.getByLabel("Acres")).toHaveValue("24");
    await planner.getByRole("link", { name: "Send this to our team" }).click();
    await expect(page.getByLabel("Your question is about")).toHaveValue("Spray planner");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/192-240 L/);
  });

  test("their code is no part of a page's first load", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(spray);
    await expect(page.locator("html")).toHaveAttribute("data-alive", "");
    const code = () => asked.filter((url) => /\/assets\/instrument-/.test(url));
    expect(code()).toEqual([]);
    await page.locator("#spray-planner").scrollIntoViewIfNeeded();
    await expect.poll(() => code().length).toBe(1);
  });

  test("a boundary's file fills in its sides and goes nowhere", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${survey}#survey-planner`);
    const planner = page.locator("#survey-planner");
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") posted.push(request.url());
    });
    const kml = "<kml><coordinates>77.4,23.2,0 77.41,23.2,0 77.41,23.205,0 77.4,23.205,0</coordinates></kml>";
    await planner
      .getByLabel("Boundary as KML")
      .setInputFiles({ name: "a.kml", mimeType: "text/xml", buffer: Buffer.from(kml) });
    await expect(planner.getByLabel("Length, metres")).toHaveValue("1022");
    await expect(planner.getByLabel("Width, metres")).toHaveValue("556");
    await expect(page).toHaveURL(/long=1022&wide=556/);
    expect(posted).toEqual([]);
  });

  test("too coarse a pixel is told, not flown", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${survey}?pixel=3#survey-planner`);
    await expect(page.locator("#survey-planner")).toContainText("above 120 m, which a green zone does not allow");
  });

  test("a plant on a midwinter day, and a pixel too coarse for it", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${thermal}#thermal-planner`);
    const planner = page.locator("#thermal-planner");
    await planner.getByLabel("Preferred day").fill("2026-12-21");
    await expect(planner).toContainText(/\d+:\d\d to \d+:\d\d IST on December 21, 2026, 600 W\/m² or more at 20° tilt/);
    await planner.getByLabel("Pixel on the ground, cm").fill("4");
    await expect(planner).toContainText("with this one faults stay hidden");
    await expect(page).toHaveURL(/pixel=4&tilt=20&date=2026-12-21/);
  });

  test("a way to the certificate is kept as a calendar", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${pilot}#my-way`);
    const way = page.locator("#my-way");
    const keep = way.getByRole("link", { name: "Keep it in my calendar" });
    await expect(keep).toHaveCount(0);
    await way.getByLabel("Days a week").selectOption("2");
    await way.getByLabel("First day").fill("2026-12-07");
    await expect(way).toContainText("December 12, 2026");
    const [download] = await Promise.all([page.waitForEvent("download"), keep.click()]);
    expect(download.suggestedFilename()).toBe("my-way.ics");
    const file = await readFile(await download.path(), "utf8");
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    // Eight hours at three hours and twenty minutes a day: the first weekend, and some of the next Saturday.
    expect(file).toContain("DTSTART;VALUE=DATE:20261212\r\nRRULE:FREQ=WEEKLY;BYDAY=SA,SU;UNTIL=20261219");
    // The other instrument of this page keeps what it says.
    await expect(page.locator("#which-rule")).toContainText("Small, at 2,600 g");
  });

  test("the rule for a young pilot of a heavy drone, by keyboard", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${rule}#which-rule`);
    const finder = page.locator("#which-rule");
    await finder.getByLabel("Weight with payload, grams").focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("26000");
    await finder.getByLabel("Pilot's age").fill("17");
    await expect(finder).toContainText("Medium, at 26,000 g");
    await expect(finder).toContainText("the certificate begins at age 18");
    await finder.getByLabel("Place").selectOption("near");
    await expect(finder).toContainText("Look at the map and ask before anything else");
  });
});

test("'What is your job?' leads from home to an instrument in one tap", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/");
  await page.getByRole("navigation", { name: "What is your job?" }).getByRole("link", { name: "Spray a crop" }).click();
  await expect(page).toHaveURL(`${spray}#spray-planner`);
  await expect(page.getByRole("heading", { name: "Plan your spraying day" })).toBeInViewport();
});
