/** Says beside a title that what it names is a sample, until the company puts its own in the place. */
export function SampleMark() {
  return <span className="label rounded-sm border border-current px-1.5 py-0.5">Sample</span>;
}
