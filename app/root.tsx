import { useEffect, useRef } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import type { Route } from "./+types/root";
import archivo from "./assets/archivo.woff2?url";
import { edition } from "./content/edition";
import { SNAPSHOT_ELEMENT, snapshotText } from "./content/stated/stated";
import { countPressedLinks, countUse, sourceOf } from "./layout/count-use";
import { UnexpectedErrorView } from "./layout/problem-view";
import { aliveAttribute, aliveEvent } from "./layout/start/late-start";
import lateStart from "./layout/start/late-start-script?script";
import { PendingBar } from "./layout/start/pending-bar";
import { preloadRoutes } from "./layout/start/preload-routes";
import printed from "./print.css?url";
import css from "./public.css?inline";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/icon-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

// The browser reads the styles from the document, so that its code does not hold them a second time.
const styles = import.meta.env.SSR ? css : (document.querySelector("style[data-site]")?.textContent ?? "");
// The same for the dialogs of the legal texts, which React does not manage: nothing in them changes.
const dialogs = import.meta.env.SSR
  ? (await import("./layout/legal-dialogs")).legalDialogs()
  : (document.querySelector("[data-dialogs]")?.innerHTML ?? "");
const snapshot = snapshotText();
/** React's types have no `disabled` for links: a stylesheet that has it is not fetched. */
const off = { disabled: true };
const starter = import.meta.env.SSR ? lateStart : "";

if (import.meta.hot) {
  // While developing, Vite links the styles too, so that edits show at once; a build only inlines them.
  import("./public.css");
}

/** The document. Its styles are inlined, so that the first paint waits for no other request. */
export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={edition.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#15120f" />
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, made at build time */}
        <style data-site="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        {/* After the inlined styles, because linked stylesheets (print.css, staff.css) count after them. */}
        <Links />
        {/* Off until the first picture is shown (late-start-script.ts): fetched at once, it delays that picture. */}
        <link rel="stylesheet" href={printed} media="print" {...off} suppressHydrationWarning />
        <noscript>
          <link rel="stylesheet" href={printed} media="print" />
        </noscript>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, the same in every document */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: starter }} />
      </head>
      <body>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, rendered by the server */}
        <div data-dialogs="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: dialogs }} />
        {snapshot && (
          <script
            type="application/json"
            id={SNAPSHOT_ELEMENT}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the server, with "<" escaped
            dangerouslySetInnerHTML={{ __html: snapshot }}
          />
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Query or fragment with which the accounts service returns from a mailed link; a sign-up's link leads to the site's root. */
const fromMailedLink = /^\?code=|^#(access_token|error|token_hash)=/;

/** Counts each page with the source of the visit, and the links that are pressed. */
function useCounting(): void {
  const { pathname } = useLocation();
  const source = useRef<ReturnType<typeof sourceOf>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    source.current ??= sourceOf(location.href, document.referrer);
    countUse(source.current);
  }, [pathname]);
  useEffect(countPressedLinks, []);
}

/**
 * Moves the focus to the main part of a new page, from where a screen reader reads on. What the page itself has focused, the
 * section of an address and an open chat keep theirs.
 */
function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash || document.activeElement?.closest("main, [role=dialog]")) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

export default function App() {
  useCounting();
  useFocusOnNewPage();
  useEffect(() => {
    const { hash, pathname, search } = location;
    if (pathname === "/" && (fromMailedLink.test(search) || fromMailedLink.test(hash))) {
      location.replace(`/auth${search}${hash}`);
    }

    document.documentElement.setAttribute(aliveAttribute, "");
    document.dispatchEvent(new Event(aliveEvent));
    preloadRoutes();
  }, []);
  return (
    <>
      <PendingBar />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <UnexpectedErrorView />;
}
