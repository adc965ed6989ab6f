import type { ChangeQuery, Filter, ReadQuery } from "./query.ts";

/**
 * Writes what was understood of a query as PostgREST reads it: always the same text for the same meaning, so that it
 * also names an answer in memory.
 *
 * @returns a query with its question mark, or nothing.
 */
export function writeQuery({ select = "*", filters, order, limit, offset }: ReadQuery): string {
  const parameters = new URLSearchParams({ select: selected(select) });
  for (const filter of filters) parameters.append(filter.column, comparison(filter));
  if (order.length > 0) {
    const terms = order.map(({ column, descending }) => `${column}.${descending ? "desc" : "asc"}`);
    parameters.set("order", terms.join(","));
  }
  if (limit !== undefined) parameters.set("limit", String(limit));
  if (offset) parameters.set("offset", String(offset));
  return `?${parameters}`;
}

/** The query of a PATCH or DELETE. It always names its rows. */
export function writeChangeQuery({ select, ids, updatedAt }: ChangeQuery): string {
  const [id = "", ...others] = ids;
  const parameters = new URLSearchParams({ id: others.length > 0 ? `in.(${ids.join(",")})` : `eq.${id}` });
  if (updatedAt) parameters.set("updated_at", `eq.${updatedAt}`);
  if (select) parameters.set("select", selected(select));
  return `?${parameters}`;
}

/** The query of a POST, or nothing. */
export function writeInsertQuery({ select }: { select?: string[] | "*" }): string {
  return select ? `?${new URLSearchParams({ select: selected(select) })}` : "";
}

function selected(select: string[] | "*"): string {
  return select === "*" ? "*" : select.join(",");
}

function comparison({ operator, values }: Filter): string {
  return operator === "in" ? `in.(${values.map(quoted).join(",")})` : `${operator}.${values[0]}`;
}

/** A value within a list, where commas, brackets and quotes mean something. */
function quoted(value: string): string {
  return /^[^,()"\\]+$/.test(value) ? value : `"${value.replace(/["\\]/g, "\\$&")}"`;
}
