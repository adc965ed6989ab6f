import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/**
 * The metrics of the site, for `/metrics` (decision 22). A label has one of a few values named in the code: never an address,
 * a path or any other value that a visitor chose.
 */
export const registry = new Registry();

const registers = [registry];

/** A counter for these labels, exported as 0 from now on: Prometheus sees no increase in a series that starts at 1. */
export function counted<Label extends string>(counter: Counter<Label>, labels: Record<Label, string>) {
  counter.inc(labels, 0);
  return counter.labels(labels);
}

/** The purpose of a request, as the metrics distinguish it. */
export type RequestKind =
  | "file"
  | "ready page"
  | "rendered page"
  | "accounts"
  | "data"
  | "pictures"
  | "chat"
  | "program";

/** From the first byte read to the last one written, in seconds; `status` is `gone` if the client left before. */
export const requestSeconds = new Histogram<"kind" | "status">({
  name: "site_request_seconds",
  help: "Time until a request was answered, by what it was for and its status.",
  labelNames: ["kind", "status"],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const cacheAnswers = new Counter<"cache" | "result">({
  name: "site_cache_answers_total",
  help: "Answers of a cache: from memory (hit), loaded first (miss), or an old copy while its source fails (fallback).",
  labelNames: ["cache", "result"],
  registers,
});

export const limitRefusals = new Counter<"rule">({
  name: "site_limit_refusals_total",
  help: "Requests refused by a limit.",
  labelNames: ["rule"],
  registers,
});

export const queueTasks = new Gauge<"queue" | "state">({
  name: "site_queue_tasks",
  help: "Tasks that run and tasks that wait, in each queue.",
  labelNames: ["queue", "state"],
  registers,
});

export const queueRefusals = new Counter<"queue">({
  name: "site_queue_refusals_total",
  help: "Tasks refused because the queue was full or the wait too long.",
  labelNames: ["queue"],
  registers,
});

export const restarts = new Counter<"part">({
  name: "site_restarts_total",
  help: "Restarts of parts of the site that ended by themselves.",
  labelNames: ["part"],
  registers,
});

export const backups = new Counter<"result">({
  name: "site_backups_total",
  help: "Nightly backups of this server, made and failed.",
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

/** Starts the metrics of the process: memory, processor, event loop. They cost a little, so they start on demand. */
export function watchProcess(): void {
  collectDefaultMetrics({ register: registry });
}
