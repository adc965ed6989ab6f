/** The canonical origin in prerendered pages; the web server replaces it at run time, when the origin is known. */
export const SITE_URL_PLACEHOLDER = "https://site-url.invalid";
