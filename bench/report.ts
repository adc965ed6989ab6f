/** What the benches share: medians, tables, and their chapters in docs/performance.md. */
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "../docs/performance.md");

/** The chapters of docs/performance.md in their order, each written by one bench. */
const CHAPTERS = {
  pages: "How fast the pages are",
  server: "How many requests the server answers",
  lists: "How quick the lists of the admin area are",
  growth: "What growth costs",
  chat: "What pages wait for the assistant",
} as const;

/** Puts a chapter in the place of the one that a former run wrote, and leaves the others as they are. */
export async function writeChapter(name: keyof typeof CHAPTERS, text: string): Promise<void> {
  const before = (await readFile(FILE, "utf8")).split(/^(?=# )/m);
  const headings = Object.values(CHAPTERS).map((title) => `# ${title}\n`);
  const mine = `# ${CHAPTERS[name]}\n`;
  const chapters = headings.flatMap((heading) =>
    heading === mine ? [`${mine}\n${text.trim()}\n`] : before.filter((chapter) => chapter.startsWith(heading)),
  );
  await writeFile(FILE, `${chapters.map((chapter) => chapter.trim()).join("\n\n")}\n`);
}

/** The machine, for the head of a chapter. */
export const machine = () => `${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"})`;

export const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;
export const median = (values: number[]) => quantile(values, 0.5);
export const number = (value: number) => Math.round(value).toLocaleString("en");

/** Lines of Markdown tables, which are also printed as they come. */
export function openTables() {
  const lines: string[] = [];
  const note = (...cells: (string | number)[]) => {
    lines.push(`| ${cells.join(" | ")} |`);
    process.stdout.write(`${lines.at(-1)}\n`);
  };
  return {
    lines,
    note,
    heading(...cells: string[]) {
      lines.push("");
      note(...cells);
      note(...cells.map(() => "---"));
    },
  };
}
