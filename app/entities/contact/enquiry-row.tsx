import { callbackNumber, shownAddress } from "#domain/enquiries/callback.ts";
import { inquiryLabel } from "#domain/enquiries/inquiry-types.ts";
import { dialDigits, messageParts } from "#domain/enquiries/message-parts.ts";
import { referenceOf } from "#domain/enquiries/reference.ts";
import { languageNames } from "#domain/enquiries/thread.ts";
import type { RowActs } from "~/admin/collection";
import { distanceFrom } from "~/admin/list/distance-from";
import { longDateAndTime, writtenDay } from "~/lib/dates";
import { supabase } from "~/lib/supabase";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { classes } from "~/ui/classes";
import { EnquiryDesk, useStaff } from "./enquiry-desk";
import { EnquiryThread, hasFailedReply } from "./enquiry-thread";
import { noteOpened } from "./entries";
import type { Enquiry } from "./model";
import { setOpened, useOpened } from "./opened";
import { replyAddress, whatsappAddress } from "./reply";

/** The values of a link's campaign: "fair, autumn" of "utm_source=fair&utm_campaign=autumn". */
export const campaignName = (campaign: string) => [...new URLSearchParams(campaign).values()].join(", ") || campaign;

/** Address, time and reference number, beside the name. */
export function EnquiryBeside({ row }: { row: Enquiry }) {
  return (
    <span className="min-w-0 text-sm break-words text-steel">
      {shownAddress(row.email)} · {longDateAndTime(row.created_at, "N/A")}, {distanceFrom(row.created_at, Date.now())} ·{" "}
      {referenceOf(row.id)}
    </span>
  );
}

/** An enquiry in four lines, with the parts of its message shown separately; open, it shows the whole message. */
export function EnquiryDetails({ row }: { row: Enquiry }) {
  const isOpen = useOpened(row.id);
  const staff = useStaff();
  const { company, phone, inquiry, about, preferredDay, text } = messageParts(row.message);
  const facts = [
    ["With", row.assigned_to && (staff.find(({ id }) => id === row.assigned_to)?.name ?? "somebody")],
    ["Come back on", row.follow_up && writtenDay(new Date(`${row.follow_up}T00:00:00+05:30`))],
    ["Topic", inquiryLabel(inquiry)],
    [row.batch ? "Batch" : "About", row.batch ?? about],
    ["Preferred day", preferredDay],
    ["Company", company],
    ["Phone", phone],
    ["Language", row.language && languageNames[row.language]],
  ].filter(([, value]) => value);
  const origin = [
    row.came_from && `from ${row.came_from}`,
    row.instrument && `with ${row.instrument}`,
    row.campaign && `by ${campaignName(row.campaign)}`,
  ].filter(Boolean);
  return (
    <>
      <div className="flex flex-wrap gap-x-4 text-sm leading-5">
        {facts.length > 0 && (
          <dl className="contents">
            {facts.map(([label, value]) => (
              <div key={label} className="flex min-w-0 gap-1.5">
                <dt className="text-ash">{label}</dt>
                <dd className="min-w-0 break-words text-ink">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {origin.length > 0 && (
          <p className={classes("min-w-0 text-ash", isOpen ? "break-words" : "truncate")}>Came {origin.join(", ")}</p>
        )}
      </div>
      {hasFailedReply(row) && !isOpen && (
        <p>
          <Badge highlighted>A reply was not sent</Badge>
        </p>
      )}
      <p
        className={classes(
          "max-w-[90ch] break-words text-ink",
          isOpen ? "mt-2 whitespace-pre-line" : "line-clamp-2 xl:line-clamp-1",
        )}
      >
        {text}
      </p>
    </>
  );
}

/** Below an open enquiry: what the desk knows of it, and its history. */
export function EnquiryBelow({ row, acts }: { row: Enquiry; acts: RowActs<Enquiry> }) {
  const isOpen = useOpened(row.id);
  return (
    <>
      {isOpen && (
        <EnquiryDesk
          row={row}
          onNew={row.status === "replied" ? () => !acts.busy && acts.mark([row], "new") : undefined}
        />
      )}
      <EnquiryThread row={row} />
    </>
  );
}

/** Links to answer an enquiry, the button that marks it as answered, and the one that opens its history. */
export function EnquiryActions({ row, acts }: { row: Enquiry; acts: RowActs<Enquiry> }) {
  const isOpen = useOpened(row.id);
  const onlyNumber = callbackNumber(row.email);
  const number = onlyNumber ?? dialDigits(messageParts(row.message).phone);
  // The link works whether or not this is noted.
  const note = async (kind: "mail program" | "whatsapp") =>
    noteOpened(await supabase(), row.id, kind).catch(() => undefined);
  const written = row.entries?.length ?? 0;
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-label={`${isOpen ? "Close" : "Open"} ${row.name}`}
        onClick={() => setOpened(row.id, !isOpen)}
      >
        {isOpen ? "Close" : written > 0 ? `Open (${written})` : "Open"}
      </Button>
      {!onlyNumber && (
        <ButtonLink
          to={replyAddress(row)}
          aria-label={`Reply via Email to ${row.name}`}
          onClick={() => void note("mail program")}
        >
          Reply via Email
        </ButtonLink>
      )}
      {number && (
        <>
          <ButtonLink to={`tel:+${number}`} aria-label={`Call ${row.name}`}>
            Call
          </ButtonLink>
          <ButtonLink
            to={whatsappAddress(number, row)}
            target="_blank"
            rel="noreferrer"
            aria-label={`WhatsApp to ${row.name} (new tab)`}
            onClick={() => void note("whatsapp")}
          >
            WhatsApp
          </ButtonLink>
        </>
      )}
      <Button
        aria-label={`Mark as Replied: ${row.name}`}
        disabled={row.status === "replied"}
        aria-disabled={acts.busy || undefined}
        onClick={() => !acts.busy && acts.mark([row], "replied")}
      >
        Mark as Replied
      </Button>
    </>
  );
}
