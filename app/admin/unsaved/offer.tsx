import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { longDateAndTime } from "~/lib/dates";
import { unsavedElsewhere } from "~/lib/unsaved-work";
import { Button } from "~/ui/button";
import { DifferencesView } from "../differences/differences-view";
import { type Autosave, autosaveKey, type Place } from "./autosave";
import { AUTOSAVES_QUERY, useDiscardAutosave } from "./autosave-queries";
import { goOnWith, listUnsaved } from "./unsaved";

/** Whether an autosave belongs to this row: typed in its form, or in the form that created it. */
const isFor = (entry: Autosave, { table, row }: Place) =>
  entry.table === table && (entry.row === row || entry.id === row);

const nothing: { entries: Autosave[]; elsewhere: boolean } = { entries: [], elsewhere: false };

/**
 * Offers this account's earlier autosaves of this row, with the differences, to restore or to discard. One that was just
 * brought back is restored at once.
 * @param savedAt when the row was last saved
 * @param busy a save is running, so nothing can be restored
 */
export function UnsavedOffer({
  place,
  savedAt,
  busy = false,
  onRestore,
}: {
  place: Place;
  savedAt?: string | null;
  busy?: boolean;
  onRestore: (entry: Autosave) => void;
}) {
  const discard = useDiscardAutosave();
  const { data: { entries, elsewhere } = nothing } = useQuery({
    queryKey: [AUTOSAVES_QUERY, autosaveKey(place)],
    queryFn: async () => {
      const held = await unsavedElsewhere();
      const all = await listUnsaved(place.account, new Set([autosaveKey(place)]));
      const found = all.filter((entry) => isFor(entry, place));
      return {
        entries: found.filter(({ key }) => !held.has(key)),
        elsewhere: found.some(({ key }) => held.has(key)),
      };
    },
    networkMode: "always",
    // Read when the form opens or its text is replaced, but not while somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const { state } = useLocation();
  const restore = (entry: Autosave) => {
    goOnWith(entry);
    onRestore(entry);
  };
  const takenBack = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the autosaves are known
  useEffect(() => {
    const entry = entries.find(({ form }) => form === state?.takeBack);
    if (!entry || takenBack.current) return;
    takenBack.current = true;
    restore(entry);
  }, [entries]);

  return (
    <>
      {elsewhere && (
        <p role="status" className="mb-6 border-l-4 border-ash bg-sand p-4">
          This is also open in another tab of this browser, with text that is not saved yet.
        </p>
      )}
      {entries.map((entry, index) => (
        <section
          key={entry.key}
          aria-label="Typed earlier and not saved"
          className="mb-6 border-l-4 border-signal bg-sand p-4 md:p-6"
        >
          <p className="mb-4 font-semibold">
            On {longDateAndTime(entry.at, "N/A")}
            {entry.elsewhere && ", at another computer,"} you typed something here that was not saved.
            {entries.length > 1 && index === 0 && " This is the newest."}
            {savedAt && entry.version && Date.parse(savedAt) > Date.parse(entry.version) && (
              <> It was saved once more since, on {longDateAndTime(savedAt, "N/A")}.</>
            )}{" "}
            These are the differences:
          </p>
          <DifferencesView first={entry.stored} second={entry.values} />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button aria-disabled={busy} onClick={() => !busy && restore(entry)}>
              Take it back
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                discard(entry);
                document.getElementById("form-title")?.focus();
              }}
            >
              Throw it away
            </Button>
          </div>
        </section>
      ))}
    </>
  );
}
