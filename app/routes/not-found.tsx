import { useEffect } from "react";
import { data, Link, useLocation } from "react-router";
import { company } from "~/content/company";
import { PageShell } from "~/layout/page-shell";
import { returnHome } from "~/layout/words";
import { ButtonLink } from "~/ui/button";
import * as words from "./words";

/** Any unknown path: a real 404. The web server logs the path. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for the attempted path in the log
    console.warn("404: no page at", pathname);
  }, [pathname]);
  return (
    <PageShell>
      <title>{`${words.pageNotFound} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="on-dark relative isolate flex min-h-[80dvh] items-center overflow-hidden bg-carbon pt-32 pb-20 text-bone">
        <LostFlight />
        <div className="wrap">
          <h1 className="text-[clamp(5rem,18vw,13rem)] leading-[0.85] [font-stretch:125%]">404</h1>
          <p className="lead mt-8 text-mist">{words.oops}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/" variant="primary">
              {returnHome}
            </ButtonLink>
            <ButtonLink to="/contact-us">{words.contactUs}</ButtonLink>
          </div>
          <p className="mt-8 max-w-[55ch] text-mist">
            {words.allPages((text) => (
              <Link to="#footer" className="underline underline-offset-4">
                {text}
              </Link>
            ))}
          </p>
        </div>
      </div>
    </PageShell>
  );
}

/** A flight path that leaves its grid; decoration. */
function LostFlight() {
  return (
    <svg
      viewBox="0 0 1200 700"
      aria-hidden="true"
      className="absolute inset-0 -z-10 size-full opacity-60 max-lg:hidden"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
    >
      {[120, 190, 260, 330, 400, 470, 540].map((y) => (
        <path key={y} d={`M640 ${y}H1160`} stroke="var(--color-slate)" strokeWidth="1" />
      ))}
      <path
        d="M640 540H1130a35 35 0 0 0 0-70H680a35 35 0 0 1 0-70h300c60 0 60-40 20-75s-20-130 60-150c60-15 90 20 80 60"
        stroke="var(--color-signal)"
        strokeWidth="2"
        strokeDasharray="6 8"
      />
      <circle cx="1140" cy="235" r="7" fill="var(--color-signal)" />
    </svg>
  );
}
