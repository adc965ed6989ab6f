import { AuthWeakPasswordError } from "@supabase/supabase-js";
import { decodeJwt } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { type Client, clientOf, followMail, idOf, insertAccount, newClientAddress, tokenOf } from "../people.ts";

/** The parts of answers that Supabase's auth client reads and that its own tests check. */
export const authClient = (on: OnBackend) =>
  describe("Supabase's auth client", () => {
    let site: RunningSite;
    let client: Client;
    const email = "keeper@example.com";
    const password = "a long password";

    beforeAll(async () => {
      site = on.site;
      await insertAccount(site, email, password);
      client = clientOf(site);
      const { error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw error;
    });

    const kept = async () => (await client.auth.getUser()).data.user?.user_metadata;

    describe("user_metadata", () => {
      it("is merged by updateUser, and is in the renewed session and its token", async () => {
        const first = { hello: "world", flown: { hours: 12, types: ["quad", "wing"], night: true } };
        const { data, error } = await client.auth.updateUser({ data: first });
        expect(error).toBeNull();
        expect(data.user?.user_metadata).toMatchObject(first);
        expect((await client.auth.updateUser({ data: { hello: null, city: "भोपाल" } })).error).toBeNull();
        const now = await kept();
        expect(now).toMatchObject({ flown: first.flown, city: "भोपाल", email, email_verified: true });
        expect(now).not.toHaveProperty("hello");
        await client.auth.refreshSession();
        expect(decodeJwt(await tokenOf(client)).user_metadata).toEqual(now);
        const again = clientOf(site);
        expect((await again.auth.signInWithPassword({ email, password })).data.user?.user_metadata).toEqual(now);
      });

      it("may be sent back whole; it changes no claim of the service and gives no rights", async () => {
        const before = await kept();
        const claims = { email: site.config.admin.email, sub: crypto.randomUUID(), email_verified: false };
        const { data, error } = await client.auth.updateUser({
          data: { ...before, ...claims, choose_password: true, role: "service_role", is_admin: true },
        });
        expect(error).toBeNull();
        expect(data.user?.user_metadata).toEqual({ ...before, role: "service_role", is_admin: true });
        expect(data.user?.role).toBe("authenticated");
        await site.sql`delete from private.administrators where email = ${email}`;
        await client.auth.refreshSession();
        expect((await client.rpc("is_secure_admin", { user_id: await idOf(client) })).data).toBe(false);
        expect((await client.from("contact_submissions").select("id")).data).toEqual([]);
        await site.sql`insert into private.administrators (email) values (${email})`;
      });

      const nested = (depth: number) => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);
      it.each<[string, string]>([
        ["a text", '"x"'],
        ["a list", "[1]"],
        ["a prototype's name", '{"__proto__":{"a":1}}'],
        ["a prototype's name further down", '{"a":[{"constructor":{"prototype":1}}]}'],
        ["a character that PostgreSQL does not take", '{"a":["b\\u0000"]}'],
        ["a name with such a character", '{"a\\u0000":1}'],
        ["half a character", '{"a":"\\ud800"}'],
        ["a full name that is no text", '{"full_name":{"a":1}}'],
        ["more than 4 KB", JSON.stringify({ a: "x".repeat(4_100) })],
      ])("refuses %s", async (_, data) => {
        const before = await kept();
        const change = await fetch(`${site.url}/auth/v1/user`, {
          method: "PUT",
          headers: {
            apikey: site.config.supabasePublishableKey,
            Authorization: `Bearer ${await tokenOf(client)}`,
            "Content-Type": "application/json",
            "X-Forwarded-For": newClientAddress(),
          },
          body: `{"data":${data}}`,
        });
        expect([change.status, (await change.json()).error_code]).toEqual([400, "validation_failed"]);
        expect(await kept()).toEqual(before);
      });

      it("is limited to 4 KB in total, with which all other requests still work", async () => {
        for (const name of ["one", "two"]) {
          const { error } = await client.auth.updateUser({ data: { [name]: name.repeat(600) } });
          expect(error).toBeNull();
        }
        const before = await kept();
        const { error } = await client.auth.updateUser({ data: { three: "three".repeat(500) } });
        expect([error?.status, error?.code]).toEqual([400, "validation_failed"]);
        expect(await kept()).toEqual(before);
        await client.auth.refreshSession();
        expect((await client.from("blogs").select("id").limit(1)).error).toBeNull();
        expect((await client.auth.updateUser({ data: { one: null, two: nested(1_000) } })).error).toBeNull();
        expect((await client.auth.updateUser({ data: { two: null } })).error).toBeNull();
      });

      it("given at a sign-up is kept in the browser that signed up; in any other only its name", async () => {
        for (const browser of ["the same", "another"]) {
          const address = `${browser.replace(" ", "-")}@example.com`;
          await site.sql`insert into private.administrators (email) values (${address})`;
          const signing = clientOf(site);
          const data = { full_name: "A Pilot", licence: { small: true } };
          const { data: signedUp } = await signing.auth.signUp({ email: address, password, options: { data } });
          expect(signedUp.user?.user_metadata).toEqual(data);
          const arrived = await followMail(site, address);
          const opened =
            browser === "the same"
              ? await signing.auth.exchangeCodeForSession(arrived.searchParams.get("code") ?? "")
              : await clientOf(site).auth.verifyOtp({
                  token_hash: new URLSearchParams(arrived.hash.slice(1)).get("token_hash") ?? "",
                  type: "signup",
                });
          const { full_name, licence } = opened.data.user?.user_metadata ?? {};
          expect([full_name, licence]).toEqual(["A Pilot", browser === "the same" ? data.licence : undefined]);
        }
      });
    });

    it.each(["not an address", "", "two@signs@example.com", 42])("refuses %j as an address", async (wrong) => {
      const { error } = await clientOf(site).auth.signUp({ email: wrong as string, password });
      expect([error?.status, error?.code, error?.message]).toEqual([
        400,
        "validation_failed",
        "Unable to validate email address: invalid format",
      ]);
    });

    it("is refused an anonymous account, and one with a phone", async () => {
      const { auth } = clientOf(site);
      const anonymous = (await auth.signInAnonymously()).error;
      expect([anonymous?.status, anonymous?.code]).toEqual([422, "anonymous_provider_disabled"]);
      const byPhone = (await auth.signUp({ phone: "+911234567890", password })).error;
      expect([byPhone?.status, byPhone?.code]).toEqual([400, "phone_provider_disabled"]);
    });

    it("is told why a password is weak, at a sign-up and at a change", async () => {
      const signUp = await clientOf(site).auth.signUp({ email, password: "seven77" });
      const change = await client.auth.updateUser({ password: "seven77", current_password: password });
      for (const { error } of [signUp, change]) {
        expect(error).toBeInstanceOf(AuthWeakPasswordError);
        const { status, reasons } = error as AuthWeakPasswordError;
        expect([status, reasons]).toEqual([422, ["length"]]);
      }
    });

    it("finds in each token the time of the sign-in, which a renewal does not change", async () => {
      const here = clientOf(site);
      await here.auth.signInWithPassword({ email, password });
      const opened = decodeJwt(await tokenOf(here));
      expect(opened.amr).toEqual([{ method: "password", timestamp: expect.closeTo(opened.iat ?? 0, -2) }]);
      await site.sql`
        update auth.sessions set created_at = created_at - interval '3 hours' where id = ${String(opened.session_id)}`;
      const [{ timestamp }] = opened.amr as [{ timestamp: number }];
      await here.auth.refreshSession();
      expect(decodeJwt(await tokenOf(here)).amr).toEqual([{ method: "password", timestamp: timestamp - 3 * 3600 }]);
    });

    it("finds in the settings that sign-up is disabled", async () => {
      const response = await fetch(`${site.url}/auth/v1/settings`, {
        headers: { apikey: site.config.supabasePublishableKey },
      });
      expect(await response.json()).toMatchObject({ disable_signup: true, external: { email: true } });
    });
  });
