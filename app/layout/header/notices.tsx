import { longDay } from "#domain/desk/days.ts";
import { hasHindi, isHindi } from "#domain/edition.ts";
import { edition } from "~/content/edition";
import { stated } from "~/content/stated/stated";
import * as words from "~/layout/words";

/** The notices that the owner shows today. */
export const shownNotices = stated.notices.filter(({ shown }) => shown);

/**
 * Returns the address of a notice's link. A path leads to this edition's page; a Hindi path, a page that exists only in
 * English and another site stay as they are.
 */
const hrefOf = (link: string) =>
  link.startsWith("/") && hasHindi(link) && !isHindi(link) ? edition.addressOf(link) : link;

/** One line for each notice, above the header; nothing without one. */
export function Notices() {
  if (shownNotices.length === 0) return null;
  return (
    <section aria-label={words.notice} className="on-dark bg-signal-deep text-white print:hidden">
      {shownNotices.map(({ id, text, link, to }) => (
        <p key={id} className="wrap flex flex-wrap gap-x-4 py-2.5 text-[0.9375rem] font-medium">
          <span className="min-w-0 wrap-anywhere">
            {text} <span className="font-normal">{words.untilDay(longDay(to))}</span>
          </span>
          {link && (
            <a href={hrefOf(link)} className="underline underline-offset-4">
              {words.readMore}
            </a>
          )}
        </p>
      ))}
    </section>
  );
}
