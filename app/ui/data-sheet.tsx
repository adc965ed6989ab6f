import { classes } from "./classes";
import { unbroken } from "./unbroken";

/** A list of labels with values, divided by hairlines. */
export function DataSheet({ data, className }: { data: { label: string; value: string }[]; className?: string }) {
  return (
    <dl className={classes("divide-y divide-current/15 border-y border-current/15 text-[0.9375rem]", className)}>
      {data.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(min(6.5rem,40%),2fr)_minmax(0,3fr)] gap-4 py-2.5 [html[data-large-text]_&]:block"
        >
          <dt className="opacity-75">{unbroken(label)}</dt>
          <dd className="tabular font-medium">{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
