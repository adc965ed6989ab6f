import { expect, test } from "vitest";
import { dialDigits, messageParts } from "./message-parts.ts";

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
