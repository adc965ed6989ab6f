import type { IncomingMessage, ServerResponse } from "node:http";
import { pageOfData } from "../../adapters/react-router/page-data.ts";
import { isHindi } from "../../domain/edition.ts";
import { refusalWords } from "../../hindi/domain/refusals.ts";
import type { Limits } from "../gateway/limits.ts";
import { type HeaderLines, type HeaderPairs, sendReady, toLines } from "../http/ready.ts";
import { failure, methodNotAllowed, REFUSALS, type Refusal, refusalPage, refuse } from "../http/refusals.ts";
import type { Visitor } from "../http/visitor.ts";
import type { Pages } from "../pages/pages.ts";
import type { Logger } from "../process/log.ts";
import type { RequestKind } from "../process/metrics.ts";
import { QueueFull } from "../traffic/fair-queue.ts";
import { HASHED_FOLDERS } from "./assets.ts";
import type { CanonicalAddress } from "./canonical-address.ts";
import { readForm } from "./form.ts";

/** A request under way, with what the server knows about it. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query as requested. */
  target: string;
  path: string;
  address: CanonicalAddress;
  visitor: Visitor;
  /** Headers of this answer alone. */
  own: HeaderLines;
  /** The label under which the metrics count it. */
  kind: RequestKind;
};

type Parts = { pages: Pages; limits: Limits; config: { siteUrl: string }; log: Logger };

const TOO_MANY_PAGES: Refusal = {
  status: 503,
  code: "too_many_pages",
  message: "The site is very busy. Please try again in a few seconds.",
  headers: { "Retry-After": "5" },
};

const FOREIGN_FORM: Refusal = {
  status: 403,
  code: "foreign_form",
  message: "Forms are accepted only from pages of this site.",
};

/** Answers requests for pages that are not in memory, and for addresses that lead nowhere. */
export function createPageRequests({ pages, limits, config, log }: Parts): (exchange: Exchange) => Promise<void> {
  async function answer(exchange: Exchange): Promise<Refusal | undefined> {
    const { request, response, path, address, visitor, own } = exchange;
    const { method = "GET" } = request;
    const reading = method === "GET" || method === "HEAD";
    if (!reading && method !== "POST") return methodNotAllowed("GET, HEAD, POST");
    // The browser sends the origin of the form's page. React Router would refuse it too, but log it as an error of ours.
    const { origin } = request.headers;
    if (!reading && origin !== undefined && origin !== new URL(config.siteUrl).origin) return FOREIGN_FORM;
    if (HASHED_FOLDERS.some((folder) => path.startsWith(folder))) return REFUSALS.notFound;
    if (address.redirect) {
      // 308 keeps a form that is sent; browsers turn a 301 into a request without it.
      response.writeHead(reading ? 301 : 308, [...own, "Location", address.redirect]).end();
      return;
    }
    const refusal = await limits.count(["burst", visitor.client], ["request", visitor.client]);
    if (refusal) return refusal;
    const form = reading ? undefined : await readForm(request);
    if (form && "status" in form) return form;
    const page = await pages.render(
      { method, address: readable(address.key), headers: pairsOf(request), body: form?.bytes },
      visitor,
    );
    if (page.status === 404) log.info({ requestId: visitor.requestId, path, status: 404 }, "page not found");
    // Pages without a form refuse one.
    const allow = page.status === 405 ? ["Allow", "GET, HEAD"] : [];
    sendReady(request, response, page, [...own, ...allow]);
  }

  return async (exchange) => {
    const { path, visitor } = exchange;
    const { requestId } = visitor;
    const refusal = await answer(exchange).catch((error: unknown): Refusal | undefined => {
      if (error instanceof QueueFull) return TOO_MANY_PAGES;
      // The client closed the connection before its request was complete.
      if (!exchange.request.complete) return;
      log.error({ err: error, requestId, path }, "request failed");
      return failure(requestId);
    });
    if (refusal) await sendRefusal(exchange, refusal);
  };
}

/**
 * The address as React Router can decode it. Where its percent escapes are not valid UTF-8, they become plain text, because React
 * Router would write a warning past our log.
 */
function readable(address: string): string {
  try {
    decodeURI(address);
    return address;
  } catch {
    return address.replaceAll("%", "%25");
  }
}

/**
 * Answers with a refusal, in the words of the path's edition, or cuts off an answer that has begun. A browser that opens a page
 * gets a short page, programs get JSON.
 */
export async function sendRefusal(
  { request, response, path, own }: Pick<Exchange, "request" | "response" | "path" | "own">,
  refusal: Refusal,
): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const hindi = isHindi(pageOfData(path) ?? path) ? refusalWords(refusal) : undefined;
  const said = { ...refusal, message: hindi ?? refusal.message };
  const opensPage = request.headers.accept?.includes("text/html");
  const answer = opensPage ? refusalPage(said, hindi ? "hi" : "en") : refuse(path, said);
  response.writeHead(answer.status, [...toLines(Object.fromEntries(answer.headers)), ...own]);
  response.end(await answer.text());
}

function pairsOf({ headers }: IncomingMessage): HeaderPairs {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}
