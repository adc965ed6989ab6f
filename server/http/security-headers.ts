import { createHash } from "node:crypto";

/** On every answer of the site. */
export const BASE_HEADERS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** A year, as the preload list asks for at least; sent over TLS alone. */
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

/** What a document of the site may load and who may frame it. */
export function documentHeaders(html: Buffer): Record<string, string> {
  return { "Content-Security-Policy": contentSecurityPolicy(html), "Permissions-Policy": PERMISSIONS };
}

/** While developing: Vite writes scripts into the page and speaks to it over a web socket. */
export const DEV_DOCUMENT_HEADERS: Record<string, string> = {
  "Content-Security-Policy": policy({
    "script-src": "'self' 'unsafe-inline' 'unsafe-eval'",
    "connect-src": "'self' ws: wss:",
  }),
  "Permissions-Policy": PERMISSIONS,
};

/** The policy of one document: of its inline scripts, exactly those it holds may run. */
export function contentSecurityPolicy(html: Buffer): string {
  return policy({ "script-src": ["'self'", ...inlineScriptHashes(html)].join(" "), "connect-src": "'self'" });
}

function policy(own: { "script-src": string; "connect-src": string }): string {
  const directives: Record<string, string> = {
    "default-src": "'self'",
    ...own,
    "style-src": "'self' 'unsafe-inline'",
    // A post's picture may be at any address.
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

/** Types of script the browser runs. `text/plain` holds one that the page inserts later, and is hashed with them. */
const RUN = new Set(["", "module", "text/javascript", "text/plain"]);

/**
 * Comments, elements whose content is no markup, and tags, each read to its own end: what looks like a script within a
 * value, a comment or a text of these is none. The writers of our documents put every value in quotes.
 */
const MARKUP =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1[\s/>]|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  // Markup is ASCII: read as one character for each byte, a document takes half as long.
  for (const [, element = "", attributes = "", text = ""] of html.toString("latin1").matchAll(MARKUP)) {
    if (element.toLowerCase() !== "script" || text === "" || /\ssrc\s*=/i.test(attributes)) continue;
    const [, type = ""] = /\stype\s*=\s*["']?([^\s"'>]*)/i.exec(attributes) ?? [];
    if (RUN.has(type.toLowerCase()))
      hashes.add(`'sha256-${createHash("sha256").update(text, "latin1").digest("base64")}'`);
  }
  return [...hashes];
}
