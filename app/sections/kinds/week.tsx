import type { ScheduleSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { Rail, railEntry } from "~/ui/rail";
import { unbroken } from "~/ui/unbroken";
import { Frame } from "../frame";

/** The sun over one day; its first third, from the east, is drawn thick. */
function Day() {
  return (
    <svg viewBox="0 0 200 70" aria-hidden="true" fill="none" className="w-full max-lg:max-w-60">
      <path d="M0 68H200" className="stroke-white/25" />
      <path d="M10 68A90 62 0 0 1 190 68" className="stroke-white/55" strokeWidth="1.5" strokeDasharray="3 6" />
      <path d="M10 68A90 62 0 0 1 64 11" className="stroke-signal" strokeWidth="5" />
      <circle cx="64" cy="11" r="6" className="fill-signal" />
    </svg>
  );
}

/** The days of one week, side by side on wide screens and swiped on phones: mornings with the instructor, and what comes after. */
export function Week({ section, week }: { section: ScheduleSection; week: NonNullable<ScheduleSection["week"]> }) {
  return (
    <Frame section={section} tone="dark">
      <Rail
        ordered
        count={section.items.length}
        className="divide-white/20 sm:max-lg:divide-y sm:max-lg:border-y sm:max-lg:border-white/20 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:divide-x"
      >
        {section.items.map(({ when, what, description }) => (
          <li
            key={when}
            className={classes(
              railEntry,
              "sm:max-lg:grid sm:max-lg:grid-cols-[10rem_8rem_minmax(0,1fr)] sm:max-lg:gap-x-6 sm:max-lg:py-4",
            )}
          >
            <Day />
            <p className="label text-mist max-sm:pt-4 lg:px-5 lg:pt-5">{when}</p>
            <div className="lg:px-5">
              <p className="title-3 max-sm:mt-1 lg:mt-2">{what}</p>
              {description && <p className="mt-1 text-[0.9375rem] text-mist lg:mt-2">{unbroken(description)}</p>}
            </div>
          </li>
        ))}
      </Rail>
      <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-2 text-[0.9375rem]">
        <li className="flex items-center gap-3">
          <span aria-hidden="true" className="w-8 shrink-0 border-t-4 border-signal" />
          {week.morning}
        </li>
        <li className="flex items-center gap-3">
          <span aria-hidden="true" className="w-8 shrink-0 border-t-2 border-dashed border-white/60" />
          {week.after}
        </li>
      </ul>
    </Frame>
  );
}
