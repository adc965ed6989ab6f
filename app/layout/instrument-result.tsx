import { createContext, useContext, useEffect } from "react";

/**
 * What an instrument of the page worked out for the visitor's own case, as a message, and how an instrument says so; null
 * until then. The ways to WhatsApp begin their message with it.
 */
export const InstrumentResult = createContext<[string | null, (message: string | null) => void]>([null, () => {}]);

/** Hands the links to WhatsApp a message, or null for none; taken back when the instrument goes. */
export function useInstrumentResult(message: string | null): void {
  const [, say] = useContext(InstrumentResult);
  useEffect(() => {
    say(message);
    return () => say(null);
  }, [message, say]);
}
