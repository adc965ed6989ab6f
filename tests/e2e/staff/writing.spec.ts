import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const content = (page: Page) => page.getByRole("textbox", { name: "Content" });

/** Pastes content at the cursor. */
async function paste(page: Page, html: string, text: string) {
  await content(page).evaluate(
    (area, { html, text }) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      clipboardData.setData("text/plain", text);
      area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, text },
  );
}

test("an article is written with keys and buttons, previewed, and looks the same in public", async ({ admin, api }) => {
  const { page } = admin;
  await admin.open("/admin?tab=blogs&edit=new");
  await page.getByRole("textbox", { name: "Title" }).fill("Written with marks");
  await content(page).click();
  await page.keyboard.press("Control+Alt+2");
  await page.keyboard.type("The tank");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Ten ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("litres");
  await page.keyboard.press("End");
  await page.keyboard.type(" of water.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.keyboard.type("one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("See us");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Control+k");
  await page.getByRole("textbox", { name: "Where it leads" }).fill("contact");
  await page
    .getByRole("list", { name: "Pages found" })
    .getByRole("button", { name: /Contact Us/ })
    .click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("textbox", { name: "Words that are shown" })).toHaveValue("us");
  await page.getByRole("textbox", { name: "Where it leads" }).fill("/contact-us");
  await page.keyboard.press("Enter");
  const written = "## The tank\n\nTen **litres** of water.\n\n- one\n- two\n\nSee [us](/contact-us)";
  await expect(content(page)).toHaveValue(written);
  await expect(content(page)).toHaveAttribute("rows", "10");

  // A wide screen has it beside the text, a smaller one behind a tab.
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { level: 2, name: "The tank" })).toBeVisible();
  await page.setViewportSize({ width: 820, height: 900 });
  await expect(preview).toHaveCount(0);
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(preview.getByRole("heading", { level: 1, name: "Written with marks" })).toBeVisible();
  await expect(content(page)).toBeHidden();
  await page.getByRole("tab", { name: "Write" }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(preview.getByRole("listitem")).toHaveText(["one", "two"]);
  const previewed = await preview.locator(".prose").innerHTML();

  await page.getByRole("combobox", { name: "Status" }).selectOption("published");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Blog created successfully")).toBeVisible();
  const { data } = await api
    .from("blogs")
    .select("id,content,content_format")
    .eq("title", "Written with marks")
    .single();
  expect(data).toMatchObject({ content: written, content_format: "markdown" });

  await page.goto(`/blog/${data?.id}`);
  expect(await page.locator(".prose").innerHTML()).toBe(previewed);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    "content",
    "The tank Ten litres of water. one two See us",
  );
  await page.goto("/blog");
  const card = page.getByRole("article").filter({ hasText: "Written with marks" });
  await expect(card).toContainText("The tank Ten litres of water. one two See us");
  const feed = await (await page.request.get("/blog/rss.xml")).text();
  expect(feed).toContain("<strong>litres</strong>");
  expect(feed).not.toContain("**litres**");
  await api.from("blogs").delete().eq("id", data?.id);
});

test("a public article in Markdown loads no parser, and works without scripts", async ({
  admin,
  api,
  browser,
  site,
}) => {
  const { data } = await api
    .from("blogs")
    .insert({ title: "No parser", content: "# Big\n\ntext", content_format: "markdown", status: "published" })
    .select("id")
    .single();
  const scripts = new Set<string>();
  admin.page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.add(response.url());
  });
  // A name in micromark's code (the Markdown parser) that survives minification. The scripts are fetched again, because
  // the browser may drop the body of a response when it leaves the page.
  const parsers = async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await admin.page.request.get(url)).text()));
    return texts.filter((text) => text.includes("atxHeading")).length;
  };
  await admin.open(`/blog/${data?.id}`);
  await admin.page.waitForLoadState("networkidle");
  expect(scripts.size).toBeGreaterThan(0);
  expect(await parsers()).toBe(0);
  // The preview loads the parser, which shows that the name is found.
  await admin.open("/admin?tab=blogs&edit=new");
  await content(admin.page).fill("# Big");
  await expect(admin.page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: "Big" })).toBeVisible();
  expect(await parsers()).toBeGreaterThan(0);

  const bare = await browser.newContext({ javaScriptEnabled: false });
  const page = await bare.newPage();
  await page.goto(`${site.url}/blog/${data?.id}`);
  await expect(page.getByRole("heading", { level: 2, name: "Big" })).toBeVisible();
  await bare.close();
  await api.from("blogs").delete().eq("id", data?.id);
});

test("text pasted from Word or Google Docs keeps its formatting, and can be undone", async ({ admin }) => {
  const { page } = admin;
  await admin.open("/admin?tab=news&edit=new");
  await content(page).fill("Before.");
  await page.keyboard.press("Control+End");
  await paste(
    page,
    '<b style="font-weight:normal"><h2><span style="font-weight:400">Season</span></h2><p><span style="font-weight:700">Early</span> and <a href="https://vayutra.example/">low</a></p><ul><li><p>wind</p></li></ul><img src="https://x.example/a.png"></b>',
    "Season",
  );
  await expect(content(page)).toHaveValue(
    "Before.\n\n## Season\n\n**Early** and [low](https://vayutra.example/)\n\n- wind",
  );
  await expect(page.getByText("pasted without its pictures")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(content(page)).toHaveValue("Before.");
});

test("an article from before stays plain text and looks as before", async ({ admin, site }) => {
  const { page } = admin;
  const [{ id } = { id: "" }] = await site.sql`
    insert into blogs (title, content, status) values ('From before', ${"# not a heading\n\n**stars** stay"}, 'published')
    returning id`;
  await admin.open(`/blog/${id}`);
  await expect(page.getByText("# not a heading")).toBeVisible();
  await expect(page.getByText("**stars** stay")).toBeVisible();
  await admin.open(`/admin?tab=blogs&edit=${id}`);
  await expect(page.getByRole("combobox", { name: "Format" })).toHaveValue("plain");
  await expect(page.getByRole("toolbar")).toHaveCount(0);
  await page.getByRole("combobox", { name: "Format" }).selectOption("markdown");
  await expect(page.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Blog updated successfully")).toBeVisible();
  await admin.open(`/blog/${id}`);
  await expect(page.getByRole("heading", { level: 2, name: "not a heading" })).toBeVisible();
  await site.sql`delete from blogs where id = ${id}`;
});

test("a draft is visible at its real address to administrators only", async ({ admin, api, browser, site }) => {
  const { page } = admin;
  admin.expectConsoleError(/404/);
  const draft = { title: "Not public yet", content: "## Soon\n\ntext", content_format: "markdown" };
  const { data } = await api.from("blogs").insert(draft).select("id").single();
  await admin.open("/admin?tab=blogs&q=Not+public");
  await expect(page.getByRole("link", { name: "Preview Not public yet" })).toHaveAttribute("href", `/blog/${data?.id}`);
  const answer = await page.goto(`/blog/${data?.id}`);
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).not.toContain("Soon");
  await expect(page.getByRole("heading", { level: 2, name: "Soon" })).toBeVisible();
  await expect(page.getByText("Only administrators see it here")).toBeVisible();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`${site.url}/blog/${data?.id}`);
  await expect(other.locator("html")).toHaveAttribute("data-alive", "");
  await expect(other.getByText("Blog post not found", { exact: true })).toBeVisible();
  await other.waitForLoadState("networkidle");
  await expect(other.getByText("Soon")).toHaveCount(0);
  await stranger.close();

  // After deletion an administrator gets a note that links to the bin.
  await api.from("blogs").delete().eq("id", data?.id);
  await page.reload();
  await expect(page.getByText("This article was deleted.")).toBeVisible();
  await page.getByRole("link", { name: "Look into the bin" }).click();
  await expect(page.locator("#collection li").filter({ hasText: "Not public yet" })).toBeVisible();
});

test("a footnote leads to its note and back, in the preview without leaving the form", async ({ admin, api }) => {
  const { page } = admin;
  const text = "Forty acres.[^1]\n\n[^1]: In one hour.";
  await admin.open("/admin?tab=blogs&edit=new");
  await content(page).fill(text);
  await page.getByRole("region", { name: "Preview" }).getByRole("link", { name: "1", exact: true }).click();
  await expect(page).toHaveURL(/#user-content-fn-1$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(content(page)).toHaveValue(text);

  const row = { title: "With a note", content: text, content_format: "markdown", status: "published" };
  const { data } = await api.from("blogs").insert(row).select("id").single();
  await page.goto(`/blog/${data?.id}`);
  await page.getByRole("link", { name: "1", exact: true }).click();
  await expect(page.locator("li:target")).toContainText("In one hour.");
  await page.getByRole("link", { name: "Back to reference 1" }).click();
  await expect(page.locator("a:target")).toHaveText("1");
  await api.from("blogs").delete().eq("id", data?.id);
});

test("the form previews the article's card and search result, and shows warnings", async ({ admin }) => {
  const { page } = admin;
  admin.expectConsoleError(/404|Failed to load/);
  await admin.open("/admin?tab=blogs&edit=new");
  await page.getByRole("textbox", { name: "Title" }).fill("Met");
  await content(page).fill("**Strong** [there](/contact-us) [gone](/no-such-page)\n\n![](/media/hero-spray.webp)");
  const remarks = page.getByRole("status", { name: "Hints" });
  await expect(remarks.getByRole("listitem")).toHaveText([
    /No excerpt/,
    /The picture \/media\/hero-spray.webp has no description/,
    /The link to \/no-such-page leads to no page/,
  ]);
  await page.getByText("How it will be shown").click();
  await expect(page.getByRole("region", { name: "On its card" }).getByRole("heading", { name: "Met" })).toBeVisible();
  for (const name of ["In a search engine", "In WhatsApp"]) {
    await expect(page.getByRole("region", { name })).toContainText("Strong there gone");
  }
  await page.getByRole("region", { name: "On its card" }).getByRole("link", { name: "Met", exact: true }).click();
  await expect(content(page)).toBeVisible();
  await page.getByRole("textbox", { name: "Excerpt" }).fill("In short.");
  await expect(remarks.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "In WhatsApp" })).toContainText("In short.");
});

test("Ctrl+S saves a new post and stays: cursor and undo are kept, and the next save changes the same post", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  await admin.open("/admin?tab=blogs&edit=new");
  await page.getByRole("textbox", { name: "Title" }).fill("Saved while writing");
  // Enter in a title saves nothing.
  await page.getByRole("textbox", { name: "Title" }).press("Enter");
  await content(page).click();
  await page.keyboard.type("One two");
  await page.keyboard.press("ArrowLeft");
  const cursor = () => content(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Blog created successfully")).toBeVisible();
  const rows = () => site.sql`select id, content from blogs where title = 'Saved while writing'`;
  const [{ id } = { id: "" }] = await rows();
  await expect(page).toHaveURL(new RegExp(`edit=${id}$`));
  await expect(page.getByRole("heading", { name: "Edit Blog" })).toBeVisible();
  await expect(content(page)).toBeFocused();
  expect(await cursor()).toBe(6);
  await expect.poll(() => site.sql`select id from drafts where ended is null`).toEqual([]);

  await page.keyboard.type("x");
  await expect(content(page)).toHaveValue("One twxo");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(content(page)).not.toHaveValue(/One two/);
  await page.keyboard.press("Control+Shift+z");
  await expect(content(page)).toHaveValue("One two");
  await content(page).press("End");
  await page.keyboard.type(" three");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Blog updated successfully")).toBeVisible();
  expect(await rows()).toEqual([{ id, content: "One two three" }]);
  // Nothing is unsaved: the list opens without a question.
  await page.getByRole("button", { name: "Back to list" }).click();
  await expect(page.getByRole("searchbox", { name: "Search" })).toBeVisible();
  await site.sql`delete from blogs where id = ${id}`;
});

test("a table is made and filled with keys, undone in one step, and Escape then Tab leaves the text", async ({
  admin,
}) => {
  const { page } = admin;
  await admin.open("/admin?tab=news&edit=new");
  await content(page).fill("Before.");
  await page.keyboard.press("Control+End");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Heading 1" })).toBeFocused();
  for (const key of ["Plan", "Tab", "Acres", "Alt+Shift+ArrowRight"])
    await (/^(Tab|Alt)/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key));
  await page.keyboard.type("Price");
  await page.getByRole("button", { name: "Remove row" }).click();
  await page.getByRole("textbox", { name: "Row 1, column 1" }).fill("x");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(content(page)).toHaveValue("Before.");

  await page.getByRole("button", { name: "Table", exact: true }).click();
  for (const key of ["Plan", "Tab", "Acres", "Enter", "25", "Enter", "Alt+Shift+ArrowUp"])
    await (/^(Tab|Enter|Alt)/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key));
  await page.getByRole("button", { name: "Insert table" }).click();
  const table = "| Plan | Acres |\n| --- | --- |\n|  | 25 |";
  await expect(content(page)).toHaveValue(`Before.\n\n${table}`);
  await page.keyboard.press("Control+z");
  await expect(content(page)).toHaveValue("Before.");
  await page.keyboard.press("Control+Shift+z");

  await content(page).press("Control+End");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("Small");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Large");
  await expect(content(page)).toHaveValue(`Before.\n\n| Plan | Acres |\n| --- | --- |\n| Small | 25 |\n| Large |  |`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(content(page)).not.toBeFocused();
});

test("a post is scheduled with its author and next reading, called back, and public when it is due", async ({
  admin,
  site,
}) => {
  const { page } = admin;
  admin.expectConsoleError(/404/);
  const [{ id: other } = { id: "" }] = await site.sql`
    insert into blogs (title, content, status) values ('Read this after', 'c', 'published') returning id`;
  await admin.open("/admin?tab=blogs&edit=new");
  await page.getByRole("textbox", { name: "Title" }).fill("For the third of December");
  await content(page).fill("Soon.");
  await page.getByRole("textbox", { name: "Author's name" }).fill("Asha Verma");
  await page.getByRole("combobox", { name: "Status" }).selectOption("published");
  await page.getByLabel("Date and hour").fill("2099-12-03T10:00");
  await page.getByRole("button", { name: "Choose an article" }).click();
  await page.getByRole("searchbox", { name: "Words of the article" }).fill("Read this after");
  await page.getByRole("button", { name: /Read this after/ }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Blog created successfully")).toBeVisible();
  await expect(page.getByText("Scheduled for 3 December 2099, 10:00")).toBeVisible();
  const [{ id, at } = { id: "", at: "" }] = await site.sql`
    select id, created_at as at from blogs where title = 'For the third of December'`;
  expect(new Date(at)).toEqual(new Date("2099-12-03T04:30:00Z"));
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(404);
  for (const path of ["/blog", "/blog/rss.xml", "/blog/atom.xml", "/sitemap.xml"])
    expect(await (await page.request.get(path)).text()).not.toContain(id);

  await page.getByRole("combobox", { name: "Status", exact: true }).selectOption("scheduled");
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await page.getByRole("button", { name: "Call back: For the third of December" }).click();
  await expect(page.getByText("Nothing matches")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Scheduled for 3 December 2099, 10:00")).toBeVisible();

  await site.sql`update blogs set publish_at = now() where id = ${id}`;
  await expect.poll(async () => (await page.request.get(`/blog/${id}`)).status()).toBe(200);
  await page.goto(`/blog/${id}`);
  await expect(page.getByText("By Asha Verma")).toBeVisible();
  expect(await page.content()).toContain('"Person","name":"Asha Verma"');
  const next = page.getByRole("navigation", { name: "Next reading" });
  await expect(page.getByRole("navigation", { name: "What do you need?" })).toContainText("Ask about this");
  await expect(next.getByRole("link")).toHaveText(["Read this after"]);
  await site.sql`delete from blogs where id in (${id}, ${other})`;
});

test("a job posting in Markdown is previewed as a draft by administrators alone, and says its last day", async ({
  admin,
  visit,
  site,
}) => {
  const { page } = admin;
  await admin.open("/admin?tab=careers&edit=new");
  await page.getByRole("textbox", { name: "Title" }).fill("Pilot in Markdown");
  await page.getByRole("textbox", { name: "Description" }).fill("You fly **every day**.");
  await page.getByLabel("Last day").fill("2099-12-03");
  await expect(page.getByRole("region", { name: "Preview" }).locator("strong")).toHaveText("every day");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("link", { name: "Preview Pilot in Markdown" }).click();
  await expect(page.getByText("not public (draft)")).toBeVisible();
  await expect(page.getByText("Apply by December 3, 2099")).toBeVisible();
  expect(await (await page.request.get("/careers")).text()).not.toContain("Pilot in Markdown");
  await site.sql`update careers set status = 'published' where title = 'Pilot in Markdown'`;
  await expect.poll(async () => (await page.request.get("/careers")).text()).toContain("Pilot in Markdown");
  await visit.open("/careers");
  await page.locator("summary").filter({ hasText: "Pilot in Markdown" }).click();
  await expect(page.locator("details[open] strong")).toHaveText("every day");
  await site.sql`delete from careers where title = 'Pilot in Markdown'`;
});
