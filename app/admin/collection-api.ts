import type { SupabaseClient } from "@supabase/supabase-js";
import type { Collection, FormValues } from "./collection";

/** One row with all its columns. @throws the data service's error; PGRST116 where there is none */
export async function readRow(
  client: SupabaseClient,
  table: Collection["table"],
  id: string,
): Promise<Record<string, unknown>> {
  const { data } = await client.from(table).select("*").eq("id", id).single().throwOnError();
  return data;
}

/** What a form's values become in a row: trimmed, empty ones null. */
export function rowOf(values: FormValues): Record<string, string | null> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim() || null]));
}

/** PostgreSQL's code for a value that is there already and may be there once. */
const present = "23505";

/**
 * Creates a row (`id` null) or changes one. A new row's id is its form's: saved once more after an answer that was lost,
 * it is found to be there and does not become a second one. The database sets author and times itself, whatever is sent.
 * @throws the data service's error
 */
export async function saveRow(
  client: SupabaseClient,
  table: Collection["table"],
  id: string | null,
  values: FormValues,
  newId: string,
): Promise<void> {
  const row = { ...rowOf(values), updated_at: new Date().toISOString() };
  if (id) {
    await client.from(table).update(row).eq("id", id).select("id").single().throwOnError();
    return;
  }
  const { data } = await client.auth.getSession();
  const { error } = await client.from(table).insert({ id: newId, ...row, author_id: data.session?.user.id });
  if (error?.code === present)
    await client.from(table).update(row).eq("id", newId).select("id").single().throwOnError();
  else if (error) throw error;
}

/** Deletes a row. @throws the data service's error; PGRST116 where nothing was deleted */
export async function deleteRow(client: SupabaseClient, table: Collection["table"], id: string): Promise<void> {
  await client.from(table).delete().eq("id", id).select("id").single().throwOnError();
}

/** The check of the blog and news lists (specification, section 6): a signed-in user, confirmed by the server. */
export async function requireUser(client: SupabaseClient): Promise<void> {
  const { data, error } = await client.auth.getUser();
  if (error) throw new Error("Authentication required");
  if (!data.user) throw new Error("User not authenticated");
}
