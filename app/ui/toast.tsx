import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";

const Toasts = lazy(() => import("./toasts"));

/** The place of toasts on a page, put there once React is alive, so that no first load carries it. */
export function ToastOutlet(props: ComponentProps<typeof Toasts>) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!alive) return null;
  return (
    <Suspense>
      <Toasts {...props} />
    </Suspense>
  );
}

/**
 * Raises a toast with a title and a sentence, in the place of the one before: two would cover what they are about.
 * @param action a button in it, "Undo" for example
 */
export async function notify(
  kind: "success" | "error",
  title: string,
  description?: string,
  action?: { label: string; onClick: () => void },
): Promise<void> {
  const { toast } = await import("sonner");
  toast.dismiss();
  const button = action && { ...action, label: <span title={`${action.label} (Alt+T)`}>{action.label}</span> };
  toast[kind](title, { description, action: button });
}

/** Takes away what no longer fits the page. */
export async function dismissToasts(): Promise<void> {
  const { toast } = await import("sonner");
  toast.dismiss();
}
