import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { RunningSite } from "../../site.ts";
import type { OnBackend } from "../backends.ts";
import { clientOf, idOf, type People, signInPeople, signUpAccount, tokenOf } from "../people.ts";

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

const sessionOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")).session_id;

export const tokens = (on: OnBackend) =>
  describe("tokens and rights", () => {
    let site: RunningSite;
    let people: People;
    let jwtSecret: string;

    beforeAll(async () => {
      site = on.site;
      people = await signInPeople(site);
      jwtSecret = JSON.parse(await readFile(join(site.dataDir, "secrets.json"), "utf8")).jwtSecret;
      await site.sql`insert into public.blogs (title, content) values ('A draft', 'Not for everybody')`;
    });

    describe("is_secure_admin", () => {
      const ask = async (client: People["anonymous"], user_id: string | null) =>
        (await client.rpc("is_secure_admin", { user_id })).data;

      it("is true for an administrator's own id", async () => {
        expect(await ask(people.administrator, await idOf(people.administrator))).toBe(true);
      });

      it("is false for other users, and for other users' ids", async () => {
        const administrator = await idOf(people.administrator);
        const stranger = await idOf(people.stranger);
        expect(await ask(people.anonymous, administrator)).toBe(false);
        expect(await ask(people.stranger, administrator)).toBe(false);
        expect(await ask(people.stranger, stranger)).toBe(false);
        expect(await ask(people.administrator, stranger)).toBe(false);
        expect(await ask(people.administrator, null)).toBe(false);
      });

      it("is false after the administrator's rights were removed", async () => {
        await signUpAccount(site, "former@example.com", "a long password");
        const client = clientOf(site);
        await client.auth.signInWithPassword({ email: "former@example.com", password: "a long password" });
        const id = await idOf(client);
        expect(await ask(client, id)).toBe(true);
        await site.sql`delete from private.administrators where email = 'former@example.com'`;
        expect(await ask(client, id)).toBe(false);
      });

      it("is false, and the token is refused, after the session has ended", async () => {
        await signUpAccount(site, "ended@example.com", "a long password");
        const client = clientOf(site);
        await client.auth.signInWithPassword({ email: "ended@example.com", password: "a long password" });
        const id = await idOf(client);
        const token = await tokenOf(client);
        await client.auth.signOut({ scope: "global" });
        const late = clientOf(site, token);
        expect((await late.rpc("is_secure_admin", { user_id: id })).status).toBe(401);
        expect((await late.from("blogs").insert({ title: "late", content: "late" })).status).toBe(401);
        // The database checks the session itself, too.
        const claims = JSON.stringify({ sub: id, role: "authenticated", session_id: sessionOf(token) });
        const [row] = await site.sql.begin(async (sql) => {
          await sql`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${id}, true)`;
          return sql`select public.is_secure_admin(${id}::uuid) as answer`;
        });
        expect(row?.answer).toBe(false);
      });
    });

    describe("tokens", () => {
      const now = Math.floor(Date.now() / 1000);
      const claimsOf = async (role: string, rest = {}) => ({
        sub: await idOf(people.administrator),
        session_id: sessionOf(await tokenOf(people.administrator)),
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

      it("that are valid show drafts, as a control for the tests below", async () => {
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
        [
          "of a session that does not exist",
          async () => sign(await claimsOf("authenticated", { session_id: crypto.randomUUID() }), jwtSecret),
        ],
        ["without a session", async () => sign(await claimsOf("authenticated", { session_id: undefined }), jwtSecret)],
        [
          "of another user's session",
          async () =>
            sign(await claimsOf("authenticated", { session_id: sessionOf(await tokenOf(people.stranger)) }), jwtSecret),
        ],
      ])("%s show no drafts, and are refused with 401", async (_, make) => {
        const token = await make();
        expect(await draftsSeenWith(token)).toEqual({ drafts: 0, code: "PGRST301", status: 401 });
        await clientOf(site, token).from("blogs").insert({ title: "planted", content: "planted" });
        expect(await site.sql`select 1 from public.blogs where title = 'planted'`).toHaveLength(0);
      });

      it("that are invalid are refused by the chat too, which needs none", async () => {
        const ask = (headers: Record<string, string>) =>
          fetch(`${site.url}/functions/v1/chat-assistant`, {
            method: "POST",
            headers: { apikey: site.config.supabasePublishableKey, "Content-Type": "application/json", ...headers },
            body: JSON.stringify({ message: "Hello", sessionId: "session_1_x", userId: null }),
          });
        expect((await ask({})).status).toBe(200);
        for (const authorization of ["Bearer a.b.c", "Bearer ", "Basic eDp5", "x"]) {
          expect((await ask({ authorization })).status, authorization).toBe(401);
        }
      });
    });

    describe("keys", () => {
      it("other than the site's are refused", async () => {
        for (const key of ["sb_publishable_other", "sb_secret_other", "x"]) {
          const response = await fetch(`${site.url}/rest/v1/blogs`, { headers: { apikey: key } });
          expect(response.status).toBe(401);
          expect((await response.json()).message).toBe("Invalid API key");
        }
      });
    });
  });
