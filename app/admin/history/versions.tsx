import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { longDateAndTime } from "~/lib/dates";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import type { EditForm, FormValues } from "../collection";
import { columnName, differingColumns } from "../differences/differences";
import { DifferencesView } from "../differences/differences-view";
import { contentOf, listVersions, type Version } from "./history-api";
import { useHistory } from "./use-history";

/** While a save runs (`busy`), no version can be restored. */
type Place = { table: string; form: EditForm; busy: boolean; onRestore: (values: FormValues) => void };

/** A disclosure under the form: who saved the row when, what changed, and each version to view and restore. */
export function Versions({ id, ...place }: Place & { id: string }) {
  const { table } = place;
  const [open, setOpen] = useState(false);
  const versions = useHistory([table, "versions", id], (client, page) => listVersions(client, table, id, page), open);
  return (
    <details className="border-t border-line pt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        Earlier versions
      </summary>
      {versions.isError && <p role="alert">The earlier versions could not be loaded. Please try again later.</p>}
      <ol className="mt-2 divide-y divide-line">
        {versions.entries?.map((version, index) => (
          <VersionView key={version.id} version={version} latest={index === 0} {...place} />
        ))}
      </ol>
      {versions.hasNextPage && (
        <Button className="mt-3" disabled={versions.isFetching} onClick={() => versions.fetchNextPage()}>
          Older versions
        </Button>
      )}
    </details>
  );
}

function VersionView({ version, latest, ...place }: Place & { version: Version; latest: boolean }) {
  const [open, setOpen] = useState(false);
  const what = version.changed.map(columnName).join(", ");
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>
          {longDateAndTime(version.at, "N/A")}
          {latest && " (the latest)"}
          <span className="block text-[0.9375rem] text-steel">
            {[version.editor_email, what && `changed: ${what}`].filter(Boolean).join(" · ")}
          </span>
        </p>
        <Button variant="quiet" className="-ml-3" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Close" : "View"}
        </Button>
      </div>
      {open && <VersionContent id={version.id} {...place} />}
    </li>
  );
}

/** The differences between a version and the form's current text, and a button to restore it. */
function VersionContent({ id, table, form, busy, onRestore }: Place & { id: string }) {
  const now = useWatch({ control: form.control }) as FormValues;
  const { data: content, isError } = useQuery({
    queryKey: [table, "version", id],
    queryFn: async () => contentOf(await supabase(), id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  if (isError) return <p role="alert">This version could not be loaded. Please try again later.</p>;
  if (!content) return null;
  // Columns that were added after this version keep their text.
  const values = Object.fromEntries(
    Object.entries(now).map(([column, text]) => [column, column in content ? String(content[column] ?? "") : text]),
  );
  return (
    <div className="mt-3 bg-sand p-4">
      {differingColumns(now, values).length === 0 ? (
        <p>The form already has this version.</p>
      ) : (
        <>
          <p className="mb-3 text-steel">What would change in the form:</p>
          <DifferencesView first={now} second={values} />
          <Button className="mt-4" aria-disabled={busy} onClick={() => !busy && onRestore(values)}>
            Use this version
          </Button>
        </>
      )}
    </div>
  );
}
