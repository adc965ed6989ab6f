import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/**
 * What the site counts of itself, for `/metrics` (decision 22). A label has one of a few values that this code names:
 * never an address, a path or anything else that a visitor chose.
 */
export const registry = new Registry();

const registers = [registry];

/** A count of one kind. It stands at nought from now on: Prometheus does not see a first step from nothing to one. */
export function counted<Label extends string>(counter: Counter<Label>, labels: Record<Label, string>) {
  counter.inc(labels, 0);
  return counter.labels(labels);
}

/** What a request is for, as far as the figures tell requests apart. */
export type RequestKind =
  | "file"
  | "ready page"
  | "rendered page"
  | "accounts"
  | "data"
  | "pictures"
  | "chat"
  | "program";

/** From the first byte read to the last one written, in seconds; `status` is `gone` where the client went before. */
export const requestSeconds = new Histogram<"kind" | "status">({
  name: "site_request_seconds",
  help: "Time until a request was answered, by what it was for and its status.",
  labelNames: ["kind", "status"],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const cacheAnswers = new Counter<"cache" | "result">({
  name: "site_cache_answers_total",
  help: "What was asked of a cache: given from memory (hit), loaded first (miss), or an old copy while its source fails (fallback).",
  labelNames: ["cache", "result"],
  registers,
});

export const limitRefusals = new Counter<"rule">({
  name: "site_limit_refusals_total",
  help: "Requests refused by a limit.",
  labelNames: ["rule"],
  registers,
});

export const lineTasks = new Gauge<"line" | "state">({
  name: "site_line_tasks",
  help: "Tasks that run, and that wait for their turn, in each waiting line.",
  labelNames: ["line", "state"],
  registers,
});

export const lineRefusals = new Counter<"line">({
  name: "site_line_refusals_total",
  help: "Tasks turned away because a line was full or the wait too long.",
  labelNames: ["line"],
  registers,
});

export const restarts = new Counter<"part">({
  name: "site_restarts_total",
  help: "Parts of the site that ended by themselves and were started again.",
  labelNames: ["part"],
  registers,
});

export const backups = new Counter<"result">({
  name: "site_backups_total",
  help: "Nightly backups that were made, and that failed, by this server.",
  labelNames: ["result"],
  registers,
});

export const backupMade = new Gauge({
  name: "site_backup_last_timestamp_seconds",
  help: "When the newest nightly backup in this server's folder was made; 0 without any.",
  registers,
});

export const backupBytes = new Gauge({
  name: "site_backup_last_bytes",
  help: "Size of that backup.",
  registers,
});

/** Begins to watch the process itself: memory, processor, event loop. It costs a little, so nobody begins unasked. */
export function watchProcess(): void {
  collectDefaultMetrics({ register: registry });
}
