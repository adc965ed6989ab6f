import { articleKinds } from "../../../app/content/article-kinds.ts";
import { announces, looksAhead } from "../../../domain/articles/announced-days.ts";
import { wordsOf } from "../../../domain/articles/plain-text.ts";
import { dayInIndia } from "../../../domain/india-date.ts";
import { storedCareer } from "../../../domain/stored/careers.ts";
import type { blogs } from "../../../domain/stored/database-columns.ts";
import type { RowOf } from "../../../domain/stored/stored-thing.ts";
import type { KnowledgeRecord } from "./knowledge/record.ts";
import { sentencesOf } from "./read/sentences.ts";
import { closes } from "./tables/intent-patterns.ts";

type Article = RowOf<typeof blogs>;
type Career = RowOf<typeof storedCareer.columns>;

/** A published row with the requested columns. */
type Row = Pick<Article, "id" | "title"> & Partial<Article & Career>;

/** Requests a path below `/rest/v1/` of the data service as an anonymous reader. */
export type ReadPublished = (path: string, signal: AbortSignal) => Promise<Response>;

/** How long a reading is reused. */
const FRESH_MS = 60_000;
/** How long the first message waits for the first reading. */
const FIRST_READ_TIMEOUT_MS = 1_500;

type Words = Pick<KnowledgeRecord, "path" | "anchor" | "text" | "also" | "past">;
type Source = {
  table: string;
  columns: readonly (keyof Row)[];
  most: number;
  page: string;
  path: string;
  /** The record's words on that day; undefined where the row is outdated. */
  toWords(row: Row, now: number): Words | undefined;
};

/** The published tables: every kind of article, and the open jobs. */
const sources: Source[] = [
  ...articleKinds.map(
    ({ table, path, name, assistant }): Source => ({
      table,
      columns: ["excerpt", "content", "content_format"],
      most: 20,
      page: name,
      path,
      toWords: (row, now) => ({
        path: `${path}/${encodeURIComponent(row.id)}`,
        anchor: "",
        ...announced(row, now),
        also: `${assistant.articleWords} ${told(contentOf(row), 400)}`,
      }),
    }),
  ),
  {
    table: storedCareer.table,
    columns: ["description", "requirements", "content_format", "department", "location", "job_type", "closes_on"],
    most: 50,
    page: "Careers",
    path: "/careers",
    toWords: (row, now) => {
      const { id, department, location, job_type, content_format, closes_on } = row;
      // The last day is still open; on a Supabase project a reading may be older than the day.
      if (closes_on && Date.parse(`${closes_on}T24:00:00+05:30`) <= now) return undefined;
      const [description, requirements] = [row.description, row.requirements].map((text) =>
        wordsOf((text ?? "").slice(0, MAX_READ_CHARS), content_format),
      );
      const over = announcing("past", row, now, row.title, description, requirements);
      // A posting whose last day to apply is past is no open position.
      if (over.some((sentence) => closes.test(sentence))) return undefined;
      const text = told(without(over, description ?? ""));
      const asks = without(over, requirements ?? "")
        .slice(0, MAX_READ_CHARS)
        .replace(/\s+/g, " ")
        .trim();
      return {
        path: "/careers",
        anchor: id,
        text: [[department, location, job_type].filter(Boolean).join(", "), text, asks && `To apply: ${asks}`]
          .filter(Boolean)
          .join(". "),
        also: `job vacancy position career ${told(requirements, 120)}`,
      };
    },
  },
];

/** Characters of a text in an answer; a limit in words is not enough, since a text may have no space. */
const MAX_TOLD_CHARS = 400;
/** Characters of a stored text that are read. */
const MAX_READ_CHARS = 6000;

/** The words of an article without Markdown or HTML. */
function contentOf({ content, content_format }: Row): string {
  return wordsOf((content ?? "").slice(0, MAX_READ_CHARS), content_format);
}

/** The first words of a stored text on one line. */
function told(text: string | null | undefined, words = 45): string {
  const all = (text ?? "").slice(0, MAX_READ_CHARS).replace(/\s+/g, " ").trim().split(" ");
  const first = all.slice(0, words).join(" ").slice(0, MAX_TOLD_CHARS);
  return first.length < all.join(" ").length ? `${first}…` : first;
}

/** The sentences of a row's texts that announce a day which is past, or one to come. */
function announcing(
  when: "past" | "to come",
  { created_at }: Row,
  now: number,
  ...texts: (string | null | undefined)[]
) {
  const written = created_at ? Date.parse(created_at) : now;
  const sentences = texts.flatMap((text) => sentencesOf((text ?? "").slice(0, MAX_READ_CHARS)));
  return sentences.filter((each) => announces(each, written, now) === when);
}
const without = (sentences: string[], text: string) => sentences.reduce((rest, each) => rest.replace(each, ""), text);

/** The words of an article. Where its day is past, they say only that: the text would still call it next or open. */
function announced(row: Row, now: number): Pick<Words, "text" | "past"> {
  const text = row.excerpt || contentOf(row);
  // Days in the body count only where the title or the excerpt announces something: "Next batch".
  const all = /\b(?:next|(?:up)?coming)\b/i.test(`${row.title} ${text}`)
    ? [row.title, text, contentOf(row)]
    : [row.title, text];
  const over = announcing("past", row, now, ...all);
  const rest = without(over, text);
  const leads = looksAhead(`${row.title} ${rest}`) || over.includes(sentencesOf(text)[0] ?? "");
  const onlyPast = over.length > 0 && leads && announcing("to come", row, now, ...all).length === 0;
  const past = onlyPast || announcing("past", row, now, row.title).length > 0;
  if (past) return { text: "That day is past.", past };
  // Of the body an answer says the sentences that the question asks for; what it announces for a past day is left out.
  const body = contentOf(row);
  const unsaid = body.startsWith(text.slice(0, 80)) ? "" : without(announcing("past", row, now, body), body);
  return { text: [told(rest), unsaid.replace(/\s+/g, " ").trim()].filter(Boolean).join(" ") };
}

/**
 * Keeps posts, news and open jobs known. They are read at most once a minute; while the data service does not answer, the
 * last good reading stays.
 * @param publish receives a reading that differs from the one before; if it throws, it receives it again next time
 * @param now the time in milliseconds since 1970, by which a day is past
 * @param onError receives the reason of a failed reading
 * @param elapsed the time by which a reading is old; a monotonic clock, where one is at hand
 */
export function createLive(
  read: ReadPublished,
  publish: (records: KnowledgeRecord[]) => void,
  now: () => number,
  onError: (error: unknown) => void,
  elapsed = now,
) {
  let readAt = Number.NEGATIVE_INFINITY;
  let rows: { source: Source; row: Row }[] = [];
  let last = "";
  let tookOverOn = Number.NaN;
  let reading: Promise<void> | undefined;
  let again = false;

  async function refresh(): Promise<void> {
    const lists = await Promise.all(
      sources.map(async (source) => {
        const { table, columns, most } = source;
        const query = `select=id,title,is_sample,created_at,${columns.join()}&status=eq.published&order=created_at.desc&limit=${most}`;
        const response = await read(`${table}?${query}`, AbortSignal.timeout(4_000));
        if (!response.ok) throw new Error(`the data service answered ${response.status}`);
        return ((await response.json()) as Row[]).map((row) => ({ source, row }));
      }),
    );
    rows = lists.flat();
    takeOver();
  }

  /** Publishes the last reading in today's words. */
  function takeOver(): void {
    const records = rows.flatMap(({ source: { page, path, toWords }, row }): KnowledgeRecord[] => {
      const words = toWords(row, now());
      // Demonstration rows are marked, so that they are not taken for the company's own.
      const marks = `${row.is_sample ? "Sample: " : ""}${words?.past ? "Past: " : ""}`;
      const title = marks + told(row.title, 30);
      const { is_sample: sample, id } = row;
      return words ? [{ id: `live:${path}/${id}`, page, section: page, kind: "live", title, sample, ...words }] : [];
    });
    tookOverOn = dayInIndia(now());
    const text = JSON.stringify(records);
    if (text === last) return;
    publish(records);
    last = text;
  }

  /** Reads, one reading at a time. A change during a reading causes one more afterwards. */
  function readNow(): Promise<void> {
    readAt = elapsed();
    if (reading) again = true;
    reading ??= refresh()
      .catch(onError)
      .finally(() => {
        reading = undefined;
        if (!again) return;
        again = false;
        void readNow();
      });
    return reading;
  }

  return {
    /** Call it after a publication was added, changed or withdrawn. */
    changed: (): void => void readNow(),
    /** Reads again where the last reading is old. Waits for the first reading only, `FIRST_READ_TIMEOUT_MS` at most. */
    async update(): Promise<void> {
      // A day to come yesterday may be past today, even if no new reading succeeds.
      if (tookOverOn < dayInIndia(now())) takeOver();
      if (elapsed() - readAt < FRESH_MS) return;
      const first = readAt === Number.NEGATIVE_INFINITY;
      const read = readNow();
      if (!first) return;
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, FIRST_READ_TIMEOUT_MS);
      await Promise.race([read, late.promise]);
      clearTimeout(timer);
    },
  };
}
export type Live = Pick<ReturnType<typeof createLive>, "update">;
