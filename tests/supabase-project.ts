/**
 * A stand-in for a Supabase project, so that the policies are also tried through the writer of PostgREST's text:
 * `@supabase/lite` answers /rest/v1, the site's own accounts service answers /auth/v1. It has no storage.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { App, type HonoContext } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import type { MiddlewareHandler } from "hono";
import { sql } from "kysely";
import { createAccounts } from "../server/backend/accounts/service.ts";
import { verifyToken } from "../server/backend/accounts/tokens.ts";
import { openDatabase, parseDatabaseAddress } from "../server/backend/database.ts";
import { createMailer } from "../server/backend/mail.ts";
import { refuse, SESSION_ENDED } from "../server/http/refusals.ts";
import { createLog } from "../server/process/log.ts";

export type Project = { url: string; publishableKey: string; stop(): Promise<void> };

const REQUEST_TIMEOUTS: Record<string, string> = { anon: "1s", authenticated: "5s" };
const log = createLog("silent", "site");

/**
 * Starts the stand-in on a database that the site's migrations were applied to.
 *
 * @param databaseUrl of the database, as its owner.
 */
export async function startProject(databaseUrl: string): Promise<Project> {
  const jwtSecret = randomBytes(32).toString("hex");
  const publishableKey = "sb_publishable_of_the_project";
  const owner = openDatabase(databaseUrl, { max: 1 });
  // The library looks the tables up as authenticator, and sees what that role may touch itself.
  await owner`grant anon, authenticated to authenticator with inherit true`;
  await owner.end();

  const connection = openConnection(databaseUrl);
  const takeToken: MiddlewareHandler<HonoContext> = async (c, next) => {
    const authorization = c.req.header("authorization");
    if (!authorization) return next();
    const claims = await verifyToken(jwtSecret, authorization).catch(() => undefined);
    if (!claims) return refuse(c.req.path, SESSION_ENDED);
    c.set("userId", claims.sub);
    c.set("sessionId", claims.session_id);
    await next();
  };
  const data = await new App({
    connection,
    auth: { enabled: false, jwt_secret: jwtSecret, publishable_key: publishableKey },
    api: { enabled: true, schemas: ["public"], max_rows: 1000, aggregates_enabled: false, plan_enabled: false },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true, middlewares: [takeToken] } },
  }).init();

  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const outbox = await mkdtemp(join(tmpdir(), "project-outbox-"));
  const accounts = createAccounts(
    { accountsUrl: databaseUrl, jwtSecret, siteUrl: url },
    createMailer({ outbox, from: "project@example.com" }, log),
    log,
  );
  server.on(
    "request",
    getRequestListener((request) =>
      new URL(request.url).pathname.startsWith("/rest/v1/")
        ? data.fetch(request, { peerAddress: null })
        : accounts.fetch(request),
    ),
  );
  return {
    url,
    publishableKey,
    async stop() {
      server.closeAllConnections();
      server.close();
      await accounts.close();
      await connection.close();
      await rm(outbox, { recursive: true, force: true });
    },
  };
}

/** The library's connection, made to act and answer more like PostgREST does. */
function openConnection(databaseUrl: string): ReturnType<typeof createPostgresConnection> {
  const { url, options } = parseDatabaseAddress(databaseUrl);
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      ...options,
      max: 8,
      onnotice: () => undefined,
      connection: { role: "authenticator", application_name: "project" },
      types: { timestamptz: { to: 1184, from: [1184], serialize: String, parse: toIsoTime } },
    },
  });
  const inherited = connection.withContext.bind(connection);
  const withContext: typeof connection.withContext = async (variables, run, context) => {
    const role = String((variables?.auth as { role?: unknown } | undefined)?.role ?? "anon");
    const limited: typeof run = async (database) => {
      const timeout = REQUEST_TIMEOUTS[role] ?? "1s";
      await sql`select set_config('statement_timeout', ${timeout}, true)`.execute(database);
      return run(database);
    };
    return inherited(variables, variables ? limited : run, context).catch((error: unknown) => {
      throw asPostgrest(error as Error & { code?: string });
    });
  };
  // On its first request the library would grant every table to the request roles.
  return Object.assign(connection, { withContext, ensureRlsContext: async () => true });
}

/** `2026-11-21 08:53:10.94+00` as `2026-11-21T08:53:10.94+00:00`. */
const toIsoTime = (text: string) => text.replace(/^(\d+-\d\d-\d\d) (\S+?)([+-]\d\d)$/, "$1T$2$3:00");

/** The library answers a violated check, and a sentence that a procedure raises, with 500; PostgREST does with 400. */
function asPostgrest(error: Error & { code?: string }): Error {
  const { code, message } = error;
  if (code !== "23514" && code !== "P0001") return error;
  const body = JSON.stringify({ code, message, details: null, hint: null });
  return Object.assign(new Error(body), { code: "PGRST", detail: JSON.stringify({ status: 400, headers: {} }) });
}
