import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useSignIn } from "~/auth/session";
import { longDateAndTime } from "~/lib/dates";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import type { EditForm, FormValues, StoredRow } from "../collection";
import type { SaveConflict } from "../collection-api";
import { columnName, type DiffPart, differences } from "../differences/differences";
import { lastChange } from "../history/history-api";

/**
 * Shown above a form whose row was saved or deleted since it was read: by whom and when, and the fields that both have
 * changed side by side, to choose one or to copy from. Nothing is stored meanwhile.
 */
export function Conflict({
  table,
  id,
  conflict,
  busy,
  form,
  theirs,
  onMine,
  onTheirs,
}: {
  table: string;
  id: string;
  /** `both` are the fields that were changed here and there. */
  conflict: SaveConflict & { both: string[] };
  /** A save is under way. */
  busy: boolean;
  form: EditForm;
  theirs: (row: StoredRow) => FormValues;
  /** Saves the form over the row or, if it was deleted, as a row with the same id. */
  onMine: (row?: StoredRow) => void;
  onTheirs: (row: StoredRow) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, []);
  const values = useDeferredValue(useWatch({ control: form.control }) as FormValues);
  const row = conflict.kind === "conflict" ? conflict.theirs : undefined;
  const other = row && theirs(row);
  const action = row ? "saved" : "deleted";
  const { user } = useSignIn();
  const { data: lastEdit } = useQuery({
    queryKey: [table, "last act", id, action, row?.updated_at],
    queryFn: async () => (await lastChange(await supabase(), table, id, action)) ?? null,
    retry: 1,
  });
  const isOwn = lastEdit?.by != null && lastEdit.by === user?.email;
  const at = lastEdit?.at ?? row?.updated_at;
  const when = [at && `on ${longDateAndTime(at, "N/A")}`, lastEdit?.by && (isOwn ? "by you" : `by ${lastEdit.by}`)]
    .filter(Boolean)
    .join(", ");

  return (
    <section aria-labelledby="conflict-title" className="border-l-4 border-danger bg-sand p-4 md:p-6">
      <h3 ref={heading} id="conflict-title" tabIndex={-1} className="scroll-mt-8 text-xl">
        {isOwn ? `You ${action} this in another tab in the meantime` : `Somebody else ${action} this in the meantime`}
      </h3>
      {when && <p className="mt-2">{`It was ${action} ${when}.`}</p>}
      <p className="mt-2 mb-4">
        {row
          ? "Your version is not saved yet, and nothing is lost. What only one of you has changed is in the form already. Of the rest choose one, or copy what you need into the form below."
          : "What you typed is still in the form below. Save it again under the same address, or copy what you need."}
      </p>
      {other &&
        conflict.both.map((column) => {
          const parts = differences(other[column] ?? "", values[column] ?? "");
          return (
            <div key={column} className="mb-5 grid gap-x-6 gap-y-3 md:grid-cols-2">
              {(["new", "gone"] as const).map((kind) => (
                <div key={kind} className="min-w-0">
                  <p className="label text-steel">
                    {columnName(column)}, {kind === "new" ? "yours" : "the other"}
                  </p>
                  <Side parts={parts.filter((part) => part.kind === "same" || part.kind === kind)} />
                </div>
              ))}
            </div>
          );
        })}
      {/* Seen above the form's own buttons, and the note of what is not saved, however long the texts are. */}
      <div className="sticky bottom-34 -mx-4 flex flex-wrap gap-3 bg-sand px-4 py-3 md:-mx-6 md:px-6">
        <Button aria-disabled={busy} onClick={() => !busy && onMine(row)}>
          {row ? "Save mine instead" : "Save it again"}
        </Button>
        {row && (
          <Button aria-disabled={busy} onClick={() => !busy && onTheirs(row)}>
            Take the other one
          </Button>
        )}
      </div>
    </section>
  );
}

/** The full text of one version, scrolled to the first difference. */
function Side({ parts }: { parts: DiffPart[] }) {
  const box = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once; afterwards the reader scrolls
  useEffect(() => {
    const beginning = parts[0]?.kind === "same" ? [...(box.current?.firstElementChild?.getClientRects() ?? [])] : [];
    const end = beginning.at(-1)?.bottom;
    if (box.current && end) box.current.scrollTop = end - box.current.getBoundingClientRect().top - 80;
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <p ref={box} tabIndex={0} className="mt-1 max-h-80 overflow-y-auto bg-paper p-3 break-words whitespace-pre-wrap">
      {parts.map(({ kind, text }, index) => {
        const key = `${index}`;
        return kind === "same" ? (
          <span key={key}>{text}</span>
        ) : (
          <mark key={key} className="bg-signal/20 text-inherit underline decoration-signal-deep">
            {text}
          </mark>
        );
      })}
    </p>
  );
}
