import type { DataAnswer, DataRequest, DataService, Filter, ReadQuery, Row } from "./requests.ts";

/** A request as PostgREST reads it. */
type Written = { method: string; path: string; headers: Record<string, string>; body?: unknown };

const SINGLE = "application/vnd.pgrst.object+json";

/**
 * The data service of a Supabase project: requests as PostgREST's text over HTTP.
 *
 * @param url of the project
 * @param publishableKey goes along with every request
 * @param timeoutMs how long an answer may take
 */
export function createPostgrestService(url: string, publishableKey: string, timeoutMs: number): DataService {
  return {
    async ask(request, token) {
      const { method, path, headers, body } = writePostgrest(request);
      const response = await fetch(`${url}/rest/v1${path}`, {
        method,
        headers: {
          ...headers,
          apikey: publishableKey,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "manual",
      });
      return readAnswer(response);
    },
    close: async () => undefined,
  };
}

/** An answer of PostgREST. */
export async function readAnswer(response: Response): Promise<DataAnswer> {
  const { status, headers } = response;
  const body = await response.text();
  const contentRange = headers.get("content-range") ?? undefined;
  const changed = /\/(\d+)$/.exec(contentRange ?? "")?.[1];
  return {
    status,
    body: body === "" ? undefined : body,
    contentType: headers.get("content-type") ?? undefined,
    contentRange,
    changed: changed === undefined ? undefined : Number(changed),
  };
}

/** Writes a request as PostgREST reads it. */
export function writePostgrest(request: DataRequest): Written {
  switch (request.kind) {
    case "read": {
      const { table, count, answer } = request;
      const accept = { row: SINGLE, rows: "application/json", csv: "text/csv" }[answer];
      const headers = { Accept: accept, ...(count ? { Prefer: "count=exact" } : {}) };
      return { method: "GET", path: `/${table}?${readParameters(request)}`, headers };
    }
    case "insert": {
      const { table, rows } = request;
      const body = rows.length === 1 ? rows[0] : rows;
      return { method: "POST", path: `/${table}${selectOf(request)}`, headers: writeHeaders(request), body };
    }
    case "update":
    case "delete": {
      const parameters = new URLSearchParams(request.where.map((filter) => [filter.column, comparison(filter)]));
      const { columns } = request.returning ?? {};
      if (columns) parameters.set("select", selected(columns));
      const [method, body]: [string, Row?] = request.kind === "update" ? ["PATCH", request.values] : ["DELETE"];
      return { method, path: `/${request.table}?${parameters}`, headers: writeHeaders(request), body };
    }
    case "call":
      return {
        method: "POST",
        path: `/rpc/${request.procedure}`,
        headers: { Accept: "application/json" },
        body: request.args,
      };
  }
}

type Write = DataRequest & { kind: "insert" | "update" | "delete" };

/** The rows that a write changed are counted, so that the gateway knows whether there were any. */
function writeHeaders({ returning }: Write): Record<string, string> {
  const prefer = `return=${returning ? "representation" : "minimal"},count=exact`;
  return { Accept: returning?.single ? SINGLE : "application/json", Prefer: prefer };
}

const selectOf = ({ returning }: Write) =>
  returning ? `?${new URLSearchParams({ select: selected(returning.columns) })}` : "";

function readParameters({ select, where, order, limit, offset }: ReadQuery): URLSearchParams {
  const parameters = new URLSearchParams({ select: selected(select) });
  for (const condition of where) {
    if ("anyOf" in condition) {
      const tests = condition.anyOf.map((filter) => `${filter.column}.${comparison(filter, true)}`);
      parameters.append("or", `(${tests.join()})`);
    } else parameters.append(condition.column, comparison(condition));
  }
  const terms = order.map(({ column, descending }) => `${column}.${descending ? "desc" : "asc"}`);
  if (terms.length > 0) parameters.set("order", terms.join());
  if (limit !== undefined) parameters.set("limit", String(limit));
  if (offset) parameters.set("offset", String(offset));
  return parameters;
}

const selected = (columns: readonly string[] | "*") => (columns === "*" ? "*" : columns.join());

/** @param nested within a list of filters, where a comma or a bracket would end the value. */
function comparison({ operator, values, negated }: Filter, nested = false): string {
  const [value = ""] = values;
  const operand = operator === "in" ? `(${values.map(quoted).join()})` : nested ? quoted(value) : value;
  return `${negated ? "not." : ""}${operator}.${operand}`;
}

/** A value within a list, where commas, brackets and quotes mean something. */
function quoted(value: string): string {
  return /^[^,()"\\]+$/.test(value) ? value : `"${value.replace(/["\\]/g, "\\$&")}"`;
}
