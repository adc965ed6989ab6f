import type { SupabaseClient } from "@supabase/supabase-js";
import { withIds } from "../list/api";
import { answerOf } from "../request-failed";

/** A version of a row, without its content. */
export type Version = { id: string; at: string; editor_email: string | null; changed: string[] };

/** A deleted row that can be restored. */
export type BinEntry = {
  id: string;
  subject_id: string;
  name: string;
  deleted_at: string;
  deleted_by_email: string | null;
  /** The row's columns, where they are asked for. */
  content?: Record<string, unknown>;
};

/** Versions or bin entries per request. */
export const HISTORY_PAGE_SIZE = 50;

const rangeOf = (page: number) => [page * HISTORY_PAGE_SIZE, (page + 1) * HISTORY_PAGE_SIZE - 1] as const;

/** A page of a row's versions, newest first; pages count from 0. @throws RequestFailed */
export function listVersions(client: SupabaseClient, table: string, id: string, page: number): Promise<Version[]> {
  const versions = client.from("versions").select("id,at,editor_email,changed").eq("subject", table);
  const newestFirst = versions.eq("subject_id", id).order("at", { ascending: false }).order("id", { ascending: false });
  return answerOf(newestFirst.range(...rangeOf(page)));
}

/** The row's columns in a version. @throws RequestFailed */
export async function contentOf(client: SupabaseClient, version: string): Promise<Record<string, unknown>> {
  const { content } = await answerOf<{ content: Record<string, unknown> }>(
    client.from("versions").select("content").eq("id", version).single(),
  );
  return content;
}

/**
 * A page of a table's bin, newest first; pages count from 0.
 * @param withContent whether the rows' columns are read too; those of articles are long
 * @throws RequestFailed
 */
export function listBin(client: SupabaseClient, table: string, page: number, withContent = false): Promise<BinEntry[]> {
  const columns = `id,subject_id,name,deleted_at,deleted_by_email${withContent ? ",content" : ""}`;
  const bin = client.from("bin").select(columns).eq("subject", table);
  return answerOf(
    bin
      .order("deleted_at", { ascending: false })
      .order("id", { ascending: false })
      .range(...rangeOf(page)),
  );
}

/** The latest deletion of a row, if it is in the bin. @throws RequestFailed */
async function latestDeletion(client: SupabaseClient, id: string): Promise<BinEntry | undefined> {
  const bin = client.from("bin").select("id,subject_id,name,deleted_at,deleted_by_email").eq("subject_id", id);
  const [latest] = await answerOf<BinEntry[]>(bin.order("deleted_at", { ascending: false }).limit(1));
  return latest;
}

/** Who last saved or deleted a row, and when, if the database knows. @throws RequestFailed */
export async function lastChange(
  client: SupabaseClient,
  table: string,
  id: string,
  kind: "saved" | "deleted",
): Promise<{ at: string; by: string | null } | undefined> {
  if (kind === "deleted") {
    const deletion = await latestDeletion(client, id);
    return deletion && { at: deletion.deleted_at, by: deletion.deleted_by_email };
  }
  const [latest] = await listVersions(client, table, id, 0);
  return latest && { at: latest.at, by: latest.editor_email };
}

/** Restores a bin entry. @throws RequestFailed; PGRST116 if it is no longer in the bin */
export async function bringBack(client: SupabaseClient, binned: string): Promise<void> {
  const change = { restored_at: new Date().toISOString() };
  await answerOf(client.from("bin").update(change).eq("id", binned).select("id").single());
}

/**
 * Restores at most 100 rows by their own ids, each as it was at its latest deletion.
 * @returns ids of the rows that were still in the bin
 * @throws RequestFailed
 */
export async function bringBackRows(client: SupabaseClient, ids: string[]): Promise<string[]> {
  type Deletion = Pick<BinEntry, "id" | "subject_id">;
  const bin = client.from("bin").select("id,subject_id").in("subject_id", ids).order("deleted_at", { ascending: true });
  const latest = new Map((await answerOf<Deletion[]>(bin)).map(({ id, subject_id }) => [subject_id, id]));
  if (latest.size === 0) return [];
  const change = client.from("bin").update({ restored_at: new Date().toISOString() });
  const back = await answerOf<Deletion[]>(withIds(change, [...latest.values()]).select("id,subject_id"));
  return back.map(({ subject_id }) => subject_id);
}

/** Deletes a bin entry and its versions for good. @throws RequestFailed */
export async function deleteForGood(client: SupabaseClient, binned: string): Promise<void> {
  await answerOf(client.from("bin").delete().eq("id", binned).select("id").single());
}
