import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";

/** The WhatsApp message of a page's result, and the address of the contact form with the result filled in. */
type PageResult = { message: string; form: string };

/**
 * What the page's links to WhatsApp and to the contact form carry, and a function that sets it. While it is null, they name
 * the page's topic. An instrument sets its result.
 */
export const PageResults = createContext<[PageResult | null, Dispatch<SetStateAction<PageResult | null>>]>([
  null,
  () => {},
]);

/**
 * Sets what the page's links carry, until the component unmounts. The result of another instrument on the page stays.
 * @param message for WhatsApp; null for no result
 * @param form address of the contact form
 */
export function usePageResult(message: string | null, form: string): void {
  const [, setResult] = useContext(PageResults);
  useEffect(() => {
    if (message === null) return;
    const own = { message, form };
    setResult(own);
    return () => setResult((shown) => (shown === own ? null : shown));
  }, [message, form, setResult]);
}
