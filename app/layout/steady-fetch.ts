/** How often a page's data is asked for again after a failure (specification, section 7: retried 3 times). */
const RETRIES = 3;

/** Milliseconds before the first repetition; doubled for each further one. */
const FIRST_WAIT = 300;

/** Answers behind which the next attempt may find a server that is well again. */
const PASSING = new Set([502, 503, 504]);

/** The number under which the server's log knows the last failed answer of this tab, if it came with one. */
let failedRequest: string | null = null;
export const lastFailedRequest = () => failedRequest;

/** Whether a request is the router's, for the data of a page. */
function isPageData(input: RequestInfo | URL, init?: RequestInit): boolean {
  if ((init?.method ?? "GET") !== "GET" || (typeof input === "object" && "method" in input && input.method !== "GET"))
    return false;
  const address = typeof input === "string" ? input : "url" in input ? input.url : input.href;
  return /\.data(\?|$)/.test(new URL(address, location.href).pathname);
}

/**
 * Makes in-site navigation as patient as the lists are: the data of a page is asked for once and three times more while
 * the line is cut or the server is away. React Router fetches it by `fetch` and offers no other place for this.
 */
export function steadyFetch(plain: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isPageData(input, init)) return plain(input, init);
    for (let attempt = 0; ; attempt++) {
      const last = attempt === RETRIES;
      try {
        const answer = await plain(input, init);
        failedRequest = answer.status >= 500 ? answer.headers.get("X-Request-Id") : null;
        if (last || !PASSING.has(answer.status)) return answer;
      } catch (error) {
        failedRequest = null;
        if (last || init?.signal?.aborted) throw error;
      }
      await new Promise((done) => setTimeout(done, FIRST_WAIT * 2 ** attempt));
    }
  };
}
