import type { Finder } from "../find/find.ts";
import type { KnowledgeRecord } from "../knowledge/record.ts";
import { type Answer, answerFrom } from "../say/say.ts";
import { zoneRecord } from "./plans.ts";
import type { Question } from "./question.ts";

type Rule = {
  asks(line: string, question: Question): boolean;
  /** What the site must say for the answer to be given: the words fall with the record. */
  source(finder: Finder): KnowledgeRecord | undefined;
  text: string;
};

const saying = (words: RegExp) => (finder: Finder) => finder.all().find(({ text }) => words.test(text));
const flies = / (fly|flying|flight|flights) /;

/** Questions of the law that the search answers with a page about something else. */
const rules: Rule[] = [
  {
    asks: (line) =>
      / (women|woman|girls?|lady|ladies|females?|ladkiyan|ladki|mahila|mahilayen) /.test(line) &&
      / (pilot|rpc|certificate|licen\w+) /.test(line) &&
      / (can|may|do|allowed|eligible|join|apply|kar) /.test(line) &&
      !/ (discount|concession|hostel|separate|scheme|subsid\w+|safe|how|fees?|price|job|instructor) /.test(line),
    source: saying(/Age 18 to 65, class 10/),
    text: "Yes, women and men alike: anybody aged 18 to 65 with class 10 or its equivalent may prepare for the Remote Pilot Certificate.",
  },
  {
    asks: (line) =>
      / passport /.test(line) &&
      / (compulsory|mandatory|needed|need|necessary|required|must|without|have to) /.test(line),
    source: saying(/passport is not needed/),
    text: "No passport is needed for the Remote Pilot Certificate: a government ID and proof of address are enough.",
  },
  {
    asks: (line) =>
      /^ (?:hi |hello |please |sir )?(?:what (?:is|does|s)|whats|define|explain|meaning of) (?:the |an? |meaning of )?(?:rpc|remote pilot certificate)(?: mean| means| stand for| certificate| full form)? $|(?:rpc|remote pilot certificate) (?:ka |what )?(?:full form|meaning|matlab) /.test(
        line,
      ),
    source: saying(/You are 18 to 65 and have passed class 10/),
    text: "The Remote Pilot Certificate (RPC) is the certificate that the Drone Rules ask of a drone's pilot; nano drones, and micro drones flown non-commercially, need none. It is for ages 18 to 65 with class 10, and valid for ten years. We prepare you for it; an authorised Remote Pilot Training Organisation (RPTO) trains and tests you.",
  },
  {
    asks: (line) =>
      / (r d|rnd|r and d|research|prototypes?) /.test(line) &&
      / (uin|unique identification|register|registered|registration) /.test(line),
    source: saying(/except research and development ones/),
    text: "Research and development drones need no Unique Identification Number (UIN). Every other drone needs one, so also one that you sell.",
  },
  {
    asks: (line) =>
      / egca /.test(line) ||
      (/ digital sky /.test(line) && / (register|registration) /.test(line)) ||
      / (where|which (?:portal|site|website)) (?:\w+ ){0,4}(register|registration) (?:\w+ ){0,3}(drone|drones|uin) /.test(
        line,
      ),
    source: saying(/reported to have moved to the eGCA portal; the airspace map/),
    text: "Registration and certificates are reported to have moved to the eGCA portal; Digital Sky keeps the airspace map and flight permissions.",
  },
  {
    asks: (line, { quantities }) =>
      quantities.some(({ unit, value }) => unit === "km" && value >= 1) &&
      flies.test(line) &&
      / (can|may|allowed|legal\w*|ok|permitted) /.test(line) &&
      / (down|along|pipelines?|canal|corridor|railway|away|river) /.test(line) &&
      !/ (airports?|aerodrome|you|your|border) /.test(line),
    source: saying(/^Flight beyond visual line of sight has been by exemption only\.$/),
    text: "No: a flight needs visual line of sight, and so far along a line the aircraft is out of it. Flight beyond visual line of sight has been by exemption only. The crew moves along and flies in sections instead.",
  },
  {
    asks: (line) => /^ (?:(?:and|what|about|is|the|a|an|in|for|rules?|of|tell|me) )+yellow zones? $/.test(line),
    source: zoneRecord,
    text: "A yellow zone needs the permission of air traffic control before the flight. Between 5 and 8 km from an operational airport it begins at ground level.",
  },
];

/** What the law says where a question asks for it outright, as the site tells it. */
export function lawOf(question: Question, finder: Finder): Answer | undefined {
  const rule = rules.find(({ asks }) => asks(question.words.line, question));
  const source = rule?.source(finder);
  return rule && source && answerFrom(rule.text, [{ ...source, kind: "rule" }]);
}
