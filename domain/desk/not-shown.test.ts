import { expect, it } from "vitest";
import { priceNotShown, valueNotShown } from "./not-shown.ts";
import { printableProblem } from "./printable.ts";

const today = "2027-01-04";
const why = (key: string, value: string, policyEnd = today) =>
  valueNotShown({ key, value }, [{ key: "policyEnd", value: policyEnd }], today);

it("says why a stored value is not shown", () => {
  expect(why("phone", "+91 00000 00000")).toContain("not a number that rings");
  expect(why("insurer", "Sample Insurance", "2027-01-03")).toBe("the policy ended on 3 January 2027");
  expect(why("policyEnd", "2027-01-03", "2027-01-03")).toContain("the policy ended");
  expect(why("claim.peopleTrained", "many")).toBeDefined();
  expect(priceNotShown({ valid_until: "2027-01-03" }, today)).toBe("it was valid until 3 January 2027");
});

it("says nothing of what is shown", () => {
  expect(why("insurer", "Sample Insurance")).toBeUndefined();
  expect(why("claim.peopleTrained", "2600+")).toBeUndefined();
  expect(priceNotShown({ valid_until: today }, today)).toBeUndefined();
  expect(priceNotShown({ valid_until: null }, today)).toBeUndefined();
});

it("takes what brochures can print, and names what they cannot", () => {
  for (const text of ["₹1,500 – “Mon-Sat” 9:00", "हिन्दी और अंग्रेज़ी", "Café", "a\nb"])
    expect(printableProblem(text)).toBeUndefined();
  for (const [text, named] of [
    ["Bhopal 🙂", "🙂"],
    ["தமிழ்", "த"],
  ] as const)
    expect(printableProblem(text)).toContain(named);
});
