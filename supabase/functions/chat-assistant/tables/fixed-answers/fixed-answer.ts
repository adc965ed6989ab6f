import type { StatedDetail } from "../stated-details.ts";

/** A fixed answer, which goes before the search. */
export type FixedAnswer = {
  /** Name of its line in asked.txt: a question that is near to one of those is answered so, where no pattern matches. */
  name?: string;
  /** Patterns that the English line must all match, and one that it must not. */
  asks?: RegExp[];
  unless?: RegExp;
  /** Words one of which the question must have, also where it is only near to a question of asked.txt. */
  needs?: RegExp;
  /** The only terms that the question may have, beside those that name its page. */
  only?: RegExp;
  /** The record of the answer, by its words, title and page; without such a record the entry does not apply. */
  says?: RegExp;
  titled?: RegExp;
  on?: string;
  /**
   * The answer; the record itself where absent. {phone}, {email}, {hours}, {support}, {whatsapp} and its {whatsappMark} are the company's,
   * {record} stands for the record's words, of a list its note, {lines} for the lines of the list.
   */
  text?: string;
  link?: string;
  /** Whether it is about the law, which changes. */
  law?: true;
  /** It asks back, and these words remember the question. */
  waiting?: string;
  /** The site leaves it open: topic of the contact form. */
  ask?: string;
  /**
   * Condition on the page: "site" where the message itself names no course, service or product, "open" where none was spoken
   * of before either, "topic" where there is one, "learning" where there is none or a course.
   */
  where?: "site" | "open" | "topic" | "learning";
  /** What the company may state: the answer is its sentence once it has. */
  open?: StatedDetail;
  /** Applies only with, or only without, a WhatsApp number of the company. */
  whatsapp?: boolean;
};
