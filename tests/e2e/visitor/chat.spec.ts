import type { Page } from "@playwright/test";
import { company } from "../../../app/content/company.ts";
import { expect, test } from "../fixtures.ts";

const openButton = (page: Page) => page.getByRole("button", { name: "Open the support chat" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Support chat" });
const log = (page: Page) => page.getByRole("log");

test.describe("the floating chat", () => {
  test("welcomes, answers from the site with a link, and the link works", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    await openButton(page).click();
    await expect(panel(page)).toBeVisible();
    expect(await panel(page).boundingBox()).toMatchObject({ width: 384, height: 500 });
    await expect(log(page)).toContainText("What would you like to know?");
    const field = page.getByRole("textbox", { name: "Your question" });
    await expect(field).toBeFocused();

    await field.fill("How long is the drone pilot course?");
    await page.keyboard.press("Enter");
    await expect(log(page)).toContainText("4 weeks");
    const link = log(page).getByRole("link").first();
    await expect(link).toHaveAttribute("href", /^\/training\/drone-pilot-training/);
    await link.click();
    await expect(page).toHaveURL(/\/training\/drone-pilot-training/);
    await expect(log(page)).toContainText("How long is the drone pilot course?");
  });

  test("closes with Escape, returns the focus to its button, and keeps the conversation", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    await openButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(log(page).getByText("What would you like to know?")).toHaveCount(1);
  });

  test("has a new session each time it is opened, and one while it is open", async ({ visit }) => {
    const { page } = visit;
    const sessions: string[] = [];
    await page.route("**/functions/v1/chat-assistant", async (route) => {
      sessions.push(route.request().postDataJSON().sessionId);
      await route.fulfill({ json: { message: `Answer ${sessions.length}` } });
    });
    const ask = async () => {
      const answer = `Answer ${sessions.length + 1}`;
      await page.getByRole("textbox", { name: "Your question" }).fill("A question");
      await page.keyboard.press("Enter");
      await expect(log(page)).toContainText(answer);
    };
    await visit.open("/careers");
    for (let opening = 0; opening < 2; opening++) {
      await openButton(page).click();
      await ask();
      await ask();
      await page.keyboard.press("Escape");
      await expect(panel(page)).toBeHidden();
    }
    const [first, again, second, last] = sessions;
    expect([again, last]).toEqual([first, second]);
    expect(second).not.toBe(first);
  });

  test("does not send blanks, nor on Shift+Enter, and waits for one answer at a time", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    const requests: unknown[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/functions/v1/chat-assistant", async (route) => {
      requests.push(route.request().postDataJSON());
      await released;
      await route.continue();
    });
    await openButton(page).click();
    const field = page.getByRole("textbox", { name: "Your question" });
    const send = page.getByRole("button", { name: "Send", exact: true });
    await field.fill("   ");
    await page.keyboard.press("Enter");
    await expect(send).toBeDisabled();
    await field.fill("first line");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("second line");
    await expect(field).toHaveValue("first line\nsecond line");
    expect(requests).toHaveLength(0);
    await field.fill("Where are you?");
    await page.keyboard.press("Enter");
    await expect(field).toBeDisabled();
    await expect(send).toBeDisabled();
    await expect(page.getByRole("status", { name: "The assistant is answering" })).toBeVisible();
    release();
    await expect(log(page)).toContainText("Bhopal");
    await expect(field).toBeFocused();
    expect(requests).toEqual([
      { message: "Where are you?", sessionId: expect.stringMatching(/^session_\d+_\w+$/), userId: null },
    ]);
  });

  test("apologises with e-mail and phone when it cannot answer", async ({ visit }) => {
    const { page } = visit;
    visit.expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to load/);
    await visit.open("/careers");
    await openButton(page).click();
    await page.getByRole("textbox", { name: "Your question" }).fill("Hello");
    await page.context().setOffline(true);
    await page.keyboard.press("Enter");
    await expect(log(page)).toContainText(
      `I apologize, but I encountered an error. Please contact our support team directly at ${company.email} or ${company.phone}.`,
    );
    await page.context().setOffline(false);
  });

  test("asks the visitor to wait after too many questions", async ({ visit }) => {
    const { page } = visit;
    visit.expectConsoleError(/429/);
    await visit.open("/careers");
    await page.route("**/functions/v1/chat-assistant", (route) =>
      route.fulfill({ status: 429, json: { code: "over_request_rate_limit", message: "Too many requests" } }),
    );
    await openButton(page).click();
    await page.getByRole("textbox", { name: "Your question" }).fill("Hello");
    await page.keyboard.press("Enter");
    await expect(log(page)).toContainText("Please wait a few minutes");
  });

  test("shows the server's request to wait, and apologises for any other 503", async ({ visit }) => {
    const { page } = visit;
    visit.expectConsoleError(/503/);
    await visit.open("/careers");
    const answers = [
      { status: 503, headers: { "Retry-After": "5" }, json: { message: "The assistant is starting." } },
      { status: 503, json: { code: "BOOT_ERROR", message: "Worker failed to boot" } },
    ];
    await page.route("**/functions/v1/chat-assistant", (route) => route.fulfill(answers.shift() ?? {}));
    await openButton(page).click();
    for (const said of ["The assistant is starting.", "I apologize"]) {
      await page.getByRole("textbox", { name: "Your question" }).fill("Hello");
      await page.keyboard.press("Enter");
      await expect(log(page)).toContainText(said);
    }
    await expect(log(page)).not.toContainText("boot");
  });

  test("closes with Escape during an answer, and can ask again after a reload", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    let requests = 0;
    await page.route("**/functions/v1/chat-assistant", async (route) => {
      requests++;
      if (requests > 1) await route.fulfill({ json: { message: "Here is the answer" } });
    });
    await openButton(page).click();
    const field = page.getByRole("textbox", { name: "Your question" });
    await field.fill("Where are you?");
    await page.keyboard.press("Enter");
    await expect(field).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await openButton(page).click();
    await expect(page.getByRole("status", { name: "The assistant is answering" })).toBeVisible();
    await page.reload();
    await expect(log(page)).toContainText("Here is the answer");
    await expect(log(page)).not.toContainText("I apologize");
    expect(requests).toBe(2);
  });

  test("shows a long answer from its beginning and a short one at the end", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    const long = Array.from({ length: 40 }, (_, line) => `Line ${line} of it`).join("\n");
    const answers = [long, "The short one"];
    await page.route("**/functions/v1/chat-assistant", (route) =>
      route.fulfill({ json: { message: answers.shift() } }),
    );
    await openButton(page).click();
    const field = page.getByRole("textbox", { name: "Your question" });
    for (const sight of [/^Line 0 of it/, /^The short one/]) {
      await field.fill("A question");
      await page.keyboard.press("Enter");
      const answer = log(page).getByText(sight);
      await expect(answer).toBeVisible();
      const place = () =>
        answer.evaluate((element) => {
          const box = element.closest("[tabindex='0']")?.getBoundingClientRect();
          const { top, bottom } = element.getBoundingClientRect();
          return box && top >= box.top && (bottom <= box.bottom || top < box.top + 60);
        });
      await expect.poll(place).toBe(true);
    }
  });

  test("opens WhatsApp in a new tab, under its name", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    await page.route("**/functions/v1/chat-assistant", (route) =>
      route.fulfill({ json: { message: `Write to us: https://wa.me/${company.whatsapp}` } }),
    );
    await openButton(page).click();
    await page.getByRole("textbox", { name: "Your question" }).fill("WhatsApp?");
    await page.keyboard.press("Enter");
    await expect(log(page).getByRole("link", { name: "WhatsApp (new tab)" })).toHaveAttribute("target", "_blank");
  });

  test("shows a list as a list, and puts an order number into the draft", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    await openButton(page).click();
    const field = page.getByRole("textbox", { name: "Your question" });
    await field.fill("Which agriculture spraying packages do you have?");
    await page.keyboard.press("Enter");
    await expect(log(page).getByRole("list").first().getByRole("listitem")).toHaveText([
      "Farm: Up to 25 acres",
      "Village: Up to 100 acres",
      "Season: Unlimited",
    ]);
    await field.fill("My order 4521 has not arrived");
    await page.keyboard.press("Enter");
    await log(page).getByRole("link", { name: "Contact form" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("My order 4521 has not arrived");
  });

  test("passes the visitor's question to the form as a draft, and sends nothing by itself", async ({ visit, site }) => {
    const { page } = visit;
    const [before] = await site.sql`select count(*)::int as n from contact_submissions`;
    await visit.open("/services/agriculture-spray");
    await openButton(page).click();
    await page
      .getByRole("textbox", { name: "Your question" })
      .fill("What does spraying 80 acres cost? I am at 98930 12345");
    await page.keyboard.press("Enter");
    const chat = page.getByRole("dialog", { name: "Support chat" });
    await expect(log(page)).toContainText("We quote the price");
    await chat.getByRole("link", { name: "Send this to our team" }).click();
    await expect(page).toHaveURL(/\/contact-us\?/);
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      "What does spraying 80 acres cost? I am at 98930 12345",
    );
    await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("98930 12345");
    await expect(page.getByRole("textbox", { name: "Your question is about" })).toHaveValue("Agriculture Spray");
    await expect(page.getByRole("heading", { name: "Send us a message" })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    const [after] = await site.sql`select count(*)::int as n from contact_submissions`;
    expect(after?.n).toBe(before?.n);
  });

  test("shows the visitor's text as text, never as HTML", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    await openButton(page).click();
    const hostile = "<img src=x onerror=alert(1)><script>alert(2)</script>";
    await page.getByRole("textbox", { name: "Your question" }).fill(hostile);
    await page.keyboard.press("Enter");
    await expect(log(page)).toContainText(hostile);
    await expect(log(page).locator("img, script")).toHaveCount(0);
  });

  test("loads its code only when the button is used", async ({ visit }) => {
    const { page } = visit;
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await visit.open("/careers");
    expect(scripts.some((path) => /floating-chat|supabase/.test(path))).toBe(false);
    await openButton(page).hover();
    await expect.poll(() => scripts.some((path) => path.includes("floating-chat"))).toBe(true);
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the panel takes nearly the whole screen", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    await openButton(page).click();
    const box = await panel(page).boundingBox();
    expect(box?.width).toBeGreaterThan(360);
    expect(box?.height).toBeGreaterThan(800);
    await page.getByRole("button", { name: "Close the chat" }).click();
    await expect(panel(page)).toBeHidden();
  });

  test("suggests questions about its page, asks one when pressed, and Back closes the panel before it leaves", async ({
    visit,
  }) => {
    const { page } = visit;
    await visit.open("/services/agriculture-spray");
    await openButton(page).click();
    const suggestions = panel(page).getByRole("list", { name: "Suggestions" });
    await expect(suggestions.getByRole("button")).toHaveCount(3);
    await suggestions.getByRole("button", { name: "Packages" }).click();
    await expect(log(page)).toContainText("Farm: Up to 25 acres");
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL("/services/agriculture-spray");
  });

  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const)
    test(`a link outside of the panel closes it at ${width} by ${height}`, async ({ visit }) => {
      const { page } = visit;
      await page.setViewportSize({ width, height });
      await visit.open("/careers");
      await openButton(page).click();
      await expect(panel(page)).toBeVisible();
      // The panel covers parts of the bar, and its field hides the bar while it has focus.
      await page.locator(".reach-bar a", { hasText: "Quote" }).dispatchEvent("click");
      await expect(page).toHaveURL(/contact-us/);
      await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
      await expect(openButton(page)).toBeVisible();
      await expect(panel(page)).toBeHidden();
      // The page is loaded in full.
      await openButton(page).click();
      await expect(panel(page)).toBeVisible();
      await page.goto("/about-us");
      await expect(page.locator("html")).toHaveAttribute("data-alive", "");
      await expect(openButton(page)).toBeVisible();
      await expect(panel(page)).toBeHidden();
    });

  test("a comparison is a table", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/careers");
    await openButton(page).click();
    await page.getByRole("textbox", { name: "Your question" }).fill("What is the difference between HP-10 and HP-20?");
    await page.keyboard.press("Enter");
    await expect(log(page).getByRole("columnheader", { name: "HP-20" })).toBeVisible();
    await expect(log(page).getByRole("row", { name: /^Payload 10 kg 20 kg$/ })).toBeVisible();
  });

  test("the full page shows no suggested questions", async ({ visit }) => {
    await visit.open("/support-chat");
    await expect(log(visit.page)).toContainText("What would you like to know?");
    await expect(visit.page.getByRole("button", { name: "Drone training" })).toBeHidden();
  });
});

test("the full page has a card 600 px high and four suggestions, until something is asked", async ({ visit }) => {
  const { page } = visit;
  // The server renders the welcome, so that it can be read on a slow connection.
  expect(await (await page.request.get("/support-chat")).text()).toContain("What would you like to know?");
  await visit.open("/support-chat");
  await expect(log(page).getByText("What would you like to know?")).toHaveCount(1);
  await expect(openButton(page)).toHaveCount(0);
  const suggestions = ["Drone training", "Custom solutions", "Technical support", "Agriculture services"];
  for (const name of suggestions) await expect(page.getByRole("button", { name })).toBeVisible();
  const heights = await page
    .locator("main *")
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  expect(heights).toContain(600);
  await page.getByRole("button", { name: "Agriculture services" }).click();
  await expect(log(page)).toContainText("acres");
  for (const name of suggestions) await expect(page.getByRole("button", { name })).toHaveCount(0);
});
