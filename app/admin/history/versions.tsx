import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { supabase } from "~/lib/supabase";
import { Button } from "~/ui/button";
import type { FormValues } from "../collection";
import { moment } from "../moment";
import { columnName, differingColumns } from "../typed/differences";
import { DifferencesView } from "../typed/differences-view";
import { contentOf, listVersions, type Version } from "./history-api";

/** Under a form, folded away: who saved the row when, what changed, and each version to look at and to take back. */
export function Versions({
  table,
  id,
  valuesNow,
  onTake,
}: {
  table: string;
  id: string;
  /** What stands in the form. */
  valuesNow: () => FormValues;
  /** Puts a version's texts into the form; nothing is stored by that. */
  onTake: (values: FormValues) => void;
}) {
  const [open, setOpen] = useState(false);
  const { data, isError } = useQuery({
    queryKey: [table, "versions", id],
    queryFn: async () => listVersions(await supabase(), table, id),
    enabled: open,
    retry: 1,
  });
  return (
    <details className="border-t border-line pt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        Earlier versions
      </summary>
      {isError && <p role="alert">The earlier versions could not be read. Please try again later.</p>}
      <ol className="mt-2 divide-y divide-line">
        {data?.map((version, index) => (
          <VersionView
            key={version.id}
            version={version}
            latest={index === 0}
            table={table}
            valuesNow={valuesNow}
            onTake={onTake}
          />
        ))}
      </ol>
    </details>
  );
}

function VersionView({
  version,
  latest,
  table,
  valuesNow,
  onTake,
}: {
  version: Version;
  latest: boolean;
  table: string;
  valuesNow: () => FormValues;
  onTake: (values: FormValues) => void;
}) {
  const [open, setOpen] = useState(false);
  const { data: content } = useQuery({
    queryKey: [table, "version", version.id],
    queryFn: async () => contentOf(await supabase(), version.id),
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const now = valuesNow();
  // Columns that the version does not know yet stay as they are.
  const values =
    content &&
    Object.fromEntries(
      Object.entries(now).map(([column, text]) => [column, column in content ? String(content[column] ?? "") : text]),
    );
  const what = version.changed.map(columnName).join(", ");
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>
          {moment(version.at)}
          {latest && " (the latest)"}
          <span className="block text-[0.9375rem] text-steel">
            {[version.editor_email, what && `changed: ${what}`].filter(Boolean).join(" · ")}
          </span>
        </p>
        <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Close" : "Look at it"}
        </Button>
      </div>
      {open && values && (
        <div className="mt-3 bg-sand p-4">
          {differingColumns(now, values).length === 0 ? (
            <p>The form holds just this.</p>
          ) : (
            <>
              <p className="mb-3 text-steel">What would change in the form:</p>
              <DifferencesView first={now} second={values} />
              <Button className="mt-4" onClick={() => onTake(values)}>
                Take this version into the form
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
