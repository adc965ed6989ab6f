import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const groups = {
  Training: [
    "Drone Development Workshops",
    "RC Aircraft Workshop",
    "Drone Pilot Training",
    "Drone Industrial Training",
    "Drone Data Processing",
    "Drone Service Technician",
  ],
  Services: ["Agriculture Spray", "Thermal Mapping", "Land Surveying", "Custom Drone Development"],
  "Excellence Center": ["Atal Tinkering Lab", "Drone Center of Excellence", "3 Modules"],
  Product: ["Trainer Drone", "Surveillance Drone", "Heavy Payload Drones"],
};
const pilot = "/training/drone-pilot-training";

test.describe("the bar at the top", () => {
  test("has the four menus and the plain links, and marks the current page", async ({ visit }) => {
    const { page } = visit;
    await visit.open(pilot);
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: "Vayutra Drones" })).toHaveAttribute("href", "/");
    for (const name of ["Home", "Gallery", "Blog", "News", "Careers", "About Us", "Contact Us"]) {
      await expect(bar.getByRole("link", { name, exact: true })).toBeVisible();
    }
    for (const [name, items] of Object.entries(groups)) {
      await bar.locator("summary").filter({ hasText: name }).first().click();
      for (const item of items) await expect(bar.getByRole("link", { name: item, exact: true })).toBeVisible();
    }
    await bar.locator("summary").filter({ hasText: "Training" }).first().click();
    await expect(bar.getByRole("link", { name: "Drone Pilot Training" })).toHaveAttribute("aria-current", "page");
    await bar.getByRole("link", { name: "Careers", exact: true }).click();
    await expect(page).toHaveURL("/careers");
    await expect(bar.getByRole("link", { name: "Careers", exact: true })).toHaveAttribute("aria-current", "page");
    await expect(bar.locator("details[open]")).toHaveCount(0);
  });

  test("has RPTO in a menu of its own under 3 Modules", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    const bar = page.getByRole("banner");
    await bar.locator("summary").filter({ hasText: "Excellence Center" }).first().click();
    await expect(bar.getByRole("link", { name: "RPTO" })).toBeHidden();
    await bar.locator("summary").filter({ hasText: "More in 3 Modules" }).first().click();
    await bar.getByRole("link", { name: "RPTO" }).click();
    await expect(page).toHaveURL("/excellence-center/3-modules/rpto");
  });

  test("works by keyboard: a menu opens with Enter, closes with Escape and returns the focus to its button", async ({
    visit,
  }) => {
    const { page } = visit;
    await visit.open("/careers");
    const summary = page.getByRole("banner").locator("summary").filter({ hasText: "Services" }).first();
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Thermal Mapping" }).first()).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("banner").locator("details[open]")).toHaveCount(0);
    await expect(summary).toBeFocused();
  });

  test("changes its style after 50 pixels of scrolling", async ({ visit }) => {
    const { page } = visit;
    await visit.open(pilot);
    const root = page.locator("html");
    await page.evaluate(() => scrollTo({ top: 50, behavior: "instant" }));
    await expect(root).not.toHaveAttribute("data-scrolled");
    await page.evaluate(() => scrollTo({ top: 51, behavior: "instant" }));
    await expect(root).toHaveAttribute("data-scrolled", "");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(root).not.toHaveAttribute("data-scrolled");
  });

  test("lets the keyboard skip to the content", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
  });

  test("moves the focus to the new page's main part after a link, so that a screen reader reads on there", async ({
    visit,
  }) => {
    const { page } = visit;
    await visit.open("/careers");
    await page.locator("header").getByRole("link", { name: "Blog" }).first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.locator("#main")).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/careers$/);
    await expect(page.locator("#main")).toBeFocused();
  });

  test("lets the keyboard skip to the instrument of a page", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/services/land-surveying");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Skip to: / })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#survey-planner")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("#survey-planner").getByLabel("What we fly over")).toBeFocused();
  });

  test("lets the keyboard skip to the chat, which is the last stop of the page", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the chat" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Open the support chat" })).toBeFocused();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Support chat" });
    await expect(panel).toBeVisible();
    // A panel that is left open is open on the next page, in the place of the button.
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();

    await visit.open("/contact-us");
    await expect(page.getByRole("button", { name: "Open the support chat" })).toBeVisible();
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens, its groups open, and a tap on a link closes it", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: "Gallery", exact: true })).toBeHidden();
    await bar.getByText("Menu", { exact: true }).click();
    await bar.locator("summary:visible").filter({ hasText: "Training" }).click();
    await bar.getByRole("link", { name: "Drone Pilot Training" }).click();
    await expect(page).toHaveURL(pilot);
    await expect(bar.locator("details[open]")).toHaveCount(0);
  });

  test("is collapsed below 768 pixels and not at 768", async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width: 767, height: 900 });
    await visit.open("/careers");
    const menu = page.getByRole("banner").getByText("Menu", { exact: true });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(menu).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link", { name: "Contact Us" })).toBeInViewport({ ratio: 1 });
  });
});

test.describe("pictures further down", () => {
  const trainer = "/product/trainer-drone";

  /** Holds the responses of pictures back, and records which were requested. */
  async function holdPictures(page: Page) {
    const requests = new Set<string>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/pictures/**", async (route) => {
      requests.add(/\/pictures\/([a-z-]+)/.exec(route.request().url())?.[1] ?? "");
      await released;
      await route.continue();
    });
    return { requests, release };
  }

  /** Opens the page with held pictures and expects that only the opening one is requested. */
  async function openWithPicturesHeld(page: Page) {
    const pictures = await holdPictures(page);
    // Without the opening picture the others load after 4 s; that timer is dropped here.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      window.setTimeout = ((run: () => void, wait = 0) => (wait < 4000 ? later(run, wait) : 0)) as typeof setTimeout;
    });
    await page.goto(trainer, { waitUntil: "domcontentloaded" });
    const opening = await page.locator("img[fetchpriority=high]").getAttribute("srcset");
    // After two frames the browser has requested the lazy pictures in its range.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(pictures.requests.size).toBe(1);
    for (const name of pictures.requests) expect(opening).toContain(`/pictures/${name}.`);
    return pictures;
  }

  test("load after the opening picture", async ({ page }) => {
    const { requests, release } = await openWithPicturesHeld(page);
    release();
    await expect.poll(() => requests.size).toBeGreaterThan(1);
  });

  for (const [what, go] of [
    ["scrolls", (page: Page) => page.mouse.wheel(0, 200)],
    ["presses a key", (page: Page) => page.keyboard.press("Shift")],
  ] as const) {
    test(`do not wait for it when the visitor ${what}`, async ({ page }) => {
      const { requests, release } = await openWithPicturesHeld(page);
      await go(page);
      await expect.poll(() => requests.size).toBeGreaterThan(1);
      release();
    });
  }

  test.describe("when scripts do not run", () => {
    test.use({ javaScriptEnabled: false });

    test("do not wait for it", async ({ page }) => {
      const { requests, release } = await holdPictures(page);
      await page.goto(trainer, { waitUntil: "domcontentloaded" });
      await expect.poll(() => requests.size).toBeGreaterThan(1);
      release();
    });
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("menus open, tabs switch, legal texts open", async ({ page }) => {
    await page.goto(pilot);
    await page.getByRole("banner").locator("summary").filter({ hasText: "Services" }).first().click();
    await expect(page.getByRole("link", { name: "Thermal Mapping" }).first()).toBeVisible();
    await expect(page.locator("#modules")).toBeVisible();
    await expect(page.locator("#equipment")).toBeHidden();
    await page.goto(`${pilot}#equipment`);
    await expect(page.locator("#equipment")).toBeVisible();
    await expect(page.locator("#modules")).toBeHidden();
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Policy" }).click();
    await expect(page.getByRole("dialog", { name: "Cookie Policy" })).toBeVisible();
  });
});

test("the footer has its columns, the place, and the legal texts in dialogs", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/careers");
  const footer = page.getByRole("contentinfo");
  for (const column of ["Company", "Services", "Trainings", "Products", "Excellence Centres", "Contact"]) {
    await expect(footer.getByRole("heading", { name: column, exact: true })).toBeVisible();
  }
  for (const link of ["Home", "About Us", "Career", "Contact Us", "News & Update"]) {
    await expect(footer.getByRole("link", { name: link, exact: true })).toBeVisible();
  }
  await expect(footer.getByText(/© 2025/)).toBeVisible();
  await expect(footer.locator("address")).toContainText("Bhopal");
  for (const [button, title] of [
    ["Privacy Policy", "Privacy Policy"],
    ["Terms & Condition", "Terms & Condition"],
    ["Terms of Service", "Terms & Condition"],
    ["Cookie Policy", "Cookie Policy"],
  ] as const) {
    await footer.getByRole("button", { name: button, exact: true }).last().click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test.describe("Professional Drone Pilot Certification", () => {
  test("shows badges, buttons, the first three highlights and the stories", async ({ visit }) => {
    const { page } = visit;
    await visit.open(pilot);
    await expect(page.getByRole("heading", { level: 1, name: "Professional Drone Pilot Certification" })).toBeVisible();
    for (const badge of ["Professional Certification", "4 Weeks", "Beginner Friendly"]) {
      await expect(page.getByText(badge, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole("region", { name: "Course Highlights" }).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("link", { name: "Get Training Quote" })).toHaveAttribute(
      "href",
      /^\/contact-us\?inquiry=training/,
    );
    await expect(page.getByRole("link", { name: "Download Brochure" })).toHaveAttribute("href", /^\/contact-us\?/);
    const stories = page.getByRole("region", { name: "Student Success Stories" });
    await expect(stories.getByText(/^Sample rating [1-5] of 5$/)).toHaveCount(
      await stories.getByRole("figure").count(),
    );
    await expect(page.getByRole("link", { name: "Schedule a Demo" })).toBeVisible();
    await expect(page.getByText("EMI options")).toBeVisible();
    await expect(page.getByText(/24\/7 support/).first()).toBeVisible();
  });

  test("opens on the modules, and its tabs work by press, by key and by address", async ({ visit }) => {
    const { page } = visit;
    await visit.open(pilot);
    const panel = (name: string) => page.getByRole("tabpanel", { name });
    await expect(page.getByRole("tab")).toHaveText(["Modules", "Outcomes", "Equipment", "Certification"]);
    await expect(panel("Modules")).toBeVisible();
    for (const hours of ["8 hours", "12 hours", "6 hours", "4 hours", "10 hours"])
      await expect(panel("Modules").getByText(hours)).toBeVisible();
    await page.getByRole("tab", { name: "Outcomes" }).click();
    await expect(panel("Modules")).toBeHidden();
    for (const [skill, value] of [
      ["Flight Operations", "95"],
      ["Safety Protocols", "100"],
      ["Regulatory Compliance", "90"],
      ["Mission Planning", "85"],
      ["Emergency Response", "88"],
    ] as const) {
      await expect(page.getByRole("progressbar", { name: skill })).toHaveAttribute("aria-valuenow", value);
    }
    await page.keyboard.press("ArrowRight");
    await expect(panel("Equipment")).toBeVisible();
    await page.keyboard.press("End");
    await expect(panel("Certification")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(panel("Modules")).toBeVisible();
    await visit.open(`${pilot}#certificate-steps`);
    await expect(panel("Certification")).toBeVisible();
  });

  test("carries topic and course into the contact form", async ({ visit }) => {
    const { page } = visit;
    await visit.open(pilot);
    await page.getByRole("link", { name: "Download Brochure" }).click();
    await expect(page.getByLabel("Inquiry type")).toHaveValue("training");
    await expect(page.getByLabel("Your question is about")).toHaveValue("Professional Drone Pilot Certification");
    await expect(page.getByRole("link", { name: "Open the brochure (PDF)" })).toBeVisible();
  });
});
