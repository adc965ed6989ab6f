import { type Context, Hono } from "hono";
import type { StoredThing } from "../../../domain/stored/stored-thing.ts";
import { storedThings } from "../../../domain/stored/stored-things.ts";
import type { Ready } from "../../http/ready.ts";
import { REFUSALS, Refused, refuse } from "../../http/refusals.ts";
import { bestEncoding, encode, isNotModified, negotiate } from "../../http/representation.ts";
import { BODY_LIMIT, CALL_LIMIT } from "../../http/request-body.ts";
import type { TakeBody } from "../bodies.ts";
import { type GatewayEnv, type GatewayParts, searchOf, userToken, type WriteOutcome } from "../parts.ts";
import { PUBLIC_THINGS } from "../reads.ts";
import type { UpstreamRequest } from "../upstream.ts";
import { csvOf, type ListedEnquiry } from "./enquiries-csv.ts";
import { enquiryDesk } from "./enquiry.ts";
import { readPreferences, writePreferences } from "./preferences.ts";
import { readChangeQuery, readInsertQuery } from "./query.ts";
import { understandRead } from "./read-request.ts";
import { readRow, readRows } from "./rows.ts";
import { readEraseCall, readFileCall, readOriginsCall, readPictureCall, readStaffList } from "./staff-calls.ts";
import { readValue } from "./values.ts";
import { writeChangeQuery, writeInsertQuery } from "./write-query.ts";

const THINGS = new Map<string, StoredThing>(storedThings.map((thing) => [thing.table, thing]));

/** What of a request the data service is sent; the rest is added here. */
type Order = Pick<UpstreamRequest, "method" | "path" | "headers"> & {
  kind: "read" | "write";
  body?: unknown;
};

/**
 * What the product uses of the data service: the stored things and one procedure. Each request is understood first;
 * what is sent on is written anew from that, so that nothing a stranger wrote reaches the data service as a name, a
 * key or a part of a query.
 */
export function restRoutes(parts: GatewayParts, takeBody: TakeBody): Hono<GatewayEnv> {
  const { send, reads, limits, publishableKey, onWrite, log } = parts;
  const rest = new Hono<GatewayEnv>();
  const takeEnquiry = enquiryDesk(parts, takeBody);

  async function forward(c: Context<GatewayEnv>, { kind, body, headers, ...order }: Order): Promise<Response> {
    const token = userToken(c.req.raw, publishableKey);
    if (token) headers.set("Authorization", `Bearer ${token}`);
    if (body !== undefined) headers.set("Content-Type", "application/json");
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const place = { kind: token ? ("staff" as const) : kind, client: c.env.client };
    const response = await send({ ...order, headers, body: bytes, place });
    if (response.status === 500) {
      // Its details may hold a row, which is nobody's business in the log. PostgREST answers 500 for a statement's time-out.
      const { code, message } = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
      if (code === "57014") {
        log.warn({ requestId: c.env.requestId, path: c.req.path, code }, "a statement took too long");
        return refuse(c.req.path, REFUSALS.unavailable);
      }
      throw new Error(`the data service failed: ${code} ${message?.slice(0, 200)}`);
    }
    response.headers.set("Cache-Control", "no-store");
    return response;
  }

  rest.post("/rpc/is_secure_admin", async (c) => {
    if (searchOf(c.req.raw)) throw new Refused(REFUSALS.badRequest);
    const body = (await takeBody(c, CALL_LIMIT))?.value;
    const names = typeof body === "object" && body !== null ? Object.keys(body) : [];
    if (names.some((name) => name !== "user_id")) throw new Refused(REFUSALS.badRequest);
    const { user_id = null } = (body ?? {}) as { user_id?: unknown };
    const id = typeof user_id === "string" ? readValue({ type: "uuid" }, user_id) : null;
    const headers = new Headers({ Accept: "application/json" });
    const path = "/rest/v1/rpc/is_secure_admin";
    return forward(c, { kind: "read", method: "POST", path, headers, body: { user_id: id } });
  });

  /** A procedure for administrators; whether somebody is one is the database's to say. */
  async function call(c: Context<GatewayEnv>, procedure: string, read: (body: unknown) => object): Promise<Response> {
    if (searchOf(c.req.raw)) throw new Refused(REFUSALS.badRequest);
    requireToken(c);
    const body = read((await takeBody(c, CALL_LIMIT))?.value);
    const headers = new Headers({ Accept: "application/json" });
    return forward(c, { kind: "read", method: "POST", path: `/rest/v1/rpc/${procedure}`, headers, body });
  }
  rest.post("/rpc/staff_list", (c) => call(c, "staff_list", (body) => readStaffList(THINGS, body)));
  rest.post("/rpc/enquiry_origins", (c) => call(c, "enquiry_origins", readOriginsCall));
  rest.post("/rpc/articles_with_picture", (c) => call(c, "articles_with_picture", readPictureCall));
  rest.post("/rpc/erase_person", (c) => call(c, "erase_person", readEraseCall));

  rest.post("/enquiries.csv", async (c) => {
    if (searchOf(c.req.raw)) throw new Refused(REFUSALS.badRequest);
    requireToken(c);
    const call = readFileCall(THINGS, (await takeBody(c, CALL_LIMIT))?.value);
    const page = async (after: object) => {
      const headers = new Headers({ Accept: "application/json" });
      const path = "/rest/v1/rpc/enquiries_for_file";
      return forward(c, { kind: "read", method: "POST", path, headers, body: { ...call, ...after } });
    };
    const rowsOf = async (response: Response) => (await response.json()) as ListedEnquiry[];
    const first = await page({});
    if (!first.ok) return first;
    const file = csvOf(await rowsOf(first), async ({ id, created_at }) => {
      const response = await page({ after_created: created_at, after_id: id });
      // Breaking off is the only way left to say that the file is not whole.
      if (!response.ok) throw new Error(`a page of the file was answered with ${response.status}`);
      return rowsOf(response);
    });
    const headers = {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="enquiries.csv"',
      "Cache-Control": "no-store",
    };
    return new Response(file, { headers });
  });

  rest.all("/:table", async (c) => {
    const thing = THINGS.get(c.req.param("table"));
    if (!thing) {
      const message = "Could not find the table in the schema cache";
      return refuse(c.req.path, { status: 404, code: "PGRST205", message });
    }
    switch (c.req.method) {
      case "GET":
      case "HEAD":
        return read(c, thing);
    }
    if (thing.writers === "nobody") return refuse(c.req.path, REFUSALS.methodNotAllowed);
    switch (c.req.method) {
      case "POST":
        return insert(c, thing);
      case "PATCH":
      case "DELETE":
        return change(c, thing, c.req.method);
      default:
        return refuse(c.req.path, REFUSALS.methodNotAllowed);
    }
  });

  async function read(c: Context<GatewayEnv>, thing: StoredThing): Promise<Response> {
    const { method, raw } = c.req;
    const asked = understandRead(thing, searchOf(raw), raw.headers);
    const kept = method === "GET" && PUBLIC_THINGS.has(thing.table) && !userToken(raw, publishableKey);
    // What stands in memory costs nobody anything; what must be asked for is counted.
    const free = (kept && reads.has(asked)) || userToken(raw, publishableKey) !== undefined;
    const refusal = free ? undefined : await limits.count(["coldRead", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    if (!kept) return forward(c, { kind: "read", method, ...asked });
    const { value } = await reads.get(thing.table, asked, c.env.client);
    return answerRead(value, raw.headers);
  }

  async function insert(c: Context<GatewayEnv>, thing: StoredThing): Promise<Response> {
    const { raw } = c.req;
    const { select, columns } = readInsertQuery(thing, searchOf(raw));
    const preferences = readPreferences(raw.headers);
    const path = `/rest/v1/${thing.table}${writeInsertQuery({ select })}`;
    const order = { kind: "write", method: "POST", path, headers: writePreferences(preferences) } as const;
    if (thing.writers === "anyone") {
      const wanted = { select, columns, preferences };
      return takeEnquiry(c, thing, wanted, (row) => forward(c, { ...order, body: row }));
    }
    requireToken(c);
    const rows = readRows(thing, (await takeBody(c, BODY_LIMIT))?.value, true, columns);
    return thenDrop(thing, forward(c, { ...order, body: rows.length === 1 ? rows[0] : rows }));
  }

  async function change(c: Context<GatewayEnv>, thing: StoredThing, method: "PATCH" | "DELETE"): Promise<Response> {
    const { raw } = c.req;
    const query = readChangeQuery(thing, searchOf(raw), userToken(raw, publishableKey) !== undefined);
    // The number of changed rows tells whether anything is to be forgotten.
    const headers = writePreferences({ ...readPreferences(raw.headers), count: true });
    requireToken(c);
    const body = method === "PATCH" ? readRow(thing, (await takeBody(c, BODY_LIMIT))?.value) : undefined;
    const path = `/rest/v1/${thing.table}${writeChangeQuery(query)}`;
    return thenDrop(thing, forward(c, { kind: "write", method, path, headers, body }));
  }

  /** Administrators' things are changed by people who are signed in; whether they may is the database's to say. */
  function requireToken(c: Context<GatewayEnv>): void {
    if (userToken(c.req.raw, publishableKey)) return;
    throw new Refused({ status: 401, code: "42501", message: "Please sign in first." });
  }

  /**
   * What was made of a thing before is forgotten once it was changed, and doubted when a change gave no answer. A change
   * of no row, which is what the database makes of one that somebody may not make, leaves it as it is.
   */
  async function thenDrop(thing: StoredThing, writing: Promise<Response>): Promise<Response> {
    let outcome: WriteOutcome = "unknown";
    try {
      const response = await writing;
      const changedNothing = response.headers.get("content-range")?.endsWith("/0");
      if (response.status < 400) outcome = changedNothing ? "refused" : "changed";
      else if (response.status < 500) outcome = "refused";
      return response;
    } finally {
      if (outcome !== "refused")
        for (const table of [thing.table, ...(thing.changesPublished ? PUBLIC_THINGS.keys() : [])])
          onWrite(table, outcome);
    }
  }

  return rest;
}

async function answerRead({ status, headers, representation }: Ready, asked: Headers): Promise<Response> {
  const accepted = asked.get("accept-encoding") ?? undefined;
  await encode(representation, bestEncoding(representation, accepted), "kept");
  const { encoding, body, etag } = negotiate(representation, accepted);
  const answer = new Headers({ ...headers, ETag: etag });
  if (isNotModified(asked.get("if-none-match") ?? undefined, etag) && status === 200)
    return new Response(null, { status: 304, headers: answer });
  answer.set("Content-Type", representation.contentType);
  if (encoding !== "identity") answer.set("Content-Encoding", encoding);
  return new Response(body as unknown as BodyInit, { status, headers: answer });
}
