import { shownAddress } from "../../../domain/enquiries/callback.ts";
import { inquiryLabel } from "../../../domain/enquiries/inquiry-types.ts";
import { messageParts } from "../../../domain/enquiries/message-parts.ts";
import { UNSIGNED } from "../../../domain/enquiries/unsigned.ts";
import { bhopalTime, type CsvFormat } from "./csv.ts";

/** A row of the procedure `enquiries_for_file`. */
export type ExportedEnquiry = Record<"id" | "name" | "email" | "message" | "status" | "created_at", string> &
  Record<"came_from" | "instrument" | "campaign", string | null> & {
    entries: { at: string; by: string | null; content: string }[];
  };

const HEADINGS = [
  "Received (Bhopal)",
  "Status",
  "Name",
  "E-mail",
  "Phone",
  "Company",
  "Topic",
  "About",
  "Preferred day",
  "Message",
  "Page",
  "Instrument",
  "Campaign",
  "Notes",
];

function cellsOf(enquiry: ExportedEnquiry): string[] {
  const { company, phone, inquiry, about, preferredDay, text } = messageParts(enquiry.message);
  const { created_at, status, name, email, came_from, instrument, campaign } = enquiry;
  const origin = [came_from ?? "", instrument ?? "", campaign ?? ""];
  const at = bhopalTime(created_at);
  const notes = enquiry.entries.map(({ at, by, content }) => `${bhopalTime(at)}, ${by ?? UNSIGNED}: ${content}`);
  return [
    at,
    status,
    name,
    shownAddress(email),
    phone,
    company,
    inquiryLabel(inquiry),
    about,
    preferredDay,
    text,
    ...origin,
    notes.join("\n\n"),
  ];
}

/** The file of enquiries. */
export const enquiriesFile: CsvFormat<ExportedEnquiry> = { headings: HEADINGS, cellsOf };
