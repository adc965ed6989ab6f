import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { callbackNumber } from "#domain/enquiries/callback.ts";
import { type CallOutcome, type Delivery, entryWords } from "#domain/enquiries/thread.ts";
import { UNSIGNED } from "#domain/enquiries/unsigned.ts";
import { storedEnquiry } from "#domain/stored/enquiries.ts";
import { newUuid } from "#domain/uuid.ts";
import { reasonOf } from "~/admin/failure";
import { AUTOSAVES_QUERY, useDiscardAutosave } from "~/admin/unsaved/autosave-queries";
import { goOnWith, listUnsaved } from "~/admin/unsaved/unsaved";
import { useSignIn } from "~/auth/session";
import { longDateAndTime } from "~/lib/dates";
import { supabase } from "~/lib/supabase";
import { unsavedElsewhere } from "~/lib/unsaved-work";
import { Button } from "~/ui/button";
import { notify } from "~/ui/toast";
import { isChangeable, type OpenEntry, sendAgain, type WrittenKind } from "./entries";
import { EntryForm } from "./entry-form";
import { useMailing } from "./mailing";
import type { Enquiry, Entry } from "./model";
import { setOpened, useOpened } from "./opened";
import { replyDraft } from "./reply";
import { replyLanguage } from "./reply-words";

const titles: Record<WrittenKind, string> = { note: "Note on", call: "Call to", reply: "Reply to" };

/**
 * The history of an enquiry, oldest first, and the forms that add to it. Text that was typed earlier opens the row with its
 * form, one form of each kind.
 */
export function EnquiryThread({ row }: { row: Enquiry }) {
  const isOpen = useOpened(row.id);
  const { user, profile } = useWriter();
  const discard = useDiscardAutosave();
  const queries = useQueryClient();
  const mailing = useMailing();
  const account = user?.id ?? "";
  const [forms, setForms] = useState<Partial<Record<WrittenKind, OpenEntry>>>({});

  const begin = (kind: WrittenKind, entry?: Entry): OpenEntry => {
    const language = replyLanguage(row);
    const { subject, head, foot } = replyDraft(row, profile, language);
    const stored = {
      ...{ title: `${titles[kind]} ${row.name}`, entry: entry?.id ?? newUuid(), kind },
      note: entry?.content ?? (kind === "reply" ? head + foot : ""),
      ...(kind === "call" ? { outcome: entry?.outcome ?? ("reached" satisfies CallOutcome) } : {}),
      ...(kind === "reply" ? { subject, language } : {}),
    };
    return {
      ...{ account, table: "contacts", row: row.id, form: newUuid(), search: row.email },
      ...{ values: stored, stored, version: entry?.updated_at ?? null, id: row.id, at: new Date().toISOString() },
    };
  };

  // What was typed here earlier is opened again; what was typed at another computer when its link is followed.
  const { state } = useLocation();
  const { data: unsaved = [] } = useQuery({
    queryKey: [AUTOSAVES_QUERY, "entries", account],
    queryFn: async () => listUnsaved(account, await unsavedElsewhere()),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list of what is not saved was read, or a link to one was followed
  useEffect(() => {
    const found = unsaved.filter(
      ({ table, row: about, elsewhere, form }) =>
        table === "contacts" && about === row.id && (!elsewhere || form === state?.takeBack),
    );
    const next = { ...forms };
    for (const each of found) {
      const kind = (each.values.kind ?? "note") as WrittenKind;
      if (next[kind]) continue;
      goOnWith(each);
      // Notes that an earlier version of the site kept in this browser have no entry yet.
      next[kind] = { ...each, values: { ...each.values, entry: each.values.entry ?? newUuid() } };
    }
    if (Object.keys(next).length === Object.keys(forms).length) return;
    setForms(next);
    setOpened(row.id, true);
  }, [unsaved, state?.takeBack]);

  // When form and button replace each other, the focus moves along.
  const area = useRef<HTMLDivElement>(null);
  const turned = useRef<WrittenKind>(undefined);
  const shown = Object.values(forms).map((each) => each?.form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they replace each other when a form opens or closes
  useEffect(() => {
    const kind = turned.current;
    if (!kind) return;
    turned.current = undefined;
    const place = area.current?.querySelector<HTMLElement>(`[data-form=${kind}] textarea, [data-adds=${kind}]`);
    place?.focus();
  }, [shown.join()]);
  const turn = (kind: WrittenKind, next: OpenEntry | undefined, takesFocus = true) => {
    turned.current = takesFocus ? kind : undefined;
    setForms((current) => ({ ...current, [kind]: next }));
    if (!next) void queries.invalidateQueries({ queryKey: [AUTOSAVES_QUERY] });
  };

  if (!isOpen) return null;
  const canReply = callbackNumber(row.email) === undefined;
  const adds: [WrittenKind, string, string][] = [
    ["note", "Add note", `Add note on ${row.name}`],
    ["call", "Note a call", `Note a call to ${row.name}`],
    ...(canReply
      ? [["reply", "Reply from here", `Reply from here to ${row.name}`] as [WrittenKind, string, string]]
      : []),
  ];
  return (
    <div ref={area} className="mt-3">
      <ol aria-label={`History of ${row.name}`} className="max-w-[80ch] space-y-2 border-l-2 border-line pl-3">
        <li className="text-sm text-ash">Received, {longDateAndTime(row.created_at, "N/A")}</li>
        {row.entries?.map((entry) => (
          <EntryLine key={entry.id} row={row} entry={entry}>
            {!forms[entry.kind as WrittenKind] && isChangeable(entry, user?.id) && (
              <Button
                variant="quiet"
                className="-ml-3 text-sm"
                aria-label={`Change your ${entry.kind} on ${row.name}`}
                onClick={() => turn(entry.kind as WrittenKind, begin(entry.kind as WrittenKind, entry))}
              >
                Change
              </Button>
            )}
          </EntryLine>
        ))}
      </ol>
      {adds.map(([kind]) => {
        const open = forms[kind];
        return (
          open && (
            <div key={open.form} data-form={kind}>
              <EntryForm
                about={row}
                writer={profile}
                open={open}
                onReopen={(next) => turn(kind, next)}
                onDone={(takesFocus) => turn(kind, undefined, takesFocus)}
                onCancel={(typed) => {
                  turn(kind, undefined);
                  if (typed) discard(typed, () => turn(kind, typed));
                }}
              />
            </div>
          )
        );
      })}
      <div className="mt-1 -ml-3 flex flex-wrap items-center gap-x-1">
        {adds.map(
          ([kind, text, label]) =>
            !forms[kind] && (
              <Button
                key={kind}
                variant="quiet"
                data-adds={kind}
                className="text-[0.9375rem]"
                aria-label={label}
                onClick={() => turn(kind, begin(kind))}
              >
                {kind === "reply" && mailing?.sends === false ? `${text} (no mail server)` : text}
              </Button>
            ),
        )}
      </div>
    </div>
  );
}

/** The signed-in account, and the name with which its replies end. */
function useWriter() {
  const { user } = useSignIn();
  const name: unknown = user?.user_metadata.full_name;
  return { user, profile: typeof name === "string" ? name.trim() : "" };
}

const undelivered: Partial<Record<Delivery, true>> = { failed: true, unknown: true };

/** Whether the last reply to an enquiry did not go out, as far as is known. */
export const hasFailedReply = ({ entries = [] }: Enquiry) =>
  entries.findLast(({ kind }) => kind === "reply")?.delivery === "failed";

function EntryLine({ row, entry, children }: { row: Enquiry; entry: Entry; children: React.ReactNode }) {
  const queries = useQueryClient();
  const { act, text } = entryWords(entry);
  const failed = entry.delivery !== null && undelivered[entry.delivery];
  const again = useMutation({
    mutationFn: async () => sendAgain(await supabase(), entry.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [storedEnquiry.table] });
      await notify("success", "Success", `The reply to ${row.name} is on its way`);
    },
    onError: async (error) => notify("error", "The reply could not be sent", await reasonOf(error)),
  });
  return (
    <li className="min-w-0 text-ink">
      <p className="text-sm text-ash">
        {entry.author_name ?? UNSIGNED}, {longDateAndTime(entry.created_at, "N/A")}
        {(entry.kind === "note" || entry.kind === "call") &&
          entry.updated_at !== entry.created_at &&
          ` (changed ${longDateAndTime(entry.updated_at, "N/A")})`}
      </p>
      {entry.kind !== "note" && <p className={failed ? "font-semibold text-danger" : "font-semibold"}>{act}</p>}
      {text &&
        (entry.kind === "reply" ? (
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5 text-[0.9375rem]">Show the reply</summary>
            <p className="break-words whitespace-pre-line">{text}</p>
          </details>
        ) : (
          <p className="break-words whitespace-pre-line">{text}</p>
        ))}
      {failed && (
        <Button
          className="mt-1"
          aria-label={`Send again to ${row.name}`}
          aria-disabled={again.isPending}
          onClick={() => !again.isPending && again.mutate()}
        >
          Send again
        </Button>
      )}
      {children}
    </li>
  );
}
