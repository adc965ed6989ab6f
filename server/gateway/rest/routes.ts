import { type Context, Hono } from "hono";
import type { StoredThing } from "../../../domain/stored/stored-thing.ts";
import { storedThings } from "../../../domain/stored/stored-things.ts";
import {
  type Call,
  type ChangeQuery,
  type DataAnswer,
  type DataRequest,
  errorIn,
  rowsIn,
} from "../../backend/data/requests.ts";
import type { Ready } from "../../http/ready.ts";
import { methodNotAllowed, REFUSALS, Refused, refuse } from "../../http/refusals.ts";
import { bestEncoding, encode, isNotModified, negotiate } from "../../http/representation.ts";
import { BODY_LIMIT, CALL_LIMIT } from "../../http/request-body.ts";
import type { ReadBody } from "../body-reader.ts";
import { type GatewayEnv, type GatewayParts, searchOf, userToken, type WriteOutcome } from "../parts.ts";
import { PUBLIC_THINGS } from "../reads.ts";
import { auditFile } from "./audit-csv.ts";
import { type CsvFormat, createCsvStream } from "./csv.ts";
import { enquiriesFile } from "./enquiries-csv.ts";
import { createEnquiryIntake } from "./enquiry.ts";
import { readReturning } from "./preferences.ts";
import { readChangeQuery, readInsertQuery, readQuery } from "./query.ts";
import { readRow, readRows } from "./rows.ts";
import {
  readAddressCall,
  readAuditCall,
  readAuditFileCall,
  readEmptyCall,
  readEntryCall,
  readEraseCall,
  readFileCall,
  readOpenCall,
  readPictureCall,
  readStaffList,
  readWeeksCall,
} from "./staff-calls.ts";
import { readValue } from "./values.ts";

const STORED_THINGS = new Map<string, StoredThing>(storedThings.map((thing) => [thing.table, thing]));

/**
 * The calls of the data service that the product uses: the stored things and a few procedures. Each request is parsed, and
 * the data service receives the typed result: no text of a visitor reaches it as a name, a key or a part of a query.
 */
export function restRoutes(parts: GatewayParts, readBody: ReadBody): Hono<GatewayEnv> {
  const { askData, reads, limits, publishableKey, onWrite, log } = parts;
  const rest = new Hono<GatewayEnv>();
  const takeEnquiry = createEnquiryIntake(limits, readBody, ask);

  /** @throws Refused when a statement timed out; Error for any other failure of the data service, which is logged. */
  async function ask(c: Context<GatewayEnv>, kind: "read" | "write", request: DataRequest): Promise<DataAnswer> {
    const token = userToken(c.req.raw, publishableKey);
    const place = { kind: token ? ("staff" as const) : kind, client: c.env.client };
    const answer = await askData(request, { token, place });
    if (answer.status < 400) return answer;
    const { code, message = "the data service refused a request" } = errorIn(answer);
    if (answer.status !== 500) {
      log.info({ requestId: c.env.requestId, path: c.req.path, code }, message);
      return answer;
    }
    if (code !== STATEMENT_TIMEOUT && code !== DEADLOCK)
      throw new Error(`the data service failed: ${code} ${message.slice(0, 200)}`);
    log.warn(
      { requestId: c.env.requestId, path: c.req.path, code },
      "a statement took too long or was in another's way",
    );
    throw new Refused(REFUSALS.unavailable);
  }

  rest.post("/rpc/is_secure_admin", async (c) => {
    if (searchOf(c.req.raw)) throw new Refused(REFUSALS.badRequest);
    const body = (await readBody(c, CALL_LIMIT))?.value;
    const names = typeof body === "object" && body !== null ? Object.keys(body) : [];
    if (names.some((name) => name !== "user_id")) throw new Refused(REFUSALS.badRequest);
    const { user_id = null } = (body ?? {}) as { user_id?: unknown };
    const id = typeof user_id === "string" ? readValue({ type: "uuid" }, user_id) : null;
    return callProcedure(c, "is_secure_admin", { user_id: id });
  });

  async function callProcedure(
    c: Context<GatewayEnv>,
    procedure: string,
    args: Call["args"],
    returns: Call["returns"] = "value",
  ) {
    return respond(await ask(c, "read", { kind: "call", procedure, args, returns }));
  }

  /** Adds the route of a procedure for administrators. The database checks whether the user is one. */
  function addStaffCall(procedure: string, returns: Call["returns"], read: (body: unknown) => Call["args"]): void {
    rest.post(`/rpc/${procedure}`, async (c) => {
      if (searchOf(c.req.raw)) throw new Refused(REFUSALS.badRequest);
      requireToken(c);
      return callProcedure(c, procedure, read((await readBody(c, CALL_LIMIT))?.value), returns);
    });
  }
  addStaffCall("staff_list", "value", (body) => readStaffList(STORED_THINGS, body));
  addStaffCall("staff_names", "rows", readEmptyCall);
  addStaffCall("enquiry_mailing", "value", readEmptyCall);
  addStaffCall("enquiry_origin_values", "value", readEmptyCall);
  addStaffCall("send_reply_again", "value", readEntryCall);
  addStaffCall("enquiry_origins", "rows", readWeeksCall);
  addStaffCall("use_of_the_site", "value", readWeeksCall);
  addStaffCall("articles_with_picture", "rows", readPictureCall);
  addStaffCall("open_elsewhere", "rows", (body) => readOpenCall(STORED_THINGS, body));
  addStaffCall("list_administrators", "rows", readEmptyCall);
  addStaffCall("invite_administrator", "value", readAddressCall);
  addStaffCall("reset_administrator", "value", readAddressCall);
  addStaffCall("remove_administrator", "value", readAddressCall);
  addStaffCall("audit_entries", "value", readAuditCall);
  addStaffCall("erase_person", "value", readEraseCall);

  /** Adds the route of a file, whose rows a procedure returns in pages. The first call checks the right and is noted. */
  function addFile<T>(
    name: string,
    procedure: string,
    read: (body: unknown) => Call["args"],
    after: (last: T) => Call["args"],
    format: CsvFormat<T>,
  ): void {
    rest.post(`/${name}`, async (c) => {
      if (searchOf(c.req.raw)) throw new Refused(REFUSALS.badRequest);
      requireToken(c);
      const filters = read((await readBody(c, CALL_LIMIT))?.value);
      const page = (from: Call["args"]) =>
        ask(c, "read", { kind: "call", procedure, args: { ...filters, ...from }, returns: "value" });
      const first = await page({});
      if (first.status >= 300) return respond(first);
      // If a later page fails, the stream is aborted: the status is sent already, and this shows that the file is incomplete.
      const file = createCsvStream(format, rowsIn<T[]>(first), async (last) => rowsIn(await page(after(last))));
      const headers = {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}"`,
        "Cache-Control": "no-store",
      };
      return new Response(file, { headers });
    });
  }
  addFile(
    "enquiries.csv",
    "enquiries_for_file",
    (body) => readFileCall(STORED_THINGS, body),
    ({ created_at, id }) => ({ after_created: created_at, after_id: id }),
    enquiriesFile,
  );
  addFile(
    "audit-log.csv",
    "audit_for_file",
    readAuditFileCall,
    ({ at, id }) => ({ after_at: at, after_id: id }),
    auditFile,
  );

  rest.all("/:table", async (c) => {
    const thing = STORED_THINGS.get(c.req.param("table"));
    if (!thing) {
      const message = "Could not find the table in the schema cache";
      return refuse(c.req.path, { status: 404, code: "PGRST205", message });
    }
    const { method, path } = c.req;
    if (method === "GET" || method === "HEAD") return read(c, thing);
    if (thing.writers !== "nobody") {
      if (method === "POST") return insert(c, thing);
      if (method === "PATCH" || method === "DELETE") return change(c, thing, method);
    }
    return refuse(path, methodNotAllowed(thing.writers === "nobody" ? "GET, HEAD" : "GET, HEAD, POST, PATCH, DELETE"));
  });

  async function read(c: Context<GatewayEnv>, thing: StoredThing): Promise<Response> {
    const { method, raw } = c.req;
    const query = readQuery(thing, searchOf(raw), raw.headers);
    const signedIn = userToken(raw, publishableKey) !== undefined;
    const cacheable = method === "GET" && PUBLIC_THINGS.has(thing.table) && !signedIn;
    // Only reads that reach the database are counted.
    const uncounted = signedIn || (cacheable && reads.has(query));
    const refusal = uncounted ? undefined : await limits.count(["coldRead", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    if (!cacheable) return respond(await ask(c, "read", query), method);
    const { value } = await reads.get(query, c.env.client);
    return answerRead(value, raw.headers);
  }

  async function insert(c: Context<GatewayEnv>, thing: StoredThing): Promise<Response> {
    const { raw } = c.req;
    const { select, columns } = readInsertQuery(thing, searchOf(raw));
    const returning = readReturning(raw.headers, select);
    const insertion = { kind: "insert", table: thing.table, returning } as const;
    if (thing.writers === "anyone") {
      return respond(await takeEnquiry(c, thing, { columns, returning }));
    }
    requireToken(c);
    const rows = readRows(thing, (await readBody(c, BODY_LIMIT))?.value, true, columns);
    return respond(await writeAndInvalidate(thing, ask(c, "write", { ...insertion, rows })));
  }

  async function change(c: Context<GatewayEnv>, thing: StoredThing, method: "PATCH" | "DELETE"): Promise<Response> {
    const { raw } = c.req;
    const { where, select } = readChangeQuery(thing, searchOf(raw), userToken(raw, publishableKey) !== undefined);
    const returning = readReturning(raw.headers, select);
    requireToken(c);
    const chosen = { table: thing.table, where, returning };
    const request: ChangeQuery =
      method === "PATCH"
        ? { kind: "update", ...chosen, values: readRow(thing, (await readBody(c, BODY_LIMIT))?.value) }
        : { kind: "delete", ...chosen };
    return respond(await writeAndInvalidate(thing, ask(c, "write", request)));
  }

  /** Refuses a request without a token. The database checks what the user may do. */
  function requireToken(c: Context<GatewayEnv>): void {
    if (userToken(c.req.raw, publishableKey)) return;
    throw new Refused({ status: 401, code: "42501", message: "Please sign in first." });
  }

  /**
   * Waits for a write and reports its outcome: cached answers of the table are dropped when it changed rows, and marked
   * stale when no answer came. A write that changed no row, such as one that the policies forbid, leaves the cache as it is.
   */
  async function writeAndInvalidate(thing: StoredThing, writing: Promise<DataAnswer>): Promise<DataAnswer> {
    let outcome: WriteOutcome = "unknown";
    try {
      const answer = await writing;
      if (answer.status < 400) outcome = answer.changed === 0 ? "refused" : "changed";
      else if (answer.status < 500) outcome = "refused";
      return answer;
    } finally {
      if (outcome !== "refused")
        for (const table of [thing.table, ...(thing.changesPublished ? PUBLIC_THINGS.keys() : [])])
          onWrite(table, outcome);
    }
  }

  return rest;
}

/** PostgreSQL's code for a statement timeout. PostgREST answers it with 500. */
const STATEMENT_TIMEOUT = "57014";
const DEADLOCK = "40P01";

function respond({ status, body, contentType, contentRange }: DataAnswer, method?: string): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (contentType && body !== undefined) headers.set("Content-Type", contentType);
  if (contentRange) headers.set("Content-Range", contentRange);
  return new Response(method === "HEAD" ? null : (body ?? null), { status, headers });
}

async function answerRead({ status, headers, representation }: Ready, requested: Headers): Promise<Response> {
  const accepted = requested.get("accept-encoding") ?? undefined;
  await encode(representation, bestEncoding(representation, accepted), "kept");
  const { encoding, body, etag } = negotiate(representation, accepted);
  const answer = new Headers({ ...headers, ETag: etag });
  if (isNotModified(requested.get("if-none-match") ?? undefined, etag) && status === 200)
    return new Response(null, { status: 304, headers: answer });
  answer.set("Content-Type", representation.contentType);
  if (encoding !== "identity") answer.set("Content-Encoding", encoding);
  return new Response(body as unknown as BodyInit, { status, headers: answer });
}
