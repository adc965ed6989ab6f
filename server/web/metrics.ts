import { createHash, timingSafeEqual } from "node:crypto";
import { Gauge } from "prom-client";
import { openDatabase } from "../backend/database.ts";
import { openQueue } from "../backend/enquiry-mails/queue.ts";
import { refuse } from "../http/refusals.ts";
import { bearerToken } from "../http/visitor.ts";
import type { Logger } from "../process/log.ts";
import { registry, watchProcess } from "../process/metrics.ts";

export type Metrics = {
  /** Answers with the metrics, or with 401 without the token. */
  answer(request: Request): Promise<Response>;
  close(): Promise<void>;
};

type Parts = {
  token: string;
  /** Owner's address of the database with the queue of enquiry mails; without one there is no such queue. */
  database?: string;
  checkReadiness: () => Promise<{ ready: boolean }>;
  log: Logger;
};

/** Longest wait for the database, in seconds: Prometheus gives up after ten. */
const MAX_WAIT_S = 3;

/** The metrics of this server, in Prometheus' format. */
export function createMetrics({ token, database, checkReadiness, log }: Parts): Metrics {
  watchProcess();
  new Gauge({
    name: "site_ready",
    help: "1 while /readyz answers 200.",
    registers: [registry],
    async collect() {
      this.set((await checkReadiness()).ready ? 1 : 0);
    },
  });
  const mails = database ? watchMails(database, log) : undefined;
  const expected = digest(token);
  return {
    async answer(request) {
      const given = bearerToken(request.headers.get("authorization")) ?? "";
      if (!timingSafeEqual(digest(given), expected)) {
        const { pathname } = new URL(request.url);
        const headers = { "WWW-Authenticate": "Bearer" };
        return refuse(pathname, { status: 401, code: "unauthorized", message: "METRICS_TOKEN is needed.", headers });
      }
      const headers = { "Content-Type": registry.contentType, "Cache-Control": "no-store" };
      return new Response(await registry.metrics(), { headers });
    },
    close: async () => mails?.end({ timeout: 1 }),
  };
}

/** The queue of enquiry mails: every server on the same database reports the same. */
function watchMails(database: string, log: Logger) {
  const sql = openDatabase(database, {
    max: 1,
    idle_timeout: 60,
    connect_timeout: MAX_WAIT_S,
    connection: { application_name: "site-metrics", statement_timeout: MAX_WAIT_S * 1000 },
  });
  const queue = openQueue(sql);
  const oldest = new Gauge({
    name: "site_enquiry_mail_oldest_seconds",
    help: "Age of the mail about an enquiry that waits longest.",
    registers: [registry],
  });
  const count = new Gauge<"state">({
    name: "site_enquiry_mails",
    help: "Mails about enquiries that wait now, and that in the last day were given up or have an unknown outcome.",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      try {
        const { waiting, givenUp, unknown, oldestSeconds } = await queue.tally();
        count.set({ state: "waiting" }, waiting);
        count.set({ state: "given up" }, givenUp);
        count.set({ state: "unknown" }, unknown);
        oldest.set(oldestSeconds);
      } catch (error) {
        // Without this the last numbers would be reported as current ones.
        count.reset();
        oldest.remove();
        log.warn({ err: error }, "the database did not say which mails wait");
      }
    },
  });
  return sql;
}

/** A digest has the same length for every text, as timingSafeEqual asks for. */
const digest = (text: string) => createHash("sha256").update(text).digest();
