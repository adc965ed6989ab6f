import type { SupabaseClient } from "@supabase/supabase-js";
import type { CallOutcome } from "#domain/enquiries/thread.ts";
import { storedEnquiryEntry } from "#domain/stored/enquiries.ts";
import { answerOf, isDuplicateKey } from "~/admin/request-failed";
import type { AutosaveContent, Place } from "~/admin/unsaved/autosave";
import type { Enquiry, Entry } from "./model";

/** A form that is open: what is typed in it, and where. */
export type OpenEntry = AutosaveContent & Place;

const entries = (client: SupabaseClient) => client.from(storedEnquiryEntry.table);

/** Adds the staff's entries to a page of enquiries. @throws RequestFailed */
export async function withEntries(client: SupabaseClient, rows: Enquiry[]): Promise<Enquiry[]> {
  if (rows.length === 0) return rows;
  const ids = rows.map(({ id }) => id);
  const found = await answerOf<Entry[]>(
    entries(client).select("*").in("enquiry_id", ids).order("created_at", { ascending: true }),
  );
  const byEnquiry = Map.groupBy(found, ({ enquiry_id }) => enquiry_id);
  return rows.map((row) => ({ ...row, entries: byEnquiry.get(row.id) ?? [] }));
}

/** Whether an entry's writer may still change it; the database's policy says the same. */
export const isChangeable = ({ kind, author_id, created_at }: Entry, user: string | undefined) =>
  (kind === "note" || kind === "call") &&
  author_id === user &&
  Date.parse(created_at) > Date.now() - 24 * 60 * 60 * 1000;

/** What somebody of the staff writes in a thread. */
export type WrittenKind = "note" | "call" | "reply";

/** An entry as it is typed. `version` is null for a new one. */
export type TypedEntry = {
  id: string;
  enquiry: string;
  kind: WrittenKind;
  text: string;
  /** What came of a call. */
  outcome: CallOutcome;
  /** The subject of a reply. */
  subject: string;
  version: string | null;
};

/** What became of a save: another tab changed the entry meanwhile, or its day is over. A deleted one has no version. */
export type EntrySaved = { kind: "saved"; version?: string } | { kind: "changed"; entry: Entry } | { kind: "closed" };

/** Notes in the thread that a reply was opened elsewhere, or nothing where that fails: the link works all the same. */
export async function noteOpened(client: SupabaseClient, enquiry_id: string, kind: "mail program" | "whatsapp") {
  await entries(client).insert({ enquiry_id, kind, content: "" });
}

/**
 * Stores an entry; an empty note that was there is deleted. A reply is sent by the database's queue when it is stored. The form made its id, so that a retry after a lost answer
 * does not store it twice.
 * @throws RequestFailed
 */
export async function saveEntry(client: SupabaseClient, typed: TypedEntry): Promise<EntrySaved> {
  const { id, enquiry: enquiry_id, kind, version } = typed;
  const content = typed.text.trim();
  const more = kind === "call" ? { outcome: typed.outcome } : kind === "reply" ? { subject: typed.subject.trim() } : {};
  const isEmpty = content === "" && kind !== "call";
  if (version === null) {
    if (isEmpty) return { kind: "saved" };
    try {
      const insertion = entries(client)
        .insert({ id, enquiry_id, content, ...(kind === "note" ? {} : { kind }), ...more })
        .select("updated_at");
      return savedAs(await answerOf<Entry[]>(insertion));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  } else {
    const change = isEmpty ? entries(client).delete() : entries(client).update({ content, ...more });
    const done = await answerOf<Entry[]>(change.eq("id", id).eq("updated_at", version).select("updated_at"));
    if (done.length > 0) return isEmpty ? { kind: "saved" } : savedAs(done);
  }
  const [there] = await answerOf<Entry[]>(entries(client).select("*").eq("id", id));
  const isSame = (there?.content ?? "") === content && (kind !== "call" || there?.outcome === typed.outcome);
  if (isSame) return savedAs(there ? [there] : []);
  return there && there.updated_at !== version ? { kind: "changed", entry: there } : { kind: "closed" };
}

const savedAs = ([entry]: Entry[]): EntrySaved => ({ kind: "saved", version: entry?.updated_at });

/** Sends a reply once more that did not arrive. @returns what is known of it then @throws RequestFailed */
export const sendAgain = async (client: SupabaseClient, entry: string) =>
  answerOf<string>(client.rpc("send_reply_again", { entry }));
