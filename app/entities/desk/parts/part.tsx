import type { ReactNode } from "react";
import type { Editor } from "~/admin/collection";
import { useFocusFromForm } from "~/admin/list/focus";
import { OpensButton } from "~/admin/list/opens-button";
import type { DeskCatalogue } from "~/content/stated/desk-catalogue";
import { StateView } from "~/ui/state-view";
import type { DeskTable } from "../rows";

/** One part of the desk: its table, its list, and the form of what the address names. */
export type DeskPart = {
  id: string;
  label: string;
  table: DeskTable;
  List: (props: ListProps) => ReactNode;
  /** The form of a row or a key; undefined where there is no such thing. */
  editorOf: (catalogue: DeskCatalogue, row: Record<string, unknown> | undefined, edit: string) => Editor | undefined;
  /** What a row is called in the bin, where only its key is known. */
  nameOf?: (catalogue: DeskCatalogue, key: string) => string;
  /** What visitors see of a row, also of one in the bin. */
  shownOf: (row: Record<string, unknown>) => string;
  /** Whether an entry that asks for the owner's eye is one of this part. */
  has?: (key: string) => boolean;
};
export type ListProps = { catalogue: DeskCatalogue; onEdit: (edit: string) => void };

/** What the owner reads beside a row that visitors do not see. */
export const notShown = (why: string) => `Not shown, because ${why.charAt(0).toLowerCase()}${why.slice(1)}`;

/** The lists of rows, or why there are none. */
export function Rows<Row>({
  query,
  children,
}: {
  query: { data?: Row[]; isError: boolean };
  children: (rows: Row[]) => ReactNode;
}) {
  // A form that is closed leaves the owner at the line from which it was opened.
  useFocusFromForm(query.data !== undefined);
  if (query.data) return children(query.data);
  if (query.isError) return <StateView alert title="The desk could not be read" text="Please try again later." />;
  return (
    <div role="status" aria-label="Loading the desk" className="space-y-4">
      {[1, 2, 3, 4, 5].map((bar) => (
        <div key={bar} className="skeleton-bar h-12 w-full" />
      ))}
    </div>
  );
}

/** A list with a button above it that opens the form of a new row. */
export function WithNew({
  label,
  empty,
  onEdit,
  children,
}: {
  label: string;
  empty: string | false;
  onEdit: (edit: string) => void;
  children: ReactNode;
}) {
  return (
    <>
      <p className="mb-8">
        <OpensButton variant="primary" opens="new" onOpen={() => onEdit("new")}>
          {label}
        </OpensButton>
      </p>
      {empty ? <StateView title={empty} /> : children}
    </>
  );
}
