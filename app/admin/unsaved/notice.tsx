import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useSignIn } from "~/auth/session";
import { unsavedElsewhere, useUnsavedHere } from "~/lib/unsaved-work";
import { Button } from "~/ui/button";
import { focusRow } from "../list/focus";
import { AUTOSAVES_QUERY, addressOf, autosaveLabel, deskTables, useDiscardAutosave } from "./autosave-queries";
import { listUnsaved } from "./unsaved";

/**
 * A notice above the list: this account's autosaves with links to their forms, except those open on this page or in another
 * tab.
 * @param ofDesk whether it stands on the owner's desk, and lists what was typed there, or elsewhere
 */
export function UnsavedNotice({ ofDesk = false }: { ofDesk?: boolean }) {
  const discard = useDiscardAutosave();
  const { user } = useSignIn();
  const here = useUnsavedHere();
  const { data: entries = [] } = useQuery({
    queryKey: [AUTOSAVES_QUERY, user?.id, ofDesk, ...here],
    queryFn: async () => {
      const open = new Set([...(await unsavedElsewhere()), ...here]);
      return (await listUnsaved(user?.id ?? "", open)).filter(({ table }) => deskTables.has(table) === ofDesk);
    },
    networkMode: "always",
    // A cached answer could show an autosave that is gone.
    gcTime: 0,
  });
  if (entries.length === 0) return null;
  return (
    <section aria-label="Not saved" className="mb-8 border-l-4 border-signal bg-sand p-4">
      <p className="font-semibold">You typed something that was not saved. It is kept for you.</p>
      <ul className="mt-2">
        {entries.map((entry) => {
          const { key, elsewhere } = entry;
          const name = autosaveLabel(entry);
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-5">
              <Link
                to={addressOf(entry)}
                state={entry.search ? { takeBack: entry.form } : undefined}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {name}
                {elsewhere && " (at another computer)"}
              </Link>
              <Button
                variant="quiet"
                aria-label={`Throw it away: ${name}`}
                onClick={() => {
                  discard(entry);
                  focusRow([]);
                }}
              >
                Throw it away
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
