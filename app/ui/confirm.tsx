import type { ReactNode } from "react";
import { Button } from "./button";
import { useModal } from "./modal";

/**
 * A question before something that cannot be taken back. Open while it is mounted; Escape and Cancel both say no, and
 * the focus returns to where it was.
 */
export function Confirm({
  question,
  children,
  confirmLabel,
  onAnswer,
}: {
  question: string;
  /** What the question is about, under it. */
  children?: ReactNode;
  confirmLabel: string;
  onAnswer: (confirmed: boolean) => void;
}) {
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      aria-labelledby="confirm-question"
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
      className="w-[min(28rem,calc(100vw-2rem))] rounded-md bg-paper p-6 text-ink md:p-8"
    >
      <p id="confirm-question" className="title-3 font-display font-semibold">
        {question}
      </p>
      {children && <div className="mt-4 text-steel">{children}</div>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={() => onAnswer(false)}>Cancel</Button>
        <Button look="danger" onClick={() => onAnswer(true)}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
