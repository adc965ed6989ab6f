import { Hono } from "hono";
import { REFUSALS, refuse } from "../../http/refusals.ts";
import type { Logger } from "../../process/log.ts";
import { openDatabase } from "../database.ts";
import type { Mailer } from "../mail.ts";
import { ownAccountRoutes } from "./own-account.ts";
import type { AccountsParts } from "./parts.ts";
import { createPasswords } from "./passwords.ts";
import { AccountRefused, SIGNUP_REFUSED } from "./refused.ts";
import { createSessions } from "./sessions.ts";
import { sessionRoutes } from "./sign-in.ts";
import { mailRoutes } from "./sign-up.ts";

export type AccountsSettings = { accountsUrl: string; jwtSecret: string; siteUrl: string };

/** The role that may read and write accounts, and nothing else; named as on a Supabase project. */
const ROLE = "supabase_auth_admin";

const POOL_SIZE = 6;

/** In milliseconds. */
const STATEMENT_TIMEOUT = 5_000;

/**
 * The site's own accounts service: the part of GoTrue that the product uses, under /auth/v1, as supabase-js speaks it.
 * Which calls these are is written in docs/accounts.md.
 */
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
      statement_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
    },
  });
  const sessions = createSessions(sql, jwtSecret, siteUrl);
  const parts: AccountsParts = { sql, siteUrl, sessions, passwords: createPasswords(), mailer, log };

  const accounts = new Hono().basePath("/auth/v1");
  accounts.get("/health", (c) => c.json({ name: "accounts", description: "The site's accounts service" }));
  // Nobody signs up unless they were made an administrator.
  accounts.get("/settings", (c) =>
    c.json({ external: { email: true }, disable_signup: true, mailer_autoconfirm: false }),
  );
  accounts.route("/", sessionRoutes(parts));
  accounts.route("/", mailRoutes(parts));
  accounts.route("/", ownAccountRoutes(parts));
  accounts.notFound((c) => refuse(c.req.path, REFUSALS.notFound));
  accounts.onError((error, c) => {
    if (error instanceof AccountRefused) return refuse(c.req.path, error.refusal);
    if (error instanceof SyntaxError) {
      return refuse(c.req.path, { status: 400, code: "bad_json", message: "The body is not valid JSON." });
    }
    // The database's detail may hold somebody's address, and stays out of the log.
    const { code, message } = error as Error & { code?: string };
    // The database has the last word on who may have an account: a right may have been taken since the mail was sent.
    if (code === "42501") return refuse(c.req.path, SIGNUP_REFUSED.refusal);
    log.error({ path: c.req.path, code, reason: message }, "the accounts service failed");
    return refuse(c.req.path, REFUSALS.unavailable);
  });
  return { fetch: async (request) => accounts.fetch(request), close: () => sql.end({ timeout: 5 }) };
}
