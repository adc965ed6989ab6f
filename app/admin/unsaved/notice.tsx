import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useSignIn } from "~/auth/session";
import { browserStorage } from "~/lib/browser-storage";
import { unsavedElsewhere, useHeldHere } from "~/lib/unsaved-work";
import { Button } from "~/ui/button";
import { focusRow } from "../list/focus";
import { typedBy } from "./journal";
import { KEPT_HERE, nameOf, useThrowAway } from "./kept-here";

/** Over a list: what this account typed in this browser and did not save, each with the way to it; not what stands on this page. */
export function UnsavedNotice() {
  const throwAway = useThrowAway();
  const { user } = useSignIn();
  const here = useHeldHere();
  const { data: entries = [] } = useQuery({
    queryKey: [KEPT_HERE, user?.id, ...here],
    queryFn: async () => {
      const elsewhere = await unsavedElsewhere();
      return typedBy(browserStorage(), user?.id ?? "").filter(({ key }) => !elsewhere.has(key) && !here.has(key));
    },
    networkMode: "always",
    // What was read earlier is never shown in place of what is kept now.
    gcTime: 0,
  });
  if (entries.length === 0) return null;
  return (
    <section aria-label="Not saved" className="mb-8 border-l-4 border-signal bg-sand p-4">
      <p className="font-semibold">You typed something that was not saved. This browser has kept it.</p>
      <ul className="mt-2">
        {entries.map((entry) => {
          const { key, table, row, id, version, search } = entry;
          const name = nameOf(entry);
          const edit = row === "new" && version === null ? row : id;
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
                  throwAway(entry);
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
