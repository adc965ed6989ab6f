import { longDay } from "../desk/days.ts";
import { referenceOf } from "../enquiries/reference.ts";
import { indiaClock } from "../india-date.ts";
import { audit_log } from "./database-columns.ts";
import type { RowOf, StoredThing } from "./stored-thing.ts";

/** The audit log. Only the database adds entries. */
export const storedAuditEntry = {
  table: "audit_log",
  columns: audit_log,
  readers: "administrators",
  writers: "nobody",
} as const satisfies StoredThing;

/** What an entry says was done, in the words of the screen and the file. */
export const auditActs: Readonly<Record<string, string>> = {
  signed_in: "Signed in",
  sign_in_failed: "Failed to sign in",
  password_changed: "Changed the password",
  password_reset: "Took the password away",
  rights_given: "Added an administrator",
  rights_taken: "Removed an administrator",
  link_made: "Made a link to a password",
  link_shown: "Looked at a link to a password",
  account_deleted: "Deleted an account",
  published: "Published",
  deleted: "Deleted",
  restored: "Brought back from the bin",
  deleted_for_good: "Deleted for good",
  exported: "Downloaded a file",
  forgotten: "Forgot what is too old",
  person_erased: "Erased a person",
  enquiry_recipients_set: "Changed who is mailed of enquiries",
};

const subjects: Readonly<Record<string, string>> = {
  administrators: "Administrator",
  users: "Account",
  blogs: "Blog",
  news: "News",
  careers: "Job posting",
  contact_submissions: "Enquiry",
  enquiry_entries: "Note of an enquiry",
  saved_pieces: "Saved piece",
  enquiry_settings: "Settings of enquiries",
  media_objects: "Picture",
  bin: "Bin",
  audit_log: "Audit log",
  site_values: "Detail of the site",
  prices: "Price",
  batches: "Batch",
  notices: "Notice",
};

const roles: Readonly<Record<string, string>> = {
  supabase_auth_admin: "the accounts service",
  postgres: "the operator, at the server",
};

const inWords = (name: string) => name.replaceAll("_", " ");

/** One part of `detail` in words; names that have no words here stand as they are. */
function detailInWords(name: string, value: unknown): string {
  if (name === "rows_of_first_page") return value === 1000 ? "1,000 rows or more" : `${value} rows`;
  if (name === "searched") return "of a search";
  if (name === "kind") return auditActs[String(value)] ?? String(value);
  if (name === "how") return `with a ${value}`;
  if (name === "since" || name === "before") return `${name} ${longDay(indiaClock(String(value)).slice(0, 10))}`;
  return `${inWords(name)}: ${value}`;
}

/** An entry, as its table holds it, with the title that its thing has now. */
export type AuditEntry = RowOf<typeof audit_log> & { title?: string | null };

/** How a thing is called: by its title, an enquiry by its reference number, anything else by the start of its id. */
function nameOf(subject: string | null, id: string | null): string | null {
  if (!id) return null;
  return subject === "contact_submissions" ? referenceOf(id) : `${id.slice(0, 8)}…`;
}

/** An entry in words: who, what, to which thing, and the rest of what was noted. */
export function describeEntry({ act, actor_email, subject, subject_id, detail, title: current }: AuditEntry) {
  const { role, title, name, email, ...rest } = (detail ?? {}) as Record<string, unknown>;
  const called = [current, title, name, email].find((text) => typeof text === "string" && text !== "");
  return {
    who: actor_email ?? (typeof role === "string" ? (roles[role] ?? `the server (${role})`) : "unknown"),
    what: auditActs[act] ?? inWords(act),
    thing: [subject && (subjects[subject] ?? inWords(subject)), called ?? nameOf(subject, subject_id)]
      .filter(Boolean)
      .join(": "),
    more: Object.entries(rest)
      .map(([key, value]) => detailInWords(key, value))
      .join(", "),
  };
}
