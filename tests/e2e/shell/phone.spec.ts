import { expect, test } from "../fixtures.ts";
import { holdResponses } from "../hold-responses.ts";

/** A phone: a narrow touch screen. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The pages with an instrument. */
const planned = [
  "/services/agriculture-spray",
  "/services/land-surveying",
  "/services/thermal-mapping",
  "/training/drone-pilot-training",
  "/excellence-center/3-modules",
  "/excellence-center/3-modules/rpto",
  "/product/heavy-payload-drones",
];

test.describe("the menu on a phone", () => {
  test("opens the tapped group, also while another is open", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    const bar = page.getByRole("banner");
    await bar.getByText("Menu", { exact: true }).tap();
    await bar.locator("summary:visible").filter({ hasText: "Training" }).tap();
    await expect(bar.getByRole("link", { name: "Drone Pilot Training" })).toBeVisible();
    const excellence = bar.locator("summary:visible").filter({ hasText: "Excellence Center" });
    const { x, y, width, height } = (await excellence.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(bar.getByRole("link", { name: "Atal Tinkering Lab" })).toBeVisible();
    await expect(page).toHaveURL("/careers");
  });

  test("stays open when the tap on it starts the scripts", async ({ visit }) => {
    const { page } = visit;
    await page.goto("/");
    const bar = page.getByRole("banner");
    await bar.getByText("Menu", { exact: true }).tap();
    await expect(page.locator("html")).toHaveAttribute("data-alive", "");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(bar.locator("summary:visible").filter({ hasText: "Training" })).toBeVisible();
  });

  test("closes on a tap on a link, even if the page is slow", async ({ visit }) => {
    const { page } = visit;
    const release = await holdResponses(page, "**/gallery.data**");
    await visit.open("/careers");
    const bar = page.getByRole("banner");
    await bar.getByText("Menu", { exact: true }).tap();
    await bar.getByRole("link", { name: "Gallery" }).tap();
    await expect(bar.getByRole("link", { name: "Gallery" })).toBeHidden();
    await expect(page).toHaveURL("/careers");
    release();
    await expect(page).toHaveURL("/gallery");
  });

  test("has contact links, and a visible edge on a black page", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    const bar = page.getByRole("banner");
    await bar.getByText("Menu", { exact: true }).tap();
    const menu = bar.getByRole("navigation", { name: "Main" });
    await expect(menu.getByRole("link", { name: /^Call \+91/ })).toHaveAttribute("href", /^tel:/);
    await expect(menu.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=/);
    await expect(menu).not.toHaveCSS("border-bottom-width", "0px");
    await menu.getByRole("link", { name: "Get Quote" }).tap();
    await expect(page).toHaveURL("/contact-us#form-heading");
    await expect(page.getByRole("heading", { name: "Send us a message" })).toBeInViewport();
  });
});

test.describe("the bar at the foot of a phone", () => {
  test("has a call, a message about this page, and a quote request", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/services/agriculture-spray");
    const foot = page.getByRole("navigation", { name: "Reach us" });
    await expect(foot.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
    const address = await foot.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
    expect(new URL(address ?? "").searchParams.get("text")).toContain("Agriculture Spray");
    await foot.getByRole("link", { name: "Quote" }).tap();
    await expect(page.getByLabel("Your question is about")).toHaveValue("Agriculture Spray");
    await visit.open("/training/drone-pilot-training");
    await foot.getByRole("link", { name: "Quote" }).tap();
    await expect(page.getByLabel("Your question is about")).toHaveValue("Drone Pilot Training");
    await expect(page.getByLabel("Inquiry type")).toHaveValue("training");
  });

  test("leads to the form and keeps its text if it is already open", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/training/drone-pilot-training");
    const quote = page.getByRole("navigation", { name: "Reach us" }).getByRole("link", { name: "Quote" });
    await quote.tap();
    await expect(page.getByLabel("Inquiry type")).toHaveValue("training");
    await page.getByLabel("First name").fill("Asha");
    await page.getByRole("textbox", { name: "Message" }).fill("A batch in June, please.");
    await page.getByRole("heading", { name: "Departments" }).tap();
    await quote.tap();
    await expect(page).toHaveURL(/#form-heading$/);
    await expect(page.getByRole("heading", { name: "Send us a message" })).toBeInViewport();
    await page.getByRole("banner").getByText("Menu", { exact: true }).tap();
    await page.getByRole("banner").getByRole("link", { name: "Get Quote" }).tap();
    await expect(page).toHaveURL(/inquiry=training/);
    await expect(page.getByLabel("First name")).toHaveValue("Asha");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("A batch in June, please.");
  });

  test("shows when the office opens, in the office's time zone", async ({ visit }) => {
    const { page } = visit;
    // Sunday noon in Bhopal
    await page.clock.setFixedTime("2026-11-22T12:00:00+05:30");
    await visit.open("/about-us");
    const call = page.getByRole("navigation", { name: "Reach us" }).getByRole("link", { name: /^Call/ });
    // The sample number of the bar has no hours; the link with the whole number tells them.
    await expect(call).toHaveText("Callsample");
    const number = page.getByRole("link", { name: /^Call \+91.*opens Mon 9:00/, includeHidden: true }).first();
    await expect(number).toBeAttached();
    await page.clock.setFixedTime("2026-11-23T12:00:00+05:30");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-alive", "");
    await expect(
      page.getByRole("link", { name: /^Call \+91[\d ]*\(sample\)$/, includeHidden: true }).first(),
    ).toBeAttached();
    await expect(number).not.toBeAttached();
  });

  test("sends an instrument's result once the visitor has changed its values", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/services/agriculture-spray#spray-planner");
    const whatsapp = page.getByRole("navigation", { name: "Reach us" }).getByRole("link", { name: "WhatsApp" });
    const text = async () => new URL((await whatsapp.getAttribute("href")) ?? "").searchParams.get("text");
    const planner = page.locator("#spray-planner");
    await planner.scrollIntoViewIfNeeded();
    expect(await text()).toMatch(/: Agriculture Spray$/);
    await planner.getByLabel("Area").fill("24");
    // The bar is hidden while the visitor types.
    await planner.getByLabel("Area").blur();
    await expect.poll(text).toContain("Spray planner\nCase: 24 acres");
    expect(await text()).toMatch(/Reopen: http\S+acres=24\S*#spray-planner$/);
    await page.getByRole("contentinfo").locator("summary", { hasText: "Company" }).tap();
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).tap();
    await expect(page).toHaveURL("/about-us");
    await expect.poll(text).not.toContain("Spray planner");
  });

  test("carries the result of the one instrument of two that the visitor has filled in", async ({ visit }) => {
    const { page } = visit;
    const whatsapp = page.getByRole("navigation", { name: "Reach us" }).getByRole("link", { name: "WhatsApp" });
    for (const [query, id] of [
      ["grams=200", "which-rule"],
      ["rhythm=2", "my-way"],
    ]) {
      await visit.open(`/training/drone-pilot-training?${query}`);
      // Planners work once they are near the screen.
      for (const each of ["my-way", "which-rule"]) {
        await page.locator(`#${each}-result`).scrollIntoViewIfNeeded();
        await expect(page.locator(`#${each} .letterhead`)).toBeAttached();
      }
      await expect(whatsapp).toHaveAttribute("href", new RegExp(`%23${id}$`));
    }
  });

  test("the first screen of each page with a planner leads to it, in both editions", async ({ visit }) => {
    const { page } = visit;
    for (const path of planned) {
      for (const edition of ["", "/hi"]) {
        await visit.open(edition + path);
        // Some pages of the Hindi edition are short, without the planner.
        if ((await page.locator(".instrument-form").count()) === 0) {
          expect(edition, path).toBe("/hi");
          continue;
        }
        const id = await page
          .locator(".instrument-form")
          .first()
          .evaluate((form) => form.closest("section")?.id);
        const link = page.getByRole("main").locator(`a[href="#${id}"]`).first();
        const [shown, bar] = [await link.boundingBox(), await page.locator(".reach-bar").boundingBox()];
        expect((shown?.y ?? 999) + (shown?.height ?? 999), edition + path).toBeLessThanOrEqual(bar?.y ?? 0);
        await link.tap();
        await expect(page.locator(`#${id}`)).toBeFocused();
        await expect(page.locator(`#${id}`)).toBeInViewport();
      }
    }
  });

  test("the first screen of the Atal Tinkering Lab leads to its grant, in both editions", async ({ visit }) => {
    const { page } = visit;
    for (const edition of ["", "/hi"]) {
      await visit.open(`${edition}/excellence-center/atal-tinkering-lab`);
      const link = page.getByRole("main").getByRole("link", { name: "₹10", exact: false }).first();
      await expect(link).toHaveAttribute("href", "#applying-for-a-lab");
      const [shown, bar] = [await link.boundingBox(), await page.locator(".reach-bar").boundingBox()];
      expect((shown?.y ?? 999) + (shown?.height ?? 999), edition).toBeLessThanOrEqual(bar?.y ?? 0);
      await link.tap();
      await expect(page.locator("#applying-for-a-lab")).toBeInViewport();
    }
  });

  test("takes an instrument's result along into the form", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/services/agriculture-spray?acres=24#spray-planner");
    const quote = page.getByRole("navigation", { name: "Reach us" }).getByRole("link", { name: "Quote" });
    await page.locator("#spray-planner").scrollIntoViewIfNeeded();
    await expect(quote).toHaveAttribute("href", /&message=/);
    await quote.tap();
    await expect(page.getByRole("heading", { name: "Send us a message" })).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/^Spray planner\nCase: 24 acres/);
    await expect(page.getByLabel("Your question is about")).toHaveValue("Spray planner");
  });

  test("has the chat as its last button, and no button in the full signal colour", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/services/agriculture-spray");
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const chat = await page.getByRole("button", { name: "Open the support chat" }).boundingBox();
      const foot = page.getByRole("navigation", { name: "Reach us" });
      const bar = await foot.boundingBox();
      expect(chat?.y ?? 0, "covers nothing above the bar").toBeGreaterThanOrEqual(bar?.y ?? 999);
      for (const link of await foot.getByRole("link").all()) {
        const box = await link.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(chat?.x ?? 0);
        expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      }
      await expect(foot.getByRole("link", { name: "Quote" })).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    }
    await page.locator("#spray-planner").getByLabel("Area").tap();
    await expect(page.getByRole("button", { name: "Open the support chat" })).toBeHidden();
  });

  test("hides while the visitor types, and never covers the end of the page", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/contact-us");
    const foot = page.getByRole("navigation", { name: "Reach us" });
    await expect(foot).toBeVisible();
    await page.getByLabel("First name").tap();
    await expect(foot).toBeHidden();
    await page.getByRole("heading", { name: "Departments" }).tap();
    await expect(foot).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole("contentinfo").getByRole("button").last().boundingBox();
    const bar = await foot.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test("home's first screen holds the headline, both calls and every job", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/");
  const bar = await page.getByRole("navigation", { name: "Reach us" }).boundingBox();
  const jobs = page.getByRole("navigation", { name: "What do you need?" });
  await expect(jobs.getByRole("link")).toHaveCount(7);
  const last = await jobs.getByRole("link", { name: "For schools" }).boundingBox();
  expect((last?.y ?? 999) + (last?.height ?? 999)).toBeLessThanOrEqual(bar?.y ?? 0);
  for (const name of ["Get Custom Drone Quote", "View Our Drones"])
    expect((await page.getByRole("link", { name }).boundingBox())?.width).toBe(350);
});

test("a phone in landscape has a header of one row, headline and call in its first screen, and the bar of calls", async ({
  visit,
}) => {
  const { page } = visit;
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ["/", "/services/agriculture-spray"]) {
    await visit.open(path);
    expect((await page.getByRole("banner").boundingBox())?.height, path).toBeLessThanOrEqual(58);
    const bar = await page.getByRole("navigation", { name: "Reach us" }).boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect((heading?.y ?? 999) + (heading?.height ?? 999), path).toBeLessThan(bar?.y ?? 0);
  }
  await visit.open("/");
  const bar = await page.getByRole("navigation", { name: "Reach us" }).boundingBox();
  const call = await page.getByRole("link", { name: "Get Custom Drone Quote" }).boundingBox();
  expect((call?.y ?? 999) + (call?.height ?? 999)).toBeLessThan(bar?.y ?? 0);
  const pause = await page.getByRole("button", { name: "Pause the background pictures" }).boundingBox();
  expect(pause?.y, "below the header").toBeGreaterThan(58);
  expect((pause?.y ?? 999) + (pause?.height ?? 999)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("with text twice as large nothing grows sideways, and the bars give way", async ({ visit }) => {
  const { page } = visit;
  const paths = ["/", "/training/drone-pilot-training", "/services/agriculture-spray", "/contact-us"];
  for (const path of [...paths, "/product/heavy-payload-drones"]) {
    await visit.open(path);
    await page.addStyleTag({ content: "html { font-size: 32px; }" });
    await expect(page.getByRole("banner")).toHaveCSS("position", "relative");
    for (const link of await page.getByRole("navigation", { name: "Reach us" }).getByRole("link").all())
      expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
    for (const pause of await page.getByRole("button", { name: "Pause the background pictures" }).all()) {
      const { x = 999, width = 0 } = (await pause.boundingBox()) ?? {};
      expect(x + width, "the pause button is on the screen").toBeLessThanOrEqual(390);
    }
    await expect(page.getByRole("navigation", { name: "Reach us" })).toHaveCSS("position", "static");
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    const cut = await page.locator("main").evaluate((main) => {
      const shown = (selector: string) => [...main.querySelectorAll(selector)].filter((each) => each.checkVisibility());
      return [
        ...shown(".ticket dd, .pin-words").filter((each) => each.getBoundingClientRect().right > 390 - 2 * 16),
        // A figure that breaks is no figure: "15" over "0+".
        ...shown("span.tabular.font-display").filter(
          (each) =>
            !each.textContent.includes(" ") &&
            each.getBoundingClientRect().height > 1.5 * Number.parseFloat(getComputedStyle(each).fontSize),
        ),
      ].map(({ textContent }) => textContent);
    });
    expect(cut, path).toEqual([]);
  }
});

test("in landscape with text twice as large the bars give way too", async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize({ width: 844, height: 390 });
  await visit.open("/services/agriculture-spray");
  await expect(page.getByRole("navigation", { name: "Reach us" })).toHaveCSS("position", "fixed");
  await page.addStyleTag({ content: "html { font-size: 32px; }" });
  await expect(page.getByRole("banner")).toHaveCSS("position", "relative");
  await expect(page.getByRole("navigation", { name: "Reach us" })).toHaveCSS("position", "static");
  await expect(page.getByRole("button", { name: "Open the support chat" })).toHaveCSS("position", "static");
});

test("a table is shown as stacked rows without cut text", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/training/drone-industrial-training");
  const table = page.getByRole("table").first();
  await table.scrollIntoViewIfNeeded();
  for (const cell of await table.getByRole("cell").all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  }
  expect(await table.getByRole("columnheader").count()).toBeGreaterThan(2);
});

test("the crops stand in a row that is swiped, also by the keyboard", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/services/agriculture-spray");
  const table = page.getByRole("table", { name: /^Crops we spray/ });
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole("rowgroup").last()).toHaveAttribute("tabindex", "0");
  const [first, second] = [table.getByRole("row").nth(1), table.getByRole("row").nth(2)];
  expect((await second.boundingBox())?.y).toBe((await first.boundingBox())?.y);
  expect((await second.boundingBox())?.x).toBeLessThan(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("models are compared side by side, and the first column stays in sight", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/product/trainer-drone");
  const table = page.getByRole("table", { name: "Comparison of the three trainer models" });
  const tops = await table
    .getByRole("columnheader")
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().bottom)));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const area = page.getByRole("region", { name: "Comparison of the three trainer models" });
    await area.scrollIntoViewIfNeeded();
    await area.evaluate((element) => element.scrollTo({ left: 999 }));
    await expect(table.getByRole("rowheader").first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("three cards stand in a row that is swiped, with the edge of the next in sight", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/training/rc-aircraft-workshop");
  const cards = page.locator("#programs li:has(h3)");
  await expect(cards).toHaveCount(3);
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeLessThan(390);
  await expect(cards.nth(2)).not.toBeInViewport();
  await cards.nth(2).scrollIntoViewIfNeeded();
  await expect(cards.nth(2).getByRole("heading")).toBeInViewport();
});

test("the steps of a repair stand below each other", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/training/drone-service-technician");
  const steps = page
    .getByRole("list")
    .filter({ has: page.getByRole("heading", { name: "Diagnose" }) })
    .getByRole("listitem");
  await expect(steps).toHaveCount(6);
  const boxes = await Promise.all((await steps.all()).map((step) => step.boundingBox()));
  for (const [at, box] of boxes.entries()) {
    expect(box?.x).toBe(boxes[0]?.x);
    if (at > 0) expect(box?.y).toBeGreaterThan(boxes[at - 1]?.y ?? Number.NaN);
  }
});

test("a fold says what is in it, and is open on wide screens", async ({ visit }) => {
  const { page } = visit;
  const release = await holdResponses(page, "**/assets/instrument-*.js");
  await visit.open("/services/agriculture-spray#spray-planner");
  const result = page.locator("#spray-planner-result");
  await expect(result.getByText("Crew", { exact: true })).toBeHidden();
  await result.getByText(/^More: Batteries, Planned rate, At work, Crew/).tap();
  await expect(result.getByText("Crew", { exact: true })).toBeVisible();
  // The live planner takes over what the visitor has opened.
  release();
  await page.locator("#spray-planner").getByLabel("Area").fill("24");
  await expect(result).toContainText("192-240 L");
  await expect(result.getByText("Crew", { exact: true })).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 1024, height: 844 });
  await expect(result.getByText("Crew", { exact: true })).toBeVisible();
  await expect(result.getByText(/^More:/)).toBeHidden();
});

test("a course page and that of spraying have at most eleven and a half screens, and the gallery two columns", async ({
  visit,
}) => {
  const { page } = visit;
  const courses = ["drone-development-workshops", "rc-aircraft-workshop", "drone-pilot-training"];
  courses.push("drone-industrial-training", "drone-data-processing", "drone-service-technician");
  for (const path of [...courses.map((course) => `/training/${course}`), "/services/agriculture-spray"]) {
    await visit.open(path);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / 844);
    expect(screens, path).toBeLessThanOrEqual(11.5);
  }
  await visit.open("/gallery");
  const lefts = await page
    .locator(".images li")
    .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
});

test("the bar at the top is at most 52 px high once the page is scrolled", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/about-us");
  const bar = page.getByRole("banner");
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(52);
  const menu = await bar.getByText("Menu", { exact: true }).boundingBox();
  expect(menu?.height).toBeGreaterThanOrEqual(44);
});

test("every tab is visible without scrolling", async ({ visit }) => {
  const { page } = visit;
  for (const path of ["/services/agriculture-spray", "/product/surveillance-drone", "/excellence-center/drone-coe"]) {
    await visit.open(path);
    const tabs = await page.getByRole("tab").all();
    expect(tabs.length).toBeGreaterThan(3);
    for (const tab of tabs) {
      const box = await tab.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999), path).toBeLessThanOrEqual(390);
    }
  }
});

test("the layout does not shift while a planner is filled in", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/services/land-surveying#survey-planner");
  const planner = page.locator("#survey-planner");
  await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
  const pixel = planner.getByLabel("Pixel on the ground, cm");
  await pixel.evaluate((field) => field.scrollIntoView({ block: "center" }));
  const place = await page.evaluate(() => scrollY);
  await pixel.fill("0.7");
  await expect(page).toHaveURL(/pixel=0.7.*#survey-planner$/);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test("the finder's course opens at its top after typing", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/excellence-center/3-modules/rpto#which-rule");
  const finder = page.locator("#which-rule");
  await finder.getByLabel("Pilot's age").fill("30");
  await expect(page).toHaveURL(/age=30/);
  await finder.getByRole("link", { name: /^Go to the course/ }).tap();
  await expect(
    page.getByRole("heading", { level: 1, name: "Professional Drone Pilot Certification" }),
  ).toBeInViewport();
  await page.locator("#which-rule").scrollIntoViewIfNeeded();
  await expect(page.locator("#which-rule").getByLabel("Pilot's age")).toHaveValue("25");
  await expect(page).toHaveURL("/training/drone-pilot-training");
});

test("a planner scrolls to its result, or to the invalid field", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/services/agriculture-spray#spray-planner");
  const planner = page.locator("#spray-planner");
  await planner.getByLabel("Area").tap();
  await planner.getByLabel("Area").fill("24");
  await planner.getByRole("button", { name: "Work it out" }).tap();
  // The visible figure; the live region repeats it a moment later.
  await expect(planner.getByText("192-240 L (8-10 L an acre)", { exact: true })).toBeInViewport();
  await expect(page).toHaveURL(/acres=24/);
  await planner.getByLabel("Area").fill("many");
  await planner.getByRole("button", { name: "Work it out" }).tap();
  await expect(planner.getByLabel("Area")).toBeFocused();
  await expect(planner.getByLabel("Area")).toBeInViewport();
});

test("an instrument prints alone on one sheet, and the page still prints as a whole", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/services/agriculture-spray#spray-planner");
  const planner = page.locator("#spray-planner");
  await planner.getByLabel("Area").fill("24");
  await expect(page).toHaveURL(/acres=24/);
  const sheets = async () => (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)?.length;
  expect(await sheets()).toBeGreaterThan(5);
  // The browser's print dialog would block the test.
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await planner.getByRole("button", { name: "Print this plan" }).tap();
  await page.emulateMedia({ media: "print" });
  await expect(planner.getByText("192-240 L (8-10 L an acre)", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: null });
  expect(await sheets()).toBe(1);
  expect(await sheets(), "printing it by the browser's menu").toBeGreaterThan(5);
});

test("print has no empty boxes for missing pictures", async ({ visit }) => {
  const { page } = visit;
  await page.route(/\/pictures\/survey-copter/, () => {});
  await visit.open("/services/land-surveying");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const waiting = page.locator("main img[src*='/survey-copter']");
  await expect(waiting).toBeHidden();
  await expect(waiting).toHaveAttribute("loading", "eager");
});

test("the opening's text is below its picture", async ({ visit }) => {
  const { page } = visit;
  for (const path of ["/", "/about-us", "/contact-us", "/blog", "/training/drone-pilot-training"]) {
    await visit.open(path);
    const picture = await page.locator(".opening-picture").first().boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(heading?.y, path).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 999));
  }
});

test("the footer is collapsed, opens by a tap, and its links are large enough to tap", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/careers");
  const footer = page.getByRole("contentinfo");
  expect((await footer.boundingBox())?.height).toBeLessThan(1000);
  await expect(footer.getByRole("link", { name: "Thermal Mapping" })).toBeHidden();
  await footer.locator("summary").filter({ hasText: "Services" }).tap();
  const link = footer.getByRole("link", { name: "Thermal Mapping" });
  await expect(link).toBeVisible();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await link.tap();
  await expect(page).toHaveURL("/services/thermal-mapping");
});

test("standalone links and buttons are large enough to tap", async ({ visit }) => {
  const { page } = visit;
  for (const path of ["/services/agriculture-spray", "/about-us", "/contact-us"]) {
    await visit.open(path);
    const small = await page.locator("a, button, summary, input, select, textarea").evaluateAll((targets) =>
      targets
        // Links within a sentence are exempt.
        .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== "inline")
        .filter((target) => getComputedStyle(target).position !== "absolute")
        .filter((target) => target.getBoundingClientRect().height < 44)
        .map((target) => target.textContent || target.getAttribute("name")),
    );
    expect(small, path).toEqual([]);
  }
});

test("ranges of numbers do not wrap", async ({ visit }) => {
  const { page } = visit;
  for (const path of ["/training/drone-service-technician", "/services/land-surveying"]) {
    await visit.open(path);
    await page.addStyleTag({ content: "main [hidden] { display: block !important; }" });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.evaluate(() => {
        const found: string[] = [];
        const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { index, 0: text } of (node.textContent ?? "").matchAll(/\d-\d/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              found.push(node.textContent ?? "");
          }
        return found;
      });
      expect(broken, `${path} at ${width}`).toEqual([]);
    }
  }
});

test("a preferred day is added to the message", async ({ visit, site }) => {
  const { page } = visit;
  await visit.open("/contact-us?about=A+demo+flight&day=soon&half=night");
  await expect(page.getByLabel(/Preferred day/)).toHaveValue("");
  await expect(page.getByLabel(/Half of the day/)).toHaveValue("");
  await visit.open("/contact-us?about=A+demo+flight&day=2099-11-22&half=morning");
  await page.getByLabel("First name").fill("Asha");
  await page.getByLabel("E-mail").fill("asha@farm.example");
  await expect(page.getByRole("alert")).toHaveText("The office is open Mon-Sat 9:00-18:00 IST: choose another day.");
  await page.getByLabel(/Preferred day/).fill("2099-12-01");
  await page.getByRole("textbox", { name: "Message" }).fill("May we see it fly?");
  await page.getByRole("button", { name: "Send Message" }).tap();
  const said = page.getByText("Message Sent Successfully!");
  await expect(said).toBeVisible();
  // The toast slides up and rests above the bar.
  const bar = page.getByRole("navigation", { name: "Reach us" });
  const ends = async () => {
    const [toast, foot] = [await page.locator("[data-sonner-toast]").boundingBox(), await bar.boundingBox()];
    return (toast?.y ?? 999) + (toast?.height ?? 999) - (foot?.y ?? 0);
  };
  await expect.poll(ends).toBeLessThanOrEqual(0);
  const [row] = await site.sql`select message from contact_submissions where email = 'asha@farm.example'`;
  expect(row?.message).toContain("About: A demo flight\nPreferred day: 2099-12-01, morning");
});

test("the chat's field is in sight on arrival, above the contact bar, without layout shifts", async ({ visit }) => {
  const { page } = visit;
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  // The screen with and without the browser's bars.
  for (const height of [664, 844]) {
    await page.setViewportSize({ width: 390, height });
    await visit.open("/support-chat");
    const field = await page.getByLabel("Your question").boundingBox();
    const bar = await page.getByRole("navigation", { name: "Reach us" }).boundingBox();
    expect((field?.y ?? 999) + (field?.height ?? 999)).toBeLessThan(bar?.y ?? 0);
  }
  expect((await page.getByRole("region", { name: "Support chat" }).boundingBox())?.height).toBe(600);
  await expect(
    page.getByText(/^Ask in English, Hindi or Hinglish\. The assistant answers from this website/),
  ).toHaveCount(2);
  await page.getByLabel("Your question").tap();
  await expect(page.getByLabel("Your question")).toBeFocused();
  // The web font replaces the system font, whose metrics differ by fractions of a pixel.
  expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.0005);
});
