import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { holdResponses } from "../hold-responses.ts";

test("a page that is not painted is still hydrated", async ({ visit }) => {
  await visit.page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await visit.open("/about-us");
});

test.describe("from page to page", () => {
  test("the next page starts at its top", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).scrollBehavior])).toEqual([
      0,
      "auto",
    ]);
  });

  test("a job on the home page opens its planner, although the page's drawing comes late", async ({ visit }) => {
    const { page } = visit;
    const release = await holdResponses(page, "**/assets/diagram-*.js");
    await visit.open("/");
    const requested = page.waitForRequest("**/assets/diagram-*.js");
    await page.getByRole("link", { name: "Survey land" }).click();
    await requested;
    release();
    const planner = page.locator("#survey-planner");
    await expect(page.getByRole("img", { name: /^Drawing: Every spot/ })).toBeVisible();
    await expect(planner.getByRole("button", { name: "Work it out" })).toBeVisible();
    const top = () => planner.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
  });

  test("going back from the form keeps the planner's state", async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width: 390, height: 844 });
    await visit.open("/services/agriculture-spray#spray-planner");
    const planner = page.locator("#spray-planner");
    await planner.getByLabel("Area").fill("14");
    await expect(page).toHaveURL(/acres=14/);
    const send = planner.getByRole("link", { name: "Send this to our team" });
    await send.scrollIntoViewIfNeeded();
    const place = () => send.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await place();
    await send.click();
    await expect(page).toHaveURL(/\/contact-us/);
    await page.goBack();
    await expect(send).toBeInViewport();
    // The form now says that the address filled it in.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(80);
  });

  test("a slow page without a skeleton shows a progress bar", async ({ visit }) => {
    const { page } = visit;
    const release = await holdResponses(page, "**/about-us.data**");
    await visit.open("/careers");
    await page.getByRole("banner").getByRole("link", { name: "About Us", exact: true }).click();
    await expect(page.getByRole("progressbar", { name: "Loading the page" })).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("We build drones");
    await expect(page.getByRole("progressbar", { name: "Loading the page" })).toHaveCount(0);
  });

  test("a broken connection is retried three times, then the list shows the specified error", async ({ visit }) => {
    const { page } = visit;
    visit.expectConsoleError(/ERR_FAILED|Failed to (load|fetch)/);
    let requests = 0;
    await page.route("**/blog.data**", (route) => {
      requests += 1;
      return route.abort();
    });
    await visit.open("/careers");
    await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page.getByText("Failed to load blog posts")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
    expect(requests).toBe(4);
  });

  test("offline every kind of page shows our own message", async ({ visit, context }) => {
    const { page } = visit;
    visit.expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const missing = async (path: string) => {
      await visit.open("/careers");
      // The other pages' code is prefetched when this one is idle.
      await expect(page.locator("link[rel=modulepreload][href*='/marketing-page-']")).toBeAttached();
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await page.getByRole("contentinfo").locator(`a[href="${path}"]`).first().click();
      await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
      await context.setOffline(false);
    };
    for (const path of ["/about-us", "/product/trainer-drone"]) await missing(path);
  });

  test("with data saving on, no code is prefetched", async ({ visit }) => {
    const { page } = visit;
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } }),
    );
    await visit.open("/careers");
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
    await expect(page.locator("link[rel=modulepreload][href*='/marketing-page-']")).toHaveCount(0);
  });

  test("a short outage of the server is bridged by retries", async ({ visit }) => {
    const { page } = visit;
    visit.expectConsoleError(/503/);
    let requests = 0;
    await page.route("**/about-us.data**", (route) => {
      requests += 1;
      return requests < 3 ? route.fulfill({ status: 503, body: "" }) : route.continue();
    });
    await visit.open("/careers");
    await page.getByRole("banner").getByRole("link", { name: "About Us", exact: true }).click();
    await expect(page).toHaveURL("/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("We build drones");
    expect(requests).toBe(3);
  });

  test("a failed page offers a retry and shows the number from the log", async ({ visit }) => {
    const { page } = visit;
    visit.expectConsoleError(/./);
    await page.route("**/about-us.data**", (route) =>
      route.fulfill({ status: 500, headers: { "X-Request-Id": "11111111-2222-3333-4444-555555555555" }, body: "" }),
    );
    await visit.open("/careers");
    await page.getByRole("banner").getByRole("link", { name: "About Us", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(page.getByText("11111111-2222-3333-4444-555555555555")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  });
});

test.describe("older posts", () => {
  test("are still linked after the list is refetched ten minutes later", async ({ visit, site, api }) => {
    const { page } = visit;
    const rows = Array.from({ length: 21 }, (_, index) => ({
      title: `Kept post ${index}`,
      content: "Text.",
      status: "published",
    }));
    const { data, error } = await api.from("blogs").insert(rows).select("id");
    expect(error).toBeNull();
    try {
      await page.clock.install();
      await visit.open("/careers");
      const banner = page.getByRole("banner");
      const older = page.getByRole("link", { name: "Older", exact: true });
      await banner.getByRole("link", { name: "Blog", exact: true }).click();
      await expect(older).toBeVisible();
      await banner.getByRole("link", { name: "Careers", exact: true }).click();
      await expect(page).toHaveURL("/careers");
      await page.clock.fastForward("11:00");
      await banner.getByRole("link", { name: "Blog", exact: true }).click();
      await expect(page.getByRole("article")).toHaveCount(20);
      await expect(older).toBeVisible();
    } finally {
      for (const { id } of data ?? []) await site.sql`delete from blogs where id = ${id}`;
    }
  });

  test("lead back to the list page that the visitor came from, else to the first", async ({ visit, site, api }) => {
    const { page } = visit;
    const rows = Array.from({ length: 21 }, (_, index) => ({
      title: `Way back ${index}`,
      content: "Text.",
      status: "published",
    }));
    const { data, error } = await api.from("blogs").insert(rows).select("id");
    expect(error).toBeNull();
    try {
      const card = page.getByRole("article").getByRole("link", { name: /^Read More/ });
      const back = page.getByRole("link", { name: "Back to Blog" });
      await visit.open("/blog");
      await page.getByRole("link", { name: "Older", exact: true }).click();
      await expect(page).toHaveURL("/blog?page=2");
      await card.first().click();
      await expect(back).toHaveAttribute("href", "/blog?page=2");
      const post = page.url();
      await back.click();
      await expect(page).toHaveURL("/blog?page=2");
      await expect(card.first()).toBeVisible();

      // The same after a full page load by a plain link.
      const address = await card.first().evaluate((link: HTMLAnchorElement) => link.href);
      expect(address).toBe(post);
      await page.evaluate((to) => location.assign(to), address);
      await expect(back).toHaveAttribute("href", "/blog?page=2");
      await page.getByRole("banner").getByRole("link", { name: "Careers", exact: true }).click();
      await visit.open(new URL(post).pathname);
      await expect(back, "of nobody who came from the list").toHaveAttribute("href", "/blog");
      await visit.open("/blog");
      await card.first().click();
      await expect(back).toHaveAttribute("href", "/blog");
      await visit.open("/hi/blog?page=2");
      const inHindi = page.locator("main article a[href^='/hi/blog/']").first();
      await inHindi.evaluate((link: HTMLAnchorElement) => location.assign(link.href));
      await expect(page.locator("main a[href='/hi/blog?page=2']")).toBeVisible();
    } finally {
      for (const { id } of data ?? []) await site.sql`delete from blogs where id = ${id}`;
    }
  });

  test("are reached by links without scripts, twenty at a time", async ({ browser, site, api }) => {
    const rows = Array.from({ length: 25 }, (_, index) => ({
      title: `Newer post ${index}`,
      content: "Text.",
      status: "published",
    }));
    const { data, error } = await api.from("blogs").insert(rows).select("id");
    expect(error).toBeNull();
    const context = await browser.newContext({ javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(`${site.url}/blog`);
      await expect(page.getByRole("article")).toHaveCount(20);
      await page.getByRole("link", { name: "Older", exact: true }).click();
      await expect(page).toHaveURL(/\/blog\?page=2$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog, page 2");
      // The demonstration posts are the oldest.
      await expect(page.getByRole("heading", { name: /^Spraying by drone: a day in a soybean field/ })).toBeVisible();
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog\?page=2$/);
      await expect(page.getByRole("link", { name: "Newer", exact: true })).toHaveAttribute("href", "/blog");
      expect((await page.goto(`${site.url}/blog?page=99`))?.status()).toBe(404);
      await expect(page.getByText("There is no page 99 of this list.")).toBeVisible();
      await expect(page.getByRole("link", { name: "The newest" })).toHaveAttribute("href", "/blog");
    } finally {
      await context.close();
      await api
        .from("blogs")
        .delete()
        .in(
          "id",
          (data ?? []).map(({ id }) => id),
        );
    }
  });
});

/** Imitates an older browser that does not support `::details-content`. */
async function disableDetailsContent(page: Page) {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const answer = await route.fetch();
    return route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll("::details-content", "::no-such-part"),
    });
  });
}

test.describe("in a browser without ::details-content", () => {
  test("the footer's links can be reached on wide and narrow screens", async ({ visit }) => {
    const { page } = visit;
    await disableDetailsContent(page);
    await visit.open("/careers");
    const footer = page.getByRole("contentinfo");
    await footer.locator("summary").filter({ hasText: "Services" }).click();
    await expect(footer.getByRole("link", { name: "Thermal Mapping" })).toBeVisible();
  });

  test("answers are open in print and closed again afterwards", async ({ visit }) => {
    const { page } = visit;
    await disableDetailsContent(page);
    await visit.open("/services/land-surveying");
    const answer = page.getByText("LiDAR finds the ground through gaps");
    await expect(answer).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(answer).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(answer).toBeHidden();
  });
});

test.describe("on a wide screen", () => {
  test("the hero's Pause button works at every window size", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/");
    for (const [width, height] of [
      [1280, 720],
      [1280, 900],
      [1024, 768],
      [768, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.getByRole("button", { name: "Pause the background pictures" }).click();
      const play = page.getByRole("button", { name: "Play the background pictures" });
      await expect(play, `at ${width} by ${height}`).toBeVisible();
      await expect(page.getByRole("dialog", { name: "Support chat" })).toHaveCount(0);
      await play.click();
    }
  });

  test("the opening's text does not cover the aircraft's half", async ({ visit }) => {
    const { page } = visit;
    for (const path of ["/", "/training/drone-pilot-training", "/excellence-center/3-modules/rpto", "/contact-us"]) {
      await visit.open(path);
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const words = page.locator(".opening-words > *");
        for (const box of await Promise.all((await words.all()).map((word) => word.boundingBox()))) {
          expect((box?.x ?? 0) + (box?.width ?? 0), `${path} at ${width}`).toBeLessThanOrEqual(width * 0.46);
        }
      }
    }
  });

  test("the Tab key goes through the header as the eye does, and it has the quote where there is room", async ({
    visit,
  }) => {
    const { page } = visit;
    for (const [width, rows] of [
      [820, 2],
      [1440, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await visit.open("/about-us");
      const bar = page.getByRole("banner");
      await expect(bar.getByRole("link", { name: "Get a quote" })).toBeVisible();
      const stops = await bar.locator("a, summary").evaluateAll((each) =>
        each
          .filter((stop) => stop.checkVisibility())
          .map((stop) => stop.getBoundingClientRect())
          .map(({ x, y, height }) => ({ x, row: Math.floor((y + height / 2) / 50) })),
      );
      const seen = stops.toSorted((a, b) => a.row - b.row || a.x - b.x);
      expect(stops, `at ${width}`).toEqual(seen);
      expect(new Set(stops.map(({ row }) => row)).size).toBe(rows);
    }
  });

  test("WhatsApp and phone are in the header and in the closing band", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/training/drone-pilot-training");
    await expect(page.getByRole("banner").getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /^Call/ })).toBeVisible();
    const closing = page.getByRole("region", { name: "Come and watch a lesson" });
    await expect(closing.getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await expect(closing.getByRole("link", { name: /^Call/ })).toBeVisible();
  });

  test("sections with the same background are about 96 px apart", async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width: 1440, height: 900 });
    // Pages with cards, tabs, drawings and questions in sequence.
    for (const path of ["/training/drone-industrial-training", "/services/land-surveying"]) {
      await visit.open(path);
      const gaps = await page.locator("main > *").evaluateAll((bands) => {
        // The full-width elements, whatever contains them.
        const inner = (band: Element): Element =>
          band.children.length === 1 && band.firstElementChild?.tagName === "SECTION"
            ? inner(band.firstElementChild)
            : band;
        const style = (band: Element) => getComputedStyle(inner(band));
        return bands.flatMap((band) => {
          const next = band.nextElementSibling;
          if (!next || style(band).backgroundColor !== style(next).backgroundColor) return [];
          return [Number.parseFloat(style(band).paddingBottom) + Number.parseFloat(style(next).paddingTop)];
        });
      });
      expect(gaps.length, path).toBeGreaterThan(1);
      for (const gap of gaps) expect(gap, path).toBe(96);
    }
  });
});

test("without scripts a sent message is confirmed at the form", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(`${site.url}/contact-us`);
    await page.getByLabel("First name").fill("Asha");
    await page.getByLabel("E-mail").fill("asha@anchor.example");
    await page.getByRole("textbox", { name: "Message" }).fill("Which drone carries ten kilograms?");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message Sent Successfully!")).toBeInViewport();
  } finally {
    await context.close();
  }
});

test("in print every tab is open, the bars are hidden, and the address with its QR code is at the end", async ({
  visit,
}) => {
  const { page } = visit;
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/qr.svg")) requests.push(new URL(request.url()).search);
  });
  await visit.open("/services/agriculture-spray?acres=24");
  await page.locator("footer").first().scrollIntoViewIfNeeded();
  expect(requests, "a screen shows no code").toEqual([]);
  const paper = await page.pdf();
  expect(paper.subarray(0, 4).toString()).toBe("%PDF");
  expect(requests).toEqual(["?of=%2Fservices%2Fagriculture-spray%3Facres%3D24"]);
  await page.emulateMedia({ media: "print" });
  for (const panel of await page.locator("[role=tabpanel]").all()) await expect(panel).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  const foot = page.locator(".print-foot");
  await expect(foot).toContainText("/services/agriculture-spray?acres=24");
  const code = await foot.locator("svg").boundingBox();
  expect(code?.width).toBeGreaterThan(100);
  expect(code?.height).toBeGreaterThan(100);
});

test("without scripts the server renders the printed address and QR code, with an instrument's values", async ({
  request,
}) => {
  for (const [address, shown] of [
    ["/careers?utm_source=letter", "/careers"],
    ["/hi/gallery", "/hi/gallery"],
    ["/services/agriculture-spray?acres=24", "/services/agriculture-spray?acres=24"],
  ] as const) {
    const html = await (await request.get(address)).text();
    const code = /<noscript><img src="(\/qr\.svg\?of=[^"]+)"/.exec(html)?.[1] ?? "";
    expect(code).toBe(`/qr.svg?of=${encodeURIComponent(shown)}`);
    expect((await request.get(code)).headers()["content-type"]).toBe("image/svg+xml");
    expect(html.replace(/<[^>]*>/g, "").replaceAll("&amp;", "&")).toMatch(
      new RegExp(`//[^ ]*:\\d+${shown.replace("?", "\\?")}`),
    );
  }
});
