import { classes } from "./classes";

/** A link to a file, with its kind and size. It leaves the router alone: a file is no page. */
export function FileLink({
  href,
  label,
  size,
  name,
  className,
}: {
  href: string;
  label: string;
  size: string;
  /** What a screen reader hears between label and size, where the label alone does not tell the file. */
  name?: string;
  className?: string;
}) {
  const isPage = !/\.\w+$/.test(href);
  return (
    <a
      href={href}
      download={!isPage && !href.endsWith(".pdf") ? "" : undefined}
      aria-label={`${name ? `${label}: ${name}` : label}, ${size}`}
      className={classes("group inline-flex min-h-11 flex-wrap items-center gap-x-2.5 py-1", className)}
    >
      <span className="font-semibold underline decoration-current/40 underline-offset-4 group-hover:decoration-current">
        {label}
      </span>
      <span className="tabular text-sm opacity-80">{size}</span>
    </a>
  );
}
