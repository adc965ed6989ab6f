import type { Page } from "@playwright/test";
import { chooseInRow, expect, test } from "../fixtures.ts";

const rowOf = (page: Page, name: string) => page.locator("#collection li").filter({ hasText: name });

test("signs in with the prefilled form, is greeted, and signs out everywhere", async ({ visit, site }) => {
  const { page } = visit;
  await page.goto("/admin");
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("heading", { name: "Admin Authentication" })).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(site.config.admin.email);
  await expect(page.getByLabel("Password")).toHaveValue(site.config.admin.password ?? "");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Signed in successfully!")).toBeVisible();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await expect(page.getByText(`Welcome, ${site.config.admin.email}`)).toBeVisible();
  await expect(page.getByRole("tab")).toHaveText(["Blogs", "News", "Careers", "Contacts"]);
  await expect(page.getByRole("tab", { name: "Blogs" })).toHaveAttribute("aria-selected", "true");

  await page.goto("/auth");
  await expect(page).toHaveURL("/admin");
  // Waits for the page's requests: one that met the end of its session would log an error to the console.
  await page.waitForLoadState("networkidle");

  const loggedOut = page.waitForRequest((request) => request.url().includes("/auth/v1/logout?scope=global"));
  await page.getByRole("button", { name: "Sign Out" }).click();
  await loggedOut;
  await expect(page).toHaveURL("/auth");
});

test("a visitor sent to sign in does not come back to /admin with the back button", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/careers");
  await page.goto("/admin");
  await expect(page).toHaveURL("/auth");
  await page.goBack();
  await expect(page).toHaveURL("/careers");
});

const collections = [
  {
    tab: "Blogs",
    create: "New Blog",
    required: ["Title is required", "Content is required"],
    body: "Content",
    created: "Blog created successfully",
    updated: "Blog updated successfully",
    question: "Are you sure you want to delete this blog?",
    deleted: "Blog deleted successfully",
    publicPath: "/blog",
  },
  {
    tab: "News",
    create: "New Article",
    required: ["Title is required", "Content is required"],
    body: "Content",
    created: "News article created successfully",
    updated: "News article updated successfully",
    question: "Are you sure you want to delete this news article?",
    deleted: "News article deleted successfully",
    publicPath: "/news",
  },
  {
    tab: "Careers",
    create: "New Job Posting",
    required: ["Title is required", "Description is required"],
    body: "Description",
    created: "Job posting created successfully",
    updated: "Job posting updated successfully",
    question: "Are you sure you want to delete this job posting?",
    deleted: "Job posting deleted successfully",
    publicPath: "/careers",
  },
];

for (const kind of collections) {
  test(`${kind.tab}: creates a draft, publishes it, sees it public at once, and deletes it`, async ({ admin }) => {
    const { page } = admin;
    const title = `A journey through ${kind.tab}`;
    await admin.open(`/admin?tab=${kind.tab.toLowerCase()}`);
    await page.getByRole("button", { name: kind.create }).click();
    await page.getByRole("button", { name: "Create" }).click();
    for (const sentence of kind.required) await expect(page.getByText(sentence)).toBeVisible();

    await page.getByRole("textbox", { name: "Title" }).fill(title);
    await page.getByRole("textbox", { name: kind.body }).fill("First line.\n\nSecond line.");
    await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("draft");
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText(kind.created)).toBeVisible();
    await expect(rowOf(page, title).getByText("draft")).toBeVisible();

    await page.getByRole("button", { name: `Edit ${title}` }).click();
    await expect(page.getByRole("textbox", { name: kind.body })).toHaveValue("First line.\n\nSecond line.");
    await page.getByRole("combobox", { name: "Status" }).selectOption("published");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page.getByText(kind.updated)).toBeVisible();
    await expect(rowOf(page, title).getByText("published")).toBeVisible();

    const site = await page.context().newPage();
    await site.goto(kind.publicPath);
    await expect(site.getByText(title).first()).toBeVisible();

    await chooseInRow(page, title, "Delete");
    await expect(page.getByRole("dialog", { name: kind.question })).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(rowOf(page, title)).toBeVisible();
    await chooseInRow(page, title, "Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(kind.deleted)).toBeVisible();
    await expect(rowOf(page, title)).toHaveCount(0);
    await site.goto(kind.publicPath);
    await expect(site.getByText(title)).toHaveCount(0);
    await site.close();
  });
}

test("the forms have the rows and choices of the specification", async ({ admin }) => {
  const { page } = admin;
  await admin.open("/admin?tab=blogs&edit=new");
  await expect(page.getByRole("textbox", { name: "Excerpt" })).toHaveAttribute("rows", "3");
  await expect(page.getByRole("textbox", { name: "Content" })).toHaveAttribute("rows", "10");
  await admin.open("/admin?tab=careers&edit=new");
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveAttribute("rows", "6");
  await expect(page.getByRole("textbox", { name: "Requirements" })).toHaveAttribute("rows", "4");
  await expect(page.getByRole("combobox", { name: "Job type" }).locator("option")).toHaveText([
    "Not given",
    "full-time",
    "part-time",
    "contract",
    "internship",
  ]);
  await expect(page.getByRole("combobox", { name: "Level" }).locator("option")).toHaveText([
    "Not given",
    "entry",
    "mid",
    "senior",
    "lead",
    "manager",
  ]);
});

test("answers an enquiry: mail with subject and greeting, marked as replied, deleted", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`insert into contact_submissions (name, email, message) values ('Meera Iyer', 'meera@school.example', 'A lab for forty pupils?')`;
  await admin.open("/admin?tab=contacts");
  const row = rowOf(page, "Meera Iyer");
  await expect(row.getByText("new", { exact: true })).toBeVisible();
  const reply = await row.getByRole("link", { name: "Reply via Email to Meera Iyer" }).getAttribute("href");
  expect(decodeURIComponent(reply ?? "")).toMatch(
    /^mailto:meera@school\.example\?subject=Re: .+&body=Dear Meera Iyer,/,
  );

  await row.getByRole("button", { name: "Mark as Replied" }).click();
  await expect(page.getByText("Status updated successfully")).toBeVisible();
  await expect(row.getByText("replied", { exact: true })).toBeVisible();
  await expect(row.getByRole("button", { name: "Mark as Replied" })).toBeDisabled();

  await chooseInRow(page, "Meera Iyer", "Delete");
  await expect(page.getByRole("dialog", { name: "Are you sure you want to delete this submission?" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Submission deleted successfully")).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("finds one enquiry among 10,000, and the address keeps the search", async ({ admin, site }) => {
  const { page } = admin;
  await site.sql`
    insert into contact_submissions (name, email, message, created_at)
    select 'Crowd ' || n, 'crowd' || n || '@many.example', 'Message number ' || n, now() - n * interval '1 minute'
    from generate_series(1, 10000) as n`;
  try {
    await admin.open("/admin?tab=contacts");
    await expect(page.locator("#collection li")).toHaveCount(25);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Page 2")).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole("searchbox", { name: "Search" }).fill("crowd9876@");
    await expect(page.locator("#collection li")).toHaveCount(1);
    await expect(rowOf(page, "Crowd 9876")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("crowd9876@");
    await expect(rowOf(page, "Crowd 9876")).toBeVisible();
    await page.getByRole("combobox", { name: "Status" }).selectOption("replied");
    await expect(page.getByText("Nothing matches")).toBeVisible();
  } finally {
    await site.sql`delete from contact_submissions where name like 'Crowd %'`;
  }
});

test("empty lists say what to do", async ({ admin, site }) => {
  const { page } = admin;
  for (const [table, tab, text] of [
    ["blogs", "blogs", "No blogs found. Create your first blog post!"],
    ["news", "news", "No news articles found. Create your first article!"],
    ["careers", "careers", "No job postings found. Create your first job posting!"],
    ["contact_submissions", "contacts", "No contact submissions found."],
  ] as const) {
    const [before] = await site.sql`select clock_timestamp()::text as moment`;
    await site.sql`delete from ${site.sql(table)}`;
    await admin.open(`/admin?tab=${tab}`);
    await expect(page.getByText(text)).toBeVisible();
    await site.sql`
      update bin set restored_at = now() where subject = ${table} and deleted_at > ${before?.moment}::timestamptz`;
  }
});

test("a list is fresh for 30 seconds, and shown from the cache for five minutes while it is refetched", async ({
  admin,
}) => {
  const { page } = admin;
  await page.clock.install();
  let requests = 0;
  let held = Promise.withResolvers<void>();
  held.resolve();
  await page.route("**/rest/v1/blogs?**", async (route) => {
    requests++;
    await held.promise;
    await route.continue();
  });
  const row = page.locator("#collection li").first();
  const away = async (milliseconds: number) => {
    await page.getByRole("tab", { name: "Careers" }).click();
    await expect(page.getByRole("heading", { name: "Careers" })).toBeVisible();
    await expect(row).toBeVisible();
    await page.clock.fastForward(milliseconds);
    held = Promise.withResolvers<void>();
    await page.getByRole("tab", { name: "Blogs" }).click();
    await expect(page.getByRole("heading", { name: "Blogs" })).toBeVisible();
  };
  await admin.open("/admin?tab=blogs");
  await expect(row).toBeVisible();
  expect(requests).toBe(1);

  await away(10_000);
  await expect(row).toBeVisible();
  expect(requests).toBe(1);
  held.resolve();

  await away(30_000);
  await expect(row).toBeVisible();
  await expect.poll(() => requests).toBe(2);
  const answered = page.waitForResponse("**/rest/v1/blogs?**");
  held.resolve();
  await answered;

  await away(5 * 60_000);
  await expect(page.getByRole("status", { name: /^Loading/ })).toBeVisible();
  await expect(row).toHaveCount(0);
  held.resolve();
  await expect(row).toBeVisible();
  expect(requests).toBe(3);
});

test.describe("when things go wrong", () => {
  for (const [tab, table, text] of [
    ["blogs", "blogs", "Error loading blogs. Please try again."],
    ["news", "news", "Error loading news. Please try again."],
    ["careers", "careers", "Error loading careers. Please try again."],
    ["contacts", "contact_submissions", "Failed to fetch contact submissions"],
  ] as const) {
    test(`the ${tab} list says so, and Retry loads the page again`, async ({ admin }) => {
      const { page } = admin;
      admin.expectConsoleError(/ERR_FAILED|Failed to load/);
      let requests = 0;
      await page.route(`**/rest/v1/${table}?**`, (route) => {
        requests++;
        return route.abort();
      });
      await page.clock.install();
      await admin.open(`/admin?tab=${tab}`);
      // One request and three retries, after 1, 2 and 4 seconds.
      const passing = async () => {
        await page.clock.fastForward(1_000);
        return requests;
      };
      await expect.poll(passing, { intervals: [100] }).toBe(4);
      await expect(page.getByText(text)).toBeVisible();
      expect(requests).toBe(4);
      await page.unroute(`**/rest/v1/${table}?**`);
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByText(text)).toHaveCount(0);
      await expect(page.getByRole("searchbox", { name: "Search" })).toBeVisible();
    });
  }

  test("a failed save, delete or status change is reported, and no typed text is lost", async ({ admin, site }) => {
    const { page } = admin;
    admin.expectConsoleError(/ERR_FAILED|Failed to load/);
    await site.sql`insert into contact_submissions (name, email, message) values ('Stays Here', 'stays@here.example', 'm')`;
    const writes = (method: string) => method === "POST" || method === "PATCH" || method === "DELETE";
    await page.route("**/rest/v1/**", (route) => (writes(route.request().method()) ? route.abort() : route.continue()));
    for (const [tab, body, saveFailed, deleteFailed, table] of [
      ["blogs", "Content", "Failed to save blog", "Failed to delete blog", "blogs"],
      ["news", "Content", "Failed to save news article", "Failed to delete news article", "news"],
      ["careers", "Description", "Failed to save job posting", "Failed to delete career", "careers"],
    ] as const) {
      await site.sql`insert into ${site.sql(table)} ${site.sql({ title: "Unbroken", [body.toLowerCase()]: "text" })}`;
      await page.route(/\/rpc\/(is_secure_admin|staff_list)/, (route) => route.continue());
      await admin.open(`/admin?tab=${tab}&edit=new`);
      await page.getByRole("textbox", { name: "Title" }).fill("Not stored");
      await page.getByRole("textbox", { name: body }).fill("Still here");
      await page.getByRole("button", { name: "Create" }).click();
      await expect(page.getByText(saveFailed)).toBeVisible();
      await expect(page.getByRole("textbox", { name: body })).toHaveValue("Still here");
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByRole("dialog", { name: /Leave without saving/ })).toBeVisible();
      await page.getByRole("button", { name: "Leave" }).click();
      await chooseInRow(page, "Unbroken", "Delete");
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText(deleteFailed)).toBeVisible();
      await site.sql`delete from ${site.sql(table)} where title = 'Unbroken'`;
    }
    await admin.open("/admin?tab=contacts");
    await rowOf(page, "Stays Here").getByRole("button", { name: "Mark as Replied" }).click();
    await expect(page.getByText("Failed to update status")).toBeVisible();
    await chooseInRow(page, "Stays Here", "Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Failed to delete submission")).toBeVisible();
  });

  test("a tab that regains the focus keeps the form's text", async ({ admin }) => {
    const { page } = admin;
    await admin.open("/admin?tab=blogs&edit=new");
    await page.getByRole("textbox", { name: "Title" }).fill("Half a thought");
    const other = await page.context().newPage();
    await other.goto("/careers");
    await page.bringToFront();
    await page.evaluate(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      window.dispatchEvent(new Event("focus"));
    });
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Half a thought");
    await other.close();
  });

  test("an expired session leads to the sign-in form", async ({ visit, site, session }) => {
    const { page } = visit;
    visit.expectConsoleError(/40\d/);
    const stale = {
      ...session,
      access_token: `${session.access_token.slice(0, -4)}AAAA`,
      refresh_token: "gone",
      expires_at: 1,
    };
    const key = `sb-${new URL(site.url).hostname.split(".")[0]}-auth-token`;
    await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
      key,
      JSON.stringify(stale),
    ] as const);
    await page.goto("/admin");
    await expect(page).toHaveURL("/auth");
  });
});

test("wrong and missing passwords are reported in the auth library's words", async ({ visit }) => {
  const { page } = visit;
  visit.expectConsoleError(/400/);
  await visit.open("/auth");
  await page.getByLabel("Password").fill("wrong-password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await expect(page.getByText("Invalid login credentials")).toBeVisible();
});

test("the guide opens from the dashboard with its pictures, and not for visitors", async ({ admin, browser, site }) => {
  const { page } = admin;
  await admin.open("/admin");
  await page.getByRole("link", { name: "Guide" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Guide for staff" })).toBeVisible();
  const parts = page.getByRole("navigation", { name: "Parts of the guide" });
  await parts.getByRole("link", { name: "The bin" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "The bin" })).toBeInViewport();
  const pictures = await page.locator("main img").all();
  expect(pictures.length).toBeGreaterThanOrEqual(6);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await page.getByRole("link", { name: "To the dashboard" }).click();
  await expect(page.getByRole("tab", { name: "Blogs" })).toBeVisible();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`${site.url}/admin/guide`);
  await expect(other).toHaveURL(/\/auth$/);
  await stranger.close();
});
