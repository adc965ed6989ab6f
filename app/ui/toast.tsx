import { lazy, Suspense, useEffect, useState } from "react";

const Toasts = lazy(() => import("./toasts"));

export type Notice = { kind: "success" | "error"; title: string; description?: string };

/** Raised and not yet handed to the place that shows them. */
const waiting: Notice[] = [];
let arrived: (() => void) | undefined;

/** What a visitor does before anything can succeed or fail. */
const firstSigns = ["focusin", "pointerdown"] as const;

/** The place of toasts on a page. Its code comes at the first touch or key, or with the first toast. */
export function ToastOutlet() {
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    const call = () => setCalls((before) => before + 1);
    arrived = call;
    if (waiting.length > 0) call();
    for (const sign of firstSigns) addEventListener(sign, call, { once: true });
    return () => {
      arrived = undefined;
      for (const sign of firstSigns) removeEventListener(sign, call);
    };
  }, []);
  if (calls === 0) return null;
  return (
    <Suspense>
      <Toasts calls={calls} take={() => waiting.splice(0)} />
    </Suspense>
  );
}

/** Raises a toast with a title and a sentence. */
export function notify(kind: Notice["kind"], title: string, description?: string): void {
  waiting.push({ kind, title, description });
  arrived?.();
}
