/** What the tests of mails about enquiries share: a site that sends them, an enquiry, and the notes of what is to be sent. */
import { expect } from "vitest";
import type { startMailServer } from "./mail-server.ts";
import { clientOf } from "./policies/people.ts";
import type { RunningSite } from "./site.ts";

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export const OFFICE = "office@vayutra.example";
export const MESSAGE =
  "Company: Not provided\nPhone: 98260 12345\nInquiry Type: training\n\nMessage: फसल का सर्वे? https://spam.example";

/** The settings of a site that tells the office. */
export const tellingOffice = (mailServer: MailServer, more: Record<string, string> = {}) => ({
  SMTP_URL: mailServer.url,
  ENQUIRY_NOTIFY_TO: OFFICE,
  TRUST_PROXY: "1",
  ...more,
});

/** Sends an enquiry as a visitor does. */
export async function send(site: RunningSite, email = "asha@farm.example", name = "Asha Verma") {
  const { error } = await clientOf(site)
    .from("contact_submissions")
    .insert({ name, email, message: MESSAGE, status: "new" });
  expect(error).toBeNull();
}

/** How many mails are neither handed over nor given up. */
export const open = async ({ sql }: RunningSite) =>
  (await sql`select * from private.enquiry_mails where handed_over_at is null and given_up_at is null`).length;

/** Whatever waits is due now. */
export const atOnce = ({ sql }: RunningSite) => sql`update private.enquiry_mails set due_at = now()`;
