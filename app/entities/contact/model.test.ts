import { expect, test } from "vitest";
import { messageParts } from "#domain/enquiries/message-parts.ts";
import { todayInIndia } from "#domain/india-date.ts";
import {
  callBackForm,
  callBackProblems,
  callTimeOf,
  emptyContactForm,
  formProblem,
  formProblems,
  isComplete,
  missingText,
  numberToCall,
  submissionOf,
  submissionProblem,
} from "./model";

const form = {
  ...emptyContactForm,
  firstName: " Asha ",
  lastName: "Rao",
  email: " asha@farm.example ",
  message: " Hello ",
};

test("a form becomes the row of the specification", () => {
  expect(submissionOf({ ...form, company: "Rao Farms", phone: " 123 ", inquiry: "training" })).toEqual({
    name: "Asha Rao",
    email: "asha@farm.example",
    message: "Company: Rao Farms\nPhone: 123\nInquiry Type: training\n\nMessage: Hello",
    status: "new",
  });
});

test("a missing company or phone is 'Not provided', and the last name may be missing", () => {
  const row = submissionOf({ ...form, lastName: "" });
  expect(row.name).toBe("Asha");
  expect(row.message).toContain("Company: Not provided\nPhone: Not provided\nInquiry Type: general");
});

test("what the visitor came to ask about stands in the message", () => {
  expect(submissionOf({ ...form, about: "Farm package" }).message).toContain("About: Farm package");
});

test("a preferred day and half-day stand in the message, each alone too", () => {
  expect(submissionOf({ ...form, day: "2026-12-01", half: "morning" }).message).toContain(
    "Preferred day: 2026-12-01, morning\n\nMessage: Hello",
  );
  expect(submissionOf({ ...form, half: "afternoon" }).message).toContain("Preferred day: afternoon");
  expect(submissionOf(form).message).not.toContain("Preferred day");
});

test("a submission is refused with the specification's sentences, in its order", () => {
  const whole = { name: "A", email: "a@b.c", message: "m" };
  expect(submissionProblem({ name: " ", email: "", message: "" })).toBe("Name is required");
  expect(submissionProblem({ ...whole, email: " " })).toBe("Email is required");
  expect(submissionProblem({ ...whole, message: "\n" })).toBe("Message is required");
  for (const email of ["a", "a@b", "@b.c", "a@.", "a b@c.d", "a@b c.d"]) {
    expect(submissionProblem({ ...whole, email }), email).toBe("Please enter a valid email address");
  }
  for (const email of [
    "x@ｃallback.invalid",
    "x@callback.in\u200bvalid",
    "x@call\u00adback.invalid",
    "x@(c)callback.invalid",
    "<phone-919876543210@callback.invalid>",
    "\u200b@\u200b.\u200b",
  ]) {
    expect(submissionProblem({ ...whole, email }), email).toBe("Please enter a valid email address");
  }
  for (const email of ["o'brien+x@b.c", "राम@उदाहरण.भारत", '"a"@b.c', "phone-919876543210@callback.invalid"])
    expect(submissionProblem({ ...whole, email }), email).toBeNull();
  expect(submissionProblem(whole)).toBeNull();
});

test("a form without a message is refused although the row's message has other lines", () => {
  expect(formProblem({ ...form, message: " " })).toBe("Message is required");
  expect(formProblem({ ...form, firstName: " " })).toBe("Name is required");
  expect(formProblem({ ...form, firstName: "\u3164\u200b" })).toBe("Name is required");
  expect(formProblem(form)).toBeNull();
});

test("a message is counted as it was typed, in characters", () => {
  const company = "c".repeat(200);
  for (const message of ["x".repeat(9_000), "😀".repeat(9_000)]) {
    expect(formProblem({ ...form, company, message: ` ${message}\n` })).toBeNull();
    expect(callBackProblems({ ...form, phone: "98260 12345", company, message })).toEqual({});
    expect(formProblem({ ...form, message: `${message}😀` })).toBe("The message may have 9000 characters at most");
  }
  // What no browser's form holds.
  expect(formProblem({ ...form, company: "c".repeat(10_000) })).toMatch(/characters at most/);
});

test("the send button waits for first name, e-mail and message", () => {
  expect(isComplete(form)).toBe(true);
  expect(isComplete({ ...form, email: "  " })).toBe(false);
  expect(isComplete({ ...form, firstName: "" })).toBe(false);
  expect(isComplete({ ...form, message: "" })).toBe(false);
});

test("each field at fault has its sentence, in the order of the form", () => {
  expect(formProblems(form)).toEqual({});
  const problems = formProblems({
    ...form,
    firstName: "",
    email: "priya@gmail",
    phone: "98",
    message: "x".repeat(10_001),
  });
  expect(Object.keys(problems)).toEqual(["firstName", "email", "phone", "message"]);
  expect(problems.email).toBe("Please enter a valid email address");
});

test("a past day is refused, in a message and in a call; today and a day of rest are not", () => {
  const past = { ...form, day: "2020-01-01" };
  expect(formProblems(past)).toEqual({ day: expect.stringMatching(/^This day is past/) });
  expect(formProblem(past)).toMatch(/^This day is past/);
  expect(callBackProblems({ ...past, phone: "98260 12345" }).day).toMatch(/^This day is past/);
  // A Sunday far ahead, and what a browser without date fields lets people type.
  for (const day of [todayInIndia(), "2099-11-22", "next week"]) expect(formProblem({ ...form, day }), day).toBeNull();
});

test.each(["98", "call me", "९८"])("a phone number %s is refused, because it is too short", (phone) => {
  expect(formProblems({ ...form, phone }).phone).toMatch(/^This number is too short/);
});

test.each(["", "98260 12345", "९८२६० १२३४५", "0755 2470000 or 98260 12345", "+971 50 123 4567"])(
  "a phone number %j is taken",
  (phone) => {
    expect(formProblems({ ...form, phone }).phone).toBeUndefined();
  },
);

test.each(["+971 50 123 4567", "0044 20 7946 0958"])("a call to %s is refused with the reason", (phone) => {
  expect(callBackProblems({ ...form, email: "", phone }).callNumber).toMatch(/another country.*write to us/);
});

test("a stored message tells the time of day of the call", () => {
  const caller = { ...emptyContactForm, firstName: "Ramesh", phone: "98260 12345" };
  const stored = (more: Partial<typeof caller>) => submissionOf(callBackForm({ ...caller, ...more })).message;
  expect(callTimeOf(stored({ callAt: "afternoon" }))).toBe("afternoon");
  expect(callTimeOf(stored({ message: "In the morning I am out." }))).toBeUndefined();
});

test("what is missing is told as a sentence", () => {
  expect(missingText(form)).toBe("");
  expect(missingText({ ...form, email: " " })).toBe("Your e-mail is missing.");
  expect(missingText(emptyContactForm)).toBe("Your first name, your e-mail and your message are missing.");
});

test("who asks to be called needs a name and an Indian number, and is stored under an address made of it", () => {
  const caller = { ...emptyContactForm, firstName: "Ramesh", phone: "98260 12345", callAt: "morning" as const };
  expect(callBackProblems(caller)).toEqual({});
  expect(Object.keys(callBackProblems({ ...caller, firstName: "", phone: "98" }))).toEqual(["callName", "callNumber"]);
  expect(submissionOf(callBackForm({ ...caller, message: "12 bigha" }))).toEqual({
    name: "Ramesh",
    email: "phone-919826012345@callback.invalid",
    message:
      "Company: Not provided\nPhone: 98260 12345\nInquiry Type: general\n\nMessage: Please call me back, in the morning.\n\n12 bigha",
    status: "new",
  });
  expect(formProblem(callBackForm(caller))).toBeNull();
  const long = { ...caller, firstName: "R".repeat(500), message: "m".repeat(50_000) };
  expect(Object.keys(callBackProblems(long))).toEqual(["message", "callName"]);
  expect(callBackForm({ ...caller, email: "phone-919999999999@callback.invalid" }).email).toContain("919826012345");
  expect(formProblems({ ...form, email: "x@callback.invalid" }).email).toBe("Please enter a valid email address");
  // An e-mail address that was given is not thrown away.
  const written = callBackForm({ ...caller, email: " a@farm.example " });
  expect(written.email).toBe("a@farm.example");
  expect(numberToCall(submissionOf(written)), "a call was asked for all the same").toBe("919826012345");
  expect(
    numberToCall(submissionOf({ ...caller, email: "a@farm.example", message: "Please call me back when it rains" })),
  ).toBeUndefined();
  const half = callBackForm({ ...caller, email: "priya@gmail" });
  expect([half.email, half.message]).toEqual([
    "phone-919826012345@callback.invalid",
    "Please call me back, in the morning.\n\nE-mail as typed: priya@gmail",
  ]);
});

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
