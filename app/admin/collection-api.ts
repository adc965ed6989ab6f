import type { SupabaseClient } from "@supabase/supabase-js";
import type { Collection, FormValues } from "./collection";
import { answerOf, isPresent } from "./request-failed";

/** One row with all its columns. @throws RequestFailed; with the code PGRST116 where there is none */
export async function fetchRow(client: SupabaseClient, table: Collection["table"], id: string): Promise<StoredRow> {
  return answerOf<StoredRow>(client.from(table).select("*").eq("id", id).single());
}

/** What a form's values become in a row: trimmed, empty ones null. */
export function rowOf(values: FormValues): Record<string, string | null> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim() || null]));
}

export type StoredRow = Record<string, unknown> & { id: string; updated_at: string };

/** What came of saving: the row's new `updated_at`, what somebody else has saved meanwhile, or that there is no row. */
export type Saved = { kind: "saved"; version: string } | { kind: "conflict"; theirs: StoredRow } | { kind: "gone" };

/**
 * Creates a row (`id` null) or changes the version of it that was read. A new row's id is its form's: saved once more
 * after an answer that was lost, it is found to be there and does not become a second one. The database sets author and
 * times itself, whatever is sent.
 * @throws RequestFailed
 */
export async function saveRow(
  client: SupabaseClient,
  table: Collection["table"],
  { id, newId, version }: { id: string | null; newId: string; version: string | null },
  values: FormValues,
): Promise<Saved> {
  const row = { ...rowOf(values), updated_at: new Date().toISOString() };
  if (id && version) {
    const change = client.from(table).update(row).eq("id", id).eq("updated_at", version);
    const [changed] = await answerOf<StoredRow[]>(change.select("id,updated_at"));
    return changed ? { kind: "saved", version: changed.updated_at } : whatIsThere(client, table, id, values);
  }
  const { data } = await client.auth.getSession();
  const insertion = { id: newId, ...row, author_id: data.session?.user.id };
  try {
    const [made] = await answerOf<StoredRow[]>(client.from(table).insert(insertion).select("id,updated_at"));
    return { kind: "saved", version: made?.updated_at ?? "" };
  } catch (error) {
    if (isPresent(error)) return whatIsThere(client, table, newId, values);
    throw error;
  }
}

/** A row that could not be changed may hold these very values: the answer to an earlier try was lost then. */
async function whatIsThere(
  client: SupabaseClient,
  table: Collection["table"],
  id: string,
  values: FormValues,
): Promise<Saved> {
  const [theirs] = await answerOf<StoredRow[]>(client.from(table).select("*").eq("id", id));
  if (!theirs) return { kind: "gone" };
  const same = Object.entries(rowOf(values)).every(([column, value]) => theirs[column] === value);
  return same ? { kind: "saved", version: theirs.updated_at } : { kind: "conflict", theirs };
}

/** The check of the blog and news lists (specification, section 6): a signed-in user, confirmed by the server. */
export async function requireUser(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.auth.getUser();
  if (error) throw new Error("Authentication required");
  if (!data.user) throw new Error("User not authenticated");
}
