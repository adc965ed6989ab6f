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
import { recordFiles } from "./walk";

const file = readFileSync(join(import.meta.dirname, "../../app/content/page-figures.txt"), "utf8");
const known = [...readPageFigures(file), ...figuresOfPages];
const states = ["specification", "facts sheet", "company, unconfirmed", "sample", "general knowledge"];

/** Where the figures of a surface are listed, and how a line of that list is written. */
const listOf = (path: string) =>
  recordFiles.has(path)
    ? { place: `${recordFiles.get(path)}, in \`figures\``, written: (list: string) => `    "state: ${list}",` }
    : { place: `app/content/page-figures.txt, below ${path}`, written: (list: string) => `  state: ${list}` };

/** Tells the author of a surface what to paste or to delete where its figures are not the listed ones. */
function toPaste(path: string, said: string[], listed: string[]): string {
  const { place, written } = listOf(path);
  const missing = said.filter((each) => !listed.includes(each));
  const gone = listed.filter((each) => !said.includes(each));
  const twice = listed.filter((each, at) => listed.indexOf(each) !== at);
  return [
    `The figures of ${path} are listed in ${place}.`,
    ...(missing.length > 0
      ? [`Paste this line there; the state is one of: ${states.join("; ")}`, written(missing.join(" | "))]
      : []),
    ...(gone.length > 0 ? [`Delete there what the text no longer says: ${gone.join(" | ")}`] : []),
    ...(twice.length > 0 ? [`Delete there what is listed twice: ${twice.join(" | ")}`] : []),
  ].join("\n");
}

test("the message names the file, the line to paste, and what to delete", () => {
  expect(toPaste("/blog", ["3 km", "40 min", "5"], ["5", "7 kg", "5"]).split("\n")).toEqual([
    "The figures of /blog are listed in app/content/page-figures.txt, below /blog.",
    `Paste this line there; the state is one of: ${states.join("; ")}`,
    "  state: 3 km | 40 min",
    "Delete there what the text no longer says: 7 kg",
    "Delete there what is listed twice: 5",
  ]);
  const [place, , line] = toPaste("/services/land-surveying", ["3 km"], []).split("\n");
  expect(place).toContain("app/content/services/land-surveying.ts, in `figures`");
  expect(line).toBe('    "state: 3 km",');
});

describe("every figure that stands on a surface is a typed fact or is listed with its state", () => {
  test.each(Object.entries(surfaces))("%s", (path, text) => {
    const listed = known.filter((entry) => entry.path === path).flatMap(({ figures }) => figures);
    expect(text.length, `${path}: characters that were read`).toBeGreaterThan(100);
    const said = [...figuresIn(withoutTyped(text))].sort();
    expect(said, toPaste(path, said, listed)).toEqual(listed.sort());
  });
  test.each(Object.entries(surfaces))(
    "%s repeats the figure of a claim only in the claim's own words",
    (path, text) => {
      expect(
        strayClaims(text),
        `${recordFiles.get(path) ?? path}: write these lines without the figure, or show the fact of app/content/facts.ts with its note`,
      ).toEqual([]);
    },
  );
  test("no other surface and no other state is listed", () => {
    for (const { path, state } of known) {
      const { place } = listOf(path);
      expect(Object.keys(surfaces), `${place}: no page has this path`).toContain(path);
      expect(states, `${place}: "${state}" is none of the states`).toContain(state);
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

const [pilots, rpto, modules] = [
  "/training/drone-pilot-training",
  "/excellence-center/3-modules/rpto",
  "/excellence-center/3-modules",
];
const [industrial, models, kits] = [
  "/training/drone-industrial-training",
  "/training/rc-aircraft-workshop",
  "/training/drone-development-workshops",
];
const [spray, thermal, survey, custom] = [
  "/services/agriculture-spray",
  "/services/thermal-mapping",
  "/services/land-surveying",
  "/services/custom-drone-development",
];
const [trainer, guard, heavy] = [
  "/product/trainer-drone",
  "/product/surveillance-drone",
  "/product/heavy-payload-drones",
];

type NamedFact = {
  name: string;
  /** Surfaces that state the fact. A further page may speak of another batch, range or notice in the same words. */
  on: string[];
  /** How these surfaces put it; the figure in brackets. */
  says: RegExp;
  is: readonly (string | number)[];
};

const named: NamedFact[] = [
  {
    name: "warranty",
    on: [trainer, guard, heavy],
    says: /(\d+)[- ]years? (?:of )?warranty/gi,
    is: [years(facts.warranty.value)],
  },
  {
    name: "validity of the certificate",
    on: [pilots, rpto, "/blog"],
    says: /valid(?:ity)?(?: for)?[^\d|.]{0,12}(\d+) years/gi,
    is: [certificate.validYears],
  },
  {
    name: "age for the certificate, from",
    on: [pilots, modules, rpto, "/blog", "/news"],
    says: /(\d\d) (?:to|and) 65/g,
    is: [certificate.age.from],
  },
  {
    name: "age for the certificate, to",
    on: [pilots, modules, rpto, "/blog", "/news"],
    says: /\b18 (?:to|and) (\d\d)/g,
    is: [certificate.age.to],
  },
  {
    name: "days of RPTO training, from",
    on: [pilots, rpto],
    says: /(\d+) (?:to|-) ?\d+ days (?:of RPTO|by the regulator|of training)/gi,
    is: [certificate.trainingDays.from],
  },
  {
    name: "days of RPTO training, to",
    on: [pilots, rpto],
    says: /\d+ to (\d+) days (?:of RPTO|by the regulator|of training)/gi,
    is: [certificate.trainingDays.to],
  },
  {
    name: "guided hours of the pilot course",
    on: ["/", pilots, "/blog"],
    says: /(\d+) guided/g,
    is: [facts.pilotCourse.hours],
  },
  {
    name: "trainees of one instructor",
    on: [pilots, rpto, "/blog", "/news"],
    says: /(?:instructor to|instructor flies with|looks after) (\d+) trainees/gi,
    is: [facts.batch.perInstructor],
  },
  {
    name: "places of a pilot batch",
    on: [pilots, "/news"],
    says: /(\d+) (?:trainees at most|places, with one instructor)/g,
    is: [facts.batch.places],
  },
  { name: "weeks of the fast track", on: [rpto], says: /(\d+)-week fast track/gi, is: [facts.fastTrack.weeks] },
  {
    name: "radio range",
    on: [industrial, thermal, guard, heavy],
    says: /(?:radio link is rated for|Whatever the radio's|Radio control range is|Control over) (\d+) ?km/gi,
    is: [10],
  },
  {
    name: "peak rate of spraying",
    on: [spray, "/blog"],
    says: /(\d+) acres per hour(?!, by)/g,
    is: [facts.sprayRate.acres],
  },
  {
    name: "crew of a spraying job",
    on: [spray, "/blog"],
    says: /crew (?:of|is) (\w+)(?= brings|: one mixes)/g,
    is: [facts.spraying.crew.wording],
  },
  {
    name: "wind at which spraying stops",
    on: [spray, "/blog"],
    says: /(?:stop at|wind stays under|reaches) (\d+) m(?:\/s|etres a second)/g,
    is: [facts.spraying.windLimit],
  },
  {
    name: "sunlight for thermal work",
    on: [industrial, thermal, "/news"],
    says: /(\d+) W\/m²/g,
    is: [years(facts.solarIrradiance.value)],
  },
  { name: "notice before spraying", on: [spray, "/blog"], says: /(\d+) hours (?:before|ahead)/g, is: [sprayingNotice] },
  { name: "public notice", on: [spray], says: /public notice of at least (\d+) hours/g, is: [sprayingNotice] },
  { name: "control points", on: [survey], says: /(\d+) control points/g, is: [facts.survey.controlPoints] },
  { name: "check points", on: [survey], says: /(\d+) check points kept/g, is: [facts.survey.checkPoints] },
  {
    name: "ceiling of a green zone",
    on: [models, pilots, thermal, survey, heavy],
    says: /(\d+) m \(400 ft\)/g,
    is: [airspace.ceiling],
  },
  {
    name: "lower ceiling",
    on: [models, pilots, thermal, survey, heavy],
    says: /(\d+) m \(200 ft\)/g,
    is: [airspace.lowCeiling],
  },
  {
    name: "upper limit of nano",
    on: [kits, pilots, custom, trainer, "/excellence-center/atal-tinkering-lab"],
    says: /nano[^|.;]{0,12}up to (\d+) g/gi,
    is: [(weightClasses[0].upTo ?? 0) * 1000],
  },
  {
    name: "water for an acre, from",
    on: [spray, "/blog"],
    says: /(\d+) to 20 (?:L|litres) for each acre/g,
    is: [facts.spraying.water.from],
  },
  {
    name: "water for an acre, to",
    on: [spray, "/blog"],
    says: /8 to (\d+) (?:L|litres) for each acre/g,
    is: [facts.spraying.water.to],
  },
  {
    name: "water for an acre, in the Hindi article",
    on: ["/blog"],
    says: /एकड़ में (\d+ से \d+) लीटर/g,
    is: [`${facts.spraying.water.from} से ${facts.spraying.water.to}`],
  },
  {
    name: "wind at which spraying stops, in the Hindi article",
    on: ["/blog"],
    says: /हवा (\d+) मीटर प्रति सेकंड/g,
    is: [facts.spraying.windLimit],
  },
  { name: "notice before spraying, in the Hindi article", on: ["/blog"], says: /(\d+) घंटे पहले/g, is: [sprayingNotice] },
  {
    name: "how soon we answer",
    on: ["/contact-us"],
    says: /get back to you within (\d+ hours)/g,
    is: ["24 hours"],
  },
  {
    name: "how soon, in working days",
    on: ["/contact-us", kits, pilots, spray, thermal, survey, custom],
    says: /(?:answer|answers|replies|reply|quotation) within (\w+) working days?/g,
    is: ["one"],
  },
  {
    name: "how long enquiries are kept",
    on: ["/contact-us", "legal texts"],
    says: /(\w+) months old/g,
    is: ["12", "twelve"],
  },
  { name: "early offer", on: ["/", "/news"], says: /(\d+)% off/gi, is: [20] },
  { name: "when flying begins", on: ["/news"], says: /fly between (\w+) in the morning/g, is: ["seven"] },
];

describe("one named fact has one value on every surface that states it", () => {
  test.each(named.map((fact) => [fact.name, fact] as const))("%s", (name, { on, says, is }) => {
    const found = on.flatMap((path) =>
      [...lookup(surfaces[path]).matchAll(says)].map((match) => ({ path, figure: match[1] })),
    );
    expect(found, `${name}: none of ${on.join(", ")} states it; take it off the list in this test`).not.toHaveLength(0);
    for (const { path, figure } of found)
      expect(
        is.map(String),
        `${path} gives ${figure} for: ${name}. Correct ${recordFiles.get(path) ?? "that text"}, or the fact in app/content/facts.ts or law.ts`,
      ).toContain(figure);
  });

  test("office hours are those of the company's record", () => {
    for (const [path, text] of Object.entries(surfaces))
      for (const [hours] of text.matchAll(/Mon-Sat \d[^|\n).]*/g))
        expect(hours, `${path} names other hours than domain/desk/company.ts`).toContain(company.hours.office);
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
