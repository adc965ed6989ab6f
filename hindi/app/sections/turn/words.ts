import type * as english from "~/sections/turn/words";
import type { Twin } from "../../../twin";

export type Whole = Twin<typeof import("./words"), typeof english>;

export const shown = (aircraft: string) =>
  `${aircraft}। घुमाने के लिए खिसकाएँ या तीर वाले बटन दबाएँ, पास-दूर करने के लिए प्लस और माइनस दबाएँ।`;
export const toBeTurned = (aircraft: string) => `${aircraft}, घुमाने के लिए: तीर वाले बटन, प्लस, माइनस, होम`;
export const lookingAt = (part: string) => `अभी देख रहे हैं: ${part}।`;
export const coverIsOpen = "ढक्कन खुला है।";
export const coverIsClosed = "ढक्कन बंद है।";
export const viewReset = "पहले जैसा कर दिया।";

export const openTheCover = "ढक्कन खोलें";
export const besideAPerson = "1.70 मीटर के आदमी के साथ";
export const turnThePropellers = "पंखे घुमाएँ";
export const turnSlowly = "धीरे-धीरे घुमाएँ";
export const stopTurning = "घूमना रोकें";
export const zoomOut = "दूर करें";
export const zoomIn = "पास लाएँ";
export const resetView = "पहले जैसा करें";
export const fullScreen = "पूरी स्क्रीन";
export const closeFullScreen = "पूरी स्क्रीन बंद करें";

const sides = [
  "सामने से",
  "सामने बाईं ओर से",
  "बाईं ओर से",
  "पीछे बाईं ओर से",
  "पीछे से",
  "पीछे दाईं ओर से",
  "दाईं ओर से",
  "सामने दाईं ओर से",
];
const heights = { high: ", बहुत ऊपर से", above: ", ऊपर से", level: "", below: ", नीचे से" };
export const seenFrom: typeof english.seenFrom = (side, height) => `${sides[side]}${heights[height]} दिख रहा है।`;
