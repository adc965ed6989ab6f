import { expect, test } from "../fixtures.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

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
    await expect(page.locator("a.skip-link").last()).toHaveAttribute("href", "/hi/support-chat");
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
