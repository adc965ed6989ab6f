/**
 * Kills the site and PostgreSQL a hundred times while eight writers send enquiries, each repeated until
 * it is acknowledged. Prints the recovery times; fails if an acknowledged enquiry is missing or stored twice.
 *
 *   npm run soak:kill [rounds]
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningSite, startSite, until } from "./site.ts";

const rounds = Number(process.argv[2] ?? 100);
const dataDir = await mkdtemp(join(tmpdir(), "soak-"));
const start = () =>
  startSite({ dataDir, fresh: true, env: { TRUST_PROXY: "1", LOG_LEVEL: "error", JWT_SECRET: "s".repeat(40) } });

let site: RunningSite = await start();
let writing = true;
const acknowledged: string[] = [];
let attempts = 0;

async function send(submission_id: string, client: string): Promise<boolean> {
  attempts++;
  try {
    const response = await fetch(`${site.url}/rest/v1/contact_submissions`, {
      method: "POST",
      headers: {
        apikey: site.config.supabasePublishableKey,
        "Content-Type": "application/json",
        "X-Forwarded-For": client,
      },
      body: JSON.stringify({
        submission_id,
        name: "Writer",
        email: `${submission_id}@example.com`,
        message: `Soak ${submission_id}`,
      }),
      signal: AbortSignal.timeout(8_000),
    });
    await response.arrayBuffer();
    return response.status === 201;
  } catch {
    return false;
  }
}

const writers = Array.from({ length: 8 }, async (_, writer) => {
  for (let n = 0; writing; n++) {
    const submission = crypto.randomUUID();
    const client = `10.${writer}.${(n >> 8) & 255}.${n & 255}`;
    while (writing && !(await send(submission, client))) await new Promise((done) => setTimeout(done, 20));
    if (!writing) return;
    acknowledged.push(submission);
    // Every other enquiry is sent again after its acknowledgement, as by a visitor who presses twice.
    if (n % 2) await send(submission, client);
  }
});

const victims: Record<string, () => Promise<void>> = {
  async site() {
    await site.kill9();
    site = await start();
  },
  async PostgreSQL() {
    const pid = Number.parseInt(await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
    process.kill(pid, "SIGKILL");
  },
};

const recovered = new Map<string, number[]>();
for (let round = 0; round < rounds; round++) {
  const [name, kill] = Object.entries(victims)[round % 2] as [string, () => Promise<void>];
  const before = acknowledged.length;
  const killedAt = performance.now();
  await kill();
  // Recovered when the writers have new acknowledgements.
  await until(async () => acknowledged.length > before + 16, 120_000);
  recovered.set(name, [...(recovered.get(name) ?? []), performance.now() - killedAt]);
}
writing = false;
await Promise.all(writers);

const rows = await site.sql<{ submission_id: string; times: number }[]>`
  select substr(message, 6) as submission_id, count(*)::int as times from public.contact_submissions
  where message like 'Soak %' group by message`;
const times = new Map(rows.map((row) => [row.submission_id, row.times]));
const lost = acknowledged.filter((submission) => !times.has(submission));
const doubled = rows.filter((row) => row.times > 1);
await site.stop();
await rm(dataDir, { recursive: true, force: true });

for (const [name, durations] of recovered) {
  const sorted = durations.toSorted((a, b) => a - b).map(Math.round);
  const median = sorted[Math.floor(sorted.length / 2)];
  console.log(
    `${name}: ${sorted.length} kills, back after ${sorted[0]} / ${median} / ${sorted.at(-1)} ms (least, median, most)`,
  );
}
console.log(`${attempts} sent, ${acknowledged.length} acknowledged, ${lost.length} lost, ${doubled.length} doubled`);
process.exit(lost.length + doubled.length > 0 ? 1 : 0);
