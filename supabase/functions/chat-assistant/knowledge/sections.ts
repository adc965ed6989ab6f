import { ASK_US } from "../../../../app/content/stated/ask-us.ts";
import { withPrice } from "../../../../app/content/stated/price.ts";
import { lowerFirst, sentence } from "../read/sentences.ts";
import { listLeads, sectionWords } from "../tables/page-words.ts";
import type { KnowledgeRecord, Said } from "./record.ts";
import type { Card, PlainSection } from "./site-content.ts";

/** A record without what all records of its section share. */
export type Draft = Pick<KnowledgeRecord, "kind" | "title" | "text"> & Partial<KnowledgeRecord>;
type Datum = { label: string; value: string };
type Stat = { value: string; label: string; note?: string };
/** One record for each thing of a section, and their lines in the list of all. */
type Parts = { things: Draft[]; lines?: string[]; note?: string };

const sentences = (...parts: (string | undefined)[]) =>
  parts.flatMap((part) => (part?.trim() ? [sentence(part)] : [])).join(" ");
/** A name with values in brackets. */
const inBrackets = (name: string, ...values: (string | undefined)[]) => {
  const given = values.filter(Boolean).join(", ");
  return given ? `${name} (${given})` : name;
};
const bare = (text: string) => text.trim().replace(/[.]$/, "");
/** Values short enough to stand in brackets behind a name. */
const brief = (data: Datum[] = []) => data.flatMap(({ value }) => (value.length <= 30 ? [value] : [])).slice(0, 2);
const pairs = (data: Datum[] = []) => data.map(({ label, value }) => `${label}: ${value}`);

/** A record that an answer words as sentences, or as a title with lines; the search reads the same words. */
export const told = (kind: Draft["kind"], title: string, said: Said, rest: Partial<Draft> = {}): Draft => ({
  kind,
  title,
  text: sentences(said.lead, said.lines?.join("; "), said.note),
  said,
  ...rest,
});
/** A record that an answer repeats word for word. */
export const plain = (kind: Draft["kind"], title: string, text: string): Draft => ({ kind, title, text });

/** A figure with what it counts and how it is meant. */
export const statDraft = (stat: Stat): Draft => told("datum", stat.label, { lead: statText(stat), ofPage: true });
const statText = ({ value, label, note }: Stat) => sentence(inBrackets(`${value} ${label}`, note && lowerFirst(note)));

/** Figures of a sample are said with that word, and never beside other answers. */
const asSample = ({ said, ...draft }: Draft): Draft => ({
  ...draft,
  sample: true,
  said: said && { ...said, lead: inBrackets(said.lead, "sample") },
});

/** The records of one section: the list of its things, each thing, and the introduction. */
export function draftsOf(section: PlainSection): Draft[] {
  const { heading = "", intro, kind } = section;
  const { things, lines, note = intro } = partsOf(section);
  const said = { lead: listLeads[kind] ?? heading, lines, note: note && sentence(note), ofPage: true };
  const all = [...(lines ? [told("overview", heading, said)] : []), ...things];
  const introduced = !intro || all.some(({ text }) => text.includes(intro));
  const marked = (draft: Draft) => (kind === "table" && section.sample ? asSample(draft) : draft);
  return [...all, ...(introduced ? [] : [plain("text", "", intro)])].map((draft) => ({
    ...marked(draft),
    also: [draft.also, sectionWords[kind]].filter(Boolean).join(" ") || undefined,
  }));
}

function partsOf(section: PlainSection): Parts {
  const { heading = "" } = section;
  switch (section.kind) {
    case "prose": {
      const { paragraphs, data = [] } = section;
      const placard = data.map(({ label, value }) => ({
        ...plain("datum", label, sentence(`${label}: ${value}`)),
        data,
      }));
      return { things: [...paragraphs.map((text) => plain("text", heading, text)), ...placard] };
    }
    case "stats":
      return { things: section.items.map(statDraft) };
    case "cards":
      return cards(section.items);
    case "equipment":
      return cards(
        section.items.map(({ name, description = "", features, data, price }) => ({
          price,
          title: name,
          text: description,
          data,
          points: features,
        })),
      );
    case "checklist":
      return {
        lines: section.items.map(bare),
        things: section.items.map((text) =>
          told("text", heading, { lead: sentence(`${heading}: ${lowerFirst(text)}`) }),
        ),
      };
    case "modules":
      return {
        lines: section.items.map(({ title, duration }) => inBrackets(title, duration)),
        things: section.items.map(({ title, duration, mode, topics, data }, at) => {
          const said = { lead: inBrackets(title, duration, mode?.toLowerCase()), lines: [...topics, ...pairs(data)] };
          return told("item", title, said, { also: ordinals[at], data });
        }),
      };
    case "steps":
      return {
        lines: section.items.map(({ name, time }) => inBrackets(name, time)),
        things: section.items.map(({ name, time, description }) =>
          told("item", name, { lead: sentence(`${inBrackets(name, lowerFirst(time))}: ${description}`) }),
        ),
      };
    case "packages":
      return {
        lines: section.items.map(({ name, scope }) => `${name}: ${scope}`),
        things: section.items.map(({ name, scope, features, price }) => {
          const data = withPrice({ price });
          const lead = `${name} package (${lowerFirst(scope)})`;
          return told("package", name, { lead, lines: [...pairs(data), ...features] }, { scope, data });
        }),
      };
    case "table":
      return tableParts(section);
    case "progress":
      return {
        lines: section.items.map(({ label, value }) => `${label} ${value}`),
        note: sentences(section.intro, section.note),
        things: section.items.map(({ label, value, max = 100 }) =>
          told("datum", label, { lead: sentence(`${label}: ${value} of ${max}`), note: section.note }),
        ),
      };
    case "roles":
      return {
        lines: section.items.map(({ role, salary, demand }) =>
          salary ? `${role}: ${salary}` : inBrackets(role, demand && `${demand} demand`),
        ),
        note: section.note,
        things: section.items.map(({ role, description, salary, demand }) => {
          const name = inBrackets(role, salary, demand && `${demand.toLowerCase()} demand`);
          return told("item", role, { lead: sentence(`${name}: ${description}`), note: section.note });
        }),
      };
    case "schedule":
      return {
        lines: section.items.map(({ when, what }) => `${when}: ${what}`),
        things: section.items.map(({ when, what, description }) =>
          told("item", what, { lead: sentences(`${when}: ${what}`, description) }),
        ),
      };
    case "faq":
      return { things: section.items.map(({ question, answer }) => plain("text", question, answer)) };
    case "rules":
      return { things: section.items.map(({ rule }) => plain("rule", heading, sentence(rule))) };
    case "diagram":
      return { things: [plain("text", heading, sentences(section.description, section.intro))] };
    case "drawing":
    case "picture":
    case "views":
    case "turn":
    case "compare":
      // Other sections say in words what these show, or it is a sample.
      return { things: [] };
    case "people":
    case "stories":
    case "partners":
      return { things: [{ ...plain("text", heading, section.note), sample: true }] };
  }
}

const ordinals = ["module one", "module two", "module three", "module four", "module five"];

/** The things, and a row for each label that several of them have. */
function cards(given: Card[]): Parts {
  const items = given.map((item) => ({ ...item, data: withPrice(item) }));
  const all = items.flatMap(({ title, data = [] }) => data.map((datum) => ({ title, ...datum })));
  const shared = [...Map.groupBy(all, ({ label }) => label)].filter(([, values]) => values.length > 1);
  return {
    lines: given.map(({ title, data, badge }) => inBrackets(title, ...brief(data), badge)),
    things: [
      ...items.flatMap(({ title, badge, text, stat, data, points = [] }) => {
        const name = inBrackets(title, badge);
        const lead = text ? sentences(`${name}: ${text}`, stat && statText(stat)) : name;
        const card = told("item", title, { lead, lines: [...pairs(data), ...points] }, { data });
        return stat ? [card, statDraft(stat)] : [card];
      }),
      ...shared.map(([label, values]) =>
        told("row", label, {
          lead: label,
          lines: values.map(({ title, value }) => `${title}: ${value}`),
          ofPage: true,
        }),
      ),
    ],
  };
}

/** A record for each row of a table; also one for each column where the columns are compared. */
function tableParts({ caption, columns, rows, heading }: Extract<PlainSection, { kind: "table" }>): Parts {
  const [named = "", second] = columns;
  const single = second === "Value" || second === "Answer";
  const compares = columns.length > 2 && /^(feature|item|stage|workshop)$/i.test(named) && !single;
  // "Height" alone may be that of the crop.
  const inFull = (column: string) =>
    caption.toLowerCase().includes(`${column.toLowerCase()} above the crop`) ? `${column} above the crop` : column;
  const cells = ([, ...row]: string[]) =>
    row.map((cell, at) => {
      const column = columns[at + 1] ?? "";
      return /^(Value|Answer)$/.test(column)
        ? cell
        : column === "Remark"
          ? `(${lowerFirst(cell)})`
          : `${inFull(column)}: ${cell}`;
    });
  // A first cell that is only a number needs its column: "Month 1".
  const nameOf = ([first = ""]: string[]) => (/^\d+$/.test(first) ? `${named} ${first}` : first);
  // In the list, columns that are short in every row stand in brackets after the row's name.
  const short = columns.flatMap((_, at) => (at > 0 && rows.every((row) => (row[at]?.length ?? 99) <= 18) ? [at] : []));
  const lines = rows.map((row) => {
    if (compares)
      return `${row[0]}: ${columns
        .slice(1)
        .map((column, at) => `${column} ${row[at + 1]}`)
        .join(", ")}`;
    return !single && nameOf(row) === row[0]
      ? inBrackets(row[0] ?? "", ...short.slice(-2).map((at) => row[at]))
      : `${nameOf(row)}: ${row[1]}`;
  });
  const lead = heading || caption;
  return {
    things: [
      told("overview", lead, { lead, lines, ofPage: true }, { also: caption, table: { columns, rows } }),
      ...rows.map((row) => {
        const [first = "", value] = row;
        if (value === ASK_US) return { ...plain("row", first, `${first}: our team can tell you.`), also: caption };
        return single
          ? { ...plain("row", first, sentence(`${first}: ${cells(row).join(" ")}`)), also: caption }
          : told("row", first, { lead: nameOf(row), lines: cells(row), ofPage: compares }, { also: caption });
      }),
      ...(compares ? columns.slice(1) : []).map((column, at) => {
        const data = rows.map((row) => ({ label: row[0] ?? "", value: row[at + 1] ?? "" }));
        return told("column", column, { lead: column, lines: pairs(data) }, { data });
      }),
    ],
  };
}
