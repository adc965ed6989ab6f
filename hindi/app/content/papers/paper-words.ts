import { longDay } from "#domain/desk/days.ts";
import type { Twin } from "../../../twin";

export type Whole = Twin<typeof import("./paper-words"), typeof import("~/content/papers/paper-words")>;

export const atAGlance = "एक नज़र में";
export const inFigures = "आँकड़ों में";
export const furtherFacts = "कुछ और बातें";
export const rules = "नियम";
export const weeks = "हफ़्ते";
export const modules = "मॉड्यूल";
export const guidedHours = "घंटे";
export const withInstructor = "इंस्ट्रक्टर के साथ";
export const level = "लेवल";
export const stop = "।";
export const canChange = "यह बदल सकता है: मौजूदा नियम देख लें।";
export const lowered = (text: string) => text;
export const scopeWithin = (scope: string) => scope;

export const rendering = "हमारे डिज़ाइन की कंप्यूटर पर बनी तस्वीर";
export const sheet = (number: number) => `शीट ${number}`;
export const sample = (heading: string) => `${heading} (नमूना)`;
export const metres = (long: number) => `${long} मीटर`;
export const window = "खिड़की";
export const door = "दरवाज़ा";
export const room = (wide: number, long: number, things: string) => `${wide} गुणा ${long} मीटर का कमरा: ${things}`;
export const scale = (low: string, high: string) => `${low} से ${high}, गहरे से चमकीले तक`;

/** The name of the page: in an address each Hindi letter takes nine, and a code of a whole title is too fine for a board. */
export const about = ({ page }: { title: string; page: string }) => page;
export const code = (company: string) => `QR कोड: ${company} को WhatsApp पर लिखें`;
export const ask = "हमसे पूछें";
export const askAbout = "यह हमसे पूछिए";
export const askOnWhatsApp = (number: string) => `WhatsApp पर हमसे पूछें${number}`;
export const pricesOf = (day: string) => `दाम और तारीख़ें ${longDay(day)} की हैं`;
export const sampleContacts = "ये नंबर और पते नमूने हैं: हमारी साइट के फ़ॉर्म से लिखें";
export const sampleAddress = "यह पता नमूना है: आने से पहले हमसे पूछ लें";

/** Hind has the sign of the rupee. */
export const signs: [sign: string, words: string][] = [
  ["−", "-"],
  ["→", "से"],
  ["≤", "ज़्यादा से ज़्यादा "],
  ["\u2011", "-"],
];
