import type { Page } from "@playwright/test";
import type { RunningSite } from "../../site.ts";
import { expect, test } from "../fixtures.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const content = (page: Page) => page.getByRole("textbox", { name: "Content" });
const offer = (page: Page) => page.getByRole("region", { name: "Typed earlier and not saved" });
const notice = (page: Page) => page.getByRole("region", { name: "Not saved" });
const leave = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Leave" });
const both = (page: Page) => page.getByRole("region", { name: "Somebody else saved this in the meantime" });

const stored = (site: RunningSite, name: string) =>
  site.sql`select id, content from blogs where title = ${name} order by created_at`;

/** Inserts a blog directly into the database. */
async function insertBlog(site: RunningSite, name: string, status = "draft"): Promise<string> {
  const [row] = await site.sql`
    insert into blogs (title, content, status) values (${name}, 'As it was.', ${status}) returning id`;
  return row?.id;
}

/** Holds the request that saves a blog until the returned function is called. */
async function holdSave(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/blogs?**", async (route) => {
    if (["POST", "PATCH"].includes(route.request().method())) await released;
    await route.continue();
  });
  return release;
}

/** Creates a post and types on while it is being stored. */
async function createAndKeepTyping(page: Page, name: string) {
  await title(page).fill(name);
  await content(page).fill("First.");
  const release = await holdSave(page);
  await page.getByRole("button", { name: "Create" }).click();
  await content(page).fill("First. Second.");
  release();
  await expect(page.getByText("What you typed since is not saved yet.")).toBeVisible();
}

async function restoreAndUpdate(page: Page, site: RunningSite, name: string) {
  await offer(page).getByRole("button", { name: "Take it back" }).click();
  await expect(content(page)).toHaveValue("First. Second.");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Blog updated successfully")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Blogs" })).toBeVisible();
  expect((await stored(site, name)).map((row) => row.content)).toEqual(["First. Second."]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("typed:")))).toEqual([]);
}

test.describe("links to autosaves", () => {
  test("text typed after a new post was stored is offered when its form is reloaded", async ({ admin, site }) => {
    const { page } = admin;
    await admin.open("/admin?tab=blogs&edit=new");
    await createAndKeepTyping(page, "Loaded again");
    await page.reload();
    await restoreAndUpdate(page, site, "Loaded again");
  });

  test("the list links to it too, until it is stored", async ({ admin, site }) => {
    const { page } = admin;
    await admin.open("/admin?tab=blogs&edit=new");
    await createAndKeepTyping(page, "By the list");
    await admin.open("/admin?tab=blogs");
    await notice(page)
      .getByRole("link", { name: /By the list/ })
      .click();
    await restoreAndUpdate(page, site, "By the list");
    await expect(notice(page)).toHaveCount(0);
  });

  test("the text of a post that is deleted for good and cannot be created again stays available", async ({
    admin,
    site,
  }) => {
    const { page } = admin;
    admin.expectConsoleError(/50[0-9]|40[46]/);
    const id = await insertBlog(site, "Gone for good");
    await admin.open(`/admin?tab=blogs&edit=${id}`);
    await content(page).fill("Still here.");
    await site.sql`delete from blogs where id = ${id}`;
    await site.sql`delete from bin where subject_id = ${id}`;
    await page.getByRole("button", { name: "Update" }).click();
    await page.route("**/rest/v1/blogs?**", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    await page.getByRole("button", { name: "Save it again" }).click();
    await expect(page.getByText("Failed to save blog")).toBeVisible();
    const next = await page.context().newPage();
    await page.close();

    await next.goto("/admin?tab=blogs");
    await notice(next)
      .getByRole("link", { name: /Gone for good/ })
      .click();
    await offer(next).getByRole("button", { name: "Take it back" }).click();
    await expect(content(next)).toHaveValue("Still here.");
    await next.getByRole("button", { name: "Create" }).click();
    await expect(next.getByText("Blog created successfully")).toBeVisible();
    expect(await stored(site, "Gone for good")).toMatchObject([{ id, content: "Still here." }]);
  });
});

test.describe("a form that is closed during a save", () => {
  test("offline: the tab closes, the text stays", async ({ admin, site, context }) => {
    const { page } = admin;
    admin.expectConsoleError(/ERR_|Failed to load/);
    const id = await insertBlog(site, "Left without a line");
    await admin.open(`/admin?tab=blogs&edit=${id}`);
    await expect(content(page)).toHaveValue("As it was.");
    await context.setOffline(true);
    await content(page).fill("Not sent yet.");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page.getByText("Your text is saved as soon as it is back")).toBeVisible();
    await page.getByRole("button", { name: "Back to list" }).click();
    await leave(page).click();
    await expect(page.getByRole("heading", { name: "Blogs" })).toBeVisible();
    const next = await context.newPage();
    await page.close();
    await context.setOffline(false);
    await next.goto("/admin?tab=blogs");
    await notice(next)
      .getByRole("link", { name: /Left without a line/ })
      .click();
    await offer(next).getByRole("button", { name: "Take it back" }).click();
    await expect(content(next)).toHaveValue("Not sent yet.");
  });

  test("stored: only text typed since is kept", async ({ admin, site }) => {
    const { page } = admin;
    const id = await insertBlog(site, "Left and stored");
    for (const since of ["", " And since."]) {
      await admin.open(`/admin?tab=blogs&edit=${id}`);
      await content(page).fill(`Sent${since ? " again" : ""}.`);
      const release = await holdSave(page);
      await page.getByRole("button", { name: "Update" }).click();
      await content(page).press("End");
      if (since) await content(page).pressSequentially(since);
      await page.getByRole("button", { name: "Back to list" }).click();
      await leave(page).click();
      await expect(page.getByRole("heading", { name: "Blogs" })).toBeVisible();
      release();
      await expect(page.getByText("Blog updated successfully")).toBeVisible();
      await expect(notice(page)).toHaveCount(since ? 1 : 0);
    }
    await notice(page).getByRole("link").click();
    await expect(content(page)).toHaveValue("Sent again.");
    await offer(page).getByRole("button", { name: "Take it back" }).click();
    await page.getByRole("button", { name: "Update" }).click();
    await expect.poll(async () => (await stored(site, "Left and stored"))[0]?.content).toBe("Sent again. And since.");
  });

  test("conflict: it is reported and the text is kept", async ({ admin, site, api }) => {
    const { page } = admin;
    const id = await insertBlog(site, "Left for a conflict");
    await admin.open(`/admin?tab=blogs&edit=${id}`);
    await content(page).fill("Mine.");
    const release = await holdSave(page);
    await page.getByRole("button", { name: "Update" }).click();
    await page.getByRole("button", { name: "Back to list" }).click();
    await leave(page).click();
    await expect(page.getByRole("heading", { name: "Blogs" })).toBeVisible();
    await api.from("blogs").update({ content: "Theirs." }).eq("id", id).throwOnError();
    release();
    await expect(page.getByText(/Somebody else has saved this in the meantime\. What you typed is kept/)).toBeVisible();
    await notice(page)
      .getByRole("link", { name: /Left for a conflict/ })
      .click();
    await expect(offer(page).locator("ins")).toHaveText("Mine.");
  });

  test("ended session: it is reported, and the text is offered after the next sign-in", async ({ admin, site }) => {
    const { page } = admin;
    admin.expectConsoleError(/40[013]/);
    const id = await insertBlog(site, "Left signed out");
    await admin.open(`/admin?tab=blogs&edit=${id}`);
    await content(page).fill("Mine.");
    const release = await holdSave(page);
    await page.getByRole("button", { name: "Update" }).click();
    await page.getByRole("button", { name: "Back to list" }).click();
    await leave(page).click();
    await expect(page.getByRole("heading", { name: "Blogs" })).toBeVisible();
    await site.sql`delete from auth.sessions`;
    release();
    await expect(page.getByText(/You are signed out.*What you typed is kept/)).toBeVisible();
    await expect(page).toHaveURL("/auth");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(notice(page).getByRole("link", { name: /Left signed out/ })).toBeVisible();
  });
});

test("an older autosave cannot be restored during a save: two articles stay two", async ({ admin, site }) => {
  const { page } = admin;
  await admin.open("/admin?tab=blogs&edit=new");
  await title(page).fill("The draft");
  await content(page).fill("Of the draft.");
  await page.reload();
  await title(page).fill("The new one");
  await content(page).fill("Of the new one.");
  const release = await holdSave(page);
  await page.getByRole("button", { name: "Create" }).click();
  const take = offer(page).getByRole("button", { name: "Take it back" });
  await expect(take).toHaveAttribute("aria-disabled", "true");
  await take.click({ force: true });
  await expect(title(page)).toHaveValue("The new one");
  release();
  await expect(page.getByText("Blog created successfully")).toBeVisible();
  await notice(page)
    .getByRole("link", { name: /The draft/ })
    .click();
  await take.click();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { name: "Blogs" })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await stored(site, "The draft")).toMatchObject([{ content: "Of the draft." }]);
  expect(await stored(site, "The new one")).toMatchObject([{ content: "Of the new one." }]);
});

test("withdrawn rights are also reported for a published post, which anybody can read", async ({ admin, site }) => {
  const { page } = admin;
  admin.expectConsoleError(/403.*drafts/);
  const id = await insertBlog(site, "Published", "published");
  await admin.open(`/admin?tab=blogs&edit=${id}`);
  await content(page).fill("Not mine to change.");
  const [right] = await site.sql`delete from private.administrators returning *`;
  try {
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page.getByText("You are no longer an administrator.")).toBeVisible();
    await expect(both(page)).toHaveCount(0);
  } finally {
    await site.sql`insert into private.administrators ${site.sql(right ?? {})}`;
  }
});
