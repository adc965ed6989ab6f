import type { Understood } from "../read/message.ts";
import { calm, type Danger, dangers, type Refusal, signs } from "../tables/signs.ts";

/** What is asked to be made, whatever it is about. */
const task =
  / (poems?|poetry|shayari|jokes?|riddles?|songs?|essay|homework|assignment|translate) | write (?:\w+ ){0,4}(code|program|script|function|blog|story|(?:email|letter)(?! to you)) /;

/**
 * The class of a message that must not be answered, or undefined.
 * @param ours whether it names our things outright, or is likely ours by all its words
 */
export function refusalOf({ line }: Pick<Understood, "line">, ours: "named" | "likely" | false): Refusal | undefined {
  for (const [refusal, sign] of signs) {
    const ofField = refusal === "field" || refusal === "advice";
    if (ofField && (ours === "named" || (ours === "likely" && !task.test(line)))) continue;
    if (sign.test(line)) return refusal;
  }
  return undefined;
}

const personal =
  / (numbers?|phone|mobile (?:numbers?|no)|address|email|whatsapp|aadhaar|salary|marks|results?|photos?|details) /;

/** Whether a message asks for something personal of somebody by name: two capitalised words the site does not know. */
export function asksOfPerson(
  text: string,
  { line }: Pick<Understood, "line">,
  known: (word: string) => boolean,
): boolean {
  if (!personal.test(line)) return false;
  return [...text.matchAll(/\b([A-Z][a-z]{2,}) ([A-Z][a-z]{2,})\b/g)].some(
    ([, first = "", last = ""]) => !known(first.toLowerCase()) && !known(last.toLowerCase()),
  );
}

const someone =
  "(?:human|person|people|agent|representative|executive|operator|someone|somebody|staff|team|member|manager|expert|engineer|salesperson|instructor|counsell?or|advis[eo]r|customer care|customer service|specialist)";
const toPerson = new RegExp(
  ` (?:talk|speak|chat|connect|transfer|discuss|escalate|meet|forward|hand|put) (?:\\w+ ){0,4}${someone} | (?:want|need|get|give|have|is there|contact|reach|call|ask|help) (?:me |us |to |a |an |the |your |from |some |talk |with |by )*(?:real |live |actual |human |senior |sales |support )*${someone.replace("people|", "").replace("someone|somebody|", "").replace("engineer|", "").replace("instructor|", "").replace("operator|", "").replace("team|", "").replace("staff|", "")} | (?:real|live|actual) (?:human|person|agent) `,
);
/** Hindi puts the verb last: "person talk do". */
const personFirst = new RegExp(` ${someone} (?:\\w+ ){0,3}(?:talk|speak|chat|connect) (?!about )`);
const alone =
  /^ (human|agent|person|operator|representative|real person|live agent|customer care|customer service|live chat|human please|support) (please |agent |now )?$/;
const callBack =
  / (call|ring|phone) (me|us) | call ?back | (contact|reach|email|write to|get back to|whatsapp) (me|us) | have (?:\w+ ){0,2}(call|contact) /;
const complaint =
  / (complain\w*|complaints?|grievance|unhappy|angry|dissatisfied|disappointed|unacceptable|refund my|cheated|fraud|worst|terrible|useless|rude) | (my|our|the) (?:\w+ )?(drone|aircraft|trainer|sprayer|battery|order|camera|controller|gimbal|motor|hp10|hp20|hp30) (?:\w+ ){0,4}(crashed|crash|broke|broken|stopped|not working|isnt working|wont|doesnt|does not|damaged|failed|fell|burnt|lost|defective|faulty|not start\w*|not charg\w*) | (repair|mend|fix|service) (?:\w+ ){0,2}(my|our) (?:\w+ )?(drone|aircraft|trainer|sprayer|camera) /;

/** An order or payment of the visitor's own that went astray: only the company's people can look it up. */
const ownOrder =
  / (my|our) (?:\w+ ){0,2}(order|parcel|delivery|shipment|refund|invoice|payment|certificate|repair|booking|advance|money) (?:\w+ ){0,6}(not|never|late|delayed|pending|missing|stuck|waiting|wrong|arrived?|received?|come|reached?|status|returned?|back) | (where|when) (?:\w+ ){0,3}(my|our) (?:\w+ )?(order|parcel|delivery|shipment|refund|invoice|certificate|repair) | (my|our)? ?order (?:number |no |id )?\d{3,} /;
/** Money of the visitor's own that is wanted back. */
const refund =
  / (want|need|give|get|claim|process|demand) (?:\w+ ){0,3}refund (?:\w+ ){0,3}(my|our) | (want|need|give|get) (?:\w+ ){0,2}(my|our) (?:\w+ ){0,3}(refund|fees? back|money back) /;
/** A telephone number that somebody leaves, so as to be called. */
const leavesNumber =
  / (call|ring|phone|contact|dial|whatsapp|message|reach|talk) (?:\w+ ){0,6}(?:91 )?[6-9]\d{4} ?\d{5} | my (?:\w+ )?(?:number|phone|mobile|contact) (?:\w+ ){0,3}(?:91 )?[6-9]\d{4} ?\d{5} /;

/** The danger that a message tells of, or undefined. */
export function dangerOf({ line }: Pick<Understood, "line">): Danger | undefined {
  if (calm.test(line)) return undefined;
  return dangers.find(([, sign]) => sign.test(line))?.[0];
}

export type HandOver = "person" | "complaint" | "order" | "call" | "refund";

/** Whether the visitor asks for a person, leaves a number, misses an order or brings a complaint; all are met at once. */
export function handOverOf({ line, words }: Understood): HandOver | undefined {
  if (leavesNumber.test(line)) return "call";
  if (ownOrder.test(line) && !/ (if|suppose|in case|would|how long|how many|how soon) /.test(line)) return "order";
  if (refund.test(line) && !/ (if|suppose|in case|would) /.test(line)) return "refund";
  if (complaint.test(line) && !/ (if|suppose|in case|would) /.test(line)) return "complaint";
  const asks = / (how|what|which|why|when) /.test(line);
  if (alone.test(line) || (callBack.test(line) && !asks)) return "person";
  if (words.length <= 16 && (toPerson.test(line) || personFirst.test(line)) && !asks) return "person";
  return undefined;
}

const greeting =
  /^ (?:(?:hi+|hello+|hey+|heya|greetings|good|morning|afternoon|evening|hii+|namaste|hello|dear|sir|madam|there|team|vayutra|bot|assistant|everyone|how|are|you|whats|up|salaam|salam|ram) )+$/;
const thanks =
  /^ (?:\w+ ){0,2}(?:thanks?|thank you|thankyou|thx|tysm|great|perfect|awesome|nice|cool|super|got it|understood) (?:\w+ ){0,4}$/;
const farewell =
  /^ (?:ok |okay )?(?:bye+|goodbye|good bye|see you|good night|ok|okay|hmm+|k|fine|alright|yes|no|yeah|sure) (?:\w+ ){0,2}$/;
const self =
  / (who|what) (are|r) you | your name | you (a bot|a robot|an ai|ai|human|real|a machine|machine|chatbot|chat bot) | are you (?:\w+ ){0,3}(bot|robot|human|ai|person|machine|real|chatgpt) | (?:your|you|this chat|this bot) (?:\w+ ){0,4}(answers?|replies|reply|information|know|learn) (?:\w+ ){0,2}from | from where (?:\w+ ){0,3}you (?:\w+ ){0,3}(answers?|replies|reply|information) | where (?:\w+ ){0,4}(answers?|replies) (?:\w+ ){0,2}(come|taken) | am i (?:talking|speaking|chatting|writing) (?:to|with) | what can you (do|help|answer|tell) | how can you help| what (do|can) (i|we) ask |^ (help|menu|options|start) $|^ can you help( me)? $/;

export type Courtesy = "greeting" | "thanks" | "farewell" | "self";

/** A message that is only a courtesy, or asks what the assistant is. */
export function courtesyOf({ line }: Understood): Courtesy | undefined {
  if (greeting.test(line)) return "greeting";
  if (self.test(line)) return "self";
  if (thanks.test(line)) return "thanks";
  return farewell.test(line) ? "farewell" : undefined;
}
