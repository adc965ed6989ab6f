import { createContext, useContext, useEffect } from "react";

/**
 * The message with which the page's WhatsApp links open, and its setter; null for the page's topic. The layout owns it
 * because its links read it; an instrument sets its result.
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
