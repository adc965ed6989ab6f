import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";
import { formAnchor } from "~/content/enquire";
import { queryText } from "~/layout/reach/whatsapp";

/**
 * One of an instrument's cases that a visitor may want answered together; any other replaces one whose size is initial. A
 * case without a size of its own was only looked at.
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

/** The results in one message; where it is too long for an address, the oldest in brief. */
export function messageOf(results: PageResult[], inBrief = 0): string {
  const text = results.map(({ message, brief }, index) => (index < inBrief ? brief : message)).join("\n\n");
  const fits = queryText(text).length <= MOST_IN_ADDRESS;
  return fits || inBrief >= results.length ? text : messageOf(results, inBrief + 1);
}

/** The address of the contact form with the results filled in; the newest one says what the enquiry is about. */
export const formWith = (results: PageResult[]) =>
  `/contact-us?${results.at(-1)?.query}&message=${queryText(messageOf(results))}${formAnchor}`;

/**
 * Adds a result to what the page's links carry, until the component unmounts.
 * @param given whether the visitor gave its values; the result of an instrument's initial values is not added
 * @returns what links beside the result carry: the page's other results, and this one
 */
export function usePageResult(own: PageResult, given: boolean): PageResult[] {
  const [results, setResults] = useContext(PageResults);
  const { instrument, message, brief, query } = own;
  const { name, initial } = own.of;
  useEffect(() => {
    const result = { instrument, of: { name, initial }, message, brief, query };
    setResults((before) => {
      const others = without(before, result);
      if (given) return [...others, result];
      return others.length < before.length ? others : before;
    });
  }, [instrument, name, initial, message, brief, query, given, setResults]);
  useEffect(
    () => () => setResults((before) => before.filter((each) => each.instrument !== instrument)),
    [instrument, setResults],
  );
  return [...without(results, own), own];
}
