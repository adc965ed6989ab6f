/**
 * Runs Lighthouse (mobile, simulated slow 4G, median of three runs, or of RUNS) on every public route of a production build
 * and writes its chapter of docs/performance.md: `npm run bench:pages`, or `npm run bench:pages -- /blog /careers` for
 * some routes, which are only printed.
 */
import { loadavg } from "node:os";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { browser } from "../tests/chromium.ts";
import { publicRoutes } from "../tests/public-routes.ts";
import { freePort, startSite } from "../tests/site.ts";
import { median, writeChapter } from "./report.ts";

const runs = Number(process.env.RUNS ?? 3);

type Figures = {
  path: string;
  score: number;
  lcp: number;
  blocking: number;
  shift: number;
  bytes: number;
  script: number;
};

const site = await startSite({ env: { LOG_LEVEL: "error" } });
const [loadedBy = 0] = loadavg();
const port = await freePort();
const { executablePath, args } = await browser();
const chrome = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });

async function measure(path: string): Promise<Figures> {
  const result = await lighthouse(`${site.url}${path}`, {
    port,
    logLevel: "error",
    onlyCategories: ["performance"],
    // Each page is met by a new visitor: Lighthouse empties the cache of a font, and keeps the note that it is there.
    clearStorageTypes: ["local_storage", "cache_storage", "service_workers"],
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${path}`);
  const { audits, categories } = result.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const items =
    (audits["network-requests"]?.details as { items?: { resourceType: string; transferSize: number }[] })?.items ?? [];
  return {
    path,
    score: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: number("largest-contentful-paint"),
    blocking: number("total-blocking-time"),
    shift: number("cumulative-layout-shift"),
    bytes: number("total-byte-weight"),
    script: items.filter((item) => item.resourceType === "Script").reduce((sum, item) => sum + item.transferSize, 0),
  };
}

async function medianOf(path: string): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run++) all.push(await measure(path));
  const of = (key: Exclude<keyof Figures, "path">) => median(all.map((figures) => figures[key]));
  return {
    path,
    score: of("score"),
    lcp: of("lcp"),
    blocking: of("blocking"),
    shift: of("shift"),
    bytes: of("bytes"),
    script: of("script"),
  };
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const line = ({ path, score, lcp, blocking, shift, bytes, script }: Figures) =>
  `| ${path} | ${score} | ${(lcp / 1000).toFixed(2)} | ${Math.round(blocking)} | ${shift.toFixed(3)} | ${kilobytes(bytes)} | ${kilobytes(script)} |`;

const paths = await publicRoutes(site.url, { onePerKind: true });
const lines: string[] = [];
try {
  for (const path of paths) {
    const text = line(await medianOf(path));
    console.log(text);
    lines.push(text);
  }
} finally {
  await chrome.close();
  await site.stop();
}

if (process.argv.length === 2) {
  await writeChapter(
    "pages",
    `Made by \`npm run bench:pages\`: Lighthouse, mobile, simulated slow 4G, ${runs === 1 ? "one run" : `median of ${runs} runs`} on each public route of a
production build with the demonstration content. Times in seconds (largest contentful paint) and milliseconds (total
blocking time), sizes in KB as transferred. Absolute figures vary with the machine; compare runs on one machine. When
this run began, the load average was ${loadedBy.toFixed(0)}; with a high one, the processor limits more than the network.

| route | score | LCP (s) | blocking (ms) | shift | all (KB) | JavaScript (KB) |
|---|---|---|---|---|---|---|
${lines.join("\n")}

Lower bound on this network: the document takes 0.75 s, in two round trips of at most 14.6 and 29.2 KB. Then the font and
the opening picture load at once, one of them on a new connection, in 0.30 s. So the least for a page that opens with a
picture is 1.05 s plus the server's time, and 0.90 s for one without. This holds while the picture fits into one round trip
and the font into two (\`tests/contracts/pictures.test.ts\`). A document of more
than 43.8 KB with its headers takes a third round trip, 0.15 s: so most of the classes that only staff's screens use, and
the rules for print, are not in it (\`app/public.css\`, \`app/admin/staff.css\`, \`app/print.css\`). A smaller document is no
faster until the whole of it fits into one round trip.`,
  );
}
