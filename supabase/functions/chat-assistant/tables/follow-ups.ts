/** Words that refer to the list shown last. Hindi is read in English before: "dusra wala" is "second". */

/** Places in the list, the last one last. */
export const ordinals: RegExp[] = [
  / (?:the )?(?:first|1 ?st|number (?:one|1)|option (?:one|1)) /,
  / (?:the )?(?:second|2 ?nd|number (?:two|2)|option (?:two|2)) /,
  / (?:the )?(?:third|3 ?rd|number (?:three|3)|option (?:three|3)) /,
  / (?:the )?(?:fourth|4 ?th|number (?:four|4)|option (?:four|4)) /,
  / (?:the )?(?:fifth|5 ?th|number (?:five|5)|option (?:five|5)) /,
  / (?:the )?(?:last) /,
];

/** A message that takes an entry, not one that asks what comes first or for a last date. */
export const ofList =
  /^(?!.* (?:date|day|step|module|flight|time|aid|field|year|term|party|hand) ).* (?:first|second|third|fourth|fifth|last|1 ?st|2 ?nd|3 ?rd|4 ?th|5 ?th|number \w+|option \w+) /;

/** Comparisons of the entries. */
const TIME = /flight time|endurance|duration|length/i;
const WEIGHT = /all-up weight/i;
export const extremes: { asks: RegExp; of: "time" | "weight"; row: RegExp; most: boolean; word: string }[] = [
  {
    asks: / (?:shorter|shortest|quicker|quickest|fastest|less time|least time|small time|smallest) | which (?:one )?small (?:is )?$/,
    of: "time",
    row: TIME,
    most: false,
    word: "shortest",
  },
  {
    asks: / (?:longer|longest|most time|big time|biggest) | which (?:one )?(?:large|big) (?:is )?$/,
    of: "time",
    row: TIME,
    most: true,
    word: "longest",
  },
  { asks: / (?:lighter|lightest) /, of: "weight", row: WEIGHT, most: false, word: "lightest" },
  { asks: / (?:heavier|heaviest) /, of: "weight", row: WEIGHT, most: true, word: "heaviest" },
];

/** A comparison of all courses, which needs no list before it; of one course's parts it is none. */
export const ofCourses =
  /^(?!.* (?:pilot|technician|industrial|processing|flight|module|rc|fly) ).* (?:courses?|trainings?) /;

/** A short message that puts another page into the question before: "and technician?" */
export const putsAnother = /^ (?:(?:ok|so) )?(?:and|what about|how about)(?: (?:for|of|the|with))* /;

/** Kinds of questions that such a message repeats, in words of ours. */
export const repeated: [asks: RegExp, words: string][] = [
  [/ (?:how long|duration|length|how many (?:days|weeks|months)) /, "how long is"],
  [/ (?:price|prices|cost|costs|fees?|charges?|rate) | how much (?:is|are|for) /, "what is the price of"],
  [/ (?:batch|batches) /, "when is the next batch of"],
  [/ (?:who can|join|eligib\w*|qualification|age) /, "who can join"],
  [/ warrant\w+ /, "what is the warranty of"],
  [/ (?:come|reach|services?|cover) /, "do you come to"],
];

/** Days of each unit of time. */
export const DAYS_OF: { [unit: string]: number } = {
  min: 1 / 1440,
  hour: 1 / 24,
  h: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
};

/** A message that is only another number or unit of land: "and for 20?", "no, I meant hectares". */
export const bareAmount =
  /^ (?:(?:and|so|ok|but|if|it|is|what|about|how|for|with|no|sorry|i|meant|mean|in) )*(?:(\d+(?:\.\d+)?)(?: then| what| for| how)*|(hectares?|acres?|bighas?)) $/;

/** Asks for a part of the thing that was spoken of. */
export const ofIt =
  / (?:does|do|has|will|can) (?:it|they|this) (?:\w+ )?(?:have|has|come|carry|record|see)\b|^ (?:(?:is|are|and|also|a|an|the) )*\w+ (?:also )?included (?:in it |with it |too )?$/;

/** What a plan of an area answers, so that a short question for it takes over the area spoken of last. */
export const ofPlan =
  / (?:price|prices|cost|costs|rate|water|tanks?|fillings?|refills?|time|hours|crew|people|flights?|photo\w*|days|package) | how (?:much|long) /;

/** The flight time of a drone with its load. */
export const ofFlightTime =
  /^(?!.* (?:empty|without|full|train\w*|course|licen\w+|certificate|charg\w+) )(?=.* (?:how (?:long|many min\w*|much time)|time|endurance|duration) )(?=.* (?:fly|flies|flying|flight|air|endurance|weight|load|stay|stays|lift|carry) )/;
