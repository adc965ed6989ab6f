import { expect, test } from "vitest";
import { companyOf } from "../../../domain/desk/company.ts";
import { emptySnapshot } from "../../../domain/desk/snapshot.ts";
import { notice, receipt } from "./mails.ts";

const company = companyOf(emptySnapshot);
const enquiryId = "3f2a91c4-0000-4000-8000-000000000001";
const mail = (name: string, email: string) =>
  notice(
    { enquiryId, name, email, message: "Hello", createdAt: new Date(0) },
    ["office@b.example"],
    "https://site.example",
  );

test("removes bidirectional control characters from a name and keeps the joiners of its script", () => {
  const { subject, text, replyTo } = mail("Asha\u202e moc\u2066.\u200f\nx क\u094d\u200dष", "a@b.example");
  expect(subject).toBe("New enquiry from Asha moc. x क\u094d\u200dष");
  expect(replyTo?.name).toBe("Asha moc. x क\u094d\u200dष");
  expect(text).not.toMatch(/[\u202e\u2066\u200f]/);
});

test.each(["a@b.example,c.d", "a@b.example;c@d", "a<b@c.example", '"a"@b.example', "x:a@b.example", "a@b@c.example"])(
  "%s, which may be read as several addresses, is quoted but not used as Reply-To",
  (email) => {
    const { replyTo, text } = mail("Asha", email);
    expect(replyTo).toBeUndefined();
    expect(text).toContain(`Asha gave the address ${email} and wrote:`);
  },
);

test.each(["a+b@c.example", "o'neill@c.example", "ä@ü.example"])("%s is used as Reply-To", (email) => {
  expect(mail("Asha", email).replyTo).toEqual({ name: "Asha", address: email });
});

test("the receipt promises what the site promises, and no other time", () => {
  const { text } = receipt({ email: "a@b.example", enquiryId }, "https://site.example", company);
  expect(text).toContain(`We have your message and reply ${company.hours.reply}.`);
  expect(text).toContain("within one working day (Mon-Sat)");
  expect(text).not.toMatch(/\d+ hours|today|tomorrow/);
});

test("both mails have the reference number that the visitor was shown", () => {
  expect(mail("Asha", "a@b.example").text).toContain("Reference 3F2A91C4");
  expect(receipt({ email: "a@b.example", enquiryId }, "https://site.example", company).text).toContain("3F2A91C4");
});

test("somebody without e-mail is called: no Reply-To, no address that looks like one", () => {
  const { replyTo, text } = mail("Asha", "phone-919826012345@callback.invalid");
  expect(replyTo).toBeUndefined();
  expect(text).toContain("Asha asks to be called (no e-mail: call +919826012345) and wrote:");
  expect(text).not.toContain("callback.invalid");
});
