import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { company } from "~/content/company";
import { facts } from "~/content/facts";
import { airspace, certificate, checks, sprayingNotice, weightClasses } from "~/content/law";
import { figuresOfPages } from "~/content/marketing-pages";
import { readPageFigures } from "~/content/page-figures";
import { figuresIn, lookup, strayClaims, withoutTyped } from "./figures";
import { surfaces } from "./surfaces";

const file = readFileSync(join(import.meta.dirname, "../../app/content/page-figures.txt"), "utf8");
const known = [...readPageFigures(file), ...figuresOfPages];
const states = ["specification", "facts sheet", "company, unconfirmed", "sample", "general knowledge"];

/** What to do where the figures of a surface are not those that are listed for it. */
function toPaste(path: string, said: string[], listed: string[]): string {
  const lines = ["figures of its record, or of app/content/page-figures.txt"];
  const [missing, gone] = [
    said.filter((each) => !listed.includes(each)),
    listed.filter((each) => !said.includes(each)),
  ];
  if (missing.length > 0) lines.push(`add for ${path}, with who stands behind it:`, `  state: ${missing.join(" | ")}`);
  if (gone.length > 0) lines.push(`take away for ${path}: ${gone.join(" | ")}`);
  return lines.join("\n");
}

test("whoever adds a figure is given the line that lists it, and told of what is gone", () => {
  expect(toPaste("/blog", ["3 km", "40 min", "5"], ["5", "7 kg"]).split("\n")).toEqual([
    "figures of its record, or of app/content/page-figures.txt",
    "add for /blog, with who stands behind it:",
    "  state: 3 km | 40 min",
    "take away for /blog: 7 kg",
  ]);
});

describe("every figure that stands on a surface is a typed fact or is listed with who stands behind it", () => {
  test.each(Object.entries(surfaces))("%s", (path, text) => {
    const listed = known.filter((entry) => entry.path === path).flatMap(({ figures }) => figures);
    expect(text.length, "words that were read").toBeGreaterThan(100);
    const said = [...figuresIn(withoutTyped(text))].sort();
    expect(said, toPaste(path, said, listed)).toEqual(listed.sort());
  });
  test.each(Object.entries(surfaces))("%s says no figure of a claim outside the claim's own words", (_path, text) => {
    expect(strayClaims(text)).toEqual([]);
  });
  test("no other surface and no other state is listed", () => {
    for (const { path, state } of known) {
      expect(Object.keys(surfaces)).toContain(path);
      expect(states, path).toContain(state);
    }
  });
});

test("a stray figure is seen, in digits and in words", () => {
  for (const stray of ["in 37 minutes", "for 41%", "twelve trainees more", "±0.7 °C", "₹9,999"]) {
    expect(figuresIn(withoutTyped(stray)).size, stray).toBe(1);
  }
});

describe("what was changed on one surface is seen", () => {
  const figuresOf = (path: string) => known.filter((entry) => entry.path === path).flatMap(({ figures }) => figures);
  test.each([
    ["/product/trainer-drone", "5 km", "10 km"],
    ["/product/trainer-drone", "2.6 kg", "1.8 kg"],
    ["/excellence-center/3-modules/rpto", "95%", "98%"],
    ["/product/heavy-payload-drones", "45 min", "30 min"],
    ["/training/drone-data-processing", "80%", "70%"],
    ["/contact-us", facts.replyTime.note, ""],
    ["/", "Our claim", "98% of those who join find work, and 95% pass the RPC. Flights reach 10 km.\nOur claim"],
    ["/", "Our claim", "We answer within 24 hours.\nOur claim"],
  ])("%s: %s becomes %s", (path, from, to) => {
    const before = surfaces[path] ?? "";
    const after = before.replaceAll(from, to);
    expect(after).not.toBe(before);
    const figures = [...figuresIn(withoutTyped(after))].sort();
    const same = figures.join() === figuresOf(path).sort().join();
    expect(same && strayClaims(after).length === 0).toBe(false);
  });
});

const years = (value: string) => Number.parseInt(value, 10);
const yearsOf = facts.warranty.value;

/** A fact, how texts speak of it (the figure in brackets), and its one value. */
const named: [string, RegExp, readonly (string | number)[]][] = [
  ["warranty", /(\d+)[- ]years? (?:of )?warranty/gi, [years(yearsOf)]],
  ["validity of the certificate", /valid(?:ity)?(?: for)?[^\d|.]{0,12}(\d+) years/gi, [certificate.validYears]],
  ["age for the certificate, from", /(\d\d) (?:to|and) 65/g, [certificate.age.from]],
  ["age for the certificate, to", /\b18 (?:to|and) (\d\d)/g, [certificate.age.to]],
  [
    "days of RPTO training, from",
    /(\d+) (?:to|-) ?\d+ days (?:of RPTO|by the regulator|of training)/gi,
    [certificate.trainingDays.from],
  ],
  [
    "days of RPTO training, to",
    /\d+ to (\d+) days (?:of RPTO|by the regulator|of training)/gi,
    [certificate.trainingDays.to],
  ],
  ["guided hours of the pilot course", /(\d+) guided/g, [facts.pilotCourse.hours]],
  [
    "trainees of one instructor",
    /(?:instructor to|instructor flies with|looks after|instructor to) (\d+) trainees/gi,
    [facts.batch.perInstructor],
  ],
  ["places of a pilot batch", /(\d+) (?:trainees at most|places, with one instructor)/g, [facts.batch.places]],
  ["weeks of the fast track", /(\d+)-week fast track/gi, [facts.fastTrack.weeks]],
  [
    "radio range",
    /(?:radio link is rated for|Whatever the radio's|Radio control range is|Control over) (\d+) ?km/gi,
    [10],
  ],
  ["peak rate of spraying", /(\d+) acres per hour(?!, by)/g, [facts.sprayRate.acres]],
  ["crew of a spraying job", /crew (?:of|is) (\w+)(?= brings|: one mixes)/g, [facts.spraying.crew.wording]],
  [
    "wind at which spraying stops",
    /(?:stop at|wind stays under|reaches) (\d+) m(?:\/s|etres a second)/g,
    [facts.spraying.windLimit],
  ],
  ["sunlight for thermal work", /(\d+) W\/m²/g, [years(facts.solarIrradiance.value)]],
  ["notice before spraying", /(\d+) hours (?:before|ahead)/g, [sprayingNotice]],
  ["public notice", /public notice of at least (\d+) hours/g, [sprayingNotice]],
  ["control points", /(\d+) control points/g, [facts.survey.controlPoints]],
  ["check points", /(\d+) check points kept/g, [facts.survey.checkPoints]],
  ["ceiling of a green zone", /(\d+) m \(400 ft\)/g, [airspace.ceiling]],
  ["lower ceiling", /(\d+) m \(200 ft\)/g, [airspace.lowCeiling]],
  ["upper limit of nano", /nano[^|.;]{0,12}up to (\d+) g/gi, [(weightClasses[0].upTo ?? 0) * 1000]],
  ["water for an acre, from", /(\d+) to 20 (?:L|litres) for each acre/g, [facts.spraying.water.from]],
  ["water for an acre, to", /8 to (\d+) (?:L|litres) for each acre/g, [facts.spraying.water.to]],
  ["how soon we answer", /answers? (?:\w+ )?within (\d+ hours)/g, ["24 hours"]],
  ["how soon, in working days", /(?:answer|answers|replies|reply|quotation) within (\w+) working days?/g, ["one"]],
  ["how long enquiries are kept", /(\w+) months old/g, ["12", "twelve"]],
  ["early offer", /(\d+)% off/gi, [20]],
  ["when flying begins", /fly between (\w+) in the morning/g, ["seven"]],
];

describe("one named fact has one value, on whatever surface it stands", () => {
  test.each(named)("%s", (name, pattern, allowed) => {
    const found = Object.entries(surfaces).flatMap(([path, text]) =>
      [...lookup(text).matchAll(pattern)].map((match) => ({ path, says: match[1] })),
    );
    expect(found, `nobody speaks of: ${name}`).not.toHaveLength(0);
    for (const { path, says } of found) expect(allowed.map(String), `${name} on ${path}`).toContain(says);
  });

  test("office hours are those of the company's record", () => {
    for (const [path, text] of Object.entries(surfaces))
      for (const [hours] of text.matchAll(/Mon-Sat[^|\n).]*/g)) expect(hours, path).toContain(company.hours.office);
  });
});

test("every fact says its source and its state", () => {
  for (const [name, fact] of Object.entries(facts)) {
    expect(fact.source, name).not.toBe("");
    expect(states, name).toContain(fact.state);
  }
});

test("facts that state a length in words agree with their modules", () => {
  expect(facts.technicianCourse.wording).toContain(`${facts.technicianCourse.weeks} weeks full-time`);
  expect(facts.pilotCourse.wording).toContain(`${facts.pilotCourse.weeks} weeks full-time`);
  expect(facts.pilotCourse.hours).toBe(40);
  expect(facts.industrialCourse.weeks).toBe(6);
  expect(facts.dataCourse.weeks).toBe(6);
  expect(facts.technicianCourse.weeks).toBe(7);
  expect(facts.threeModules.weeks).toBe(18);
});

test("every rule that can change has the day on which it was last looked at", () => {
  for (const { topic, lookedAt } of Object.values(checks))
    expect(new Date(`${lookedAt}T00:00Z`).toJSON()?.slice(0, 10), topic).toBe(lookedAt);
});
