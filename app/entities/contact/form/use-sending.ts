import { useCallback, useEffect, useState } from "react";
import { browserPublicClient } from "~/lib/data-service";
import { notify } from "~/ui/toast";
import { contactFailureText, submitContact } from "../api";
import type { ContactSubmission, NewContactSubmission } from "../model";

export const failureTitle = "Failed to Send Message";

/** `waiting` is for the connection: the enquiry is sent once it is back. */
export type SendingState = "idle" | "sending" | "waiting";

/**
 * Sends enquiries, at once or when the connection is back. A failure is told in a toast.
 * @param onStored called with the stored row
 */
export function useSending(onStored: (enquiry: ContactSubmission) => Promise<void>) {
  const [state, setState] = useState<SendingState>("idle");
  const [row, setRow] = useState<NewContactSubmission | null>(null);

  const send = useCallback(
    async (enquiry: NewContactSubmission) => {
      setRow(enquiry);
      // Without a connection nothing is tried: a browser does not load a missed part of the site again.
      if (!navigator.onLine) return setState("waiting");
      setState("sending");
      try {
        const stored = await submitContact(await browserPublicClient(), enquiry);
        setState("idle");
        await onStored(stored);
      } catch (error) {
        if (!navigator.onLine) return setState("waiting");
        setState("idle");
        await notify("error", failureTitle, contactFailureText(error));
      }
    },
    [onStored],
  );

  useEffect(() => {
    if (state !== "waiting" || !row) return;
    const sendNow = () => void send(row);
    if (navigator.onLine) return sendNow();
    addEventListener("online", sendNow);
    return () => removeEventListener("online", sendNow);
  }, [state, row, send]);

  /** Takes a waiting enquiry back. */
  const cancel = () => setState("idle");
  return { state, send, cancel };
}
