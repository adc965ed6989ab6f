import type { words as english } from "#domain/instruments/words/endurance.ts";

export const words: typeof english = {
  payload: "लोड",
  height: "ऊँचाई",
  temperature: "तापमान",
  reserve: "बची हुई बैटरी",
  tooHeavy: (model, kilograms) => `${model} ${kilograms} किलो से ज़्यादा नहीं उठा सकता।`,
};
