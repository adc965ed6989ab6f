import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { RunningSite } from "../../site.ts";
import { chooseInRow, expect, test } from "../fixtures.ts";

const rowOf = (page: Page, name: string) => page.locator("#collection li[data-row]").filter({ hasText: name });
const openRow = (page: Page, name: string) =>
  rowOf(page, name)
    .getByRole("button", { name: /^Open / })
    .click();
const message = (text: string, inquiry = "training") =>
  `Company: Narmada Seeds\nPhone: 98260 12345\nInquiry Type: ${inquiry}\n\nMessage: ${text}`;

const empty = async ({ site }: { site: RunningSite }) => {
  await site.sql`delete from contact_submissions`;
  await site.sql`delete from bin where subject = 'contact_submissions'`;
  await site.sql`delete from drafts`;
};
test.beforeEach(empty);
test.afterEach(empty);

test("a new enquiry appears by itself, is counted on the tab and in the title, and shows its origin", async ({
  admin,
  site,
  browser,
}) => {
  const { page } = admin;
  await page.clock.install();
  await admin.open("/admin?tab=contacts");
  await expect(page.getByText("No contact submissions found.")).toBeVisible();
  await expect(page).toHaveTitle("Admin Dashboard");

  const visitor = await (
    await browser.newContext({ extraHTTPHeaders: { "X-Forwarded-For": "2001:db8:77::1" } })
  ).newPage();
  await visitor.goto(`${site.url}/services/agriculture-spray?utm_source=fair`);
  await visitor.goto(`${site.url}/contact-us?about=Spray%20planner&instrument=spray-planner&inquiry=general`);
  await expect(visitor.locator("html")).toHaveAttribute("data-alive", "");
  await visitor.getByLabel("First name").fill("Leela");
  await visitor.getByLabel("E-mail").fill("leela@farm.example");
  await visitor.getByRole("textbox", { name: "Message" }).fill("Two lines\nof words.");
  await visitor.getByRole("button", { name: "Send Message" }).click();
  await expect(visitor.getByText("Message Sent Successfully!")).toBeVisible();
  await visitor.context().close();

  const row = rowOf(page, "Leela");
  await page.clock.fastForward(30_000);
  await expect(row).toBeVisible();
  await expect(page).toHaveTitle("(1) Admin Dashboard");
  await expect(page.getByRole("tab", { name: "Contacts" })).toHaveAttribute("data-count", "1");
  await expect(row).toContainText("Came from /services/agriculture-spray, with spray-planner, by fair");
  await expect(row.getByText("General and Drone Services")).toBeVisible();
  await expect(row.getByText("Spray planner", { exact: true })).toBeVisible();
  await expect(row.getByText("Two lines\nof words.")).toBeVisible();

  await row.getByRole("button", { name: "Mark as Replied" }).click();
  await expect(page).toHaveTitle("Admin Dashboard");
  await page.getByText("Where enquiries come from", { exact: true }).click();
  await expect(page.getByRole("row", { name: "/services/agriculture-spray 1" })).toBeVisible();
});

test("company, phone and topic are separate; the reply quotes; call and WhatsApp links work", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message, created_at)
    values ('Asha Verma', 'asha@farm.example', ${message("Forty acres?\nSoon.")}, '2026-11-20T10:00:00Z')`;
  await admin.open("/admin?tab=contacts");
  const row = rowOf(page, "Asha Verma");
  await expect(row).toContainText("asha@farm.example · November 20, 2026, 3:30 PM");
  for (const [label, value] of [
    ["Company", "Narmada Seeds"],
    ["Phone", "98260 12345"],
    ["Topic", "Training Programs"],
  ]) {
    await expect(row.locator("dl > div").filter({ hasText: label })).toContainText(value ?? "");
  }
  const reply = await row.getByRole("link", { name: "Reply via Email" }).getAttribute("href");
  expect(reply).toMatch(/^mailto:asha@farm\.example\?/);
  expect(decodeURIComponent(reply ?? "")).toContain("> Forty acres?\r\n> Soon.");
  await expect(row.getByRole("link", { name: "Call Asha Verma" })).toHaveAttribute("href", "tel:+919826012345");
  await expect(row.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/919826012345\?text=Dear%20Asha%20Verma%2C/,
  );
  await openRow(page, "Asha Verma");

  await row.getByRole("button", { name: "Add note" }).click();
  await expect(row.getByRole("textbox", { name: "Note" })).toBeFocused();
  await row.getByRole("textbox", { name: "Note" }).fill("Rang her.\nComes on Monday.");
  await page.getByRole("tab", { name: "Blogs" }).click();
  await page.getByRole("tab", { name: "Contacts" }).click();
  await expect(row.getByRole("textbox", { name: "Note" })).toHaveValue("Rang her.\nComes on Monday.");
  await row.getByRole("button", { name: "Save note" }).click();
  await expect(row.getByRole("button", { name: "Add note" })).toBeFocused();
  await page.reload();
  await openRow(page, "Asha Verma");
  await expect(row.getByText("Rang her.")).toBeVisible();
});

test("who asks to be called has a number and no address; the reference number finds the enquiry, the number erases it", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  const [stored] = await site.sql`insert into contact_submissions (name, email, message)
    values ('Ramesh', 'phone-919826012345@callback.invalid', ${message("Please call me back.")}) returning id`;
  await site.sql`insert into contact_submissions (name, email, message) values ('Asha', 'asha@farm.example', 'm')`;
  const reference = stored?.id.slice(0, 8).toUpperCase();
  await admin.open("/admin?tab=contacts");
  const row = rowOf(page, "Ramesh");
  await expect(row).toContainText("no e-mail: call +919826012345");
  await expect(row).toContainText(reference);
  await expect(row.getByRole("link", { name: /Reply via Email/ })).toHaveCount(0);
  await expect(row.getByRole("link", { name: "Call Ramesh" })).toHaveAttribute("href", "tel:+919826012345");
  expect(await page.locator("#collection").innerHTML()).not.toContain("callback.invalid");

  await page.getByRole("searchbox").fill(reference);
  await expect(rowOf(page, "Asha")).toHaveCount(0);
  await expect(row).toBeVisible();

  await page.getByText("Erase a person", { exact: true }).click();
  await page.getByLabel("E-mail address").fill("98260 12345");
  await page.getByRole("button", { name: "Find this person" }).click();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(page.getByText("Erased: 1 enquiry from this address")).toBeVisible();
  const left = await site.sql`select name from contact_submissions`;
  expect(left.map(({ name }) => name)).toEqual(["Asha"]);
});

test("an unsaved note survives its tab: the list names it, its row restores it, and cancelling can be undone", async ({
  admin,
  site,
}) => {
  await site.sql`insert into contact_submissions (name, email, message) values ('Asha Verma', 'asha@farm.example', 'm')`;
  await admin.open("/admin?tab=contacts");
  const first = rowOf(admin.page, "Asha Verma");
  await openRow(admin.page, "Asha Verma");
  await first.getByRole("button", { name: "Add note" }).click();
  await first.getByRole("textbox", { name: "Note" }).fill("Wants a demonstration.");
  const page = await admin.page.context().newPage();
  await admin.page.close();

  await page.goto("/admin");
  await page.getByRole("link", { name: /Note on Asha Verma/ }).click();
  const row = rowOf(page, "Asha Verma");
  const note = row.getByRole("textbox", { name: "Note" });
  await expect(note).toHaveValue("Wants a demonstration.");
  await expect(page.getByRole("region", { name: "Not saved" })).toHaveCount(0);
  await row.getByRole("button", { name: "Cancel" }).click();
  await expect(row.getByRole("button", { name: "Add note" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(note).toHaveValue("Wants a demonstration.");
  let dialogType = "";
  page.on("dialog", (dialog) => {
    dialogType = dialog.type();
    void dialog.accept();
  });
  await page.reload();
  expect(dialogType).toBe("beforeunload");
  await expect(note).toHaveValue("Wants a demonstration.");
  await row.getByRole("button", { name: "Save note" }).click();
  await expect(row.getByRole("button", { name: "Change your note" })).toBeVisible();
  await page.reload();
  await openRow(page, "Asha Verma");
  await expect(row.getByRole("button", { name: "Change your note" })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test("without rights nothing stays on the screen, and an unsaved note is offered when they are back", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  admin.expectConsoleError(/403/);
  await site.sql`insert into contact_submissions (name, email, message) values ('Asha Verma', 'asha@farm.example', 'm')`;
  await page.clock.install();
  await admin.open("/admin?tab=contacts");
  const row = rowOf(page, "Asha Verma");
  await openRow(page, "Asha Verma");
  await row.getByRole("button", { name: "Add note" }).click();
  await row.getByRole("textbox", { name: "Note" }).fill("Wants a demonstration.");
  const [right] = await site.sql`delete from private.administrators returning *`;
  try {
    // The list is requested again, refused, and retried three times.
    await expect(async () => {
      await page.clock.fastForward(30_000);
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText("asha@farm.example")).toHaveCount(0);
  } finally {
    await site.sql`insert into private.administrators ${site.sql(right ?? {})}`;
  }
  await admin.open("/admin?tab=contacts");
  await expect(row.getByRole("textbox", { name: "Note" })).toHaveValue("Wants a demonstration.");
  await row.getByRole("button", { name: "Cancel" }).click();
});

test("notes stand side by side with writer and time; one's own can be changed for a day, and shows it", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  const [enquiry] = await site.sql`
    insert into contact_submissions (name, email, message) values ('Asha Verma', 'asha@farm.example', 'm') returning id`;
  await site.sql`insert into enquiry_entries (enquiry_id, content, created_at, updated_at)
    values (${enquiry?.id}, 'From long ago.', '2026-10-01T04:30:00Z', '2026-10-01T04:30:00Z')`;
  const row = rowOf(page, "Asha Verma");
  const note = row.getByRole("textbox", { name: "Note" });
  const entries = row
    .getByRole("list", { name: "History of Asha Verma" })
    .getByRole("listitem")
    .filter({ hasNotText: "Received" });
  const add = async (text: string) => {
    await row.getByRole("button", { name: "Add note" }).click();
    await note.fill(text);
    await row.getByRole("button", { name: "Save note" }).click();
    await expect(note).toHaveCount(0);
  };
  await admin.open("/admin?tab=contacts");
  await openRow(page, "Asha Verma");
  await row.getByRole("button", { name: "Add note" }).click();
  await note.fill("Mine.");
  await site.sql`insert into enquiry_entries (enquiry_id, content, author_name)
    values (${enquiry?.id}, 'Ravi was quicker.', 'Ravi')`;
  await row.getByRole("button", { name: "Save note" }).click();
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText("before entries were signed, October 1, 2026, 10:00 AM");
  await expect(entries.nth(1)).toContainText(/^Ravi, .*Ravi was quicker\.$/);
  await expect(row.getByRole("button", { name: "Change your note" })).toHaveCount(1);

  await row.getByRole("button", { name: "Change your note" }).click();
  await note.fill("Mine, and more.");
  await row.getByRole("button", { name: "Save note" }).click();
  await expect(entries.nth(2)).toContainText(/\(changed .*\)/);
  await expect(entries.nth(2)).toContainText("Mine, and more.");

  // Another tab of the same person.
  await row.getByRole("button", { name: "Change your note" }).click();
  await note.fill("From this tab.");
  await site.sql`update enquiry_entries set content = 'From the other tab.', updated_at = now() where content like 'Mine%'`;
  await row.getByRole("button", { name: "Save note" }).click();
  const alert = row.getByRole("alert", { name: "Not saved" });
  await expect(alert).toContainText("You changed this note in another tab");
  await expect(alert).toContainText("From the other tab.");
  await alert.getByRole("button", { name: "Make it a further note" }).click();
  await expect(note).toHaveValue("From this tab.");
  await row.getByRole("button", { name: "Save note" }).click();
  await expect(entries).toHaveCount(4);

  // Its day ends while somebody changes it.
  await row.getByRole("button", { name: "Change your note" }).last().click();
  await note.fill("A day later.");
  await site.sql`update enquiry_entries set created_at = created_at - interval '2 days'`;
  await row.getByRole("button", { name: "Save note" }).click();
  await expect(alert).toContainText("This note can no longer be changed");
  await alert.getByRole("button", { name: "Make it a further note" }).click();
  await row.getByRole("button", { name: "Save note" }).click();
  await expect(entries).toHaveCount(5);
  await expect(row.getByRole("button", { name: "Change your note" })).toHaveCount(1);
  await add("And a sixth.");
  expect(
    (await site.sql`select content from enquiry_entries order by updated_at`).map(({ content }) => content),
  ).toEqual([
    "From long ago.",
    "Ravi was quicker.",
    "From the other tab.",
    "From this tab.",
    "A day later.",
    "And a sixth.",
  ]);
});

test("an unsaved note of a deleted enquiry can be discarded, and is erased with its person", async ({
  admin,
  site,
}) => {
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("typed:")).length);
  const keepTyping = async (name: string) => {
    await openRow(admin.page, name);
    const row = rowOf(admin.page, name);
    await row.getByRole("button", { name: "Add note" }).click();
    await row.getByRole("textbox", { name: "Note" }).fill("Wants a demonstration.");
  };
  await site.sql`insert into contact_submissions (name, email, message)
    select name, lower(name) || '@farm.example', 'm' from unnest(array['Asha', 'Ravi', 'Meena']) as name`;
  await admin.open("/admin?tab=contacts");
  for (const name of ["Asha", "Ravi", "Meena"]) await keepTyping(name);
  const page = await admin.page.context().newPage();
  await admin.page.close();
  await site.sql`delete from contact_submissions where name = 'Asha'`;

  await page.goto("/admin?tab=contacts&q=nobody");
  const notice = page.getByRole("region", { name: "Not saved" });
  await notice.getByRole("button", { name: /Throw it away: Note on Asha/ }).click();
  await expect(notice.getByText(/Note on Asha/)).toHaveCount(0);
  await expect(page.locator("[data-list-heading]")).toBeFocused();
  expect(await kept()).toBe(2);

  await page.getByText("Erase a person").click();
  await page.getByRole("textbox", { name: "E-mail address" }).fill("Ravi@farm.example");
  await page.getByRole("button", { name: "Find this person" }).click();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(notice.getByText(/Note on Ravi/)).toHaveCount(0);
  expect(await kept()).toBe(1);

  await notice.getByRole("link", { name: /Note on Meena/ }).click();
  await expect(rowOf(page, "Meena").getByRole("textbox", { name: "Note" })).toHaveValue("Wants a demonstration.");
  await expect(page.getByRole("searchbox")).toHaveValue("meena@farm.example");
});

test("the focus stays with the row: marked, unmarked, deleted, restored", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message, created_at)
    select 'Name ' || n, 'n@farm.example', 'm', now() - n * interval '1 hour' from generate_series(1, 3) as n`;
  // On a slow connection the toast is gone and has returned the focus before its action is done.
  await page.route("**/rest/v1/**", async (route) => {
    if (route.request().method() === "PATCH") await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await route.continue();
  });
  await admin.open("/admin?tab=contacts");
  const row = rowOf(page, "Name 2");
  const replied = row.getByRole("button", { name: "Mark as Replied" });
  await replied.press("Enter");
  await expect(replied).toBeDisabled();
  await expect(row).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(replied).toBeEnabled();
  await expect(row).toBeFocused();
  await chooseInRow(page, "Name 2", "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(rowOf(page, "Name 3")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the number of new enquiries and the first enquiry are on the first screen", async ({ admin, site }) => {
    const { page } = admin;
    await site.sql`insert into contact_submissions (name, email, message)
      select 'Name ' || n, 'n@farm.example', 'm' from generate_series(1, 12) as n`;
    await admin.open("/admin?tab=contacts");
    await expect(page.getByRole("tab", { name: "Contacts" })).toHaveAttribute("data-count", "12");
    const tabs = page.getByRole("tablist", { name: "Collections" });
    expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await expect(page.locator("#collection li").first()).toBeInViewport();
    await expect(page.getByRole("combobox", { name: "Topic" })).toHaveCount(0);
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("combobox", { name: "Status" }).selectOption("new");
    await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
  });

  test("the buttons for selected rows are in rows of two, and links in rows are large enough to tap", async ({
    admin,
    site,
  }) => {
    const { page } = admin;
    await site.sql`insert into contact_submissions (name, email, message, status)
      values ('Asha', 'a@farm.example', 'm', 'new'), ('Ravi', 'r@farm.example', 'm', 'replied')`;
    await admin.open("/admin?tab=contacts");
    const bar = page.getByRole("region", { name: "Selected rows" });
    const lines = async () => {
      const boxes = await Promise.all((await bar.getByRole("button").all()).map((button) => button.boundingBox()));
      return [...Map.groupBy(boxes, (box) => box?.y).values()].map((line) => line.length).sort();
    };
    await page.getByRole("checkbox", { name: "Select Asha" }).check();
    expect(await lines()).toEqual([1, 2]);
    await expect(bar.getByRole("button", { name: "Mark as new" })).toHaveCount(0);
    await page.getByRole("checkbox", { name: "Select Ravi" }).check();
    expect(await lines()).toEqual([2, 2]);

    await page.getByRole("tab", { name: "Blogs" }).click();
    const link = page.getByRole("link", { name: /^(View on the site|Preview)/ }).first();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test("filters, order, pages and keys of a long list", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message, status, created_at)
    select 'Name ' || lpad(n::text, 4, '0'), 'n@farm.example',
      replace(${message("Hello", "TOPIC")}, 'TOPIC', case when n <= 30 then 'training' else 'support' end),
      case when n <= 40 then 'new' else 'replied' end, now() - n * interval '1 hour'
    from generate_series(1, 120) as n`;
  await admin.open("/admin?tab=contacts&page=99");
  await expect(page.getByText("Page 5 of 5")).toBeVisible();
  await expect(page).toHaveURL(/page=5/);
  await expect(page.locator("#collection li")).toHaveCount(20);
  await expect(page.getByText("120 entries")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Status" }).locator("option")).toHaveText([
    "All",
    "new (40)",
    "replied (80)",
  ]);

  // One row of buttons, or at 820 px two equal rows.
  for (const [width, lines] of [
    [820, 2],
    [1440, 1],
    [1120, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tools = ["Search", "Status", "Topic", "From", "To", "Order"].map((label) =>
      page.getByLabel(label, { exact: true }).boundingBox(),
    );
    const boxes = await Promise.all(tools);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(lines);
    if (lines === 2) expect(new Set(boxes.map((box) => box?.x)).size).toBe(3);
  }

  await page.getByRole("button", { name: "Go to page 1", exact: true }).click();
  await page.getByRole("button", { name: "Next" }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 5")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Contacts" })).toBeInViewport();

  await page.getByRole("combobox", { name: "Topic" }).selectOption("training");
  await expect(page.getByText("30 entries")).toBeVisible();
  await page.getByRole("combobox", { name: "Order" }).selectOption("oldest");
  await expect(page.locator("#collection li").first()).toContainText("Name 0030");

  await page.locator("body").press("/");
  const search = page.getByRole("searchbox", { name: "Search" });
  await expect(search).toBeFocused();
  await search.fill("am");
  await expect(page.getByText("One or two letters find only words that begin with them.")).toBeVisible();
  await search.fill("na");
  await expect(page.getByText("30 entries")).toBeVisible();
  await search.fill("name 0007");
  await expect(page.locator("#collection li")).toHaveCount(1);
  await search.press("ArrowDown");
  await expect(page.locator("#collection li")).toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue("");
});

test("selected rows are marked and deleted together", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message)
    select 'Crowd ' || n, 'n@farm.example', 'm' from generate_series(1, 4) as n`;
  await admin.open("/admin?tab=contacts");
  await page.getByRole("checkbox", { name: "Select Crowd 1" }).check();
  await page.getByRole("checkbox", { name: "Select Crowd 2" }).check();
  await page.getByRole("button", { name: "Mark as replied: selected rows" }).click();
  await expect(page.getByText("Status updated successfully: 2 entries")).toBeVisible();
  await expect(page.locator("#collection li").getByText("replied", { exact: true })).toHaveCount(2);
  // The bar is gone and the focus is on the first row.
  await expect(page.locator("#collection li:focus")).toContainText("replied");
  await page.getByRole("checkbox", { name: "Select this page" }).check();
  await page.getByRole("button", { name: "Mark as replied: selected rows" }).click();
  await expect(page.getByText("Status updated successfully: 4 entries")).toBeVisible();
  // The undo affects the two that were not replied before.
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "4 entries" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("#collection li").getByText("replied", { exact: true })).toHaveCount(2);
  await expect(page.locator("#collection li").getByText("new", { exact: true })).toHaveCount(2);

  await page.getByRole("checkbox", { name: "Select this page" }).check();
  await page.getByRole("button", { name: "Delete selected rows" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete these 4 entries?" });
  await expect(question).toContainText(/Crowd \d, Crowd \d and 2 more/);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(/^Submission deleted successfully: Crowd \d, Crowd \d and 2 more$/)).toBeVisible();
  await expect(page.getByText("No contact submissions found.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Contacts" })).toBeFocused();
});

test("at most a hundred rows can be selected, and the bar says so", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message)
    select 'Name ' || n, 'n@farm.example', 'm' from generate_series(1, 120) as n`;
  await admin.open("/admin?tab=contacts");
  const wholePage = page.getByRole("checkbox", { name: "Select this page" });
  for (const number of [1, 2, 3, 4]) {
    await expect(page.getByText(`Page ${number} of 5`)).toBeVisible();
    await expect(page.locator("#collection ul[aria-busy=false]")).toBeVisible();
    await wholePage.check();
    await page.getByRole("button", { name: "Next" }).click();
  }
  await expect(page.getByText("100 selected, the most at once")).toBeVisible();
  await expect(wholePage).toBeDisabled();
});

test("a row stays under the pointer when a new enquiry arrives", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message, created_at)
    select 'Name ' || n, 'n@farm.example', 'm', now() - n * interval '1 hour' from generate_series(1, 20) as n`;
  await page.clock.install();
  await admin.open("/admin?tab=contacts");
  const button = page.getByRole("button", { name: "Mark as Replied: Name 1", exact: true });
  await button.hover();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const before = (await button.boundingBox())?.y;
  await site.sql`insert into contact_submissions (name, email, message) values ('Just in', 'j@farm.example', 'm')`;
  await page.clock.fastForward(30_000);
  await expect(rowOf(page, "Just in")).toBeAttached();
  await expect.poll(async () => Math.abs(((await button.boundingBox())?.y ?? 0) - (before ?? 0))).toBeLessThan(2);
});

test("a note whose session ended during the save is saved after signing in", async ({ admin, site }) => {
  const { page } = admin;
  admin.expectConsoleError(/40[013]/);
  await site.sql`insert into contact_submissions (name, email, message) values ('Asha Verma', 'asha@farm.example', 'm')`;
  await admin.open("/admin?tab=contacts");
  const row = rowOf(page, "Asha Verma");
  await openRow(page, "Asha Verma");
  await row.getByRole("button", { name: "Add note" }).click();
  await row.getByRole("textbox", { name: "Note" }).fill("Rang her.");
  // Otherwise its draft might meet the ended session first.
  await expect.poll(async () => (await site.sql`select from drafts`).length).toBe(1);
  await site.sql`delete from auth.sessions`;
  await row.getByRole("button", { name: "Save note" }).click();
  const again = page.getByRole("dialog", { name: "Sign in to go on" });
  await again.getByLabel("Password").fill(site.config.admin.password ?? "");
  await again.getByRole("button", { name: "Sign In" }).click();
  await expect(row.getByRole("button", { name: "Change your note" })).toBeVisible();
  expect(await site.sql`select content from enquiry_entries`).toEqual([{ content: "Rang her." }]);
});

test("the search shortcut can be turned off, and does nothing behind a dialog", async ({ admin }) => {
  const { page } = admin;
  await admin.open("/admin?tab=contacts");
  const search = page.getByRole("searchbox", { name: "Search" });
  const account = page.getByRole("button", { name: /^Welcome/ });
  const setting = page.getByRole("checkbox", { name: /goes to the search/ });
  await account.click();
  await setting.press("/");
  await expect(setting).toBeFocused();
  await setting.uncheck();
  await page.keyboard.press("Escape");
  await expect(account).toBeFocused();
  await page.keyboard.press("/");
  await expect(account).toBeFocused();
  await page.reload();
  await expect(search).toBeVisible();
  await page.locator("body").press("/");
  await expect(search).not.toBeFocused();
  await account.click();
  await setting.check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
});

test("a post's status can be changed in the list, and only waiting ones are highlighted", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into blogs (title, content) values ('From the list', 'Words')`;
  await admin.open("/admin?tab=blogs");
  const row = rowOf(page, "From the list");
  const menu = row.getByRole("button", { name: "More for From the list" });
  await menu.click();
  await expect(row.getByRole("button", { name: "Make archived: From the list" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button", { name: "Delete From the list" })).toHaveCount(0);
  await expect(menu).toBeFocused();
  await chooseInRow(page, "From the list", "Make published:");
  await expect(menu).toBeFocused();
  await expect(page.getByText("Blog updated successfully")).toBeVisible();
  const badge = row.getByText("published", { exact: true });
  await expect(badge).toBeVisible();
  await expect(badge).not.toHaveClass(/bg-signal/);
  await site.sql`delete from blogs where title = 'From the list'`;
});

test("the list can be downloaded as CSV", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message)
    values ('Asha', 'a@farm.example', ${message('=HYPERLINK("x")')}), ('Ravi', 'r@farm.example', ${message("x", "support")})`;
  await admin.open("/admin?tab=contacts&inquiry=training");
  await expect(rowOf(page, "Asha")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download this list" }).click();
  const text = await readFile((await (await download).path()) ?? "", "utf8");
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain('"Training Programs"');
  expect(text).not.toContain("Ravi");
});

test("a failed CSV download says why", async ({ admin, context }) => {
  const { page } = admin;
  admin.expectConsoleError(/503|ERR_INTERNET_DISCONNECTED|Failed to load/);
  await admin.open("/admin?tab=contacts");
  const download = page.getByRole("button", { name: "Download this list (CSV)" });
  await page.route("**/rest/v1/enquiries.csv", (route) => route.fulfill({ status: 503, body: "" }));
  await download.click();
  await expect(page.getByText("The service is not available for a moment. Please try again.")).toBeVisible();
  // A mocked route would answer offline too.
  await page.unroute("**/rest/v1/enquiries.csv");
  await context.setOffline(true);
  await download.click();
  await expect(page.getByText("There is no connection. Please try again when you are online.")).toBeVisible();
});

test("a person can be erased, with a note on backups", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message)
    values ('Asha', 'asha@farm.example', 'm'), ('Ravi', 'r@farm.example', 'as asha@farm.example said')`;
  await admin.open("/admin?tab=contacts");
  await page.getByText("Erase a person").click();
  await page.getByRole("textbox", { name: "E-mail address" }).fill("asha@farm.example");
  await page.getByRole("button", { name: "Find this person" }).click();
  const question = page.getByRole("dialog", {
    name: /Erase asha@farm\.example\? Found: 1 enquiry from this address; 1 enquiry of others that names it\.$/,
  });
  await question.getByRole("button", { name: "Erase" }).click();
  await expect(page.getByText("backups made before now")).toBeVisible();
  await expect(rowOf(page, "Asha")).toHaveCount(0);
  await expect(rowOf(page, "Ravi")).toContainText("as [erased] said");
});
