import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const PHONE = { width: 390, height: 844 };
const sendButton = (page: Page) => page.getByRole("button", { name: "Send Message" });
const message = (page: Page) => page.getByRole("textbox", { name: "Message" });

async function fill(page: Page, email = "asha@farm.example") {
  await page.getByLabel("First name").fill("Asha");
  await page.getByLabel("E-mail").fill(email);
  await message(page).fill("Can you spray 80 acres of soy?");
}

test.beforeEach(async ({ site }) => {
  await site.sql`delete from contact_submissions`;
});

test.describe("a press that sends nothing says why", () => {
  test("at the field and beside the button, and the first field at fault has the focus", async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize(PHONE);
    await visit.open("/contact-us");
    await fill(page, "priya@gmail");
    await page.getByLabel("Phone").fill("98");
    await sendButton(page).click();
    await expect(page.getByText("Not sent. Please enter a valid email address")).toBeVisible();
    const email = page.getByLabel("E-mail");
    await expect(email).toBeFocused();
    await expect(email).toBeInViewport();
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/too short/);

    await email.fill("priya@gmail.com");
    await expect(page.getByText(/^Not sent\. This number is too short/)).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByLabel("Phone")).toBeFocused();
    await page.getByLabel("Phone").fill("");
    await expect(page.getByText(/^Not sent/)).toHaveCount(0);
    await sendButton(page).click();
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
  });

  test("a past day is refused like any other field; a Sunday is only advised against", async ({ visit, site }) => {
    const { page } = visit;
    await visit.open("/contact-us");
    await fill(page);
    const day = page.getByLabel("Preferred day");
    await day.fill("2020-01-01");
    await sendButton(page).click();
    await expect(day).toBeFocused();
    await expect(page.getByText("Not sent. This day is past: choose today or a later one.")).toBeVisible();
    expect(await site.sql`select 1 from contact_submissions`).toHaveLength(0);
    await day.fill("2099-11-22");
    await sendButton(page).click();
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
    await expect(page.getByText("We write to asha@farm.example.")).toBeVisible();
  });

  test("a past day is refused without scripts", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto("/contact-us");
    await fill(page);
    await page.getByLabel("Preferred day").fill("2020-01-01");
    await sendButton(page).click();
    await expect(page.getByRole("alert").first()).toContainText("This day is past");
    expect(await site.sql`select 1 from contact_submissions`).toHaveLength(0);
    await context.close();
  });

  test("what the server refused is at its field once scripts are there", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/services/thermal-mapping?target=solar&size=abc#thermal-planner-result");
    const size = page.locator("#thermal-planner [name=size]");
    await expect(size).toBeFocused();
    await expect(size).toBeInViewport();
  });

  test("the grey button says what is missing", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/contact-us");
    await expect(page.getByText("Your first name, your e-mail and your message are missing.")).toBeVisible();
    await page.getByLabel("First name").fill("Asha");
    await message(page).fill("Hello");
    await expect(page.getByText("Your e-mail is missing.")).toBeVisible();
    await expect(sendButton(page)).toBeDisabled();
    await page.getByLabel("E-mail").fill("asha@farm.example");
    await expect(page.getByText(/missing\.$/)).toHaveCount(0);
    await expect(sendButton(page)).toBeEnabled();
  });
});

test.describe("a visitor without e-mail", () => {
  test("sends the written text on WhatsApp", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/contact-us?about=Farm%20package");
    await message(page).fill("Can you spray 12 bigha & more?");
    const address = await page.getByRole("link", { name: "Send this on WhatsApp" }).getAttribute("href");
    expect(new URL(address ?? "").searchParams.get("text")).toContain("Farm package\nCan you spray 12 bigha & more?");
  });

  test("asks to be called, with a number and a time of day", async ({ visit, site }) => {
    const { page } = visit;
    await page.setViewportSize(PHONE);
    await visit.open("/contact-us");
    // The link above the form, on the first screen, leads to the fold and opens it.
    const way = page.getByRole("link", { name: /^No e-mail\?/ });
    const [link, foot] = [await way.boundingBox(), await page.locator(".reach-bar").boundingBox()];
    expect((link?.y ?? 999) + (link?.height ?? 999)).toBeLessThanOrEqual(foot?.y ?? 0);
    await way.click();
    const name = page.getByLabel("Your name");
    await expect(name).toBeFocused();
    await expect(name).toBeInViewport();
    await expect(page.locator("#send-note")).toBeEmpty();
    const fold = await page.getByText("Call me back", { exact: true }).boundingBox();
    const bar = await page.getByRole("banner").boundingBox();
    expect(fold?.y, "below the header").toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 999));
    const number = page.getByLabel("Number to call");
    await number.fill("98");
    await page.getByRole("button", { name: "Ask us to call" }).click();
    await expect(name).toBeFocused();
    await expect(page.getByText("Not sent. Name is required")).toBeVisible();
    await name.fill("Ramesh");
    await page.getByRole("button", { name: "Ask us to call" }).click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(/an Indian number with all its ten digits/);
    await number.fill("+971 50 123 4567");
    await number.press("Enter");
    await expect(number).toHaveAccessibleDescription(/From abroad.*by e-mail or WhatsApp.*another country/);
    await number.fill("९८२६० १२३४५");
    await page.getByLabel("Time of day").selectOption("Afternoon");
    await page.reload();
    await expect(number).toHaveValue("९८२६० १२३४५");
    await expect(number).toBeVisible();
    await page.getByLabel("Time of day").selectOption("Morning");
    await number.press("Enter");
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
    await expect(page.getByText("We call you on +91 98260 12345, in the morning, within office hours.")).toBeVisible();
    await expect(page.getByText(/^We reply .* by e-mail or phone/)).toHaveCount(1);

    const [row] = await site.sql`select * from contact_submissions`;
    expect(row).toMatchObject({ name: "Ramesh", email: "phone-919826012345@callback.invalid" });
    expect(row?.message).toContain("Message: Please call me back, in the morning.");
  });

  test("asks to be called without scripts too", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto("/contact-us");
    await page.getByRole("link", { name: /^No e-mail\?/ }).click();
    await page.getByLabel("Your name").fill("Ramesh");
    await page.getByLabel("Number to call").fill("98");
    await page.getByRole("button", { name: "Ask us to call" }).click();
    await expect(page.getByLabel("Number to call")).toHaveValue("98");
    await expect(page.getByLabel("Number to call")).toHaveAccessibleDescription(/ten digits/);
    await page.getByLabel("Number to call").fill("98260 12345");
    await page.getByRole("button", { name: "Ask us to call" }).click();
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
    const [row] = await site.sql`select id, email from contact_submissions`;
    expect(row?.email).toBe("phone-919826012345@callback.invalid");
    await expect(page.getByText(row?.id.slice(0, 8).toUpperCase())).toBeVisible();
    await context.close();
  });
});

test.describe("what was typed", () => {
  test("survives another page, a reload and a new tab, and is told", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/contact-us");
    await fill(page);
    await expect(page.getByText(/^What you type is kept on this device for a day/)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Careers", exact: true }).click();
    await expect(page).toHaveURL("/careers");
    await page.goBack();
    await expect(message(page)).toHaveValue("Can you spray 80 acres of soy?");
    await page.reload();
    await expect(message(page)).toHaveValue("Can you spray 80 acres of soy?");
    await expect(page.getByText("What you typed here before is filled in again.")).toBeVisible();

    const later = await page.context().newPage();
    await page.close();
    await later.goto("/contact-us?about=Spray%20planner&message=12%20acres");
    await expect(message(later)).toHaveValue("12 acres\n\nCan you spray 80 acres of soy?");
    await expect(later.getByLabel("First name")).toHaveValue("Asha");
    await later.getByRole("button", { name: "Clear it" }).click();
    await expect(message(later)).toHaveValue("");
    await later.goto("/contact-us");
    await expect(later.locator("html")).toHaveAttribute("data-alive", "");
    await expect(message(later)).toHaveValue("");
  });

  test("is gone from the device after a day, and once it was sent", async ({ visit }) => {
    const { page } = visit;
    await page.clock.install({ time: new Date("2026-11-24T06:00:00Z") });
    await visit.open("/contact-us");
    await fill(page);
    await page.clock.setSystemTime(new Date("2026-11-25T07:00:00Z"));
    await visit.open("/careers");
    expect(await page.evaluate(() => localStorage.getItem("contact-draft"))).toBeNull();
    await visit.open("/contact-us");
    await expect(message(page)).toHaveValue("");
    await fill(page);
    await sendButton(page).click();
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
    await visit.open("/contact-us");
    await expect(message(page)).toHaveValue("");
    expect(await page.evaluate(() => localStorage.getItem("contact-draft"))).toBeNull();
  });
});

test("what was posted without scripts and refused is not replaced by an older draft", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/contact-us");
  await fill(page);
  await expect(page.getByText(/kept on this device/)).toBeVisible();
  await page.route("**/*.js", (route) => route.abort());
  visit.expectConsoleError(/ERR_FAILED|400/);
  await page.reload();
  await page.getByLabel("First name").fill("Ravi");
  await page.getByLabel("E-mail").fill("ravi@farm.example");
  await message(page).fill("What does a survey cost?");
  await page.getByLabel("Preferred day").fill("2020-01-01");
  await page.unroute("**/*.js");
  await sendButton(page).click();
  await expect(page.getByRole("alert").first()).toContainText("This day is past");
  await expect(page.locator("html")).toHaveAttribute("data-alive", "");
  await expect(message(page)).toHaveValue("What does a survey cost?");
  await expect(page.getByLabel("First name")).toHaveValue("Ravi");
});

test.describe("without a connection", () => {
  test("a message is kept and sent by itself once, when the connection is back", async ({ visit, context, site }) => {
    const { page } = visit;
    // What the page loads when it is idle may be asked for now.
    visit.expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
    await visit.open("/contact-us");
    await fill(page);
    await context.setOffline(true);
    await sendButton(page).click();
    const sign = page.getByRole("status").filter({ hasText: "No connection" });
    await expect(sign).toBeFocused();
    await expect(sign).toContainText("It is sent by itself, once, when the connection is back.");
    await context.setOffline(false);
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
    expect(await site.sql`select 1 from contact_submissions`).toHaveLength(1);
  });

  test("a message whose answer was lost is stored once", async ({ visit, site }) => {
    const { page } = visit;
    visit.expectConsoleError(/ERR_FAILED/);
    await visit.open("/contact-us");
    await fill(page);
    await page.route("**/rest/v1/contact_submissions**", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendButton(page).click();
    await expect(page.getByText("Failed to Send Message")).toBeVisible();
    await page.unroute("**/rest/v1/contact_submissions**");
    await page.reload();
    await expect(message(page)).toHaveValue("Can you spray 80 acres of soy?");
    await sendButton(page).click();
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
    expect(await site.sql`select 1 from contact_submissions`).toHaveLength(1);
  });

  test("a line that is back and carries nothing yet is tried again", async ({ visit, context, site }) => {
    const { page } = visit;
    visit.expectConsoleError(/ERR_FAILED/);
    await visit.open("/contact-us");
    await fill(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await page.route("**/rest/v1/contact_submissions**", (route) => route.abort(), { times: 1 });
    await context.setOffline(false);
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
    expect(await site.sql`select 1 from contact_submissions`).toHaveLength(1);
  });

  test("a message that waits is sent at the next visit, and what another link wrote into the form stays there", async ({
    visit,
    context,
    site,
  }) => {
    const { page } = visit;
    visit.expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
    await visit.open("/contact-us");
    await fill(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(page.getByRole("status").filter({ hasText: "No connection" })).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem("kept", localStorage.getItem("contact-draft") ?? ""));
    await page.getByRole("button", { name: "Do not send" }).click();
    await context.setOffline(false);
    await page.evaluate(() => localStorage.setItem("contact-draft", sessionStorage.getItem("kept") ?? ""));
    await visit.open("/contact-us?message=A+plan+for+12+acres");
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
    expect(await site.sql`select message from contact_submissions`).toEqual([
      { message: expect.stringContaining("Can you spray 80 acres of soy?") },
    ]);
    await page.getByRole("button", { name: /another/ }).click();
    await expect(message(page)).toHaveValue("A plan for 12 acres");
    await expect(page.getByLabel("First name")).toHaveValue("Asha");
  });

  test("a message that was refused after the wait is not sent at the next visit", async ({ visit, context, site }) => {
    const { page } = visit;
    visit.expectConsoleError(/503/);
    await visit.open("/contact-us");
    await fill(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await page.route("**/rest/v1/contact_submissions**", (route) =>
      route.fulfill({ status: 503, json: { code: "unavailable", message: "The service rests for a moment." } }),
    );
    await context.setOffline(false);
    await expect(page.getByText("Not sent. The service rests for a moment.")).toBeVisible();
    await expect(sendButton(page)).toBeFocused();
    await message(page).fill("We have changed our mind.");
    await expect(page.getByText(/^Not sent/)).toHaveCount(0);
    await page.unroute("**/rest/v1/contact_submissions**");
    await page.reload();
    await expect(message(page)).toHaveValue("We have changed our mind.");
    await expect(page.locator("html")).toHaveAttribute("data-alive", "");
    await expect(page.getByRole("status").filter({ hasText: "filled in again" })).toBeVisible();
    await expect(sendButton(page)).toBeEnabled();
    expect(await site.sql`select 1 from contact_submissions`).toHaveLength(0);
  });

  test("it is not sent after 'Do not send', and its text stays", async ({ visit, context, site }) => {
    const { page } = visit;
    await visit.open("/contact-us");
    await fill(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await page.getByRole("button", { name: "Do not send" }).click();
    await expect(sendButton(page)).toBeFocused();
    await expect(message(page)).toHaveValue("Can you spray 80 acres of soy?");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await context.setOffline(false);
    await page.getByLabel("Last name").fill("Rao");
    expect(requests.filter((address) => address.includes("contact_submissions"))).toEqual([]);
    expect(await site.sql`select 1 from contact_submissions`).toHaveLength(0);
  });
});

test("after sending: what happens next, a reference number to name, WhatsApp with it, and another message", async ({
  visit,
  site,
}) => {
  const { page } = visit;
  await page.setViewportSize(PHONE);
  await visit.open("/contact-us");
  await fill(page);
  await sendButton(page).click();
  const panel = page.getByRole("region", { name: "We have your message" });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole("heading")).toBeInViewport();
  // The toast stands between the header and the receipt, and covers neither.
  const edges = async () => {
    const toast = await page.locator("[data-sonner-toast]").boundingBox();
    const [bar, receipt] = [await page.getByRole("banner").boundingBox(), await panel.boundingBox()];
    const end = (toast?.y ?? 999) + (toast?.height ?? 999);
    return [(bar?.y ?? 0) + (bar?.height ?? 999) - (toast?.y ?? 0), end - (receipt?.y ?? 0)].every((over) => over <= 0);
  };
  await expect.poll(edges).toBe(true);
  await expect(panel.getByRole("listitem")).toHaveCount(3);
  const [row] = await site.sql`select id from contact_submissions`;
  const reference = row?.id.slice(0, 8).toUpperCase();
  await expect(panel).toContainText(`Your reference number is ${reference}`);
  const whatsapp = await panel.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(whatsapp ?? "")).toContain(reference);
  await expect(sendButton(page)).toBeHidden();

  await panel.getByRole("button", { name: "Send another" }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveValue("");
});

test("the note on privacy is two lines on a phone, with the rest folded", async ({ visit }) => {
  const { page } = visit;
  await page.setViewportSize(PHONE);
  await visit.open("/contact-us");
  const note = page.getByText(/^Kept for twelve months, to answer you/);
  expect(await note.evaluate((element) => element.getClientRects()[0]?.height ?? 0)).toBeLessThan(56);
  const whole = page.getByText(/^We keep for twelve months/);
  await expect(whole).toBeHidden();
  await note.click();
  await expect(whole).toBeVisible();
});
