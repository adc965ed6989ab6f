import type { IncomingMessage, ServerResponse } from "node:http";
import type { Limits } from "../gateway/limits.ts";
import { type HeaderLines, type HeaderPairs, sendReady, toLines } from "../http/ready.ts";
import { failure, REFUSALS, type Refusal, refuse } from "../http/refusals.ts";
import type { Visitor } from "../http/visitor.ts";
import type { Pages } from "../pages/pages.ts";
import type { Logger } from "../process/log.ts";
import type { RequestKind } from "../process/metrics.ts";
import { QueueFull } from "../traffic/fair-queue.ts";
import { HASHED_FOLDERS } from "./assets.ts";
import { readForm } from "./form.ts";
import { canonicalTarget } from "./target.ts";

/** A request under way, with what the server found out about it. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query. */
  target: string;
  path: string;
  visitor: Visitor;
  /** Headers of this very answer. */
  own: HeaderLines;
  /** What the figures count it as. */
  kind: RequestKind;
};

type Parts = { pages: Pages; limits: Limits; config: { siteUrl: string }; log: Logger };

const CROWDED: Refusal = {
  status: 503,
  code: "too_many_pages",
  message: "Too many pages are asked for at the moment. Please try again in a few seconds.",
  headers: { "Retry-After": "5" },
};

const FROM_ELSEWHERE: Refusal = {
  status: 403,
  code: "foreign_form",
  message: "A form is taken from a page of this site alone.",
};

/** Answers requests for pages that are not ready, and for what is nowhere else. */
export function createPageRequests({ pages, limits, config, log }: Parts): (exchange: Exchange) => Promise<void> {
  async function answer(exchange: Exchange): Promise<Refusal | undefined> {
    const { request, response, target, path, visitor, own } = exchange;
    const { method = "GET" } = request;
    const reading = method === "GET" || method === "HEAD";
    if (!reading && method !== "POST") return REFUSALS.methodNotAllowed;
    // Browsers say whose page a form stood on; React Router would refuse it too, and tell it as an error of ours.
    const { origin } = request.headers;
    if (!reading && origin !== undefined && origin !== new URL(config.siteUrl).origin) return FROM_ELSEWHERE;
    if (HASHED_FOLDERS.some((folder) => path.startsWith(folder))) return REFUSALS.notFound;
    const location = canonicalTarget(target);
    if (location) {
      response.writeHead(301, [...own, "Location", location]).end();
      return;
    }
    const refusal = await limits.count(["burst", visitor.client], ["request", visitor.client]);
    if (refusal) return refusal;
    const form = reading ? undefined : await readForm(request);
    if (form && "status" in form) return form;
    const page = await pages.render({ method, target, headers: pairsOf(request), body: form?.bytes }, visitor);
    if (page.status === 404) log.info({ requestId: visitor.requestId, path, status: 404 }, "page not found");
    sendReady(request, response, page, own);
  }

  return async (exchange) => {
    const { path, visitor } = exchange;
    const { requestId } = visitor;
    const refusal = await answer(exchange).catch((error: unknown): Refusal | undefined => {
      if (error instanceof QueueFull) return CROWDED;
      // Who sent it has left in the middle.
      if (!exchange.request.complete) return;
      log.error({ err: error, requestId, path }, "request failed");
      return failure(requestId);
    });
    if (refusal) await sendRefusal(exchange, refusal);
  };
}

/** Answers with a refusal, or cuts off an answer that has begun. */
export async function sendRefusal(
  { response, path, own }: Pick<Exchange, "response" | "path" | "own">,
  refusal: Refusal,
): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const answer = refuse(path, refusal);
  response.writeHead(answer.status, [...toLines(Object.fromEntries(answer.headers)), ...own]);
  response.end(await answer.text());
}

function pairsOf({ headers }: IncomingMessage): HeaderPairs {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}
