import type { Knowledge } from "../knowledge/record.ts";
import { unstated } from "../say/fixed.ts";
import type { Answer } from "../say/say.ts";
import type { Question } from "./question.ts";

/** What people ask a drone company that this site leaves open, and what is said of it. */
const topics: [asks: RegExp, text: string, inquiry: string][] = [
  [
    / (how many|number of|percent\w*) (?:\w+ ){0,4}(?:students?|pilots?|trainees?|candidates?) (?:\w+ ){0,2}(?:fail|failed|fails|dropped out) /,
    "The site does not say how many did not pass.",
    "training",
  ],
  [
    /^ (?:do|can|will) you (?:\w+ ){0,4}(?:wedding|marriage|shaadi|pre wedding) (?:\w+ ){0,2}(?:photography|photos?|shoots?|videos?|videography|filming|film) /,
    "Wedding photography is not among the services on our site.",
    "general",
  ],
  [
    /^(?=.* (dji|mavic|parrot|autel|garuda|ideaforge) )(?=.* (better|compare\w*|comparison|versus|vs|best|difference) )(?!.* (?:course|train\w*|learn) )/,
    "The site does not compare our drones with other makers'; it gives our own figures only.",
    "general",
  ],
  [
    / namo | drone didi (?!.*(?:kind|like) )/,
    "The site does not say how the Namo Drone Didi scheme works or whether it is open now; please check the current rule.",
    "general",
  ],
];

/** Says that the site leaves a thing open, and who can tell. */
export function unsaidOf(question: Question, company: Knowledge["company"]): Answer | undefined {
  const { line } = question.words;
  const [, text, inquiry] = topics.find(([asks]) => asks.test(line)) ?? [];
  return text && inquiry ? unstated(text, company, [inquiry], question.page) : undefined;
}
