import { createHash, timingSafeEqual } from "node:crypto";
import { Gauge } from "prom-client";
import { openDatabase } from "../backend/database.ts";
import { openQueue } from "../backend/enquiry-mails/queue.ts";
import { refuse } from "../http/refusals.ts";
import { bearerToken } from "../http/visitor.ts";
import type { Logger } from "../process/log.ts";
import { registry, watchProcess } from "../process/metrics.ts";

export type Metrics = {
  /** Answers whoever has the token with the figures, anybody else with 401. */
  answer(request: Request): Promise<Response>;
  close(): Promise<void>;
};

type Parts = {
  token: string;
  /** The database in which mails about enquiries wait, as its owner; without one there are none. */
  database?: string;
  checkReadiness: () => Promise<{ ready: boolean }>;
  log: Logger;
};

/** How long the database may take to say what waits there, in seconds: whoever collects figures gives up after ten. */
const PATIENCE = 3;

/** The figures of this server, in the format that Prometheus reads. */
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
  const wanted = digest(token);
  return {
    async answer(request) {
      const given = bearerToken(request.headers.get("authorization")) ?? "";
      if (!timingSafeEqual(digest(given), wanted)) {
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

/** Every server on a database tells the same here: they are its mails. */
function watchMails(database: string, log: Logger) {
  const sql = openDatabase(database, {
    max: 1,
    idle_timeout: 60,
    connect_timeout: PATIENCE,
    connection: { application_name: "site-metrics", statement_timeout: PATIENCE * 1000 },
  });
  const queue = openQueue(sql);
  const oldest = new Gauge({
    name: "site_enquiry_mail_oldest_seconds",
    help: "Age of the mail about an enquiry that waits longest.",
    registers: [registry],
  });
  const count = new Gauge<"state">({
    name: "site_enquiry_mails",
    help: "Mails about enquiries that wait now; that in the last day were given up, or nobody knows whether they arrived.",
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
        // An old number would look like a new one.
        count.reset();
        oldest.remove();
        log.warn({ err: error }, "the database did not say which mails wait");
      }
    },
  });
  return sql;
}

/** Of one length whatever was given, so that comparing tells nothing. */
const digest = (text: string) => createHash("sha256").update(text).digest();
