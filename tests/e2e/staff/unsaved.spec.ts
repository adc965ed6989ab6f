import type { Page } from "@playwright/test";
import { clientOf, insertAccount } from "../../policies/people.ts";
import type { RunningSite } from "../../site.ts";
import { expect, test } from "../fixtures.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const content = (page: Page) => page.getByRole("textbox", { name: "Content" });
const again = (page: Page) => page.getByRole("dialog", { name: "Sign in to go on" });
const offer = (page: Page) => page.getByRole("region", { name: "Typed earlier and not saved" });
const notice = (page: Page) => page.getByRole("region", { name: "Not saved" });

async function write(page: Page, name: string, text: string) {
  await title(page).fill(name);
  await content(page).fill(text);
}

/** Inserts a blog directly into the database. */
async function insertBlog(site: RunningSite, name: string): Promise<string> {
  const [row] = await site.sql`insert into blogs (title, content) values (${name}, 'As it was.') returning id`;
  return row?.id;
}

const stored = (site: RunningSite, name: string) =>
  site.sql`select id, content from blogs where title = ${name} order by created_at`;

const endSessions = (site: RunningSite) => site.sql`delete from auth.sessions`;

async function signInAgain(page: Page, site: RunningSite) {
  await again(page)
    .getByLabel("Password")
    .fill(site.config.admin.password ?? "");
  await again(page).getByRole("button", { name: "Sign In" }).click();
  await expect(again(page)).toHaveCount(0);
}

test("a crashed tab loses nothing: the list names the text, the form offers it with time and differences", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  const id = await insertBlog(site, "Dusk over the lake");
  await admin.open(`/admin?tab=blogs&edit=${id}`);
  await content(page).fill("As it was, and a thought.");
  const next = await page.context().newPage();
  await page.close();

  await next.goto("/admin?tab=news");
  await notice(next)
    .getByRole("link", { name: /Dusk over the lake/ })
    .click();
  await expect(content(next)).toHaveValue("As it was.");
  await expect(offer(next)).toContainText(/On \w+ \d+, \d{4}, .* you typed something here that was not saved/);
  await expect(offer(next).locator("ins")).toHaveText(/and a thought\./);
  await offer(next).getByRole("button", { name: "Take it back" }).click();
  await expect(content(next)).toHaveValue("As it was, and a thought.");
  await expect(content(next)).toBeFocused();
  await next.getByRole("button", { name: "Update" }).click();
  await expect(next.getByText("Blog updated successfully")).toBeVisible();
  await expect(notice(next)).toHaveCount(0);
  expect((await stored(site, "Dusk over the lake"))[0]?.content).toBe("As it was, and a thought.");
});

test("a new post is offered after a reload too, until it is discarded", async ({ admin }) => {
  const { page } = admin;
  await admin.open("/admin?tab=blogs&edit=new");
  await write(page, "Half a post", "Half a thought");
  await page.reload();
  await expect(title(page)).toHaveValue("");
  await offer(page).getByRole("button", { name: "Take it back" }).click();
  await expect(content(page)).toHaveValue("Half a thought");
  await page.reload();
  await offer(page).getByRole("button", { name: "Throw it away" }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(offer(page).locator("ins").last()).toHaveText("Half a thought");
  await page.goto("/admin?tab=blogs");
  await notice(page)
    .getByRole("button", { name: /^Throw it away: Half a post/ })
    .click();
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await notice(page)
    .getByRole("link", { name: /^Half a post/ })
    .click();
  await offer(page).getByRole("button", { name: "Throw it away" }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveValue("");
  await expect(offer(page)).toHaveCount(0);
});

test("text of another account in this browser is not shown", async ({ admin }) => {
  const { page } = admin;
  // The browser's copies alone.
  await page.route("**/rest/v1/drafts?**", (route) => route.fulfill({ json: [] }));
  await admin.open("/admin?tab=blogs&edit=new");
  await write(page, "Somebody else's", "secret");
  // The same as this account's autosave: once it is shown, the list is complete.
  await page.evaluate(() => {
    const [key = ""] = Object.keys(localStorage).filter((name) => name.startsWith("typed:"));
    const [, , ...rest] = key.split(":");
    const typed = localStorage.getItem(key) ?? "";
    localStorage.setItem(["typed", "00000000-0000-4000-8000-000000000000", ...rest].join(":"), typed);
    localStorage.setItem(`${key}-own`, typed.replaceAll("Somebody else's", "My own"));
    localStorage.removeItem(key);
    location.reload();
  });
  await expect(title(page)).toHaveValue("");
  await expect(offer(page)).toHaveCount(1);
  await page.goto("/admin");
  await expect(notice(page).getByRole("link")).toHaveText([/^My own/]);
  await expect(page.getByText("Somebody else's")).toHaveCount(0);
});

test("an ended session asks for the password over the form, and then saves", async ({ admin, site }) => {
  const { page } = admin;
  admin.expectConsoleError(/40[013]/);
  const id = await insertBlog(site, "Revoked");
  await admin.open(`/admin?tab=blogs&edit=${id}`);
  await content(page).fill("Typed before the session ended.");
  // Otherwise its draft might meet the ended session first.
  await expect(page.getByText(/is kept for you/)).toBeVisible();
  await endSessions(site);
  await page.getByRole("button", { name: "Update" }).click();
  await expect(again(page)).toBeVisible();
  await expect(again(page).getByLabel("Password")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(again(page)).toBeVisible();
  await again(page).getByLabel("Password").fill("not the one");
  await again(page).getByRole("button", { name: "Sign In" }).click();
  await expect(again(page).getByText("Invalid login credentials")).toBeVisible();
  await expect(page.locator("textarea[name=content]")).toHaveValue("Typed before the session ended.");
  await signInAgain(page, site);
  await expect(page.getByText("Blog updated successfully")).toBeVisible();
  expect((await stored(site, "Revoked"))[0]?.content).toBe("Typed before the session ended.");
});

test("a session that ended over an unchanged form leads back to it; after a sign-out the next sign-in starts at the dashboard", async ({
  visit,
  site,
}) => {
  const { page } = visit;
  visit.expectConsoleError(/40[013]/);
  const id = await insertBlog(site, "Only looked at");
  const signIn = () => page.getByRole("button", { name: "Sign In", exact: true }).click();
  await visit.open(`/admin?tab=blogs&edit=${id}`);
  await expect(page).toHaveURL("/auth");
  await signIn();
  await expect(content(page)).toHaveValue("As it was.");
  await endSessions(site);
  // The site's own check of the session may be quicker, and has closed the form then.
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-foot-buttons] button[type=submit]")?.click());
  await expect(page).toHaveURL("/auth");
  await signIn();
  await expect(page).toHaveURL(`/admin?tab=blogs&edit=${id}`);
  await expect(content(page)).toHaveValue("As it was.");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  await signIn();
  await expect(page).toHaveURL("/admin");
});

test("a token that the data service refuses is renewed once, and the save is repeated silently", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  admin.expectConsoleError(/401/);
  const id = await insertBlog(site, "Stale token");
  await admin.open(`/admin?tab=blogs&edit=${id}`);
  await content(page).fill("Saved all the same.");
  const renewals: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("grant_type=refresh_token")) renewals.push(request.url());
  });
  let refused = 0;
  await page.route("**/rest/v1/blogs?**", (route) =>
    route.request().method() === "PATCH" && refused++ === 0
      ? route.fulfill({ status: 401, json: { code: "PGRST301", message: "JWT expired" } })
      : route.continue(),
  );
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Blog updated successfully")).toBeVisible();
  expect(renewals).toHaveLength(1);
  expect((await stored(site, "Stale token"))[0]?.content).toBe("Saved all the same.");
});

test("if the renewed token is refused too, the password is requested, without endless retries", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  admin.expectConsoleError(/401/);
  const id = await insertBlog(site, "Never taken");
  await admin.open(`/admin?tab=blogs&edit=${id}`);
  await content(page).fill("In the end.");
  let tries = 0;
  await page.route("**/rest/v1/blogs?**", (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    tries += 1;
    return route.fulfill({ status: 401, json: { code: "PGRST301", message: "JWT expired" } });
  });
  await page.getByRole("button", { name: "Update" }).click();
  await expect(again(page)).toBeVisible();
  expect(tries).toBe(2);
  await page.unroute("**/rest/v1/blogs?**");
  await signInAgain(page, site);
  await expect(page.getByText("Blog updated successfully")).toBeVisible();
  expect((await stored(site, "Never taken"))[0]?.content).toBe("In the end.");
});

test("signing out in another tab asks first, and the form stays and asks for the password", async ({ admin, site }) => {
  const { page } = admin;
  admin.expectConsoleError(/40[013]/);
  await admin.open("/admin?tab=blogs&edit=new");
  await write(page, "Signed out elsewhere", "Still here.");
  const other = await page.context().newPage();
  await other.goto("/admin");
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(other.getByRole("dialog", { name: "Sign out without saving?" })).toContainText("in another tab");
  await other.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await expect(other).toHaveURL("/auth");

  await page.bringToFront();
  await expect(again(page)).toBeVisible();
  await signInAgain(page, site);
  await expect(content(page)).toHaveValue("Still here.");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Blog created successfully")).toBeVisible();
  expect(await stored(site, "Signed out elsewhere")).toHaveLength(1);
});

test("the Sign Out button asks if something is unsaved, and the next sign-in offers it", async ({ visit, site }) => {
  const { page } = visit;
  const signIn = async () => {
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  };
  await visit.open("/auth");
  await signIn();
  await page.getByRole("button", { name: "New Blog" }).click();
  await write(page, "Before leaving", "One last word.");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("dialog", { name: "Sign out without saving?" }).getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeFocused();
  await expect(content(page)).toHaveValue("One last word.");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL("/auth");
  await signIn();
  await notice(page)
    .getByRole("link", { name: /Before leaving/ })
    .click();
  await offer(page).getByRole("button", { name: "Take it back" }).click();
  await expect(content(page)).toHaveValue("One last word.");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Blog created successfully")).toBeVisible();
  expect(await stored(site, "Before leaving")).toHaveLength(1);
});

test("unsaved text can be discarded with the sign-out", async ({ admin }) => {
  const { page } = admin;
  await admin.open("/admin?tab=blogs&edit=new");
  await write(page, "Nobody else's business", "On a browser that others use.");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Sign out and throw it away" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("others use");
});

test("offline is shown at once; a save waits for the connection, and typing continues", async ({
  admin,
  site,
  context,
}) => {
  const { page } = admin;
  admin.expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  const id = await insertBlog(site, "No line");
  await admin.open(`/admin?tab=blogs&edit=${id}`);
  await expect(content(page)).toHaveValue("As it was.");
  await context.setOffline(true);
  await expect(page.getByText("There is no connection.")).toBeVisible();
  await content(page).fill("Typed without a line.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Your text is saved as soon as it is back")).toBeVisible();
  await content(page).press("End");
  await content(page).pressSequentially(" And on.");
  await context.setOffline(false);
  await expect(page.getByText("What you typed since is not saved yet.")).toBeVisible();
  expect((await stored(site, "No line"))[0]?.content).toBe("Typed without a line.");
  await expect(content(page)).toHaveValue("Typed without a line. And on.");
  await page.keyboard.press("Control+s");
  await expect.poll(async () => (await stored(site, "No line"))[0]?.content).toBe("Typed without a line. And on.");
});

test("a connection lost during a save: the save is sent once when it is back", async ({ admin, site, context }) => {
  const { page } = admin;
  admin.expectConsoleError(/ERR_|Failed to load/);
  await admin.open("/admin?tab=blogs&edit=new");
  await write(page, "Cut in the middle", "Whole.");
  // The request arrives, its answer does not.
  await page.route("**/rest/v1/blogs?**", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Your text is saved as soon as it is back")).toBeVisible();
  await page.unroute("**/rest/v1/blogs?**");
  await context.setOffline(false);
  await expect(page.getByText("Blog created successfully")).toBeVisible();
  expect(await stored(site, "Cut in the middle")).toHaveLength(1);
});

test("three quick presses create one article and one message", async ({ admin, site }) => {
  const { page } = admin;
  await admin.open("/admin?tab=blogs&edit=new");
  await write(page, "Pressed thrice", "Once.");
  await page.getByRole("button", { name: "Create" }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press++) button.click();
  });
  await expect(page.getByText("Blog created successfully")).toHaveCount(1);
  // The form was opened by its address, so no button gets the focus back.
  await expect(page.getByRole("heading", { name: "Blogs" })).toBeFocused();
  expect(await stored(site, "Pressed thrice")).toHaveLength(1);
});

test("text typed during a save stays in the form as unsaved", async ({ admin, site }) => {
  const { page } = admin;
  await admin.open("/admin?tab=blogs&edit=new");
  await write(page, "Quick hands", "First.");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/blogs?**", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  await content(page).fill("First. Second.");
  release();
  await expect(page.getByText("What you typed since is not saved yet.")).toBeVisible();
  await expect(content(page)).toHaveValue("First. Second.");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Blog updated successfully")).toBeVisible();
  expect((await stored(site, "Quick hands")).map((row) => row.content)).toEqual(["First. Second."]);
});

test("a full storage is reported, and the form still saves", async ({ admin, site }) => {
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
  await write(page, "Too full", "Not kept here.");
  await expect(page.getByText("This browser's storage is full.")).toBeVisible();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Blog created successfully")).toBeVisible();
  expect(await stored(site, "Too full")).toHaveLength(1);
});

test.describe("two people, one post", () => {
  const RAVI = { email: "ravi@vayutra.example", password: "a colleague's password" };
  /** A second administrator. */
  async function signInColleague(site: RunningSite) {
    await insertAccount(site, RAVI.email, RAVI.password);
    await site.sql`update auth.users set raw_user_meta_data = '{"full_name": "Ravi Rao"}' where email = ${RAVI.email}`;
    const colleague = clientOf(site);
    const { error } = await colleague.auth.signInWithPassword(RAVI);
    if (error) throw error;
    return colleague;
  }

  test("what only one of them has changed goes in by itself, and the message names it", async ({ admin, site }) => {
    const { page } = admin;
    const colleague = await signInColleague(site);
    const id = await insertBlog(site, "Two fields");
    await admin.open(`/admin?tab=blogs&edit=${id}`);
    await content(page).fill("Mine.");
    await colleague.from("blogs").update({ excerpt: "Theirs.", category: "Crops" }).eq("id", id).throwOnError();
    await page.getByRole("button", { name: "Update" }).click();
    await expect(
      page.getByText(/^Blog updated successfully\. It was saved in the meantime too; .*: Excerpt, Category$/),
    ).toBeVisible();
    expect(await site.sql`select content, excerpt, category from blogs where id = ${id}`).toEqual([
      { content: "Mine.", excerpt: "Theirs.", category: "Crops" },
    ]);
  });

  test("of two changes to one field both stand side by side, and those to others are in the form", async ({
    admin,
    site,
  }) => {
    const { page } = admin;
    const colleague = await signInColleague(site);
    const id = await insertBlog(site, "Three fields");
    await admin.open(`/admin?tab=blogs&edit=${id}`);
    await title(page).fill("Three fields of mine");
    await content(page).fill("Mine.");
    await colleague.from("blogs").update({ content: "Theirs.", excerpt: "In short." }).eq("id", id).throwOnError();
    await page.getByRole("button", { name: "Update" }).click();
    const both = page.getByRole("region", { name: "Somebody else saved this in the meantime" });
    await expect(both.getByText(/, yours$/)).toHaveText(["Content, yours"]);
    await expect(page.getByRole("textbox", { name: "Excerpt" })).toHaveValue("In short.");
    await both.getByRole("button", { name: "Take the other one" }).click();
    await expect(content(page)).toHaveValue("Theirs.");
    await expect(title(page)).toHaveValue("Three fields of mine");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page.getByText("Blog updated successfully")).toBeVisible();
    expect(await site.sql`select title, content, excerpt from blogs where id = ${id}`).toEqual([
      { title: "Three fields of mine", content: "Theirs.", excerpt: "In short." },
    ]);
  });

  test("a form names who else writes in it, and since when", async ({ admin, site }) => {
    const { page } = admin;
    const colleague = await signInColleague(site);
    const id = await insertBlog(site, "Open at two desks");
    const draft = { subject: "blogs", subject_id: id, opened_for: id, typed: '{"title":"secret"}', stored: "{}" };
    const typed = { id: crypto.randomUUID(), typed_at: new Date().toISOString(), browser: crypto.randomUUID() };
    await colleague
      .from("drafts")
      .insert({ ...draft, ...typed })
      .throwOnError();
    await admin.open(`/admin?tab=blogs&edit=${id}`);
    await expect(page.getByText(/^Ravi Rao has this open, since \d+:\d\d [AP]M, and writes in it\./)).toBeVisible();
    await expect(page.getByText("secret")).toHaveCount(0);
  });

  test("the second to save sees both versions side by side and chooses one", async ({ admin, site }) => {
    const { page } = admin;
    const colleague = await signInColleague(site);
    const id = await insertBlog(site, "Written by two");
    const other = (text: string) => colleague.from("blogs").update({ content: text }).eq("id", id).throwOnError();
    await admin.open(`/admin?tab=blogs&edit=${id}`);
    await content(page).fill("As it was. Mine.");
    await other("As it was. Theirs.");
    await page.getByRole("button", { name: "Update" }).click();
    const both = page.getByRole("region", { name: "Somebody else saved this in the meantime" });
    await expect(both.getByRole("heading")).toBeFocused();
    await expect(both.locator("mark")).toHaveText(["Mine.", "Theirs."]);
    // Neither version is deleted.
    await expect(both.locator("del")).toHaveCount(0);
    for (const mark of await both.locator("mark").all())
      await expect(mark).not.toHaveCSS("text-decoration-line", /line-through/);
    await expect(both).toContainText(`by ${RAVI.email}`);
    expect((await stored(site, "Written by two"))[0]?.content).toBe("As it was. Theirs.");
    await content(page).fill("As it was. Theirs and mine.");
    await expect(both.locator("mark")).toHaveText(["Theirs and mine.", "Theirs."]);
    await both.getByRole("button", { name: "Save mine instead" }).click();
    await expect(page.getByText("Blog updated successfully")).toBeVisible();
    expect((await stored(site, "Written by two"))[0]?.content).toBe("As it was. Theirs and mine.");

    await page.getByRole("button", { name: "Edit Written by two" }).click();
    await content(page).fill("Mine again.");
    await other("Theirs again.");
    await page.getByRole("button", { name: "Update" }).click();
    await both.getByRole("button", { name: "Take the other one" }).click();
    await expect(both).toHaveCount(0);
    await expect(content(page)).toHaveValue("Theirs again.");
    await offer(page).getByRole("button", { name: "Take it back" }).click();
    await expect(content(page)).toHaveValue("Mine again.");
  });

  test("long versions open at the first difference", async ({ admin, api, site }) => {
    const { page } = admin;
    const id = await insertBlog(site, "Long for two");
    const long = "The same line in both.\n".repeat(80);
    await site.sql`update blogs set content = ${long} where id = ${id}`;
    await admin.open(`/admin?tab=blogs&edit=${id}`);
    await content(page).fill(`${long}Mine.`);
    await api
      .from("blogs")
      .update({ content: `${long}Theirs.` })
      .eq("id", id)
      .throwOnError();
    await page.getByRole("button", { name: "Update" }).click();
    const both = page.getByRole("region", { name: "You saved this in another tab in the meantime" });
    for (const mark of await both.locator("mark").all()) {
      await mark.locator("..").scrollIntoViewIfNeeded();
      await expect(mark).toBeInViewport();
    }
  });

  test("a post deleted during editing is reported and can be saved again", async ({ admin, site }) => {
    const { page } = admin;
    const id = await insertBlog(site, "Deleted under me");
    await admin.open(`/admin?tab=blogs&edit=${id}`);
    await content(page).fill("Written on.");
    await site.sql`delete from blogs where id = ${id}`;
    await page.getByRole("button", { name: "Update" }).click();
    const gone = page.getByRole("region", { name: "Somebody else deleted this in the meantime" });
    await expect(gone).toContainText(/It was deleted on \w+ \d+, \d{4}/);
    await expect(content(page)).toHaveValue("Written on.");
    await page.getByRole("button", { name: "Save it again" }).click();
    await expect(page.getByText("Blog updated successfully")).toBeVisible();
    expect(await stored(site, "Deleted under me")).toMatchObject([{ id, content: "Written on." }]);
  });
});
