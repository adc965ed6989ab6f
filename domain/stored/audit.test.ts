import { expect, test } from "vitest";
import { type AuditEntry, describeEntry } from "./audit.ts";

const ID = "3f2a91c4-0000-4000-8000-000000000001";
const entry = (values: Partial<AuditEntry>): AuditEntry => ({
  id: ID,
  at: "2026-11-24T10:00:00+00:00",
  actor: null,
  actor_email: "asha@company.example",
  act: "published",
  subject: null,
  subject_id: null,
  detail: {},
  ...values,
});

test("an article is named by its title, and by a part of its id once it is gone for good", () => {
  const about = { subject: "blogs", subject_id: ID };
  expect(describeEntry(entry({ ...about, title: "Two sprayers" })).thing).toBe("Blog: Two sprayers");
  expect(describeEntry(entry({ ...about, title: null })).thing).toBe("Blog: 3f2a91c4…");
});

test("an enquiry is named by its reference number", () => {
  expect(describeEntry(entry({ act: "deleted", subject: "contact_submissions", subject_id: ID })).thing).toBe(
    "Enquiry: 3F2A91C4",
  );
});

test("what was noted beside it stands in words", () => {
  const detail = {
    kind: "published",
    since: "2026-11-30T18:30:00+00:00",
    searched: true,
    rows_of_first_page: 1000,
    left_over: 2,
  };
  expect(describeEntry(entry({ act: "exported", subject: "audit_log", detail })).more).toBe(
    "Published, since 1 December 2026, of a search, 1,000 rows or more, left over: 2",
  );
  expect(describeEntry(entry({ act: "signed_in", detail: { how: "link" } })).more).toBe("with a link");
});

test("without a session it names the service or the operator", () => {
  const who = (role: string) => describeEntry(entry({ actor_email: null, detail: { role } })).who;
  expect(who("supabase_auth_admin")).toBe("the accounts service");
  expect(who("postgres")).toBe("the operator, at the server");
  expect(who("site")).toBe("the server (site)");
});
