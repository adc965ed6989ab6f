/** Helpers for tests of enquiry mails: a site that sends them, an enquiry, and the queue of mails. */
import { expect } from "vitest";
import type { startMailServer } from "./mail-server.ts";
import { clientOf } from "./policies/people.ts";
import type { RunningSite } from "./site.ts";

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export const OFFICE = "office@vayutra.example";
export const MESSAGE =
  "Company: Not provided\nPhone: 98260 12345\nInquiry Type: training\n\nMessage: फसल का सर्वे? https://spam.example";

/** Settings of a site that mails the office. */
export const siteWithOfficeMails = (mailServer: MailServer, more: Record<string, string> = {}) => ({
  SMTP_URL: mailServer.url,
  ENQUIRY_NOTIFY_TO: OFFICE,
  TRUST_PROXY: "1",
  ...more,
});

/** Sends an enquiry as a visitor does. */
export async function send(site: RunningSite, email = "asha@farm.example", name = "Asha Verma", came_from?: string) {
  const { error } = await clientOf(site)
    .from("contact_submissions")
    .insert({ name, email, message: MESSAGE, status: "new", came_from });
  expect(error).toBeNull();
}

/** Number of mails that are neither sent nor given up. */
export const open = async ({ sql }: RunningSite) =>
  (await sql`select * from private.enquiry_mails where handed_over_at is null and given_up_at is null`).length;

/** Makes all waiting mails due now. */
export const makeDue = ({ sql }: RunningSite) => sql`update private.enquiry_mails set due_at = now()`;
