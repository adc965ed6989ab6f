import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useSignIn } from "~/auth/session";
import { longDateAndTime } from "~/lib/dates";
import { unsavedElsewhere, useHeldHere } from "~/lib/unsaved-work";
import { browserStorage, type JournalEntry, typedBy } from "./journal";

/** Over a list: what this account typed in this browser and did not save, each with the way to it; not what stands on this page. */
export function UnsavedNotice() {
  const { user } = useSignIn();
  const [entries, setEntries] = useState<JournalEntry[]>([]);
  const here = useHeldHere();
  useEffect(() => {
    if (!user) return;
    void unsavedElsewhere().then((held) =>
      setEntries(typedBy(browserStorage(), user.id).filter(({ key }) => !held.has(key) && !here.has(key))),
    );
  }, [user, here]);
  if (entries.length === 0) return null;
  return (
    <section aria-label="Not saved" className="mb-8 border-l-4 border-signal bg-sand p-4">
      <p className="font-semibold">You typed something that was not saved. This browser has kept it.</p>
      <ul className="mt-2">
        {entries.map(({ key, table, id, version, values, at, search }) => (
          <li key={key}>
            <Link
              to={`?${new URLSearchParams({ tab: table, ...(search ? { search } : { edit: version === null ? "new" : id }) })}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {values.title?.trim() || "Without a title"}, {longDateAndTime(at, "N/A")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
