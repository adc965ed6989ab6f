import { useEffect } from "react";
import { Toaster } from "sonner";
import { useMedia } from "./motion";
import * as words from "./words";

/**
 * The container of toasts. Alt+T moves focus to the button of the current toast, or to the toast.
 * They stand on the right at the bottom; on narrow screens, whose receipts have their buttons below, at the top.
 * @param inAdmin moves them to the lower left, where the admin area has no buttons; on phones they stand above the form's
 */
export default function Toasts({ inAdmin = false }: { inAdmin?: boolean }) {
  const narrow = useMedia("(width < 64rem)");
  const top = inAdmin ? undefined : "calc(var(--bar) + 0.5rem)";
  useEffect(() => {
    // The toaster's own listener, on the document, has moved focus to the list of toasts before.
    const onKeyDown = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === "KeyT") document.querySelector<HTMLElement>("[data-sonner-toast] [data-action]")?.focus();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <Toaster
      position={inAdmin ? "bottom-left" : narrow ? "top-center" : "bottom-right"}
      // Above the buttons that a form keeps at the bottom of the screen (app.css), and below the fixed header of public pages.
      offset={{ top, bottom: "calc(var(--foot-buttons, 0px) + 1.5rem)" }}
      mobileOffset={{ top, bottom: "calc(var(--foot-buttons, 0px) + 1rem)" }}
      className={inAdmin ? undefined : "header-height"}
      visibleToasts={1}
      toastOptions={{
        duration: 8000,
        closeButtonAriaLabel: words.closeToast,
        unstyled: true,
        classNames: {
          toast:
            "flex w-full gap-3 rounded-md border-l-4 border-signal bg-graphite p-4 pr-10 text-bone shadow-2xl font-sans",
          error: "!border-danger",
          title: "font-semibold",
          description: "mt-1 text-[0.9375rem] text-mist",
          icon: "hidden",
          content: "min-w-0 grow",
          actionButton:
            "min-h-11 shrink-0 self-center rounded-md px-3 font-semibold underline underline-offset-4 hover:text-white",
          closeButton:
            "absolute top-2 right-2 grid size-9 place-items-center rounded-md text-mist hover:text-white [&_svg]:size-4",
        },
      }}
      closeButton
      containerAriaLabel={words.notifications}
    />
  );
}
