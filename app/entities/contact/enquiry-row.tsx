import { callbackNumber, shownAddress } from "#domain/enquiries/callback.ts";
import { inquiryLabel } from "#domain/enquiries/inquiry-types.ts";
import { dialDigits, messageParts } from "#domain/enquiries/message-parts.ts";
import { referenceOf } from "#domain/enquiries/reference.ts";
import type { RowActs } from "~/admin/collection";
import { longDateAndTime } from "~/lib/dates";
import { Button, ButtonLink } from "~/ui/button";
import { NoteOf } from "./enquiry-note";
import type { Enquiry } from "./model";
import { replyAddress } from "./reply";

/** An enquiry with the parts of its message shown separately. */
export function EnquiryDetails({ row }: { row: Enquiry }) {
  const { company, phone, inquiry, about, preferredDay, text } = messageParts(row.message);
  const facts = [
    ["Company", company],
    ["Phone", phone],
    ["Topic", inquiryLabel(inquiry)],
    ["About", about],
    ["Preferred day", preferredDay],
  ].filter(([, value]) => value);
  const origin = [
    row.came_from && `from ${row.came_from}`,
    row.instrument && `with ${row.instrument}`,
    row.campaign && `by ${[...new URLSearchParams(row.campaign).values()].join(", ")}`,
  ].filter(Boolean);
  return (
    <>
      <p className="break-words">
        {shownAddress(row.email)} · {longDateAndTime(row.created_at, "N/A")} · {referenceOf(row.id)}
      </p>
      {facts.length > 0 && (
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {facts.map(([label, value]) => (
            <div key={label} className="flex min-w-0 gap-2">
              <dt className="text-ash">{label}</dt>
              <dd className="min-w-0 break-words text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2 max-w-[80ch] break-words whitespace-pre-line text-ink">{text}</p>
      {origin.length > 0 && <p className="mt-2 text-sm break-words text-ash">Came {origin.join(", ")}</p>}
      <NoteOf row={row} />
    </>
  );
}

/** Links to answer an enquiry, and the button that marks it as answered. */
export function EnquiryActions({ row, acts }: { row: Enquiry; acts: RowActs<Enquiry> }) {
  const onlyNumber = callbackNumber(row.email);
  const number = onlyNumber ?? dialDigits(messageParts(row.message).phone);
  return (
    <>
      {!onlyNumber && (
        <ButtonLink to={replyAddress(row)} aria-label={`Reply via Email to ${row.name}`}>
          Reply via Email
        </ButtonLink>
      )}
      {number && (
        <>
          <ButtonLink to={`tel:+${number}`} aria-label={`Call ${row.name}`}>
            Call
          </ButtonLink>
          <ButtonLink
            to={`https://wa.me/${number}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`WhatsApp to ${row.name} (new tab)`}
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
