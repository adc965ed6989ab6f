import { useOnline } from "./use-online";

/** Says beside the buttons what stands between what is typed and the database. */
export function SaveState({
  full,
  waitingForLine,
  waitingForPassword,
}: {
  /** The browser's storage took nothing more. */
  full: boolean;
  waitingForLine: boolean;
  waitingForPassword: boolean;
}) {
  const online = useOnline();
  const sentences = [
    waitingForLine && "Saving waits for the connection and goes out by itself when it is back. You can go on writing.",
    waitingForPassword && "Saving waits until you have signed in again.",
    !online &&
      !waitingForLine &&
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
