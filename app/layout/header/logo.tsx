import { company } from "~/content/company";
import { classes } from "~/ui/classes";

/** The logo: two blades below a rotor's hub. The rendered pictures show the same. */
function LogoMark({ className = "size-9" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" fill="currentColor">
      <path d="M1.5 5.5h8.3l5.2 10.1v13.4zM30.5 5.5h-8.3L17 15.6V29z" />
      <circle cx="16" cy="6.7" r="3.2" fill="var(--color-signal)" />
    </svg>
  );
}

/** Mark and name, for the header and the footer. @param nameClass classes of the name */
export function Logo({ nameClass }: { nameClass?: string }) {
  const [first, ...rest] = company.name.split(" ");
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="size-7" />
      <span
        className={classes(
          "font-display text-lg leading-none font-semibold tracking-tight [font-stretch:122%]",
          nameClass,
        )}
      >
        {first} <span className="font-normal opacity-70 max-[20rem]:sr-only">{rest.join(" ")}</span>
      </span>
    </span>
  );
}
