import type { RouterContextProvider } from "react-router";
import { SITE_URL_PLACEHOLDER } from "#domain/site-url-placeholder.ts";
import { backendOf } from "./backend.server";

/** Names that RFC 2606, 6761 and 6762 reserve for examples, tests, the local machine and the local network. */
const reservedName = /(^|\.)(localhost|local|example|invalid|test|example\.(com|net|org))$/;

/** Addresses of the local machine or a private network (RFC 1122, 1918, 3927, 4193, 4291), as a URL spells them. */
const privateAddress =
  /^(0\.0\.0\.0|127\.\d.*|10\.\d.*|192\.168\.\d.*|172\.(1[6-9]|2\d|3[01])\.\d.*|169\.254\.\d.*|\[::1?\]|\[f[cd][0-9a-f]{2}:.*|\[fe[89ab][0-9a-f]:.*)$/;

/** Whether people and search engines can reach the site under this origin: no private address and no reserved name. */
export function isPublicSite(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return !reservedName.test(hostname) && !(/^[\d.]+$|^\[/.test(hostname) && privateAddress.test(hostname));
}

/** Canonical origin of the site: from the running server, or its placeholder while pages are made at build time. */
export function siteUrl(context: Readonly<RouterContextProvider>): string {
  return backendOf(context)?.config.siteUrl ?? SITE_URL_PLACEHOLDER;
}
