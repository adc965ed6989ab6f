import type { SupabaseClient } from "@supabase/supabase-js";
import { storedDraft } from "#domain/stored/history.ts";
import type { RowOf } from "#domain/stored/stored-thing.ts";
import { isUuid, newUuid } from "#domain/uuid.ts";
import { browserId } from "~/lib/browser-storage";
import { answerOf, isDuplicateKey } from "../request-failed";
import type { AutosaveContent, Place } from "./autosave";

/** What was typed, as the server keeps it. */
export type Draft = RowOf<typeof storedDraft.columns>;

/** A draft on the server, with the `updated_at` that this browser last read or wrote. */
export type Known = { id: string; version: string };

type Content = Partial<Omit<Draft, "id" | "writer" | "subject" | "subject_id" | "opened_for">>;

const drafts = (client: SupabaseClient) => client.from(storedDraft.table);

/** How long what this browser has waits for what the server has, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** This account's drafts, newest first, with those that have ended. @throws RequestFailed */
export function listDrafts(client: SupabaseClient): Promise<Draft[]> {
  const newestFirst = drafts(client).select("*").order("updated_at", { ascending: false });
  return answerOf<Draft[]>(newestFirst.retry(false).abortSignal(AbortSignal.timeout(TIMEOUT_MS)));
}

/** Changes a draft, unless it was changed since. @returns it as it is now; undefined where it was left as it is */
async function change(client: SupabaseClient, { id, version }: Known, content: Content): Promise<Known | undefined> {
  const request = drafts(client).update(content).eq("id", id).eq("updated_at", version).select("updated_at");
  const [changed] = await answerOf<Pick<Draft, "updated_at">[]>(request);
  return changed && { id, version: changed.updated_at };
}

/**
 * Stores what is typed as a draft. One that another computer has changed since is left as it is, and a second one is made,
 * so that neither text replaces the other.
 * @param known the draft to go on with
 * @throws RequestFailed
 */
export async function keepDraft(
  client: SupabaseClient,
  { table: subject, row: opened_for, form }: Place,
  { values, stored: before, version, id: subject_id, search, at: typed_at }: AutosaveContent,
  known: Known | undefined,
): Promise<Known> {
  const [typed, stored] = [JSON.stringify(values), JSON.stringify(before)];
  const browser = browserId();
  const content = { version, typed, stored, search: search ?? null, typed_at, browser, ended: null };
  const changed = known && (await change(client, known, content));
  if (changed) return changed;
  const id = known?.id ?? (isUuid(form) ? form : newUuid());
  const insert = async (id: string): Promise<Known> => {
    const row = { id, subject, subject_id, opened_for, ...content };
    const [made] = await answerOf<Pick<Draft, "updated_at">[]>(drafts(client).insert(row).select("updated_at"));
    return { id, version: made?.updated_at ?? "" };
  };
  if (!known) {
    try {
      return await insert(id);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  // The answer to an earlier try of this browser may have been lost.
  const [there] = await answerOf<Draft[]>(drafts(client).select("browser,updated_at").eq("id", id));
  const taken = there?.browser === browser && (await change(client, { id, version: there.updated_at }, content));
  return taken || insert(there ? newUuid() : id);
}

/**
 * Ends a draft, unless another computer has changed it since: it was saved, and its text goes; or thrown away, and the
 * text stays for a day.
 * @throws RequestFailed
 */
export const endDraft = (client: SupabaseClient, known: Known, ended: NonNullable<Draft["ended"]>) =>
  change(client, known, { ended });
