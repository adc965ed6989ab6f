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

  await page.getByRole("combobox", { name: "With whom: Asha Verma" }).selectOption({ index: 1 });
  await expect(page.getByText(/^Asha Verma is with /)).toBeVisible();
  await parts.getByRole("button", { name: "With me" }).click();
  await expect(row("Asha Verma")).toBeVisible();
  await expect(row("Win a prize")).toHaveCount(0);

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
