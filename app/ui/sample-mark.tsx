/** Says beside a title that what it names is a sample, or what of it, until the company puts its own in the place. */
export function SampleMark({ of = "" }: { of?: string }) {
  return <span className="label rounded-sm border border-current px-1.5 py-0.5">{`Sample ${of}`.trim()}</span>;
}
