import { amount } from "#domain/instruments/field-values.ts";
import type { words as english } from "~/instruments/words/endurance-curve";

export const words: typeof english = {
  name: "उड़ान का समय",
  subject: "उड़ान का समय (Endurance)",
  limits:
    "यह अंदाज़ा है: पूरे लोड के साथ उड़ान का जो समय हम बताते हैं, उसी से निकला है। हवा, ऊपर चढ़ने, लंबी दूरी की उड़ान और पुरानी बैटरी का असर इसमें नहीं जोड़ा। इससे दूरी न निकालें: ड्रोन पायलट की नज़र में ही रहता है। पक्का करने के लिए हमसे पूछें।",
  model: "मॉडल",
  modelUpTo: (name, kilograms) => `${name}, ${kilograms} किलो तक`,
  against: "किससे तुलना करें",
  noOther: "किसी और मॉडल से नहीं",
  payload: "लोड, किलो",
  crateCounts: (kilograms) => `क्रेट भी लोड में गिना जाता है: उसका वज़न ${kilograms} किलो है।`,
  height: "समुद्र से ऊँचाई, मीटर",
  heat: "हवा का तापमान, °C",
  reserve: "उतरते समय बची बैटरी, %",
  minutes: (minutes) => `क़रीब ${amount(minutes)} मिनट`,
  askUs: "हमसे पूछें",
  beyond: (metres, celsius) => `${metres} मीटर या ${celsius} °C से ऊपर ड्रोन कम लोड उठाता है: हमसे पूछें।`,
  cold: "0 °C से नीचे बैटरी हमारे आँकड़ों से कम चलती है: उड़ने तक उसे गरम रखें, और हमसे पूछ लें।",
  withLoad: (kilograms) => `${kilograms} किलो के साथ`,
  liftsAtMost: (kilograms) => `ज़्यादा से ज़्यादा ${kilograms} किलो उठाता है`,
  greatestLoad: "सबसे ज़्यादा लोड",
  fullWeight: "पूरे लोड के साथ कुल वज़न",
  kilograms: (kilograms) => `${kilograms} किलो`,
  case: "काम",
  caseOf: (model, kilograms, reserve) => `${model}, ${kilograms} किलो के साथ, ${reserve}% बैटरी बचाकर उतरना`,
  air: "हवा",
  density: (metres, celsius, share) =>
    `${metres} मीटर, ${celsius} °C: हमारा बताया समय जिस हवा का है, उसके मुक़ाबले घनत्व ${share}%`,
  inTheAir: "हवा में",
  published: "हमारा बताया समय",
  publishedMinutes: (minutes, kilograms) => `${kilograms} किलो के साथ ${minutes} मिनट`,
  computed: "हिसाब से निकला समय",
  emptyMinutes: (minutes) => `ख़ाली उड़े, तो ${minutes} मिनट`,
  curve: "लोड के हिसाब से हवा में कितने मिनट: ख़ाली ड्रोन से सबसे ज़्यादा लोड तक घटते हुए",
  minutesMark: (minutes) => `${minutes} मिनट`,
};
