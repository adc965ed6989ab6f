import { expect, test } from "vitest";
import { hindiOf } from "./hindi.ts";
import { hindiKey } from "./record.ts";
import type { Content } from "./records.ts";

type Page = { path: string; name: string; sections: object[] };
const content = (name: string, marketingPages: Page[]) => ({ home: { name }, marketingPages }) as unknown as Content;
const page = (name: string, ...sections: object[]): Page => ({ path: "/a", name, sections });
const hindiWords = (english: Page, hindi: Page) => hindiOf(content("Home", [english]), content("होम", [hindi]));

test("each text and each of its sentences is known in Hindi, by the same place in the other edition", () => {
  const { words } = hindiWords(
    page("Spray", { id: "x", paragraphs: ["We stop at 5 m/s. A lost day is free."] }),
    page("छिड़काव", { id: "x", paragraphs: ["हवा तेज़ हो, तो हम रुकते हैं। उस दिन के पैसे नहीं।"] }),
  );
  expect(words.home).toBe("होम");
  expect(words.spray).toBe("छिड़काव");
  expect(words[hindiKey("We stop at 5 m/s.")]).toBe("हवा तेज़ हो, तो हम रुकते हैं");
  expect(words[hindiKey("A lost day is free.")]).toBe("उस दिन के पैसे नहीं");
});

test("where the Hindi text has other sentences, each English one stands for the whole", () => {
  const { words } = hindiWords(page("One. Two."), page("एक और दो।"));
  expect([words.one, words.two]).toEqual(["एक और दो", "एक और दो"]);
});

test("what a page says otherwise than another page is its own", () => {
  const both = (group: string) =>
    [
      { ...page("A", { id: "x", heading: "Group" }), path: "/a" },
      { ...page("B", { id: "x", heading: "Group" }), path: "/b" },
    ].map((each, at) => (group && at ? { ...each, sections: [{ id: "x", heading: group }] } : each));
  const hindi = both("टोली").map((each, at) => (at ? each : { ...each, sections: [{ id: "x", heading: "ग्रुप" }] }));
  const { words, ofPage } = hindiOf(content("Home", both("")), content("होम", hindi));
  expect(words.group).toBe("ग्रुप");
  expect(ofPage["/b"]?.group).toBe("टोली");
  expect(ofPage["/a"]?.group).toBeUndefined();
});

test("of a page that is only a summary in Hindi, the rest stays English, and its sections are missing", () => {
  const { words, missing } = hindiWords(
    page("Survey", { id: "files", items: ["Map", "Report"] }, { id: "book", items: ["Call"] }),
    page("सर्वे", { id: "in-short", items: ["एक", "दो"] }, { id: "book", items: ["कॉल", "लिखें"] }),
  );
  expect([words.survey, words.map, words.call]).toEqual(["सर्वे", undefined, undefined]);
  expect(missing).toEqual(["/a#files", "/a#book"]);
});

test("a section behind a tab stands in Hindi on the page itself; with fewer rows it is missing", () => {
  const section = (id: string, ...rows: string[]) => ({ id, rows });
  const tabs = {
    id: "more",
    tabs: [{ id: "specs", sections: [section("sizes", "One", "Two"), section("uses", "Farm")] }],
  };
  const { missing } = hindiWords(page("A", tabs), page("ए", section("sizes", "एक"), section("uses", "खेत")));
  expect(missing).toEqual(["/a#more", "/a#specs", "/a#sizes"]);
});

test("a cell is known with the name of its column, as lists of rows say it", () => {
  const table = (columns: string[], ...rows: string[][]) => ({ id: "x", columns, rows });
  const english = page("A", table(["Item", "2 days"], ["Before", "Nothing, or a book"]));
  const { words } = hindiWords(english, page("ए", table(["बात", "2 दिन"], ["पहले", "कुछ नहीं, या किताब"])));
  expect(words["2 days nothing, or a book"]).toBe("2 दिन कुछ नहीं, या किताब");
  const other = page("ए", table(["बात", "2 दिन"], ["बाद", "कुछ"], ["पहले", "कुछ नहीं"]));
  expect(hindiWords(english, other).words["2 days nothing, or a book"]).toBeUndefined();
});
