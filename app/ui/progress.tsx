import { useId } from "react";

/** State of a progress bar as the specification names it. */
type ProgressState = "indeterminate" | "complete" | "loading";

/**
 * The maximum and value a bar is shown with. A maximum that is not above 0 becomes 100, a value outside 0..max becomes
 * null (indeterminate); either is an author's error and is logged.
 */
export function checkedProgress(value: number | null | undefined, max: number = 100) {
  let limit = max;
  if (!(Number.isFinite(max) && max > 0)) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a logged error
    console.error(`Invalid max '${max}' for a progress bar: it must be greater than 0. Using 100.`);
    limit = 100;
  }
  let amount: number | null = value ?? null;
  if (amount !== null && !(Number.isFinite(amount) && amount >= 0 && amount <= limit)) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a logged error
    console.error(`Invalid value '${amount}' for a progress bar: it must lie between 0 and ${limit}. Using none.`);
    amount = null;
  }
  const state: ProgressState = amount === null ? "indeterminate" : amount === limit ? "complete" : "loading";
  return { value: amount, max: limit, state };
}

/** A labelled bar from 0 to `max` (default 100). */
export function Progress({ label, value, max }: { label: string; value?: number | null; max?: number }) {
  const id = useId();
  const checked = checkedProgress(value, max);
  const share = checked.value === null ? 0 : checked.value / checked.max;
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <span id={id} className="font-medium">
          {label}
        </span>
        {checked.value !== null && (
          <span className="tabular text-[0.9375rem] font-semibold">
            {checked.max === 100 ? `${checked.value}%` : `${checked.value} / ${checked.max}`}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={checked.max}
        aria-valuenow={checked.value ?? undefined}
        data-state={checked.state}
        className="h-1.5 bg-current/12"
      >
        <div className="h-full bg-signal" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
