import { Link } from "react-router";
import { company } from "~/content/company";
import { legalLinks } from "~/content/legal-links";
import { footerColumns } from "~/content/navigation";
import { Logo } from "~/layout/logo";

const footerLink =
  "inline-flex min-h-9 items-center text-[0.9375rem] text-mist hover:text-white hover:underline underline-offset-4";

/** The end of every page: all ways on, where the company is, and the legal texts, which open in a dialog. */
export function Footer() {
  const { address } = company;
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
                legalLinks.company.map((link) => (
                  <li key={link.name}>
                    <LegalButton name={link.name} id={link.id} />
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
          {legalLinks.bottom.map((link) => (
            <li key={link.name}>
              <LegalButton name={link.name} id={link.id} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
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
