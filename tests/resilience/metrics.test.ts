import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, startSite, until } from "../site.ts";

const TOKEN = "a-token-of-forty-characters-for-figures.";
const VISITOR = "198.51.100.77";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({
    env: {
      METRICS_TOKEN: TOKEN,
      TRUST_PROXY: "1",
      ENQUIRY_NOTIFY_TO: "office@example.com",
      // No mail server listens there, so that mails wait.
      SMTP_URL: "smtp://127.0.0.1:9",
    },
  });
});
afterAll(() => site?.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { ...init, headers: { apikey: site.config.supabasePublishableKey, ...init.headers } });

async function figures(): Promise<string> {
  const response = await ask("/metrics", { headers: { Authorization: `Bearer ${TOKEN}` } });
  expect(response.status).toBe(200);
  return response.text();
}

/** The sum of all series of a name with these labels; undefined if there is none. */
async function figure(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const series = (await figures())
    .split("\n")
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)))
    .map((line) => Number(line.split(" ").at(-1)));
  return series.length === 0 ? undefined : series.reduce((sum, each) => sum + each);
}

/** The increase of a metric during an action. */
async function growth(work: () => Promise<unknown>, name: string, labels: Record<string, string>): Promise<number> {
  const before = (await figure(name, labels)) ?? 0;
  await work();
  return ((await figure(name, labels)) ?? 0) - before;
}

async function sendEnquiry(email: string): Promise<number> {
  const response = await ask("/rest/v1/contact_submissions", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": VISITOR },
    body: JSON.stringify({ name: "Figure Test", email, message: "Words", submission_id: crypto.randomUUID() }),
  });
  return response.status;
}

describe("the metrics", () => {
  it.each([
    ["are refused without a token", undefined],
    ["are refused with another token", "Bearer another-token-of-forty-characters-or-more"],
    ["are refused with a part of the token", `Bearer ${TOKEN.slice(0, -1)}`],
    ["are refused with another scheme", `Basic ${TOKEN}`],
  ])("%s", async (_, authorization) => {
    const response = await ask("/metrics", { headers: authorization ? { Authorization: authorization } : {} });
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("site_");
  });

  it("come with the token in Prometheus' format, not cached", async () => {
    const response = await ask("/metrics", { headers: { Authorization: `Bearer ${TOKEN}` } });
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

describe("the metrics show", () => {
  it.each([
    ["/", "ready page", "200"],
    ["/favicon.svg", "file", "200"],
    ["/no-such-page", "rendered page", "404"],
    ["/rest/v1/careers?select=id&status=eq.published", "data", "200"],
    ["/rest/v1/no_such_table", "data", "404"],
    ["/auth/v1/user", "accounts", "401"],
    ["/healthz", "program", "200"],
  ])("a request for %s counts as %s with status %s, and its time", async (path, kind, status) => {
    const labels = { kind, status };
    const before = (await figure("site_request_seconds_count", labels)) ?? 0;
    await (await ask(path)).text();
    // An answer is counted after it is sent, which can be a moment after the client has it.
    await until(async () => ((await figure("site_request_seconds_count", labels)) ?? 0) > before);
    expect(await figure("site_request_seconds_sum", labels)).toBeGreaterThan(0);
  });

  it("cache hits and misses", async () => {
    const list = () => ask("/rest/v1/blogs?select=id,title&status=eq.published&limit=7");
    expect(await growth(list, "site_cache_answers_total", { cache: "data", result: "miss" })).toBe(1);
    expect(await growth(list, "site_cache_answers_total", { cache: "data", result: "hit" })).toBe(1);
  });

  it("refusals by limit", async () => {
    const statuses: number[] = [];
    const labels = { rule: "enquiry" };
    const six = async () => {
      for (let n = 0; n < 6; n++) statuses.push(await sendEnquiry("visitor.in.figures@example.com"));
    };
    expect(await growth(six, "site_limit_refusals_total", labels)).toBe(1);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it("the number and age of waiting enquiry mails", async () => {
    expect(await sendEnquiry("waiting.in.figures@example.com")).toBe(201);
    await until(async () => ((await figure("site_enquiry_mails", { state: "waiting" })) ?? 0) > 0);
    expect(await figure("site_enquiry_mail_oldest_seconds")).toBeGreaterThan(0);
    await site.sql`update private.enquiry_mails set given_up_at = now()`;
    expect(await figure("site_enquiry_mails", { state: "waiting" })).toBe(0);
    expect(await figure("site_enquiry_mails", { state: "given up" })).toBeGreaterThan(0);
  });

  it("restarts of a process", async () => {
    const part = "PostgreSQL";
    expect(await figure("site_restarts_total", { part })).toBe(0);
    const pid = await readFile(join(site.dataDir, "postgres/postmaster.pid"), "utf8");
    process.kill(Number.parseInt(pid, 10), "SIGKILL");
    await until(async () => (await figure("site_restarts_total", { part })) === 1);
    await until(async () => (await figure("site_ready")) === 1);
  });

  it("queues, the event loop and memory", async () => {
    for (const queue of ["read", "write", "page", "chat", "password"]) {
      expect(await figure("site_queue_tasks", { queue, state: "waiting" }), queue).toBe(0);
      expect(await figure("site_queue_refusals_total", { queue }), queue).toBe(0);
    }
    expect(await figure("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
    expect(await figure("process_resident_memory_bytes")).toBeGreaterThan(50_000_000);
  });

  it("every metric, label and value named in the alerting rules and the operator's tables", async () => {
    const page = await readFile(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
    const [, watching = ""] = page.split("## What to watch, and what to do");
    const [chapter = ""] = watching.split("\n## ");
    // Numbers of mails are left out while the database is too busy to say them.
    const told = await until(async () => {
      const all = await figures();
      return all.includes("site_enquiry_mails{") && all;
    });
    const named = new Set(chapter.match(/\b(site|nodejs|process)_[a-z0-9_]+/g));
    expect(named.size).toBeGreaterThan(12);
    for (const name of named) expect(told, name).toMatch(new RegExp(`^(# TYPE )?${name}[{ ]`, "m"));
    for (const [, name, label, operator, value = ""] of chapter.matchAll(/\b(site_\w+)\{(\w+)(=~?)"([^"]+)"\}/g)) {
      // A pattern matches values that may come later; the label's name exists from the start.
      const wanted = operator === "=" ? `${label}="${value.replace("…", "")}` : `${label}="`;
      expect(told, `${name} ${wanted}`).toMatch(new RegExp(`^${name}\\{[^}]*${wanted}`, "m"));
    }
  });

  it("no value chosen by a visitor, and no growing number of series", async () => {
    const seriesOf = async () =>
      (await figures())
        .split("\n")
        .filter((line) => line.startsWith("site_"))
        .map((line) => line.replace(/ \S+$/, ""))
        .sort();
    const ways = [
      (name: string) => `/${name}`,
      (name: string) => `/blog/${name}`,
      (name: string) => `/rest/v1/${name}?select=${name}`,
      (name: string) => `/auth/v1/${name}`,
      (name: string) => `/functions/v1/${name}`,
      (name: string) => `/storage/v1/${name}`,
    ];
    const askAll = async (stem: string) => {
      for (const way of ways) for (let n = 0; n < 5; n++) await (await ask(way(`${stem}-${n}`))).text();
    };
    await askAll("first-visitor-word");
    const before = await seriesOf();
    await askAll("second-visitor-word");
    expect(await seriesOf()).toEqual(before);
    expect(await figures()).not.toMatch(/visitor|@|198\.51|127\.0\.0\.1|Figure Test/);
  });
});
