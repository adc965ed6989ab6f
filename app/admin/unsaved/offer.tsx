import { useQuery } from "@tanstack/react-query";
import { browserStorage } from "~/lib/browser-storage";
import { longDateAndTime } from "~/lib/dates";
import { unsavedElsewhere } from "~/lib/unsaved-work";
import { Button } from "~/ui/button";
import { DifferencesView } from "../differences/differences-view";
import { type JournalEntry, keyOf, type Place, typedBy } from "./journal";
import { KEPT_HERE, useThrowAway } from "./kept-here";

/** Whether what was typed is for this row: in its own form, or in that of a new one that became it. */
const isFor = (entry: JournalEntry, { table, row }: Place) =>
  entry.table === table && (entry.row === row || entry.id === row);

const nothing: { entries: JournalEntry[]; elsewhere: boolean } = { entries: [], elsewhere: false };

/**
 * Offers what this account typed at this place earlier and did not save: when, what differs, to take it back or throw
 * it away.
 * @param busy whether nothing may be taken, as a save is under way
 */
export function UnsavedOffer({
  place,
  busy = false,
  onTake,
}: {
  place: Place;
  busy?: boolean;
  onTake: (entry: JournalEntry) => void;
}) {
  const throwAway = useThrowAway();
  const { data: { entries, elsewhere } = nothing } = useQuery({
    queryKey: [KEPT_HERE, keyOf(place)],
    queryFn: async () => {
      const held = await unsavedElsewhere();
      const found = typedBy(browserStorage(), place.account).filter(
        (entry) => isFor(entry, place) && entry.key !== keyOf(place),
      );
      return {
        entries: found.filter(({ key }) => !held.has(key)),
        elsewhere: found.some(({ key }) => held.has(key)),
      };
    },
    networkMode: "always",
    // Looked for when the form opens or its text is replaced, and not under the typing hand.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  return (
    <>
      {elsewhere && (
        <p role="status" className="mb-6 border-l-4 border-ash bg-sand p-4">
          You are writing here in another tab of this browser as well. What is typed there is not saved yet.
        </p>
      )}
      {entries.map((entry) => (
        <section
          key={entry.key}
          aria-label="Typed earlier and not saved"
          className="mb-6 border-l-4 border-signal bg-sand p-4 md:p-6"
        >
          <p className="mb-4 font-semibold">
            On {longDateAndTime(entry.at, "N/A")} you typed something here that was not saved. This is what differs:
          </p>
          <DifferencesView first={entry.stored} second={entry.values} />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button aria-disabled={busy} onClick={() => !busy && onTake(entry)}>
              Take it back
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                throwAway(entry);
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
