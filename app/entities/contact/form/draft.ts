import { removeExpired } from "~/lib/browser-storage";
import { type ContactForm, emptyContactForm, type NewContactSubmission } from "../model";

/** What was typed into the contact form and not sent yet, kept on this device. */
export type Draft = {
  /** Milliseconds since 1970 of the last change. */
  at: number;
  /** The query of the form's address, which presets fields. */
  search: string;
  /** The fields that differ from what the address presets. */
  typed: Partial<ContactForm>;
  /** The enquiry that was tried last and did not arrive, with its submission id. */
  tried?: NewContactSubmission;
  /** Whether it waits for the connection, to be sent by itself. */
  waits?: boolean;
};

/** `app/entry.client.tsx` removes an old draft on every page. */
const KEY = "contact-draft";

/** The draft of the last day, or null. One that is older is removed. */
export function readDraft(storage: Storage | undefined, now: number): Draft | null {
  removeExpired(KEY, storage, now);
  // What is left is JSON; other programs may have written it.
  const draft = JSON.parse(storage?.getItem(KEY) || "null") as Partial<Draft> | null;
  if (typeof draft?.typed !== "object" || draft.typed === null || typeof draft.at !== "number") return null;
  const typed = Object.fromEntries(
    fields.flatMap((field) => (typeof draft.typed?.[field] === "string" ? [[field, draft.typed[field]]] : [])),
  );
  const { at, tried, waits } = draft;
  return { at, search: String(draft.search ?? ""), typed, ...(typeof tried?.message === "string" && { tried, waits }) };
}

/** The enquiry of another tab that waits for the connection, or nothing. */
function waitingBeside(storage: Storage | undefined, own: string | undefined, now: number): Partial<Draft> {
  const { tried, waits } = readDraft(storage, now) ?? {};
  return tried && waits && tried.submission_id !== own ? { tried, waits } : {};
}

/**
 * Keeps a draft in place of the one before, but for an enquiry of another tab that waits for the connection.
 * @returns false where the device does not take it
 */
export function writeDraft(storage: Storage | undefined, draft: Draft): boolean {
  try {
    const kept = { ...draft, ...waitingBeside(storage, draft.tried?.submission_id, draft.at) };
    storage?.setItem(KEY, JSON.stringify(kept));
    return storage !== undefined;
  } catch {
    return false;
  }
}

/**
 * Removes the draft, but for an enquiry of another tab that waits for the connection.
 * @param own the submission id of the enquiry of this tab, if one was tried
 */
export function removeDraft(storage: Storage | undefined, own: string | undefined, now: number): void {
  const waiting = waitingBeside(storage, own, now);
  storage?.removeItem(KEY);
  if (waiting.tried) writeDraft(storage, { at: now, search: "", typed: {}, ...waiting });
}

const fields = Object.keys(emptyContactForm) as (keyof ContactForm)[];

/** The fields of a form that differ from what its address presets. */
export function typedInto(form: ContactForm, preset: ContactForm): Partial<ContactForm> {
  return Object.fromEntries(
    fields.filter((field) => form[field] !== preset[field]).map((field) => [field, form[field]]),
  );
}

/**
 * The form with the draft filled in. What is in the form already goes before. Where another link brought the visitor here, so
 * does what that link presets, but a message of their own follows the preset one.
 */
export function withDraft(form: ContactForm, preset: ContactForm, { typed, search }: Draft, here: string): ContactForm {
  const result: Record<string, string> = { ...form };
  for (const field of fields) {
    const kept = typed[field];
    if (typeof kept !== "string" || form[field] !== preset[field]) continue;
    const isPreset = search !== here && preset[field] !== emptyContactForm[field];
    if (!isPreset) result[field] = kept;
    else if (field === "message") result.message = kept.includes(form.message) ? kept : `${form.message}\n\n${kept}`;
  }
  return result as ContactForm;
}
