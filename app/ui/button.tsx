import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classes } from "./classes";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-md py-2.5 [html[data-large-text]_&]:px-2 text-center text-base font-semibold leading-tight [font-stretch:106%] transition-colors duration-150 disabled:opacity-55 aria-busy:opacity-70";

const variants: Record<ButtonVariant, string> = {
  primary: "px-5 bg-signal text-carbon hover:bg-signal-strong",
  secondary: "px-5 border border-current/35 hover:border-current hover:bg-current/6",
  quiet: "px-3 underline decoration-current/30 underline-offset-4 hover:decoration-current",
  danger: "px-5 bg-danger text-white hover:bg-danger/90",
};

/** A button that does something on this page. */
export function Button({
  variant = "secondary",
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & { variant?: ButtonVariant }) {
  return <button type={type} className={classes(base, variants[variant], className)} {...props} />;
}

/**
 * A link that looks like a button. Paths of this edition go through the router; all other addresses, pages in another
 * language (`hrefLang`) and files (`download`) through the browser.
 */
export function ButtonLink({
  to,
  variant = "secondary",
  className,
  ...props
}: Omit<ComponentProps<"a">, "href"> & { to: string; variant?: ButtonVariant }) {
  const name = classes(base, variants[variant], className);
  return to.startsWith("/") && !props.hrefLang && !props.download ? (
    <Link to={to} className={name} {...props} />
  ) : (
    <a href={to} className={name} {...props} />
  );
}
