import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, test } from "../fixtures.ts";
import { holdResponses } from "../hold-responses.ts";

type Table = "blogs" | "news" | "careers";

/** Changes the status of every published row of a table, one by one as staff do. @returns their ids */
async function takeBack(api: SupabaseClient, table: Table): Promise<string[]> {
  const { data } = await api.from(table).select("id").eq("status", "published").throwOnError();
  const ids = data.map(({ id }) => id as string);
  for (const id of ids) await api.from(table).update({ status: "archived" }).eq("id", id).throwOnError();
  return ids;
}

async function publish(api: SupabaseClient, table: Table, ids: readonly string[]): Promise<void> {
  for (const id of ids) await api.from(table).update({ status: "published" }).eq("id", id).throwOnError();
}

test.describe("a visitor reads", () => {
  for (const kind of [
    { table: "blogs", path: "/blog", label: "category", value: "Field notes", back: "Back to Blog" },
    { table: "news", path: "/news", label: "news_type", value: "Announcement", back: "Back to News" },
  ] as const) {
    test(`a published article of ${kind.path}, from its card to its text and back`, async ({ visit, api }) => {
      const { data } = await api
        .from(kind.table)
        .insert({
          title: `Calm mornings ${kind.table}`,
          excerpt: "E".repeat(200),
          content: `${"word ".repeat(60)}\n\nThe end.`,
          [kind.label]: kind.value,
          status: "published",
        })
        .select()
        .single()
        .throwOnError();
      const { page } = visit;
      await visit.open(kind.path);

      const card = page.getByRole("article").filter({ hasText: data.title });
      await expect(card.getByText(kind.value)).toBeVisible();
      await expect(card.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
      await expect(card.getByText(`${"E".repeat(150)}…`)).toBeVisible();
      await expect(card.getByText(/^word word .*…$/)).toBeVisible();

      await card.getByRole("link", { name: `Read More: ${data.title}` }).click();
      await expect(page.getByRole("heading", { level: 1, name: data.title })).toBeVisible();
      await expect(page.getByText("The end.")).toBeVisible();
      await page.getByRole("link", { name: kind.back }).click();
      await expect(page).toHaveURL(kind.path);
      await expect(card).toBeVisible();
    });
  }

  test("an article without label or picture shows fallbacks, and a broken picture is hidden", async ({
    visit,
    api,
  }) => {
    const rows = [
      { title: "No label at all", content: "c", status: "published", featured_image: "/pictures/not-there.webp" },
    ];
    const ids = {
      blogs: (await api.from("blogs").insert(rows).select("id").single().throwOnError()).data.id,
      news: (await api.from("news").insert(rows).select("id").single().throwOnError()).data.id,
    };
    visit.expectConsoleError(/404.*not-there\.webp/);
    for (const [path, fallback] of [
      ["/blog", "Uncategorized"],
      ["/news", "General"],
    ] as const) {
      await visit.open(path);
      const card = visit.page.getByRole("article").filter({ hasText: "No label at all" });
      await expect(card.getByText(fallback)).toBeVisible();
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator("img")).toHaveCount(0);
    }
    for (const table of ["blogs", "news"] as const) await api.from(table).delete().eq("id", ids[table]).throwOnError();
  });

  test("an article of words without a space fits the smallest phone, in its list and on its page", async ({
    visit,
    api,
  }) => {
    const { page } = visit;
    await page.setViewportSize({ width: 320, height: 640 });
    const word = "Drohnenbetriebsgenehmigungsverfahren".repeat(5);
    const article = { title: word, excerpt: word, content: word, author_name: "W".repeat(100), status: "published" };
    for (const [table, label, path] of [
      ["blogs", { category: "W".repeat(50) }, "/blog"],
      ["news", { news_type: "W".repeat(50) }, "/news"],
    ] as const) {
      const { data } = await api
        .from(table)
        .insert({ ...article, ...label })
        .select("id")
        .single()
        .throwOnError();
      for (const address of [path, `${path}/${data.id}`]) {
        await visit.open(address);
        await expect(page.getByRole("heading", { name: word })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
      }
      await api.from(table).delete().eq("id", data.id).throwOnError();
    }
  });

  for (const path of ["/", "/product/trainer-drone", "/gallery"])
    test(`a picture that cannot be loaded is hidden on ${path}`, async ({ visit }) => {
      visit.expectConsoleError(/Failed to load resource|\.(webp|avif|svg)/);
      await visit.page.route(/\/(pictures|partners)\//, (route) => route.abort());
      await visit.open(path);
      const images = visit.page.locator("main img");
      for (const image of [images.first(), images.last()]) {
        await image.evaluate((element) => element.scrollIntoView());
        await expect(image).toBeHidden();
      }
    });

  test("drafts and archived articles are not in the list, and their pages do not exist", async ({ visit, api }) => {
    for (const status of ["draft", "archived"]) {
      const { data } = await api
        .from("blogs")
        .insert({ title: `Hidden ${status}`, content: "c", status })
        .select()
        .single()
        .throwOnError();
      visit.expectConsoleError(/404.*\/blog\//);
      const answer = await visit.page.goto(`/blog/${data.id}`);
      expect(answer?.status()).toBe(404);
      await expect(visit.page.getByRole("heading", { name: "Blog Post Not Found" })).toBeVisible();
      await visit.open("/blog");
      await expect(visit.page.getByText(`Hidden ${status}`)).toHaveCount(0);
    }
  });

  for (const [path, title, text, back] of [
    ["/blog/00000000-0000-4000-8000-000000000000", "Blog Post Not Found", "Blog post not found", "Back to Blog"],
    ["/blog/no-id-at-all", "Blog Post Not Found", "Blog post not found", "Back to Blog"],
    ["/news/00000000-0000-4000-8000-000000000000", "News Article Not Found", "News article not found", "Back to News"],
  ] as const) {
    test(`${path} answers 404 and leads back`, async ({ visit }) => {
      visit.expectConsoleError(/404/);
      const answer = await visit.page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(visit.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(visit.page.getByText(text, { exact: true })).toBeVisible();
      await expect(visit.page.getByRole("link", { name: back })).toBeVisible();
    });
  }

  test("open positions, and only those; 'No Open Positions' without any", async ({ visit, api }) => {
    await api
      .from("careers")
      .insert([
        {
          title: "Drone Technician",
          description: "Build and mend.",
          requirements: "Steady hands",
          department: "Workshop",
          location: "Bhopal",
          job_type: "full-time",
          level: "mid",
          status: "published",
        },
        { title: "Secret Position", description: "Not yet.", status: "draft" },
      ])
      .throwOnError();
    const { page } = visit;
    await visit.open("/careers");
    await expect(page.getByRole("heading", { level: 1, name: "Join Our Team" })).toBeVisible();
    const job = page.getByRole("listitem").filter({ hasText: "Drone Technician" });
    await expect(job.getByText("Full-time")).toBeVisible();
    await expect(page.getByRole("region", { name: "Where you work" }).getByRole("img")).toHaveCount(3);
    await expect(page.getByText("Secret Position")).toHaveCount(0);
    await job.locator("summary").click();
    await expect(job.getByText("Steady hands")).toBeVisible();
    await job.getByRole("link", { name: "Apply Now: Drone Technician" }).click();
    await expect(page.getByLabel("Your question is about")).toHaveValue("Application: Drone Technician");
    await page.goBack();
    await expect(job.getByText("Steady hands"), "open again, as it was left").toBeVisible();
    await page.reload();
    await expect(job.getByText("Steady hands")).toBeVisible();
    await visit.open("/about-us");
    await page.getByRole("link", { name: "Careers" }).first().click();
    await expect(job.getByText("Steady hands"), "who comes anew finds it closed").toBeHidden();

    const ids = await takeBack(api, "careers");
    await visit.open("/careers");
    await expect(page.getByText("No Open Positions")).toBeVisible();
    await publish(api, "careers", ids);
  });

  test("empty lists say so", async ({ visit, api }) => {
    for (const [table, path, title, text] of [
      ["blogs", "/blog", "No blog posts available", "Check back later for new content"],
      ["news", "/news", "No news articles available", "Check back later for new updates"],
    ] as const) {
      const ids = await takeBack(api, table);
      await visit.open(path);
      await expect(visit.page.getByText(title)).toBeVisible();
      await expect(visit.page.getByText(text)).toBeVisible();
      await publish(api, table, ids);
    }
  });

  test("an unknown path is a real 404 with a way home", async ({ visit }) => {
    const { page } = visit;
    visit.expectConsoleError(/404/);
    const warned = page.waitForEvent("console", (message) => message.text().includes("/no/such/page"));
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await warned;
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("the contact page has its cards, departments, quick actions and a drawn map", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/contact-us");
  const ways = page.getByRole("complementary", { name: "Ways to reach us" });
  for (const card of ["Phone", "E-mail", "WhatsApp", "Address", "Hours"]) {
    await expect(ways.getByRole("heading", { name: card })).toBeVisible();
  }
  await expect(ways.getByText("Mon-Sat 9:00-18:00 IST")).toBeVisible();
  await expect(ways.getByRole("region", { name: "Quick actions" }).getByRole("link")).toHaveCount(4);
  await expect(page.getByRole("region", { name: "Departments" }).getByRole("link")).toHaveCount(4);
  await expect(page.getByRole("img", { name: /^Sketch map/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Open the map/ })).toHaveAttribute("href", /openstreetmap\.org/);
});

test.describe("a visitor writes", () => {
  const fill = async (page: import("@playwright/test").Page, email = "asha@farm.example") => {
    await page.getByLabel("First name").fill("Asha");
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("textbox", { name: "Message" }).fill("Can you spray 80 acres of soy?");
  };

  test("and the enquiry is stored as the specification maps it", async ({ visit, site }) => {
    const { page } = visit;
    await visit.open("/contact-us?inquiry=training&about=Weekend%20batch");
    const send = page.getByRole("button", { name: "Send Message" });
    await expect(send).toBeDisabled();
    await fill(page);
    await expect(send).toBeEnabled();
    await page.getByLabel("Last name").fill("Rao");
    await page.getByRole("textbox", { name: "Company" }).fill("Rao Farms");
    await expect(page.getByLabel("Inquiry type")).toHaveValue("training");
    await send.click();
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
    await expect(page.getByText("Thank you for contacting us. We'll get back to you within 24 hours.")).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("");

    const [row] = await site.sql`select * from contact_submissions where name = 'Asha Rao'`;
    expect(row).toMatchObject({ email: "asha@farm.example", status: "new" });
    expect(row?.message).toBe(
      "Company: Rao Farms\nPhone: Not provided\nInquiry Type: training\nAbout: Weekend batch\n\nMessage: Can you spray 80 acres of soy?",
    );
  });

  test("an invalid address is reported at the field, logged and not sent; a valid one is sent, with progress on the button", async ({
    visit,
  }) => {
    const { page } = visit;
    await visit.open("/contact-us");
    let sent = false;
    page.on("request", (request) => {
      if (request.url().includes("contact_submissions")) sent = true;
    });
    await fill(page, "asha@farm");
    const logged = page.waitForEvent("console", (message) => message.text().includes("e-mail address is not valid"));
    await page.getByRole("button", { name: "Send Message" }).click();
    await logged;
    await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(page.getByLabel("First name")).toHaveValue("Asha");
    expect(sent).toBe(false);

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/rest/v1/contact_submissions*", async (route) => {
      await held;
      await route.continue();
    });
    await fill(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    release();
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
  });

  test("a lost connection keeps the text and is reported, and a refusal of the database is explained in plain words", async ({
    visit,
    site,
  }) => {
    const { page } = visit;
    visit.expectConsoleError(/ERR_FAILED|Failed to load/);
    await visit.open("/contact-us");
    await page.route("**/rest/v1/**", (route) => route.abort());
    await fill(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Failed to Send Message")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Can you spray 80 acres of soy?");
    await page.unroute("**/rest/v1/**");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();

    visit.expectConsoleError(/40\d|50\d/);
    await page.getByRole("button", { name: "Send another" }).click();
    await fill(page);
    await site.sql`alter table contact_submissions add constraint closed check (false) not valid`;
    try {
      await page.getByRole("button", { name: "Send Message" }).click();
      const sentence = "There was a problem with our system. Please try again later or contact us directly.";
      await expect(page.getByRole("region", { name: "Notifications" }).getByText(sentence)).toBeVisible();
      await expect(page.getByText(`Not sent. ${sentence}`)).toBeVisible();
    } finally {
      await site.sql`alter table contact_submissions drop constraint closed`;
    }
  });

  test("without scripts, by an ordinary post", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto("/contact-us?inquiry=support");
    await fill(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
    const [row] = await site.sql`select message from contact_submissions order by created_at desc limit 1`;
    expect(row?.message).toContain("Inquiry Type: support");

    await page.goto("/contact-us");
    await fill(page, "asha@farm");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Failed to Send Message" })).toContainText(
      "Please enter a valid email address",
    );
    await expect(page.getByLabel("First name")).toHaveValue("Asha");
    await context.close();
  });

  test("text stands again that hydration has set back to what the address presets", async ({ page, site }) => {
    const release = await holdResponses(page, "**/assets/entry.client-*.js");
    await page.goto(`${site.url}/contact-us?message=12%20acres`);
    const message = page.getByRole("textbox", { name: "Message" });
    await message.fill("12 acres of soy");
    // React does this to a text area while it hydrates.
    await message.evaluate((field: HTMLTextAreaElement) => {
      field.value = field.defaultValue;
    });
    await page.keyboard.insertText(", please");
    release();
    await expect(page.locator("html")).toHaveAttribute("data-alive", "");
    await expect(message).toHaveValue("12 acres of soy, please");
  });

  test("text typed before hydration is not lost", async ({ page, site }) => {
    await page.route("**/assets/entry.client-*.js", async (route) => {
      await page.waitForFunction(
        () => (document.querySelector("textarea[name=message]") as HTMLTextAreaElement)?.value.length > 5,
      );
      await route.continue();
    });
    await page.goto(`${site.url}/contact-us`);
    await page.getByLabel("First name").fill("Early");
    await page.getByRole("textbox", { name: "Message" }).fill("Typed early");
    await expect(page.locator("html")).toHaveAttribute("data-alive", "");
    await expect(page.getByLabel("First name")).toHaveValue("Early");
    await page.getByLabel("E-mail").fill("early@bird.example");
    await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Typed early");
  });
});
