import { addressOf } from "../knowledge/record.ts";
import { classList } from "./legal.ts";
import { lengthOf, value } from "./lengths.ts";
import type { Desk } from "./question.ts";
import { type Answer, CHECK, clip } from "./say.ts";
import { answer, byTitle, type Handler, isTopic } from "./shape.ts";

/** The weight classes, where the question names them. */
export function classesIn(line: string, desk: Desk): Answer | undefined {
  const named = line.match(/ (nano|micro|small|medium|large)(?= )/g) ?? [];
  if (named.length === 0 || (named.length < 2 && !/ (class|classes|category|categories) /.test(line))) return undefined;
  const list = desk.search.records.find(({ text }) => classList.test(text));
  return list && answer(`${clip(list.text, desk.words)}${CHECK}`, [list]);
}

/** Sets things of one rank side by side: models of a table, or two pages. */
export const compare: Handler = (question, desk) => {
  const classes = classesIn(question.understood.line, desk);
  if (classes && !isTopic(question.page)) return classes;
  const { page, topics, understood, matter } = question;
  const two = topics
    .filter(({ score }) => score >= 0.9)
    .slice(0, 2)
    .flatMap(({ path }) => desk.page(path) ?? []);
  const table = page && desk.records(page.path).find(({ kind }) => kind === "table");
  if (table?.table && (two.length < 2 || isModelQuestion(table.table.columns, understood.words))) {
    const { columns, rows } = table.table;
    const asked = rows.filter(([first = ""]) => matter.some((term) => first.toLowerCase().includes(term)));
    const chosen = [...asked, ...rows.filter((row) => !asked.includes(row))].slice(0, 4);
    const only = columns.slice(1).filter((column) => understood.words.includes(column.toLowerCase().replace("-", "")));
    const said = columns.slice(1).flatMap((column, index) => {
      if (only.length > 1 && !only.includes(column)) return [];
      return `${column}: ${chosen.map((row) => `${row[0]?.toLowerCase()} ${row[index + 1]}`).join(", ")}`;
    });
    return answer(said.map((line) => `${line}.`).join("\n"), [table]);
  }
  if (two.length < 2) return undefined;
  const lines = two.flatMap((each) => {
    const opening = byTitle(desk, each.path, /.*/);
    const length = each.group === "training" ? lengthOf(each, desk) : undefined;
    return opening
      ? [
          {
            text: `${each.name}: ${length ? `${clip(value(length), 16)} ` : ""}${clip(opening.text, 26)}`,
            record: opening,
          },
        ]
      : [];
  });
  const sources = lines.map(({ record }) => record);
  return answer(lines.map(({ text }) => text).join("\n\n"), sources, undefined, sources.map(addressOf));
};

const isModelQuestion = (columns: string[], words: string[]) =>
  columns.slice(1).filter((column) => words.includes(column.toLowerCase().replace("-", ""))).length > 0;
