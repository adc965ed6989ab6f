import { type ReactNode, useContext, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { company, sampleMark, samples } from "~/content/company";
import { formAnchor } from "~/content/enquire";
import { footerColumns } from "~/content/navigation";
import { useFormSubject, usePageInquiry, usePath } from "~/layout/document/place";
import { formWith, messageOf, PageResults } from "~/layout/page-result";
import * as words from "~/layout/words";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/icon";
import { officeOpening } from "./office-hours";
import { whatsappAddress } from "./whatsapp";

/** The page with the message form. */
const form = "/contact-us";

/** The topic of a message: on the contact page the subject of its form, else the page's name; null on general pages. */
function useTopic(): string | null {
  const subject = useFormSubject();
  const pathname = usePath();
  const page = footerColumns.flatMap(({ links }) => links).find(({ href }) => href === pathname);
  const named = page && !generalPages.has(page.href) ? (page.subject ?? page.name) : null;
  return subject ?? named;
}

const generalPages = new Set(["/", "/about-us", form]);

/**
 * The address of the contact form, with the page's results if there are any; on its own page the query stays, so that a tap does
 * not clear the form.
 */
export function useFormAddress(query = ""): string {
  const { search } = useLocation();
  const [results] = useContext(PageResults);
  const address = form + (usePath() === form ? search : query) + formAnchor;
  return results.length > 0 ? formWith(results) : address;
}

/** The WhatsApp address with the results of instruments, else the topic, in the message; null without a WhatsApp number. */
function useWhatsapp(): string | null {
  const [results] = useContext(PageResults);
  const topic = useTopic();
  return whatsappAddress(messageOf(results) || (topic ?? company.tagline));
}

/** `officeOpening`, updated every minute; "" on the server and during hydration. */
function useOpening(): string {
  const [opening, setOpening] = useState("");
  useEffect(() => {
    const look = () => setOpening(officeOpening(Date.now()));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return opening;
}

/** WhatsApp and phone as two links: at the header's end, in the menu and in closing bands. */
export function ReachLinks({
  className,
  iconsOnly = "",
  shortWords = "hidden",
}: {
  className?: string;
  /** Classes that hide the words where there is no room. */
  iconsOnly?: string;
  /** Classes that show short words in their place. */
  shortWords?: string;
}) {
  const whatsapp = useWhatsapp();
  const opening = useOpening();
  const link =
    "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-[0.9375rem] font-medium hover:underline underline-offset-4";
  return (
    <div className={classes("flex flex-wrap items-center gap-x-2", className)}>
      {whatsapp && (
        <a href={whatsapp} className={link} aria-label={`WhatsApp${sampleMark("whatsapp")}`}>
          <Icon name="whatsapp" />
          <span className={iconsOnly}>WhatsApp</span>
          <span className={shortWords}>WhatsApp</span>
        </a>
      )}
      <a
        href={company.phoneLink}
        className={link}
        aria-label={words.callNumber(company.phone + sampleMark("phone"), opening)}
      >
        <Icon name="phone" />
        <span className={classes("tabular", iconsOnly)}>
          {company.phone}
          {sampleMark("phone")}
        </span>
        <span className={shortWords}>{words.call}</span>
      </a>
    </div>
  );
}

const barItem =
  "flex min-h-14 flex-col items-center justify-center gap-0.5 text-sm leading-tight font-semibold hover:bg-white/8";

/** The narrowest phones have room for the words only. */
const barIcon = "size-4.5 max-[22.5rem]:hidden";

/**
 * The bar at the bottom of small screens: call, WhatsApp, quote, and space for the chat button at its end. The page ends
 * above it, and it is hidden while a field has focus (app.css).
 */
export function ReachBar() {
  const topic = useTopic();
  const inquiry = usePageInquiry();
  const asked = topic ? `?${inquiry ? `inquiry=${inquiry}&` : ""}about=${encodeURIComponent(topic)}` : "";
  const quote = useFormAddress(asked);
  const whatsapp = useWhatsapp();
  const opening = useOpening();
  return (
    <nav
      aria-label={words.reachUs}
      className="reach-bar on-dark fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-white/20 bg-carbon pb-[env(safe-area-inset-bottom)] text-bone roomy:hidden print:hidden [html[data-large-text]_&]:static [html[data-large-text]_&]:grid-flow-row [html[data-large-text]_&]:pr-0!"
    >
      {/* There is room for one note: that the number is a sample, or the hours. */}
      <BarLink href={company.phoneLink} icon="phone" note={samples.phone ? words.sample : opening}>
        {words.call}
      </BarLink>
      {whatsapp && (
        <BarLink
          href={whatsapp}
          icon="whatsapp"
          note={samples.whatsapp ? words.sample : ""}
          className="border-x border-white/15"
        >
          WhatsApp
        </BarLink>
      )}
      <Link to={quote} className={classes(barItem, "text-signal ring-1 ring-signal ring-inset")}>
        {words.quote}
      </Link>
    </nav>
  );
}

/** One of the bar's links. A transform moves its words up for the note, which comes with the visitor's clock and must shift no layout. */
function BarLink({
  href,
  icon,
  note,
  className,
  children,
}: {
  href: string;
  icon: "phone" | "whatsapp";
  note: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={href} className={classes(barItem, "relative", className)}>
      <span
        className={classes("flex items-center gap-2", note && (note.length > 15 ? "-translate-y-3" : "-translate-y-2"))}
      >
        <Icon name={icon} className={barIcon} />
        {children}
      </span>
      {note && (
        <small className="absolute inset-x-0 bottom-1 line-clamp-2 px-1 text-center text-[0.6875rem] leading-[1.15] font-normal text-mist">
          {note}
        </small>
      )}
    </a>
  );
}
