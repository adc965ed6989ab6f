import { Hono } from "hono";
import { REFUSALS, refuse } from "../../http/refusals.ts";
import type { Logger } from "../../process/log.ts";
import { openDatabase } from "../database.ts";
import type { Mailer } from "../mail.ts";
import { administratorRoutes } from "./administrators.ts";
import { ownAccountRoutes } from "./own-account.ts";
import type { AccountsParts } from "./parts.ts";
import { createPasswords } from "./passwords.ts";
import { AccountRefused, SIGNUP_REFUSED } from "./refused.ts";
import { createSessions } from "./sessions.ts";
import { sessionRoutes } from "./sign-in.ts";
import { mailRoutes } from "./sign-up.ts";

export type AccountsSettings = { accountsUrl: string; jwtSecret: string; siteUrl: string };

/** The role with rights on the accounts' tables only; named as on a Supabase project. */
const ROLE = "supabase_auth_admin";

const POOL_SIZE = 6;

const STATEMENT_TIMEOUT_MS = 5_000;

/** The accounts service under /auth/v1: the part of GoTrue's interface that the site uses. docs/accounts.md lists it. */
export function createAccounts(
  { accountsUrl, jwtSecret, siteUrl }: AccountsSettings,
  mailer: Mailer,
  log: Logger,
): { fetch: (request: Request) => Promise<Response>; close: () => Promise<void> } {
  const sql = openDatabase(accountsUrl, {
    max: POOL_SIZE,
    connection: {
      role: ROLE,
      application_name: "site-accounts",
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    },
  });
  const sessions = createSessions(sql, jwtSecret, siteUrl);
  const parts: AccountsParts = { sql, siteUrl, sessions, passwords: createPasswords(), mailer, log };

  const accounts = new Hono().basePath("/auth/v1");
  accounts.get("/health", (c) => c.json({ name: "accounts", description: "The site's accounts service" }));
  // Only an address that was made an administrator can sign up.
  accounts.get("/settings", (c) =>
    c.json({ external: { email: true }, disable_signup: true, mailer_autoconfirm: false }),
  );
  accounts.route("/", sessionRoutes(parts));
  accounts.route("/", mailRoutes(parts));
  accounts.route("/", ownAccountRoutes(parts));
  accounts.route("/", administratorRoutes(parts));
  accounts.notFound((c) => refuse(c.req.path, REFUSALS.notFound));
  accounts.onError((error, c) => {
    if (error instanceof AccountRefused) return refuse(c.req.path, error.refusal);
    if (error instanceof SyntaxError) {
      return refuse(c.req.path, { status: 400, code: "bad_json", message: "The body is not valid JSON." });
    }
    // The database's error detail may contain an email address, so it is not logged.
    const { code, message } = error as Error & { code?: string };
    // The database refuses an address whose permission was withdrawn after the mail was sent.
    if (code === "42501") return refuse(c.req.path, SIGNUP_REFUSED.refusal);
    log.error({ path: c.req.path, code, reason: message }, "the accounts service failed");
    return refuse(c.req.path, REFUSALS.unavailable);
  });
  return { fetch: async (request) => accounts.fetch(request), close: () => sql.end({ timeout: 5 }) };
}
