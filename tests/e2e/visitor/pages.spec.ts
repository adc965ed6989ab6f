import { checkAtEveryWidth } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { marketingPages } from "../marketing-pages.ts";

// One test per page, so that they spread over the workers.
test.describe.configure({ mode: "parallel" });

/** Every marketing page shows what its record says. Contract tests compare the records with the specification. */
test.describe("a marketing page", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const record of marketingPages) {
    test(`${record.path} shows its title, its buttons, its tabs and its closing band, for everybody at every width`, async ({
      visit,
    }) => {
      const { page } = visit;
      await visit.open(record.path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(record.title);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(`${record.title} | Vayutra Drones`);
      await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(record.name);
      for (const action of record.hero.actions) {
        await expect(page.getByRole("link", { name: action.label, exact: true }).first()).toHaveAttribute(
          "href",
          action.to,
        );
      }
      for (const badge of record.hero.badges ?? [])
        await expect(page.getByText(badge, { exact: true }).first()).toBeVisible();
      for (const set of record.sections.filter((section) => section.kind === "tabs")) {
        const list = page.getByRole("tablist").filter({ has: page.locator(`#${set.defaultTab}-tab`) });
        await expect(list.getByRole("tab")).toHaveText(set.tabs.map((tab) => tab.label));
        for (const tab of set.tabs) {
          const panel = page.locator(`#${tab.id}`);
          await expect(panel).toBeVisible({ visible: tab.id === set.defaultTab });
        }
        for (const tab of set.tabs) {
          await list.getByRole("tab", { name: tab.label, exact: true }).click();
          await expect(page.locator(`#${tab.id}`)).toBeVisible();
          await expect(page.locator(`#${tab.id}`)).not.toBeEmpty();
        }
      }
      const closing = record.sections.at(-1);
      if (closing?.kind !== "call-to-action") throw new Error("no closing band");
      for (const action of closing.actions) {
        await expect(page.locator(`#${closing.id}`).getByRole("link", { name: action.label })).toHaveAttribute(
          "href",
          action.to,
        );
      }
      await checkAtEveryWidth(page);
    });
  }
});

test("drawings appear on a page opened directly and on the next one reached by a link", async ({ visit }) => {
  const { page } = visit;
  const drawing = page.getByRole("img", { name: /^Drawing:/ });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await visit.open("/services/land-surveying");
  await expect(drawing).toBeVisible();
  const name = await drawing.getAttribute("aria-label");
  expect(requests, "a drawing that came with the page needs no code").not.toContainEqual(
    expect.stringContaining("/assets/diagram-"),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "Agriculture Spray" }).click();
  await expect(page).toHaveURL("/services/agriculture-spray");
  await expect(drawing).not.toHaveAttribute("aria-label", name ?? "");
  await expect(drawing).toBeVisible();
});

for (const path of [
  "/?utm_source=mail&fbclid=x",
  "/blog?utm_campaign=monsoon",
  "/contact-us?about=Night+flying&gclid=1",
]) {
  test(`${path} comes alive without a complaint, and keeps its address`, async ({ visit }) => {
    await visit.open(path);
    await expect(visit.page.locator("html")).toHaveAttribute("data-alive", "");
    await expect(visit.page).toHaveURL(path);
  });
}
