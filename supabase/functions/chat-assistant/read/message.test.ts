import { expect, test } from "vitest";
import { landUnits } from "../../../../domain/instruments/land-units";
import { inLatin } from "./hindi.ts";
import { createReader } from "./message.ts";
import { quantitiesOf } from "./quantities.ts";
import { termsOf, wordsOf } from "./words.ts";

const words =
  "drone pilot training course spray package warranty weeks days acres batch technician thermal survey office".split(
    " ",
  );
const read = createReader(new Map(words.map((word) => [word, 5])), ["match", "main", "closed", "where", "find"]);
const line = (text: string) => read(text).words.join(" ");

test("Hindi in Latin letters is read in English", () => {
  expect(line("pilot course kitne din ka hai")).toBe("pilot course how many days");
  expect(line("80 ekad ke liye kaunsa pakage")).toBe("80 acres which package");
  expect(line("kitne hafte")).toBe("how many weeks");
  expect(read("office kahan hai").hinglish).toBe(true);
});

test("Hindi is recognised by its sound and in the forms of its verbs", () => {
  expect(line("mujhe drone udaunga")).toContain("fly");
  expect(line("kya main sikhunga")).toContain("learn");
  expect(line("kheeton me chhidkaav karwaenge")).toMatch(/farm.*spray/);
});

test("“padega” after a verb means must, not a price", () => {
  expect(line("kya drone kharidna padega")).not.toContain("cost");
  expect(line("course kitna padega")).toContain("cost");
});

test("phrases are read as a whole, and Hindi grammar words are dropped", () => {
  expect(line("kam se kam kitne log chahiye")).toContain("minimum how many");
  expect(line("mere paas 3 acre hai")).toBe("3 acres");
  expect(line("rate pata karna hai")).toContain("find do");
  expect(line("badal aa gaye to")).toContain("cloud");
  expect(line("drone me h kya")).toBe("drone what");
});

test("“charge” means a price or a battery, by its form", () => {
  expect(line("what do you charge")).toBe("what do you charge");
  for (const asked of ["how long to charge", "charging time", "the charge time"])
    expect(line(asked)).toContain("recharge");
});

test("a truncated word is corrected, though its stem is known", () =>
  expect(line("wher is the office")).toContain("where"));

test("Hindi letters are read as Latin ones", () => {
  expect(inLatin("खेत दिन")).toBe("khet din");
  expect(inLatin("drone")).toBe("drone");
});

test("loan words and pronouns in Hindi letters are not taken for others, with no other sign of Hindi", () => {
  expect(inLatin("आपका नंबर")).toBe("aapka number");
  expect(line("आपका व्हाट्सएप नंबर")).toBe("whatsapp number");
  expect(line("फीस कितनी")).toBe("cost");
});

test("words that both languages have stay English in English", () => {
  expect(line("the main office is closed")).toBe("the main office is closed");
  expect(read("do the to se").hinglish).toBe(false);
});

test("misspelt words are corrected, ordinary ones are not", () => {
  expect(line("piolt trainng corse")).toBe("pilot training course");
  expect(line("warrenty")).toBe("warranty");
  expect(line("tecnician pakcage")).toBe("technician package");
  expect(line("match")).toBe("match");
  expect(line("xqzzt")).toBe("xqzzt");
});

test("a word in Hindi letters is corrected by one letter at most, and before a unit not at all", () => {
  expect(line("थेरमेल है")).toBe("thermal");
  expect(line("थेरमेल एकड़")).toBe("thermel acres");
  expect(line("कोरसस है")).toBe("korsas");
});

test("units part from their numbers and take one name", () => {
  expect(wordsOf("3kg, 18 acre, HP-20")).toEqual(["3", "kg", "18", "acre", "hp20"]);
  expect(line("2 kilo 5 hectare 40 litres")).toBe("2 kg 5 hectares 40 l");
});

test("words of one family have one name", () => {
  expect(termsOf(["fees"])).toEqual(termsOf(["cost"]));
  expect(termsOf(["flight", "time"])).toEqual(["endurance"]);
  expect(termsOf(["remote", "pilot", "certificate"])).toEqual(["rpc"]);
});

test("stems meet", () => {
  for (const [one, other] of [
    ["spraying", "sprayed"],
    ["batteries", "battery"],
    ["courses", "course"],
  ] as const)
    expect(termsOf([one])).toEqual(termsOf([other]));
});

test("words of publications are not corrected", () => {
  expect(read("warrenti", new Set(["warrenti"])).words).toEqual(["warrenti"]);
  expect(read("warrenti").words).toEqual(["warranty"]);
});

test("land is read in the planner's units, with the usual bigha unless another is named", () => {
  const amounts = (text: string) => quantitiesOf(read(text), landUnits([12_000, 27_000])).map(({ said }) => said);
  expect(amounts("12 bigha or 12 बीघा or 12 beegha")).toEqual(
    Array(3).fill("12 bigha of 12,000 sq ft (about 3.3 acres)"),
  );
  for (const text of ["12 bigha of 27,000 sq ft", "12 bada bigha", "27000 sq ft wala bigha, 12 bigha"])
    expect(amounts(text)).toEqual(["12 bigha of 27,000 sq ft (about 7.4 acres)"]);
  expect(amounts("5 ha, 1 hectare, 2.5 हेक्टेयर")).toEqual([
    "5 hectares (about 12.4 acres)",
    "1 hectare (about 2.5 acres)",
    "2.5 hectares (about 6.2 acres)",
  ]);
  expect(amounts("one acre")).toEqual(["1 acre"]);
});

test("numbers are read as they are typed", () => {
  const amounts = (text: string) =>
    quantitiesOf(read(text), landUnits([12_000, 27_000])).map(({ value, unit }) => [value, unit]);
  expect(amounts("½ acre, 1½ acres, 1/2 acre, 2 1/2 acres, .5 acre")).toEqual(
    [0.5, 1.5, 0.5, 2.5, 0.5].map((value) => [value, "acre"]),
  );
  expect(amounts("half an acre, two and a half acres, two acres and a half")).toEqual(
    [0.5, 2.5, 2.5].map((value) => [value, "acre"]),
  );
  expect(amounts("-5 acres and 10-12 kg")).toEqual([
    [-5, "acre"],
    [12, "kg"],
  ]);
  expect(amounts("2 lakh acres")).toEqual([[2e5, "acre"]]);
  const inWords = { line: ` ${wordsOf("seventy two acres and forty-eight kg").join(" ")} ` };
  expect(quantitiesOf(inWords, landUnits([12_000])).map(({ value }) => value)).toEqual([72, 48]);
  expect(wordsOf("can a hundred do it, or do hundred")).toEqual("can a hundred do it or 200".split(" "));
  expect(quantitiesOf({ line: " one and 1 half acres " }, landUnits([]))[0]?.value).toBe(1.5);
  expect(wordsOf("24/7 and HP -20")).toEqual(["24", "7", "and", "hp20"]);
});
