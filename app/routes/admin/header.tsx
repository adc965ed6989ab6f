import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "~/layout/header/logo";
import { useUnsaved } from "~/lib/unsaved-work";

/**
 * The header of the admin area's pages.
 * @param beside content beside the logo
 * @param children content at its end
 */
export function AdminHeader({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  return (
    <header className="on-dark bg-carbon text-bone">
      {/* On a phone logo and title share the first row, and the children stand below them. */}
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-1 py-3 max-sm:justify-between sm:gap-x-8 sm:gap-y-2 sm:py-4">
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 max-sm:w-full sm:gap-x-8">
          <LeavingLink to="/" className="flex">
            <Logo nameClass={beside ? "max-sm:sr-only" : undefined} />
            <span className="sr-only">: to the site</span>
          </LeavingLink>
          {beside}
        </div>
        <div className="contents sm:flex sm:grow sm:flex-wrap sm:items-center sm:justify-end sm:gap-x-5">
          {children}
        </div>
      </div>
    </header>
  );
}

/** A link out of the dashboard. While something is not saved it opens in a new tab, and what is typed stays open. */
export function LeavingLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  const unsaved = useUnsaved();
  return (
    <Link to={to} className={className} target={unsaved ? "_blank" : undefined}>
      {children}
      {unsaved && <span className="sr-only"> (new tab)</span>}
    </Link>
  );
}
