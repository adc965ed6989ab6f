import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningSite } from "../site.ts";
import { BACKENDS, startOn } from "./backends.ts";
import { clientOf, idOf, makeAccount, meetPeople, type People, tokenOf } from "./people.ts";

const SENTENCE = "Signup is not available for this email address";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function sign(
  claims: Record<string, unknown>,
  secret: string,
  header: Record<string, string> = { alg: "HS256", typ: "JWT" },
) {
  const content = `${encode(header)}.${encode(claims)}`;
  const signature = header.alg === "none" ? "" : createHmac("sha256", secret).update(content).digest("base64url");
  return `${content}.${signature}`;
}

describe.each(BACKENDS)("accounts on %s", (backend) => {
  let site: RunningSite;
  let people: People;
  let jwtSecret: string;

  beforeAll(async () => {
    site = await startOn(backend);
    people = await meetPeople(site);
    jwtSecret = JSON.parse(await readFile(join(site.dataDir, "secrets.json"), "utf8")).jwtSecret;
    await site.sql`insert into public.blogs (title, content) values ('A draft', 'Not for everybody')`;
  });
  afterAll(() => site.stop());

  describe("sign-up", () => {
    it.each(["visitor@example.com", "ADMIN@elsewhere.example", "", "not an address", 42, null])(
      "is refused to %s",
      async (email) => {
        const { error } = await clientOf(site).auth.signUp({ email: email as string, password: "long enough" });
        expect(error?.message).toBe(SENTENCE);
        expect(error?.status).toBe(403);
        expect(error?.code).toBe("signup_disabled");
      },
    );

    it("is refused by the database as well", async () => {
      const inserting = site.sql`insert into auth.users (id, email) values (gen_random_uuid(), 'visitor@example.com')`;
      await expect(inserting).rejects.toThrow(SENTENCE);
    });

    it("is open to an administrator's address, written anyhow, and needs the mailed link", async () => {
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

      const mail = (await site.outbox()).findLast(({ to }) => to === email);
      expect(mail?.link.startsWith(`${site.url}/auth/v1/verify?`)).toBe(true);
      const confirmed = await fetch(mail?.link ?? "", { redirect: "manual" });
      expect(confirmed.status).toBe(303);
      expect(confirmed.headers.get("location")).toMatch(new RegExp(`^${site.url}/?#access_token=`));

      const signedIn = await client.auth.signInWithPassword({ email, password });
      expect(signedIn.error).toBeNull();
      const { data: isAdmin } = await client.rpc("is_secure_admin", { user_id: signedIn.data.user?.id });
      expect(isAdmin).toBe(true);

      const again = await fetch(mail?.link ?? "", { redirect: "manual" });
      expect(again.headers.get("location")).toContain("error=access_denied");
    });

    it("mails the link to nobody but the address", async () => {
      for (const mail of await site.outbox()) expect(mail.to).toMatch(/^(stranger|second)@example\.com$/);
    });

    it("wants a password of eight characters", async () => {
      await site.sql`insert into private.administrators (email) values ('third@example.com')`;
      const { error } = await clientOf(site).auth.signUp({ email: "third@example.com", password: "seven77" });
      expect(error?.code).toBe("weak_password");
    });

    it("never sends a visitor to another site", async () => {
      const response = await fetch(`${site.url}/auth/v1/verify?token=x&type=signup&redirect_to=https://evil.example`, {
        redirect: "manual",
      });
      expect(new URL(response.headers.get("location") ?? "").origin).toBe(site.url);
    });
  });

  describe("sign-in", () => {
    it.each([
      ["a wrong password", { email: "stranger@example.com", password: "wrong wrong" }],
      ["an unknown address", { email: "nobody@example.com", password: "wrong wrong" }],
    ])("is refused with %s in the same words", async (_, credentials) => {
      const { error } = await clientOf(site).auth.signInWithPassword(credentials);
      expect([error?.status, error?.code, error?.message]).toEqual([
        400,
        "invalid_credentials",
        "Invalid login credentials",
      ]);
    });

    it("lasts: the session is renewed, and its old token is worth nothing afterwards", async () => {
      const client = clientOf(site);
      await makeAccount(site, "lasting@example.com", "a long password");
      await client.auth.signInWithPassword({ email: "lasting@example.com", password: "a long password" });
      const { data: before } = await client.auth.getSession();
      const { data, error } = await client.auth.refreshSession();
      expect(error).toBeNull();
      expect(data.session?.refresh_token).not.toBe(before.session?.refresh_token);
      await client.auth.refreshSession();
      const stolen = await clientOf(site).auth.refreshSession({ refresh_token: before.session?.refresh_token ?? "" });
      expect(stolen.error).not.toBeNull();
    });

    it("ends everywhere with a global sign-out", async () => {
      await makeAccount(site, "leaving@example.com", "a long password");
      const [here, there] = [clientOf(site), clientOf(site)];
      for (const client of [here, there]) {
        await client.auth.signInWithPassword({ email: "leaving@example.com", password: "a long password" });
      }
      expect((await here.auth.signOut({ scope: "global" })).error).toBeNull();
      expect((await there.auth.refreshSession()).error).not.toBeNull();
    });
  });

  describe("is_secure_admin", () => {
    const ask = async (client: People["anonymous"], user_id: string | null) =>
      (await client.rpc("is_secure_admin", { user_id })).data;

    it("is true for an administrator about themselves", async () => {
      expect(await ask(people.administrator, await idOf(people.administrator))).toBe(true);
    });

    it("is false for everybody else, and about everybody else", async () => {
      const administrator = await idOf(people.administrator);
      const stranger = await idOf(people.stranger);
      expect(await ask(people.anonymous, administrator)).toBe(false);
      expect(await ask(people.stranger, administrator)).toBe(false);
      expect(await ask(people.stranger, stranger)).toBe(false);
      expect(await ask(people.administrator, stranger)).toBe(false);
      expect(await ask(people.administrator, null)).toBe(false);
    });

    it("is false once the address is an administrator's no more", async () => {
      await makeAccount(site, "former@example.com", "a long password");
      const client = clientOf(site);
      await client.auth.signInWithPassword({ email: "former@example.com", password: "a long password" });
      const id = await idOf(client);
      expect(await ask(client, id)).toBe(true);
      await site.sql`delete from private.administrators where email = 'former@example.com'`;
      expect(await ask(client, id)).toBe(false);
    });
  });

  describe("an account's address", () => {
    it("cannot become an administrator's", async () => {
      for (const change of [{ email: "second@example.com" }, { phone: "+911234567890" }]) {
        const { error } = await people.stranger.auth.updateUser(change);
        expect(error?.message).toBe("The email address of an account cannot be changed");
      }
      const moving = site.sql`update auth.users set email = 'vacant@example.com' where email = 'stranger@example.com'`;
      await expect(moving).rejects.toThrow("cannot be changed");
    });
  });

  describe("tokens", () => {
    const now = Math.floor(Date.now() / 1000);
    const claimsOf = async (role: string, rest = {}) => ({
      sub: await idOf(people.administrator),
      aud: "authenticated",
      role,
      iat: now - 10,
      exp: now + 600,
      ...rest,
    });
    const draftsSeenWith = async (token: string) => {
      const { data, error, status } = await clientOf(site, token).from("blogs").select("title").eq("status", "draft");
      return { drafts: data?.length ?? 0, code: error?.code, status };
    };

    it("of the right kind opens what it should, so that the others prove something", async () => {
      expect((await draftsSeenWith(sign(await claimsOf("authenticated"), jwtSecret))).drafts).toBeGreaterThan(0);
    });

    it.each([
      [
        "forged with another secret",
        async () => sign(await claimsOf("authenticated"), "another secret of thirty-two characters"),
      ],
      ["expired", async () => sign(await claimsOf("authenticated", { exp: now - 60 }), jwtSecret)],
      ["from the future", async () => sign(await claimsOf("authenticated", { iat: now + 3600 }), jwtSecret)],
      ["unsigned", async () => sign(await claimsOf("authenticated"), "", { alg: "none", typ: "JWT" })],
      [
        "unsigned, claiming to be",
        async () =>
          `${sign(await claimsOf("authenticated"), "x")
            .split(".")
            .slice(0, 2)
            .join(".")}.AAAA`,
      ],
      [
        "signed for another algorithm",
        async () => sign(await claimsOf("authenticated"), jwtSecret, { alg: "HS512", typ: "JWT" }),
      ],
      [
        "altered",
        async () => {
          const [header, , signature] = (await tokenOf(people.stranger)).split(".");
          return `${header}.${encode(await claimsOf("authenticated"))}.${signature}`;
        },
      ],
      ["of the service role", async () => sign(await claimsOf("service_role"), jwtSecret)],
      ["of the owner", async () => sign(await claimsOf("postgres"), jwtSecret)],
      ["of the API itself", async () => sign(await claimsOf("authenticator"), jwtSecret)],
      ["of a role with SQL in its name", async () => sign(await claimsOf('anon"; set role postgres; --'), jwtSecret)],
      ["of no role that exists", async () => sign(await claimsOf("emperor"), jwtSecret)],
      ["whose role is not a word", async () => sign(await claimsOf(["authenticated"] as never), jwtSecret)],
      [
        "of a subject that is no account",
        async () => sign(await claimsOf("authenticated", { sub: crypto.randomUUID() }), jwtSecret),
      ],
      [
        "of a subject that is no id",
        async () => sign(await claimsOf("authenticated", { sub: "' or true --" }), jwtSecret),
      ],
      ["of the anonymous role with an administrator's subject", async () => sign(await claimsOf("anon"), jwtSecret)],
      ["that is not a token", async () => "not-a-token"],
    ])("%s open nothing", async (_, make) => {
      const token = await make();
      expect((await draftsSeenWith(token)).drafts).toBe(0);
      await clientOf(site, token).from("blogs").insert({ title: "planted", content: "planted" });
      expect(await site.sql`select 1 from public.blogs where title = 'planted'`).toHaveLength(0);
    });

    it("refused with 401, so that the client knows to sign in again", async () => {
      for (const token of [
        sign(await claimsOf("authenticated", { exp: now - 60 }), jwtSecret),
        sign(await claimsOf("authenticated"), "another secret of thirty-two characters"),
      ]) {
        expect((await draftsSeenWith(token)).status).toBe(401);
      }
    });
  });

  describe("keys", () => {
    it("that are not the site's are refused", async () => {
      for (const key of ["sb_publishable_other", "sb_secret_other", "x"]) {
        const response = await fetch(`${site.url}/rest/v1/blogs`, { headers: { apikey: key } });
        expect(response.status).toBe(401);
        expect((await response.json()).message).toBe("Invalid API key");
      }
    });
  });

  describe("what the product does not use", () => {
    it.each([
      ["POST", "/auth/v1/otp"],
      ["POST", "/auth/v1/recover"],
      ["POST", "/auth/v1/magiclink"],
      ["GET", "/auth/v1/authorize?provider=github"],
      ["GET", "/auth/v1/admin/users"],
      ["POST", "/auth/v1/token?grant_type=pkce"],
      ["GET", "/auth/v1/reauthenticate"],
      ["GET", "/rest/v1/"],
      ["GET", "/rest/v1/users"],
      ["GET", "/rest/v1/administrators"],
      ["POST", "/rest/v1/rpc/signup_allowed"],
      ["POST", "/rest/v1/rpc/set_config"],
      ["GET", "/rest/v1/blogs/../users"],
      ["GET", "/rest/v1/%62logs%2f..%2fusers"],
      ["POST", "/functions/v1/unknown"],
      ["GET", "/storage/v1/bucket"],
      ["GET", "/_system/info"],
    ])("%s %s is not there", async (method, path) => {
      const response = await fetch(`${site.url}${path}`, {
        method,
        headers: { apikey: site.config.supabasePublishableKey },
      });
      expect(response.status).toBe(404);
    });

    it.each(["auth", "private", "pg_catalog", "supabase_migrations"])("schema %s is not exposed", async (schema) => {
      const { error } = await clientOf(site).schema(schema).from("blogs").select();
      expect(error?.code).toBe("PGRST106");
    });
  });

  it("nothing secret is in the log", async () => {
    const output = site.logs.join("\n");
    for (const secret of [
      jwtSecret,
      await tokenOf(people.stranger),
      "a stranger's password",
      "a long password",
      "$2",
    ]) {
      expect(output).not.toContain(secret);
    }
  });
});
