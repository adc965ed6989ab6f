import { company } from "~/content/company";

/** The mark: a rotor disc seen edge on, its two blades crossing the horizon of a V. */
export function LogoMark({ className = "size-9" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" fill="none">
      <path d="M3 8.500L16 27 29 8.500" stroke="currentColor" strokeWidth="3.200" strokeLinejoin="miter" />
      <path
        d="M9.500 8.500L16 17.700 22.500 8.500"
        stroke="var(--color-signal)"
        strokeWidth="3.200"
        strokeLinejoin="miter"
      />
    </svg>
  );
}

/** Mark and name, for the header and the footer. */
export function Logo() {
  const [first, ...rest] = company.name.split(" ");
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="size-7" />
      <span className="font-display text-lg leading-none font-semibold tracking-tight [font-stretch:122%]">
        {first} <span className="font-normal opacity-70">{rest.join(" ")}</span>
      </span>
    </span>
  );
}
