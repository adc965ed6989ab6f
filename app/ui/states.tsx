import type { ReactNode } from "react";

/** A list that could not be had, or is empty: what happened and what to do. */
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

/** A grey bar where a line of text will stand. A box of the class `skeleton` around it fades it in. */
export function SkeletonBar({ className = "" }: { className?: string }) {
  return <div className={`skeleton-bar ${className}`} />;
}
