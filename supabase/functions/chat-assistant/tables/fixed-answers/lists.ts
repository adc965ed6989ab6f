import { whichWords } from "../fixed-words.ts";
import type { FixedAnswer } from "./fixed-answer.ts";

/** A question for all of a group, with nothing more particular. */
const CHOOSES = / (what|which|list|all|types?|kinds?|tell|show) /;

const GENERAL =
  /^(cours|train|class|program|servic|drone|product|model|aircraft|durat|offer|sell|list|provid|differ|teach|run|compani|\w{1,3})$/;

/** A question for who may join, with nothing more particular. */
const WHO_JOINS =
  / (?:who (?:can|may) (?:join|apply|attend|come|enrol|take part)|eligib\w*|qualifications?|age limit|age) /;
const JOINING = /^(enrol|elig\w*|age|limit|qualif\w*|attend|cours|train|class|program|workshop|want|\w{1,3})$/;
/** A question for the length of a course, with nothing more particular. */
const HOW_LONG = / (how long|how much time|duration|length|delivery time|how many (?:days|weeks|months)) /;

const LENGTH =
  /^(\d+|develop|durat|cours|train|class|program|workshop|deliveri|batch|complet|finish|end|total|full|week|dai|day|month|time|last|long|lesson|teach|take|drone|offer|differ)$/;

const OF_ELSE =
  / (that|load|weight|full|valid\w*|air|fly|flies|battery|charg\w+|recharge|warranty|wait|before|after|each|module|second|third|first|weekend) /;

/** A question for a page as a whole, with nothing more particular. */
const WHOLE = / (?:about|details?|information|info|explain|overview|brief|introduction|describe) /;
const OF_WHOLE =
  /^(?:full|complet|detail|inform|explain|brief|send|servic|cours|train|class|program|workshop|drone|\w{1,3})$/;

/** A message that is no more than the name of a list. */
const bare = (names: string) =>
  new RegExp(`^ (?:(?:and|your|all|other|the|show|list) )*(?:${names})(?: (?:list|please))* $`);

/** Lists and lengths, with nothing more particular asked. */
export const lists: FixedAnswer[] = [
  // One word, whatever was spoken of before.
  { asks: [bare("courses|trainings")], on: "/", titled: /^Courses and training programs$/ },
  { asks: [bare("services")], on: "/", titled: /^All services$/ },
  { asks: [bare("drones|products")], on: "/", titled: /^Our drones/ },
  {
    asks: [
      / turnaround | when (?:\w+ ){0,4}(?:results?|reports?|maps?|drawings?) | how (?:long|soon|many days) (?:\w+ ){0,5}(?:results?|reports?|maps?|drawings?) /,
    ],
    where: "topic",
    titled: /^(?:Processing and proof|Analysis and report)$/,
  },
  {
    asks: [WHOLE],
    unless: / more |\d/,
    only: OF_WHOLE,
    where: "topic",
  },
  {
    asks: [WHO_JOINS],
    only: JOINING,
    where: "topic",
    titled: /^(?:Entry|Age|Students)$/,
  },
  {
    asks: [
      /^ (?:please |pls |can you |could you |hi |hello )*(?:tell|explain|what (?:is|are)|whats|know|details?|about) /,
    ],
    unless: / (hp\d+|basic|pro|elite|sprayers?|more|else|rpto) /,
    only: /^(about|program|cours|servic|product|\w{1,3})$/,
    where: "topic",
  },
  {
    // The name of a page alone, or "pilot course, what is it".
    asks: [/^ (?:(?!what |is )\w+ ){1,5}(?:what (?:is )?)?$/],
    unless:
      / (?:hp\d+|basic|pro|elite|sprayers?|more|else|how|who|when|where|which|why|are|can|do|you|one|rpto|modules?) /,
    only: /^(program|cours|servic|product|train|class|workshop|lab|drone)$/,
    where: "topic",
  },
  {
    asks: [CHOOSES, / (courses|trainings|classes|programs|training do you) /],
    only: GENERAL,
    where: "site",
    on: "/",
    titled: /^Courses and training programs$/,
  },
  {
    asks: [HOW_LONG],
    unless: OF_ELSE,
    only: LENGTH,
    where: "topic",
    titled: /^(duration|length|in all|fast track)$/i,
  },
  {
    asks: [HOW_LONG],
    unless: OF_ELSE,
    only: LENGTH,
    where: "topic",
    says: /^The packages\..* weeks/,
  },
  {
    asks: [HOW_LONG],
    unless: OF_ELSE,
    only: LENGTH,
    where: "topic",
    titled: /^(process|contact|after you have written)$/i,
  },
  {
    asks: [/ (packages?|plans?) /],
    unless: /\d/,
    only: /^(packag|plan|price|servic|offer|avail|choos|list|differ|\w{1,3})$/,
    where: "open",
    on: "/",
    titled: /^Packages of all services$/,
    text: "Packages for which service?\n{lines}",
    waiting: "which package",
  },
  {
    asks: [
      HOW_LONG,
      / (course\w*|training|class|classes|workshops?|certificate|rpc|learn|batch|batches|syllabus|fees) /,
    ],
    unless: OF_ELSE,
    only: LENGTH,
    where: "open",
    on: "/",
    titled: /^Courses and training programs$/,
    text: `${whichWords}\n{lines}`,
    // Most visitors who ask about "the course" mean the pilot course.
    link: "/training/drone-pilot-training",
    waiting: "how long",
  },
];
