import { expect, test } from "../fixtures.ts";

const clean = async ({ site }: { site: { sql: import("../../../server/backend/database.ts").Sql } }) => {
  await site.sql`delete from contact_submissions`;
  await site.sql`delete from bin where subject = 'contact_submissions'`;
};
test.beforeEach(clean);
test.afterEach(clean);

test("an enquiry is with somebody, comes back on its day, and can be spam; each with an undo", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message)
    values ('Asha Verma', 'asha@farm.example', 'm'), ('Win a prize', 'prize@spam.example', 'm')`;
  await admin.open("/admin?tab=contacts");
  const row = (name: string) => page.locator("#collection li[data-row]").filter({ hasText: name });
  const parts = page.getByRole("navigation", { name: "Parts of the enquiries" });
  const due = page.getByRole("region", { name: "Due" });

  const openRow = (name: string) =>
    row(name)
      .getByRole("button", { name: /^Open / })
      .click();
  await openRow("Asha Verma");
  await page.getByRole("combobox", { name: "With whom: Asha Verma" }).selectOption({ index: 1 });
  await expect(page.getByText(/^Asha Verma is with /)).toBeVisible();
  await parts.getByRole("button", { name: "With me" }).click();
  await expect(row("Asha Verma")).toBeVisible();
  await expect(row("Win a prize")).toHaveCount(0);

  await page.getByLabel("Come back on: Asha Verma").fill("2099-01-15");
  await expect(page.getByText("Due on 15 January 2099")).toBeVisible();
  await parts.getByRole("button", { name: "Later" }).click();
  await expect(row("Asha Verma")).toBeVisible();
  await expect(row("Win a prize")).toHaveCount(0);
  await expect(parts.getByRole("button", { name: "Due", exact: true })).toBeVisible();

  await page.getByLabel("Come back on: Asha Verma").fill("2026-01-15");
  await expect(page.getByText("Due on 15 January 2026")).toBeVisible();
  await parts.getByRole("button", { name: "All" }).click();
  await expect(due).toContainText(/Asha Verma.*15 January 2026, with /);
  await expect(parts.getByRole("button", { name: "Due (1)" })).toBeVisible();
  await due.getByRole("button", { name: "Asha Verma" }).click();
  await expect(row("Asha Verma")).toBeVisible();
  // The list is the one of the search then, with a field of its own.
  await expect(row("Win a prize")).toHaveCount(0);
  await page.getByLabel("Come back on: Asha Verma").fill("");
  await expect(page.getByText("No longer due")).toBeVisible();
  await expect(parts.getByRole("button", { name: "Due", exact: true })).toBeVisible();

  await admin.open("/admin?tab=contacts");
  await openRow("Win a prize");
  const spam = async () => {
    await page.getByRole("button", { name: "Spam: Win a prize" }).click();
    await expect(row("Win a prize")).toHaveCount(0);
  };
  await spam();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row("Win a prize")).toBeVisible();
  await spam();
  await expect(page.getByText("1 entry")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Contacts" })).toHaveAttribute("data-count", "1");
  await parts.getByRole("button", { name: "Spam" }).click();
  await page.getByRole("button", { name: "Not spam: Win a prize" }).click();
  await expect(page.getByText("Win a prize is back in the list")).toBeVisible();
});

test("ten thousand and one enquiries are counted as such, and the last page is one of the pages", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message, status, created_at)
    select 'Name ' || n, 'n@farm.example', 'm', case when n <= 4000 then 'new' else 'replied' end, now() - n * interval '1 minute'
    from generate_series(1, 10001) as n`;
  await admin.open("/admin?tab=contacts");
  await expect(page.getByText("10,001 entries")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Contacts" })).toHaveAttribute("data-count", "4,000");
  await expect(page.getByRole("combobox", { name: "Status" }).locator("option")).toHaveText([
    "All",
    "new (4,000)",
    "replied (6,001)",
  ]);
  await page.getByRole("button", { name: "Go to page 401" }).click();
  await expect(page.getByText("Page 401 of 401")).toBeVisible();
  await expect(page.locator("#collection li[data-row]")).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search" }).fill("farm");
  await expect(page.getByText("1,000+ entries")).toBeVisible();
});

test("a reply is written from pieces, calls are noted, and replied is undone later; all stands in the history", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  await page.setViewportSize({ width: 1440, height: 850 });
  await site.sql`insert into contact_submissions (name, email, message, status, came_from)
    select 'Name ' || n, 'n' || n || '@farm.example', 'Can you spray ' || n || ' acres?', 'replied', '/blog'
    from generate_series(1, 12) as n`;
  await admin.open("/admin?tab=contacts");
  const row = page.locator("#collection li[data-row]").filter({ hasText: "Name 12" });
  await expect(page.getByText("Nobody is mailed when an enquiry comes in.")).toBeVisible();
  await expect(page.locator("#collection li[data-row]").nth(4)).toBeInViewport({ ratio: 1 });

  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("combobox", { name: "Page", exact: true }).selectOption("/blog");
  await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("English");
  await expect(page.getByText("12 entries")).toBeVisible();

  await row.getByRole("button", { name: "Open Name 12" }).click();
  await row.getByRole("button", { name: "Mark as new: Name 12" }).click();
  await expect(row.getByText("Marked as new")).toBeVisible();
  await row.getByRole("button", { name: "Note a call to Name 12" }).click();
  await row.getByRole("combobox", { name: "Outcome of the call" }).selectOption("no answer");
  await row.getByRole("button", { name: "Save call" }).click();
  await expect(row.getByRole("listitem").last()).toContainText("Called: no answer");

  await row.getByRole("button", { name: "Reply from here to Name 12" }).click();
  const reply = row.getByRole("textbox", { name: "Reply" });
  await expect(reply).toHaveValue(/^Dear Name 12,[\s\S]*> Can you spray 12 acres\?$/);
  await expect(row.getByText("This site has no mail server, so it cannot send the reply.")).toBeVisible();
  await expect(row.getByRole("button", { name: "No mail server: cannot send" })).toBeDisabled();
  await row.getByRole("button", { name: "Insert: How to reach us" }).click();
  await expect(reply).toHaveValue(/^Dear Name 12,[\s\S]*Office hours: /);
  const mail = await row.getByRole("link", { name: "Open in my mail program" }).getAttribute("href");
  expect(mail).toMatch(/^mailto:n12@farm\.example\?subject=/);
  expect(decodeURIComponent(mail ?? "")).toContain("Office hours: ");

  // The recipients are chosen before there is a mail server.
  await page.getByText("Mail about enquiries").click();
  const recipients = page.getByLabel("Mail new enquiries to");
  await recipients.fill("asha@company.example, ravi");
  await page.getByRole("button", { name: "Save recipients" }).click();
  await expect(recipients).toHaveAccessibleDescription(/"ravi" is not an e-mail address/);
  await recipients.fill("asha@company.example");
  await page.getByRole("button", { name: "Save recipients" }).click();
  await expect(
    page.getByText("Once there is a mail server, a new enquiry is mailed to asha@company.example."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Back to the operator's setting" }).click();
  await expect(page.getByText("Nobody is mailed when an enquiry comes in.").first()).toBeVisible();

  // As on a site with a mail server; this one has none, so its queue gives the reply up.
  await site.sql`update private.enquiry_mail_settings set sends = true`;
  try {
    // What was typed outlives the tab.
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(reply).toHaveValue(/Office hours: /);
    const sending = row.getByRole("button", { name: "Send reply" });
    await sending.dblclick();
    await expect(page.getByText("The reply to Name 12 is on its way")).toBeVisible();
    await expect(row.getByText(/^Replied by mail/)).toHaveCount(1);
    await expect(async () => {
      await page.reload();
      await row.getByRole("button", { name: "Open Name 12" }).click();
      await expect(row.getByRole("button", { name: "Send again to Name 12" })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(await site.sql`select kind from enquiry_entries where kind = 'reply'`).toHaveLength(1);
  } finally {
    await site.sql`update private.enquiry_mail_settings set sends = false`;
  }
});

test("a Hindi enquiry is answered from a Hindi draft, which turns into an English one and keeps what was written", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message, came_from)
    values ('रमेश', 'ramesh@farm.example', '12 एकड़ का दाम?', '/hi/services/agriculture-spray')`;
  await admin.open("/admin?tab=contacts");
  const row = page.locator("#collection li[data-row]").filter({ hasText: "रमेश" });
  await expect(row.getByRole("link", { name: "Reply via Email to रमेश" })).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent("नमस्ते रमेश जी")),
  );
  await row.getByRole("button", { name: "Open रमेश" }).click();
  await row.getByRole("button", { name: "Reply from here to रमेश" }).click();
  const reply = row.getByRole("textbox", { name: "Reply" });
  await expect(reply).toHaveValue(/^नमस्ते रमेश जी,[\s\S]*आपने लिखा था:\n> 12 एकड़ का दाम\?$/);
  await expect(reply).toBeFocused();
  await page.keyboard.type("सोमवार को बताएँगे।");
  await row.getByRole("button", { name: "Insert: How to reach us" }).click();
  await expect(reply).toHaveValue(/सोमवार को बताएँगे।\n\nहमसे ऐसे बात कर सकते हैं:\nऑफ़िस का समय: /);
  await row.getByRole("button", { name: "Begin it in English" }).click();
  await expect(reply).toHaveValue(/^Dear रमेश,[\s\S]*\n\nसोमवार को बताएँगे।[\s\S]*Kind regards/);
  await expect(row.getByRole("textbox", { name: "Subject" })).toHaveValue(/^Re: Your enquiry to /);
  page.on("dialog", (dialog) => void dialog.accept());
  await row.getByRole("button", { name: "Cancel" }).click();
});
