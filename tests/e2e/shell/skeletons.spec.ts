import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { holdResponses } from "../hold-responses.ts";

const inBar = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });

/** Pauses the page's clock. */
const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

const lists = [
  { list: "Blog", from: "/gallery", heading: "Blog", data: "**/blog.data**", loaded: "article" },
  { list: "News", from: "/gallery", heading: "News", data: "**/news.data**", loaded: "article" },
  { list: "Careers", from: "/gallery", heading: "Join Our Team", data: "**/careers.data**", loaded: "summary" },
];

for (const { list, from, heading, data, loaded } of lists) {
  test(`${list}: a click shows the new page within 100 ms, with a skeleton until the answer is there`, async ({
    visit,
  }) => {
    const { page } = visit;
    const release = await holdResponses(page, data);
    await page.clock.install();
    await visit.open(from);
    await stopTime(page);
    const requested = page.waitForRequest(data);
    await inBar(page, list).click();
    await requested;
    await page.clock.runFor(90);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(new RegExp(`^${list}`));
    await expect(inBar(page, list)).toHaveAttribute("aria-current", "page");
    const skeleton = page.getByRole("status", { name: `Loading ${list}` });
    await expect(skeleton).toBeVisible();
    const place = () => page.getByRole("heading", { level: 1 }).boundingBox();
    const before = await place();
    release();
    await expect(page.locator("main").locator(loaded).first()).toBeVisible();
    await expect(skeleton).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(await place(), "the heading stays where it is").toEqual(before);
    await expect(page).toHaveTitle(new RegExp(`^${list}`));
  });

  test(`${list}: a quick answer shows no skeleton`, async ({ visit }) => {
    const { page } = visit;
    await page.clock.install();
    await visit.open(from);
    await page.evaluate((name) => {
      new MutationObserver(() => {
        if (document.querySelector(`[aria-label="Loading ${name}"]`)) document.documentElement.dataset.flashed = "";
      }).observe(document.body, { childList: true, subtree: true });
    }, list);
    await stopTime(page);
    await inBar(page, list).click();
    // The response arrives while a few milliseconds pass on the page's clock.
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(page.locator("main").locator(loaded).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.locator("html")).not.toHaveAttribute("data-flashed");
  });
}

test("neither a skeleton nor the progress bar is visible before 150 ms", async ({ visit }) => {
  const { page } = visit;
  await holdResponses(page, "**/blog.data**");
  await page.clock.install();
  await visit.open("/gallery");
  await stopTime(page);
  await inBar(page, "Blog").click();
  /** The opacity of an indicator `after` milliseconds. */
  const seenAfter = (name: string, ms: number) =>
    page.locator(`[aria-label="${name}"]`).evaluate((sign, time) => {
      // Restarted, because the browser's own clock keeps running.
      sign.setAttribute("style", "animation: none");
      getComputedStyle(sign).opacity;
      sign.removeAttribute("style");
      for (const animation of sign.getAnimations()) animation.currentTime = time;
      return Number(getComputedStyle(sign).opacity);
    }, ms);
  await expect(page.getByRole("progressbar", { name: "Loading the page" })).toBeAttached();
  expect(await seenAfter("Loading the page", 149)).toBe(0);
  expect(await seenAfter("Loading the page", 400)).toBe(1);
  // The page waits at most 40 ms before it shows its skeleton.
  await page.clock.runFor(40);
  await expect(page.getByRole("status", { name: "Loading Blog" })).toBeAttached();
  expect(await seenAfter("Loading Blog", 109)).toBe(0);
  expect(await seenAfter("Loading Blog", 400)).toBe(1);
});

test("an article: a click shows its skeleton below the back link, then the article", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/news");
  const release = await holdResponses(page, /\/news\/[^/]+\.data/);
  const link = page.getByRole("article").getByRole("heading").getByRole("link").first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole("status", { name: "Loading the article" })).toBeVisible();
  await expect(page).toHaveURL(/\/news\/[^/]+$/);
  await expect(page).toHaveTitle(/^News/);
  await expect(inBar(page, "News")).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("link", { name: "Back to News" })).toBeVisible();
  await expect(page.getByText("News article not found")).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("status", { name: "Loading the article" })).toHaveCount(0);
  expect(await page.title()).toContain(title);
});

test("a late answer does not return the visitor to a page that was left, and the next visit requests it again", async ({
  visit,
}) => {
  const { page } = visit;
  await visit.open("/gallery");
  const release = await holdResponses(page, "**/careers.data**");
  await inBar(page, "Careers").click();
  await expect(page.getByRole("status", { name: "Loading Careers" })).toBeVisible();
  await inBar(page, "Blog").click();
  await expect(page.getByRole("article").first()).toBeVisible();
  const answered = page.waitForResponse("**/careers.data**");
  release();
  await (await answered).finished();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  const requested = page.waitForRequest("**/careers.data**");
  await inBar(page, "Careers").click();
  await requested;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Our Team");
  await expect(page.locator("main summary").first()).toBeVisible();
});

test("an answer that arrives during navigation to another page is not shown at the next visit", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/gallery");
  const release = await holdResponses(page, "**/careers.data**");
  const releaseNext = await holdResponses(page, "**/about-us.data**");
  await inBar(page, "Careers").click();
  await expect(page.getByRole("status", { name: "Loading Careers" })).toBeVisible();
  const next = page.waitForRequest("**/about-us.data**");
  await inBar(page, "About Us").click();
  await next;
  const answered = page.waitForResponse("**/careers.data**");
  release();
  await (await answered).finished();
  releaseNext();
  await expect(page).toHaveURL("/about-us");
  await expect(page.getByRole("status", { name: "Loading Careers" })).toHaveCount(0);
  const requested = page.waitForRequest("**/careers.data**");
  await inBar(page, "Careers").click();
  await requested;
  await expect(page.locator("main summary").first()).toBeVisible();
});

test("going back waits for the answer, so that the scroll position is restored", async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.clock.install();
  await visit.open("/careers");
  await page.locator("main summary").last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(200);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "About Us" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/about-us");
  const release = await holdResponses(page, "**/careers.data**");
  await stopTime(page);
  const requested = page.waitForRequest("**/careers.data**");
  await page.goBack();
  await requested;
  await page.clock.runFor(1_000);
  await expect(page.getByRole("progressbar", { name: "Loading the page" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Join Our Team");
  await page.clock.resume();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join Our Team");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
