import { expect, test } from "./fixtures.ts";

/** A phone in the hand: a narrow screen that is tapped. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.describe("the menu on a phone", () => {
  test("opens the group that the finger is on, also while another is open", async ({ visit }) => {
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

  test("has the ways to a person, and an edge against a black page", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    const bar = page.getByRole("banner");
    await bar.getByText("Menu", { exact: true }).tap();
    const menu = bar.getByRole("navigation", { name: "Main" });
    await expect(menu.getByRole("link", { name: /^Call \+91/ })).toHaveAttribute("href", /^tel:/);
    await expect(menu.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=/);
    await expect(menu).not.toHaveCSS("border-bottom-width", "0px");
    await menu.getByRole("link", { name: "Get Quote" }).tap();
    await expect(page).toHaveURL("/contact-us");
  });
});

test.describe("the bar at the foot of a phone", () => {
  test("calls, writes about this page, and asks for a quote about it", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/services/agriculture-spray");
    const foot = page.getByRole("navigation", { name: "Reach us" });
    await expect(foot.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
    const address = await foot.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
    expect(new URL(address ?? "").searchParams.get("text")).toContain("Agriculture Spray");
    await foot.getByRole("link", { name: "Quote" }).tap();
    await expect(page.getByLabel("Your question is about")).toHaveValue("Agriculture Spray");
  });

  test("says when the office opens, by the office's own clock", async ({ visit }) => {
    const { page } = visit;
    // Sunday noon in Bhopal.
    await page.clock.setFixedTime("2026-11-22T12:00:00+05:30");
    await visit.open("/about-us");
    const call = page.getByRole("navigation", { name: "Reach us" }).getByRole("link", { name: /^Call/ });
    await expect(call).toContainText("opens Mon 9:00");
    await page.clock.setFixedTime("2026-11-23T12:00:00+05:30");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-alive", "");
    await expect(call).toHaveText("Call");
  });

  test("goes while somebody types, and never lies on the end of the page", async ({ visit }) => {
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

test("a table stands as rows under one another: nothing is cut", async ({ visit }) => {
  const { page } = visit;
  for (const path of ["/services/agriculture-spray", "/product/trainer-drone"]) {
    await visit.open(path);
    const table = page.getByRole("table").first();
    await table.scrollIntoViewIfNeeded();
    for (const cell of await table.getByRole("cell").all()) {
      const box = await cell.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    }
    expect(await table.getByRole("columnheader").count()).toBeGreaterThan(2);
  }
});

test("the words of an opening stand below its picture", async ({ visit }) => {
  const { page } = visit;
  for (const path of ["/", "/about-us", "/contact-us", "/blog", "/training/drone-pilot-training"]) {
    await visit.open(path);
    const picture = await page.locator(".opening-picture").first().boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(heading?.y, path).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 999));
  }
});

test("the footer is folded, opens by a tap, and its links are as large as a finger", async ({ visit }) => {
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

test("what stands by itself to be tapped is as large as a finger", async ({ visit }) => {
  const { page } = visit;
  for (const path of ["/services/agriculture-spray", "/about-us", "/contact-us"]) {
    await visit.open(path);
    const small = await page.locator("a, button, summary, input, select, textarea").evaluateAll((targets) =>
      targets
        // A link within a sentence is as high as its line.
        .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== "inline")
        .filter((target) => getComputedStyle(target).position !== "absolute")
        .filter((target) => target.getBoundingClientRect().height < 44)
        .map((target) => target.textContent || target.getAttribute("name")),
    );
    expect(small, path).toEqual([]);
  }
});

test("a preferred day goes into the message", async ({ visit, site }) => {
  const { page } = visit;
  await visit.open("/contact-us?about=A+demo+flight");
  await page.getByLabel("First name").fill("Asha");
  await page.getByLabel("E-mail").fill("asha@farm.example");
  await page.getByLabel(/Preferred day/).fill("2026-12-01");
  await page.getByLabel(/Half of the day/).selectOption("morning");
  await page.getByRole("textbox", { name: "Message" }).fill("May we see it fly?");
  await page.getByRole("button", { name: "Send Message" }).tap();
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
  const [row] = await site.sql`select message from contact_submissions where email = 'asha@farm.example'`;
  expect(row?.message).toContain("About: A demo flight\nPreferred day: 2026-12-01, morning");
});
