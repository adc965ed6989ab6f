import { createContext, useContext, useEffect } from "react";

/**
 * The draft with which the page's WhatsApp links open, and a function that sets it. While it is null, the draft names the
 * page's topic. An instrument sets its result.
 */
export const WhatsappMessage = createContext<[string | null, (message: string | null) => void]>([null, () => {}]);

/** Sets the message of the WhatsApp links, or null for none, until the component unmounts. */
export function useWhatsappMessage(message: string | null): void {
  const [, setMessage] = useContext(WhatsappMessage);
  useEffect(() => {
    setMessage(message);
    return () => setMessage(null);
  }, [message, setMessage]);
}
