import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "~/layout/logo";

/**
 * The header of the admin area's pages.
 * @param beside content beside the logo
 * @param children content at its end
 */
export function AdminHeader({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  return (
    <header className="on-dark bg-carbon text-bone">
      {/* On a phone two columns below the logo: long texts at the left, buttons at the right. */}
      <div className="wrap grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 sm:flex sm:flex-wrap sm:gap-x-8 sm:gap-y-2 sm:py-4">
        <div className="contents sm:flex sm:items-center sm:gap-x-8">
          <Link to="/" className="col-span-2 mr-auto flex">
            <Logo />
            <span className="sr-only">: to the site</span>
          </Link>
          {beside}
        </div>
        <div className="contents sm:flex sm:grow sm:flex-wrap sm:items-center sm:justify-end sm:gap-x-5">
          {children}
        </div>
      </div>
    </header>
  );
}
