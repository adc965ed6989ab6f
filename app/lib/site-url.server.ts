import type { RouterContextProvider } from "react-router";
import { backendOf } from "./backend.server";

/** Stands in prerendered pages for the canonical origin, which is known only at run time; the web server fills it in. */
export const siteUrlPlaceholder = "https://site-url.invalid";

/** Names that RFC 2606 and RFC 6761 keep for examples, tests and one's own machine. */
const reserved = /(^|\.)(localhost|example|invalid|test|example\.(com|net|org))$/;

/** Whether people and search engines can reach the site under this origin: no loopback address and no reserved name. */
export function isPublicSite(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return !reserved.test(hostname) && !/^(127\.|\[::1\]$)/.test(hostname);
}

/** Canonical origin of the site: from the running server, or its placeholder while pages are made at build time. */
export function siteUrl(context: Readonly<RouterContextProvider>): string {
  return backendOf(context)?.config.siteUrl ?? siteUrlPlaceholder;
}
