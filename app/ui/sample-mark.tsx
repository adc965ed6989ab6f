import * as words from "./words";

/** Marks sample content until the company replaces it. */
export function SampleMark({ label = words.sample }: { label?: string }) {
  return <span className="label rounded-sm border border-current px-1.5 py-0.5">{label}</span>;
}
