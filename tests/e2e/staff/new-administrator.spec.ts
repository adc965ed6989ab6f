import { createClient } from "@supabase/supabase-js";
import { type RunningPostgres, type RunningSite, startPostgres, startSite, until } from "../../site.ts";
import { expect, test } from "../fixtures.ts";

/** A site on an external database without ADMIN_PASSWORD: the administrator signs up and confirms by mail. */
test.describe
  .serial("the first administrator of an own database", () => {
    let postgres: RunningPostgres;
    let own: RunningSite;
    const password = "a-long-enough-one";

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      postgres = await startPostgres();
      own = await startSite({
        env: {
          DATABASE_URL: postgres.url,
          ADMIN_EMAIL: "owner@company.example",
          ADMIN_NAME: "Site Owner",
          TRUST_PROXY: "1",
          LOG_LEVEL: "warn",
        },
        assistant: false,
      });
    });
    test.afterAll(async () => {
      await own?.stop();
      await postgres?.stop();
    });

    test("signs up with the one address, confirms by the mailed link, and signs in", async ({ visit }) => {
      const { page } = visit;
      visit.expectConsoleError(/400/);
      await page.goto(`${own.url}/auth`);
      await expect(page.locator("html")).toHaveAttribute("data-alive", "");
      await expect(page.getByLabel("E-mail")).toHaveValue("owner@company.example");
      await expect(page.getByLabel("Password")).toHaveValue("");
      await page.getByRole("button", { name: "Need an account? Sign up" }).click();
      await expect(page.getByLabel("E-mail")).toHaveAttribute("readonly", "");
      await expect(page.getByText("Admin account creation is restricted to this email address only.")).toBeVisible();
      await expect(page.getByLabel("Full name")).toHaveValue("Site Owner");
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Sign Up", exact: true }).click();
      await expect(
        page.getByText("Admin account created successfully! Please check your email to confirm your account."),
      ).toBeVisible();

      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page.getByText("Email not confirmed")).toBeVisible();

      const mail = await until(async () => (await own.outbox()).at(0));
      expect(mail.to).toContain("owner@company.example");
      await page.goto(mail.link);
      await expect(page).toHaveURL(`${own.url}/admin`);
      await expect(page.getByText("Welcome, owner@company.example")).toBeVisible();
    });

    test("a mailed link works once; the second use is reported", async ({ page }) => {
      const [mail] = await own.outbox();
      await page.goto(mail?.link ?? "");
      await expect(page).toHaveURL(`${own.url}/auth`);
      await expect(page.getByText("Email link is invalid or has expired")).toBeVisible();
    });

    test("a stranger is refused by the server with the specification's sentence", async () => {
      const client = createClient(own.config.supabaseUrl, own.config.supabasePublishableKey, {
        auth: { persistSession: false },
      });
      const { error } = await client.auth.signUp({ email: "stranger@elsewhere.example", password: "another-long-one" });
      expect(error?.message).toBe("Signup is not available for this email address");
    });

    test("an account without the right sees Access Denied", async ({ visit }) => {
      const { page } = visit;
      await own.sql`delete from private.administrators`;
      await page.goto(`${own.url}/auth`);
      await expect(page.locator("html")).toHaveAttribute("data-alive", "");
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
      await expect(page.getByText("This area is restricted to authorized administrators only.")).toBeVisible();
      await expect(
        page.getByText("If you believe this is an error, please contact the system administrator."),
      ).toBeVisible();
    });
  });
