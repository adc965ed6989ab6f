import { useCallback, useEffect, useState } from "react";
import { browserPublicClient } from "~/lib/data-service";
import { isUnanswered } from "~/lib/errors";
import { notify } from "~/ui/toast";
import { contactFailureText, submitContact } from "../api";
import type { ContactSubmission, NewContactSubmission } from "../model";
import { failedToSend } from "../words";

/** The pause before a waiting enquiry is tried again on a line that is up but does not answer; it doubles each time. */
const RETRY_MS = 3_000;
const MAX_RETRY_MS = 60_000;

/** `waiting` is for the connection: the enquiry is sent once it is back. */
export type SendingState = "idle" | "sending" | "waiting";

/**
 * Sends enquiries, at once or when the connection is back. A failure is told in a toast.
 * @param onStored called with the stored row
 * @param onFailed called with the reason in a sentence
 * @param keep notes the enquiry on this device, and whether it is still to be sent without another press
 */
export function useSending({
  onStored,
  onFailed,
  keep,
}: {
  onStored: (enquiry: ContactSubmission) => Promise<void>;
  onFailed: (reason: string) => void;
  keep: (enquiry: NewContactSubmission, waits: boolean) => void;
}) {
  const [state, setState] = useState<SendingState>("idle");
  const [row, setRow] = useState<NewContactSubmission | null>(null);
  const [tries, setTries] = useState(0);

  const send = useCallback(
    async (enquiry: NewContactSubmission, before = 0) => {
      setRow(enquiry);
      setTries(before);
      keep(enquiry, true);
      // Without a connection nothing is tried: a browser does not load a missed part of the site again.
      if (!navigator.onLine) return setState("waiting");
      setState("sending");
      try {
        const stored = await submitContact(await browserPublicClient(), enquiry);
        setState("idle");
        await onStored(stored);
      } catch (error) {
        // Just after a line is back, it often carries nothing yet.
        if (!navigator.onLine || (before > 0 && isUnanswered(error))) return setState("waiting");
        setState("idle");
        keep(enquiry, false);
        const reason = contactFailureText(error);
        onFailed(reason);
        await notify("error", failedToSend, reason);
      }
    },
    [onStored, onFailed, keep],
  );

  useEffect(() => {
    if (state !== "waiting" || !row) return;
    const sendNow = () => void send(row, tries + 1);
    const pause = tries === 0 ? 0 : Math.min(RETRY_MS * 2 ** (tries - 1), MAX_RETRY_MS);
    const timer = navigator.onLine ? setTimeout(sendNow, pause) : undefined;
    addEventListener("online", sendNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", sendNow);
    };
  }, [state, row, tries, send]);

  /** Takes a waiting enquiry back. */
  function cancel(): void {
    setState("idle");
    if (row) keep(row, false);
  }
  return { state, send, cancel };
}
