import { chromium, type Page } from "@playwright/test";
import { browser as chromiumOptions } from "../../chromium.ts";
import type { RunningSite } from "../../site.ts";
import { expect, test } from "../fixtures.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const content = (page: Page) => page.getByRole("textbox", { name: "Content" });
const offer = (page: Page) => page.getByRole("region", { name: "Typed earlier and not saved" });
const notice = (page: Page) => page.getByRole("region", { name: "Not saved" });
const thrownAway = (page: Page) => page.getByRole("region", { name: "Thrown away within a day" });

/** Inserts a blog directly into the database. */
async function insertBlog(site: RunningSite, name: string): Promise<string> {
  const [row] = await site.sql`insert into blogs (title, content) values (${name}, 'As it was.') returning id`;
  return row?.id;
}

const drafts = async (site: RunningSite) =>
  (await site.sql`select typed, ended from drafts order by created_at`).map(({ typed, ended }) => ({
    content: JSON.parse(typed).content as string | undefined,
    ended,
  }));

/** Another computer of the same person: a browser with a storage of its own. */
async function signInElsewhere(page: Page, site: RunningSite): Promise<Page> {
  const context = await page.context().browser()?.newContext({ baseURL: site.url });
  const other = await context?.newPage();
  if (!other) throw new Error("the browser is gone");
  await other.goto("/auth");
  await expect(other.locator("html")).toHaveAttribute("data-alive", "");
  await other.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(other.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  return other;
}

test("what is typed goes on at another computer, and is gone everywhere once it is saved", async ({ admin, site }) => {
  const { page } = admin;
  const id = await insertBlog(site, "Begun in the office");
  await admin.open(`/admin?tab=blogs&edit=${id}`);
  await content(page).fill("As it was. Half a thought.");
  await expect(page.getByText(/^Not saved yet\. What you typed up to .* is kept for you/)).toBeVisible();

  const home = await signInElsewhere(page, site);
  await notice(home)
    .getByRole("link", { name: /^Begun in the office.*\(at another computer\)$/ })
    .click();
  await expect(offer(home)).toContainText(", at another computer, you typed something here");
  await offer(home).getByRole("button", { name: "Take it back" }).click();
  await expect(content(home)).toHaveValue("As it was. Half a thought.");
  await content(home).press("End");
  await content(home).pressSequentially(" The other half.");
  await expect
    .poll(() => drafts(site))
    .toEqual([{ content: "As it was. Half a thought. The other half.", ended: null }]);

  // Back in the office its own copy is the older one.
  await page.goto(`/admin?tab=blogs&edit=${id}`);
  await expect(offer(page)).toHaveCount(1);
  await expect(offer(page).locator("ins")).toHaveText(/The other half\./);

  await home.getByRole("button", { name: "Update" }).click();
  await expect(home.getByText("Blog updated successfully")).toBeVisible();
  await expect.poll(() => drafts(site)).toEqual([{ content: undefined, ended: "saved" }]);
  await page.goto("/admin?tab=blogs");
  await expect(page.getByText("Begun in the office")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await home.context().close();
});

test("two computers that type in one draft keep both texts, and the form says which is newer", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  const id = await insertBlog(site, "Two computers");
  await admin.open(`/admin?tab=blogs&edit=${id}`);
  await content(page).fill("From the office.");
  await expect.poll(async () => (await drafts(site)).length).toBe(1);
  const home = await signInElsewhere(page, site);
  await home.goto(`/admin?tab=blogs&edit=${id}`);
  await offer(home).getByRole("button", { name: "Take it back" }).click();
  await content(home).fill("From home.");
  await expect.poll(async () => (await drafts(site))[0]?.content).toBe("From home.");
  await content(page).fill("From the office, and on.");
  await expect
    .poll(async () => (await drafts(site)).map((draft) => draft.content))
    .toEqual(["From home.", "From the office, and on."]);
  await site.sql`update blogs set title = 'Two computers, saved' where id = ${id}`;
  await home.goto(`/admin?tab=blogs&edit=${id}`);
  await expect(offer(home)).toHaveCount(2);
  await expect(offer(home).first()).toContainText("This is the newest.");
  await expect(offer(home).first()).toContainText("It was saved once more since");
  await expect(offer(home).first().locator("ins")).toContainText("From the office, and on.");
  await home.context().close();
});

test("without a line the browser keeps the text, and the server has it once the line is back", async ({
  admin,
  site,
  context,
}) => {
  const { page } = admin;
  admin.expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await admin.open("/admin?tab=blogs&edit=new");
  await expect(title(page)).toBeVisible();
  await context.setOffline(true);
  await content(page).fill("In a tunnel.");
  await expect(page.getByText("There is no connection.")).toBeVisible();
  expect(await drafts(site)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => drafts(site)).toEqual([{ content: "In a tunnel.", ended: null }]);
});

test("a full storage loses nothing while there is a line", async ({ admin, site }) => {
  const { page } = admin;
  await admin.open("/admin?tab=blogs&edit=new");
  await page.evaluate(() => {
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2)) {
      try {
        for (let n = 0; ; n++) localStorage.setItem(`filler-${size}-${n}`, "x".repeat(size));
      } catch {
        // This size no longer fits.
      }
    }
  });
  await content(page).fill("Only on the server.");
  await expect.poll(() => drafts(site)).toEqual([{ content: "Only on the server.", ended: null }]);
  await page.reload();
  await offer(page).getByRole("button", { name: "Take it back" }).click();
  await expect(content(page)).toHaveValue("Only on the server.");
});

test("Leave has an Undo, and for a day what was thrown away can be brought back", async ({ admin, site }) => {
  const { page } = admin;
  const leave = async () => {
    await page.getByRole("button", { name: "Back to list" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  };
  await admin.open("/admin?tab=blogs&edit=new");
  await title(page).fill("Left by mistake");
  await content(page).fill("A whole page.");
  await leave();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(content(page)).toHaveValue("A whole page.");
  await expect(title(page)).toHaveValue("Left by mistake");

  await leave();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => drafts(site)).toEqual([{ content: "A whole page.", ended: "thrown away" }]);
  const home = await signInElsewhere(page, site);
  await thrownAway(home)
    .getByRole("button", { name: /^Bring back: Left by mistake/ })
    .click();
  await expect(content(home)).toHaveValue("A whole page.");
  await home.getByRole("button", { name: "Create" }).click();
  await expect(home.getByText("Blog created successfully")).toBeVisible();
  await home.reload();
  await expect(thrownAway(home)).toHaveCount(0);
  await home.context().close();
});

test("links out of a form with unsaved text open in a new tab", async ({ admin, context }) => {
  const { page } = admin;
  await admin.open("/admin?tab=blogs&edit=new");
  const guide = page.getByRole("link", { name: "Guide" });
  await expect(guide).not.toHaveAttribute("target");
  await content(page).fill("Still here.");
  const opened = context.waitForEvent("page");
  await guide.click();
  await expect((await opened).getByRole("heading", { name: "Guide for staff" })).toBeVisible();
  await expect(content(page)).toHaveValue("Still here.");
});

/** Types for some seconds in a browser and kills it. @returns what was typed, and how much of it before the last five seconds */
async function killWhileTyping(site: RunningSite, round: number): Promise<{ typed: string; due: number }> {
  const server = await chromium.launchServer(await chromiumOptions());
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage({
      baseURL: site.url,
      extraHTTPHeaders: { "X-Forwarded-For": `2001:db8:dead::${round + 1}` },
    });
    await page.goto("/auth");
    await expect(page.locator("html")).toHaveAttribute("data-alive", "");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.getByRole("button", { name: "New Blog" }).click();
    await content(page).focus();
    const begun = Date.now();
    const times: number[] = [];
    let typed = "";
    for (let word = 0; Date.now() < begun + 7_000; word++) {
      await page.keyboard.type(`${word} `);
      typed += `${word} `;
      while (times.length < typed.length) times.push(Date.now());
    }
    const killed = Date.now();
    server.process().kill("SIGKILL");
    return { typed, due: times.filter((at) => at < killed - 5_000).length };
  } finally {
    await server.kill();
  }
}

async function losesAtMostFiveSeconds(site: RunningSite, round: number): Promise<void> {
  await site.sql`delete from drafts`;
  const { typed, due } = await killWhileTyping(site, round);
  const [kept] = await drafts(site);
  expect(typed.startsWith(kept?.content?.trim() ?? "nothing was kept")).toBe(true);
  expect(kept?.content?.length).toBeGreaterThanOrEqual(due);
}

test("a browser that is killed while somebody types loses five seconds at most", async ({ site }) => {
  await losesAtMostFiveSeconds(site, 0);
});

test("so does one that is killed ten times @long", async ({ site }) => {
  test.setTimeout(300_000);
  for (let round = 1; round <= 10; round++) await losesAtMostFiveSeconds(site, round);
});
