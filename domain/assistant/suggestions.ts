/**
 * What visitors ask next about a page. The assistant sends these as buttons beside an answer, the chat window shows three
 * with its welcome. To add one, add a line; `conversation.test.ts` asks each and checks that it leads to its page.
 */

/** A button below an answer: it asks a question, or opens an address. */
export type Suggestion = { label: string; ask?: string; to?: string };

/** The languages of an answer: English, Hindi in Latin letters, Hindi in Devanagari. */
export type Language = "english" | "latin" | "devanagari";

/** A page as its buttons name it. */
export type SuggestedPage = { path: string; name: string; group: string };

type Entry = {
  /** The button's words. */
  label: { [Each in Language]: string };
  /** The question that it asks; {page} is the page's name. */
  ask: { [Each in Language]: string };
  /** English terms of a question that this entry repeats. */
  repeats: RegExp;
};

/** Lines of "label | question", for English, Latin and Devanagari. */
const entry = (repeats: RegExp, ...lines: [english: string, latin: string, devanagari: string]): Entry => {
  const [english, latin, devanagari] = lines.map((line) => line.split(" | ")) as [string[], string[], string[]];
  const part = (at: number) => ({
    english: english[at] ?? "",
    latin: latin[at] ?? "",
    devanagari: devanagari[at] ?? "",
  });
  return { label: part(0), ask: part(1), repeats };
};

const cost = (english: string, latin: string, devanagari: string, asked = "का दाम कितना है") =>
  entry(
    / (price|prices|cost|costs|fees?|charges?|rate|how much) /,
    `${english} | What does {page} cost?`,
    `${latin} | {page} ki price kitni hai?`,
    `${devanagari} | {page} ${asked}?`,
  );

const byGroup: { [group: string]: Entry[] } = {
  training: [
    cost("What it costs", "Fees kitni hai", "फ़ीस कितनी है", "की फ़ीस कितनी है"),
    entry(
      / (how long|duration|length|weeks|days|how many days) /,
      "How long it takes | How long does {page} take?",
      "Kitne din ka hai | {page} kitne din ka hai?",
      "कितने दिन का है | {page} कितने दिन का है?",
    ),
    entry(
      / (join|entry|age|eligib\w*|who can|qualification|class 10) /,
      "Who can join | Who can join {page}?",
      "Kaun join kar sakta hai | {page} kaun join kar sakta hai?",
      "कौन जुड़ सकता है | {page} कौन कर सकता है?",
    ),
    entry(
      / (batch|batches|when|dates?|seats?) /,
      "Next batch | When is the next batch of {page}?",
      "Agla batch | {page} ka next batch kab hai?",
      "अगला बैच | {page} का अगला बैच कब है?",
    ),
  ],
  services: [
    cost("What it costs", "Kitna kharcha", "कितना ख़र्च"),
    entry(
      / (packages?|plans?) /,
      "Packages | Which packages does {page} have?",
      "Packages | {page} ke packages kaun se hain?",
      "पैकेज | {page} के पैकेज कौन से हैं?",
    ),
    entry(
      / (process|steps?|work|works|how does) /,
      "How it works | What are the steps of {page}?",
      "Kaam kaise hota hai | {page} ke steps kya hain?",
      "काम कैसे होता है | {page} के स्टेप क्या हैं?",
    ),
  ],
  product: [
    cost("What it costs", "Kitne ka hai", "कितने का है"),
    entry(
      / (models?|compare|specifications?|specs) /,
      "The models | Compare the models of {page}",
      "Kaun se model | {page} ke models compare karo",
      "कौन से मॉडल | {page} के मॉडल की तुलना करो",
    ),
    entry(
      / (warranty|guarantee) /,
      "Warranty | What is the warranty of {page}?",
      "Warranty | {page} ki warranty kya hai?",
      "वारंटी | {page} की वारंटी क्या है?",
    ),
  ],
  "excellence-center": [
    cost("What it costs", "Kitna kharcha", "कितना ख़र्च"),
    entry(
      / (join|entry|age|eligib\w*|who can|for whom|apply) /,
      "Who it is for | Who can join {page}?",
      "Kiske liye hai | {page} kaun join kar sakta hai?",
      "किसके लिए है | {page} कौन कर सकता है?",
    ),
  ],
};

/** Where the conversation is about no page yet. */
const ofSite: Entry[] = [
  entry(
    / (courses?|training|trainings|learn) /,
    "Courses | Which drone training courses do you offer, and how long are they?",
    "Courses | Aapke kaun se courses hain?",
    "कोर्स | आपके कौन से कोर्स हैं?",
  ),
  entry(
    / (services?|spray\w*|survey\w*) /,
    "Services | What does your company do?",
    "Hamare kaam | Aap kya kya kaam karte ho?",
    "हमारे काम | आप क्या-क्या काम करते हैं?",
  ),
  entry(
    / (drones|products?|buy) /,
    "Drones | Which drones do you sell?",
    "Drones | Aap kaun se drones bechte ho?",
    "ड्रोन | आप कौन से ड्रोन बेचते हैं?",
  ),
];

/** Buttons beside one answer. */
export const MAX_SUGGESTIONS = 3;

/**
 * Two or three questions that visitors ask next.
 * @param page the page that is spoken of, if any
 * @param asked the English line of the question, whose own subject is left out
 */
export function suggestionsFor(page: SuggestedPage | undefined, language: Language, asked = ""): Suggestion[] {
  const entries = byGroup[page?.group ?? ""] ?? ofSite;
  return entries
    .filter(({ repeats }) => !repeats.test(asked))
    .map(({ label, ask }) => ({ label: label[language], ask: ask[language].replace("{page}", page?.name ?? "") }))
    .slice(0, MAX_SUGGESTIONS);
}
