import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import type { Notice } from "./toast";

/**
 * Where toasts appear. Loaded only on pages that raise one.
 * @param calls changes when there may be something to take
 * @param take gives what is waiting to be shown, once
 */
export default function Toasts({ calls, take }: { calls: number; take: () => Notice[] }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call is answered once
  useEffect(() => {
    for (const { kind, title, description } of take()) toast[kind](title, { description });
  }, [calls]);
  return (
    <Toaster
      position="bottom-right"
      toastOptions={{
        duration: 8000,
        unstyled: true,
        classNames: {
          toast:
            "flex w-full gap-3 rounded-md border-l-4 border-signal bg-graphite p-4 pr-10 text-bone shadow-2xl font-sans",
          error: "!border-danger",
          title: "font-semibold",
          description: "mt-1 text-[0.9375rem] text-mist",
          icon: "hidden",
          closeButton:
            "absolute top-2 right-2 grid size-9 place-items-center rounded-md text-mist hover:text-white [&_svg]:size-4",
        },
      }}
      closeButton
      containerAriaLabel="Notifications"
    />
  );
}
