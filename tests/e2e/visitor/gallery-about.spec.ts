import type { Page } from "@playwright/test";
import { expect, test, type Visit } from "../fixtures.ts";

test.describe("the gallery's images", () => {
  const categories = ["Branding", "Team", "Products", "Training", "Services"];
  const images = (page: Page) => page.getByRole("tabpanel", { name: "Images" });
  const tiles = (page: Page) => images(page).getByRole("figure");
  const choose = (page: Page, category: string) =>
    page.getByRole("group", { name: "Show" }).getByText(category, { exact: true }).click();
  const viewer = (page: Page) => page.getByRole("dialog", { name: "Picture viewer" });
  const captions = (page: Page) => tiles(page).locator("figcaption > :first-child").allInnerTexts();

  test("are shown first, with captions and alternative texts, and can be filtered by category", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/gallery");
    await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible();
    await expect(page.getByRole("tab")).toHaveText(["Images", "Videos"]);
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Images");
    await expect(images(page)).toBeVisible();
    await expect(page.getByRole("link", { name: /YouTube/ })).toHaveCount(0);
    const count = await tiles(page).count();
    expect(count).toBeGreaterThan(categories.length);
    await expect(images(page).getByRole("img", { name: /\w{3}/ })).toHaveCount(count);
    for (const label of await tiles(page).locator("figcaption > :last-child").allTextContents()) {
      expect(categories).toContain(label);
    }
    for (const caption of await captions(page)) expect(caption).toMatch(/\w{3}/);

    await expect(page.getByRole("radio")).toHaveCount(1 + categories.length);
    await expect(page.getByRole("radio", { name: "All" })).toBeChecked();
    const all = await tiles(page).count();
    let sum = 0;
    for (const category of categories) {
      const ofIt = tiles(page).filter({ has: page.getByText(category, { exact: true }) });
      await choose(page, "All");
      await expect(tiles(page)).toHaveCount(all);
      const count = await ofIt.count();
      expect(count, category).toBeGreaterThan(0);
      expect(count, category).toBeLessThan(all);
      await choose(page, category);
      await expect(page.getByRole("radio", { name: category })).toBeChecked();
      await expect(tiles(page)).toHaveCount(count);
      await expect(ofIt).toHaveCount(count);
      await expect(images(page).getByRole("status")).toHaveText(
        `${count} ${count === 1 ? "picture" : "pictures"} shown`,
      );
      sum += count;
    }
    expect(sum).toBe(all);
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("radio", { name: "Training" })).toBeChecked();
    await expect(tiles(page).first()).toContainText(/training/i);
  });

  test("open in a viewer that works by keyboard", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/gallery");
    const names = await captions(page);
    const second = tiles(page).nth(1).getByRole("link");
    await second.focus();
    await page.keyboard.press("Enter");
    await expect(viewer(page)).toBeVisible();
    const shows = async (index: number) => {
      await expect(viewer(page).getByText(names.at(index) ?? "", { exact: false })).toBeVisible();
      const place = index < 0 ? names.length + index : index;
      await expect(viewer(page).getByText(`Picture ${place + 1} / ${names.length}`)).toBeVisible();
      await expect(viewer(page).getByRole("img")).toBeVisible();
    };
    await shows(1);
    await page.keyboard.press("ArrowRight");
    await shows(2);
    for (const index of [1, 0, -1]) {
      await page.keyboard.press("ArrowLeft");
      await shows(index);
    }
    await page.keyboard.press("ArrowRight");
    await shows(0);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(second).toBeFocused();
    await expect(page).toHaveURL(/\/gallery$/);
  });

  test("stay within the chosen category, by buttons and by swipe", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/gallery");
    await choose(page, "Products");
    await expect(tiles(page).filter({ has: page.getByText("Team", { exact: true }) })).toHaveCount(0);
    const names = await captions(page);
    expect(names.length).toBeGreaterThan(1);
    await tiles(page).last().getByRole("link").click();
    const shown = async (index: number) => {
      await expect(viewer(page).getByText(names.at(index) ?? "")).toBeVisible();
      await expect(viewer(page).getByText(new RegExp(`^Picture \\d+ / ${names.length}$`))).toBeVisible();
    };
    await shown(-1);
    await viewer(page).getByRole("button", { name: "Next picture" }).click();
    await shown(0);
    await viewer(page).getByRole("button", { name: "Previous picture" }).click();
    await shown(-1);
    await page.mouse.move(800, 450);
    await page.mouse.down();
    await page.mouse.move(500, 455, { steps: 4 });
    await page.mouse.up();
    await shown(0);
    await viewer(page).getByRole("button", { name: "Close" }).click();
    await expect(viewer(page)).toBeHidden();
  });

  test("leave out a picture that cannot be loaded", async ({ visit }) => {
    const { page } = visit;
    visit.expectConsoleError(/\/pictures\/hero-ridges/);
    await page.route("**/pictures/hero-ridges.*", (route) => route.fulfill({ status: 404, body: "" }));
    await visit.open("/gallery");
    const tile = images(page).locator("figure", { hasText: "above the plateau, last light" });
    await expect(tile).toHaveCount(1);
    await expect(tile).toBeHidden();
    const count = await tiles(page).count();
    await expect(images(page).getByRole("status")).toHaveText(`${count} pictures shown`);
  });
});

test.describe("the gallery's videos", () => {
  const videos = (page: Page) => page.getByRole("tabpanel", { name: "Videos" });

  test("replace the images when toggled", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/gallery");
    await page.getByRole("tab", { name: "Videos" }).click();
    await expect(videos(page)).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(videos(page).getByRole("listitem")).toHaveCount(6);
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tabpanel", { name: "Images" })).toBeVisible();
    await expect(videos(page)).toBeHidden();
    await visit.open("/gallery#videos");
    await expect(videos(page)).toBeVisible();
  });

  test("open the external site in a new tab without opener or referrer, and say so", async ({ visit }) => {
    const { page } = visit;
    await page
      .context()
      .route("https://www.youtube.com/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html><title>External</title>" }),
      );
    await visit.open("/gallery#videos");
    const links = videos(page).getByRole("link");
    await expect(links).toHaveCount(6);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
      await expect(link).toHaveAttribute("href", /^https:\/\/www\.youtube\.com\/(watch\?v=|results\?search_query=)./);
      await expect(link).toHaveAccessibleName(/\w{3}.*YouTube in a new tab/);
    }
    const opening = page.context().waitForEvent("page");
    await links.first().click();
    const tab = await opening;
    await expect(tab).toHaveURL(/^https:\/\/www\.youtube\.com\//);
    await expect(tab).toHaveTitle("External");
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
    await expect(page).toHaveURL(/\/gallery#videos$/);
  });
});

test.describe("the gallery without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("toggles, filters, and links each tile to its picture", async ({ page }) => {
    await page.goto("/gallery");
    const tiles = page.locator("#images li:visible");
    const all = await tiles.count();
    expect(all).toBeGreaterThan(5);
    await page.getByRole("group", { name: "Show" }).getByText("Team", { exact: true }).click();
    const team = await page.locator("#images li[data-category=Team]").count();
    await expect(tiles).toHaveCount(team);
    await expect(page.locator("#images li[data-category=Team]:visible")).toHaveCount(team);

    await page.getByRole("tab", { name: "Videos" }).click();
    await expect(page.locator("#videos")).toBeVisible();
    await expect(page.locator("#images")).toBeHidden();
    await page.getByRole("tab", { name: "Images" }).click();
    await expect(page.locator("#images")).toBeVisible();

    const address = (await tiles.first().getByRole("link").getAttribute("href")) ?? "";
    const picture = await page.request.get(address);
    expect(picture.status()).toBe(200);
    expect(picture.headers()["content-type"]).toBe("image/webp");
  });
});

test.describe("the counters of 'About Us'", () => {
  const finals = ["5", "500", "1,200", "98%"];
  const labels = ["years", "drones delivered", "certified pilots", "placement assistance"];
  const figures = (page: Page) => page.getByRole("region", { name: "Five years in figures" });
  /** The counting numbers; none after the animation. */
  const running = (page: Page) => figures(page).locator("li > p:first-child > [aria-hidden]");
  /** The final numbers. */
  const standing = (page: Page) => figures(page).locator("li > p:first-child > :first-child");

  /** Opens the page with a paused clock, hydrated, and scrolls to the figures. */
  async function openWithPausedClock({ page }: Visit): Promise<void> {
    await page.clock.install({ time: "2026-01-05T09:00:00+05:30" });
    await page.clock.pauseAt("2026-01-05T09:01:00+05:30");
    await page.goto("/about-us");
    // The page hydrates when idle, which needs time to pass, or at the first key.
    await page.keyboard.press("Shift");
    await expect(page.locator("html")).toHaveAttribute("data-alive", "");
  }
  const look = async (page: Page) => {
    await figures(page).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(figures(page).getByRole("list")).toBeInViewport({ ratio: 1 });
  };

  test("count from 0 to 5, 500, 1200 and 98 in two seconds when visible, and give screen readers the final number", async ({
    visit,
  }) => {
    const { page } = visit;
    await openWithPausedClock(visit);
    for (const [index, label] of labels.entries()) {
      await expect(figures(page).getByRole("listitem").nth(index).getByText(label, { exact: true })).toBeVisible();
    }
    await look(page);
    await expect(running(page)).toHaveText(["0", "0", "0", "0%"]);
    await page.clock.runFor(1010);
    await expect(running(page)).toHaveText(["2", "250", "600", "49%"]);
    await expect(figures(page).getByRole("list")).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - paragraph: "5"
          - paragraph: years
        - listitem:
          - paragraph: "500"
          - paragraph: drones delivered
        - listitem:
          - paragraph: 1,200
          - paragraph: certified pilots
        - listitem:
          - paragraph: 98%
          - paragraph: placement assistance
    `);
    await page.clock.runFor(966);
    await expect(running(page)).toHaveText(["4", "491", "1,180", "96%"]);
    await page.clock.runFor(50);
    await expect(running(page)).toHaveCount(0);
    await expect(standing(page)).toHaveText(finals);
    for (const number of await standing(page).all()) await expect(number).toBeVisible();

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(figures(page)).not.toBeInViewport();
    await look(page);
    await page.clock.runFor(500);
    await expect(standing(page)).toHaveText(finals);
    await expect(running(page)).toHaveCount(0);
  });

  test("show the final numbers at once with reduced motion", async ({ visit }) => {
    const { page } = visit;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithPausedClock(visit);
    const changed = await figures(page).evaluateHandle((region) => {
      const changes: string[] = [];
      new MutationObserver((records) => changes.push(...records.map(({ type }) => type))).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      return changes;
    });
    await look(page);
    await expect(standing(page)).toHaveText(finals);
    await page.clock.runFor(3000);
    await expect(standing(page)).toHaveText(finals);
    for (const number of await standing(page).all()) await expect(number).toBeVisible();
    expect(await changed.jsonValue()).toEqual([]);
  });
});

test("'About Us' presents the company, from its story to directions", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/about-us");
  await expect(page).toHaveTitle(/About Us/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Read our story" }).click();
  const story = page.locator("#story");
  await expect(story.getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(story.getByRole("paragraph").nth(1)).toContainText(/\w{3}/);

  const years = page.getByRole("region", { name: "Year by year" }).getByRole("listitem");
  await expect(years.locator("> p:first-of-type")).toHaveText(["2019", "2020", "2021", "2022", "2023", "2024"]);
  await expect(years.getByRole("heading", { level: 3 })).toHaveCount(6);
  const places = await years.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect(places, "from left to right").toEqual([...places].sort((one, other) => one - other));

  for (const name of ["Mission", "Vision"]) {
    const purpose = page.getByRole("region", { name, exact: true });
    await expect(purpose.getByRole("paragraph")).toContainText(/\w{3}/);
    await expect(purpose).toBeVisible();
  }
  const values = page.getByRole("region", { name: "How we work" });
  await expect(values.getByRole("heading", { level: 3 })).toHaveText([
    "Say what it cannot do",
    "Test first",
    "Made to be repaired",
    "The rules come first",
  ]);
  const founder = page.getByRole("region", { name: "Founder's message" });
  await expect(founder.getByRole("blockquote")).toContainText("I would rather be asked how they come back.");
  await expect(founder.getByText("Founder, Vayutra Drones")).toBeVisible();

  const closing = page.getByRole("main").getByRole("region").last();
  await expect(closing.getByRole("link", { name: "See open positions" })).toHaveAttribute("href", "/careers");
  await closing.getByRole("link", { name: "Plan a visit" }).click();
  await expect(page.getByLabel("Your question is about")).toHaveValue("A visit to the workshop");
});

test.describe("'About Us' without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("has its final numbers and its whole story in the server's HTML", async ({ page }) => {
    await page.goto("/about-us");
    const counters = page.getByRole("region", { name: "Five years in figures" }).getByRole("listitem");
    for (const [index, number] of ["5", "500", "1,200", "98%"].entries()) {
      await expect(counters.nth(index).getByText(number, { exact: true })).toBeVisible();
      await expect(counters.nth(index).getByText(/^0%?$/)).toHaveCount(0);
    }
    for (const year of ["2019", "2020", "2021", "2022", "2023", "2024"]) {
      await expect(page.locator("#milestones").getByText(year, { exact: true })).toBeVisible();
    }
    for (const name of ["Mission", "Vision", "How we work", "Founder's message", "Visit our workshop"]) {
      await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
    }
  });
});
