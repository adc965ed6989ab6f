import { describe, expect, it } from "vitest";
import { claimProblem } from "./claims.ts";
import { type Detail, type DetailKey, details } from "./details.ts";

const problem = (key: DetailKey, value: string) => details[key].check(value);

describe("the check of a detail", () => {
  it.each<[DetailKey, string]>([
    ["phone", "+91 98270 12345"],
    ["phone", "+91 755 412 3456"],
    ["whatsapp", "none"],
    ["email", "office@vayutra.in"],
    ["postalCode", "462023"],
    ["mapPoint", "23.2599, 77.4526"],
    ["officeDays", "Mon-Fri"],
    ["officeDays", "Mon-Tue, Thu-Sat"],
    ["officeDays", "Sun"],
    ["officeHours", "9:30-17:30"],
    ["gstin", "27AAPFU0939F1ZV"],
    ["companyNumber", "U62100MP2019PTC048123"],
    ["policyEnd", "2028-02-29"],
    ["instagram", "https://www.instagram.com/vayutra"],
  ])("takes %s: %s", (key, value) => expect(problem(key, value)).toBeUndefined());

  it.each<[DetailKey, string, RegExp]>([
    ["phone", "98270 12345", /\+91 and ten digits/],
    ["phone", "+91 00000 00000", /rings/],
    ["phone", "+91 99999 99999", /rings/],
    ["phone", "+91 12345 67890", /rings/],
    ["email", "office", /address like/],
    ["email", "info@vayutra.example", /example/],
    ["postalCode", "062023", /six digits/],
    ["mapPoint", "77.4526, 23.2599", /two numbers/],
    ["officeDays", "Sat-Mon", /first and the last/],
    ["officeDays", "Thu-Sat, Mon-Tue", /first and the last/],
    ["officeDays", "Mon-Sat, Wed off", /first and the last/],
    ["officeDays", "", /first and the last/],
    ["officeHours", "18:00-9:00", /from and to/],
    ["gstin", "27AAPFU0939F1ZX", /does not fit/],
    ["gstin", "27aapfu0939f1zv", /15 characters/],
    ["policyEnd", "2027-02-29", /year, month and day/],
    ["facebook", "https://facebook.com.evil.example/x", /address of the page/],
    ["facebook", "https://facebookxcom/x", /address of the page/],
    ["name", "x".repeat(61), /60 characters/],
  ])("refuses %s: %s", (key, value, sentence) => expect(problem(key, value)).toMatch(sentence));
});

describe("the check of a claim", () => {
  it.each([
    ["150+", "180+"],
    ["98%", "100%"],
    [500, "640"],
  ])("of %s takes %s", (own, value) => expect(claimProblem(own)(value)).toBeUndefined());
  it.each([
    ["150+", "180"],
    ["98%", "101%"],
    ["98%", "-5%"],
    [500, "640+"],
    [500, "0"],
    [500, "many"],
  ])("of %s refuses %s", (own, value) => expect(claimProblem(own)(value)).toBeTruthy());
});

describe("what people type", () => {
  const tidied = (key: DetailKey, typed: string) => (details[key] as Detail).tidy?.(typed);

  it.each<[DetailKey, string, string]>([
    ["phone", "9827012345", "+91 98270 12345"],
    ["phone", "09827012345", "+91 98270 12345"],
    ["phone", "919827012345", "+91 98270 12345"],
    ["phone", "+91-98270-12345", "+91 98270 12345"],
    ["phone", "+91 755 412 3456", "+91 755 412 3456"],
    ["whatsapp", "none", "none"],
    ["officeDays", "Mon to Sat", "Mon-Sat"],
    ["officeDays", "Monday-Friday", "Mon-Fri"],
    ["officeDays", "Mon - Sat except Wednesday", "Mon-Tue, Thu-Sat"],
    ["officeDays", "Monday to Saturday, closed on Wed.", "Mon-Tue, Thu-Sat"],
    ["officeDays", "Mon, Tue and Thursday", "Mon-Tue, Thu"],
    ["officeDays", "Mon-Sat, Wed off", "Mon-Sat, Wed off"],
    ["officeDays", "Mon-Sat except holidays", "Mon-Sat except holidays"],
    ["officeDays", "closed on Sunday", "closed on Sunday"],
    ["officeHours", "10am-7pm", "10:00-19:00"],
    ["officeHours", "10 AM to 7 PM", "10:00-19:00"],
    ["officeHours", "12 pm - 12:30 am", "12:00-0:30"],
    ["officeHours", "10:00 - 19:00", "10:00-19:00"],
    ["officeHours", "10-19", "10:00-19:00"],
    ["officeHours", "9.30 a.m. to 5.30 p.m.", "9:30-17:30"],
    ["officeHours", "always", "always"],
    ["gstin", "27aapfu0939f1zv ", "27AAPFU0939F1ZV"],
  ])("%s: %s is %s", (key, typed, value) => expect(tidied(key, typed)).toBe(value));
});
