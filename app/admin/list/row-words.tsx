import { longDate } from "~/lib/dates";
import { SampleMark } from "~/ui/sample-mark";
import { distanceFrom } from "./distance-from";

/** The label of a published thing, its day in the long form of the specification, and how long ago that was. */
export function RowDates({ label, row, children }: { label?: string; row: { created_at: string }; children?: string }) {
  return (
    <>
      {label && <span className="min-w-0 break-words text-ink">{label}</span>}
      <span className="basis-full">
        <time dateTime={row.created_at} className="tabular">
          {longDate(row.created_at, "N/A")}
        </time>
        {row.created_at && <span className="text-ash"> · {distanceFrom(row.created_at, Date.now())}</span>}
        {children && <span className="block">{children}</span>}
      </span>
    </>
  );
}

/** The sample mark, and a link to the page as visitors or only staff see it. */
export function SeeOnSite({
  row,
  href,
  isPublic,
}: {
  row: { title: string; is_sample: boolean };
  href: string;
  isPublic: boolean;
}) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      {row.is_sample && <SampleMark />}
      <a
        href={href}
        // A 44 px touch target that does not change the line height.
        className="-my-[0.6875rem] inline-block py-[0.6875rem] underline underline-offset-4"
        aria-label={isPublic ? `View on the site: ${row.title}` : `Preview ${row.title}`}
      >
        {isPublic ? "View on the site" : "Preview"}
      </a>
    </p>
  );
}
