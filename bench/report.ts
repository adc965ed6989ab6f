/** Shared by the measurements: medians, tables, and their chapters in docs/performance.md. */
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "../docs/performance.md");

/** The chapters of docs/performance.md in order. Each measurement writes one. */
const CHAPTERS = {
  pages: "Page speed",
  server: "Requests per second and memory",
  lists: "Lists of the admin area",
  chat: "Pages beside the assistant",
} as const;

/** Replaces a measurement's chapter and keeps the others. */
export async function writeChapter(name: keyof typeof CHAPTERS, text: string): Promise<void> {
  const before = (await readFile(FILE, "utf8")).split(/^(?=# )/m);
  const headings = Object.values(CHAPTERS).map((title) => `# ${title}\n`);
  const mine = `# ${CHAPTERS[name]}\n`;
  const chapters = headings.flatMap((heading) =>
    heading === mine ? [`${mine}\n${text.trim()}\n`] : before.filter((chapter) => chapter.startsWith(heading)),
  );
  await writeFile(FILE, `${chapters.map((chapter) => chapter.trim()).join("\n\n")}\n`);
}

/** The machine's cores and processor, for the first paragraph of a chapter. */
export const machine = () => `${availableParallelism()} cores (${cpus()[0]?.model ?? "unknown"})`;

export const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;
export const median = (values: number[]) => quantile(values, 0.5);
export const number = (value: number) => Math.round(value).toLocaleString("en");

/** Collects Markdown tables and prints each row at once. */
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
