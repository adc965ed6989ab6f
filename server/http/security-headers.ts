import { createHash } from "node:crypto";

/** On every answer of the site. */
export const BASE_HEADERS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** A year, the least that the browsers' preload list takes; sent over TLS only. */
export const STRICT_TRANSPORT = "max-age=31536000; includeSubDomains";

const PERMISSIONS = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** Headers that limit what a document may load, who may frame it, and which features it may use. */
export function documentHeaders(html: Buffer): Record<string, string> {
  return { "Content-Security-Policy": contentSecurityPolicy(html), "Permissions-Policy": PERMISSIONS };
}

/** While developing: Vite inserts scripts into the page and uses a web socket. */
export const DEV_DOCUMENT_HEADERS: Record<string, string> = {
  "Content-Security-Policy": policy({
    "script-src": "'self' 'unsafe-inline' 'unsafe-eval'",
    "connect-src": "'self' ws: wss:",
  }),
  "Permissions-Policy": PERMISSIONS,
};

/** The policy of one document: only the inline scripts that it was rendered with may run. */
export function contentSecurityPolicy(html: Buffer): string {
  return policy({ "script-src": ["'self'", ...inlineScriptHashes(html)].join(" "), "connect-src": "'self'" });
}

function policy(own: { "script-src": string; "connect-src": string }): string {
  const directives: Record<string, string> = {
    "default-src": "'self'",
    ...own,
    "style-src": "'self' 'unsafe-inline'",
    // The picture of an article may stand on any host.
    "img-src": "'self' data: https:",
    "font-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

/** Types of script that run. `text/plain` marks those that `late-start-script.ts` runs later. */
const RUN = new Set(["", "module", "text/javascript", "text/plain"]);

/**
 * Comments, elements whose content is not markup, and tags, each matched to its end, so that text in a comment, an
 * attribute or a style that looks like a script is not taken for one. Our documents quote every attribute.
 */
const MARKUP =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1[\s/>]|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  // Markup is ASCII, and decoding as latin1 takes half as long as UTF-8.
  for (const [, element = "", attributes = "", text = ""] of html.toString("latin1").matchAll(MARKUP)) {
    if (element.toLowerCase() !== "script" || text === "" || /\ssrc\s*=/i.test(attributes)) continue;
    const [, type = ""] = /\stype\s*=\s*["']?([^\s"'>]*)/i.exec(attributes) ?? [];
    if (RUN.has(type.toLowerCase()))
      hashes.add(`'sha256-${createHash("sha256").update(text, "latin1").digest("base64")}'`);
  }
  return [...hashes];
}
