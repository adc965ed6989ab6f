import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type CallOutcome, callOutcomes } from "#domain/enquiries/thread.ts";
import { storedEnquiry, storedEnquiryEntry } from "#domain/stored/enquiries.ts";
import { newUuid } from "#domain/uuid.ts";
import { reasonOf } from "~/admin/failure";
import { SaveState } from "~/admin/unsaved/save-state";
import { forgetUnsaved, keepUnsaved } from "~/admin/unsaved/unsaved";
import { useUnsavedWarning } from "~/admin/unsaved/use-autosave";
import { useRetryAfterSignIn } from "~/admin/unsaved/use-retry-after-sign-in";
import { copyText } from "~/lib/copy-text";
import { supabase } from "~/lib/supabase";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField, TextArea, TextField } from "~/ui/field";
import { notify } from "~/ui/toast";
import { type OpenEntry, saveEntry, type WrittenKind } from "./entries";
import { useMailing } from "./mailing";
import type { Enquiry, Entry } from "./model";
import { NotSaved } from "./not-saved";
import { begunAs, mailAddress, replyDraft } from "./reply";
import type { ReplyLanguage } from "./reply-words";
import { SavedPieces } from "./saved-pieces";

/** What is typed in the form. */
type Typed = { note: string; outcome: string; subject: string };

const typedOf = ({ note = "", outcome = "", subject = "" }: Record<string, string>): Typed => ({
  note,
  outcome,
  subject,
});
const isSame = (a: Typed, b: Typed) => a.note === b.note && a.outcome === b.outcome && a.subject === b.subject;

const kindOf = ({ values: { kind } }: OpenEntry): WrittenKind => (kind === "reply" || kind === "call" ? kind : "note");

const words = {
  note: { text: "Note", save: "Save note", saving: "Saving...", failed: "The note could not be saved" },
  call: { text: "What was said", save: "Save call", saving: "Saving...", failed: "The call could not be saved" },
  reply: { text: "Reply", save: "Send reply", saving: "Sending...", failed: "The reply could not be sent" },
};

async function copy(text: string): Promise<void> {
  if (await copyText(text)) notify("success", "Success", "The text is copied");
  else notify("error", "The text could not be copied", "Mark it and press Ctrl+C.");
}

/**
 * The form of one entry about an enquiry. What is typed is kept as in every form of the admin area, so that it outlives a
 * row that leaves the page and a crashed tab.
 */
export function EntryForm({
  about,
  writer,
  open,
  onReopen,
  onDone,
  onCancel,
}: {
  about: Enquiry;
  /** The name with which a reply ends. */
  writer: string;
  open: OpenEntry;
  /** Called with what to go on with: based on what is stored now, or as a new entry. */
  onReopen: (next: OpenEntry) => void;
  /** Called once it is stored; `takesFocus` where the focus is still here. */
  onDone: (takesFocus: boolean) => void;
  /** Called with what was typed, if anything. */
  onCancel: (typed: OpenEntry | undefined) => void;
}) {
  const queries = useQueryClient();
  const kind = kindOf(open);
  const language: ReplyLanguage = open.values.language === "hi" ? "hi" : "en";
  const draft = replyDraft(about, writer, language);
  const mailing = useMailing();
  const [typed, setTyped] = useState(() => typedOf(open.values));
  const [full, setFull] = useState(false);
  const [other, setOther] = useState<Entry | "closed">();
  const [problem, setProblem] = useState<string>();
  const stored = typedOf(open.stored);
  const changed = !isSame(typed, stored);
  const contentOf = (values: Typed): OpenEntry => ({
    ...open,
    values: { ...open.values, ...values },
    at: new Date().toISOString(),
  });
  const keep = (next: Typed) => {
    setTyped(next);
    const differs = !isSame(next, stored);
    if (!differs) forgetUnsaved(open);
    setFull(differs && !keepUnsaved(open, contentOf(next)));
  };
  useUnsavedWarning(open, changed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text with which the form was opened
  useEffect(() => {
    if (changed) keep(typed);
  }, []);

  const area = useRef<HTMLFormElement>(null);
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  }, [typed]);
  // A reply opens with the cursor where the answer is written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (kind !== "reply" || changed) return;
    const place = draft.head.length;
    textArea()?.setSelectionRange(place, place);
  }, []);
  const textArea = () => area.current?.querySelector<HTMLTextAreaElement>("textarea[data-text]");
  /** Puts a piece at the cursor, on lines of its own. */
  const insert = (piece: string) => {
    const field = textArea();
    const at = field?.selectionStart ?? typed.note.length;
    const before = typed.note.slice(0, at);
    const after = typed.note.slice(field?.selectionEnd ?? at);
    const gap = (ends: boolean) => (ends ? "" : "\n\n");
    const put = `${gap(before === "" || before.endsWith("\n"))}${piece}${gap(after.startsWith("\n"))}`;
    keep({ ...typed, note: `${before}${put}${after}` });
    field?.focus();
    requestAnimationFrame(() => field?.setSelectionRange(at + put.length, at + put.length));
  };
  const mutationKey = ["save-entry", open.form];
  const save = useMutation({
    mutationKey,
    networkMode: "online",
    mutationFn: async ({ note, outcome, subject }: Typed) =>
      saveEntry(await supabase(), {
        ...{ id: open.values.entry ?? "", enquiry: about.id, kind, version: open.version },
        ...{ text: note, outcome: outcome as CallOutcome, subject: subject.trim() || draft.subject },
      }),
    onSuccess: async (saved, sent) => {
      if (saved.kind !== "saved") {
        setOther(saved.kind === "changed" ? saved.entry : "closed");
        return;
      }
      const takesFocus = area.current?.contains(document.activeElement) ?? false;
      await queries.invalidateQueries({
        queryKey: kind === "reply" ? [storedEnquiry.table] : [storedEnquiry.table, "admin"],
      });
      if (kind === "reply") await notify("success", "Success", `The reply to ${about.name} is on its way`);
      // What was typed during the request stays: of a note as a change of what is stored now, of a reply as a further one.
      if (!isSame(latest.current, sent))
        return reopen(
          kind === "reply" ? { note: sent.note, version: null } : { note: sent.note, version: saved.version ?? null },
        );
      forgetUnsaved(open);
      onDone(takesFocus);
    },
    onError: async (error, sent) => {
      if (!password.deferUntilSignIn(error, sent)) await notify("error", words[kind].failed, await reasonOf(error));
    },
  });
  const password = useRetryAfterSignIn(save.mutate);
  /** Goes on with what is typed, over a stored note or as a further one. */
  const reopen = ({ note, version }: { note: string; version: string | null }) => {
    forgetUnsaved(open);
    const entry = version === null ? newUuid() : (open.values.entry ?? newUuid());
    const { values, ...content } = contentOf(latest.current);
    onReopen({ ...content, values: { ...values, entry }, stored: { ...open.stored, note }, version, form: newUuid() });
  };
  /** Goes on in the other language: what was written stays. */
  const turnInto = (to: ReplyLanguage) => {
    const next = replyDraft(about, writer, to);
    const reply = begunAs(typed, draft, next);
    forgetUnsaved(open);
    onReopen({
      ...contentOf(reply),
      values: { ...open.values, ...reply, language: to },
      stored: { ...open.stored, subject: next.subject, note: next.head + next.foot, language: to },
      form: newUuid(),
    });
  };
  const unable = kind === "reply" && mailing?.sends === false;

  return (
    <form
      ref={area}
      aria-label={words[kind].save}
      className="mt-3 max-w-[75ch]"
      onSubmit={(event) => {
        event.preventDefault();
        const isUnwritten = kind === "reply" && (typed.note.trim() === "" || typed.note === stored.note);
        setProblem(isUnwritten ? "Write your answer first." : undefined);
        // Asked of the cache, because the second click of a double click comes before React renders.
        const isSaving = queries.isMutating({ mutationKey }) > 0;
        if (!isSaving && !unable && !isUnwritten) save.mutate(typed);
      }}
    >
      {kind === "call" && (
        <SelectField
          label="Outcome of the call"
          className="mb-3 max-w-60"
          value={typed.outcome}
          onChange={(event) => keep({ ...typed, outcome: event.target.value })}
        >
          {Object.entries(callOutcomes).map(([outcome, label]) => (
            <option key={outcome} value={outcome}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {kind === "reply" && (
        <Button
          variant="quiet"
          className="-ml-3 text-[0.9375rem]"
          aria-disabled={save.isPending}
          onClick={() => !save.isPending && turnInto(language === "hi" ? "en" : "hi")}
        >
          {language === "hi" ? "Begin it in English" : "Begin it in Hindi"}
        </Button>
      )}
      {kind === "reply" && (
        <TextField
          label="Subject"
          lang={language}
          className="mb-3"
          maxLength={storedEnquiryEntry.columns.subject.max}
          value={typed.subject}
          onChange={(event) => keep({ ...typed, subject: event.target.value })}
        />
      )}
      <TextArea
        label={words[kind].text}
        optional={kind === "call"}
        hint={
          kind === "reply"
            ? `To ${about.email}, from the site's address under your name. Answers go to the office.`
            : "Signed with your name; only administrators read it. You can change it for a day."
        }
        rows={kind === "reply" ? 12 : 3}
        data-text=""
        lang={kind === "reply" ? language : undefined}
        error={problem}
        maxLength={storedEnquiryEntry.columns.content.max}
        value={typed.note}
        onChange={(event) => keep({ ...typed, note: event.target.value })}
      />
      {kind === "reply" && <SavedPieces page={about.came_from} language={language} onInsert={insert} />}
      {unable && (
        <div role="status" className="mt-3 border-l-4 border-signal bg-sand p-3">
          <p>
            This site has no mail server, so it cannot send the reply. Your text is kept. Send it with your own mail
            program, then mark the enquiry as replied.
          </p>
          <p className="mt-2 flex flex-wrap gap-2">
            <ButtonLink to={mailAddress(about.email, typed.subject, typed.note)}>Open in my mail program</ButtonLink>
            <Button onClick={() => copy(typed.note)}>Copy the text</Button>
          </p>
        </div>
      )}
      {other && (
        <NotSaved
          other={other}
          isReply={kind === "reply"}
          onFurther={() => reopen({ note: "", version: null })}
          onReplace={(entry) => reopen({ note: entry.content, version: entry.updated_at })}
        />
      )}
      <div className="mt-2">
        <SaveState full={full} waitingForConnection={save.isPaused} waitingForSignIn={password.waitingForSignIn} />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={save.isPending} disabled={unable}>
          {unable ? "No mail server: cannot send" : save.isPending ? words[kind].saving : words[kind].save}
        </Button>
        <Button variant="quiet" onClick={() => onCancel(changed ? contentOf(typed) : undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
