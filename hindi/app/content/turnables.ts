import type { Turnable } from "~/content/schema";
import { turnables as english } from "~/content/turnables";

/** An aircraft with the names and texts of its parts, by their nodes in the model. */
const named = (item: Turnable, words: Record<string, { name: string; text: string }>): Turnable => ({
  ...item,
  parts: item.parts.map((part) => ({ ...part, ...words[part.node] })),
});

const sprayerParts = {
  tank: { name: "टंकी", text: "दोनों तरफ़ लेवल गेज हैं, और भरने का मुँह आगे है।" },
  "nozzle-1": { name: "घूमने वाले नोज़ल", text: "मोटर के नीचे लगे हैं, ताकि पंखे की हवा बूँदों को नीचे ले जाए।" },
  radar: { name: "आगे का रडार", text: "सामने काले शीशे के पीछे से तार और पेड़ देखता है।" },
  receiver: { name: "सैटेलाइट रिसीवर", text: "डंडों पर लगे हैं, और ड्रोन को तय लाइन पर रखते हैं।" },
};

const lifterParts = {
  "motor-1": { name: "मोटरें", text: "हर बाँह के सिरे पर एक, मोड़ने वाले जोड़ से आगे।" },
  receiver: { name: "सैटेलाइट रिसीवर", text: "डंडों पर, मोटरों से दूर।" },
  radar: { name: "आगे का रडार", text: "सामने काले शीशे के पीछे से तार और दीवारें देखता है।" },
};

export const turnables: { [Name in keyof typeof english]: Turnable } = {
  basic: named(english.basic, {
    "guard-2": { name: "पंखे का घेरा", text: "हर पंखे के चारों ओर है, तीन टेक पर टिका हुआ।" },
    "motor-1": { name: "मोटर", text: "ढक्कन मॉडल के रंग का है।" },
  }),
  pro: named(english.pro, {
    gimbal: { name: "गिंबल पर कैमरा", text: "ड्रोन झुके, तब भी कैमरा सीधा रहता है।" },
    "motor-1": { name: "मोटर", text: "खुली है, ताकि छात्र इसे साफ़ कर सकें और जाँच सकें।" },
  }),
  elite: named(english.elite, {
    receiver: { name: "RTK एंटीना", text: "अपने डंडे पर लगा है, जहाँ से पूरा आसमान दिखता है।" },
    gimbal: { name: "गिंबल पर कैमरा", text: "सर्वे के नक्शों के लिए।" },
    "motor-1": { name: "मोटर", text: "कार्बन की बाँह पर।" },
  }),
  surveillance: {
    ...named(english.surveillance, {
      gimbal: {
        name: "गिंबल पर कैमरे",
        text: "ज़ूम, वाइड और थर्मल, तीनों एक ही शीशे के पीछे; ड्रोन झुके, तब भी सीधे रहते हैं।",
      },
      "motor-3": { name: "मोटर और पंखा", text: "कार्बन की कसी हुई बाँह पर। हरी बत्तियाँ पीछे हैं।" },
      battery: { name: "बैटरी", text: "ढक्कन के नीचे, पट्टे से बँधी।" },
      "board-2": { name: "फ़्लाइट कंट्रोलर", text: "पावर बोर्ड और रिसीवर के बीच।" },
    }),
    name: "निगरानी ड्रोन",
  },
  heavySmall: named(english.heavySmall, {
    scanner: { name: "लेज़र स्कैनर", text: "बीच में नीचे, रबर के डैंपर वाली प्लेट पर।" },
    ...lifterParts,
  }),
  heavy: named(english.heavy, {
    crate: { name: "क्रेट", text: "बीच के रिलीज़ हुक पर, पट्टों और कुंडी से बँधा हुआ।" },
    ...lifterParts,
  }),
  heavyLarge: named(english.heavyLarge, {
    winch: { name: "विंच", text: "नारंगी रस्सी का ड्रम, वज़न वाले हुक के साथ।" },
    ...lifterParts,
  }),
  sprayer32: named(english.sprayer32, sprayerParts),
  sprayer40: named(english.sprayer40, sprayerParts),
};
