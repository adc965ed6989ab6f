import { useEffect, useRef, useState } from "react";
import { SelectField, TextField } from "~/ui/field";
import type { Collection, Row } from "./collection";
import { rowCount } from "./list-api";
import type { ListSort, ListState } from "./list-state";

const sortLabels: Record<ListSort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "By name",
  changed: "Last changed",
};

/** Search, filters and order of a list. */
export function ListTools<T extends Row>({
  collection,
  state,
  counts,
  onChange,
}: {
  collection: Collection<T>;
  state: ListState;
  counts: Record<string, number> | undefined;
  onChange: (change: Partial<ListState>, replace?: boolean) => void;
}) {
  const sorts: ListSort[] = ["newest", "oldest", "name", ...(collection.editor ? (["changed"] as const) : [])];
  return (
    <>
      <Search value={state.search} onChange={(search) => onChange({ search }, true)} />
      <SelectField
        label="Status"
        value={state.status}
        onChange={(event) => onChange({ status: event.target.value })}
        className="w-44"
      >
        <option value="">All</option>
        {collection.statuses.map((option) => (
          <option key={option} value={option}>
            {counts?.[option] === undefined ? option : `${option} (${rowCount(counts[option])})`}
          </option>
        ))}
      </SelectField>
      {collection.kinds && (
        <>
          <SelectField
            label="Topic"
            value={state.inquiry}
            onChange={(event) => onChange({ inquiry: event.target.value })}
            className="w-52"
          >
            <option value="">All</option>
            {Object.entries(collection.kinds).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField
            label="From"
            type="date"
            value={state.from}
            max={state.to || undefined}
            onChange={(event) => onChange({ from: event.target.value }, true)}
            className="w-44"
          />
          <TextField
            label="To"
            type="date"
            value={state.to}
            min={state.from || undefined}
            onChange={(event) => onChange({ to: event.target.value }, true)}
            className="w-44"
          />
        </>
      )}
      <SelectField
        label="Order"
        value={state.sort}
        onChange={(event) => onChange({ sort: event.target.value as ListSort })}
        className="w-44"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/**
 * The search box shows what is typed at once; the address and the database follow after a pause of 300 ms. What changes the
 * address otherwise, going back for example, changes the box.
 */
function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  // The latest: a filter that is chosen before the pause is over stays chosen.
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text;
      change.current(text);
    }, 300);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <TextField
      label="Search"
      type="search"
      value={text}
      maxLength={200}
      onChange={(event) => setText(event.target.value)}
      className="w-60"
    />
  );
}
