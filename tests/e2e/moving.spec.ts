import { expect, test } from "./fixtures.ts";

test.describe("from page to page", () => {
  test("the next page stands at its top at once", async ({ visit }) => {
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

  test("a slow answer shows a moving line at once", async ({ visit }) => {
    const { page } = visit;
    const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
    await page.route("**/news.data**", async (route) => {
      await held;
      await route.continue();
    });
    await visit.open("/careers");
    await page.getByRole("banner").getByRole("link", { name: "News", exact: true }).click();
    await expect(page.getByRole("progressbar", { name: "Loading the page" })).toBeVisible();
    arrive();
    await expect(page.getByRole("heading", { level: 1, name: "News" })).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Loading the page" })).toHaveCount(0);
  });

  test("a cut line is tried three times more, then the list says the specification's words", async ({ visit }) => {
    const { page } = visit;
    visit.expectConsoleError(/ERR_FAILED|Failed to (load|fetch)/);
    let asked = 0;
    await page.route("**/blog.data**", (route) => {
      asked += 1;
      return route.abort();
    });
    await visit.open("/careers");
    await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page.getByText("Failed to load blog posts")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
    expect(asked).toBe(4);
  });

  test("a server that is away for a moment is waited for", async ({ visit }) => {
    const { page } = visit;
    visit.expectConsoleError(/503/);
    let asked = 0;
    await page.route("**/about-us.data**", (route) => {
      asked += 1;
      return asked < 3 ? route.fulfill({ status: 503, body: "" }) : route.continue();
    });
    await visit.open("/careers");
    await page.getByRole("banner").getByRole("link", { name: "About Us", exact: true }).click();
    await expect(page).toHaveURL("/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("We build drones");
    expect(asked).toBe(3);
  });

  test("a failed page offers to try again, and its number is the log's", async ({ visit }) => {
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
  test("are reached by links that need no scripts, twenty at a time", async ({ browser, site, api }) => {
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
      // The posts that every site begins with are the oldest.
      await expect(page.getByRole("heading", { name: /^Spraying by drone: a day in a soybean field/ })).toBeVisible();
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog\?page=2$/);
      await expect(page.getByRole("link", { name: "Newer", exact: true })).toHaveAttribute("href", "/blog");
      expect((await page.goto(`${site.url}/blog?page=99`))?.status()).toBe(404);
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

test.describe("on a wide screen", () => {
  for (const [width, height] of [
    [1280, 720],
    [1280, 900],
    [1024, 768],
    [768, 900],
  ] as const) {
    test(`the hero's Pause button answers at ${width} by ${height}`, async ({ visit }) => {
      const { page } = visit;
      await page.setViewportSize({ width, height });
      await visit.open("/");
      await page.getByRole("button", { name: "Pause the background pictures" }).click();
      await expect(page.getByRole("button", { name: "Play the background pictures" })).toBeVisible();
      await expect(page.getByRole("dialog", { name: "Support chat" })).toHaveCount(0);
    });
  }

  test("the words of an opening keep off the half in which the aircraft is", async ({ visit }) => {
    const { page } = visit;
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ["/", "/training/drone-pilot-training", "/excellence-center/3-modules/rpto", "/contact-us"]) {
        await visit.open(path);
        const words = page.locator(".opening-words > *");
        for (const box of await Promise.all((await words.all()).map((word) => word.boundingBox()))) {
          expect((box?.x ?? 0) + (box?.width ?? 0), `${path} at ${width}`).toBeLessThanOrEqual(width * 0.46);
        }
      }
    }
  });

  test("WhatsApp and phone stand in the header and in the closing band", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/training/drone-pilot-training");
    await expect(page.getByRole("banner").getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /^Call/ })).toBeVisible();
    const closing = page.getByRole("region", { name: "Come and watch a lesson" });
    await expect(closing.getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await expect(closing.getByRole("link", { name: /^Call/ })).toBeVisible();
  });

  test("neighbours on one ground stand about 96 px apart", async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit.open("/training/drone-industrial-training");
    const gaps = await page.locator('[data-tone="paper"] + [data-tone="paper"]').evaluateAll((bands) =>
      bands.map((band) => {
        const pixels = (element: Element | null, side: "paddingTop" | "paddingBottom") =>
          element ? Number.parseFloat(getComputedStyle(element)[side]) : 0;
        return pixels(band.previousElementSibling, "paddingBottom") + pixels(band, "paddingTop");
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) expect(gap).toBe(96);
  });
});

test("on paper every tab is open, the bars are gone, and the address stands below with its code", async ({ visit }) => {
  const { page } = visit;
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/qr.svg")) asked.push(new URL(request.url()).search);
  });
  await visit.open("/services/agriculture-spray?acres=24");
  await page.locator("footer").first().scrollIntoViewIfNeeded();
  expect(asked, "a screen shows no code").toEqual([]);
  const paper = await page.pdf();
  expect(paper.subarray(0, 4).toString()).toBe("%PDF");
  expect(asked).toEqual(["?of=%2Fservices%2Fagriculture-spray%3Facres%3D24"]);
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
