import type { Datum, Price, Stat } from "~/content/schema";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/icon";
import { SampleMark } from "~/ui/sample-mark";

/** Labels with values between hairlines, as on the placard of a machine. */
export function DataSheet({ data, className }: { data: Datum[]; className?: string }) {
  return (
    <dl className={classes("divide-y divide-current/15 border-y border-current/15 text-[0.9375rem]", className)}>
      {data.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[minmax(6.5rem,2fr)_3fr] gap-4 py-2.5">
          <dt className="opacity-75">{label}</dt>
          <dd className="tabular font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A large figure and what it counts. */
export function Figure({ stat, className }: { stat: Stat; className?: string }) {
  return (
    <div className={classes("flex flex-col", className)}>
      <span className="tabular font-display text-[clamp(2rem,3.6vw,3.25rem)] leading-none font-semibold tracking-tight [font-stretch:120%]">
        {stat.value}
      </span>
      <span className="mt-2 text-[0.9375rem] leading-snug font-medium">{stat.label}</span>
      {stat.sample && (
        <span className="mt-2">
          <SampleMark />
        </span>
      )}
      {stat.note && <span className="mt-1 text-sm leading-snug opacity-75">{stat.note}</span>}
    </div>
  );
}

/** Short statements with a mark. */
export function Points({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={classes("space-y-2", className)}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1.25rem_1fr] gap-2.5 text-[0.9375rem] leading-relaxed">
          <Icon name="check" className="mt-[0.2em] size-4.5 text-signal-deep in-[.on-dark]:text-signal" />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** A small caps mark for a level, a mode, a badge. */
export function Badge({ children }: { children: string }) {
  return (
    <span className="label inline-block rounded-sm border border-current/30 px-2 py-0.5 text-[0.6875rem]">
      {children}
    </span>
  );
}

/** "from ₹12,000", with what moves it; nothing without a price. */
export function PriceLine({ price, className }: { price?: Price; className?: string }) {
  if (!price) return null;
  return (
    <p className={classes("tabular", className)}>
      <strong>from ₹{price.fromRupees.toLocaleString("en-IN")}</strong>, {price.moves}
    </p>
  );
}
