import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnowledgeRecord } from "./record.ts";

const questions = join(import.meta.dirname, "asked");

/**
 * Gives records the questions of visitors that lead to them, from the files in `asked/`: one for each page, named by
 * its path, one line for each record, `#anchor | title || question || question`. Records of the same anchor and title
 * are taken in the order of the lines; a line that begins with "||" goes on with the one before.
 * @param folder where the files are
 * @returns the records, and for each line that belongs to none of them, because a page was edited since, a sentence with
 * its file and number
 */
export function withAsked(
  records: KnowledgeRecord[],
  folder = questions,
): { records: KnowledgeRecord[]; strays: string[] } {
  const asked = new Map<string, string[]>();
  const strays: string[] = [];
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".txt"))) {
    const path = name === "home.txt" ? "/" : `/${name.slice(0, -4).replaceAll("_", "/")}`;
    const byPlace = Map.groupBy(
      records.filter((record) => record.path === path && record.kind !== "closing"),
      ({ anchor, title }) => `#${anchor} | ${title}`.trim(),
    );
    let last: KnowledgeRecord | undefined;
    for (const [index, line] of readFileSync(join(folder, name), "utf8").split("\n").entries()) {
      if (!line.trim()) continue;
      const [place = "", ...said] = line.split("||").map((part) => part.trim());
      // A line that begins with "||" goes on with the record of the line before.
      if (place) last = byPlace.get(place)?.shift();
      if (last) asked.set(last.id, [...(asked.get(last.id) ?? []), ...said.filter(Boolean)]);
      else strays.push(`asked/${name}, line ${index + 1}: no record “${place}” on ${path}`);
    }
  }
  const learnt = records.map((record) => {
    const said = asked.get(record.id);
    return said ? { ...record, asked: said } : record;
  });
  return { records: learnt, strays };
}
