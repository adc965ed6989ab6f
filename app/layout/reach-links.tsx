import { useContext, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { company } from "~/content/company";
import { footerColumns } from "~/content/navigation";
import { pageList } from "~/content/page-list";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/icon";
import { InstrumentResult } from "./instrument-result";
import { officeOpening } from "./office-hours";
import { usePath } from "./place";
import { beginning, whatsappAddress } from "./reach";

/** The page with the message form. */
const form = "/contact-us";

/** What the visitor is looking at: what a link to the form brought along, else the page's name; null on other pages. */
function useTopic(): string | null {
  const { search } = useLocation();
  const pathname = usePath();
  const about = pathname === form ? new URLSearchParams(search).get("about") : null;
  const page = footerColumns.flatMap(({ links }) => links).find(({ href }) => href === pathname);
  // The general pages are no topic.
  const named = page && !general.has(page.href) ? page.name : null;
  return beginning(about ?? "", 200) || named;
}

const general = new Set(["/", "/about-us", form]);

/** The address of the message form; on its own page that of its heading, so that a tap empties nothing that was typed. */
export function useFormAddress(query = ""): string {
  const { search } = useLocation();
  return usePath() === form ? `${form}${search}#form-heading` : form + query;
}

/** Opens WhatsApp with what an instrument worked out, else with the topic; null while the company has no number there. */
function useWhatsapp(): string | null {
  const [instrumentResult] = useContext(InstrumentResult);
  const topic = useTopic();
  return whatsappAddress(instrumentResult ?? topic ?? company.tagline);
}

/** The minute's answer to "does somebody pick up the phone?"; "" on the server and until React is there. */
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
export function ReachLinks({ className, iconsOnly = "" }: { className?: string; iconsOnly?: string }) {
  const whatsapp = useWhatsapp();
  const opening = useOpening();
  const link =
    "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2.5 text-[0.9375rem] font-medium hover:underline underline-offset-4";
  return (
    <div className={classes("flex flex-wrap items-center gap-x-2", className)}>
      {whatsapp && (
        <a href={whatsapp} className={link} aria-label="WhatsApp">
          <Icon name="whatsapp" />
          <span className={iconsOnly}>WhatsApp</span>
        </a>
      )}
      <a href={company.phoneLink} className={link} aria-label={`Call ${company.phone}${opening && `, ${opening}`}`}>
        <Icon name="phone" />
        <span className={classes("tabular", iconsOnly)}>{company.phone}</span>
      </a>
    </div>
  );
}

const part =
  "flex min-h-14 flex-col items-center justify-center gap-0.5 text-sm leading-tight font-semibold hover:bg-white/8";

/** On the narrowest of phones the words alone have room. */
const partIcon = "size-4.5 max-[22.5rem]:hidden";

/**
 * The bar at the foot of small screens: call, write, ask for a quote, and a place for the chat button, which lies at its
 * end. The page ends above it, and it goes while somebody types (app.css).
 */
export function ReachBar() {
  const topic = useTopic();
  const path = usePath();
  const ofTraining = pageList.some((page) => page.path === path && page.group === "training");
  const asked = topic ? `?${ofTraining ? "inquiry=training&" : ""}about=${encodeURIComponent(topic)}` : "";
  const quote = useFormAddress(asked);
  const whatsapp = useWhatsapp();
  const opening = useOpening();
  return (
    <nav
      aria-label="Reach us"
      className="reach-bar on-dark fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-white/20 bg-carbon pb-[env(safe-area-inset-bottom)] text-bone md:hidden print:hidden"
    >
      <a href={company.phoneLink} className={part}>
        <span className="flex items-center gap-2">
          <Icon name="phone" className={partIcon} />
          Call
        </span>
        {opening && <span className="text-xs font-normal text-mist">{opening}</span>}
      </a>
      {whatsapp && (
        <a href={whatsapp} className={classes(part, "border-x border-white/15")}>
          <span className="flex items-center gap-2">
            <Icon name="whatsapp" className={partIcon} />
            WhatsApp
          </span>
        </a>
      )}
      <Link to={quote} className={classes(part, "text-signal ring-1 ring-signal ring-inset")}>
        Quote
      </Link>
    </nav>
  );
}
