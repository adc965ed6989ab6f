import { expect, test } from "vitest";
import { rpto } from "~/content/excellence-center/rpto";
import { answerRule, classOf, readRule, ruleValues } from "./which-rule.ts";

const section = rpto.sections.find((each) => each.kind === "instrument");
if (section?.kind !== "instrument" || section.instrument !== "which-rule") throw new Error("no such instrument");
const { figures } = section;

function answer(values: Partial<Record<keyof typeof ruleValues, string>>) {
  const { input } = readRule({ ...ruleValues, ...values });
  if (!input) throw new Error("not read");
  return answerRule(input, figures);
}

test.each([
  [0.25, "Nano"],
  [0.251, "Micro"],
  [2, "Micro"],
  [2.001, "Small"],
  [25, "Small"],
  [25.001, "Medium"],
  [150, "Medium"],
  [150.001, "Large"],
  [500, "Large"],
  [500.001, undefined],
])("%s kg is %s (Drone Rules 2021, weight with the payload)", (kilograms, name) => {
  expect(classOf(kilograms, figures.classes)?.name).toBe(name);
});

test("no certificate for nano, nor for micro flown without pay (Drone Rules 2021); for work it is", () => {
  expect(answer({ grams: "249" }).certificate).toMatch(/^None/);
  expect(answer({ grams: "249" })).toMatchObject({ needsCertificate: false, needsInsurance: false });
  expect(answer({ grams: "1800", use: "leisure" })).toMatchObject({ needsCertificate: false, needsInsurance: true });
  expect(answer({ grams: "1800" })).toMatchObject({ needsCertificate: true, needsInsurance: true });
  expect(answer({ grams: "249" }).insurance).toMatch(/not required/);
  expect(answer({ grams: "1800", use: "leisure" }).certificate).toMatch(/^None/);
  expect(answer({ grams: "1800", use: "work" }).certificate).toMatch(
    /^Remote Pilot Certificate for your aircraft's category and the micro class, after 5 to 8 days/,
  );
  expect(answer({ grams: "2100", use: "leisure" }).certificate).toMatch(/^Remote Pilot Certificate/);
});

test("insurance is waived for nano drones alone, and the largest penalty is one lakh (Drone Rules 2021)", () => {
  expect(answer({ grams: "1800", use: "leisure" }).insurance).toBe("Third-party insurance is required.");
  expect(answer({ grams: "250", use: "work" }).insurance).toMatch(/not required for nano/);
  expect(answer({}).penalty).toBe("Up to ₹1 lakh, the largest penalty in the rules.");
});

test("age 18 to 65 and class 10 (Drone Rules 2021)", () => {
  expect(answer({ age: "17" }).hindrance).toMatch(/must be 18 to 65/);
  expect(answer({ age: "18" }).hindrance).toBeNull();
  expect(answer({ age: "65" }).hindrance).toBeNull();
  expect(answer({ age: "66" }).hindrance).toMatch(/must be 18 to 65/);
  expect(answer({ age: "17" }).course).toEqual(figures.courses.pilot);
  expect(answer({ age: "66" }).course).toBeNull();
  expect(answer({ school: "less" }).hindrance).toMatch(/class 10/);
  expect(answer({ grams: "200", age: "12" }).hindrance).toBeNull();
});

test("the place decides the permission, and where the rules say nothing the map and a person do", () => {
  expect(answer({ place: "green" }).permission).toMatch(/None up to 120 m\. Above that, look at the map/);
  expect(answer({ place: "low" }).permission).toMatch(
    /up to 60 m between 8 and 12 km from the perimeter.*Plan 50 to 55 m/,
  );
  expect(answer({ place: "yellow" }).permission).toMatch(
    /Air traffic control's permission\. Between 5 and 8 km from an airport's perimeter/,
  );
  expect(answer({ place: "near" }).permission).toMatch(/Look at the map and ask/);
  expect(answer({ place: "red" }).permission).toMatch(/Central Government/);
});

test("research bodies are free of papers under the conditions of rule 42, and others are told what they need", () => {
  for (const place of ["green", "low"]) {
    const research = answer({ use: "research", place });
    expect(research.research).toMatch(/recognised .*green zone.*premises .*Check its conditions\.$/);
    expect(research.registration).toMatch(
      /^None under rule 42, for recognised bodies on ground they control\. Otherwise: Unique Identification Number/,
    );
    expect(research.certificate).toMatch(
      /^None under rule 42, for recognised bodies on ground they control\. Otherwise: Remote Pilot Certificate .* small class/,
    );
    expect(research.depends).toBe(true);
  }
  expect(answer({ use: "research" }).certificate).toMatch(
    /^None under rule 42, for recognised bodies on ground they control in a green zone\. Otherwise: Remote/,
  );
  expect(answer({}).research).toBeNull();
});

test("research with a micro drone needs no certificate where it is non-commercial, in any place", () => {
  const yellow = answer({ use: "research", place: "yellow", grams: "1000" });
  expect(yellow.certificate).toMatch(/^None where the flying is non-commercial\. Otherwise: Remote Pilot Certificate/);
  expect(yellow.depends).toBe(true);
  expect(answer({ use: "work", place: "yellow", grams: "1000" }).certificate).toMatch(/^Remote Pilot Certificate/);
});

test.each(["yellow", "near", "red"])("rule 42 frees nobody in this place: %s", (place) => {
  const [research, work] = [answer({ use: "research", place }), answer({ use: "work", place })];
  expect(research.research).toBe("Rule 42 does not apply here: it is for green zones.");
  expect(research.certificate).toBe(work.certificate);
  expect(research.registration).toMatch(/^Unique Identification Number/);
  expect(research.depends).toBe(false);
});

test("model drones are named up to 25 kg and never beside paid work", () => {
  expect(answer({ use: "leisure" }).registration).toMatch(/unless it counts as a model drone \(up to 25 kg/);
  expect(answer({ grams: "25000", use: "research" }).registration).toMatch(/model drone/);
  expect(answer({ grams: "25001", use: "leisure" }).registration).not.toMatch(/model drone/);
  expect(answer({ use: "work" }).registration).not.toMatch(/model drone/);
});

test("above 500 kg the Drone Rules say nothing", () => {
  const { className, course, beyond } = answer({ grams: "500001" });
  expect([className, course]).toEqual(["None", null]);
  expect(beyond).toMatch(/end at 500 kg.*Aircraft Rules/);
  expect(answer({ grams: "500000" }).beyond).toBeNull();
});

test("the heavy ones lead to the heavy program", () => {
  expect(answer({ grams: "40000" }).course).toEqual(figures.courses.heavy);
  expect(answer({ grams: "25000" }).course).toEqual(figures.courses.pilot);
  expect(answer({ grams: "25001" }).course).toEqual(figures.courses.heavy);
  expect(answer({ grams: "2600" }).course).toEqual(figures.courses.pilot);
  expect(answer({ grams: "200" }).course).toBeNull();
  expect(answer({ grams: "150000" }).course).toEqual(figures.courses.heavy);
});

test("for the large class we neither train nor prepare: the regulator is asked", () => {
  const { course, certificate } = answer({ grams: "150001" });
  expect(course).toBeNull();
  expect(certificate).toMatch(/large class: ask the regulator/);
  expect(certificate).not.toMatch(/we prepare|RPTO/);
});

test("research with a micro drone needs the certificate where it is commercial: the sheet waives it for the rest", () => {
  expect(answer({ grams: "1800", use: "research" }).certificate).toMatch(
    /^None under rule 42, for recognised bodies on ground they control in a green zone, or where the flying is non-commercial\. Otherwise: Remote Pilot Certificate/,
  );
});

test("for a visitor under age a parent or teacher writes, whatever is flown", () => {
  for (const grams of ["200", "2600"])
    expect(answer({ grams, age: "17" }).underAge).toBe("Under 18, let a parent or teacher write to us.");
  expect(answer({ age: "18" }).underAge).toBeNull();
});

test("an invalid field is named with its problem", () => {
  expect(Object.keys(readRule({ ...ruleValues, grams: "-1", age: "", place: "moon" }).problems ?? {})).toEqual([
    "grams",
    "age",
    "place",
  ]);
});
