import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { SelectField, TextField } from "~/ui/field";
import type { Collection, Row } from "../collection";
import { rowCount, SCHEDULED } from "./api";
import { filterKeys, type ListState, listSorts, originFilters } from "./state";

const sortLabels = {
  newest: "Newest first",
  oldest: "Oldest first",
  name: "By name",
  changed: "Last changed",
};

/** Search, filters and order of a list; on a phone all but the search is folded. */
export function ListTools<T extends Row>({
  collection: { statuses, scheduled, kinds, editor, Filters },
  state,
  counts,
  onChange,
}: {
  collection: Collection<T>;
  state: ListState;
  counts: Record<string, number> | undefined;
  onChange: (change: Partial<ListState>, replace?: boolean) => void;
}) {
  const [open, setOpen] = useState(false);
  const counted = (status: string) =>
    counts?.[status] === undefined ? status : `${status} (${rowCount(counts[status])})`;
  // Enquiries have no column for the last change.
  const sorts = listSorts.filter((sort) => sort !== "changed" || editor);
  const ofKinds = classes(
    "min-w-0 grow basis-40 sm:w-44 sm:grow-0 sm:basis-auto",
    kinds && "md:w-auto lg:w-34 lg:grow",
  );
  const [more, setMore] = useState(() => originFilters.some((filter) => state[filter]));
  const choice = (label: string, of: "status" | "inquiry" | "sort", options: [value: string, label: string][]) => (
    <SelectField
      label={label}
      value={state[of]}
      onChange={(event) => onChange({ [of]: event.target.value })}
      className={ofKinds}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
  const day = (label: string, of: "from" | "to", bounds: { min?: string; max?: string }) => (
    <TextField
      label={label}
      type="date"
      value={state[of]}
      onChange={(event) => onChange({ [of]: event.target.value }, true)}
      className="min-w-0 grow basis-40 sm:w-38 sm:grow-0 sm:basis-auto md:w-auto lg:w-37"
      {...bounds}
    />
  );
  const chosen = filterKeys.filter((key) => key !== "search" && state[key]).length;
  return (
    <>
      <Search
        value={state.search}
        onChange={(search) => onChange({ search }, true)}
        className={classes("w-44 grow sm:w-60 sm:grow-0", kinds && "md:w-auto lg:w-34 lg:grow")}
      />
      <Button className="min-h-12 md:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
        {chosen ? `Filters (${chosen})` : "Filters"}
      </Button>
      <div className={open ? "contents" : "contents max-md:hidden"}>
        {choice("Status", "status", [
          ["", "All"],
          ...statuses.map((status): [string, string] => [status, counted(status)]),
          ...(scheduled ? [[SCHEDULED, SCHEDULED] as [string, string]] : []),
        ])}
        {kinds && (
          <>
            {choice("Topic", "inquiry", [["", "All"], ...Object.entries(kinds)])}
            {day("From", "from", { max: state.to || undefined })}
            {day("To", "to", { min: state.from || undefined })}
          </>
        )}
        {choice(
          "Order",
          "sort",
          sorts.map((sort) => [sort, sortLabels[sort]]),
        )}
        {Filters && (
          <Button variant="quiet" className="min-h-12" aria-expanded={more} onClick={() => setMore(!more)}>
            {more ? "Fewer" : "More"}
          </Button>
        )}
        {Filters && more && (
          <>
            <span aria-hidden="true" className="hidden basis-full lg:block" />
            <Filters state={state} onChange={onChange} className={ofKinds} />
          </>
        )}
      </div>
    </>
  );
}

/**
 * The search box shows typed text at once; the address and the search follow after a pause of 300 ms. Any other change of
 * the address, such as going back, changes the box.
 */
function Search({
  value,
  onChange,
  className,
}: {
  value: string;
  onChange: (value: string) => void;
  className: string;
}) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  // Reads the latest state, so that a filter chosen during the pause is kept.
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
      className={className}
    />
  );
}
