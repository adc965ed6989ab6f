import { pageList } from "../../../app/content/page-list.ts";
import { otherLatinWords } from "../../contracts/hindi/latin-words.ts";
import { checkAtEveryWidth, checkWithLargeText } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

const PHONE = { width: 390, height: 844 };
const SPRAYING = "/services/agriculture-spray";

// One test per page, so that they spread over the workers.
test.describe.configure({ mode: "parallel" });

test.describe("a page in Hindi", () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: "reduce" } });

  for (const path of [
    "/hi",
    ...pageList.map((page) => `/hi${page.path}`),
    "/hi/about-us",
    "/hi/blog",
    "/hi/careers",
    "/hi/contact-us",
    "/hi/gallery",
    "/hi/news",
    "/hi/support-chat",
    "/hi/no-such-page",
  ]) {
    test(`${path} is Hindi alone, has nothing that axe objects to and does not scroll sideways`, async ({ visit }) => {
      const { page } = visit;
      visit.expectConsoleError(/404.*no-such-page/);
      await visit.open(path);
      await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
      // Partners have Latin names, and staff choose the language of articles and job postings.
      const text = await page.locator("body").evaluate((body: HTMLElement) => {
        const others = body.querySelectorAll<HTMLElement>("[lang]:not([lang='hi-IN']), #partners");
        for (const other of others) other.style.display = "none";
        return body.innerText;
      });
      await page.reload();
      expect([...new Set(otherLatinWords(text))]).toEqual([]);
      await checkAtEveryWidth(page);
      await checkWithLargeText(page);
    });
  }
});

test("the Hindi home page stays behind a chat that is opened on a phone", async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize(PHONE);
  await visit.open("/hi");
  await page.getByRole("button", { name: "सपोर्ट चैट खोलें" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // The panel gets its entry of the history when the page's data is there: a blank page, this page, the panel.
  await expect.poll(() => page.evaluate(() => history.length)).toBe(3);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "स्मार्ट ड्रोन, बदलता आसमान" })).toBeVisible();
});

test("a farmer plans the spraying of his field in Hindi and sends it to the team", async ({ visit, site }) => {
  const { page } = visit;
  await page.setViewportSize(PHONE);
  await visit.open(`/hi${SPRAYING}`);
  await page.getByLabel("खेत का रकबा").fill("१२ बीघा");
  await page.getByRole("button", { name: "हिसाब लगाएँ" }).click();
  await expect(page.getByText(/\d+ से \d+ मिनट/).first()).toBeVisible();
  await page.getByRole("link", { name: "हमारी टीम को भेजें" }).click();
  await expect(page).toHaveURL(/\/hi\/contact-us\?/);
  await page.getByLabel("नाम", { exact: true }).fill("रमेश");
  await page.getByLabel("ई-मेल").fill("ramesh-hindi@farm.example");
  await page.getByRole("button", { name: "संदेश भेजें" }).click();
  await expect(page.getByText("आपका संदेश पहुँच गया!").first()).toBeVisible();
  const [sent] = await site.sql`
    select name, language, message from contact_submissions where email = 'ramesh-hindi@farm.example'`;
  expect(sent).toMatchObject({ name: "रमेश", language: "hi" });
});

test("a Hindi article comes first on the Hindi blog; on the English one its title and label name their language", async ({
  visit,
}) => {
  const { page } = visit;
  await visit.open("/hi/blog");
  const title = await page.getByRole("article").first().getByRole("heading").innerText();
  expect(title).toMatch(/^[\p{Script=Devanagari}\s?]/u);
  await visit.open("/blog");
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card.getByRole("heading")).toHaveAttribute("lang", "hi-IN");
  await expect(card.getByText("खेती", { exact: true })).toHaveAttribute("lang", "hi-IN");
  await card.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "hi-IN");
  await expect(page.getByRole("main").getByText("खेती", { exact: true }).first()).toHaveAttribute("lang", "hi-IN");
});

test("the switch keeps page and planner, and the way back", async ({ visit }) => {
  const { page } = visit;
  await visit.open(`${SPRAYING}?acres=7&crop=cotton`);
  await page.getByRole("banner").getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL(new RegExp(`/hi${SPRAYING}\\?acres=7&crop=cotton`));
  await expect(page.locator("html")).toHaveAttribute("data-alive", "");
  await expect(page.getByLabel("खेत का रकबा")).toHaveValue("7");
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(new RegExp(`[^i]${SPRAYING}\\?acres=7&crop=cotton`));
  await expect(page.getByLabel("Area", { exact: true })).toHaveValue("7");
});

test("the switch leads to the section that is read, and from the top of a page to the top", async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize(PHONE);
  await visit.open("/training/drone-pilot-training");
  const switchTo = (name: string) => page.getByRole("banner").getByRole("link", { name }).click();
  await switchTo("हिन्दी");
  await expect(page).toHaveURL("/hi/training/drone-pilot-training");
  for (const [path, other, name] of [
    ["/hi/training/drone-pilot-training", "/training/drone-pilot-training", "English"],
    ["/training/drone-pilot-training", "/hi/training/drone-pilot-training", "हिन्दी"],
  ] as const) {
    await visit.open(path);
    // A little of the next section is on the screen too.
    await page.locator("#which-rule").evaluate((section) => {
      const end = section.getBoundingClientRect().bottom + scrollY;
      scrollTo({ top: end - innerHeight / 4, behavior: "instant" });
    });
    await switchTo(name);
    await expect(page).toHaveURL(new RegExp(`${other}#which-rule(-result)?$`));
  }
});

test.describe("a browser that prefers Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("is offered Hindi in one line, once, and is never sent there", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/about-us");
    const offer = page.getByText("यह पेज हिन्दी में भी है");
    await expect(offer).toBeVisible();
    await page.getByRole("button", { name: "बंद करें" }).click();
    await expect(offer).toBeHidden();
    await visit.open("/gallery");
    await expect(page.getByRole("banner").getByRole("link", { name: "हिन्दी" })).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the switch of a page that does not exist leads into the English edition", async ({ page, request }) => {
    for (const [path, english] of [
      ["/hi/hi", "/"],
      ["/hi/no-such-page", "/no-such-page"],
    ] as const) {
      await page.setContent(await (await request.get(path)).text());
      await expect(page.getByRole("link", { name: "English" }).first()).toHaveAttribute("href", english);
    }
  });

  test("the planner answers in Hindi", async ({ page }) => {
    await page.goto(`/hi${SPRAYING}?acres=5&unit=acre&crop=cotton`);
    await expect(page.getByText(/5 एकड़ कपास/).first()).toBeVisible();
  });
});

test("search engines find both editions of a page, and what only the English one has", async ({ page, site }) => {
  await page.goto(`/hi${SPRAYING}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.url}/hi${SPRAYING}`);
  for (const [language, path] of [
    ["en-IN", SPRAYING],
    ["hi-IN", `/hi${SPRAYING}`],
    ["x-default", SPRAYING],
  ])
    await expect(page.locator(`link[hreflang="${language}"][rel="alternate"]`)).toHaveAttribute(
      "href",
      site.url + path,
    );
  const map = await (await page.request.get("/sitemap.xml")).text();
  expect(map).toContain(`<loc>${site.url}/hi${SPRAYING}</loc>`);
  expect(map).not.toContain("/hi/sample-data");
  expect((await page.request.get("/hi/auth", { maxRedirects: 0 })).headers().location).toBe("/auth");
});

test("the font of headings is fetched once a page is shown, and used from the next document on", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/hi/careers");
  const family = () =>
    page.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(await family()).not.toContain("Hind");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("heading-font"))).toBe("kept");
  await page.reload();
  expect(await family()).toContain("Hind");
  await expect.poll(() => page.evaluate(() => document.fonts.check("600 1rem Hind", "क"))).toBe(true);
});
