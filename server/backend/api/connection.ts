import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { Kysely, sql } from "kysely";
import { connectionOf, isUnavailable, RECONNECT_DELAY } from "../database.ts";
import { poolDialect } from "./pool-driver.ts";

/** The roles a request may act in. No token makes it another one, whoever signed it. */
const REQUEST_ROLES = ["anon", "authenticated"];

/** Connections to the database, of the 40 the embedded one allows. */
const POOL_SIZE = 16;

/**
 * How long a statement may take in each role, as the migrations set it for PostgREST on a Supabase project. Nothing the
 * product asks takes a tenth of that; a pattern that somebody made up may.
 */
const STATEMENT_TIMEOUTS: Record<string, string> = { anon: "1s", authenticated: "5s" };

/** For the few statements outside a request, in milliseconds. */
const OWN_TIMEOUT = 10_000;

/**
 * The library's connection, acting as `authenticator`, less what we cannot have:
 * - on its first request it would grant every privilege on every table to the request roles, while ours come from the
 *   migrations alone;
 * - it would wait for ever on a connection whose server has gone;
 * - it would act in whatever role a token names;
 * - it writes times as PostgreSQL prints them, which not every browser reads;
 * - it answers a violated check, and a database that is away, with status 500.
 *
 * @param name by which the database knows its connections.
 */
export function openApiConnection(databaseUrl: string, name: string): PostgresConnection {
  const { url, options } = connectionOf(databaseUrl);
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      ...options,
      max: POOL_SIZE,
      backoff: () => RECONNECT_DELAY,
      onnotice: () => undefined,
      connection: {
        role: "authenticator",
        application_name: name,
        statement_timeout: OWN_TIMEOUT,
        idle_in_transaction_session_timeout: OWN_TIMEOUT,
      },
      types: { timestamptz: { to: 1184, from: [1184], serialize: String, parse: toIsoTime } },
    },
  });
  connection.kysely = new Kysely({ dialect: poolDialect(connection.driver) });
  const inherited = connection.withContext.bind(connection);
  const withContext: typeof connection.withContext = async (variables, run, context) => {
    const role = (variables?.auth as { role?: unknown } | undefined)?.role ?? "anon";
    if (variables && !REQUEST_ROLES.includes(String(role))) {
      throw Object.assign(new Error("permission denied to set role"), { code: "42501" });
    }
    const runInTime: typeof run = async (database) => {
      await sql`select set_config('statement_timeout', ${STATEMENT_TIMEOUTS[String(role)] ?? "1s"}, true)`.execute(
        database,
      );
      return run(database);
    };
    try {
      return await inherited(variables, variables ? runInTime : run, context);
    } catch (error) {
      throw toPostgrestError(error);
    }
  };
  return Object.assign(connection, { withContext, ensureRlsContext: async () => true });
}

/** `2026-11-21 08:53:10.94+00` as `2026-11-21T08:53:10.94+00:00`, the form PostgREST answers with. */
export function toIsoTime(text: string): string {
  return text.replace(/^(\d+-\d\d-\d\d) (\S+?)([+-]\d\d)$/, "$1T$2$3:00");
}

/** Gives a database error the status PostgREST would, in the way a database function would ask PostgREST for it. */
export function toPostgrestError(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (code === "57014") {
    const sentence = "This took too long. Please try again.";
    return withStatus(503, { code, message: sentence, details: null, hint: null });
  }
  if (code === "23514") return withStatus(400, { code, message, details: null, hint: null });
  if (code && isUnavailable(code)) {
    const sentence = "The database cannot be reached for a moment. Please try again.";
    return withStatus(503, { code: "PGRST001", message: sentence, details: null, hint: null });
  }
  return error;
}

function withStatus(status: number, body: Record<string, unknown>): Error {
  const error = new Error(JSON.stringify(body));
  return Object.assign(error, { code: "PGRST", detail: JSON.stringify({ status, headers: {} }) });
}

/** An error's message for people. One that `toPostgrestError` has given a status carries it within JSON. */
export function sentenceOf(error: Error): string {
  const given = "code" in error && error.code === "PGRST";
  return given ? (JSON.parse(error.message) as { message: string }).message : error.message;
}
