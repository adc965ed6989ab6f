import type { words as english } from "#domain/instruments/words/thermal.ts";

export const words: typeof english = {
  targets: { solar: "ज़मीन पर लगे सोलर पैनल", roof: "छत, नमी और इंसुलेशन के लिए" },
  park: "सोलर पार्क का साइज़",
  roof: "छत का साइज़",
  land: ["एकड़", "बीघा", "हेक्टेयर"],
  pixel: "पिक्सेल",
  tilt: "झुकाव",
};
