import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "~/layout/logo";

/**
 * The head of a screen of the admin area.
 * @param beside what stands beside the logo
 * @param children what stands at its end
 */
export function AdminHeader({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  return (
    <header className="on-dark bg-carbon text-bone">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Link to="/" className="flex">
            <Logo />
            <span className="sr-only">: to the site</span>
          </Link>
          {beside}
        </div>
        {children}
      </div>
    </header>
  );
}
