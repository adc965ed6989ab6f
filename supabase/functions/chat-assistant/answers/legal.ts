import { addressOf } from "../knowledge/record.ts";
import type { Desk } from "./question.ts";
import { CHECK, clip } from "./say.ts";
import { answer, type ByAmount } from "./shape.ts";

/** How a record reads that lists all weight classes. */
export const classList = /nano:? up to 250 g.*micro.*small.*medium.*large/i;
const className = /(nano|micro|small|medium|large)/i;

/** Weight class of an all-up weight, read from the record that lists the classes. */
export const classOf: ByAmount = ({ value, said }, question, desk) => {
  const lists = desk.search.records.filter(({ text }) => classList.test(text));
  const list = lists.find(({ path }) => path === question.page?.path) ?? lists[0];
  if (!list) return undefined;
  const parts = list.text.match(/(?:nano|micro|small|medium|large):? (?:up to|over|above)[^;.]*/gi) ?? [];
  const bound = (part: string) => {
    const upper = [...part.matchAll(/(\d+(?:\.\d+)?) (g|kg)\b/g)].at(-1);
    if (!upper || /^large/i.test(part)) return Number.POSITIVE_INFINITY;
    return Number(upper[1]) * (upper[2] === "g" ? 0.001 : 1);
  };
  const part = parts.find((each) => value <= bound(each));
  const name = part && className.exec(part)?.[0]?.toLowerCase();
  if (!part || !name) return undefined;
  const range = part.replace(/^\w+:? /, "");
  const needs = desk.search.records.find(
    ({ kind, text }) =>
      kind === "rule" &&
      (name === "nano" || name === "micro"
        ? /^No (Remote Pilot C|c)ertificate is needed for nano/.test(text)
        : /pilot (needs )?a Remote Pilot Certificate|needs a Remote Pilot Certificate|a pilot with a Remote Pilot/.test(
            text,
          )),
  );
  const pilot =
    name === "nano" || name === "micro" ? (needs?.text ?? "") : "The pilot needs a Remote Pilot Certificate.";
  return answer(
    `A drone of ${said} all-up weight, payload included, is in the ${name} class (${range}). ${pilot}${CHECK}`,
    needs ? [list, needs] : [list],
  );
};

/** The record that tells all three zones. */
export const zoneRecord = (desk: Desk) =>
  desk.search.records.find(({ text }) => /120 m/.test(text) && /60 m/.test(text) && /5 and 8 km/.test(text));

/** Height or distance to an airport: the zones, as a record gives them. */
export const zones =
  (unit: "metre" | "km"): ByAmount =>
  ({ value, said }, { understood, page }, desk) => {
    // How a drone of ours does at a height is no question of law.
    if (
      page?.group === "product" &&
      !/ (allowed|legal\w*|permission|permitted|zones?|rules?|airports?) /.test(understood.line)
    )
      return undefined;
    if (
      !/ (airport|airports|aerodrome|fly|flying|flight|height|high|altitude|zone|zones|legal|permission|above) /.test(
        understood.line,
      )
    )
      return undefined;
    if (unit === "km" && !/ (airports?|aerodrome) /.test(understood.line)) return undefined;
    const list = zoneRecord(desk);
    if (!list) return undefined;
    const verdict =
      unit === "metre"
        ? value > 120
          ? `${said} is above the green zone's 120 m (400 ft). `
          : `${said} is within the green zone's 120 m (400 ft), away from airports. `
        : value < 5
          ? `${said} from an airport is nearer than the zones below describe; look at the airspace map first. `
          : value < 8
            ? `${said} from an airport is in the yellow zone, from the ground up. `
            : value <= 12
              ? `${said} from an airport: up to 60 m (200 ft) without permission. `
              : "";
    return answer(`${verdict}${clip(list.text, desk.words)}${CHECK}`, [list]);
  };

/** Age against the age of the certificate. */
export const years: ByAmount = ({ value }, { page, understood }, desk) => {
  if (/ (experience|warranty|valid|company|old company) | for (?:\w+ )?years? /.test(understood.line)) return undefined;
  const wanted =
    page && desk.records(page.path).find(({ title, text }) => /^(age|entry)$/i.test(title) && /18 to 65/.test(text));
  const rule =
    wanted ??
    desk.search.records.find(
      ({ kind, text, path }) => path.endsWith("drone-pilot-training") && kind === "datum" && /18 to 65/.test(text),
    );
  const ofPilots = / (pilot|rpc|certificate|licen\w+|fly|flying|course|join|enrol) /.test(understood.line);
  if (page && !wanted && !ofPilots) return undefined;
  if (!rule || (page && !wanted && page.group !== "training" && page.group !== "excellence-center")) return undefined;
  const may = value >= 18 && value <= 65;
  const verdict = may
    ? `At ${value} you are within the age for the Remote Pilot Certificate.`
    : `At ${value} you are outside the age for the Remote Pilot Certificate.`;
  const young =
    value < 18
      ? desk.search.records.find(({ kind, title }) => kind === "faq" && /school students/i.test(title))
      : undefined;
  return {
    ...answer(`${verdict} ${clip(rule.text, 30)}${young ? ` ${clip(young.text, 12)}` : ""}${CHECK}`, [rule]),
    links: [addressOf(rule), ...(young ? [addressOf(young)] : [])],
  };
};
