import type { SupabaseClient } from "@supabase/supabase-js";
import type { Collection, FormValues, StoredRow } from "./collection";
import { answerOf, isDuplicateKey } from "./request-failed";

/** One row with all its columns. @throws RequestFailed; with the code PGRST116 where there is none */
export async function fetchRow(client: SupabaseClient, table: Collection["table"], id: string): Promise<StoredRow> {
  return answerOf<StoredRow>(client.from(table).select("*").eq("id", id).single());
}

/** Turns a form's values into columns: trimmed, and null where empty. */
export function toRow(values: FormValues): Record<string, string | null> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim() || null]));
}

/** Result of saving: the row's new `updated_at`, or a conflict. */
export type SaveResult = { kind: "saved"; version: string } | SaveConflict;

/** A save that needs a decision: somebody else has changed or deleted the row. */
export type SaveConflict = { kind: "conflict"; theirs: StoredRow } | { kind: "gone" };

/**
 * Creates a row (`id` null) or updates the version that was read. The form chooses a new row's id, so that a retry after
 * a lost answer cannot insert it twice. The database sets author and times itself.
 * @param unique the column that no two rows share, where it is not the id alone: somebody else may have made its row
 * @throws RequestFailed
 */
export async function saveRow(
  client: SupabaseClient,
  table: Collection["table"],
  { id, newId, version }: { id: string | null; newId: string; version: string | null },
  values: FormValues,
  unique?: { column: string; value: string },
): Promise<SaveResult> {
  const row = { ...toRow(values), updated_at: new Date().toISOString() };
  if (id && version) {
    const change = client.from(table).update(row).eq("id", id).eq("updated_at", version);
    const [changed] = await answerOf<StoredRow[]>(change.select("id,updated_at"));
    return changed
      ? { kind: "saved", version: changed.updated_at }
      : compareWithStored(client, table, { column: "id", value: id }, values);
  }
  const { data } = await client.auth.getSession();
  const insertion = { id: newId, ...row, author_id: data.session?.user.id };
  try {
    const [made] = await answerOf<StoredRow[]>(client.from(table).insert(insertion).select("id,updated_at"));
    return { kind: "saved", version: made?.updated_at ?? "" };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const mine = await compareWithStored(client, table, { column: "id", value: newId }, values);
    return mine.kind === "gone" && unique ? compareWithStored(client, table, unique, values) : mine;
  }
}

/** Reads the row that was not changed. If it already holds these values, an earlier try was stored and its answer lost. */
async function compareWithStored(
  client: SupabaseClient,
  table: Collection["table"],
  { column, value: wanted }: { column: string; value: string },
  values: FormValues,
): Promise<SaveResult> {
  const [theirs] = await answerOf<StoredRow[]>(client.from(table).select("*").eq(column, wanted));
  if (!theirs) return { kind: "gone" };
  const same = Object.entries(toRow(values)).every(([column, value]) => String(theirs[column] ?? "") === (value ?? ""));
  return same ? { kind: "saved", version: theirs.updated_at } : { kind: "conflict", theirs };
}

/** Checks that the server confirms a signed-in user, as the specification (section 6) asks of the blog and news lists. */
export async function requireUser(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.auth.getUser();
  if (error) throw new Error("Authentication required");
  if (!data.user) throw new Error("User not authenticated");
}
