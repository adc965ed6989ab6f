import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type RunningSite, startSite } from "../../site.ts";
import { expect, test, type Visit } from "../fixtures.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Runs `npm run admins` against a site. */
async function admins(site: RunningSite, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(ROOT, "scripts/admins.ts"), ...args], {
    env: { ...process.env, DATA_DIR: site.dataDir, SITE_URL: site.url, DATABASE_URL: "", SMTP_URL: "" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  await once(child, "close");
  return output;
}

const linkInMail = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? "";

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

async function choosePassword(page: Page, password: string) {
  await expect(page.getByRole("heading", { name: "Choose a password" })).toBeVisible();
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Repeat it").fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
}

const greeting = (page: Page, email: string) => page.getByRole("button", { name: `Welcome, ${email}` });

test.describe
  .serial("a second administrator", () => {
    let own: RunningSite;
    const email = "second@company.example";
    let link = "";

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      own = await startSite({ env: { TRUST_PROXY: "1", LOG_LEVEL: "warn" }, assistant: false });
    });
    test.afterAll(async () => {
      await own?.stop();
    });

    const open = async ({ page }: Visit, path: string) => {
      await page.goto(own.url + path);
      await expect(page.locator("html")).toHaveAttribute("data-alive", "");
    };

    test("is invited from the console, opens the link, chooses a password and is signed in", async ({ visit }) => {
      const { page } = visit;
      const output = await admins(own, "invite", "Second@Company.example");
      expect(output).toContain(`${email} is an administrator now.`);
      link = linkInMail(output);
      await page.goto(link);
      await expect(page.getByText("8 characters at least, 72 bytes at most")).toBeVisible();
      await choosePassword(page, "short");
      await expect(page.getByText("Please use at least 8 characters.")).toBeVisible();
      await choosePassword(page, "the second's password");
      await expect(page).toHaveURL(`${own.url}/admin`);
      await expect(greeting(page, email)).toBeVisible();
      expect(await admins(own, "list")).toMatch(/second@company\.example\tcan sign in/);
    });

    test("sees our message when the link is already used", async ({ visit }) => {
      await visit.page.goto(link);
      await expect(visit.page.getByText("Email link is invalid or has expired")).toBeVisible();
    });

    test("with a forgotten password gets a mailed link and chooses a new one in the same browser", async ({
      visit,
    }) => {
      const { page } = visit;
      await open(visit, "/auth");
      await page.getByRole("button", { name: "Forgotten password" }).click();
      await page.getByLabel("E-mail").fill(email);
      await page.getByRole("button", { name: "Send me a link" }).click();
      await expect(page.getByRole("status")).toContainText(`If ${email} is an administrator's address`);
      await expect.poll(async () => (await own.outbox()).at(-1)?.subject).toContain("Choose a new password");
      await page.goto((await own.outbox()).at(-1)?.link ?? "");
      await choosePassword(page, "the second's new password");
      await expect(page.getByText("Your password is set. You are signed in.")).toBeVisible();
      await expect(page).toHaveURL(`${own.url}/admin`);
      await page.reload();
      await expect(greeting(page, email)).toBeVisible();
    });

    test("changes the password in the account dialog, which signs out other browsers", async ({ visit, browser }) => {
      const { page } = visit;
      visit.expectConsoleError(/400/);
      const other = await (await browser.newContext()).newPage();
      for (const tab of [page, other]) {
        await tab.goto(`${own.url}/auth`);
        await expect(tab.locator("html")).toHaveAttribute("data-alive", "");
        await signIn(tab, email, "the second's new password");
        await expect(greeting(tab, email)).toBeVisible();
      }
      await greeting(page, email).click();
      const form = page.getByRole("form", { name: "Change password" });
      await form.getByLabel("Current password").fill("not the one");
      await form.getByLabel("New password").fill("the third password");
      await form.getByLabel("Repeat it").fill("the third passwort");
      await form.getByRole("button", { name: "Change password" }).click();
      await expect(form.getByText("The two passwords are not the same.")).toBeVisible();
      await form.getByLabel("Repeat it").fill("the third password");
      await form.getByRole("button", { name: "Change password" }).click();
      await expect(form.getByText("The current password is not right.")).toBeVisible();
      await form.getByLabel("Current password").fill("the second's new password");
      await form.getByRole("button", { name: "Change password" }).click();
      await expect(page.getByText("You are signed out in every other browser.")).toBeVisible();
      await other.reload();
      await expect(other).toHaveURL(`${own.url}/auth`);
      await page.reload();
      await expect(greeting(page, email)).toBeVisible();
      await other.context().close();
    });

    test("signs out everywhere from the account dialog", async ({ visit, browser }) => {
      const { page } = visit;
      const other = await (await browser.newContext()).newPage();
      for (const tab of [page, other]) {
        await tab.goto(`${own.url}/auth`);
        await expect(tab.locator("html")).toHaveAttribute("data-alive", "");
        await signIn(tab, email, "the third password");
        await expect(greeting(tab, email)).toBeVisible();
      }
      await greeting(page, email).click();
      await page.getByRole("button", { name: "Sign out everywhere" }).click();
      await expect(page).toHaveURL(`${own.url}/auth`);
      await other.reload();
      await expect(other).toHaveURL(`${own.url}/auth`);
      await other.context().close();
    });

    test("without the right is signed out at once, then sees Access Denied and can leave it", async ({ visit }) => {
      const { page } = visit;
      visit.expectConsoleError(/401|403/);
      // The browser first tries to renew the session.
      visit.expectConsoleError(/400 .*grant_type=refresh_token/);
      await open(visit, "/auth");
      await signIn(page, email, "the third password");
      await expect(greeting(page, email)).toBeVisible();
      expect(await admins(own, "remove", email)).toContain("is no administrator any more");
      await page.reload();
      await expect(page).toHaveURL(`${own.url}/auth`);
      await signIn(page, email, "the third password");
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
      await page.getByRole("button", { name: "Sign Out" }).click();
      await expect(page.getByRole("heading", { name: "Admin Authentication" })).toBeVisible();
    });

    test("is reset from the console: the old password stops working, the printed link sets a new one", async ({
      visit,
    }) => {
      const { page } = visit;
      visit.expectConsoleError(/400/);
      expect(await admins(own, "invite", email)).toContain("There is an account with this address already");
      const output = await admins(own, "reset", email);
      await open(visit, "/auth");
      await signIn(page, email, "the third password");
      await expect(page.getByText("Invalid login credentials")).toBeVisible();
      await page.goto(linkInMail(output));
      await choosePassword(page, "the fourth password");
      await expect(greeting(page, email)).toBeVisible();
    });

    test("invites a third in the browser, hands over the link, resets and removes them, and finds it all in the log", async ({
      visit,
      browser,
    }) => {
      const { page } = visit;
      const third = "third@company.example";
      await open(visit, "/auth");
      await signIn(page, email, "the fourth password");
      await page.getByRole("link", { name: "People" }).click();
      const people = page.getByRole("list", { name: "Administrators" });
      const row = people.getByRole("listitem").filter({ hasText: third });
      await expect(people.getByRole("listitem").filter({ hasText: own.config.admin.email })).toContainText(
        "ADMIN_EMAIL",
      );

      await page.getByLabel("Invite by e-mail").fill("nobody");
      await page.getByRole("button", { name: "Invite" }).click();
      await expect(page.getByText("Please type the e-mail address of the person.")).toBeVisible();
      await page.getByLabel("Invite by e-mail").fill(third);
      await page.getByRole("button", { name: "Invite" }).click();
      const handOver = page.getByRole("region", { name: "Link to pass on" });
      await expect(handOver).toContainText("No mail went out. There is no mail server.");
      const invitation = await handOver.getByLabel(/Pass this link on to third/).inputValue();
      await expect(row).toContainText("No mail went out; a link to pass on was shown");

      const guest = await browser.newPage();
      await guest.goto(invitation);
      const show = guest.getByRole("button", { name: "Show new password" });
      await guest.getByLabel("New password").fill("password123");
      await expect(guest.getByLabel("New password")).toHaveAttribute("type", "password");
      await show.click();
      await expect(show).toHaveAttribute("aria-pressed", "true");
      await expect(guest.getByLabel("New password")).toHaveAttribute("type", "text");
      await choosePassword(guest, "password123");
      await expect(
        guest.getByRole("alert").filter({ hasText: "Password is known to be weak and easy to guess" }),
      ).toBeVisible();
      await choosePassword(guest, "the third's first password");
      await expect(greeting(guest, third)).toBeVisible();

      await page.reload();
      await expect(row).toContainText("Last signed in");
      await row.getByRole("button", { name: `Reset password of ${third}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Reset password" }).click();
      await expect(row).toContainText("No password");
      await guest.reload();
      await expect(guest).toHaveURL(`${own.url}/auth`);
      await guest.goto(await handOver.getByLabel(/Pass this link on to third/).inputValue());
      await choosePassword(guest, "the third's second password");
      await expect(greeting(guest, third)).toBeVisible();

      await page.reload();
      await row.getByRole("button", { name: `Remove ${third}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      await expect(row).toHaveCount(0);
      await guest.reload();
      await expect(guest).toHaveURL(`${own.url}/auth`);
      await guest.close();

      await people.getByRole("button", { name: `Remove ${email}` }).click();
      const warning = page.getByRole("dialog", { name: "Remove yourself?" });
      await expect(warning).toContainText("Only another administrator can bring you back.");
      await warning.getByRole("button", { name: "Cancel" }).click();

      await page.getByRole("button", { name: "Audit log" }).click();
      await page.getByLabel("Person").fill(third);
      await page.getByLabel("Kind").selectOption("Removed an administrator");
      await expect(page.getByText("1 entry")).toBeVisible();
      await expect(page.getByRole("row").last()).toContainText(
        `${email}Removed an administratorAdministrator: ${third}`,
      );
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download this list (CSV)" }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
    });

    test("cannot be removed if ADMIN_EMAIL names it", async () => {
      expect(await admins(own, "remove", own.config.admin.email)).toContain("is named by ADMIN_EMAIL");
      expect(await admins(own, "invite", "nobody")).toContain("is not an e-mail address");
    });
  });

test("a failed check of rights is reported and can be repeated", async ({ admin }) => {
  const { page } = admin;
  admin.expectConsoleError(/503/);
  let failing = true;
  await page.route("**/rpc/is_secure_admin", (route) =>
    failing ? route.fulfill({ status: 503, json: { code: "x", message: "busy" } }) : route.continue(),
  );
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "We could not check your access" })).toBeVisible();
  failing = false;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
});

test("a field left empty is reported in the library's words", async ({ visit }) => {
  const { page } = visit;
  visit.expectConsoleError(/400/);
  await visit.open("/auth");
  await page.getByLabel("Password").fill("");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("You must provide either an email or phone number and a password.")).toBeVisible();
});

test("error texts in the address are never shown", async ({ visit }) => {
  const { page } = visit;
  await page.goto("/auth#error=x&error_code=y&error_description=Send+your+password+to+evil.example");
  await expect(page.getByText("This link could not be used. Please ask for a new one.")).toBeVisible();
  await expect(page.getByText("evil.example")).toHaveCount(0);
  await expect(page).toHaveURL("/auth");
});

for (const [trouble, answer, sentence] of [
  [
    "answers 502 in HTML",
    { status: 502, contentType: "text/html", body: "<h1>busy</h1>" },
    "The service is not available for a moment. Please try again.",
  ],
  [
    "answers 504",
    { status: 504, json: { code: 504, msg: "x" } },
    "The service is not available for a moment. Please try again.",
  ],
  ["cannot be reached", undefined, "The site could not be reached. Please check your connection and try again."],
] as const) {
  test(`a sign-in while the service ${trouble} is answered with a sentence`, async ({ visit }) => {
    const { page } = visit;
    visit.expectConsoleError(/502|504|ERR_FAILED|Failed to fetch/);
    await page.route("**/auth/v1/token**", (route) => (answer ? route.fulfill(answer) : route.abort()));
    await visit.open("/auth");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  });
}

/** Makes the browser's session expire in `seconds`. @returns a function that counts the renewals */
async function endSessionIn(page: Page, seconds: number): Promise<() => number> {
  let renewals = 0;
  await page.route("**/auth/v1/token?grant_type=refresh_token", async (route) => {
    renewals++;
    await route.continue();
  });
  await page.evaluate((left) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + left }));
  }, seconds);
  return () => renewals;
}

test("a session is checked every 30 seconds, and renewed when it lasts for three more checks", async ({ admin }) => {
  const { page } = admin;
  await page.clock.install();
  await admin.open("/admin");
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  const renewals = await endSessionIn(page, 240);
  await page.clock.runFor(90_000);
  expect(renewals()).toBe(0);
  // Fewer than 120 seconds are three more checks; the next one comes within 30 seconds.
  await page.clock.runFor(60_000);
  await expect.poll(renewals).toBe(1);
});

test("a session is not checked while its tab is hidden, and at once when it is visible again", async ({ admin }) => {
  const { page } = admin;
  await page.clock.install();
  await admin.open("/admin");
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  const show = (state: "hidden" | "visible") =>
    page.evaluate((wanted) => {
      Object.defineProperty(document, "visibilityState", { value: wanted, configurable: true });
      // The auth library listens on the window.
      window.dispatchEvent(new Event("visibilitychange"));
    }, state);
  const renewals = await endSessionIn(page, 240);
  await show("hidden");
  await page.clock.runFor(170_000);
  expect(renewals()).toBe(0);
  await show("visible");
  await expect.poll(renewals).toBe(1);
});

test("a session whose renewal is refused for good ends at once, although its token is valid for another minute", async ({
  visit,
  site,
  session,
}) => {
  const { page } = visit;
  visit.expectConsoleError(/40\d/);
  const key = `sb-${new URL(site.url).hostname.split(".")[0]}-auth-token`;
  const ending = { ...session, refresh_token: "gone", expires_at: Math.floor(Date.now() / 1000) + 60 };
  await page.route("**/auth/v1/logout**", (route) => route.fulfill({ status: 204 }));
  await visit.open("/");
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, JSON.stringify(ending)] as const);
  await page.goto("/admin");
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});
