import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { storedDesk } from "#domain/stored/desk.ts";
import { isUuid } from "#domain/uuid.ts";
import { useSignIn } from "~/auth/session";
import { browserStorage } from "~/lib/browser-storage";
import { unsavedElsewhere, useUnsavedHere } from "~/lib/unsaved-work";
import { Button } from "~/ui/button";
import { focusRow } from "../list/focus";
import { listAutosaves } from "./autosave";
import { AUTOSAVES_QUERY, autosaveLabel, useDiscardAutosave } from "./autosave-queries";

/** What is typed at the owner's desk belongs to its page. */
const deskTables = new Set<string>(storedDesk.map(({ table }) => table));

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
      const elsewhere = await unsavedElsewhere();
      return listAutosaves(browserStorage(), user?.id ?? "").filter(
        ({ key, table }) => deskTables.has(table) === ofDesk && !elsewhere.has(key) && !here.has(key),
      );
    },
    networkMode: "always",
    // A cached answer could show an autosave that is gone.
    gcTime: 0,
  });
  if (entries.length === 0) return null;
  return (
    <section aria-label="Not saved" className="mb-8 border-l-4 border-signal bg-sand p-4">
      <p className="font-semibold">You typed something that was not saved. This browser has kept it.</p>
      <ul className="mt-2">
        {entries.map((entry) => {
          const { key, table, row, id, version, search } = entry;
          const name = autosaveLabel(entry);
          const edit = version === null && !isUuid(row) ? row : id;
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-5">
              <Link
                to={`?${new URLSearchParams({ tab: table, ...(search ? { q: search } : { edit }) })}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {name}
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
