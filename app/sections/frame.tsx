import { createContext, type ReactNode, useContext } from "react";
import { classes } from "~/ui/classes";
import { SampleMark } from "~/ui/sample-mark";
import { unbroken } from "~/ui/unbroken";

type Heading = {
  id: string;
  eyebrow?: string;
  heading?: string;
  intro?: string;
  /** Shows a sample mark at the heading, with `note` below it. */
  sample?: boolean;
  note?: string;
};

/** True inside a tab: sections have less space, and their headings are one level lower. */
const InsideTab = createContext(false);
export const InsideTabProvider = InsideTab.Provider;
export const useInsideTab = () => useContext(InsideTab);

export type Tone = "paper" | "sand" | "dark";
const tones: Record<Tone, string> = {
  paper: "bg-paper text-ink",
  sand: "bg-sand text-ink",
  dark: "on-dark bg-graphite text-bone",
};

/**
 * The frame of every section: anchor, heading, tone and spacing. With `aside` the heading is to the left of the content on
 * wide screens. What has the class `bleed` in a section that `bleeds` is as wide as the window.
 */
export function Frame({
  section,
  tone = "paper",
  aside = false,
  bleeds = false,
  focusable = false,
  children,
}: {
  section: Heading;
  tone?: Tone;
  aside?: boolean;
  bleeds?: boolean;
  /** Whether a link to the section moves the focus there. */
  focusable?: boolean;
  children: ReactNode;
}) {
  const inside = useInsideTab();
  const { id, eyebrow, heading, intro } = section;
  const headingId = `${id}-heading`;
  const mark = section.sample && (
    <div className="mt-3 mb-5 max-w-[70ch] text-sm opacity-85">
      <SampleMark />
      {section.note && <p className="mt-3 border-l-2 border-current/40 pl-4">{unbroken(section.note)}</p>}
    </div>
  );
  const title = heading && (
    <div
      className={classes(
        "max-w-3xl",
        aside && !inside ? "xl:sticky xl:top-28 xl:self-start" : "mb-5 sm:mb-10 md:mb-12",
        inside && "mb-6 sm:mb-8 md:mb-8",
      )}
    >
      {eyebrow && (
        <p className={classes("label mb-3", tone === "dark" ? "text-signal" : "text-signal-deep")}>{eyebrow}</p>
      )}
      {inside ? (
        <h3 id={headingId} className="title-3">
          {heading}
        </h3>
      ) : (
        <h2 id={headingId} className="title-2">
          {heading}
        </h2>
      )}
      {mark}
      {intro && (
        <p className={classes("mt-4 max-w-[62ch]", tone === "dark" ? "text-mist" : "text-steel")}>{unbroken(intro)}</p>
      )}
    </div>
  );
  const content = (
    <>
      {!heading && mark}
      {!heading && intro && <p className="mb-8 max-w-[62ch] text-steel">{unbroken(intro)}</p>}
      {children}
    </>
  );
  if (inside) {
    return (
      <section
        id={id}
        aria-labelledby={heading ? headingId : undefined}
        className={classes("mt-14 first:mt-0", tone === "dark" && `rounded-md px-6 py-9 sm:p-10 ${tones.dark}`)}
      >
        {title}
        <BelowHeading value={Boolean(heading)}>{content}</BelowHeading>
      </section>
    );
  }
  return (
    <section
      id={id}
      data-tone={tone}
      tabIndex={focusable ? -1 : undefined}
      aria-labelledby={heading ? headingId : undefined}
      className={classes("band outline-none", tones[tone], bleeds && "@container")}
    >
      <div
        className={classes(
          "wrap",
          aside && heading && "grid gap-x-16 gap-y-7 sm:gap-y-10 xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]",
        )}
      >
        {title}
        <div className="min-w-0">{content}</div>
      </div>
    </section>
  );
}

/** True in a tab's section that has a heading. */
const BelowHeading = createContext(false);

/** The heading of an item in a section, one level below the section's, so that no level is skipped. */
export function ItemHeading({ className, children }: { className?: string; children: ReactNode }) {
  const below = useContext(BelowHeading);
  return below ? <h4 className={className}>{children}</h4> : <h3 className={className}>{children}</h3>;
}
