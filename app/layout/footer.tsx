import { Link } from "react-router";
import { company } from "~/content/company";
import { footerLegal, type LegalText } from "~/content/legal";
import { footerColumns } from "~/content/navigation";
import { Logo } from "~/layout/logo";
import { Icon } from "~/ui/icon";

const footerLink =
  "inline-flex min-h-9 items-center text-[0.9375rem] text-mist hover:text-white hover:underline underline-offset-4";

/** The end of every page: all ways on, where the company is, and the legal texts, which open in a dialog. */
export function Footer() {
  const { address } = company;
  const texts = [...new Set(footerLegal.bottom.map((link) => link.text))];
  return (
    <footer id="footer" className="on-dark border-t border-white/10 bg-carbon text-bone">
      <div className="wrap grid gap-x-8 gap-y-10 py-16 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
        {footerColumns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="label mb-3 text-mist">{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.href}>
                  <Link to={link.href} className={footerLink}>
                    {link.name}
                  </Link>
                </li>
              ))}
              {column.title === "Company" &&
                footerLegal.company.map((link) => (
                  <li key={link.name}>
                    <LegalButton name={link.name} text={link.text} />
                  </li>
                ))}
            </ul>
          </nav>
        ))}
        <section aria-label="Contact">
          <h2 className="label mb-3 text-mist">Contact</h2>
          <address className="space-y-2 text-[0.9375rem] leading-relaxed text-mist not-italic">
            <p>
              {address.street}
              <br />
              {address.locality} {address.postalCode}
              <br />
              {address.region}, India
            </p>
            <p>
              <a className={footerLink} href={company.phoneLink}>
                {company.phone}
              </a>
              <br />
              <a className={footerLink} href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </p>
            <ul aria-label="Social media" className="flex flex-wrap gap-x-4">
              {company.social.map(({ name, href }) => (
                <li key={name}>
                  {href ? (
                    <a className={footerLink} href={href} rel="noreferrer">
                      {name}
                    </a>
                  ) : (
                    <span className="inline-flex min-h-9 items-center">{name}</span>
                  )}
                </li>
              ))}
            </ul>
          </address>
        </section>
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-white/10 py-6">
        <Logo />
        <p className="text-sm text-mist">© 2025 {company.name}. All rights reserved.</p>
        <ul className="flex flex-wrap gap-x-5">
          {footerLegal.bottom.map((link) => (
            <li key={link.name}>
              <LegalButton name={link.name} text={link.text} />
            </li>
          ))}
        </ul>
      </div>
      {texts.map((text) => (
        <LegalDialog key={text.id} text={text} />
      ))}
    </footer>
  );
}

/** Opens the popover of that text; works before and without scripts. */
function LegalButton({ name, text }: { name: string; text: LegalText }) {
  return (
    <button type="button" className={footerLink} popoverTarget={text.id} aria-haspopup="dialog">
      {name}
    </button>
  );
}

function LegalDialog({ text }: { text: LegalText }) {
  const titleId = `${text.id}-title`;
  return (
    <div
      id={text.id}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      className="m-auto max-h-[85dvh] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto rounded-md bg-paper p-6 text-ink backdrop:bg-carbon/70 md:p-10"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="title-3">
          {text.title}
        </h2>
        <button
          type="button"
          popoverTarget={text.id}
          popoverTargetAction="hide"
          aria-label={`Close ${text.title}`}
          className="-mt-2 -mr-2 grid size-11 place-items-center rounded-md hover:bg-sand"
        >
          <Icon name="close" />
        </button>
      </div>
      {text.sections.map((section) => (
        <section key={section.heading} className="mt-6">
          <h3 className="text-base font-semibold">{section.heading}</h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-steel">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
