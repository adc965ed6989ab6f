import { addressOf, type KnowledgeRecord, type KnownPage } from "../knowledge/record.ts";
import type { Quantity } from "../understanding/quantities.ts";
import type { Desk, Question } from "./question.ts";
import type { Answer } from "./say.ts";

/** Answers one intent, or leaves it to the search. */
export type Handler = (question: Question, desk: Desk) => Answer | undefined;

/** Answers by an amount in the question, or leaves it to others. */
export type ByAmount = (amount: Quantity, question: Question, desk: Desk) => Answer | undefined;

/** An answer from records; the first gives the link, unless `more` adds others. */
export const answer = (text: string, sources: KnowledgeRecord[], topic?: string, more: string[] = []): Answer => ({
  kind: "answer",
  text,
  links: [...new Set([...sources.map(addressOf).slice(0, 1), ...more])].slice(0, 2),
  topic: topic ?? sources[0]?.path,
  sources,
});

/** The first record of a page whose title fits. */
export const byTitle = (desk: Desk, path: string, title: RegExp) =>
  desk.records(path).find((record) => title.test(record.title));

/** Whether a page is about something that one learns, orders or buys. */
export const isTopic = (page: KnownPage | undefined): page is KnownPage => page !== undefined && page.group !== "site";

/** What a page says of payment in parts. */
export const instalmentsOn = ({ path }: KnownPage, desk: Desk) =>
  desk.records(path).find(({ text }) => /\bEMI\b/.test(text));
