import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { PAGE_SIZE, rowCount } from "./api";

/** The pages that get a button: the first, the neighbours, and the last where it is known. */
export function pageNumbers(page: number, last: number): number[] {
  const wanted = [1, page - 1, page, page + 1, last];
  return [...new Set(wanted.filter((number) => number >= 1 && number <= last))].sort((a, b) => a - b);
}

/** The buttons between the pages of a list. */
export function Pager({
  page,
  rows,
  total,
  uncounted,
  onPage,
}: {
  page: number;
  /** Rows on this page. */
  rows: number;
  /** Rows on all pages, as far as they were counted. */
  total: number;
  /** Whether there are more. */
  uncounted: boolean;
  onPage: (page: number) => void;
}) {
  const counted = Math.ceil(total / PAGE_SIZE);
  const more = uncounted ? rows === PAGE_SIZE : page < counted;
  if (page === 1 && !more) return null;
  const last = Math.max(counted, page + (more ? 1 : 0));
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <div className="flex flex-wrap items-center gap-1">
        <p className="tabular mr-3 text-steel">
          Page {page} of {rowCount(counted, uncounted)}
        </p>
        {pageNumbers(page, last).map((number) => (
          <Button
            key={number}
            variant="quiet"
            aria-label={`Go to page ${number}`}
            aria-current={number === page ? "page" : undefined}
            className={classes("tabular min-w-11 max-sm:hidden", number === page && "font-bold no-underline")}
            onClick={() => onPage(number)}
          >
            {number}
          </Button>
        ))}
      </div>
      <Button disabled={!more} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
