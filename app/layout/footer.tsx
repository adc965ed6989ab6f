import type { ReactNode } from "react";
import { Link } from "react-router";
import { company, contactsNote, credentials, sampleMark } from "~/content/company";
import { footerColumns } from "~/content/navigation";
import { legalLinks } from "~/content/pages/legal-links";
import { renderOnce } from "~/layout/document/render-once";
import { Logo } from "~/layout/header/logo";
import { Icon } from "~/ui/icon";
import * as words from "./words";

const footerLink =
  "inline-flex min-h-11 items-center text-[0.9375rem] text-mist hover:text-white hover:underline underline-offset-4 md:min-h-9 md:py-1.5";

/** The contents of `Footer`, below. */
export function FooterContents() {
  const { address } = company;
  return (
    <>
      <div className="wrap grid gap-x-8 py-8 md:grid-cols-3 md:gap-y-10 md:py-16 xl:grid-cols-6">
        {footerColumns.map((column, at) => (
          <nav key={column.title} aria-label={column.title}>
            <FoldedOnPhones heading={column.title}>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Link to={link.href} className={footerLink}>
                      {link.name}
                    </Link>
                  </li>
                ))}
                {/* The first column is the company's. */}
                {at === 0 &&
                  legalLinks.company.map((link) => (
                    <li key={link.name}>
                      <LegalButton name={link.name} id={link.id} />
                    </li>
                  ))}
              </ul>
            </FoldedOnPhones>
          </nav>
        ))}
        <section aria-label={words.contact}>
          <FoldedOnPhones heading={words.contact}>
            <address className="space-y-2 text-[0.9375rem] leading-relaxed wrap-anywhere text-mist not-italic">
              <p>
                {address.street}
                <br />
                {address.locality} {address.postalCode}
                <br />
                {address.region}, {words.india}
                {!contactsNote && sampleMark("address")}
              </p>
              {contactsNote && <p>{contactsNote}.</p>}
              <p>
                <a className={footerLink} href={company.phoneLink}>
                  {company.phone}
                  {!contactsNote && sampleMark("phone")}
                </a>
                <br />
                <a className={footerLink} href={`mailto:${company.email}`}>
                  {company.email}
                  {!contactsNote && sampleMark("email")}
                </a>
              </p>
              {credentials.length > 0 && (
                <p>
                  {credentials.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </p>
              )}
              <ul aria-label={words.socialMedia} className="flex flex-wrap gap-x-4">
                {company.social.map(({ name, href }) => (
                  <li key={name}>
                    {href ? (
                      <a className={footerLink} href={href} rel="noreferrer">
                        {name}
                      </a>
                    ) : (
                      <span className="inline-flex min-h-11 items-center md:min-h-9">{name}</span>
                    )}
                  </li>
                ))}
              </ul>
            </address>
          </FoldedOnPhones>
        </section>
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-white/10 py-6">
          <Logo />
          <p className="text-sm text-mist">{words.copyright(company.name)}</p>
          <ul className="flex flex-wrap gap-x-5">
            {legalLinks.bottom.map((link) => (
              <li key={link.name}>
                <LegalButton name={link.name} id={link.id} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

/**
 * A column's links: folded behind its heading on phones, open from `md` on where CSS can open `details` (`unfolded` in
 * app.css). Works without scripts.
 */
function FoldedOnPhones({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <h2 className="label mb-3 hidden text-mist unfolded:block">{heading}</h2>
      <details className="group border-b border-white/10 md:border-0 unfolded:details-content:block unfolded:details-content:[content-visibility:visible]">
        <summary className="flex min-h-12 items-center justify-between unfolded:hidden">
          <h2 className="label text-mist">{heading}</h2>
          <Icon name="chevron" className="text-mist transition-transform duration-150 group-open:rotate-180" />
        </summary>
        {children}
      </details>
    </>
  );
}

/** Opens the popover of that text; works before and without scripts. */
function LegalButton({ name, id }: { name: string; id: string }) {
  return (
    <button type="button" className={footerLink} popoverTarget={id} aria-haspopup="dialog">
      {name}
    </button>
  );
}

const contents = renderOnce(<FooterContents />);

/** The end of every page: links, address, and the legal texts, which open in a dialog. */
export function Footer() {
  return <footer id="footer" className="on-dark border-t border-white/10 bg-carbon text-bone" {...contents} />;
}
