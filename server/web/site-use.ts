import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod";
import { articleLists } from "../../domain/articles/article-lists.ts";
import { englishPath } from "../../domain/edition.ts";
import { withoutEndingSlashes } from "../../domain/ending-slashes.ts";
import { type SiteUse, visitorActs, visitSources } from "../../domain/site-use.ts";
import { openDatabase } from "../backend/database.ts";
import { readBytes } from "../http/request-body.ts";
import type { Visitor } from "../http/visitor.ts";
import type { Logger } from "../process/log.ts";
import { repeat } from "../process/repeat.ts";

/** Reports of one client an hour; more are a program's. */
const oneClient = new RateLimiterMemory({ points: 300, duration: 3600 });

/** Largest report, in bytes. */
const MAX_REPORT_BYTES = 512;
/** How often counts are added to the database, in milliseconds. A crash loses those of this time. */
const FLUSH_MS = 10_000;

/** The path of an article's list for that of an article, in either edition; other paths stay. */
function listOf(path: string): string {
  const list = path.replace(/\/[0-9a-f-]{36}$/, "");
  return articleLists.some((each) => each.path === englishPath(list)) ? list : path;
}

/** Programs that read pages for search engines, previews and checks. */
const BOTS = /bot|crawl|spider|slurp|preview|facebookexternalhit|monitor|curl|wget|python|lighthouse/i;

/** Whether a request is counted: not those of programs, and of browsers that ask not to be tracked. */
export const isCounted = (headers: Headers): boolean =>
  !BOTS.test(headers.get("user-agent") ?? "bot") && headers.get("dnt") !== "1" && headers.get("sec-gpc") !== "1";

const report = z.object({ page: z.string().max(300), what: z.enum([...visitSources, ...visitorActs]) });

export type UseCounter = {
  /** Takes a browser's report. @returns an answer without a body */
  take(request: Request, visitor: Visitor): Promise<Response>;
  /** Counts an act on the page of an address; of none where the site has no such page. */
  count(address: string, what: SiteUse): void;
  stop(): Promise<void>;
};

/**
 * Counts how the site is used, by day and page, without anything about the visitor.
 * @param database the address of the database, as the owner of its tables; without one nothing is counted
 * @param isPage whether the site has a page at a path
 */
export function createUseCounter(
  database: string | undefined,
  isPage: (path: string) => boolean,
  log: Logger,
): UseCounter {
  const counts = new Map<string, number>();

  function count(address: string, what: SiteUse): void {
    if (!database || !URL.canParse(address, "http://site")) return;
    const path = withoutEndingSlashes(new URL(address, "http://site").pathname.toLowerCase()) || "/";
    // The articles of a list are counted together.
    const page = listOf(path);
    if (!isPage(page)) return;
    const key = JSON.stringify([page, what]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  /** Adds the counts to those of today in India; they stay for the next time where that fails. */
  async function flush(): Promise<void> {
    if (!database || counts.size === 0) return;
    const taken = [...counts].map(([key, number]) => {
      const [page, what] = JSON.parse(key) as [string, string];
      return { page, what, count: number };
    });
    counts.clear();
    const sql = openDatabase(database, { max: 1 });
    try {
      await sql`
        insert into private.site_use as used (day, page, what, count)
        select (now() at time zone 'Asia/Kolkata')::date, page, what, count
        from jsonb_to_recordset(${sql.json(taken)}) as given (page text, what text, count integer)
        on conflict (day, page, what) do update set count = used.count + excluded.count`;
    } catch (error) {
      log.warn({ err: error }, "the counts of the site's use could not be stored; trying again");
      for (const { page, what, count } of taken) {
        const key = JSON.stringify([page, what]);
        counts.set(key, (counts.get(key) ?? 0) + count);
      }
    } finally {
      await sql.end({ timeout: 1 });
    }
  }

  const flushing = repeat(async () => {
    await flush();
    return FLUSH_MS;
  });
  return {
    count,
    async take(request, visitor) {
      if (request.method !== "POST") return refusal(405, { Allow: "POST" });
      // Another site's page cannot send this type without a preflight request, which is refused.
      if (request.headers.get("content-type")?.split(";", 1)[0] !== "application/json") return refusal(415);
      try {
        await oneClient.consume(visitor.client);
      } catch (error) {
        if (error instanceof RateLimiterRes) return refusal(429, { "Retry-After": "3600" });
        throw error;
      }
      const bytes = await readBytes(request.body, MAX_REPORT_BYTES);
      if (!bytes) return refusal(413, { Connection: "close" });
      const parsed = report.safeParse(parse(bytes.toString("utf8")));
      if (!parsed.success) return refusal(400);
      if (isCounted(request.headers)) count(parsed.data.page, parsed.data.what);
      return refusal(204);
    },
    async stop() {
      await flushing.stop();
      await flush();
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
