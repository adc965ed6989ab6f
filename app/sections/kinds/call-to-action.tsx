import { afterTheForm } from "~/content/pages/after-the-form";
import type { CallToActionSection } from "~/content/schema";
import { ReachLinks } from "~/layout/reach/reach-links";
import { whatHappensNext } from "~/layout/words";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { unbroken } from "~/ui/unbroken";

export function CallToAction({ section }: { section: CallToActionSection }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`} className="on-dark band bg-carbon text-bone">
      <div className="wrap grid items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          {section.eyebrow && <p className="label mb-3 text-signal">{section.eyebrow}</p>}
          {section.heading && (
            <h2 id={`${section.id}-heading`} className="title-2 max-w-[20ch]">
              {section.heading}
            </h2>
          )}
          <p className="lead mt-5 max-w-[56ch] text-mist">{unbroken(section.text)}</p>
        </div>
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
          <ReachLinks className="mt-4 -ml-2.5 text-bone print:hidden" />
          <details className="mt-3 text-sm text-mist sm:mt-5 unfolded:details-content:block unfolded:details-content:[content-visibility:visible]">
            <summary className="inline-flex min-h-11 items-center gap-2 font-semibold unfolded:hidden print:hidden">
              {whatHappensNext}
              <Icon name="plus" className="size-4 text-signal" />
            </summary>
            <ol className="list-decimal space-y-1 pl-5" aria-label={whatHappensNext}>
              {afterTheForm.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
          {section.notes && (
            <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-mist">
              {section.notes.map((note) => (
                <li key={note}>{unbroken(note)}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
