import { expect, test } from "vitest";
import { emptyContactForm, submissionOf } from "../../app/entities/contact/model";
import { replyAddress } from "../../app/entities/contact/reply";
import { dialDigits, messageParts } from "./message-parts.ts";

test("a message is split into the form's fields", () => {
  const form = {
    ...emptyContactForm,
    firstName: "Asha",
    email: "a@b.example",
    phone: "98260 12345",
    company: "Farm: north",
    inquiry: "training" as const,
    about: "RPTO",
    day: "2026-12-01",
    half: "morning" as const,
    message: "First line.\n\nMessage: second?\nCompany: mine",
  };
  expect(messageParts(submissionOf(form).message)).toEqual({
    company: "Farm: north",
    phone: "98260 12345",
    inquiry: "training",
    about: "RPTO",
    preferredDay: "2026-12-01, morning",
    text: "First line.\n\nMessage: second?\nCompany: mine",
  });
  const bare = messageParts(submissionOf({ ...emptyContactForm, message: "Hello" }).message);
  expect(bare).toMatchObject({ company: "", phone: "", inquiry: "general", text: "Hello" });
});

test("a message that the form did not write is all text", () => {
  expect(messageParts("Phone: 1\nno more").text).toBe("Phone: 1\nno more");
});

test.each([
  ["98260 12345", "919826012345"],
  ["09826012345", "919826012345"],
  ["+91 98260-12345", "919826012345"],
  ["00971 50 123 4567", "971501234567"],
  ["919826012345", "919826012345"],
  ["12345", undefined],
  ["call me", undefined],
  ["98260 12345; rm", undefined],
])("%s is dialled as %s", (phone, digits) => {
  expect(dialDigits(phone)).toBe(digits);
});

test("the reply keeps the address readable, greets, and quotes as much as fits", () => {
  const address = replyAddress({
    name: "Asha",
    email: "asha+farm@b.example",
    message: "One\ntwo & three",
    language: null,
  });
  expect(address).toMatch(/^mailto:asha\+farm@b\.example\?subject=Re%3A/);
  expect(decodeURIComponent(address)).toContain("&body=Dear Asha,\r\n\r\n");
  expect(decodeURIComponent(address)).toContain("> One\r\n> two & three\r\n");
  const long = replyAddress({ name: "Asha", email: "a?b&c@d.example", message: "फसल ".repeat(900), language: null });
  expect(long.length).toBeLessThan(2_000);
  expect(long).toMatch(/^mailto:a%3Fb%26c@d\.example\?/);
  expect(decodeURIComponent(long)).toMatch(/ \[…\]$/);
});
