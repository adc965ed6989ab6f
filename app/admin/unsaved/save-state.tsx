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
    waitingForConnection &&
      "Saving waits for the connection and goes out by itself when it is back. You can go on writing.",
    waitingForSignIn && "Saving waits until you have signed in again.",
    !online &&
      !waitingForConnection &&
      "There is no connection. You can go on writing; saving waits until the connection is back.",
    full &&
      "This browser's storage is full. What you type now stands in this window alone until it is saved: please do not close it.",
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
