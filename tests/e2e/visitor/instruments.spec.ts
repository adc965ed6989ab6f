import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures.ts";
import { holdResponses } from "../hold-responses.ts";

const spray = "/services/agriculture-spray";
const survey = "/services/land-surveying";
const thermal = "/services/thermal-mapping";
const pilot = "/training/drone-pilot-training";
const rule = "/excellence-center/3-modules/rpto";

test.describe("the instruments without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, result] of [
    [`${spray}?acres=12&crop=soybean`, "96-120 L"],
    [`${spray}?acres=30&crop=cotton&sprayer=32`, "300-360 L"],
    [`${spray}?acres=12&unit=bigha-12000`, "12 bigha of 12,000 sq ft: 3.3 acres"],
    [`${spray}?acres=12&unit=bigha-27000`, "12 bigha of 27,000 sq ft: 7.4 acres"],
    [`${spray}?acres=12+%E0%A4%AC%E0%A5%80%E0%A4%98%E0%A4%BE`, "12 bigha of 12,000 sq ft: 3.3 acres"],
    [`${spray}?acres=5+ha`, "5 hectares: 12.4 acres"],
    [`${spray}?start=2020-01-05`, "This day is past. The notice alone allows no day before "],
    [`${spray}?acres=12&against=32`, "Sprayer 40Sprayer 32"],
    [`${spray}?acres=12&against=32`, "3 fillings4 fillings"],
    ["/product/heavy-payload-drones?model=hp-20&against=hp-30&payload=15", "HP-20HP-30"],
    ["/product/heavy-payload-drones?model=hp-20&against=hp-10&payload=15", "Lifts 10 kg at most"],
    [`${survey}?long=500&wide=400&pixel=0.8`, "60 m above ground"],
    [`${survey}?pixel=0.8`, "±1 cm horizontal, ±2 cm vertical, on hard open ground"],
    [`${survey}?pixel=1.6`, "Expect errors about 2 times as large, because the pixel is. We state them"],
    [`${survey}?pixel=0.8&cover=trees`, "None claimed here"],
    [`${survey}?long=20000&wide=100`, "A battery lasts along 6.7 km and back, so the length is 3 sections"],
    [`${survey}?long=64&wide=64`, "64 by 64 m, 1 acre"],
    [`${survey}?long=64&wide=64`, "Mapping multirotor, 7.2 kg all-up: small class"],
    [`${rule}?grams=200&age=12`, "Nano, at 200 g"],
    [`${rule}?grams=200&age=12`, "Under 18, let a parent or teacher write to us."],
    [`${rule}?grams=250.4`, "Micro, at 250.4 g"],
    [`${thermal}?target=roof`, "1,000 m² of roof, 0.25 acres"],
    [`${thermal}?size=2`, "2 MW on about 10 acres"],
    [`${thermal}?target=roof&size=2000&pixel=5&date=2026-06-21`, "After sunset"],
    [`${pilot}?rhythm=2`, "6 weeks: 40 guided hours on 12 days"],
    [`${pilot}?grams=200&age=12`, "Nano, at 200 g"],
    ["/excellence-center/3-modules?level=two&start=2026-12-07", "8 weeks: 40 training days"],
    [pilot, "Younger than 18? A parent or teacher can ask us about our workshops."],
    ["/product/heavy-payload-drones?model=hp-10&payload=10&height=0&heat=25", "About 18 minutes"],
  ] as const) {
    test(`${address} holds "${result}" in what the server sends`, async ({ request }) => {
      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      // Without tags, because spans keep ranges of numbers together.
      expect(html.replace(/<[^>]*>/g, "")).toContain(result);
      const [path] = address.split("?");
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}"`));
    });
  }

  test("an address with capitals is the same page, with its case", async ({ request }) => {
    const answer = await request.get("/Services/Agriculture-Spray?acres=30&utm_source=Letter");
    expect(answer.url()).toMatch(/\/services\/agriculture-spray\?acres=30&utm_source=Letter$/);
    expect((await answer.text()).replace(/<[^>]*>/g, "")).toContain("240-300 L");
  });

  test("a plain form answers", async ({ page }) => {
    await page.goto(spray);
    const planner = page.locator("#spray-planner");
    const filledIn = planner.getByText("Filled in from your link: please check each field.");
    await expect(filledIn).toHaveCount(0);
    await planner.getByLabel("Area").fill("50");
    await planner.getByLabel("Crop").selectOption("orchard");
    await planner.getByRole("button", { name: "Work it out" }).click();
    await expect(page).toHaveURL(/acres=50.*#spray-planner-result$/);
    await expect(planner).toContainText("750-1,000 L");
    await expect(filledIn).toBeVisible();
    await expect(planner.getByLabel("Area")).toHaveValue("50");
  });

  test("a plain form accepts land in another unit, and replaces a late day by one that works", async ({ page }) => {
    await page.goto(`${spray}?start=2020-01-05`);
    const planner = page.locator("#spray-planner");
    await planner.getByRole("link", { name: /^Take / }).click();
    await expect(planner.getByRole("alert")).toHaveCount(0);
    await expect(planner.getByRole("link", { name: /^Take / })).toHaveCount(0);
    await expect(planner).toContainText("Up by sunrise on");
    await planner.getByLabel("Area").fill("12");
    await planner.getByLabel("Unit").selectOption("Bigha, 27,000 sq ft");
    await planner.getByRole("button", { name: "Work it out" }).click();
    await expect(page).toHaveURL(/acres=12&unit=bigha-27000&.*start=20\d\d-/);
    await expect(planner).toContainText("12 bigha of 27,000 sq ft: 7.4 acres");
    await expect(planner.getByLabel("Unit")).toHaveValue("bigha-27000");
  });

  test("a computed number is rounded in field and draft", async ({ page }) => {
    await page.goto(`${spray}?acres=7.4399999999999995`);
    const planner = page.locator("#spray-planner");
    await expect(planner.getByLabel("Area")).toHaveValue("7.44");
    const send = planner.getByRole("link", { name: "Send this to our team" });
    await expect(send).toHaveAttribute("href", /acres%3D7\.44%26/);
  });

  test("a plain form keeps the values of the page's other instrument", async ({ page }) => {
    await page.goto(`${pilot}?grams=200&age=12`);
    const way = page.locator("#my-way");
    await way.getByLabel("Days a week").selectOption("2");
    await way.getByRole("button", { name: "Work it out" }).click();
    await expect(page).toHaveURL(/rhythm=2/);
    await expect(page.locator("#which-rule")).toContainText("Nano, at 200 g");
  });

  test("too young for the certificate, one reads why and what to do before any course", async ({ page }) => {
    await page.goto(`${pilot}?age=17#which-rule`);
    const result = page.locator("#which-rule-result");
    await expect(result).not.toContainText("Fitting course");
    await expect(result).not.toContainText("Go to the course");
    await expect(
      result
        .locator("p", { hasText: /^You cannot get the certificate now.* let a parent or teacher write to us\.$/ })
        .locator("+ p"),
    ).toHaveText("For later, the course: Drone Pilot Training, on this page");
  });

  test("of two crops that are sprayed alike it says which one has a procedure, and which bigha is usual", async ({
    page,
  }) => {
    await page.goto(spray);
    const planner = page.locator("#spray-planner");
    await expect(planner).toContainText(
      "If you grow soybean, the ministry has published a drone procedure for it. For gram there is none: there we settle",
    );
    await expect(planner.getByLabel("Unit")).toHaveAccessibleDescription(
      "In Madhya Pradesh a bigha is usually 12,000 sq ft.",
    );
  });

  for (const [id, path, inquiry, topic] of [
    ["spray-planner", spray, "general", "General and Drone Services"],
    ["thermal-planner", thermal, "general", "General and Drone Services"],
    ["survey-planner", survey, "general", "General and Drone Services"],
    ["my-way", pilot, "training", "Training Programs"],
    ["which-rule", pilot, "training", "Training Programs"],
    ["endurance", "/product/heavy-payload-drones", "custom-drone", "Custom Drone Development"],
  ]) {
    test(`${id} opens the contact form with its topic`, async ({ page }) => {
      await page.goto(path ?? "");
      const send = page.locator(`#${id}`).getByRole("link", { name: "Send this to our team" });
      await expect(send).toHaveAttribute("href", new RegExp(`&instrument=${id}&inquiry=${inquiry}\\b`));
      await send.click();
      await expect(page.getByLabel("Inquiry type").locator("option:checked")).toHaveText(topic ?? "");
    });
  }

  test("an invalid field is reported and keeps its text", async ({ page }) => {
    await page.goto(`${spray}?acres=many`);
    const planner = page.locator("#spray-planner");
    await expect(planner.getByRole("alert")).toHaveText(
      "The area must be a number, such as 12 or 2.5, in acres, bigha or hectares.",
    );
    await expect(planner.getByLabel("Area")).toHaveValue("many");
    await expect(planner.getByRole("link", { name: /^Send/ })).toHaveCount(0);
  });
});

test.describe("the instruments with scripts", () => {
  test("answer while typing, keep their state in the address, and send it as an enquiry", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${spray}#spray-planner`);
    const planner = page.locator("#spray-planner");
    await planner.getByLabel("Area").fill("24");
    await expect(planner).toContainText("192-240 L");
    await expect(page).toHaveURL(/acres=24/);
    const whatsapp = await planner.getByRole("link", { name: "Send this on WhatsApp" }).getAttribute("href");
    expect(new URL(whatsapp ?? "").searchParams.get("text")).toMatch(/192-240 L[\s\S]*Reopen: https?:\/\/.*acres=24/);
    await page.reload();
    await expect(planner.getByLabel("Area")).toHaveValue("24");
    await planner.getByRole("link", { name: "Send this to our team" }).click();
    await expect(page.getByLabel("Your question is about")).toHaveValue("Spray planner");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/192-240 L/);
  });

  test("their code is not part of a page's first load", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(spray);
    await expect(page.locator("html")).toHaveAttribute("data-alive", "");
    const code = () => requests.filter((url) => /\/assets\/instrument-/.test(url));
    expect(code()).toEqual([]);
    await page.locator("#spray-planner").scrollIntoViewIfNeeded();
    await expect.poll(() => code().length).toBe(1);
  });

  test("a page whose planner cannot be loaded still works, and links to the form that the server answers", async ({
    visit,
  }) => {
    const { page } = visit;
    visit.expectConsoleError(/ERR_FAILED|Failed to (load|fetch)/);
    await page.route("**/assets/instrument-*.js", (route) => route.abort());
    await visit.open("/");
    await page
      .getByRole("navigation", { name: "What do you need?" })
      .getByRole("link", { name: "Spray a crop" })
      .click();
    const planner = page.locator("#spray-planner");
    const way = planner.getByRole("button", { name: "Load it again" });
    await expect(way).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Agriculture Spray Services" })).toBeVisible();
    await way.click();
    await planner.getByLabel("Area").fill("50");
    await planner.getByRole("button", { name: "Work it out" }).click();
    await expect(planner).toContainText("400-500 L");
    await page.waitForLoadState("networkidle");
  });

  test("typed values do not keep the visitor from leaving the page", async ({ visit }) => {
    const { page } = visit;
    const release = await holdResponses(page, "**/contact-us.data**");
    await visit.open(`${spray}#spray-planner`);
    const planner = page.locator("#spray-planner");
    await planner.getByLabel("Area").fill("24");
    await expect(planner).toContainText("192-240 L");
    await expect(page).toHaveURL(/acres=24/);
    await planner.getByLabel("Area").fill("25");
    const typed = await page.evaluate(() => performance.now());
    await planner.getByRole("link", { name: "Send this to our team" }).click();
    await expect(page.getByRole("progressbar", { name: "Loading the page" })).toBeVisible();
    // Enough time for the address to change.
    await page.waitForFunction((since) => performance.now() > since + 1500, typed);
    release();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/200-250 L/);
  });

  test("a result is announced once, when the typing has ended", async ({ visit }) => {
    const { page } = visit;
    await page.clock.install();
    await visit.open(`${spray}#spray-planner`);
    const planner = page.locator("#spray-planner");
    // The other one tells whether a link was copied.
    const status = planner.getByRole("status").first();
    // A changed address shows that the code is loaded. What was typed before that is not announced.
    await planner.getByLabel("Area").fill("40");
    await expect(page).toHaveURL(/acres=40/);
    await planner.getByLabel("Area").fill("50");
    await expect(status).toHaveText(/Case: 50 acres/);
    await status.evaluate((element) => {
      const announcements: string[] = [];
      Object.assign(window, { announcements });
      new MutationObserver(() => announcements.push(element.textContent ?? "")).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    // A slow machine types slowly, but the page's clock stands still between keys.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await planner.getByLabel("Area").fill("");
    for (const key of "124") {
      await page.clock.runFor(200);
      await planner.getByLabel("Area").press(key);
    }
    await expect(planner).toContainText("992-1,240 L");
    await expect(status).toHaveText(/Case: 50 acres/);
    await page.clock.runFor(1_000);
    await expect(status).toHaveText(/^[\d.]+ to [\d.]+ hours · \d+ tanks\. Case: 124 acres of soybean/);
    expect(await page.evaluate(() => (window as unknown as { announcements: string[] }).announcements)).toHaveLength(1);
    await expect(planner.locator("[aria-live]")).toHaveCount(0);
  });

  test("a day in the past is reported at its field, and the result stays", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${spray}?start=2020-01-05#spray-planner`);
    const planner = page.locator("#spray-planner");
    await expect(planner.getByRole("alert")).toHaveText(
      /^This day is past\. The notice alone allows no day before \d+ \w+ 20\d\d; the walk and the quotation come first\.$/,
    );
    await expect(planner).toContainText("96-120 L");
  });

  test("a day too late for its public notice is reported, with the earliest possible day", async ({ visit }) => {
    const { page } = visit;
    await page.clock.setFixedTime("2026-11-23T12:00:00+05:30");
    await visit.open(`${spray}#spray-planner`);
    const planner = page.locator("#spray-planner");
    const day = planner.getByLabel("Preferred day");
    const late =
      /For 2\d November 2026 the public notice is due by sunrise on 2\d November 2026, earlier than our office can arrange it\. The notice alone allows no day before 25 November 2026;/;
    const take = planner.getByRole("link", { name: "Take 25 November 2026" });
    for (const [wished, isLate, isOffered] of [
      ["2026-11-25", false, false],
      ["2026-11-24", true, true],
      ["2026-11-23", true, true],
      ["2026-11-22", false, true],
      ["", false, false],
    ] as const) {
      await day.fill(wished);
      await expect(planner.getByText(late)).toHaveCount(isLate ? 1 : 0);
      await expect(take).toHaveCount(isOffered ? 1 : 0);
      await expect(planner.getByText("Preferred day", { exact: true })).toHaveCount(wished > "2026-11-22" ? 1 : 0);
      const notice = planner.getByText("Up by sunrise on 24 November 2026, 24 hours before");
      await expect(notice).toHaveCount(wished === "2026-11-25" ? 1 : 0);
    }
    await day.fill("2026-11-24");
    await take.press("Enter");
    await expect(day).toHaveValue("2026-11-25");
    await expect(page).toHaveURL(/start=2026-11-25/);
    await expect(planner.getByRole("region", { name: "Spray planner: result" })).toBeFocused();
  });

  test("on a Sunday evening the earliest day counts from Monday's opening, in both editions", async ({ visit }) => {
    const { page } = visit;
    await page.clock.setFixedTime("2026-11-22T20:00:00+05:30");
    for (const [edition, wished, offered] of [
      ["", "Preferred day", "Take 25 November 2026, the earliest day that works"],
      ["/hi", "पसंद का दिन", "25 नवंबर 2026 चुनें, सबसे पहले यही दिन हो सकता है"],
    ] as const) {
      await visit.open(`${edition}${spray}#spray-planner`);
      const planner = page.locator("#spray-planner");
      await planner.getByLabel(wished).fill("2026-11-24");
      await expect(planner.getByRole("link", { name: offered })).toBeVisible();
    }
  });

  test("land in bigha: typed with its unit or with the unit from the list; the draft names the kind of bigha", async ({
    visit,
  }) => {
    const { page } = visit;
    await visit.open(`${spray}#spray-planner`);
    const planner = page.locator("#spray-planner");
    const [area, unit] = [planner.getByLabel("Area"), planner.getByLabel("Unit")];
    await area.fill("");
    await area.pressSequentially("12 बीघा");
    await expect(unit).toHaveValue("bigha-12000");
    await expect(planner).toContainText("12 bigha of 12,000 sq ft: 3.3 acres");
    await unit.selectOption("bigha-27000");
    await expect(area).toHaveValue("12");
    await expect(planner).toContainText("12 bigha of 27,000 sq ft: 7.4 acres");
    await expect(page).toHaveURL(/acres=12&unit=bigha-27000/);
    await planner.getByRole("link", { name: "Send this to our team" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      /Land: 12 bigha of 27,000 sq ft: 7\.4 acres\n[\s\S]*acres=12&unit=bigha-27000/,
    );
  });

  test("the assistant's bigha appear in the planner in the same unit", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${spray}#spray-planner`);
    await page.getByRole("button", { name: "Open the support chat" }).click();
    const chat = page.getByRole("dialog", { name: "Support chat" });
    await chat.getByRole("textbox").fill("12 bigha soybean ka spray");
    await page.keyboard.press("Enter");
    await expect(chat).toContainText("12 bigha (12,000 varg foot wala, lagbhag 3.3 ekad)");
    await chat.locator('a[href*="acres=12&unit=bigha-12000"]').first().click();
    const planner = page.locator("#spray-planner");
    // An answer in Hindi leads to the Hindi page.
    await expect(page).toHaveURL(/\/hi\/services\/agriculture-spray/);
    await expect(planner.getByLabel("नाप")).toHaveValue("bigha-12000");
    await expect(planner).toContainText("12 बीघा");
  });

  test("a survey of land and one of a road go into one enquiry, each once", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${survey}#survey-planner`);
    const planner = page.locator("#survey-planner");
    await planner.getByLabel("Length, metres").fill("900");
    await planner.getByLabel("Length, metres").fill("700");
    await expect(page).toHaveURL(/long=700/);
    const send = planner.getByRole("link", { name: "Send this to our team" });
    const draft = page.getByRole("banner").getByRole("link", { name: /WhatsApp/ });
    // A road that is only looked at is no second case, and the land keeps its size.
    await planner.getByLabel("What we fly over").selectOption("road");
    await expect(page).toHaveURL(/shape=road/);
    await expect(draft).toHaveAttribute("href", /700\+by\+400|700%20by%20400/);
    await expect(draft).not.toHaveAttribute("href", /by\+60|by%2060/);
    await planner.getByLabel("What we fly over").selectOption("sides");
    await expect(planner.getByLabel("Length, metres")).toHaveValue("700");
    await expect(planner.getByLabel("Width, metres")).toHaveValue("400");
    await planner.getByLabel("What we fly over").selectOption("road");
    await planner.getByLabel("Length, metres").fill("12 km");
    await expect(send).toHaveAttribute("href", /12%2Bkm/);
    await send.click();
    const text = await page.getByRole("textbox", { name: "Message" }).inputValue();
    expect(text.match(/^Survey planner$/gm)).toHaveLength(2);
    expect(text).toMatch(/700 by 400 m[\s\S]*12,000 by \d+ m/);
    expect(text).not.toContain("900 by");
  });

  test("the results of two instruments go into one enquiry, in Hindi in brief where they are long", async ({
    visit,
  }) => {
    const { page } = visit;
    for (const [edition, ways, rules, send, message] of [
      ["", "My way to the certificate", "Which rule, which certificate", "Send this to our team", "Message"],
      ["/hi", "सर्टिफ़िकेट तक मेरा रास्ता", "कौन सा नियम, कौन सा सर्टिफ़िकेट", "हमारी टीम को भेजें", "संदेश"],
    ] as const) {
      await visit.open(`${edition}${pilot}?rhythm=2&grams=2600&use=research&place=low&age=66&school=less#which-rule`);
      for (const id of ["my-way", "which-rule"]) {
        await page.locator(`#${id}-result`).scrollIntoViewIfNeeded();
        await expect(page.locator(`#${id} .letterhead`)).toBeAttached();
      }
      const link = page.locator("#which-rule").getByRole("link", { name: send });
      const address = (await link.getAttribute("href")) ?? "";
      expect(address.length, "the server takes 8 KB").toBeLessThan(8_000);
      expect((await page.request.get(address)).status()).toBe(200);
      await link.click();
      const text = await page.getByRole("textbox", { name: message }).inputValue();
      for (const name of [ways, rules]) expect(text.split("\n")).toContain(name);
      expect(text).toContain("rhythm=2");
      expect(text).toContain("grams=2600");
    }
  });

  test("the preferred day is copied to the form's field, unless the office is closed on it", async ({ visit }) => {
    const { page } = visit;
    await page.clock.setFixedTime("2026-11-23T12:00:00+05:30");
    for (const [path, id, wished, taken] of [
      [spray, "spray-planner", "2026-12-01", "2026-12-01"],
      [spray, "spray-planner", "2026-12-06", ""],
      ["/services/thermal-mapping", "thermal-planner", "2026-12-02", "2026-12-02"],
    ] as const) {
      await visit.open(`${path}#${id}`);
      const planner = page.locator(`#${id}`);
      await planner.getByLabel("Preferred day").fill(wished);
      const send = planner.getByRole("link", { name: "Send this to our team" });
      await expect(send).toHaveAttribute("href", new RegExp(`message=[^&]*${wished}`));
      await send.click();
      await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(new RegExp(wished));
      await expect(page.getByLabel(/Preferred day/)).toHaveValue(taken);
    }
  });

  test("a park and a roof start in their own units and keep typed values; a midwinter day shows its hours, a coarse pixel a warning", async ({
    visit,
  }) => {
    const { page } = visit;
    await page.clock.setFixedTime("2026-11-23T12:00:00+05:30");
    await visit.open(`${thermal}#thermal-planner`);
    const planner = page.locator("#thermal-planner");
    await planner.getByLabel("What we fly over").selectOption("roof");
    await expect(planner.getByLabel("Area of the roof, m²")).toHaveValue("1000");
    await expect(planner.getByLabel("Pixel on the roof, cm")).toHaveValue("5");
    await expect(planner.getByLabel("Tilt of modules")).toHaveCount(0);
    await expect(planner).toContainText("1,000 m² of roof, 0.25 acres");
    await planner.getByLabel("Area of the roof, m²").fill("20");
    await expect(planner.getByRole("alert")).toHaveText(
      "The size of the roof must be from 50 to 10,00,000 square metres.",
    );
    await planner.getByLabel("What we fly over").selectOption("solar");
    await expect(planner.getByLabel("Size of the park, MW")).toHaveValue("20");
    await expect(planner.getByLabel("Pixel on the ground, cm")).toHaveValue("3");
    await expect(page).toHaveURL(/target=solar&size=20&pixel=3&tilt=20/);

    await planner.getByLabel("Preferred day").fill("2026-12-21");
    await expect(planner).toContainText(/\d+:\d\d to \d+:\d\d IST on 21 December 2026, 600 W\/m² or more at 20° tilt/);
    await planner.getByLabel("Pixel on the ground, cm").fill("4");
    await expect(planner).toContainText("this one can miss faults");
    await expect(page).toHaveURL(/pixel=4&tilt=20&date=2026-12-21/);
  });

  test("numbers with the visitor's own units are read, and shown as they were understood", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/services/thermal-mapping#thermal-planner");
    const planner = page.locator("#thermal-planner");
    const size = planner.getByLabel("Size of the park, MW");
    await size.fill("500 kW");
    await expect(size).toHaveAccessibleDescription("Read as 0.5 megawatts.");
    await expect(planner).toContainText("0.5 MW on about 2.5 acres");
    await size.fill("२० MW");
    await expect(planner).toContainText("20 MW on about 100 acres");
    await size.fill("20 litres");
    await expect(planner.getByRole("alert")).toContainText('"litres" cannot be read');
    await size.fill("20");
    await planner.getByLabel("Preferred day").fill("2027-11-28");
    await expect(planner.getByLabel("Preferred day")).toHaveAccessibleDescription("Sunday, 28 November 2027");
  });

  test("a survey by area, by sides, or along a road", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/services/land-surveying#survey-planner");
    const planner = page.locator("#survey-planner");
    const shape = planner.getByLabel("What we fly over");
    await shape.selectOption("Land, by its area");
    await expect(planner.getByLabel("Area", { exact: true })).toHaveValue("49.42");
    await planner.getByLabel("Area", { exact: true }).fill("20 ha");
    await expect(planner).toContainText("20 hectares: 49.4 acres, planned as a square of 447 m");
    await expect(planner.getByLabel("Unit")).toHaveValue("hectare");
    await expect(page).toHaveURL(/shape=area&long=500&wide=400&area=20\+ha&unit=hectare/);
    await planner.getByLabel("Area", { exact: true }).fill("12 bigha");
    await expect(planner).toContainText("12 bigha of 12,000 sq ft: 3.3 acres, planned as a square of 116 m");
    await planner.getByLabel("Unit").selectOption("Bigha, 27,000 sq ft");
    await expect(planner.getByLabel("Area", { exact: true })).toHaveValue("12");
    await expect(planner).toContainText("12 bigha of 27,000 sq ft: 7.4 acres, planned as a square of 173 m");
    await shape.selectOption("A road, canal or line");
    await planner.getByLabel("Length, metres").fill("3 km");
    await expect(planner.getByLabel("Length, metres")).toHaveAccessibleDescription("Read as 3,000 metres.");
    await planner.getByLabel("Width, metres").fill("30");
    await expect(planner).toContainText("3,000 by 30 m, 22.2 acres");
    await expect(page).toHaveURL(/shape=road&long=3\+km&wide=30/);
    await page.reload();
    await expect(planner.getByLabel("Length, metres")).toHaveValue("3 km");
  });

  test("the answer stands first and large", async ({ visit }) => {
    const { page } = visit;
    await visit.open("/services/agriculture-spray#spray-planner");
    const answer = page.locator("#spray-planner-result > p").first();
    await expect(answer).toHaveText("46 to 64 minutes · 3 tanks");
    // React replaces the served result once its code is there.
    await expect
      .poll(() => answer.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
      .toBeGreaterThan(22);
  });

  test("a boundary file fills in its sides and is not uploaded", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${survey}#survey-planner`);
    const planner = page.locator("#survey-planner");
    const posted: string[] = [];
    page.on("request", (request) => {
      // The count of used planners names the page alone.
      if (request.method() !== "GET" && !request.url().endsWith("/use")) posted.push(request.url());
    });
    const corners = "77.4,23.2,0 77.41,23.2,0 77.41,23.205,0 77.4,23.2,0";
    const kml = `<kml><Polygon><outerBoundaryIs><LinearRing><coordinates>${corners}</coordinates></LinearRing></outerBoundaryIs></Polygon></kml>`;
    await expect(planner.getByLabel("Boundary or line as KML")).toBeEnabled();
    await planner
      .getByLabel("Boundary or line as KML")
      .setInputFiles({ name: "a.kml", mimeType: "text/xml", buffer: Buffer.from(kml) });
    await expect(planner.getByLabel("Length, metres")).toHaveValue("1022");
    await expect(planner.getByLabel("Width, metres")).toHaveValue("556");
    await expect(planner.getByLabel("Area inside the boundary")).toHaveValue("70.2");
    await expect(page).toHaveURL(/long=1022&wide=556&area=70.2\b/);
    await expect(planner).toContainText("70.2 acres, flown as the 1,022 by 556 m around them");
    expect(posted).toEqual([]);
  });

  test("too coarse a pixel is refused with a reason", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${survey}?pixel=3#survey-planner`);
    await expect(page.locator("#survey-planner")).toContainText(
      "above 120 m, which needs permission even in a green zone",
    );
  });

  test("a training path can be saved as a calendar", async ({ visit }) => {
    const { page } = visit;
    await page.clock.setFixedTime("2026-11-23T12:00:00+05:30");
    await visit.open(`${pilot}#my-way`);
    const way = page.locator("#my-way");
    const keep = way.getByRole("link", { name: "Save in my calendar" });
    await expect(keep).toHaveCount(0);
    await way.getByLabel("Days a week").selectOption("2");
    await way.getByLabel("First day").fill("2026-12-07");
    await expect(way).toContainText("12 December 2026");
    const [download] = await Promise.all([page.waitForEvent("download"), keep.click()]);
    expect(download.suggestedFilename()).toBe("my-way.ics");
    const file = await readFile(await download.path(), "utf8");
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    // Eight hours at 3 h 20 min a day: the first weekend and a part of the next Saturday.
    expect(file).toContain("DTSTART;VALUE=DATE:20261212\r\nRRULE:FREQ=WEEKLY;BYDAY=SA,SU;UNTIL=20261219");
    // The page's other instrument is unchanged.
    await expect(page.locator("#which-rule")).toContainText("Small, at 2,600 g");
  });

  test("the values of both instruments are in the address", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${pilot}?grams=200&age=12#my-way`);
    const way = page.locator("#my-way");
    await way.getByLabel("Days a week").selectOption("2");
    await expect(page).toHaveURL(/grams=200&age=12.*rhythm=2/);
    await expect(page.locator("#which-rule")).toContainText("Nano, at 200 g");
  });

  test("a result's link is copied; where the browser refuses, the button says where the link stands", async ({
    visit,
  }) => {
    const { page } = visit;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit.open("/product/heavy-payload-drones?model=hp-20&against=hp-10&payload=6#endurance");
    await page.getByRole("button", { name: "Copy link to this result" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/product\/heavy-payload-drones\?.*against=hp-10.*payload=6/,
    );

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
    });
    await page.getByRole("button", { name: "Link copied" }).click();
    await expect(page.getByRole("button", { name: "Please copy it from the address bar" })).toBeVisible();
  });

  test("what needs a planner's code is pressed only when it is there, and nothing moves when it comes", async ({
    visit,
  }) => {
    const { page } = visit;
    const release = await holdResponses(page, "**/assets/instrument-*.js");
    await visit.open(`${spray}#spray-planner`);
    const planner = page.locator("#spray-planner");
    const buttons = ["Print this plan", "Copy link to this result"].map((name) => planner.getByText(name));
    const places = () => Promise.all(buttons.map((button) => button.boundingBox()));
    await expect(planner.getByRole("link", { name: "Send this to our team" })).toBeVisible();
    for (const button of buttons) await expect(button).toBeHidden();
    const before = await places();
    release();
    for (const button of buttons) await expect(button).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test("a link within the page applies its values", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${spray}#spray-planner`);
    const planner = page.locator("#spray-planner");
    await planner.getByLabel("Area").fill("24");
    await expect(page).toHaveURL(/acres=24/);
    await page.getByRole("button", { name: "Open the support chat" }).click();
    const chat = page.getByRole("dialog", { name: "Support chat" });
    await chat.getByRole("textbox").fill("How much water for 40 acres of cotton?");
    await page.keyboard.press("Enter");
    await chat.locator('a[href*="acres=40"]').first().click();
    await expect(planner.getByLabel("Area")).toHaveValue("40");
    await expect(planner).toContainText("400-480 L");
  });

  test("a choice before hydration has the same effect as after", async ({ visit }) => {
    const { page } = visit;
    const release = await holdResponses(page, "**/assets/instrument-*.js");
    await visit.open(`${thermal}#thermal-planner`);
    const planner = page.locator("#thermal-planner");
    await planner.getByLabel("What we fly over").selectOption("roof");
    await expect(planner.getByLabel("Size of the park, MW")).toHaveValue("2");
    release();
    await expect(planner.getByLabel("Area of the roof, m²")).toHaveValue("1000");
  });

  test("text selected before hydration is replaced by the next key", async ({ visit }) => {
    const { page } = visit;
    const release = await holdResponses(page, "**/assets/instrument-*.js");
    await visit.open(`${rule}#which-rule`);
    const finder = page.locator("#which-rule");
    // The focus at the moment of hydration, not a frame later.
    await finder.locator("form").evaluate((form) => {
      const { promise, resolve } = Promise.withResolvers<string | null | undefined>();
      Object.assign(window, { focusAtOnce: promise });
      new MutationObserver(() => {
        if (!form.isConnected) resolve(document.activeElement?.getAttribute("name"));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await finder.getByLabel("Weight with payload, grams").focus();
    await page.keyboard.press("ControlOrMeta+a");
    release();
    expect(await page.evaluate(() => (window as unknown as { focusAtOnce: Promise<string> }).focusAtOnce)).toBe(
      "grams",
    );
    await page.keyboard.type("26000");
    await expect(finder.getByLabel("Weight with payload, grams")).toHaveValue("26000");
  });

  test("the rule for a young pilot of a heavy drone, by keyboard", async ({ visit }) => {
    const { page } = visit;
    await visit.open(`${rule}#which-rule`);
    const finder = page.locator("#which-rule");
    await finder.getByLabel("Weight with payload, grams").focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("26000");
    await finder.getByLabel("Pilot's age").fill("17");
    await expect(finder).toContainText("Medium, at 26,000 g");
    await expect(finder).toContainText("You cannot get the certificate now: you must be 18 to 65");
    await finder.getByLabel("Place").selectOption("near");
    await expect(finder).toContainText("Look at the map and ask the authorities first");
  });
});

test("'What do you need?' leads from home to an instrument in one tap", async ({ visit }) => {
  const { page } = visit;
  await visit.open("/");
  await page.getByRole("navigation", { name: "What do you need?" }).getByRole("link", { name: "Spray a crop" }).click();
  await expect(page).toHaveURL(`${spray}#spray-planner`);
  await expect(page.getByRole("heading", { name: "Plan your spraying day" })).toBeInViewport();
});
