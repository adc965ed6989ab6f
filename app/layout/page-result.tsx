import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";
import { formAnchor } from "~/content/enquire";
import { queryText } from "~/layout/reach/whatsapp";

/**
 * One of an instrument's cases that a visitor may want answered together. A result replaces the others of its instrument
 * whose size is `initial`. Links carry no result of a case to which the visitor gave no size (`sized` is false).
 */
export type Case = { name: string; initial: boolean; sized?: boolean };

/** The result of an instrument, as links carry it. */
export type PageResult = {
  instrument: string;
  of: Case;
  /** The result as a message, and what is left of it where an address has no room for all. */
  message: string;
  brief: string;
  /** The query of the contact form without the message. */
  query: string;
};

/**
 * What the page's links to WhatsApp and to the contact form carry, the newest last, and a function that sets it. While it is
 * empty, they name the page's topic. Instruments add their results.
 */
export const PageResults = createContext<[PageResult[], Dispatch<SetStateAction<PageResult[]>>]>([[], () => {}]);

/** The results without those that a newer one replaces. */
const without = (results: PageResult[], newer: PageResult) =>
  results.filter(({ instrument, of }) => instrument !== newer.instrument || (of.name !== newer.of.name && !of.initial));

/** Characters of a message in an address, in which a Hindi letter takes nine; the server takes addresses of 8 KB. */
const MOST_IN_ADDRESS = 6_500;

/**
 * The results in one message. Where it is too long for an address, the oldest results stand in brief; if it is still too long,
 * "…" stands for the oldest.
 * @param shortened how often the message has been shortened
 */
export function messageOf(results: PageResult[], shortened = 0): string {
  const leftOut = Math.max(0, shortened - results.length);
  const texts = results.map(({ message, brief }, index) => (index < shortened ? brief : message)).slice(leftOut);
  const text = [...(leftOut > 0 ? ["…"] : []), ...texts].join("\n\n");
  const fits = queryText(text).length <= MOST_IN_ADDRESS;
  return fits || shortened >= 2 * results.length - 1 ? text : messageOf(results, shortened + 1);
}

/** The address of the contact form with the results filled in; the newest one says what the enquiry is about. */
export function formWith(results: PageResult[]): string {
  const newest = results.at(-1);
  return `/contact-us${newest ? `?${newest.query}&message=${queryText(messageOf(results))}` : ""}${formAnchor}`;
}

/**
 * The results once an instrument has a new one.
 * @param given whether the visitor gave its values; the result of an instrument's initial values is not added
 * @returns the same array where nothing changes
 */
export function resultsWith(before: PageResult[], newer: PageResult, given: boolean): PageResult[] {
  const others = without(before, newer);
  if (given) return [...others, newer];
  return others.length < before.length ? others : before;
}

/**
 * Adds a result to what the page's links carry, until the component unmounts.
 * @param given as in `resultsWith`
 * @returns what links beside the result carry: the page's other results, and this one
 */
export function usePageResult(own: PageResult, given: boolean): PageResult[] {
  const [results, setResults] = useContext(PageResults);
  const { instrument, message, brief, query } = own;
  const { name, initial } = own.of;
  useEffect(() => {
    const result = { instrument, of: { name, initial }, message, brief, query };
    setResults((before) => resultsWith(before, result, given));
  }, [instrument, name, initial, message, brief, query, given, setResults]);
  useEffect(
    () => () => setResults((before) => before.filter((each) => each.instrument !== instrument)),
    [instrument, setResults],
  );
  return [...without(results, own), own];
}
