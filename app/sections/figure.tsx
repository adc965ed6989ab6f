import type { Stat } from "~/content/schema";
import { classes } from "~/ui/classes";
import { SampleMark } from "~/ui/sample-mark";
import { unbroken } from "~/ui/unbroken";

/** A large figure and what it counts. Its unit may wrap to the next line: both do not fit on a phone. */
export function Figure({ stat, className }: { stat: Stat; className?: string }) {
  return (
    <div className={classes("flex flex-col", className)}>
      <p className="tabular font-display text-[clamp(2rem,3.6vw,3.25rem)] leading-none font-semibold tracking-tight [font-stretch:120%]">
        {stat.value}
      </p>
      <p className="mt-2 text-[0.9375rem] leading-snug font-medium">{unbroken(stat.label)}</p>
      {stat.sample && (
        <span className="mt-2">
          <SampleMark />
        </span>
      )}
      {stat.note && <p className="mt-1 text-sm leading-snug opacity-75">{unbroken(stat.note)}</p>}
    </div>
  );
}

/** What is said once of the figures above. */
export function SaidOnce({ children, className }: { children?: string; className?: string }) {
  return children && <p className={classes("text-sm opacity-75", className)}>{unbroken(children)}</p>;
}
