import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { MAX_COUNTED_ROWS, PAGE_SIZE } from "./api";

/** The pages that get a button: the first, the neighbours, and the last where it is known. */
export function pageNumbers(page: number, last: number): number[] {
  const wanted = [1, page - 1, page, page + 1, last];
  return [...new Set(wanted.filter((number) => number >= 1 && number <= last))].sort((a, b) => a - b);
}

/** @param total rows on all pages; 1,001 means more than 1,000. */
export function Pager({
  page,
  rows,
  total,
  onPage,
}: {
  page: number;
  /** Rows on this page. */
  rows: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const uncounted = total > MAX_COUNTED_ROWS;
  const counted = Math.ceil(Math.min(total, MAX_COUNTED_ROWS) / PAGE_SIZE);
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
          Page {page} of {uncounted ? `${counted}+` : counted}
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
