import { Link } from "react-router";
import { longDay } from "#domain/desk/days.ts";
import { stated } from "~/content/stated";
import * as words from "./words";

/** The notices that the owner shows today. */
export const shownNotices = stated.notices.filter(({ shown }) => shown);

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
            <Link to={link} className="underline underline-offset-4">
              {words.readMore}
            </Link>
          )}
        </p>
      ))}
    </section>
  );
}
