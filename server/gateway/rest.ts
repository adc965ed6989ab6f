import { type Context, Hono } from "hono";
import { REFUSALS, refuse } from "../http/answers.ts";
import { bestEncoding, encode, isNotModified, negotiate } from "../http/representation.ts";
import { PUBLIC_TABLES, type Read } from "./reads.ts";
import { BODY_LIMIT, ENQUIRY_LIMIT, type JsonBody, readJson } from "./request-body.ts";
import { type GatewayEnv, type GatewayParts, pathOf, userToken } from "./visitor.ts";

const ENQUIRIES = "contact_submissions";
const TABLES: readonly string[] = [...PUBLIC_TABLES, ENQUIRIES];
const WRITES = ["POST", "PATCH", "DELETE"];

const VARY = "Accept, Accept-Encoding, Accept-Profile, Authorization, Prefer, Range";

/** What the product uses of the data service: four tables and one procedure. */
export function restRoutes({ send, reads, limits, publishableKey, onWrite }: GatewayParts): Hono<GatewayEnv> {
  const rest = new Hono<GatewayEnv>();

  async function forward(c: Context<GatewayEnv>, body?: JsonBody): Promise<Response> {
    const headers = new Headers(c.req.raw.headers);
    if (!userToken(c.req.raw, publishableKey)) headers.delete("authorization");
    const response = await send({ method: c.req.method, path: pathOf(c.req.raw), headers, body: body?.bytes });
    if (response.status === 500) throw new Error(`the data service failed: ${(await response.text()).slice(0, 500)}`);
    response.headers.set("Cache-Control", "no-store");
    return response;
  }

  rest.post("/rpc/is_secure_admin", async (c) => forward(c, await readJson(c.req.raw, BODY_LIMIT)));

  rest.all("/:table", async (c) => {
    const table = c.req.param("table");
    const { method } = c.req;
    if (!TABLES.includes(table)) {
      const message = `Could not find the table 'public.${table.slice(0, 63)}' in the schema cache`;
      return refuse(c.req.path, { status: 404, code: "PGRST205", message });
    }
    if (method === "GET" && table !== ENQUIRIES && !userToken(c.req.raw, publishableKey)) {
      const { value } = await reads.get(pathOf(c.req.raw), table, c.req.raw.headers);
      return answerRead(value, c.req.raw.headers);
    }
    if (method === "GET" || method === "HEAD") return forward(c);
    if (!WRITES.includes(method)) return refuse(c.req.path, REFUSALS.methodNotAllowed);
    if (method === "POST" && table === ENQUIRIES) return takeEnquiry(c);
    const body = await readJson(c.req.raw, BODY_LIMIT);
    try {
      return await forward(c, body);
    } finally {
      // Whatever came of it: a write that failed to answer may have happened all the same.
      onWrite(table);
    }
  });

  async function takeEnquiry(c: Context<GatewayEnv>): Promise<Response> {
    const refusal = await limits.count(["enquiry", c.env.client]);
    if (refusal) return refuse(c.req.path, refusal);
    const body = await readJson(c.req.raw, ENQUIRY_LIMIT);
    // supabase-js sends `insert([row])` as a list of one, and means the same.
    const enquiry = Array.isArray(body?.value) && body.value.length === 1 ? body.value[0] : body?.value;
    if (typeof enquiry !== "object" || enquiry === null || Array.isArray(enquiry)) {
      return refuse(c.req.path, { status: 400, code: "PGRST102", message: "An enquiry is one object." });
    }
    return forward(c, body);
  }

  return rest;
}

async function answerRead({ status, headers, representation }: Read, asked: Headers): Promise<Response> {
  const accepted = asked.get("accept-encoding") ?? undefined;
  await encode(representation, bestEncoding(representation, accepted), "kept");
  const { encoding, body, etag } = negotiate(representation, accepted);
  const answer = new Headers({ ...headers, ETag: etag, "Cache-Control": "no-cache", Vary: VARY });
  if (isNotModified(asked.get("if-none-match") ?? undefined, etag) && status === 200) {
    answer.delete("content-type");
    return new Response(null, { status: 304, headers: answer });
  }
  if (encoding !== "identity") answer.set("Content-Encoding", encoding);
  return new Response(body as unknown as BodyInit, { status, headers: answer });
}
