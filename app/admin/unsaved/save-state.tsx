import { useOnline } from "./use-online";

/** Says beside the buttons why the text is not saved yet. */
export function SaveState({
  full,
  waitingForConnection,
  waitingForSignIn,
}: {
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
      "This browser's storage is full. What you type now is only in this window: please save before you close it.",
  ].filter(Boolean);
  return (
    <div role="status">
      {sentences.map((sentence) => (
        <p key={String(sentence)} className="mb-3 border-l-4 border-signal pl-3 font-medium">
          {sentence}
        </p>
      ))}
    </div>
  );
}
