import type { Locator, Page } from "@playwright/test";
import { expect, test, type Visit } from "../fixtures.ts";

/** Opens the home page with a paused clock, so that the test controls all animation. */
async function openWithPausedClock({ page }: Visit): Promise<void> {
  await page.clock.install({ time: "2026-01-05T09:00:00+05:30" });
  await page.clock.pauseAt("2026-01-05T09:01:00+05:30");
  await page.goto("/");
  // The page hydrates when idle, which needs time to pass, or at the first key.
  await page.keyboard.press("Shift");
  await expect(page.locator("html")).toHaveAttribute("data-alive", "");
}

/** First lines of the items of a row that are fully in view, from left to right. */
function inView(row: Locator): Promise<string[]> {
  return row.evaluate((viewport) => {
    const edge = viewport.getBoundingClientRect();
    return [...viewport.querySelectorAll("li")]
      .map((item) => ({ box: item.getBoundingClientRect(), text: item.querySelector("figcaption")?.innerText ?? "" }))
      .filter(({ box }) => box.left >= edge.left - 2 && box.right <= edge.right + 2)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ text }) => text.split("\n").find((line) => line.length > 1) ?? "");
  });
}

/** `count` items of a list starting at `from`, wrapping around its end. */
const around = (list: string[], from: number, count: number) =>
  Array.from({ length: count }, (_, step) => list.at((from + step) % list.length));

const row = (page: Page, label: string) => page.getByRole("group", { name: `${label}: use the left and right arrow` });

test.describe("the opening", () => {
  /** The hero's pictures that are loaded so far. */
  const pictures = (page: Page) => page.locator("#home div:has(> picture)");
  /** Index of the shown picture. */
  const shown = (page: Page) =>
    pictures(page).evaluateAll((frames) => frames.findIndex((frame) => frame.hasAttribute("data-current")));
  /** Waits until the pictures up to this one are in the page and it is decoded. */
  const arrived = async (page: Page, index: number) => {
    await expect(pictures(page)).toHaveCount(index + 1);
    await expect
      .poll(() =>
        pictures(page)
          .nth(index)
          .locator("img")
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
  };

  test("says the promise under the anchor 'home', with the claimed figures, and leads to the drones and a quote", async ({
    visit,
  }) => {
    const { page } = visit;
    await visit.open("/#home");
    const hero = page.locator("#home");
    await expect(hero).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Revolutionizing the Sky with Smart Drone Solutions",
    );
    await expect(hero.getByRole("heading", { level: 1 })).toBeVisible();
    const claims = hero.getByRole("listitem");
    await expect(claims).toHaveCount(5);
    const figures = [
      ["150+", "custom drones manufactured"],
      ["2500+", "students trained"],
      ["80+", "workshops and training programs"],
      ["95%", "certification rate"],
      ["98%", "job placement assistance"],
    ] as const;
    for (const [index, [figure, of]] of figures.entries()) {
      await expect(claims.nth(index).getByText(figure, { exact: true })).toBeVisible();
      await expect(claims.nth(index).getByText(of, { exact: true })).toBeVisible();
    }
    await page.getByRole("link", { name: "View Our Drones" }).click();
    await expect(page.getByRole("heading", { name: "Three kinds of drones" })).toBeInViewport();
    const drones = page.getByRole("region", { name: "Three kinds of drones" });
    for (const [name, path] of [
      ["Surveillance Drone", "/product/surveillance-drone"],
      ["Heavy Payload Drones", "/product/heavy-payload-drones"],
      ["Trainer Drone", "/product/trainer-drone"],
    ] as const) {
      await expect(drones.getByRole("link", { name })).toHaveAttribute("href", path);
    }
    await page.getByRole("link", { name: "Get Custom Drone Quote" }).click();
    await expect(page).toHaveURL(/\/contact-us\?inquiry=custom-drone#form-heading$/);
    await expect(page.getByRole("heading", { name: "Send us a message" })).toBeInViewport();
    await expect(page.getByLabel("Inquiry type")).toHaveValue("custom-drone");
  });

  test("loads one picture with the page, and the next one shortly before it is shown", async ({ visit }) => {
    const { page } = visit;
    const later = /\/pictures\/hero-(spray|heavy|bench|pointcloud|thermal|plane)\./;
    const requests: string[] = [];
    page.on("request", (request) => {
      if (later.test(request.url())) requests.push(request.url());
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto("/");
    await expect(pictures(page)).toHaveCount(1);
    await expect(pictures(page)).toHaveCSS("opacity", "1");
    expect(requests).toEqual([]);

    await page.keyboard.press("Shift");
    await arrived(page, 1);
    expect(requests.filter((url) => !/hero-spray/.test(url))).toEqual([]);
  });

  test("changes its picture every 3 s from the start, and repeats after seven", async ({ visit }) => {
    const { page } = visit;
    await openWithPausedClock(visit);
    await arrived(page, 1);
    await page.clock.runFor(2990);
    expect(await shown(page)).toBe(0);
    await page.clock.runFor(10);
    await expect.poll(() => shown(page)).toBe(1);
    for (const next of [2, 3, 4, 5, 6, 0, 1]) {
      await arrived(page, Math.max(next, next < 2 ? 6 : 0));
      const before = await shown(page);
      await page.clock.runFor(2990);
      expect(await shown(page)).toBe(before);
      await page.clock.runFor(10);
      await expect.poll(() => shown(page)).toBe(next);
      await expect(pictures(page).nth(next)).toHaveCSS("opacity", "1");
    }
    await expect(pictures(page)).toHaveCount(7);
  });

  test("fades from picture to picture in one second", async ({ visit }) => {
    const { page } = visit;
    await openWithPausedClock(visit);
    await arrived(page, 1);
    const fade = await page.locator("#home").evaluateHandle((hero) => ({
      seconds: new Promise<number>((tell) => {
        hero.addEventListener("transitionend", (event) => {
          const { target, propertyName, elapsedTime } = event as TransitionEvent;
          if (propertyName === "opacity" && (target as Element).hasAttribute("data-current")) tell(elapsedTime);
        });
      }),
    }));
    await page.clock.runFor(3000);
    expect(await fade.evaluate(({ seconds }) => seconds)).toBe(1);
    await expect(pictures(page).nth(1)).toHaveCSS("opacity", "1");
  });

  test("keeps its first picture for 3 s after the load", async ({ visit }) => {
    const { page } = visit;
    await page.goto("/");
    const waited = await page.locator("#home").evaluate(
      (hero) =>
        new Promise<number>((tell) => {
          const look = () => {
            const [first, second] = hero.querySelectorAll("div:has(> picture)");
            if (first?.hasAttribute("data-current") || !second?.hasAttribute("data-current")) return;
            const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
            tell(performance.now() - (load?.loadEventEnd ?? 0));
          };
          new MutationObserver(look).observe(hero, { subtree: true, childList: true, attributes: true });
        }),
    );
    expect(waited).toBeGreaterThan(2990);
  });

  test("can be paused and played, and stops while it is out of view", async ({ visit }) => {
    const { page } = visit;
    await openWithPausedClock(visit);
    await arrived(page, 1);
    await page.getByRole("button", { name: "Pause the background pictures" }).click();
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(0);
    await page.getByRole("button", { name: "Play the background pictures" }).click();
    await page.clock.runFor(3000);
    await expect.poll(() => shown(page)).toBe(1);
    await arrived(page, 2);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await expect(page.locator("#home")).not.toBeInViewport();
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(1);
  });

  test("stays with its first picture with reduced motion", async ({ visit }) => {
    const { page } = visit;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithPausedClock(visit);
    await page.clock.runFor(30_000);
    await expect(pictures(page)).toHaveCount(1);
    expect(await shown(page)).toBe(0);
    await expect(page.getByRole("button", { name: /the background pictures/ })).toBeHidden();
  });
});

test.describe("what the company offers", () => {
  test("three services, each highlighted by pointer and focus", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/");
    const services = page.getByRole("region", { name: "One workshop, three trades" });
    await expect(services.getByRole("heading", { level: 3 })).toHaveText([
      "Custom Drone Manufacturing",
      "Professional Training Academy",
      "Technical Workshops",
    ]);
    for (const [name, button, inquiry] of [
      ["Custom Drone Manufacturing", "Request Custom Drone", "custom-drone"],
      ["Professional Training Academy", "Start Your Journey Today", "training"],
      ["Technical Workshops", "Book a Workshop", "training"],
    ] as const) {
      const heading = page.getByRole("heading", { level: 3, name });
      const card = services.locator("li", { has: heading });
      const light = card.locator("> [aria-hidden]").first();
      const border = () => card.evaluate((element) => getComputedStyle(element).borderColor);
      const atRest = await border();
      await expect(light).toHaveCSS("opacity", "0");

      await card.hover();
      await expect(light).toHaveCSS("opacity", "1");
      await expect.poll(border).not.toBe(atRest);
      await page.mouse.move(0, 0);
      await expect(light).toHaveCSS("opacity", "0");

      const link = card.getByRole("link", { name: `${button}: ${name}` });
      await expect(link).toHaveAttribute("href", new RegExp(`^/contact-us\\?inquiry=${inquiry}`));
      await link.focus();
      await expect(light).toHaveCSS("opacity", "1");
      await expect.poll(border).not.toBe(atRest);
      await link.blur();
      await expect(light).toHaveCSS("opacity", "0");
      await expect.poll(border).toBe(atRest);
    }
  });

  test("the highlights of its technology, three training programs, and at the end the visitor's task", async ({
    visit,
  }) => {
    const { page } = visit;
    await visit.open("/");
    const tech = page.getByRole("region", { name: "What is inside" });
    await expect(tech.getByRole("heading", { level: 3 })).toHaveText([
      "HD video recording",
      "10km control range",
      "30min endurance",
      "Neural engine AI processing",
    ]);
    await expect(tech.getByRole("link", { name: "Book Demo Flight" })).toHaveAttribute("href", /^\/contact-us\?/);

    // The first is the pilot's, with the early-bird price and the footnote.
    const training = page.getByRole("region", { name: "Learn it where it is built" });
    await expect(training.getByText("Early Bird: 20% Off", { exact: true })).toBeVisible();
    await expect(
      training.getByText("EMI available, 100% practical training, industry recognized certification", { exact: true }),
    ).toBeVisible();
    await expect(training.getByRole("tab")).toHaveText(["Pilot", "Technical", "Development"]);
    await expect(training.getByRole("tab", { selected: true })).toHaveText("Pilot");
    for (const [tab, title, weeks, level, path] of [
      ["Pilot", "Drone Pilot Certification", "4-6 weeks", "Beginner to Advanced", "drone-pilot-training"],
      ["Technical", "Drone Service Technician", "8-10 weeks", "Intermediate", "drone-service-technician"],
      ["Development", "Drone Development Workshop", "12-16 weeks", "Advanced", "drone-development-workshops"],
    ] as const) {
      if (tab !== "Pilot") await training.getByRole("tab", { name: tab }).click();
      await expect(training.getByRole("tabpanel")).toHaveCount(1);
      const panel = training.getByRole("tabpanel", { name: tab });
      await expect(panel.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(panel.getByText(weeks, { exact: true })).toBeVisible();
      await expect(panel.getByText(level, { exact: true })).toBeVisible();
      await expect(panel.getByRole("img")).toBeVisible();
      await expect(panel.getByRole("link", { name: `Enroll Now: ${title}` })).toHaveAttribute(
        "href",
        /^\/contact-us\?inquiry=training/,
      );
      await expect(panel.getByRole("link", { name: /^See the / })).toHaveAttribute("href", `/training/${path}`);
    }
    await page.keyboard.press("ArrowRight");
    await expect(training.getByRole("tabpanel", { name: "Pilot" })).toBeVisible();

    const closing = page.getByRole("main").getByRole("region").last();
    await expect(closing.getByRole("heading", { level: 2, name: "Tell us what must fly" })).toBeVisible();
    await expect(closing.getByRole("link", { name: "Request Custom Drone" })).toHaveAttribute(
      "href",
      /^\/contact-us\?inquiry=custom-drone/,
    );
    await closing.getByRole("link", { name: "Book Demo Flight" }).click();
    await expect(page.getByLabel("Your question is about")).toHaveValue("A demo flight");
  });
});

test.describe("the partners", () => {
  test("keep their place when the window changes, also with less motion", async ({ visit }) => {
    const { page } = visit;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit.open("/");
    const strip = row(page, "Partners");
    await strip.scrollIntoViewIfNeeded();
    await expect(strip).toHaveAttribute("data-live", "");
    for (const [width, count] of [
      [360, 2],
      [767, 3],
      [1920, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => inView(strip), `at ${width} pixels`).toEqual(names.slice(0, count));
    }
  });

  const names = ["Terrakosh", "Quorvani", "Brindovar", "Nuvaksh", "Orbivale", "Zenvali", "Lumtarex", "Pelmuth"];

  /** Opens the page at the strip with a paused clock, showing the first partner. */
  async function openOnStrip(visit: Visit): Promise<Locator> {
    const { page } = visit;
    await openWithPausedClock(visit);
    const strip = row(page, "Partners");
    await strip.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await page.getByRole("button", { name: "Pause: Partners" }).click();
    await untilActive(page, strip);
    await expect.poll(() => inView(strip)).toEqual(names.slice(0, 5));
    return strip;
  }

  /** Advances the clock until the carousel's script is active. */
  const untilActive = (page: Page, strip: Locator) =>
    expect(async () => {
      await page.clock.runFor(100);
      await expect(strip).toHaveAttribute("data-live", "", { timeout: 500 });
    }).toPass({ timeout: 15_000 });

  const play = (page: Page) => page.getByRole("button", { name: "Play: Partners" }).click();

  test("are eight, of which two, three, four or five are visible by screen width", async ({ visit }) => {
    const { page } = visit;
    const strip = await openOnStrip(visit);
    await expect(strip.locator("figcaption")).toHaveText(names);
    for (const [width, count] of [
      [360, 2],
      [479, 2],
      [480, 3],
      [767, 3],
      [768, 4],
      [1023, 4],
      [1024, 5],
      [1920, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        await page.clock.runFor(100);
        expect(await inView(strip), `at ${width} pixels`).toEqual(names.slice(0, count));
      }).toPass({ timeout: 15_000 });
    }
  });

  test("move by one every 3 s, endlessly", async ({ visit }) => {
    const { page } = visit;
    const strip = await openOnStrip(visit);
    await play(page);
    await page.clock.runFor(2990);
    expect(await inView(strip)).toEqual(names.slice(0, 5));
    await page.clock.runFor(1500);
    await expect.poll(() => inView(strip)).toEqual(names.slice(1, 6));
    for (let step = 2; step <= names.length + 1; step++) {
      await page.clock.runFor(3000);
      await expect.poll(() => inView(strip)).toEqual(around(names, step, 5));
    }
  });

  test("stop when paused, hovered or focused", async ({ visit }) => {
    const { page } = visit;
    const strip = await openOnStrip(visit);
    await page.clock.runFor(20_000);
    expect(await inView(strip), "paused").toEqual(names.slice(0, 5));

    await strip.hover();
    await play(page);
    await strip.hover();
    await page.clock.runFor(20_000);
    expect(await inView(strip), "pointed at").toEqual(names.slice(0, 5));

    await strip.focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    expect(await inView(strip), "with the focus").toEqual(names.slice(0, 5));

    await strip.blur();
    await page.clock.runFor(4500);
    await expect.poll(() => inView(strip), "left alone").toEqual(names.slice(1, 6));
  });

  test("do not move by themselves with reduced motion, but by the arrow keys", async ({ visit }) => {
    const { page } = visit;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWithPausedClock(visit);
    const strip = row(page, "Partners");
    await strip.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await untilActive(page, strip);
    await page.clock.runFor(30_000);
    expect(await inView(strip)).toEqual(names.slice(0, 5));
    await expect(page.getByRole("button", { name: /: Partners$/ })).toBeHidden();
    await strip.press("ArrowRight");
    await page.clock.runFor(100);
    await expect.poll(() => inView(strip)).toEqual(names.slice(1, 6));
  });

  test("keep their names when a mark cannot be loaded", async ({ visit }) => {
    const { page } = visit;
    visit.expectConsoleError(/partners\/terrakosh/);
    await page.route("**/pictures/partners/terrakosh.svg", (route) => route.fulfill({ status: 404, body: "" }));
    await visit.open("/");
    const partner = row(page, "Partners").getByRole("figure").filter({ hasText: "Terrakosh" });
    await partner.scrollIntoViewIfNeeded();
    await expect(partner.getByText("Terrakosh")).toBeVisible();
    await expect(partner.locator("img")).toHaveCSS("visibility", "hidden");
  });
});

test.describe("the testimonials", () => {
  const names = ["Security manager", "Manager", "Trainee", "Principal", "Survey lead"];
  const place = (page: Page) => page.getByText(/^Testimonials: \d \/ 5$/);

  /** Opens the page at the row once the carousel's script is active. */
  async function openOnRow(visit: Visit): Promise<Locator> {
    await visit.open("/");
    const voices = row(visit.page, "Testimonials");
    await voices.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(voices).toHaveAttribute("data-live", "");
    await expect.poll(() => inView(voices)).toEqual(names.slice(0, 3));
    return voices;
  }

  test("say their rating and that it is a sample, and one, two or three are visible by screen width", async ({
    visit,
  }) => {
    const { page } = visit;
    const voices = await openOnRow(visit);
    await expect(voices.getByRole("figure")).toHaveCount(5);
    for (const [index, name] of names.entries()) {
      const voice = voices.getByRole("figure").nth(index);
      await expect(voice.locator("figcaption")).toContainText(name);
      await expect(voice.locator("blockquote")).toHaveText(/\w{3}/);
      await expect(voice.getByText("Sample rating 5 of 5")).toHaveCount(1);
    }
    for (const [width, count] of [
      [360, 1],
      [767, 1],
      [768, 2],
      [1239, 2],
      [1240, 3],
      [1920, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => inView(voices), `at ${width} pixels`).toEqual(names.slice(0, count));
    }
  });

  test("move by 'Next' and 'Previous', wrapping at the ends", async ({ visit }) => {
    const { page } = visit;
    const voices = await openOnRow(visit);
    const testimonials = page.getByRole("group", { name: "Testimonials", exact: true });
    const next = testimonials.getByRole("button", { name: "Next" });
    const previous = testimonials.getByRole("button", { name: "Previous" });
    for (const step of [1, 2, 3, 4, 5, 6]) {
      await expect(next).toBeEnabled();
      await next.click();
      await expect(place(page)).toContainText(`${(step % 5) + 1} / 5`);
      await expect.poll(() => inView(voices)).toEqual(around(names, step, 3));
    }
    for (const step of [0, -1, -2]) {
      await expect(previous).toBeEnabled();
      await previous.click();
      await expect.poll(() => inView(voices)).toEqual(around(names, step + 5, 3));
    }
  });

  test("move by arrow keys and drag in both directions", async ({ visit }) => {
    const { page } = visit;
    const voices = await openOnRow(visit);
    await voices.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => inView(voices)).toEqual(around(names, 1, 3));
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => inView(voices)).toEqual(around(names, 0, 3));
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => inView(voices)).toEqual(around(names, 4, 3));
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => inView(voices)).toEqual(around(names, 0, 3));

    const box = await voices.boundingBox();
    if (!box) throw new Error("The row has no box");
    const drag = async (by: number) => {
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + by, from.y, { steps: 12 });
      await page.mouse.up();
    };
    await drag(-box.width / 3);
    await expect(place(page)).toContainText(/[23] \/ 5/);
    const at = Number(/(\d) \/ 5/.exec((await place(page).textContent()) ?? "")?.[1]) - 1;
    await expect.poll(() => inView(voices)).toEqual(around(names, at, 3));
    await drag(box.width / 3);
    await expect.poll(() => inView(voices)).not.toContain(around(names, at, 3).at(-1));
  });

  test("jump instead of sliding with reduced motion", async ({ visit }) => {
    const { page } = visit;
    await page.emulateMedia({ reducedMotion: "reduce" });
    const voices = await openOnRow(visit);
    await page
      .getByRole("group", { name: "Testimonials", exact: true })
      .getByRole("button", { name: "Previous" })
      .click();
    await expect.poll(() => inView(voices)).toEqual(around(names, 4, 3));
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is complete, its tabs switch and its rows scroll", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("2500+", { exact: true })).toBeVisible();
    await expect(page.locator("#home img")).toHaveCount(1);

    const panel = (id: string) => page.locator(`#training [role=tabpanel]#${id}`);
    await expect(panel("pilot")).toBeVisible();
    await expect(panel("technical")).toBeHidden();
    await page.getByRole("tab", { name: "Technical" }).click();
    await expect(panel("technical")).toBeVisible();
    await expect(panel("pilot")).toBeHidden();
    await page.getByRole("tab", { name: "Development" }).click();
    await expect(panel("development").getByText("Drone Development Workshop")).toBeVisible();

    for (const [label, last, count] of [
      ["Partners", "Pelmuth", 8],
      ["Testimonials", "Survey lead", 5],
    ] as const) {
      const strip = row(page, label);
      await expect(strip.getByRole("listitem")).toHaveCount(count);
      const end = strip.getByRole("listitem").filter({ hasText: last });
      await strip.scrollIntoViewIfNeeded();
      await expect(end).not.toBeInViewport();
      await strip.hover();
      await page.mouse.wheel(4000, 0);
      await expect(end).toBeInViewport({ ratio: 0.9 });
    }
    await expect(page.getByRole("button", { name: /Next|Previous|Pause|Play/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Book Demo Flight" }).last()).toBeVisible();
  });
});
