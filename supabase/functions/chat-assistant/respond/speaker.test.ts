import { expect, test } from "vitest";
import { createAssistant } from "../assistant.ts";
import { makeKnowledge } from "../knowledge/make.ts";
import { type HindiWords, type KnowledgeRecord, addressOf as placeOf } from "../knowledge/record.ts";
import { sentencesOf } from "../read/sentences.ts";
import { createSpeaker } from "./speaker.ts";

const hindi: HindiWords = {
  words: {
    "field spraying": "खेत में छिड़काव",
    "water per acre": "प्रति एकड़ पानी",
    "10-12 l": "10-12 लीटर",
    "we stop at 5 m/s": "तेज़ हवा में हम रुकते हैं। बाद में पूरा करते हैं",
    "we finish later": "तेज़ हवा में हम रुकते हैं। बाद में पूरा करते हैं",
    "third-party insurance is needed": "थर्ड-पार्टी बीमा (third-party insurance) ज़रूरी है",
    "our claim": "हमारा दावा",
  },
  ofPage: { "/spray": { "10-12 l": "10 से 12 लीटर" } },
  missing: ["/survey#files"],
};
const { say, addressOf } = createSpeaker(hindi);
const record = (path: string, kind: KnowledgeRecord["kind"] = "text"): KnowledgeRecord => ({
  ...{ id: path, path, page: "", anchor: "", section: "", title: "", text: "", kind },
});

test("the site's texts are said in Hindi wherever they stand in an answer, in the script of the question", () => {
  const text = "Field spraying, water per acre: 10-12 L.";
  expect(say(text, "devanagari", [])).toBe("खेत में छिड़काव, प्रति एकड़ पानी: 10-12 लीटर।");
  expect(say(text, "latin", [])).toBe("Khet me chhidkav, prati ekad paani: 10-12 litre.");
  expect(say(text, "english", [])).toBe(text);
  for (const other of ["Something else, of no page.", "constructor"]) expect(say(other, "devanagari", [])).toBe(other);
});

test("the page that an answer comes from says a thing in its own way", () =>
  expect(say("10-12 L.", "devanagari", [record("/spray")])).toBe("10 से 12 लीटर।"));

test("a phrase's values are said in Hindi, and no phrase is looked for in a Hindi text", () => {
  expect(say("To join Field spraying you need: 10-12 L.", "devanagari", [])).toContain("खेत में छिड़काव");
  expect(say("Third-party insurance is needed.", "devanagari", [])).toBe(
    "थर्ड-पार्टी बीमा (third-party insurance) ज़रूरी है।",
  );
});

test("a text whose sentences are others in Hindi is said once", () =>
  expect(say("We stop at 5 m/s. We finish later.", "devanagari", [])).toBe("तेज़ हवा में हम रुकते हैं। बाद में पूरा करते हैं।"));

test("the head of a list is said in Hindi too", () =>
  expect(say("Wheat:\n- Cotton", "devanagari", [])).toBe("गेहूँ:\n- कपास"));

test("the same text in two lines is said in both", () =>
  expect(say("- We stop at 5 m/s.\n- We finish later.", "devanagari", []).split("\n")).toEqual([
    "- तेज़ हवा में हम रुकते हैं। बाद में पूरा करते हैं।",
    "- तेज़ हवा में हम रुकते हैं। बाद में पूरा करते हैं।",
  ]));

test.each(["devanagari", "latin"] as const)("in %s a sentence is Hindi whole or stays English whole", (language) => {
  const english = "Field spraying, with batteries and full load: 10-12 L";
  expect(say(english, language, [])).toBe(english);
  const [first, ...rest] = say(`Third-party insurance is needed. ${english}.`, language, []).split(
    "(third-party insurance)",
  );
  expect(first).toBe(language === "latin" ? "Third-party bima " : "थर्ड-पार्टी बीमा ");
  expect(rest.join()).toContain(english);
});

test("units are no English words", () =>
  expect(say("- Field spraying: A 18 min, B 16 min", "devanagari", [])).toBe("- खेत में छिड़काव: A 18 मिनट, B 16 मिनट"));

test("a text that holds a private character is no placeholder", () =>
  expect(say("\ue000Field spraying", "devanagari", [])).toBe("खेत में छिड़काव"));

test("addresses lead to the Hindi edition; what stands in English alone is marked", () => {
  const text = "See: /spray?acres=2#crops and /survey#files";
  expect(say(text, "devanagari", [])).toBe("देखिए: /hi/spray?acres=2#crops और /survey#files (अंग्रेज़ी में)");
  expect(say("See: /blog/7", "latin", [record("/blog/7", "live")])).toBe("Dekhiye: /hi/blog/7 (English me)");
  expect(say("See: /blog/7", "devanagari", [{ ...record("/blog/7", "live"), text: "खेत की बात" }])).toBe(
    "देखिए: /hi/blog/7",
  );
  expect(say("See: / and /spray", "devanagari", [])).toBe("देखिए: /hi और /hi/spray");
  for (const slash of ["Full-time / Part-time", "9:00 / 14:00", "WGS 84 / UTM"])
    expect(say(slash, "latin", [])).toBe(slash);
  for (const other of ["tel:+911", "https://wa.me/911"]) expect(addressOf(other, "latin")).toBe(other);
  expect(say(text, "english", [])).toBe(text);
  expect([addressOf("/#products", "latin"), addressOf("/survey#files", "latin"), addressOf("/", "english")]).toEqual([
    "/hi#products",
    "/survey#files",
    "/",
  ]);
});

const knowledge = await makeKnowledge(process.cwd());

test("the cells of a table are said in Hindi, with their units", () => {
  const { table } = createAssistant(knowledge, () => 0).reply("ट्रेनर ड्रोन Basic और Pro में फ़र्क़", "session_table");
  for (const cell of table?.rows[0] ?? [""]) expect(cell).toMatch(/[\u0900-\u097f]/);
});

test("the site's own records are said in the words of its Hindi pages", () => {
  const assistant = createAssistant(knowledge, () => 0);
  const missing = new Set(knowledge.hindi?.missing);
  const [known, left] = [new Set<string>(), new Set<string>()];
  for (const [at, { name }] of knowledge.pages.entries()) {
    const { message, english, sources } = assistant.reply(`${name} के बारे में बताइए`, `session_${at}`);
    const inHindi = sources.filter((each) => each.kind !== "live" && !missing.has(placeOf(each)));
    for (const sentence of inHindi.flatMap(({ text }) => sentencesOf(text))) {
      if (!english.includes(sentence)) continue;
      known.add(sentence);
      if (message.includes(sentence)) left.add(sentence);
    }
  }
  expect(known.size).toBeGreaterThan(0);
  expect(left.size / known.size, [...left].join("\n")).toBeLessThan(0.1);
}, 60_000);
