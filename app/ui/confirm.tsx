import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";

/** A confirmation dialog before an action that cannot be undone. Escape and Cancel both answer no. */
export function Confirm({
  question,
  children,
  confirmLabel,
  other,
  onAnswer,
}: {
  question: string;
  /** Details below the question. */
  children?: ReactNode;
  confirmLabel: string;
  /** A second button that also confirms, in another way. */
  other?: { label: string; onChoose: () => void };
  onAnswer: (confirmed: boolean) => void;
}) {
  return (
    <Dialog title={question} onClose={() => onAnswer(false)} className="w-[min(28rem,calc(100vw-2rem))]">
      {children && <div className="text-steel">{children}</div>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={() => onAnswer(false)}>Cancel</Button>
        {other && <Button onClick={other.onChoose}>{other.label}</Button>}
        <Button variant="danger" onClick={() => onAnswer(true)}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
