import { otherLatinWords } from "../../contracts/hindi/latin-words.ts";
import { expect, test } from "../fixtures.ts";

test("refusals of the server are said in Hindi, in the form and in the chat", async ({ visit }) => {
  const { page } = visit;
  visit.expectConsoleError(/429|503/);
  await visit.open("/hi/contact-us");
  const limit = { code: "over_request_rate_limit", message: "Too many attempts. Please try again in 10 minutes." };
  await page.route("**/rest/v1/contact_submissions**", (route) => route.fulfill({ status: 429, json: limit }));
  await page.getByLabel("नाम", { exact: true }).fill("रमेश");
  await page.getByLabel("ई-मेल").fill("ramesh-limit@farm.example");
  await page.getByRole("textbox", { name: "संदेश" }).fill("कब आओगे?");
  await page.getByRole("button", { name: "संदेश भेजें" }).click();
  await expect(page.getByText("बहुत बार कोशिश हो चुकी है। 10 मिनट बाद फिर कोशिश करें।").first()).toBeVisible();
  expect(otherLatinWords(await page.getByRole("main").innerText())).toEqual([]);

  const starting = { code: "assistant_starting", message: "The assistant is starting. Please wait." };
  await page.route("**/functions/v1/chat-assistant", (route) =>
    route.fulfill({ status: 503, headers: { "Retry-After": "5" }, json: starting }),
  );
  await visit.open("/hi/support-chat");
  await page.getByRole("textbox", { name: "आपका सवाल" }).fill("कोर्स की फ़ीस?");
  await page.getByRole("textbox", { name: "आपका सवाल" }).press("Enter");
  await expect(page.getByRole("log").getByText("असिस्टेंट अभी शुरू हो रहा है।")).toBeVisible();
});

test("a button's subject is read in Hindi in the form, the WhatsApp draft and by staff with the English one", async ({
  visit,
  site,
}) => {
  const { page } = visit;
  const subject = "प्रोफ़ेशनल ड्रोन पायलट सर्टिफ़िकेशन: डेमो क्लास (Professional Drone Pilot Certification: a demo lesson)";
  await visit.open("/hi/training/drone-pilot-training");
  await page.getByRole("main").getByRole("link", { name: "डेमो क्लास का समय लें" }).click();
  await expect(page.getByLabel("आपका सवाल किस बारे में है")).toHaveValue(subject);
  await expect(
    page
      .getByRole("banner")
      .getByRole("link", { name: /^WhatsApp/ })
      .first(),
  ).toHaveAttribute("href", new RegExp(encodeURIComponent("डेमो क्लास")));
  await page.getByLabel("नाम", { exact: true }).fill("सुनीता");
  await page.getByLabel("ई-मेल").fill("sunita-subject@farm.example");
  await page.getByRole("textbox", { name: "संदेश" }).fill("डेमो क्लास कब है?");
  await page.getByRole("button", { name: "संदेश भेजें" }).click();
  await expect(page.getByText("आपका संदेश पहुँच गया!").first()).toBeVisible();
  const [sent] = await site.sql`select message from contact_submissions where email = 'sunita-subject@farm.example'`;
  expect(sent?.message).toContain(`About: ${subject}`);
});

test("without a connection the form keeps the message, and another page says so, in Hindi", async ({
  visit,
  context,
}) => {
  const { page } = visit;
  // What the page loads when it is idle may be asked for now.
  visit.expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await visit.open("/hi/contact-us");
  await expect(page.locator("link[rel=modulepreload][href*='/about-']")).toBeAttached();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("नाम", { exact: true }).fill("रमेश");
  await page.getByLabel("ई-मेल").fill("ramesh-offline@farm.example");
  await page.getByRole("textbox", { name: "संदेश" }).fill("कब आओगे?");
  await context.setOffline(true);
  await page.getByRole("button", { name: "संदेश भेजें" }).click();
  const note = page.getByRole("status").filter({ hasText: "इंटरनेट नहीं चल रहा" });
  await expect(note).toBeFocused();
  expect(otherLatinWords(await note.innerText())).toEqual([]);
  await page.getByRole("button", { name: "न भेजें" }).click();
  await page.getByRole("contentinfo").locator('a[href="/hi/about-us"]').first().click();
  await expect(page.getByRole("heading", { level: 1, name: "कुछ गड़बड़ हो गई" })).toBeVisible();
  expect(otherLatinWords(await page.getByRole("main").innerText())).toEqual([]);
  await context.setOffline(false);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an enquiry from a page's bar names the page to the staff in both languages", async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/hi/services/thermal-mapping");
    await page.locator(".reach-bar").getByRole("link", { name: "कोटेशन" }).click();
    await expect(page.locator("main form [name=about]")).toHaveValue("थर्मल मैपिंग (Thermal Mapping)");
    await page.locator("main form [name=firstName]").fill("रामेश्वर");
    await page.locator("main form [name=email]").fill("bar-hindi@farm.example");
    await page.locator("main form [name=message]").fill("सोलर पार्क देखना है");
    await page.getByRole("button", { name: "संदेश भेजें" }).click();
    await expect(page.getByRole("status").first()).toBeVisible();
    const [sent] = await site.sql`select message from contact_submissions where email = 'bar-hindi@farm.example'`;
    expect(sent?.message).toContain("About: थर्मल मैपिंग (Thermal Mapping)");
  });

  test("forms and the way to the chat stay in the Hindi edition", async ({ page }) => {
    await page.goto("/hi/services/agriculture-spray#spray-planner");
    const planner = page.locator("#spray-planner");
    await planner.locator("[name=acres]").fill("12 बीघा");
    await planner.getByRole("button", { name: "हिसाब लगाएँ" }).click();
    await expect(page).toHaveURL(/\/hi\/services\/agriculture-spray\?acres=12/);
    await expect(planner).toContainText("12 बीघा (12,000 वर्ग फ़ुट वाले), यानी 3.3 एकड़");
    await expect(planner.getByRole("link", { name: "WhatsApp पर भेजें" })).toHaveAttribute(
      "href",
      /\/hi\/services\/agriculture-spray%3Facres/,
    );
    await page.goto("/hi/contact-us");
    await expect(page.locator("a.skip-link").last()).toHaveAttribute("href", "#chat");
    await page.locator("main form [name=firstName]").fill("रामेश्वर");
    await page.locator("main form [name=message]").fill("12 बीघा सोयाबीन");
    await page.getByText("हमसे कॉल करवाएँ", { exact: true }).first().click();
    await page.locator("main form [name=callNumber]").fill("98260 12345");
    await page.locator("main form button[name=way]").click();
    await expect(page).toHaveURL(/\/hi\/contact-us/);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
    await expect(page.getByRole("status").first()).toBeVisible();
  });
});
