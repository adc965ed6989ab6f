import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { company } from "~/content/company";
import { formAnchor, formHeading } from "~/content/enquire";
import { afterTheForm } from "~/content/pages/after-the-form";
import { contactPage } from "~/content/pages/contact";
import { OpeningBand } from "~/layout/page-shell";
import { contact, whatHappensNext } from "~/layout/words";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { PictureSource } from "~/ui/picture";
import { ToastOutlet } from "~/ui/toast";
import { ContactFormView, type PostResult } from "./form/contact-form";
import { LocationMap } from "./location-map";
import type { ContactForm } from "./model";
import * as words from "./words";

/** The contact page: cards, form, departments, quick actions, the drawn map. */
export function ContactPage({
  opening,
  initial,
  brochure,
  result,
}: {
  opening: PictureSource;
  initial: ContactForm;
  brochure: { name: string; href: string } | null;
  result: PostResult | null;
}) {
  const { search, hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The router moves no focus: the form's heading takes it, unless the visitor is in a field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new navigation
  useEffect(() => {
    if (hash === formAnchor && !document.activeElement?.closest("form"))
      heading.current?.focus({ preventScroll: true });
  }, [hash, key]);
  const { street, locality, postalCode, region, latitude, longitude } = company.address;
  return (
    <>
      <OpeningBand eyebrow={contact} title={contactPage.title} picture={opening}>
        <p>{contactPage.lead}</p>
      </OpeningBand>
      <div className="wrap grid gap-x-16 gap-y-14 py-16 md:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby={formHeading} className="min-w-0">
          <h2 ref={heading} id={formHeading} tabIndex={-1} className="title-2 mb-8">
            {words.sendUsAMessage}
          </h2>
          {brochure && (
            <p className="mb-8 flex flex-wrap items-center justify-between gap-4 border-l-2 border-signal bg-sand p-5">
              <span>
                <strong>{words.brochureReady(brochure.name)}</strong>
                <br />
                {words.noFormNeeded}
              </span>
              <ButtonLink to={brochure.href} className="bg-white" download>
                {words.openBrochure}
              </ButtonLink>
            </p>
          )}
          {/* A link with another draft resets the form; a change of the anchor keeps the typed text. */}
          <ContactFormView key={search} initial={initial} result={result} />
        </section>
        <aside aria-label={words.waysToReachUs} className="min-w-0 space-y-12">
          <ul className="divide-y divide-line border-y border-line">
            {contactPage.cards.map((card) => (
              <li key={card.title} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 py-5">
                <Icon name={card.icon} className="mt-0.5 text-signal-deep" />
                <div>
                  <h2 className="label text-ash">{card.title}</h2>
                  {card.href ? (
                    <a
                      href={card.href}
                      className="inline-flex min-h-11 items-center py-2 text-lg font-semibold wrap-anywhere hover:underline hover:underline-offset-4"
                    >
                      {card.text}
                    </a>
                  ) : (
                    <p className="py-2 text-lg font-semibold">{card.text}</p>
                  )}
                  <p className="text-[0.9375rem] text-steel">{card.note}</p>
                </div>
              </li>
            ))}
          </ul>
          <section aria-labelledby="what-happens-next">
            <h2 id="what-happens-next" className="title-3 mb-4">
              {whatHappensNext}
            </h2>
            <ol className="list-decimal space-y-2 pl-5 text-steel">
              {afterTheForm.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="quick-actions">
            <h2 id="quick-actions" className="title-3 mb-4">
              {words.quickActions}
            </h2>
            <ul className="space-y-1">
              {contactPage.quickActions.map((action) => (
                <li key={action.to}>
                  <ButtonLink to={action.to} variant="quiet" className="-ml-3">
                    {action.label}
                    <Icon name="arrow" />
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
      <section aria-labelledby="departments" className="bg-sand py-16 md:py-20">
        <div className="wrap">
          <h2 id="departments" className="title-2 mb-10">
            {words.departments}
          </h2>
          <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
            {contactPage.departments.map((department) => (
              <li key={department.name} className="flex flex-col border-t border-ink/25 pt-4">
                <h3 className="title-3">{department.name}</h3>
                <p className="mt-2 mb-4 text-[0.9375rem] text-steel">{department.text}</p>
                <ButtonLink to={department.action.to} className="mt-auto self-start">
                  {department.action.label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section id="map" aria-labelledby="map-heading" className="on-dark bg-carbon text-bone">
        <div className="wrap grid gap-x-16 gap-y-8 py-16 md:py-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <div>
            <h2 id="map-heading" className="title-2">
              {words.whereWeAre}
            </h2>
            <p className="mt-4 text-mist">{words.visits(`${street}, ${locality} ${postalCode}, ${region}`)}</p>
            <ButtonLink
              to={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`}
              className="mt-6"
              target="_blank"
              rel="noreferrer"
            >
              {words.openMap}
              <Icon name="external" />
            </ButtonLink>
          </div>
          <LocationMap />
        </div>
      </section>
      <ToastOutlet />
    </>
  );
}
