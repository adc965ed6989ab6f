import { expect, test } from "vitest";
import { companyOf } from "../../../domain/desk/company.ts";
import { emptySnapshot } from "../../../domain/desk/snapshot.ts";
import { morningMail, notice, receipt, reply } from "./mails.ts";

const company = companyOf(emptySnapshot);
const enquiryId = "3f2a91c4-0000-4000-8000-000000000001";
const mail = (name: string, email: string, language: string | null = "en") =>
  notice(
    { enquiryId, name, email, message: "Hello", createdAt: new Date(0), language, cameFrom: null },
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
  const { text } = receipt(
    { email: "a@b.example", enquiryId, cameFrom: "/gallery" },
    "https://site.example",
    emptySnapshot,
  );
  expect(text).toContain(`We have your message and reply ${company.hours.reply}.`);
  expect(text).toContain("within one working day (Mon-Sat)");
  expect(text).not.toMatch(/\d+ hours|today|tomorrow/);
});

test("the receipt for somebody who wrote from a Hindi page is in Hindi and promises the same", () => {
  const mailed = { email: "a@b.example", enquiryId, cameFrom: "/hi/contact-us" };
  const { subject, text } = receipt(mailed, "https://site.example", emptySnapshot);
  expect(subject).toBe("आपका संदेश हमें मिल गया (Vayutra Drones)");
  expect(text).toContain("हम एक कामकाजी दिन (सोम-शनि) के अंदर जवाब देते हैं। आपका रेफ़रेंस नंबर 3F2A91C4 है।");
  expect(text).toContain("Vayutra Drones, भोपाल\nhttps://site.example/hi\n");
  expect(`${subject} ${text}`.match(/[a-z]{2,}/gi)?.join(" ")).toBe(
    "Vayutra Drones Vayutra Drones Vayutra Drones https site example hi",
  );
});

test("the notice is in English, and names Hindi where the enquiry is in it", () => {
  expect(mail("Asha", "a@b.example", "hi").text).toContain("\n\nHello\n\nLanguage: हिन्दी\n\nReference");
  for (const language of ["en", "other", null])
    expect(mail("Asha", "a@b.example", language).text).not.toContain("Language");
});

test("both mails have the reference number that the visitor was shown", () => {
  expect(mail("Asha", "a@b.example").text).toContain("Reference 3F2A91C4");
  expect(
    receipt({ email: "a@b.example", enquiryId, cameFrom: "/gallery" }, "https://site.example", emptySnapshot).text,
  ).toContain("3F2A91C4");
});

test("somebody without e-mail is called: no Reply-To, no address that looks like one", () => {
  const { replyTo, text } = mail("Asha", "phone-919826012345@callback.invalid");
  expect(replyTo).toBeUndefined();
  expect(text).toContain("Asha asks to be called (no e-mail: call +919826012345) and wrote:");
  expect(text).not.toContain("callback.invalid");
});

const answer = { name: "Asha\nx", email: "a@b.example", subject: "Re: Spray", content: "Yes.", writer: "Ravi Rao" };

test("a reply bears its writer's name and is answered to the office, unless the office's address is a sample", () => {
  const stated = companyOf({ ...emptySnapshot, details: { email: "office@drones.in" } });
  expect(reply(answer, stated)).toEqual({
    to: { name: "Asha x", address: "a@b.example" },
    fromName: `Ravi Rao (${stated.name})`,
    replyTo: { name: stated.name, address: "office@drones.in" },
    subject: "Re: Spray",
    text: "Yes.",
  });
  expect(reply(answer, company).replyTo).toBeUndefined();
  expect(reply({ ...answer, writer: "ravi@drones.in" }, company).fromName).toBe(company.name);
});

test("the mail in the morning tells what is due, overdue and new, and how many more there are", () => {
  const task = (name: string, day: string) => ({ id: enquiryId, name, day });
  const { subject, text } = morningMail(
    {
      ...{ email: "r@b.example", accountName: "Ravi", day: "2026-11-24" },
      tasks: {
        due: [task("Asha", "2026-11-20"), task("Meena", "2026-11-24")],
        new: [task("Om\u202e", "2026-11-23")],
        ...{ dueTotal: 2, newTotal: 31 },
      },
    },
    "https://site.example",
    company,
  );
  expect(subject).toBe("Enquiries on 24 November 2026: 2 to come back to, 31 new");
  expect(text).toContain("- Asha (3F2A91C4), overdue since 20 November 2026\n- Meena (3F2A91C4), today");
  expect(text).toContain("- Om (3F2A91C4), of 23 November 2026\nand 30 more");
  expect(text).toContain("https://site.example/admin?tab=contacts");
});
