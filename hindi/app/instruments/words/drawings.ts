import { amount } from "#domain/instruments/field-values.ts";
import type { words as english } from "~/instruments/words/drawings";

const swathsOf = (swaths: number) => `${amount(swaths)} ${swaths === 1 ? "पट्टी" : "पट्टियाँ"}`;
const linesOver = (lines: number) => `ज़मीन के ऊपर ${amount(lines)} ${lines === 1 ? "लाइन" : "बराबर दूरी की लाइनें"}`;

export const words: typeof english = {
  field: (side, swaths, refills) =>
    `${side} मीटर का चौकोर खेत, ${swathsOf(swaths)}, टंकी ${refills === 0 ? "फिर भरनी नहीं पड़ती" : `${amount(refills)} बार फिर भरनी पड़ती है`}`,
  asSquare: (side, swaths, swathMetres) => `चौकोर मानकर: ${side} मीटर, ${swathMetres} मीटर की ${swathsOf(swaths)}`,
  refill: "यहाँ टंकी फिर भरते हैं",
  sun: "आसमान में सूरज की राह",
  sunAndFlights: (from, to) => `आसमान में सूरज की राह; उड़ानें ${from} से ${to} तक`,
  horizon: "क्षितिज",
  weeks: (weeks, parts) =>
    `${amount(weeks)} ${weeks === 1 ? "हफ़्ता" : "हफ़्ते"}, ${amount(parts)} ${parts === 1 ? "हिस्सा" : "हिस्से"}; हर हिस्से के लिए एक पट्टी`,
  week: (week) => `हफ़्ता ${week}`,
  lines: linesOver,
  linesNotToScale: (lines) => `${linesOver(lines)}, चौड़ाई पैमाने पर नहीं`,
  notToScale: "चौड़ाई पैमाने पर नहीं",
};
