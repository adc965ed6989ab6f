import type { ReactNode } from "react";

/** Shown in place of a list that is empty or could not be loaded: what happened and what to do. */
export function StateView({
  title,
  text,
  action,
  alert = false,
}: {
  title: string;
  text?: string;
  action?: ReactNode;
  alert?: boolean;
}) {
  return (
    <div role={alert ? "alert" : "status"} className="border-y border-line py-16 text-center md:py-24">
      <p className="title-3 font-display font-semibold [font-stretch:112%]">{title}</p>
      {text && <p className="mx-auto mt-3 max-w-[50ch] text-steel">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
