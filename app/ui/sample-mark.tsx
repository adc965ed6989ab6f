/** Marks sample content until the company replaces it. @param of what is a sample: "figures" */
export function SampleMark({ of = "" }: { of?: string }) {
  return <span className="label rounded-sm border border-current px-1.5 py-0.5">{`Sample ${of}`.trim()}</span>;
}
