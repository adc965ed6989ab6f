import { Toaster } from "sonner";

/**
 * Where toasts appear. Loaded only on pages that raise one.
 * @param position the corner of a wide screen where the page has no buttons
 */
export default function Toasts({ position = "bottom-right" }: { position?: "bottom-left" | "bottom-right" }) {
  return (
    <Toaster
      position={position}
      // It stands above the buttons that a form keeps at the foot of the screen (app.css).
      offset={{ bottom: "calc(var(--foot-buttons, 0px) + 1.5rem)" }}
      mobileOffset={{ bottom: "calc(var(--foot-buttons, 0px) + 1rem)" }}
      visibleToasts={1}
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
          content: "min-w-0 grow",
          actionButton:
            "min-h-11 shrink-0 self-center rounded-md px-3 font-semibold underline underline-offset-4 hover:text-white",
          closeButton:
            "absolute top-2 right-2 grid size-9 place-items-center rounded-md text-mist hover:text-white [&_svg]:size-4",
        },
      }}
      closeButton
      containerAriaLabel="Notifications"
    />
  );
}
