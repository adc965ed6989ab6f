import { longDateAndTime } from "~/lib/dates";
import { useOnline } from "./use-online";

/** Says beside the buttons why the text is not saved yet, and until when the server has it. */
export function SaveState({
  full,
  keptAt,
  waitingForConnection,
  waitingForSignIn,
}: {
  /** When the text was typed that the server keeps. */
  keptAt?: string;
  /** The browser's storage is full. */
  full: boolean;
  waitingForConnection: boolean;
  waitingForSignIn: boolean;
}) {
  const online = useOnline();
  const sentences = [
    waitingForConnection && "No connection. Your text is saved as soon as it is back. You can go on writing.",
    waitingForSignIn && "Saving waits until you have signed in again.",
    !online &&
      !waitingForConnection &&
      "There is no connection. You can go on writing; saving waits until the connection is back.",
    full &&
      "This browser's storage is full. Without a connection what you type is only in this window: please save before you close it.",
  ].filter(Boolean);
  return (
    <>
      <div role="status">
        {sentences.map((sentence) => (
          <p key={String(sentence)} className="mb-3 border-l-4 border-signal pl-3 font-medium">
            {sentence}
          </p>
        ))}
      </div>
      {keptAt && (
        <p className="mb-3 text-sm text-steel">
          Not saved yet. What you typed up to {longDateAndTime(keptAt, "N/A")} is kept for you.
        </p>
      )}
    </>
  );
}
