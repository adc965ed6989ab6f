import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import type { FormValues } from "../collection";
import type { StoredRow } from "../collection-api";
import { moment } from "../moment";
import { columnName, differences, differingColumns } from "./differences";
import { Marked } from "./differences-view";
import type { Obstacle } from "./use-saving";

/**
 * Stands over a form whose row was saved or deleted by somebody else since it was read: both versions beside each other,
 * to take one or to copy from. Nothing is stored meanwhile.
 */
export function Conflict({
  obstacle,
  values,
  theirs,
  onMine,
  onTheirs,
}: {
  obstacle: Obstacle;
  values: FormValues;
  theirs: (row: StoredRow) => FormValues;
  /** Stores what stands in the form, over the row or, where there is none, as a row of the same id. */
  onMine: (row?: StoredRow) => void;
  onTheirs: (row: StoredRow) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const row = obstacle.kind === "conflict" ? obstacle.theirs : undefined;
  const other = row && theirs(row);

  return (
    <section aria-labelledby="conflict-title" className="border-l-4 border-danger bg-sand p-4 md:p-6">
      <h3 ref={heading} id="conflict-title" tabIndex={-1} className="text-xl">
        {row ? "Somebody else saved this in the meantime" : "Somebody else deleted this in the meantime"}
      </h3>
      <p className="mt-2 mb-4">
        {row
          ? `On ${moment(row.updated_at)}. Nothing of yours is stored yet, and nothing is lost: take one of the two, or copy from the other into the form below.`
          : "What you typed still stands in the form below. Save it again, under the same address, or copy what you need."}
      </p>
      {other &&
        differingColumns(other, values).map((column) => {
          const stretches = differences(other[column] ?? "", values[column] ?? "");
          return (
            <div key={column} className="mb-5 grid gap-x-6 gap-y-3 md:grid-cols-2">
              {(["new", "gone"] as const).map((kind) => (
                <div key={kind} className="min-w-0">
                  <p className="label text-steel">
                    {columnName(column)}, {kind === "new" ? "yours" : "the other"}
                  </p>
                  <p className="mt-1 max-h-80 overflow-y-auto bg-paper p-3 break-words whitespace-pre-wrap">
                    <Marked
                      stretches={stretches.filter((stretch) => stretch.kind === "same" || stretch.kind === kind)}
                    />
                  </p>
                </div>
              ))}
            </div>
          );
        })}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onMine(row)}>{row ? "Save mine over it" : "Save it again"}</Button>
        {row && <Button onClick={() => onTheirs(row)}>Take the other one</Button>}
      </div>
    </section>
  );
}
