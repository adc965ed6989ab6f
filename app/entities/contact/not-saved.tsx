import { Button } from "~/ui/button";
import type { Entry } from "./model";

/** Why an entry was not saved, what is stored now, and how to go on. `other` is the stored entry, or "closed" once it can no longer be changed. */
export function NotSaved({
  other,
  isReply,
  onFurther,
  onReplace,
}: {
  other: Entry | "closed";
  isReply: boolean;
  /** Makes what is typed a further entry. */
  onFurther: () => void;
  /** Puts what is typed in place of the stored one. */
  onReplace: (entry: Entry) => void;
}) {
  return (
    <section role="alert" aria-label="Not saved" className="mt-3 border-l-4 border-danger bg-sand p-3 text-ink">
      {other === "closed" ? (
        <p>This note can no longer be changed: a day has passed, or it was deleted. Save yours as a further one.</p>
      ) : isReply ? (
        <>
          <p className="font-semibold">An earlier text of this reply is on its way already</p>
          <p className="mt-2 max-h-60 overflow-y-auto border-l-2 border-line pl-3 break-words whitespace-pre-line">
            {other.content}
          </p>
        </>
      ) : (
        <>
          <p className="font-semibold">You changed this note in another tab</p>
          <p className="mt-1">This version is not saved yet, and nothing is lost. The note reads now:</p>
          <p className="mt-2 border-l-2 border-line pl-3 break-words whitespace-pre-line">{other.content}</p>
        </>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={onFurther}>{isReply ? "Make it a further reply" : "Make it a further note"}</Button>
        {other !== "closed" && !isReply && <Button onClick={() => onReplace(other)}>Put it in place of that</Button>}
      </div>
    </section>
  );
}
