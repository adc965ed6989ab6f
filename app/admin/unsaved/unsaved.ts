import { newUuid } from "#domain/uuid.ts";
import { browserId, browserStorage } from "~/lib/browser-storage";
import { supabase } from "~/lib/supabase";
import {
  type Autosave,
  type AutosaveContent,
  autosaveKey,
  forgetThrownAway,
  listAutosaves,
  listThrownAway,
  type Place,
  readMark,
  removeAutosave,
  setAside,
  writeAutosave,
  writeMark,
} from "./autosave";
import { isEndedHere, keeperOf } from "./draft-keeper";
import { type Draft, listDrafts } from "./drafts";

/**
 * Keeps what is typed: in this browser at once, on the server within five seconds.
 * @returns false if this browser's storage is full or not available
 */
export function keepUnsaved(place: Place, content: AutosaveContent): boolean {
  keeperOf(place).keep(content);
  return writeAutosave(browserStorage(), place, content);
}

/** Forgets what was typed, here and on the server: it is saved, or equals what is stored. */
export function forgetUnsaved(place: Place): void {
  const keeper = keeperOf(place);
  removeAutosave(browserStorage(), autosaveKey(place));
  void keeper.end("saved");
}

/** Takes what is typed out of sight. For a day `bringBack` has it again. */
export function throwAway(entry: Autosave | (AutosaveContent & Place)): void {
  const keeper = keeperOf(entry);
  if ("draft" in entry && entry.draft) keeper.goOn(entry.draft);
  setAside(browserStorage(), entry);
  void keeper.end("thrown away");
}

/** Throws away what is typed and leaves nothing of it in this browser. For a day it can be brought back from the server. */
export function discard(place: Place): Promise<void> {
  const keeper = keeperOf(place);
  removeAutosave(browserStorage(), autosaveKey(place));
  return keeper.end("thrown away");
}

/** Brings back what was thrown away, as text that is not saved. */
export function bringBack(entry: Autosave | (AutosaveContent & Place)): void {
  goOnWith(entry);
  keepUnsaved(entry, { ...entry, at: new Date().toISOString() });
  void keeperOf(entry).flush();
}

/** Goes on with an entry in this browser, also with one that was typed at another computer. */
export function goOnWith(entry: Autosave | (AutosaveContent & Place)): void {
  if ("draft" in entry && entry.draft) keeperOf(entry).goOn(entry.draft);
  forgetThrownAway(browserStorage(), autosaveKey(entry));
}

/**
 * What an account has typed and not saved, newest first: in this browser and at other computers. Of one draft the text
 * that is newer counts; both stand there where each has something that the other lacks. Without the server it is what
 * this browser has.
 * @param open keys of forms that are open, whose text is left alone
 */
export async function listUnsaved(account: string, open: ReadonlySet<string> = new Set()): Promise<Autosave[]> {
  const storage = browserStorage();
  const drafts = await listDrafts(await supabase()).catch(() => undefined);
  // Only now, since what was stored here meanwhile is no longer unsaved.
  const here = listAutosaves(storage, account).filter(({ key }) => !open.has(key));
  if (!drafts) return here;
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const known = new Set<string>();
  const own = here.flatMap((entry) => {
    const mark = readMark(storage, entry.key);
    const draft = byId.get(mark?.id ?? entry.form);
    if (!draft) return entry;
    const { id, updated_at: version, typed_at: at } = draft;
    const isOwn = draft.browser === browserId();
    const isOlder = Date.parse(entry.at) < Date.parse(at);
    // Brought back here a moment ago: the server may not have heard of it yet.
    const isBroughtBack = draft.ended !== null && Date.parse(entry.at) > Date.parse(at);
    if (isOwn && !isOlder && (draft.ended === null || isBroughtBack)) {
      known.add(id);
      writeMark(storage, entry.key, { id, version, at });
      return entry;
    }
    removeAutosave(storage, entry.key);
    // The server has all of it, and more: typed on, saved or thrown away at another computer; or this browser's storage
    // had not reached the disk when the power went.
    if (mark?.at === entry.at || (isOwn && isOlder)) return [];
    const apart = { ...entry, form: newUuid() };
    writeAutosave(storage, apart, entry);
    return { ...apart, key: autosaveKey(apart) };
  });
  const elsewhere = drafts
    .filter(({ id, ended }) => ended === null && !known.has(id) && !isEndedHere(id))
    .map((draft) => entryOf(account, draft))
    .filter(({ key }) => !open.has(key));
  return [...own, ...elsewhere].sort(newestFirst);
}

/** What an account has thrown away within a day, in this browser or at other computers, newest first. */
export async function listThrown(account: string): Promise<Autosave[]> {
  const here = listThrownAway(browserStorage(), account);
  const forms = new Set(here.map(({ form }) => form));
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  const drafts = await listDrafts(await supabase()).catch(() => []);
  const elsewhere = drafts
    .filter(({ id, ended, typed }) => ended === "thrown away" && typed !== "{}" && !forms.has(id))
    .filter(({ updated_at }) => Date.parse(updated_at) > dayAgo)
    .map((draft) => entryOf(account, draft));
  return [...here, ...elsewhere].sort(newestFirst);
}

const newestFirst = (a: Autosave, b: Autosave) => Date.parse(b.at) - Date.parse(a.at);

function entryOf(account: string, draft: Draft): Autosave {
  const { id: form, subject: table, opened_for: row, typed_at: at } = draft;
  const place = { account, table, row, form };
  return {
    ...place,
    key: autosaveKey(place),
    values: JSON.parse(draft.typed),
    stored: JSON.parse(draft.stored),
    version: draft.version,
    id: draft.subject_id,
    at,
    search: draft.search ?? undefined,
    draft: { id: form, version: draft.updated_at, at },
    elsewhere: draft.browser !== browserId(),
  };
}
