import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod";
import { readBytes } from "../http/request-body.ts";
import type { Visitor } from "../http/visitor.ts";
import type { Logger } from "../process/log.ts";

const HOUR = 3600;

/** A client's own limit is checked first, so that its refused reports do not count towards the limit of all. */
const allClients = new RateLimiterMemory({ points: 200, duration: HOUR });
const oneClient = new RateLimiterMemory({ points: 10, duration: HOUR });

/** Largest report, in bytes. */
const MAX_REPORT_BYTES = 4 * 1024;

const MAX_FRAMES = 10;

const report = z.object({
  message: z.string(),
  stack: z.string().default(""),
  page: z.string(),
  build: z
    .string()
    .regex(/^[\w.-]{1,40}$/)
    .optional(),
});

export type BrowserError = { message: string; frames: string[]; page: string; build?: string };

/**
 * Takes a report of an error in a visitor's browser and logs what `readReport` keeps of it.
 *
 * @returns an answer without a body: 204, or the status of the refusal.
 */
export async function takeBrowserError(request: Request, visitor: Visitor, log: Logger): Promise<Response> {
  if (request.method !== "POST") return refusal(405, { Allow: "POST" });
  // Another site's page cannot send this type without a preflight request, which is refused.
  if (request.headers.get("content-type")?.split(";", 1)[0] !== "application/json") return refusal(415);
  try {
    await oneClient.consume(visitor.client);
    const bytes = await readBytes(request.body, MAX_REPORT_BYTES);
    if (!bytes) return refusal(413, { Connection: "close" });
    const browserError = readReport(bytes.toString("utf8"));
    if (!browserError) return refusal(400);
    await allClients.consume("all");
    log.warn({ requestId: visitor.requestId, browserError }, "browser error");
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof RateLimiterRes) return refusal(429, { "Retry-After": String(HOUR) });
    throw error;
  }
}

function refusal(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/**
 * The parts of a report that are logged: the message without personal data, the places in the site's own scripts, the
 * page's path without its query, and the build.
 *
 * @returns undefined when it is not a report.
 */
export function readReport(text: string): BrowserError | undefined {
  const parsed = report.safeParse(parse(text));
  if (!parsed.success) return undefined;
  const { message, stack, page, build } = parsed.data;
  const frames = Array.from(stack.matchAll(/\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g), ([frame]) => frame);
  return {
    message: withoutPersonalData(message).slice(0, 300),
    frames: frames.slice(0, MAX_FRAMES),
    page: withoutPersonalData(page.split(/[?#]/, 1)[0] ?? "").slice(0, 200),
    build,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Text without control characters, queries of addresses, e-mail addresses, telephone and other long numbers, and keys. */
function withoutPersonalData(text: string): string {
  return text
    .slice(0, 1000)
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, " ")
    .replace(/[?#][^\s"']*/g, "")
    .replace(/[^\s"'<>(),;:]+/g, (word) => (/.(@|%40)./i.test(word) ? "[e-mail]" : word))
    .replace(/[\w-]{32,}(\.[\w-]+)*/g, "[key]")
    .replace(/\+?\p{Nd}(?:[\s()./-]*\p{Nd}){6,}/gu, "[number]");
}
