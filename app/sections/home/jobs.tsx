import { Link } from "react-router";
import type { HomeContent } from "~/content/pages/home";
import { Icon } from "~/ui/icon";

/** Links from the visitor's task to the instrument for it. */
export function Jobs({ jobs }: Pick<HomeContent, "jobs">) {
  return (
    <nav aria-label={jobs.question} className="on-dark border-t border-white/15 bg-carbon text-bone">
      <div className="wrap grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] items-center gap-x-3 pt-2 pb-1 md:flex md:flex-wrap md:gap-x-5 md:gap-y-1 md:py-4">
        <p className="label col-span-full text-mist">{jobs.question}</p>
        {jobs.ways.map(({ label, to }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-signal decoration-2 underline-offset-6 hover:text-white max-md:leading-tight"
          >
            {label}
            <Icon name="arrow" className="size-4" />
          </Link>
        ))}
      </div>
    </nav>
  );
}
