import { expect, it } from "vitest";
import { openEntries, priceNotShown, valueNotShown } from "./not-shown.ts";
import { printableProblem } from "./printable.ts";

const today = "2027-01-04";
const claims = [{ name: "peopleTrained", own: "2500+" }];
const why = (key: string, value: string, policyEnd = today) =>
  valueNotShown({ key, value }, { values: [{ key: "policyEnd", value: policyEnd }], claims, today });

it("says why a stored value is not shown", () => {
  expect(why("phone", "+91 00000 00000")).toContain("not a number that rings");
  expect(why("insurer", "Sample Insurance", "2027-01-03")).toBe("the policy ended on 3 January 2027");
  expect(why("policyEnd", "2027-01-03", "2027-01-03")).toContain("the policy ended");
  expect(why("claim.peopleTrained", "many")).toBeDefined();
  expect(why("claim.peopleTrained", "98%")).toContain("with +");
  expect(priceNotShown({ valid_until: "2027-01-03" }, today)).toBe("it was valid until 3 January 2027");
});

it("says nothing of what is shown", () => {
  expect(why("insurer", "Sample Insurance")).toBeUndefined();
  expect(why("claim.peopleTrained", "2600+")).toBeUndefined();
  expect(priceNotShown({ valid_until: today }, today)).toBeUndefined();
  expect(priceNotShown({ valid_until: null }, today)).toBeUndefined();
});

it("an untouched desk asks for the details and claims of the repository, and then for what is not shown", () => {
  const untouched = openEntries({ values: [], prices: [] }, claims, today);
  expect(untouched).toEqual(expect.arrayContaining(["phone", "name", "officeDays", "claim.peopleTrained"]));
  expect(untouched).not.toContain("gstin");
  const stated = [
    { key: "phone", value: "+91 98270 12345" },
    { key: "gstin", value: "no number" },
  ];
  const prices = [
    { thing: "/services/a", valid_until: "2027-01-03" },
    { thing: "/services/b", valid_until: null },
  ];
  const rest = openEntries({ values: stated, prices }, claims, today);
  expect(rest).not.toContain("phone");
  expect(rest.slice(-2)).toEqual(["gstin", "/services/a"]);
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
