import { createContext, useContext, useEffect } from "react";

/** The WhatsApp message of a page's result, and the address of the contact form with the result filled in. */
type EnquiryDraft = { message: string; form: string };

/**
 * What the page's links to WhatsApp and to the contact form carry, and a function that sets it. While it is null, they name
 * the page's topic. An instrument sets its result.
 */
export const EnquiryDrafts = createContext<[EnquiryDraft | null, (draft: EnquiryDraft | null) => void]>([
  null,
  () => {},
]);

/**
 * Sets what the page's links carry, until the component unmounts.
 * @param message for WhatsApp; null for no result
 * @param form address of the contact form
 */
export function useEnquiryDraft(message: string | null, form: string): void {
  const [, setDraft] = useContext(EnquiryDrafts);
  useEffect(() => {
    setDraft(message === null ? null : { message, form });
    return () => setDraft(null);
  }, [message, form, setDraft]);
}
