import { Link } from "react-router";
import type { CallToActionSection, ChecklistSection, FaqSection, ProseSection, RuleSection } from "~/content/schema";
import { ReachLinks } from "~/layout/reach-links";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { DataSheet, Points } from "./data";
import { Frame } from "./frame";

export function Prose({ section }: { section: ProseSection }) {
  const beside = Boolean(section.data ?? section.picture);
  return (
    <Frame section={section} aside={!beside}>
      <div className={beside ? "grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" : undefined}>
        <div className="max-w-[66ch] space-y-5">
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {beside && (
          <div className="space-y-8">
            {section.picture && (
              <Picture
                source={section.picture}
                sizes="(min-width: 1024px) 36vw, 92vw"
                className="aspect-4/3 w-full rounded-md"
              />
            )}
            {section.data && <DataSheet data={section.data} />}
          </div>
        )}
      </div>
    </Frame>
  );
}

export function Checklist({ section }: { section: ChecklistSection }) {
  return (
    <Frame section={section} aside>
      <Points items={section.items} className="grid gap-x-10 gap-y-3 space-y-0 md:grid-cols-2" />
    </Frame>
  );
}

export function Faq({ section }: { section: FaqSection }) {
  return (
    <Frame section={section} aside>
      <div className="divide-y divide-line border-y border-line">
        {section.items.map((item) => (
          <details key={item.question} className="group">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-4 text-lg leading-snug font-semibold">
              {item.question}
              <Icon name="plus" className="text-signal-deep transition-transform duration-150 group-open:rotate-45" />
            </summary>
            <p className="max-w-[62ch] pb-6 text-steel">{item.answer}</p>
          </details>
        ))}
      </div>
    </Frame>
  );
}

/** Rules of the air, set apart as a notice. */
export function Rules({ section }: { section: RuleSection }) {
  return (
    <Frame section={section} tone="sand" aside>
      <ul className="border-l-2 border-signal">
        {section.items.map(({ rule, check }) => (
          <li key={rule} className="max-w-[66ch] border-b border-line py-4 pl-6 last:border-b-0">
            {rule}
            {check && (
              <span className="mt-1 block text-sm font-medium text-signal-deep">
                This can change: check the current rule.
              </span>
            )}
          </li>
        ))}
      </ul>
      {section.cases && (
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
          <span className="text-steel">Class, papers and permission worked out for</span>
          {section.cases.map(({ name, to }) => (
            <Link
              key={name}
              to={to}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {name}
            </Link>
          ))}
        </p>
      )}
    </Frame>
  );
}

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
          <p className="lead mt-5 max-w-[56ch] text-mist">{section.text}</p>
        </div>
        <div>
          <div className="flex flex-wrap gap-3">
            {section.actions.map((action) => (
              <ButtonLink key={action.label} to={action.to} look={action.primary ? "primary" : "secondary"}>
                {action.label}
              </ButtonLink>
            ))}
          </div>
          <ReachLinks className="mt-4 -ml-2.5 text-bone print:hidden" />
          {section.notes && (
            <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-mist">
              {section.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
