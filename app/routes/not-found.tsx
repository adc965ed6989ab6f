import { useEffect } from "react";
import { data, useLocation } from "react-router";
import { NotFoundView } from "~/layout/problem-views";

/** Any path the table does not know: a real 404. The web server logs the attempted path. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for the attempted path in the log
    console.warn("404: no page at", pathname);
  }, [pathname]);
  return <NotFoundView />;
}
