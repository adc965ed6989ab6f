import { expect, test } from "vitest";
import { langOf, languageOf } from "./language";

const hindi = { title: "सोयाबीन पर ड्रोन से छिड़काव", excerpt: null, content: "सुबह हवा कम रहती है।" };
const english = { title: "Spraying soybean", excerpt: "In short.", content: "A field near Sehore (सीहोर)." };

test("the language of an article is found from its letters, names in Latin letters within Hindi or not", () => {
  expect(languageOf(hindi)).toBe("hi");
  expect(languageOf({ ...hindi, title: "Sprayer 40 और DGCA के नियम: RPTO, UIN" })).toBe("hi");
  expect(languageOf(english)).toBe("en");
  expect(languageOf({ title: "2026" })).toBe("en");
  expect(languageOf({ title: "रबी की तैयारी" })).toBe("hi");
});

test("what staff have stated counts more than the letters", () => {
  expect(languageOf({ ...hindi, language: "en" })).toBe("en");
  expect(languageOf({ ...english, language: "hi" })).toBe("hi");
  expect(languageOf({ ...hindi, language: null })).toBe("hi");
});

test("a page names the language of an article that is not its own", () => {
  expect(langOf(hindi)).toBe("hi-IN");
  expect(langOf(english)).toBeUndefined();
});
