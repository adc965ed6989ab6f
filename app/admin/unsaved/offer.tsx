import { useQuery } from "@tanstack/react-query";
import { browserStorage } from "~/lib/browser-storage";
import { longDateAndTime } from "~/lib/dates";
import { unsavedElsewhere } from "~/lib/unsaved-work";
import { Button } from "~/ui/button";
import { DifferencesView } from "../differences/differences-view";
import { type Autosave, autosaveKey, listAutosaves, type Place } from "./autosave";
import { AUTOSAVES_QUERY, useDiscardAutosave } from "./autosave-queries";

/** Whether an autosave belongs to this row: typed in its form, or in the form that created it. */
const isFor = (entry: Autosave, { table, row }: Place) =>
  entry.table === table && (entry.row === row || entry.id === row);

const nothing: { entries: Autosave[]; elsewhere: boolean } = { entries: [], elsewhere: false };

/**
 * Offers this account's earlier autosaves of this row, with the differences, to restore or to discard.
 * @param busy a save is running, so nothing can be restored
 */
export function UnsavedOffer({
  place,
  busy = false,
  onRestore,
}: {
  place: Place;
  busy?: boolean;
  onRestore: (entry: Autosave) => void;
}) {
  const discard = useDiscardAutosave();
  const { data: { entries, elsewhere } = nothing } = useQuery({
    queryKey: [AUTOSAVES_QUERY, autosaveKey(place)],
    queryFn: async () => {
      const held = await unsavedElsewhere();
      const found = listAutosaves(browserStorage(), place.account).filter(
        (entry) => isFor(entry, place) && entry.key !== autosaveKey(place),
      );
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

  return (
    <>
      {elsewhere && (
        <p role="status" className="mb-6 border-l-4 border-ash bg-sand p-4">
          This is also open in another tab of this browser, with text that is not saved yet.
        </p>
      )}
      {entries.map((entry) => (
        <section
          key={entry.key}
          aria-label="Typed earlier and not saved"
          className="mb-6 border-l-4 border-signal bg-sand p-4 md:p-6"
        >
          <p className="mb-4 font-semibold">
            On {longDateAndTime(entry.at, "N/A")} you typed something here that was not saved. These are the
            differences:
          </p>
          <DifferencesView first={entry.stored} second={entry.values} />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button aria-disabled={busy} onClick={() => !busy && onRestore(entry)}>
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
