import type { Page } from "@playwright/test";
import { chooseInRow, expect, test } from "../fixtures.ts";

const kinds = [
  { table: "blogs", list: "Blog", words: "content", field: "Content", create: "New Blog", hasPages: true },
  { table: "news", list: "News", words: "content", field: "Content", create: "New Article", hasPages: true },
  {
    table: "careers",
    list: "Careers",
    words: "description",
    field: "Description",
    create: "New Job Posting",
    hasPages: false,
  },
] as const;

const rowOf = (page: Page, name: string) => page.locator("#collection li").filter({ hasText: name });
const toSite = (page: Page) => page.getByRole("link", { name: /to the site$/ }).click();
const openList = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).click();

/** Goes from the admin area by links to a public list and waits until it has loaded. */
async function visitList(page: Page, list: string): Promise<void> {
  await toSite(page);
  await openList(page, list);
  await expect(
    page.getByRole("heading", { level: 1, name: list === "Careers" ? "Join Our Team" : list }),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem").getByRole("heading").first()).toBeVisible();
}

/** Goes back to the admin area by the history, because no public page links to it. */
async function backToAdmin(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#home")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
}

for (const { table, list, words, field, create, hasPages } of kinds) {
  test(`in one tab, ${list} follows each deletion, restoration and save at once`, async ({ admin, api, site }) => {
    const { page } = admin;
    const title = `Seen before in ${table}`;
    const entry = (name: string) =>
      page.getByRole("main").getByRole("listitem").getByRole("heading").filter({ hasText: name });
    await api
      .from(table)
      .insert({ title, [words]: "First words.", status: "published" })
      .throwOnError();
    try {
      await admin.open(`/admin?tab=${table}`);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await visitList(page, list);
      await expect(entry(title)).toBeVisible();

      await backToAdmin(page);
      await chooseInRow(page, title, "Delete");
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect(rowOf(page, title)).toHaveCount(0);
      await visitList(page, list);
      await expect(entry(title)).toHaveCount(0);

      await backToAdmin(page);
      await page.getByRole("button", { name: /^Bin/ }).click();
      await page.getByRole("button", { name: `Bring back ${title}` }).click();
      await expect(page.getByText("Brought back as it was")).toBeVisible();
      await visitList(page, list);
      await expect(entry(title)).toBeVisible();
      if (hasPages) {
        await page.getByRole("link", { name: title, exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page.getByText("First words.")).toBeVisible();
        await page.goBack();
        await expect(entry(title)).toBeVisible();
      }

      await backToAdmin(page);
      await page.getByRole("tab", { name: list === "Blog" ? "Blogs" : list }).click();
      await page.getByRole("button", { name: `Edit ${title}` }).click();
      await page.getByRole("textbox", { name: field }).fill("Second words.");
      await page.getByRole("button", { name: "Update" }).click();
      await expect(page.getByText(/updated successfully/)).toBeVisible();
      await page.getByRole("button", { name: create }).click();
      await page.getByRole("textbox", { name: "Title" }).fill(`${title}, the second`);
      await page.getByRole("textbox", { name: field }).fill("Other words.");
      await page.getByRole("combobox", { name: "Status" }).selectOption("published");
      await page.getByRole("button", { name: "Create", exact: true }).click();
      await expect(page.getByText(/created successfully/)).toBeVisible();
      await visitList(page, list);
      await expect(entry(`${title}, the second`)).toBeVisible();
      if (hasPages) {
        await page.getByRole("link", { name: title, exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      } else {
        await entry(title).last().click();
      }
      await expect(page.getByText("Second words.")).toBeVisible();
      await expect(page.getByText("First words.")).toHaveCount(0);
      expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    } finally {
      await site.sql`delete from ${site.sql(table)} where title like ${`${title}%`}`;
    }
  });
}

test("an open list drops the entry when its deletion is confirmed", async ({ admin, api, site }) => {
  const { page } = admin;
  const title = "Deleted over a slow line";
  await api.from("blogs").insert({ title, content: "Words.", status: "published" }).throwOnError();
  try {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/rest/v1/blogs?**", async (route) => {
      if (route.request().method() === "DELETE") await released;
      await route.continue();
    });
    await admin.open("/admin?tab=blogs");
    await chooseInRow(page, title, "Delete");
    const requested = page.waitForRequest((request) => request.method() === "DELETE");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await requested;
    await visitList(page, "Blog");
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    release();
    await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
    await expect(page.getByRole("article").first()).toBeVisible();
  } finally {
    await site.sql`delete from blogs where title = ${title}`;
  }
});

test("a list requested before a deletion and answered after it is requested again", async ({ admin, api, site }) => {
  const { page } = admin;
  const title = "Deleted while it was read";
  await api.from("blogs").insert({ title, content: "Words.", status: "published" }).throwOnError();
  try {
    const deletion = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    await page.route("**/rest/v1/blogs?**", async (route) => {
      if (route.request().method() === "DELETE") await deletion.promise;
      await route.continue();
    });
    const read = Promise.withResolvers<void>();
    await page.route("**/blog.data**", async (route) => {
      const response = await route.fetch();
      read.resolve();
      await reading.promise;
      await route.fulfill({ response });
    });
    await admin.open("/admin?tab=blogs");
    await chooseInRow(page, title, "Delete");
    const requested = page.waitForRequest((request) => request.method() === "DELETE");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await requested;
    await toSite(page);
    await openList(page, "Blog");
    await read.promise;
    const deleted = page.waitForResponse((response) => response.request().method() === "DELETE");
    deletion.resolve();
    await (await deleted).finished();
    reading.resolve();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
  } finally {
    await site.sql`delete from blogs where title = ${title}`;
  }
});
