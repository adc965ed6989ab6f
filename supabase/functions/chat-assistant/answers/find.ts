import type { Desk, Question } from "./question.ts";
import { placeOf, rank } from "./retrieve.ts";
import type { Answer } from "./say.ts";
import { tell } from "./tell.ts";

/** From this score on, the topic is taken for granted. */
const SURE = 0.35;
/** Below this coverage the best record is no better than the page's opening. */
const FAR = 0.12;
/** From this share on, the place on the page is taken for what is meant, whatever words it has. */
const LIKELY = 0.4;
/** Share of the best score of all that the best of the page must have for the answer to stay on the page. */
const KEEPS = { named: 0.7, likely: 0.93 };
/** Words of a message of which a strange one is named. */
const FEW = 8;

/** The best records for a question as an answer, or undefined where none is good enough. */
export function findAnswer(question: Question, desk: Desk): Answer | undefined {
  const { page, matter, intents, understood, topics } = question;
  const all = rank(question, desk);
  const own = page ? all.filter(({ record }) => placeOf(record) === page.path) : [];
  const alone = (topics[0]?.score ?? 0) >= 0.5 && (topics[1]?.score ?? 0) < 0.75 * (topics[0]?.score ?? 0);
  const [named, rival] = question.lexicon;
  const outright = (named?.score ?? 0) >= 1 && (rival?.score ?? 0) < 0.5 * (named?.score ?? 0);
  const most = Math.max(0, ...own.slice(0, 12).map(({ coverage }) => coverage));
  const keeps =
    (alone || question.inherited) &&
    own.length > 0 &&
    most >= (all[0]?.coverage ?? 0) - 0.55 &&
    (own[0]?.score ?? 0) >=
      (question.inherited || (outright && named?.path === page?.path) ? KEEPS.named : KEEPS.likely) *
        (all[0]?.score ?? 0);
  const ranked = (keeps ? own : all).filter(({ record }) => !desk.told.has(record.id));
  const [best] = ranked;
  if (!best) return undefined;
  const sure = (topics[0]?.score ?? 0) >= SURE || question.inherited;
  const known = understood.terms.filter((term) => desk.search.knows(term));
  const share = understood.terms.length > 0 ? known.length / understood.terms.length : 0;
  if (!sure && (matter.length === 0 ? intents.length === 0 : best.coverage < 0.45 || share < 0.5)) return undefined;
  if (matter.length > 0 && best.coverage === 0 && question.inherited && best.place < LIKELY) return undefined;
  const opening =
    sure &&
    page &&
    !best.alike &&
    best.coverage < FAR &&
    best.place < LIKELY &&
    matter.length > 0 &&
    intents.length === 0
      ? ranked.filter(({ record }) => record.kind === "page" && record.path === page.path)
      : [];
  const told = tell(opening.length > 0 ? opening : ranked, question, desk);
  const asksFact = /^ (is|are|does|do|has|have|what|which|how|who|where|when|will) /.test(understood.line);
  if (told && opening.length > 0 && asksFact && best.coverage === 0) {
    return { ...told, text: `I do not find exactly that on our site; this is what the page is about. ${told.text}` };
  }
  const strange = matter.find((term) => !desk.search.knows(term) && understood.words.includes(term) && term.length > 3);
  if (
    told &&
    sure &&
    strange &&
    understood.words.length <= FEW &&
    !best.alike &&
    best.coverage < 0.3 &&
    best.place < LIKELY &&
    matter.length < 3
  ) {
    return { ...told, text: `I do not find “${strange}” on our site. ${told.text}`, topic: page?.path ?? told.topic };
  }
  return told;
}
