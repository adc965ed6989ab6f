import { useEffect, useState } from "react";
import { browserStorage } from "~/lib/browser-storage";
import { longDateAndTime } from "~/lib/dates";
import { unsavedElsewhere } from "~/lib/unsaved-work";
import { Button } from "~/ui/button";
import { DifferencesView } from "../differences/differences-view";
import { forgetTyped, type JournalEntry, keyOf, type Place, typedBy } from "./journal";

/** Whether what was typed is for this row: stored already, or to be a new one. */
const isFor = (entry: JournalEntry, { table, row }: Place) =>
  entry.table === table && (entry.version === null ? row === "new" && entry.row === "new" : entry.id === row);

/**
 * Offers what this account typed at this place earlier and did not save: when, what differs, to take it back or throw
 * it away.
 */
export function UnsavedOffer({ place, onTake }: { place: Place; onTake: (entry: JournalEntry) => void }) {
  const [entries, setEntries] = useState<JournalEntry[]>([]);
  const [elsewhere, setElsewhere] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form opens
  useEffect(() => {
    void unsavedElsewhere().then((held) => {
      const found = typedBy(browserStorage(), place.account).filter((entry) => isFor(entry, place));
      setEntries(found.filter(({ key }) => key !== keyOf(place) && !held.has(key)));
      setElsewhere(found.some(({ key }) => held.has(key)));
    });
  }, []);

  const drop = (entry: JournalEntry) => setEntries(entries.filter(({ key }) => key !== entry.key));
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
            <Button
              onClick={() => {
                drop(entry);
                onTake(entry);
              }}
            >
              Take it back
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                forgetTyped(browserStorage(), entry.key);
                drop(entry);
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
