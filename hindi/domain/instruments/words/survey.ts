import type { words as english } from "#domain/instruments/words/survey.ts";

const area = "ज़मीन, रकबे से";

export const words: typeof english = {
  shapes: { sides: "ज़मीन, लंबाई-चौड़ाई से", area, road: "सड़क, नहर या कोई लाइन" },
  covers: { open: "खुली ज़मीन", hills: "ढलान और पहाड़ी", trees: "झाड़ियाँ या पेड़" },
  pixel: "पिक्सेल",
  front: "लाइन पर ओवरलैप",
  side: "लाइनों के बीच ओवरलैप",
  length: "लंबाई",
  width: "चौड़ाई",
  areaAsSide: (name, typed) => `${name} की जगह रकबा न लिखें। ${typed} के लिए ऊपर “${area}” चुनें।`,
  tooLarge: (acres) => `${acres} एकड़ से बड़े आयत का प्लान हमारी टीम टुकड़ों में बनाती है: हमसे पूछें।`,
  tooMuchLand: (acres) => `इतनी लंबाई-चौड़ाई में ${acres} एकड़ ही आते हैं: इन्हें ठीक करें, रकबा ख़ाली छोड़ दें, या ऊपर “${area}” चुनें।`,
};
