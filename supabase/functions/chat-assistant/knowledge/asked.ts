import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnowledgeRecord } from "./record.ts";

const folder = join(import.meta.dirname, "asked");

/**
 * Gives records the questions of visitors that lead to them, from the files in `asked/`: one for each page, named by
 * its path, one line for each record, `#anchor | title || question || question`. Records of the same anchor and title
 * are taken in the order of the lines.
 * @throws Error that names file and line where a line belongs to no record
 */
export function withAsked(records: KnowledgeRecord[]): KnowledgeRecord[] {
  const asked = new Map<string, string[]>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".txt"))) {
    const path = name === "home.txt" ? "/" : `/${name.slice(0, -4).replaceAll("_", "/")}`;
    const byPlace = Map.groupBy(
      records.filter((record) => record.path === path && record.kind !== "closing" && record.kind !== "sample"),
      ({ anchor, title }) => `#${anchor} | ${title}`.trim(),
    );
    for (const [index, line] of readFileSync(join(folder, name), "utf8").split("\n").entries()) {
      if (!line.trim()) continue;
      const [place = "", ...questions] = line.split("||").map((part) => part.trim());
      const record = byPlace.get(place)?.shift();
      if (!record) throw new Error(`asked/${name}, line ${index + 1}: no record “${place}” on ${path}`);
      asked.set(record.id, questions.filter(Boolean));
    }
  }
  return records.map((record) => {
    const questions = asked.get(record.id);
    return questions ? { ...record, asked: questions } : record;
  });
}
