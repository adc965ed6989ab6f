/** Stands in prerendered pages for the canonical origin, which is known only at run time; the web server fills it in. */
export const SITE_URL_PLACEHOLDER = "https://site-url.invalid";
