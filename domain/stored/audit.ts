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
  rights_given: "Made an administrator",
  rights_taken: "Removed an administrator",
  link_made: "Made a link to a password",
  link_shown: "Was shown a link to a password",
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
  media: "Picture",
  bin: "Bin",
  audit_log: "Audit log",
  site_values: "Detail of the site",
  prices: "Price",
  batches: "Batch",
  notices: "Notice",
};

const inWords = (name: string) => name.replaceAll("_", " ");

export type AuditEntry = RowOf<typeof audit_log>;

/** An entry in words: who, what, to which thing, and the rest of what was noted. */
export function describeEntry({ act, actor_email, subject, subject_id, detail }: AuditEntry) {
  const { role, title, name, email, ...rest } = (detail ?? {}) as Record<string, unknown>;
  const called = [title, name, email].find((text) => typeof text === "string" && text !== "");
  return {
    who: actor_email ?? (typeof role === "string" ? `the server (${role})` : "unknown"),
    what: auditActs[act] ?? inWords(act),
    thing: [subject && (subjects[subject] ?? inWords(subject)), called ?? subject_id].filter(Boolean).join(": "),
    more: Object.entries(rest)
      .map(([key, value]) => `${inWords(key)}: ${value}`)
      .join(", "),
  };
}
