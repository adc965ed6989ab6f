import { lazy, Suspense, useEffect, useState } from "react";

const Toasts = lazy(() => import("./toasts"));

/** The place of toasts on a page, put there once React is alive, so that no first load carries it. */
export function ToastOutlet() {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!alive) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}

/** Raises a toast with a title and a sentence. */
export async function notify(kind: "success" | "error", title: string, description?: string): Promise<void> {
  const { toast } = await import("sonner");
  toast[kind](title, { description });
}
