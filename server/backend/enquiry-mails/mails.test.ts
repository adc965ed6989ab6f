import { expect, test } from "vitest";
import { companyOf } from "../../../domain/desk/company.ts";
import { emptySnapshot } from "../../../domain/desk/snapshot.ts";
import { notice, receipt } from "./mails.ts";

const company = companyOf(emptySnapshot);
const mail = (name: string, email: string) =>
  notice({ name, email, message: "Hello", createdAt: new Date(0) }, ["office@b.example"], "https://site.example");

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
  const { text } = receipt("a@b.example", "https://site.example", company);
  expect(text).toContain(`We have your message and reply ${company.hours.reply}.`);
  expect(text).toContain("within one working day (Mon-Sat)");
  expect(text).not.toMatch(/\d+ hours|today|tomorrow/);
});
