import { beforeAll, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { clientOf, followMail, insertAccount, lastMail } from "../people.ts";

const SENTENCE = "Signup is not available for this email address";

export const signUp = (on: OnBackend) =>
  describe("sign-up", () => {
    let site: RunningSite;
    beforeAll(async () => {
      site = on.site;
    });

    const allow = (email: string) => site.sql`insert into private.administrators (email) values (${email})`;

    it.each(["visitor@example.com", "ADMIN@elsewhere.example"])("is refused to %s", async (email) => {
      const { error } = await clientOf(site).auth.signUp({ email, password: "long enough" });
      expect(error?.message).toBe(SENTENCE);
      expect(error?.status).toBe(403);
      expect(error?.code).toBe("signup_disabled");
    });

    it("is refused by the database as well", async () => {
      const inserting = site.sql`insert into auth.users (id, email) values (gen_random_uuid(), 'visitor@example.com')`;
      await expect(inserting).rejects.toThrow(SENTENCE);
    });

    it("is open to an administrator's address in any case, and needs the mailed link", async () => {
      const email = "second@example.com";
      const password = "a long password";
      await site.sql`insert into private.administrators (email) values (${email})`;
      const client = clientOf(site);
      const { data, error } = await client.auth.signUp({
        email: "Second@Example.com",
        password,
        options: { data: { full_name: "Second Admin" }, emailRedirectTo: site.url },
      });
      expect(error).toBeNull();
      expect(data.session).toBeNull();
      expect(data.user?.user_metadata.full_name).toBe("Second Admin");

      const early = await client.auth.signInWithPassword({ email, password });
      expect(early.error?.code).toBe("email_not_confirmed");

      const mail = await lastMail(site, email);
      expect(mail.link.startsWith(`${site.url}/auth/v1/verify?`)).toBe(true);
      const confirmed = await followMail(site, email);
      expect(confirmed.origin).toBe(site.url);
      expect(await site.sql`select from auth.users where email = ${email}`).toHaveLength(0);
      const exchanged = await client.auth.exchangeCodeForSession(confirmed.searchParams.get("code") ?? "");
      expect(exchanged.error).toBeNull();

      const signedIn = await client.auth.signInWithPassword({ email, password });
      expect(signedIn.error).toBeNull();
      expect(signedIn.data.user?.user_metadata).toMatchObject({ full_name: "Second Admin" });
      const { data: isAdmin } = await client.rpc("is_secure_admin", { user_id: signedIn.data.user?.id });
      expect(isAdmin).toBe(true);

      expect((await followMail(site, email)).hash).toContain("error_code=otp_expired");
    });

    it("mails the link only to the address", async () => {
      for (const mail of await site.outbox()) expect(mail.to).toMatch(/^(stranger|second)@example\.com$/);
    });

    it("requires a password of eight characters", async () => {
      await site.sql`insert into private.administrators (email) values ('third@example.com')`;
      const { error } = await clientOf(site).auth.signUp({ email: "third@example.com", password: "seven77" });
      expect(error?.code).toBe("weak_password");
    });

    it("never redirects to another site", async () => {
      const response = await fetch(`${site.url}/auth/v1/verify?token=x&type=signup&redirect_to=https://evil.example`, {
        redirect: "manual",
      });
      expect(new URL(response.headers.get("location") ?? "").origin).toBe(site.url);
    });

    describe("before the address is confirmed", () => {
      it("gives a stranger who signed up no access after the owner follows the link", async () => {
        const email = "owner@example.com";
        await allow(email);
        const thief = clientOf(site);
        await thief.auth.signUp({ email, password: "the thief's password" });
        const arrived = await followMail(site, email);
        const code = arrived.searchParams.get("code") ?? "";

        // The owner's browser has no verifier for this code.
        const owner = clientOf(site);
        expect((await owner.auth.exchangeCodeForSession(code)).error).not.toBeNull();
        const fragment = new URLSearchParams(arrived.hash.slice(1));
        const { data, error } = await owner.auth.verifyOtp({
          token_hash: fragment.get("token_hash") ?? "",
          type: "signup",
        });
        expect(error).toBeNull();
        expect(data.user?.user_metadata.choose_password).toBe(true);
        const refused = await thief.auth.signInWithPassword({ email, password: "the thief's password" });
        expect(refused.error?.code).toBe("invalid_credentials");

        expect((await owner.auth.updateUser({ password: "the owner's password" })).error).toBeNull();
        const signedIn = await clientOf(site).auth.signInWithPassword({ email, password: "the owner's password" });
        expect(signedIn.error).toBeNull();
        expect((await thief.auth.exchangeCodeForSession(code)).error).not.toBeNull();
      });

      it("the link can be followed several times, as mail scanners do", async () => {
        const email = "scanned@example.com";
        await allow(email);
        const client = clientOf(site);
        await client.auth.signUp({ email, password: "a long password" });
        for (let n = 0; n < 3; n++) await followMail(site, email);
        const { searchParams } = await followMail(site, email);
        expect((await client.auth.exchangeCodeForSession(searchParams.get("code") ?? "")).error).toBeNull();
      });

      it("can be completed with the code from the mail", async () => {
        const email = "typing@example.com";
        await allow(email);
        const client = clientOf(site);
        await client.auth.signUp({ email, password: "a long password" });
        const [token = ""] = /\d{10}/.exec((await lastMail(site, email)).text) ?? [];
        expect((await client.auth.verifyOtp({ email, token: "0000000000", type: "email" })).error?.code).toBe(
          "otp_expired",
        );
        const { data, error } = await client.auth.verifyOtp({ email, token, type: "email" });
        expect(error).toBeNull();
        expect(data.session?.user.email).toBe(email);
      });
    });

    it("an address gets one mail a minute, and the refusal says how long to wait", async () => {
      const email = "hurried@example.com";
      await allow(email);
      const password = "a long password";
      expect((await clientOf(site).auth.signUp({ email, password })).error).toBeNull();
      for (const { error } of [
        await clientOf(site).auth.signUp({ email, password }),
        await clientOf(site).auth.resend({ type: "signup", email }),
        await clientOf(site).auth.resetPasswordForEmail(email),
      ]) {
        expect([error?.status, error?.code]).toEqual([429, "over_email_send_rate_limit"]);
        expect(error?.message).toMatch(/Please try again in ([1-9]|[1-5]\d|60) seconds\./);
      }
      await lastMail(site, email);
      expect((await site.outbox()).filter(({ to }) => to === email)).toHaveLength(1);
    });

    // Only a shared database stores the limits, so that the test can clear them.
    it.runIf(on.backend === "DATABASE_URL")(
      "only the latest link works, and it does not activate the first password",
      async () => {
        const email = "again@example.com";
        await allow(email);
        const [first, second] = [clientOf(site), clientOf(site)];
        await first.auth.signUp({ email, password: "the first password" });
        const early = await followMail(site, email);
        await site.sql`delete from private.rate_limits`;
        expect((await second.auth.resend({ type: "signup", email })).error).toBeNull();
        await expect.poll(async () => (await site.outbox()).filter(({ to }) => to === email).length).toBe(2);
        expect((await first.auth.exchangeCodeForSession(early.searchParams.get("code") ?? "")).error).not.toBeNull();
        const late = await followMail(site, email);
        const { data, error } = await second.auth.exchangeCodeForSession(late.searchParams.get("code") ?? "");
        expect(error).toBeNull();
        expect(data.user?.user_metadata.choose_password).toBe(true);
        const refused = await first.auth.signInWithPassword({ email, password: "the first password" });
        expect(refused.error?.code).toBe("invalid_credentials");
      },
    );

    it("answers alike for an address that has an account, which gets a mail about it", async () => {
      const email = "present@example.com";
      await insertAccount(site, email, "a long password");
      await allow("absent@example.com");
      const answers = [];
      for (const address of [email, "absent@example.com"]) {
        const { data, error } = await clientOf(site).auth.signUp({ email: address, password: "another password" });
        expect(error).toBeNull();
        answers.push({ ...data.user, id: "", email: "", confirmation_sent_at: "", created_at: "", updated_at: "" });
      }
      expect(answers[0]).toEqual(answers[1]);
      const mail = await lastMail(site, email);
      expect(mail.subject).toContain("You already have an account");
      expect(mail.link).toBe(`${site.url}/auth`);
      const refused = await clientOf(site).auth.signInWithPassword({ email, password: "another password" });
      expect(refused.error?.code).toBe("invalid_credentials");
    });

    it.each([
      ["seven letters", "seven77", "weak_password"],
      ["73 bytes", "x".repeat(73), "validation_failed"],
      ["37 letters of two bytes", "é".repeat(37), "validation_failed"],
      ["a character that PostgreSQL does not take", "a long\0password", "validation_failed"],
      ["an object", { length: 12 }, "validation_failed"],
      ["a list", ["a", "b", "c", "d", "e", "f", "g", "h"], "validation_failed"],
    ])("refuses %s as a password", async (_, password, code) => {
      const { error } = await clientOf(site).auth.signUp({
        email: site.config.admin.email,
        password: password as string,
      });
      expect([error?.status, error?.code]).toEqual([422, code]);
    });

    it.each([
      ["https://evil.example/auth", "/"],
      ["//evil.example", "/"],
      ["/\\evil.example", "/"],
      ["javascript:alert(1)", "/"],
      ["{site}@evil.example/", "/"],
      ["{site}/auth?tab=x#y", "/auth?tab=x"],
    ])("a link to %s leads to %s of the site", async (wanted, path) => {
      const query = new URLSearchParams({ token: "nobody-mailed-this", type: "signup" });
      query.set("redirect_to", wanted.replace("{site}", site.url));
      const response = await fetch(`${site.url}/auth/v1/verify?${query}`, { redirect: "manual" });
      const { origin, pathname, search } = new URL(response.headers.get("location") ?? "");
      expect(`${origin}${pathname}${search}`).toBe(`${site.url}${path}`);
    });
  });
