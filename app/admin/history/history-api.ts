import type { SupabaseClient } from "@supabase/supabase-js";
import { answerOf } from "../request-failed";

/** A version of a row, without its content. */
export type Version = { id: string; at: string; editor_email: string | null; changed: string[] };

/** Something that was deleted and can be brought back. */
export type Binned = {
  id: string;
  subject_id: string;
  name: string;
  deleted_at: string;
  deleted_by_email: string | null;
};

/** Versions and deleted things that are shown; more than that nobody looks through. */
const shown = 50;

/** The latest versions of a row, newest first. @throws RequestFailed */
export function listVersions(client: SupabaseClient, table: string, id: string): Promise<Version[]> {
  const versions = client.from("versions").select("id,at,editor_email,changed").eq("subject", table);
  return answerOf(versions.eq("subject_id", id).order("at", { ascending: false }).order("id").limit(shown));
}

/** What a row held in a version. @throws RequestFailed */
export async function contentOf(client: SupabaseClient, version: string): Promise<Record<string, unknown>> {
  const { content } = await answerOf<{ content: Record<string, unknown> }>(
    client.from("versions").select("content").eq("id", version).single(),
  );
  return content;
}

/** What was deleted of a table within thirty days, newest first. @throws RequestFailed */
export function listBin(client: SupabaseClient, table: string): Promise<Binned[]> {
  const bin = client.from("bin").select("id,subject_id,name,deleted_at,deleted_by_email").eq("subject", table);
  return answerOf(bin.order("deleted_at", { ascending: false }).order("id").limit(shown));
}

/** Brings back what was deleted. @throws RequestFailed; PGRST116 where it is no longer in the bin */
export async function bringBack(client: SupabaseClient, binned: string): Promise<void> {
  const change = { restored_at: new Date().toISOString() };
  await answerOf(client.from("bin").update(change).eq("id", binned).select("id").single());
}

/** The same by the row's own id. @throws RequestFailed */
export async function bringBackRow(client: SupabaseClient, id: string): Promise<void> {
  const bin = client.from("bin").select("id").eq("subject_id", id).order("deleted_at", { ascending: false });
  const [latest] = await answerOf<{ id: string }[]>(bin.limit(1));
  await bringBack(client, latest?.id ?? id);
}

/** Takes something out of the bin for good, its versions too. @throws RequestFailed */
export async function deleteForGood(client: SupabaseClient, binned: string): Promise<void> {
  await answerOf(client.from("bin").delete().eq("id", binned).select("id").single());
}
