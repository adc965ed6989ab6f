import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";

const Toasts = lazy(() => import("./toasts"));

/** The container of toasts on a page. It is loaded after hydration, so that no first load carries it. */
export function ToastOutlet(props: ComponentProps<typeof Toasts>) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!mounted) return null;
  return (
    <Suspense>
      <Toasts {...props} />
    </Suspense>
  );
}

/**
 * Shows a toast with a title and a sentence in place of the one before: two would cover the page.
 * @param action a button in the toast, such as "Undo"
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
  // A success without a button has been read after a moment.
  const duration = kind === "success" && !action ? 5_000 : undefined;
  toast[kind](title, { description, action: button, duration });
}

/** Removes toasts that no longer fit the page. */
export async function dismissToasts(): Promise<void> {
  const { toast } = await import("sonner");
  toast.dismiss();
}
