import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { linkMail } from "./mails.ts";

const envelopeOf = async (address: string) => {
  const letter = linkMail("https://site.example", address, "invite", { token: "token", code: "123456" });
  const sent = await createTransport({ jsonTransport: true }).sendMail({ ...letter, from: "site@site.example" });
  return sent.envelope.to;
};

test.each(["asha@company.example", "a,b@company.example", "x;y@company.example"])(
  "the link of %s goes to no other address",
  async (address) => {
    // A local part may stand in quotes.
    expect(((await envelopeOf(address)) as string[]).map((to) => to.replaceAll('"', ""))).toEqual([address]);
  },
);
