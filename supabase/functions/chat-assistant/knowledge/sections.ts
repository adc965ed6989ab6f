import type { RecordKind } from "./record.ts";
import type { PlainSection } from "./site-content.ts";
import {
  type Datum,
  type Draft,
  inBrackets,
  overview,
  sentence,
  sentences,
  sharedRows,
  tableDrafts,
} from "./tables.ts";

const valued = (data: Datum[] | undefined) => data?.map(({ label, value }) => `${label}: ${value}`).join("; ");
/** Values short enough to stand in brackets behind a name. */
const brief = (data: Datum[] | undefined) => data?.map(({ value }) => value).filter((value) => value.length <= 30);
const pairs = (values: Datum[] | undefined) => (values ?? []).map(({ label, value }) => `${label}: ${value}`);
const data = (values: Datum[]): Draft[] =>
  values.map(({ label, value }) => ({
    kind: "datum",
    title: label,
    text: sentence(`${label}: ${value}`),
    data: values,
  }));

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
            said: {
              lead: sentences(`${inBrackets(card.title, card.badge)}: ${card.text}`, card.stat && statText(card.stat)),
              lines: [...pairs(card.data), ...(card.points ?? [])],
            },
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
          "The modules",
        ),
        ...section.items.map(
          (module, index): Draft => ({
            kind: "module",
            title: module.title,
            text: sentences(
              `${inBrackets(module.title, module.duration, module.mode)}: ${module.topics.join("; ")}`,
              valued(module.data),
            ),
            said: {
              lead: inBrackets(module.title, module.duration, module.mode?.toLowerCase()),
              lines: [...module.topics, ...pairs(module.data)],
            },
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
          "The steps",
        ),
        ...section.items.map(
          (step): Draft => ({
            kind: "step",
            title: step.name,
            text: sentences(`${inBrackets(step.name, step.time)}: ${step.description}`),
            said: { lead: sentence(`${inBrackets(step.name, lowerFirst(step.time))}: ${step.description}`) },
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
            "The packages",
          ),
        },
        ...section.items.map(
          (item): Draft => ({
            kind: "package",
            title: item.name,
            text: sentences(
              `${item.name} package, ${lowerFirst(item.scope)}: ${item.features.map(lowerFirst).join("; ")}`,
            ),
            said: { lead: `${item.name} package (${lowerFirst(item.scope)})`, lines: item.features },
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
          "The equipment",
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
            said: {
              lead: item.description ? sentence(`${item.name}: ${item.description}`) : item.name,
              lines: [...pairs(item.data), ...item.features],
            },
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
            said: { lead: sentence(`${label}: ${value} of ${max}`), note: section.note },
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
          "Work it leads to",
        ),
        ...section.items.map(
          ({ role, description, salary, demand }): Draft => ({
            kind: "role",
            title: role,
            text: sentences(`${inBrackets(role, salary, demand && `${demand} demand`)}: ${description}`, section.note),
            said: {
              lead: sentence(`${inBrackets(role, salary, demand && `${demand.toLowerCase()} demand`)}: ${description}`),
              note: section.note,
            },
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
          "The timetable",
        ),
        ...section.items.map(
          ({ when, what, description }): Draft => ({
            kind: "step",
            title: what,
            text: sentences(`${what}, ${lowerFirst(when)}`, description),
            said: { lead: sentences(`${when}: ${what}`, description) },
            also: `schedule timetable ${partOfDay(when)}`,
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
    case "views":
      return section.items.map(({ caption }): Draft => ({ kind: "closing", title: "", text: caption }));
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

/** How people ask for an hour of the day. */
function partOfDay(when: string): string {
  const hour = /\b(\d{1,2}):\d\d/.exec(when)?.[1];
  if (!hour) return "";
  return `what time ${Number(hour) < 12 ? "morning" : Number(hour) < 17 ? "afternoon" : "evening"}`;
}

const ordinals = ["one", "two", "three", "four", "five"];
const lowerFirst = (text: string) =>
  /^([A-Z][a-z]|A )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const bare = (text: string) => text.trim().replace(/[.]$/, "");
const sample = (title: string, text: string, also: string): Draft => ({ kind: "sample", title, text, also });

/** A figure with what it counts and how it is meant. */
export function statDraft(stat: Stat): Draft {
  const text = sentence(statText(stat));
  return { kind: "datum" satisfies RecordKind, title: stat.label, text, said: { lead: text, ofPage: true } };
}

type Stat = { value: string; label: string; note?: string };
const statText = ({ value, label, note }: Stat) => inBrackets(`${value} ${label}`, note);
