import { SESSION_ENDED } from "../../http/refusals.ts";
import { AccountRefused } from "../accounts/refused.ts";
import type { Claims } from "../accounts/tokens.ts";
import { verifyToken } from "../accounts/tokens.ts";
import { openDatabase, type Sql } from "../database.ts";
import { answerError, CSV_TYPE, JSON_TYPE, refusal } from "./errors.ts";
import type { DataAnswer, DataRequest, DataService } from "./requests.ts";
import { type Answered, writeStatement } from "./sql.ts";

/** Connections to the database, of the 40 the embedded one allows. */
const POOL_SIZE = 16;

/**
 * How long a statement may take in each role: as the migrations set it for PostgREST on a Supabase project, where it is
 * the role's own setting.
 */
const STATEMENT_TIMEOUTS = { anon: "1s", authenticated: "5s" };

/** For a connection that is stuck outside of a statement, in milliseconds. */
const IDLE_TIMEOUT_MS = 10_000;

/** PostgreSQL's types whose values postgres.js would convert: boolean, json, timestamps, date, jsonb. */
const CONVERTED_TYPES = [16, 114, 1082, 1114, 1184, 3802];
const asText = { serialize: String, parse: (text: string) => text };

/** Errors after which the server ends the connection, or has ended it. */
const CONNECTION_LOST = /^(08...|57P0[1-4]|25P03|CONNECTION_\w+|ECONN\w+|EPIPE)$/;

/** An answer that undoes what the transaction has written. */
class RolledBack extends Error {
  readonly answer: DataAnswer;
  constructor(answer: DataAnswer) {
    super("rolled back");
    this.answer = answer;
  }
}

/**
 * The data service on a PostgreSQL of ours. Each request is one transaction, in the role of its sender, with the
 * claims of their token and a time limit, as PostgREST does it; row-level security decides what it sees.
 *
 * @param address of the database, as a role that may become `authenticator`.
 * @param jwtSecret by which access tokens are signed.
 * @param name the name of its connections, by which other servers know who changed a table.
 */
export function createPostgresService(address: string, jwtSecret: string, name: string): DataService {
  const sql = openDatabase(address, {
    max: POOL_SIZE,
    connection: {
      role: "authenticator",
      application_name: name,
      idle_in_transaction_session_timeout: IDLE_TIMEOUT_MS,
    },
    // A value is sent as text and read by PostgreSQL as the type of the column that it is compared with or stored in.
    types: Object.fromEntries(CONVERTED_TYPES.map((oid) => [oid, { to: oid, from: [oid], ...asText }])),
  });

  return {
    async ask(request, token) {
      let claims: Claims | undefined;
      try {
        claims = token === undefined ? undefined : await verifyToken(jwtSecret, `Bearer ${token}`);
        return answerFor(request, await run(sql, request, claims));
      } catch (error) {
        if (error instanceof RolledBack) return error.answer;
        if (error instanceof AccountRefused) return refusal(401, SESSION_ENDED.code, SESSION_ENDED.message);
        return answerError(error as Error & { code?: string }, claims !== undefined);
      }
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

async function run(sql: Sql, request: DataRequest, claims: Claims | undefined): Promise<Answered> {
  const role = claims ? "authenticated" : "anon";
  const statement = writeStatement(request);
  return sql.begin(request.kind === "read" ? "read only" : "", async (transaction) => {
    // Both are sent at once, and answered in order.
    const sent = Promise.all([
      transaction`
        select set_config('role', ${role}, true),
               set_config('request.jwt.claims', ${JSON.stringify({ ...claims, role })}, true),
               set_config('statement_timeout', ${STATEMENT_TIMEOUTS[role]}, true)`,
      transaction.unsafe<Answered[]>(statement.sql, [...statement.parameters] as string[], {
        // The texts of calls are few; those of other requests are as many as there are combinations of columns.
        prepare: request.kind === "call",
      }),
    ]);
    const [, [answered]] = await sent.catch((error: { code?: string }) => {
      // The transaction fails by itself when its connection closes. Rolling it back would write to what is closed.
      if (CONNECTION_LOST.test(error.code ?? "")) return new Promise<never>(() => undefined);
      throw error;
    });
    const { rows, ...rest } = answered ?? { body: null, rows: 0, total: null };
    if (isForOneRow(request) && rows !== 1) {
      const message = "Cannot coerce the result to a single JSON object";
      throw new RolledBack(refusal(406, "PGRST116", message, `The result contains ${rows} rows`));
    }
    return { rows, ...rest };
  });
}

const isForOneRow = (request: DataRequest) =>
  request.kind === "read" ? request.answer === "row" : request.kind !== "call" && request.returning?.single === true;

/** The status and the range that PostgREST gives. */
function answerFor(request: DataRequest, { body, rows, total }: Answered): DataAnswer {
  switch (request.kind) {
    case "read":
      return answerRead(request, body ?? "", rows, total);
    case "call":
      return { status: 200, body: body ?? "null", contentType: JSON_TYPE };
    default: {
      const written = { changed: rows, contentRange: `*/${rows}` };
      if (body === null) return { status: request.kind === "insert" ? 201 : 204, ...written };
      return { status: request.kind === "insert" ? 201 : 200, body, contentType: JSON_TYPE, ...written };
    }
  }
}

function answerRead(
  { answer, offset = 0 }: DataRequest & { kind: "read" },
  body: string,
  rows: number,
  total: number | null,
): DataAnswer {
  if (total !== null && offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    return { ...refusal(416, "PGRST103", "Requested range not satisfiable", details), contentRange: `*/${total}` };
  }
  const range = rows === 0 ? "*" : `${offset}-${offset + rows - 1}`;
  return {
    status: total !== null && rows < total && answer !== "row" ? 206 : 200,
    body,
    contentType: answer === "csv" ? CSV_TYPE : JSON_TYPE,
    contentRange: `${range}/${total ?? "*"}`,
  };
}
