import type { KnowledgeRecord, RecordKind } from "./record.ts";
import type { PlainSection } from "./site-content.ts";

type Datum = { label: string; value: string };
/** A record without what all records of its section share. */
type Draft = Pick<KnowledgeRecord, "kind" | "title" | "text"> & Partial<KnowledgeRecord>;

/** Ends a sentence that has no end. */
export const sentence = (text: string) => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
const sentences = (...parts: (string | undefined)[]) =>
  parts.flatMap((part) => (part?.trim() ? [sentence(part)] : [])).join(" ");
const listed = (items: string[]) => sentence(items.join("; "));
const valued = (data: Datum[] | undefined) => data?.map(({ label, value }) => `${label}: ${value}`).join("; ");
const inBrackets = (name: string, ...values: (string | undefined)[]) => {
  const given = values.filter(Boolean).join(", ");
  return given ? `${name} (${given})` : name;
};

/** Values short enough to stand in brackets behind a name. */
const brief = (data: Datum[] | undefined) => data?.map(({ value }) => value).filter((value) => value.length <= 30);

const overview = (title: string, items: string[], intro?: string, also?: string): Draft => ({
  kind: "overview",
  title,
  text: sentences(listed(items), intro),
  also,
});
const data = (values: Datum[]): Draft[] =>
  values.map(({ label, value }) => ({ kind: "datum", title: label, text: sentence(`${label}: ${value}`) }));

/** The records of one section: one for each thing in it, and one that lists them. */
export function draftsOf(section: PlainSection): Draft[] {
  const heading = section.heading ?? "";
  const { intro } = section;
  switch (section.kind) {
    case "prose":
      return [
        ...section.paragraphs.map((text): Draft => ({ kind: "text", title: heading, text, also: intro })),
        ...data(section.data ?? []),
      ];
    case "stats":
      return section.items.map((stat) => statDraft(stat));
    case "cards":
      return [
        overview(
          heading,
          section.items.map((card) => inBrackets(card.title, ...(brief(card.data) ?? []), card.badge)),
          intro,
          `${section.items.some((card) => card.data?.some(({ label }) => label === "Duration")) ? "programs duration length" : ""}`,
        ),
        ...section.items.flatMap((card): Draft[] => [
          {
            kind: "item",
            title: card.title,
            text: sentences(
              `${inBrackets(card.title, card.badge)}: ${card.text}`,
              card.stat && `${card.stat.value} ${card.stat.label}${card.stat.note ? ` (${card.stat.note})` : ""}`,
              valued(card.data),
              card.points?.join("; "),
            ),
            data: card.data,
          },
          ...(card.stat ? [statDraft(card.stat)] : []),
        ]),
        ...sharedRows(section.items.map((card) => ({ name: card.title, data: card.data }))),
      ];
    case "checklist":
      return [
        overview(heading, section.items.map(bare), intro),
        ...section.items.map((text): Draft => ({ kind: "point", title: heading, text: sentence(text) })),
      ];
    case "modules":
      return [
        overview(
          heading,
          section.items.map((module) => inBrackets(module.title, module.duration)),
          intro,
          "modules syllabus curriculum topics learn",
        ),
        ...section.items.map(
          (module, index): Draft => ({
            kind: "module",
            title: module.title,
            text: sentences(
              `${inBrackets(module.title, module.duration, module.mode)}: ${module.topics.join("; ")}`,
              valued(module.data),
            ),
            also: `module ${ordinals[index] ?? index + 1}`,
            data: module.data,
          }),
        ),
      ];
    case "steps":
      return [
        overview(
          heading,
          section.items.map((step) => inBrackets(step.name, step.time)),
          intro,
          "steps process phases how it works",
        ),
        ...section.items.map(
          (step): Draft => ({
            kind: "step",
            title: step.name,
            text: sentences(`${inBrackets(step.name, step.time)}: ${step.description}`),
          }),
        ),
      ];
    case "packages":
      return [
        {
          ...overview(
            heading,
            section.items.map((item) => `${item.name}: ${item.scope}`),
            intro,
            "packages plans options",
          ),
        },
        ...section.items.map(
          (item): Draft => ({
            kind: "package",
            title: item.name,
            text: sentences(
              `${item.name} package, ${lowerFirst(item.scope)}: ${item.features.map(lowerFirst).join("; ")}`,
            ),
            scope: item.scope,
            also: "package plan",
          }),
        ),
      ];
    case "equipment":
      return [
        overview(
          heading,
          section.items.map((item) => inBrackets(item.name, ...(brief(item.data.slice(0, 1)) ?? []))),
          intro,
          "equipment aircraft used",
        ),
        ...section.items.map(
          (item): Draft => ({
            kind: "item",
            title: item.name,
            text: sentences(
              item.description ? `${item.name}: ${item.description}` : item.name,
              valued(item.data),
              item.features.join("; "),
            ),
            data: item.data,
            also: "equipment",
          }),
        ),
        ...sharedRows(section.items),
      ];
    case "table":
      return tableDrafts(section.caption, section.columns, section.rows, heading, intro);
    case "progress":
      return [
        overview(
          heading,
          section.items.map(({ label, value }) => `${label} ${value}`),
          sentences(intro, section.note),
          "levels marks score",
        ),
        ...section.items.map(
          ({ label, value, max = 100 }): Draft => ({
            kind: "datum",
            title: label,
            text: sentences(`${label}: ${value} of ${max}`, section.note),
          }),
        ),
      ];
    case "roles":
      return [
        overview(
          heading,
          section.items.map(({ role, salary, demand }) =>
            salary ? `${role}: ${salary}` : inBrackets(role, demand && `${demand} demand`),
          ),
          section.note,
          "jobs careers roles salary pay earn income work",
        ),
        ...section.items.map(
          ({ role, description, salary, demand }): Draft => ({
            kind: "role",
            title: role,
            text: sentences(`${inBrackets(role, salary, demand && `${demand} demand`)}: ${description}`, section.note),
            also: "job career role salary",
          }),
        ),
      ];
    case "schedule":
      return [
        overview(
          heading,
          section.items.map(({ when, what }) => `${when}: ${what}`),
          intro,
          "schedule timetable calendar",
        ),
        ...section.items.map(
          ({ when, what, description }): Draft => ({
            kind: "step",
            title: what,
            text: sentences(`${what}, ${lowerFirst(when)}`, description),
            also: "schedule",
          }),
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
    case "people":
      return [sample(heading || "People", section.note, "team instructors mentors teachers trainers")];
    case "stories":
      return [sample(heading || "Stories", section.note, "stories reviews testimonials ratings")];
    case "partners":
      return [
        sample(
          heading || "Partners",
          section.note,
          `partners partnership ${section.items.map(({ type }) => type).join(" ")}`,
        ),
      ];
  }
}

const ordinals = ["one", "two", "three", "four", "five"];
const lowerFirst = (text: string) =>
  /^([A-Z][a-z]|A )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const bare = (text: string) => text.trim().replace(/[.]$/, "");
const sample = (title: string, text: string, also: string): Draft => ({ kind: "sample", title, text, also });

/** A figure with what it counts and how it is meant. */
export function statDraft({ value, label, note }: { value: string; label: string; note?: string }): Draft {
  return {
    kind: "datum" satisfies RecordKind,
    title: label,
    text: sentence(`${value} ${label}${note ? ` (${note})` : ""}`),
  };
}

/** The first cell of each row, with the cell of the last column that is short in every row. */
function withShortCell(columns: string[], rows: string[][]): string[] {
  const column = columns.findLastIndex(
    (_, index) => index > 0 && rows.every((row) => (row[index]?.length ?? 99) <= 18),
  );
  return rows.map((row) => inBrackets(row[0] ?? "", column > 0 ? row[column] : undefined));
}

/** A row for each label that several things of one section have. */
function sharedRows(items: { name: string; data?: Datum[] }[]): Draft[] {
  const labels = Map.groupBy(
    items.flatMap(({ name, data: values }) => (values ?? []).map(({ label, value }) => ({ name, label, value }))),
    ({ label }) => label,
  );
  return [...labels].flatMap(([label, values]): Draft[] =>
    values.length > 1
      ? [
          {
            kind: "row",
            title: label,
            text: sentence(`${label}: ${values.map(({ name, value }) => `${name}, ${value}`).join("; ")}`),
          },
        ]
      : [],
  );
}

/** A row for each line of a table; where its columns are things of one rank, also one for each of these. */
function tableDrafts(caption: string, columns: string[], rows: string[][], heading: string, intro?: string): Draft[] {
  const compares =
    columns.length > 2 && /^(feature|item|stage|workshop)$/i.test(columns[0] ?? "") && columns[1] !== "Value";
  const cells = (row: string[]) =>
    row.slice(1).map((cell, index) => {
      const column = columns[index + 1] ?? "";
      return column === "Value" ? cell : column === "Remark" ? `(${cell})` : `${column}: ${cell}`;
    });
  const firsts = rows.map(([first = ""]) => first);
  return [
    {
      ...overview(
        heading || caption,
        compares ? firsts : withShortCell(columns, rows),
        undefined,
        `${caption} ${intro ?? ""}`,
      ),
      kind: compares ? "table" : "overview",
      table: { columns, rows },
    },
    ...rows.map((row): Draft => {
      const separator = columns[1] === "Value" ? " " : "; ";
      return {
        kind: "row",
        title: row[0] ?? "",
        text: sentence(`${row[0]}: ${cells(row).join(separator)}`),
        also: caption,
      };
    }),
    ...(compares
      ? columns.slice(1).map(
          (column, index): Draft => ({
            kind: "column",
            title: column,
            text: sentence(`${column}: ${rows.map((row) => `${row[0]?.toLowerCase()} ${row[index + 1]}`).join("; ")}`),
            data: rows.map((row) => ({ label: row[0] ?? "", value: row[index + 1] ?? "" })),
          }),
        )
      : []),
  ];
}
