import type { Page } from "@playwright/test";
import { chooseInRow, expect, test } from "../fixtures.ts";

const rowOf = (page: Page, name: string) => page.locator("#collection li").filter({ hasText: name });
const content = (page: Page) => page.getByRole("textbox", { name: "Content" });

async function remove(page: Page, name: string) {
  await chooseInRow(page, name, "Delete");
  await expect(page.getByRole("dialog")).toContainText(name);
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
}

test("a form lists its earlier versions, and one is restored", async ({ admin, api, site }) => {
  const { page } = admin;
  const { data } = await api.from("blogs").insert({ title: "Rewritten", content: "First." }).select("id").single();
  await api.from("blogs").update({ content: "Second." }).eq("id", data?.id).throwOnError();
  await admin.open(`/admin?tab=blogs&edit=${data?.id}`);
  await expect(content(page)).toHaveValue("Second.");
  await page.getByText("Earlier versions").click();
  const versions = page.locator("details li");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText("(the latest)");
  await expect(versions.first()).toContainText(`${site.config.admin.email} · changed: Content`);
  await versions.last().getByRole("button", { name: "View" }).click();
  await expect(versions.last().locator("del")).toHaveText("Second.");
  // The version is compared with the form's current text, also after typing.
  await content(page).fill("Third.");
  await expect(versions.last().locator("del")).toHaveText("Third.");
  await content(page).fill("First.");
  await expect(versions.last()).toContainText("The form already has this version.");
  await content(page).fill("Fourth.");
  await versions.last().getByRole("button", { name: "Use this version" }).click();
  await expect(content(page)).toHaveValue("First.");
  await expect(content(page)).toBeFocused();
  // Both the replaced text and the version can be restored.
  const offer = page.getByRole("region", { name: "Typed earlier and not saved" });
  const back = offer.getByRole("button", { name: "Take it back" });
  await back.click();
  await expect(content(page)).toHaveValue("Fourth.");
  await back.click();
  await expect(content(page)).toHaveValue("First.");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Blog updated successfully")).toBeVisible();
  const [row] = await site.sql`select content from blogs where id = ${data?.id}`;
  expect(row?.content).toBe("First.");
});

test("a deletion can be undone from its toast and from the bin", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into news (title, content) values ('Deleted by mistake', 'Every word.')`;
  await admin.open("/admin?tab=news");
  await remove(page, "Deleted by mistake");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, "Deleted by mistake")).toBeVisible();

  await remove(page, "Deleted by mistake");
  await page.getByRole("button", { name: /^Bin/ }).click();
  await expect(page.getByRole("heading", { name: "News: bin" })).toBeFocused();
  await expect(rowOf(page, "Deleted by mistake")).toContainText(`by ${site.config.admin.email}`);
  await page.getByRole("button", { name: "Bring back Deleted by mistake" }).click();
  await expect(page.getByText("Brought back as it was")).toBeVisible();
  await page.getByRole("button", { name: "Back to list" }).click();
  await expect(rowOf(page, "Deleted by mistake")).toBeVisible();
});

test("several rows are marked, deleted and restored together, and only existing ones are counted", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  await site.sql`
    insert into news (title, content) select 'Of several ' || n, 'c' from generate_series(1, 4) as n`;
  const gone = (n: number) => site.sql`delete from news where title = ${`Of several ${n}`}`;
  const select = async (...numbers: number[]) => {
    for (const n of numbers) await page.getByLabel(`Select Of several ${n}`).check();
  };
  await admin.open("/admin?tab=news&q=Of several");
  await select(1, 2, 3, 4);
  await gone(4);
  await page.getByRole("button", { name: "Mark as archived: selected rows" }).click();
  await expect(page.getByText("News article updated successfully: 3 of 4 entries")).toBeVisible();

  await select(1, 2, 3);
  await gone(3);
  await page.getByRole("button", { name: "Delete selected rows" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("News article deleted successfully: 2 of 3 entries")).toBeVisible();

  await site.sql`
    insert into news (title, content) select 'Of several ' || n, 'c' from generate_series(5, 6) as n`;
  await page.reload();
  await select(5, 6);
  await page.getByRole("button", { name: "Delete selected rows" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, "Of several")).toHaveCount(0);
  // Somebody else has already changed one of them.
  await site.sql`update bin set restored_at = now() where name = 'Of several 5'`;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/bin")) sent.push(request.method());
  });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Brought back: 1 of 2 entries. The others are no longer in the bin.")).toBeVisible();
  await expect(rowOf(page, "Of several")).toHaveCount(2);
  expect(sent).toEqual(["GET", "PATCH"]);
});

test("an entry that has left the bin is reported", async ({ admin, site }) => {
  const { page } = admin;
  admin.expectConsoleError(/40[06]/);
  await site.sql`insert into news (title, content) values ('Back already', 'c')`;
  await site.sql`delete from news where title = 'Back already'`;
  await admin.open("/admin?tab=news&bin=1");
  await expect(rowOf(page, "Back already")).toBeVisible();
  await site.sql`update bin set restored_at = now() where name = 'Back already'`;
  await page.getByRole("button", { name: "Bring back Back already" }).click();
  await expect(page.getByText("This is no longer in the bin.")).toBeVisible();

  // A row that violates a newer constraint is not reported as too long.
  await site.sql`insert into news (title, content) values ('Of old rules', 'c')`;
  await site.sql`delete from news where title = 'Of old rules'`;
  await site.sql`update bin set content = content || '{"status": "waiting"}' where name = 'Of old rules'`;
  await page.reload();
  await page.getByRole("button", { name: "Bring back Of old rules" }).click();
  await expect(page.getByText("A value cannot be saved: it is too long, or of the wrong kind.")).toBeVisible();
  await site.sql`delete from bin where name = 'Of old rules'`;
});

test("an enquiry can be restored from the bin, or deleted for good", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message) values ('Ravi Nair', 'ravi@lab.example', 'A quote?')`;
  await admin.open("/admin?tab=contacts");
  await remove(page, "Ravi Nair");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, "ravi@lab.example")).toContainText("A quote?");
  await remove(page, "Ravi Nair");
  await page.getByRole("button", { name: /^Bin/ }).click();
  await page.getByRole("button", { name: "Delete for good: Ravi Nair" }).click();
  await page
    .getByRole("dialog", { name: /Nobody can bring it back/ })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(page.getByText("Deleted for good", { exact: true })).toBeVisible();
  expect(await site.sql`select id from bin where name = 'Ravi Nair'`).toEqual([]);
});

test("Replied can be undone from its toast", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message) values ('Too Soon', 'soon@lab.example', 'Hello?')`;
  await admin.open("/admin?tab=contacts");
  const mark = page.getByRole("button", { name: "Mark as Replied: Too Soon" });
  await mark.click();
  await expect(mark).toBeDisabled();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  // After the list is refetched, the focus is on the row.
  await expect(rowOf(page, "Too Soon")).toBeFocused();
  await page.keyboard.press("Alt+t");
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(mark).toBeEnabled();
  await expect(rowOf(page, "Too Soon").getByText("new", { exact: true })).toBeVisible();
});

test("the focus returns after a form, a dialog, a deletion", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into careers (title, description) values ('First job', 'd'), ('Second job', 'd')`;
  await admin.open("/admin?tab=careers");
  const edit = page.getByRole("button", { name: "Edit First job" });
  await edit.click();
  await expect(page.getByRole("heading", { name: "Edit Job Posting" })).toBeFocused();
  await page.getByRole("textbox", { name: "Department" }).fill("Workshop");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(edit).toBeFocused();
  await page.getByRole("button", { name: "New Job Posting" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "New Job Posting" })).toBeFocused();
  const second = page.getByRole("button", { name: "More for Second job" });
  await chooseInRow(page, "Second job", "Delete");
  await page.keyboard.press("Escape");
  await expect(second).toBeFocused();
  await remove(page, "Second job");
  await expect(page.locator("[data-row]:focus")).toHaveCount(1);
});

test("the focus follows navigation: to another tab, away from an open form, and not to a refused one", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  const tab = (name: string) => page.getByRole("tab", { name });
  await site.sql`insert into blogs (title, content) values ('Left open', 'c')`;
  await admin.open("/admin?tab=blogs");
  await page.getByRole("button", { name: "Edit Left open" }).click();
  await expect(page.getByRole("heading", { name: "Edit Blog" })).toBeFocused();
  await tab("News").click();
  await expect(page.locator("#collection li").first()).toBeVisible();
  await expect(tab("News")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tab("Blogs")).toBeFocused();
  await page.getByRole("button", { name: "New Blog" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Half");
  await tab("Blogs").focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(tab("Blogs")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(tab("News")).toBeFocused();
});

test("a long bin can be read page by page", async ({ admin, site }) => {
  const { page } = admin;
  // Removes what other tests have deleted.
  await site.sql`delete from bin`;
  await site.sql`insert into contact_submissions (name, email, message)
    select 'Binned ' || n, 'many@lab.example', 'm' from generate_series(1, 60) as n`;
  await site.sql`delete from contact_submissions where email = 'many@lab.example'`;
  await admin.open("/admin?tab=contacts&bin=1");
  const binned = page.locator("#collection li").filter({ hasText: "Binned" });
  await expect(binned).toHaveCount(50);
  const older = page.getByRole("button", { name: "Older ones" });
  await older.click();
  await expect(binned).toHaveCount(60);
  await expect(older).toHaveCount(0);
  await expect(page.getByText("An enquiry leaves sooner")).toBeVisible();
  await site.sql`delete from bin where name like 'Binned %'`;
});

test.describe("a failed change says why", () => {
  test("deleted by somebody else, and rights withdrawn", async ({ admin, site }) => {
    const { page } = admin;
    admin.expectConsoleError(/40[0136]/);
    await site.sql`insert into blogs (title, content) values ('Gone already', 'c'), ('Not mine', 'c')`;
    await admin.open("/admin?tab=blogs");
    await expect(rowOf(page, "Gone already")).toBeVisible();
    await site.sql`delete from blogs where title = 'Gone already'`;
    await chooseInRow(page, "Gone already", "Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Failed to delete blog")).toBeVisible();
    await expect(page.getByText("Somebody else has deleted this in the meantime.")).toBeVisible();

    const [right] = await site.sql`delete from private.administrators returning *`;
    try {
      await chooseInRow(page, "Not mine", "Delete");
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText("You are no longer an administrator.")).toBeVisible();
    } finally {
      await site.sql`insert into private.administrators ${site.sql(right ?? {})}`;
    }
  });

  test("offline: reported at once, and not repeated later", async ({ admin, site, context }) => {
    const { page } = admin;
    admin.expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to load/);
    await site.sql`insert into blogs (title, content) values ('Kept without a line', 'c')`;
    await admin.open("/admin?tab=blogs");
    await chooseInRow(page, "Kept without a line", "Delete");
    await context.setOffline(true);
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("There is no connection. Please try again")).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(rowOf(page, "Kept without a line")).toBeVisible();
  });

  test("signed out: leads to the sign-in form if nothing is unsaved", async ({ admin, site }) => {
    const { page } = admin;
    admin.expectConsoleError(/40[013]/);
    await site.sql`insert into careers (title, description) values ('Nobody there', 'd')`;
    await admin.open("/admin?tab=careers");
    await chooseInRow(page, "Nobody there", "Delete");
    await site.sql`delete from auth.sessions`;
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/auth");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("toasts appear above the form's buttons, one at a time", async ({ admin }) => {
    const { page } = admin;
    admin.expectConsoleError(/ERR_FAILED|Failed to load/);
    await page.route("**/rest/v1/blogs?**", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await admin.open("/admin?tab=blogs&edit=new");
    await page.getByRole("textbox", { name: "Title" }).fill("No room");
    await content(page).fill("Text");
    for (let press = 0; press < 2; press++) {
      await page.getByRole("button", { name: "Create" }).click();
      await expect(page.getByText("Failed to save blog")).toHaveCount(1);
    }
    // The toast slides in, and the lines above the button change.
    const gap = async () => {
      const button = await page.getByRole("button", { name: "Create" }).boundingBox();
      const toast = await page.locator("[data-sonner-toast]").last().boundingBox();
      return toast && button ? button.y - toast.y - toast.height : Number.NaN;
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    const header = await page.getByRole("banner").boundingBox();
    const toast = await page.locator("[data-sonner-toast]").last().boundingBox();
    expect(toast?.y, "the toast does not cover the header").toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });
});

test.describe("the account screens", () => {
  test("keep the email between forms, set the title and move the focus", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/auth");
    await page.getByLabel("E-mail").fill("somebody@company.example");
    await page.getByRole("button", { name: "Forgotten password" }).click();
    await expect(page.getByRole("heading", { name: "Forgotten password" })).toBeFocused();
    await expect(page).toHaveTitle(/^Forgotten password/);
    await expect(page.getByLabel("E-mail")).toHaveValue("somebody@company.example");
    await page.getByLabel("E-mail").fill("");
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(page.getByText("Please type the e-mail address of your account.")).toBeVisible();
    await page.getByLabel("E-mail").fill("other@company.example");
    await page.getByRole("button", { name: "Back to sign in" }).click();
    await expect(page.getByRole("heading", { name: "Admin Authentication" })).toBeFocused();
    await expect(page.getByLabel("E-mail")).toHaveValue("other@company.example");
  });

  test("a mailed link survives a reload", async ({ visit }) => {
    const { page } = visit;
    await visit.page.goto("/auth#token_hash=abc&type=invite");
    await expect(page.getByRole("heading", { name: "Choose a password" })).toBeVisible();
    await expect(page).toHaveURL("/auth");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Choose a password" })).toBeVisible();
    await page.getByRole("button", { name: "Back to sign in" }).click();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Admin Authentication" })).toBeVisible();
  });
});
