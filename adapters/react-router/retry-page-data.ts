import { pageOfData } from "./page-data.ts";

/** How often a page's data is asked for again after a failure (specification, section 7: retried 3 times). */
const MAX_RETRIES = 3;

/** Wait before the first retry, in milliseconds; doubled before each further one. */
const FIRST_WAIT_MS = 300;

/** Statuses after which a retry may succeed: the server is overloaded, restarting or out of reach. */
const TRANSIENT = new Set([502, 503, 504]);

/** The request id of the last failed answer in this tab, as the server's log has it; null without one. */
let failedRequest: string | null = null;
export const lastFailedRequest = () => failedRequest;

function isPageDataRequest(input: RequestInfo | URL, init?: RequestInit): boolean {
  const { method, url } =
    input instanceof Request ? input : { method: init?.method ?? "GET", url: new URL(input, location.href).href };
  return method === "GET" && pageOfData(new URL(url).pathname) !== undefined;
}

/**
 * A `fetch` that retries requests for page data while the network or the server is down. React Router 8.4.0 asks for page
 * data by the global `fetch` and has no option for retries, so `entry.client.tsx` puts this in its place.
 */
export function retryPageData(plain: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isPageDataRequest(input, init)) return plain(input, init);
    for (let attempt = 0; ; attempt++) {
      const last = attempt === MAX_RETRIES;
      try {
        const answer = await plain(input, init);
        failedRequest = answer.status >= 500 ? answer.headers.get("X-Request-Id") : null;
        if (last || !TRANSIENT.has(answer.status)) return answer;
      } catch (error) {
        failedRequest = null;
        if (last || init?.signal?.aborted) throw error;
      }
      await new Promise((done) => setTimeout(done, FIRST_WAIT_MS * 2 ** attempt));
    }
  };
}
