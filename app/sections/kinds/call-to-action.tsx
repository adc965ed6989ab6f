import type { PageGroup } from "~/content/page-list";
import { afterTheForm } from "~/content/pages/after-the-form";
import type { CallToActionSection } from "~/content/schema";
import { ReachLinks } from "~/layout/reach/reach-links";
import { whatHappensNext } from "~/layout/words";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/classes";
import { FoldSign } from "~/ui/icon";
import { unbroken } from "~/ui/unbroken";

/** How the groups of pages close, as they open: a training with a torn ticket, flat on phones, an excellence centre on its sheet. */
const looks = {
  services: { band: "on-dark bg-carbon text-bone", sheet: "items-start gap-x-16", calls: "" },
  product: {
    band: "on-dark bg-graphite text-bone",
    sheet: "gap-x-16 lg:grid-cols-1!",
    calls: "grid gap-x-16 border-t border-white/20 pt-6 lg:grid-cols-[auto_1fr] lg:pt-8 lg:[&_details]:mt-0",
  },
  training: {
    band: "bg-sand text-ink",
    sheet: "max-sm:gap-y-5 sm:rounded-md sm:bg-paper sm:p-8 lg:gap-x-0 lg:p-0",
    calls: "sm:max-lg:border-t sm:max-lg:pt-6 border-dashed border-ink/30 lg:border-l lg:p-10",
  },
  "excellence-center": {
    band: "bg-paper text-ink",
    sheet: "items-start border border-ink/45 bg-white p-5 sm:p-8 lg:gap-x-16 lg:p-10",
    calls: "",
  },
} satisfies { [group in PageGroup]: { band: string; sheet: string; calls: string } };

/** The band that closes a page, as its group does; other pages close as services do. */
export function CallToAction({ section, group = "services" }: { section: CallToActionSection; group?: PageGroup }) {
  const { band, sheet, calls } = looks[group];
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-heading`}
      data-tone={group === "excellence-center" ? "paper" : undefined}
      className={classes("band", band)}
    >
      <div className="wrap">
        <div className={classes("grid gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]", sheet)}>
          <div className={classes(group === "training" && "lg:p-10")}>
            {section.eyebrow && (
              <p className="label mb-3 text-signal-deep in-[.on-dark]:text-signal">{section.eyebrow}</p>
            )}
            {section.heading && (
              <h2
                id={`${section.id}-heading`}
                className={group === "product" ? "title-1 max-w-[24ch]" : "title-2 max-w-[20ch]"}
              >
                {section.heading}
              </h2>
            )}
            <p className="lead mt-5 max-w-[56ch] text-steel in-[.on-dark]:text-mist">{unbroken(section.text)}</p>
          </div>
          <div className={calls}>
            <div>
              <div className="phone-wide flex flex-wrap gap-3">
                {section.actions.map((action) => (
                  <ButtonLink
                    key={action.label}
                    to={action.to}
                    hrefLang={action.hrefLang}
                    variant={action.primary ? "primary" : "secondary"}
                  >
                    {action.label}
                  </ButtonLink>
                ))}
              </div>
              <ReachLinks className="mt-4 -ml-2.5 print:hidden" />
            </div>
            <div className="text-sm text-steel in-[.on-dark]:text-mist">
              <details className="mt-3 sm:mt-5 unfolded:details-content:block unfolded:details-content:[content-visibility:visible]">
                <summary className="inline-flex min-h-11 items-center gap-2 font-semibold unfolded:hidden print:hidden">
                  {whatHappensNext}
                  <FoldSign className="size-4 in-[.on-dark]:text-signal" />
                </summary>
                <ol className="list-decimal space-y-1 pl-5" aria-label={whatHappensNext}>
                  {afterTheForm.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </details>
              {section.notes && (
                <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
                  {section.notes.map((note) => (
                    <li key={note}>{unbroken(note)}</li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
