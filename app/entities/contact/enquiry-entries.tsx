import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { UNSIGNED } from "#domain/enquiries/unsigned.ts";
import { newUuid } from "#domain/uuid.ts";
import { AUTOSAVES_QUERY, useDiscardAutosave } from "~/admin/unsaved/autosave-queries";
import { goOnWith, listUnsaved } from "~/admin/unsaved/unsaved";
import { useSignIn } from "~/auth/session";
import { longDateAndTime } from "~/lib/dates";
import { unsavedElsewhere } from "~/lib/unsaved-work";
import { Button } from "~/ui/button";
import { isChangeable, type OpenEntry } from "./entries";
import { EntryForm } from "./entry-form";
import type { Enquiry, Entry } from "./model";

/** The staff's entries about an enquiry, oldest first, to read and to add to. */
export function EntriesOf({ row }: { row: Enquiry }) {
  const { user } = useSignIn();
  const discard = useDiscardAutosave();
  const queries = useQueryClient();
  const account = user?.id ?? "";
  const [open, setOpen] = useState<OpenEntry>();

  const begin = (entry?: Entry): OpenEntry => {
    const texts = (note: string) => ({ title: `Note on ${row.name}`, note, entry: entry?.id ?? newUuid() });
    const stored = texts(entry?.content ?? "");
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
    const found = unsaved.find(
      ({ table, row: about, elsewhere, form }) =>
        table === "contacts" && about === row.id && (!elsewhere || form === state?.takeBack),
    );
    if (!found || open) return;
    goOnWith(found);
    // Notes that an earlier version of the site kept in this browser have no entry yet.
    setOpen({ ...found, values: { ...found.values, entry: found.values.entry ?? newUuid() } });
  }, [unsaved, state?.takeBack]);

  // When form and button replace each other, the focus moves along.
  const area = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  const form = open?.form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they replace each other when the form opens or closes
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    area.current?.querySelector<HTMLElement>("textarea, [data-adds]")?.focus();
  }, [form]);
  const turn = (next: OpenEntry | undefined, takesFocus = true) => {
    turned.current = takesFocus;
    setOpen(next);
    if (!next) void queries.invalidateQueries({ queryKey: [AUTOSAVES_QUERY] });
  };

  return (
    <div ref={area} className="mt-2">
      {row.entries?.length ? (
        <ol aria-label={`Notes on ${row.name}`} className="max-w-[80ch] space-y-2 border-l-2 border-line pl-3">
          {row.entries.map((entry) => (
            <li key={entry.id} className="min-w-0 text-ink">
              <p className="text-sm text-ash">
                {entry.author_name ?? UNSIGNED}, {longDateAndTime(entry.created_at, "N/A")}
                {entry.updated_at !== entry.created_at && ` (changed ${longDateAndTime(entry.updated_at, "N/A")})`}
              </p>
              <p className="break-words whitespace-pre-line">{entry.content}</p>
              {!open && isChangeable(entry, user?.id) && (
                <Button
                  variant="quiet"
                  className="-ml-3 text-sm"
                  aria-label={`Change your note on ${row.name}`}
                  onClick={() => turn(begin(entry))}
                >
                  Change
                </Button>
              )}
            </li>
          ))}
        </ol>
      ) : null}
      {open ? (
        <EntryForm
          key={open.form}
          about={row}
          open={open}
          onReopen={(next) => turn(next)}
          onDone={(takesFocus) => turn(undefined, takesFocus)}
          onCancel={(typed) => {
            turn(undefined);
            if (typed) discard(typed, () => turn(typed));
          }}
        />
      ) : (
        <Button
          variant="quiet"
          data-adds=""
          className="-ml-3 text-[0.9375rem]"
          aria-label={`Add note on ${row.name}`}
          onClick={() => turn(begin())}
        >
          Add note
        </Button>
      )}
    </div>
  );
}
