import type { StoredThing } from "../../../domain/stored/stored-thing.ts";
import { readPreferences, writePreferences } from "./preferences.ts";
import { readQuery } from "./query.ts";
import { writeQuery } from "./write-query.ts";

/** A request for the data service, written by us. */
export type Asked = { path: string; headers: Headers };

/**
 * Understands a GET or HEAD of a stored thing and writes it anew.
 *
 * @param search the query as it came.
 * @throws Refused 400 for what is not in the grammar.
 */
export function understandRead(thing: StoredThing, search: string, headers: Headers): Asked {
  const query = readQuery(thing, search);
  const { single, count } = readPreferences(headers);
  return { path: `/rest/v1/${thing.table}${writeQuery(query)}`, headers: writePreferences({ single, count }) };
}
