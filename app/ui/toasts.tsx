import { Toaster } from "sonner";

/** Where toasts appear. Loaded only on pages that raise one. */
export default function Toasts() {
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
