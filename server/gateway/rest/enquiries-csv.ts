import { shownAddress } from "../../../domain/enquiries/callback.ts";
import { inquiryLabel } from "../../../domain/enquiries/inquiry-types.ts";
import { messageParts } from "../../../domain/enquiries/message-parts.ts";
import { referenceOf } from "../../../domain/enquiries/reference.ts";
import { entryWords, languageNames, type ThreadEntry } from "../../../domain/enquiries/thread.ts";
import { UNSIGNED } from "../../../domain/enquiries/unsigned.ts";
import { bhopalTime, type CsvFormat } from "./csv.ts";

/** A row of the procedure `enquiries_for_file`. */
export type ExportedEnquiry = Record<"id" | "name" | "email" | "message" | "status" | "created_at", string> &
  Record<"came_from" | "instrument" | "campaign" | "batch" | "owner" | "follow_up", string | null> & {
    language: keyof typeof languageNames | null;
    entries: ({ at: string; by: string | null } & ThreadEntry)[];
  };

const HEADINGS = [
  "Received (Bhopal)",
  "Reference",
  "Status",
  "Name",
  "E-mail",
  "Phone",
  "Company",
  "Topic",
  "About",
  "Batch",
  "Preferred day",
  "Language",
  "Message",
  "Page",
  "Instrument",
  "Campaign",
  "With",
  "Come back on",
  "History",
];

function cellsOf(enquiry: ExportedEnquiry): string[] {
  const { company, phone, inquiry, about, preferredDay, text } = messageParts(enquiry.message);
  const { created_at, status, name, email, came_from, instrument, campaign, batch, language, owner, follow_up } =
    enquiry;
  const origin = [came_from ?? "", instrument ?? "", campaign ?? ""];
  const at = bhopalTime(created_at);
  const history = enquiry.entries.map(({ at, by, ...entry }) => {
    const { act, text } = entryWords(entry);
    const said = entry.kind === "note" ? text : [act, text].filter(Boolean).join("\n");
    return `${bhopalTime(at)}, ${by ?? UNSIGNED}: ${said}`;
  });
  return [
    at,
    referenceOf(enquiry.id),
    status,
    name,
    shownAddress(email),
    phone,
    company,
    inquiryLabel(inquiry),
    about,
    batch ?? "",
    preferredDay,
    language ? languageNames[language] : "",
    text,
    ...origin,
    owner ?? "",
    follow_up ?? "",
    history.join("\n\n"),
  ];
}

/** The file of enquiries. */
export const enquiriesFile: CsvFormat<ExportedEnquiry> = { headings: HEADINGS, cellsOf };
