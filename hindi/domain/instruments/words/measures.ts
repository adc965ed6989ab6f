import type { words as english } from "#domain/instruments/words/measures.ts";

const either = new Intl.ListFormat("hi-IN", { type: "disjunction" });

export const words: typeof english = {
  units: {
    MW: "MW",
    kW: "kW",
    GW: "GW",
    m: "मीटर",
    km: "किमी",
    cm: "सेमी",
    mm: "मिमी",
    ft: "फ़ुट",
    m2: "वर्ग मीटर",
    ft2: "वर्ग फ़ुट",
    acre: "एकड़",
    hectare: "हेक्टेयर",
    kg: "किलो",
    g: "ग्राम",
    tonne: "टन",
    quintal: "क्विंटल",
    lb: "पाउंड",
    percent: "प्रतिशत",
    degree: "डिग्री",
    celsius: "°C",
    year: "साल",
  },
  noUnit: (name, units, typed) =>
    units.length > 1
      ? `${name} अंकों में लिखें, ${either.format(units)} में: “${typed}” समझ नहीं आया।`
      : `${name} अंकों में लिखें: “${typed}” समझ नहीं आया।`,
  noNumber: (name, example) => `${name} अंकों में लिखें, जैसे ${example ?? "12 या 2.5"}।`,
  readAs: (amount, unit) => `हमने ${amount} ${unit} समझा।`,
};
