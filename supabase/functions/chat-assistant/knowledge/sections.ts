import type { KnowledgeRecord, Said } from "./record.ts";
import type * as SiteContent from "./site-content.ts";
import type { PlainSection } from "./site-content.ts";

/** Everything the site says in code. */
export type Content = typeof SiteContent;
/** Something the site says, with its place, before it is given an id. */
export type Placed = Omit<KnowledgeRecord, "id">;
/** A record without what all records of its section share. */
export type Draft = Pick<KnowledgeRecord, "kind" | "title" | "text"> & Partial<KnowledgeRecord>;
type Datum = { label: string; value: string };

/** Ends a sentence that has no end. */
export const sentence = (text: string) => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
const sentences = (...parts: (string | undefined)[]) =>
  parts.flatMap((part) => (part?.trim() ? [sentence(part)] : [])).join(" ");
/** A name with what belongs to it in brackets. */
const inBrackets = (name: string, ...values: (string | undefined)[]) => {
  const given = values.filter(Boolean).join(", ");
  return given ? `${name} (${given})` : name;
};
const lowerFirst = (text: string) =>
  /^([A-Z][a-z]|A )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const bare = (text: string) => text.trim().replace(/[.]$/, "");
/** Values short enough to stand in brackets behind a name. */
const brief = (data: Datum[] = []) => data.map(({ value }) => value).filter((value) => value.length <= 30);
const pairs = (data: Datum[] = []) => data.map(({ label, value }) => `${label}: ${value}`);

/** A record that is told as sentences, or as a title with lines; it is searched by the same words in a row. */
export const told = (kind: Draft["kind"], title: string, said: Said, rest: Partial<Draft> = {}): Draft => ({
  kind,
  title,
  text: sentences(said.lead, said.lines?.join("; "), said.note),
  said,
  ...rest,
});

/** A figure with what it counts and how it is meant. */
export function statDraft(stat: Stat): Draft {
  return told("datum", stat.label, { lead: sentence(statText(stat)), ofPage: true });
}
type Stat = { value: string; label: string; note?: string };
const statText = ({ value, label, note }: Stat) => inBrackets(`${value} ${label}`, note && lowerFirst(note));

/** The records of one section: one for each thing in it, and one that lists them. */
export function draftsOf(section: PlainSection): Draft[] {
  const { heading = "", intro } = section;
  /** The record that lists what the section holds. */
  const list = (lines: string[], note = intro, [also, lead = heading]: ListWords = lists[section.kind] ?? []) =>
    told("overview", heading, { lead, lines, note: note && sentence(note), ofPage: true }, { also });
  const sample = (title: string, also: string): Draft => ({
    kind: "sample",
    title: heading || title,
    text: "note" in section ? (section.note ?? "") : "",
    also,
  });
  switch (section.kind) {
    case "prose":
      return [
        ...section.paragraphs.map((text): Draft => ({ kind: "text", title: heading, text, also: intro })),
        ...(section.data ?? []).map(
          ({ label, value }): Draft => ({
            kind: "datum",
            title: label,
            text: sentence(`${label}: ${value}`),
            data: section.data,
          }),
        ),
      ];
    case "stats":
      return section.items.map(statDraft);
    case "cards": {
      const timed = section.items.some(({ data }) => data?.some(({ label }) => label === "Duration"));
      return [
        list(
          section.items.map(({ title, data, badge }) => inBrackets(title, ...brief(data), badge)),
          intro,
          timed ? ["programs duration length"] : [],
        ),
        ...section.items.flatMap(({ title, badge, text, stat, data, points = [] }) => {
          const lead = sentences(`${inBrackets(title, badge)}: ${text}`, stat && statText(stat));
          const card = told("item", title, { lead, lines: [...pairs(data), ...points] }, { data });
          return stat ? [card, statDraft(stat)] : [card];
        }),
        ...sharedRows(section.items.map(({ title, data }) => ({ name: title, data }))),
      ];
    }
    case "checklist":
      return [
        list(section.items.map(bare)),
        ...section.items.map((text): Draft => ({ kind: "point", title: heading, text: sentence(text) })),
      ];
    case "modules":
      return [
        list(section.items.map(({ title, duration }) => inBrackets(title, duration))),
        ...section.items.map(({ title, duration, mode, topics, data }, at) =>
          told(
            "module",
            title,
            { lead: inBrackets(title, duration, mode?.toLowerCase()), lines: [...topics, ...pairs(data)] },
            { also: `module ${ordinals[at] ?? at + 1}`, data },
          ),
        ),
      ];
    case "steps":
      return [
        list(section.items.map(({ name, time }) => inBrackets(name, time))),
        ...section.items.map(({ name, time, description }) =>
          told("step", name, { lead: sentence(`${inBrackets(name, lowerFirst(time))}: ${description}`) }),
        ),
      ];
    case "packages":
      return [
        list(section.items.map(({ name, scope }) => `${name}: ${scope}`)),
        ...section.items.map(({ name, scope, features }) =>
          told(
            "package",
            name,
            { lead: `${name} package (${lowerFirst(scope)})`, lines: features },
            { scope, also: "package plan" },
          ),
        ),
      ];
    case "equipment":
      return [
        list(section.items.map(({ name, data }) => inBrackets(name, ...brief(data.slice(0, 1))))),
        ...section.items.map(({ name, description, data, features }) =>
          told(
            "item",
            name,
            { lead: description ? sentence(`${name}: ${description}`) : name, lines: [...pairs(data), ...features] },
            { data, also: "equipment" },
          ),
        ),
        ...sharedRows(section.items),
      ];
    case "table":
      return tableDrafts(section, list);
    case "progress":
      return [
        list(
          section.items.map(({ label, value }) => `${label} ${value}`),
          sentences(intro, section.note),
        ),
        ...section.items.map(({ label, value, max = 100 }) =>
          told("datum", label, { lead: sentence(`${label}: ${value} of ${max}`), note: section.note }),
        ),
      ];
    case "roles":
      return [
        list(
          section.items.map(({ role, salary, demand }) =>
            salary ? `${role}: ${salary}` : inBrackets(role, demand && `${demand} demand`),
          ),
          section.note,
        ),
        ...section.items.map(({ role, description, salary, demand }) => {
          const name = inBrackets(role, salary, demand && `${demand.toLowerCase()} demand`);
          return told(
            "role",
            role,
            { lead: sentence(`${name}: ${description}`), note: section.note },
            { also: "job career role salary" },
          );
        }),
      ];
    case "schedule":
      return [
        list(section.items.map(({ when, what }) => `${when}: ${what}`)),
        ...section.items.map(({ when, what, description }) =>
          told(
            "step",
            what,
            { lead: sentences(`${when}: ${what}`, description) },
            { also: `schedule timetable ${partOfDay(when)}` },
          ),
        ),
      ];
    case "faq":
      return section.items.map(({ question, answer }): Draft => ({ kind: "faq", title: question, text: answer }));
    case "rules":
      return section.items.map(
        ({ rule }): Draft => ({ kind: "rule", title: heading, text: sentence(rule), also: "rule law" }),
      );
    case "diagram":
      return [{ kind: "text", title: heading, text: sentences(section.description, intro) }];
    case "picture":
      return [{ kind: "closing", title: "", text: section.caption }];
    case "views":
      return section.items.map(({ caption }): Draft => ({ kind: "closing", title: "", text: caption }));
    case "turn":
      // What it shows is said in words elsewhere on its page.
      return [];
    case "people":
      return [sample("People", "team instructors mentors teachers trainers")];
    case "stories":
      return [sample("Stories", "stories reviews testimonials ratings")];
    case "partners":
      return [sample("Partners", `partners partnership ${section.items.map(({ type }) => type).join(" ")}`)];
  }
}

/** By which words the list of a kind of section is asked for, and what it is called when it is told. */
type ListWords = [also?: string, lead?: string];
const lists: { [kind: string]: ListWords } = {
  modules: ["modules syllabus curriculum topics learn", "The modules"],
  steps: ["steps process phases how it works", "The steps"],
  packages: ["packages plans options", "The packages"],
  equipment: ["equipment aircraft used", "The equipment"],
  schedule: ["schedule timetable calendar", "The timetable"],
  roles: ["jobs careers roles salary pay earn income work", "Work it leads to"],
  progress: ["levels marks score"],
};
const ordinals = ["one", "two", "three", "four", "five"];

/** How people ask for an hour of the day. */
function partOfDay(when: string): string {
  const hour = /\b(\d{1,2}):\d\d/.exec(when)?.[1];
  return hour ? `what time ${Number(hour) < 12 ? "morning" : Number(hour) < 17 ? "afternoon" : "evening"}` : "";
}

/** A row for each label that several things of one section have. */
function sharedRows(items: { name: string; data?: Datum[] }[]): Draft[] {
  const all = items.flatMap(({ name, data = [] }) => data.map((datum) => ({ name, ...datum })));
  return [...Map.groupBy(all, ({ label }) => label)]
    .filter(([, values]) => values.length > 1)
    .map(([label, values]) =>
      told("row", label, { lead: label, lines: values.map(({ name, value }) => `${name}: ${value}`), ofPage: true }),
    );
}

type Table = Extract<PlainSection, { kind: "table" }>;

/** A row for each line of a table; where its columns are things of one rank, also one for each of these. */
function tableDrafts(
  { caption, columns, rows, heading, intro }: Table,
  list: (lines: string[], note: string, words: ListWords) => Draft,
): Draft[] {
  const [named = "", second] = columns;
  const plain = second === "Value";
  const compares = columns.length > 2 && /^(feature|item|stage|workshop)$/i.test(named) && !plain;
  const cells = ([, ...row]: string[]) =>
    row.map((cell, at) => {
      const column = columns[at + 1] ?? "";
      return column === "Value" ? cell : column === "Remark" ? `(${lowerFirst(cell)})` : `${column}: ${cell}`;
    });
  // In the list, cells of columns that are short in every row stand behind the row's name.
  const short = columns.flatMap((_, at) => (at > 0 && rows.every((row) => (row[at]?.length ?? 99) <= 18) ? [at] : []));
  const names = rows.map((row) =>
    /^\d+$/.test(row[0] ?? "")
      ? `${named} ${row[0]}: ${row[1]}`
      : inBrackets(row[0] ?? "", ...(compares ? [] : short.slice(-2).map((at) => row[at]))),
  );
  const overview = list(names, "", [`${caption} ${intro ?? ""}`, heading || caption]);
  return [
    { ...overview, kind: compares ? "table" : "overview", title: heading || caption, table: { columns, rows } },
    ...rows.map((row): Draft => {
      const [first = ""] = row;
      // A first cell that is only a number says nothing without its column: "Month 1".
      const lead = /^\d+$/.test(first) ? `${named} ${first}` : first;
      return plain
        ? { kind: "row", title: first, text: sentence(`${first}: ${cells(row).join(" ")}`), also: caption }
        : told("row", first, { lead, lines: cells(row), ofPage: compares }, { also: caption });
    }),
    ...(compares ? columns.slice(1) : []).map((column, at) => {
      const data = rows.map((row) => ({ label: row[0] ?? "", value: row[at + 1] ?? "" }));
      return told("column", column, { lead: column, lines: pairs(data) }, { data });
    }),
  ];
}
