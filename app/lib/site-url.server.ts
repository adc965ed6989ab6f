import type { RouterContextProvider } from "react-router";
import { backendOf } from "./backend.server";

/** Stands in prerendered pages for the canonical origin, which is known only at run time; the web server fills it in. */
export const siteUrlPlaceholder = "https://site-url.invalid";

/** Canonical origin of the site: from the running server, or its placeholder while pages are made at build time. */
export function siteUrl(context: Readonly<RouterContextProvider>): string {
  return backendOf(context)?.config.siteUrl ?? siteUrlPlaceholder;
}
