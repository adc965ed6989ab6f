import type * as english from "~/sections/kinds/words";
import type { Twin } from "../../../twin";

export type Whole = Twin<typeof import("./words"), typeof english>;

export const onTheLeft = "बाईं ओर";
export const onTheRight = "दाईं ओर";
export const lineBetween = "दोनों तस्वीरों के बीच की लाइन";
export const coloursBetween = (low: string, high: string) => `रंग ${low} से ${high} तक`;
export const temperatureScale = (low: number, high: number) =>
  `तापमान का पैमाना: ${low} °C (गहरा) से ${high} °C (चमकीला) तक`;

export const couldNotLoad = "पेज का यह हिस्सा नहीं खुल पाया।";
export const loadAgain = "फिर से खोलें";

const demands = { High: "माँग अच्छी", "Very High": "माँग बहुत अच्छी", Extreme: "माँग बेहद ज़्यादा" };
export const inDemand: typeof english.inDemand = (demand) => demands[demand];
export const moreRules = (count: number) => (count === 1 ? "एक और नियम" : `${count} और नियम`);
export const checkTheRulesFor = "इसके नियम देखें:";
export const canChange = "यह बदल सकता है: मौजूदा नियम देख लें।";
export const sampleRating = (stars: number) => `नमूने की रेटिंग: 5 में से ${stars}`;
export const askUsAbout = (things: string[]) => `यह हमसे पूछें: ${things.join(", ")}।`;
export const ask = "पूछें";
export const askForPapers = "हमारे काग़ज़ माँगें";
export const details = "ब्योरा";
