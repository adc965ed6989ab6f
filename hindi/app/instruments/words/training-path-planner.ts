import { amount } from "#domain/instruments/field-values.ts";
import type { words as english } from "~/instruments/words/training-path-planner";

const weeksOf = (weeks: number) => `${amount(weeks)} ${weeks === 1 ? "हफ़्ता" : "हफ़्ते"}`;

export const words: typeof english = {
  name: "सर्टिफ़िकेट तक मेरा रास्ता",
  subject: "सर्टिफ़िकेट तक मेरा रास्ता (My way to the certificate)",
  limits: (authorised) =>
    `यह अंदाज़ा है, बुकिंग नहीं। बैच कब शुरू होगा, यह आपके कोटेशन में लिखा होता है। छुट्टियाँ और बारिश के दिन इसमें नहीं हैं; उनकी क्लास हम बाद में पूरी कराते हैं। रिमोट पायलट सर्टिफ़िकेट ${authorised ? "किसी अधिकृत RPTO की (जैसे हमारी)" : "किसी अधिकृत RPTO की"} ट्रेनिंग और टेस्ट के बाद मिलता है।`,
  level: "अभी आपका लेवल",
  rhythm: "हफ़्ते में कितने दिन",
  start: "पहला दिन",
  startHint: "दिन चुनेंगे, तो प्लान अपने कैलेंडर में सेव कर पाएँगे।",
  weeks: weeksOf,
  days: (from, to) => `${from} से ${to}`,
  inWeek: (week) => `हफ़्ता ${week}`,
  inWeeks: (weeks) => `हफ़्ते ${weeks}`,
  inAll: "कुल",
  amount: (weeks, amount, unit) => `${weeksOf(weeks)}: ${amount} ${unit}`,
  amountOnDays: (weeks, amount, unit, days) => `${weeksOf(weeks)}: ${amount} ${unit}, ${days} दिन में`,
  thenRpto: "फिर RPTO",
  rpto: (days, mayHold, last) =>
    `${last ? `${last} के बाद ` : ""}${days} की ट्रेनिंग और टेस्ट${mayHold ? ", अगर सर्टिफ़िकेट पहले से न हो" : ""}`,
  toJoin: "दाख़िला",
  conditions: (ages, papers) =>
    `उम्र ${ages.from} से ${ages.to}; ${papers.join(", ")}। उम्र ${ages.from} से कम है? माता-पिता या टीचर हमसे हमारी वर्कशॉप के बारे में पूछ सकते हैं।`,
  bring: "साथ क्या लाना है",
  nextBatch: "अगला बैच",
  save: "मेरे कैलेंडर में सेव करें (.ics)",
  calendarNote: (company, phone) => `यह अंदाज़ा है, बुकिंग नहीं। ${company}, ${phone}`,
};
