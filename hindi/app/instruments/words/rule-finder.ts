import type { words as english } from "~/instruments/words/rule-finder";
import { classNamed } from "../../../domain/instruments/class-names";

export const words: typeof english = {
  name: "कौन सा नियम, कौन सा सर्टिफ़िकेट",
  subject: "कौन सा नियम, कौन सा सर्टिफ़िकेट (Which rule, which certificate)",
  limits:
    "यह नज़र की सीमा में उड़ान के लिए है, ड्रोन नियम (Drone Rules) 2021 और उनमें हुए बदलावों के हिसाब से। राज्यों के नियम, रात की उड़ान, लोगों के ऊपर उड़ान और ड्रोन बाहर से मँगाना (import) इसमें नहीं हैं। नियम और नक्शा बदलते रहते हैं। मौजूदा नियम देख लें, और इस पर चलने से पहले हमसे पूछ लें।",
  grams: "लोड समेत वज़न, ग्राम",
  gramsHint: "ग्राम में, या 2.6 किलो लिखें।",
  use: "किसलिए",
  age: "पायलट की उम्र",
  school: "पायलट की पढ़ाई",
  place: "जगह",
  class: "क्लास",
  inClass: (className) => (className === "None" ? "कोई क्लास नहीं" : `${classNamed(className)} क्लास`),
  classAt: (className, grams) =>
    `${className === "None" ? "कोई नहीं" : classNamed(className)}, लोड समेत ${grams} ग्राम पर`,
  rules: "नियम",
  research: "रिसर्च",
  certificate: "सर्टिफ़िकेट",
  registration: "रजिस्ट्रेशन",
  permission: "इजाज़त",
  insurance: "बीमा",
  penalty: "जुर्माना",
  course: "आपके काम का कोर्स",
  toLaterCourse: (course) => `आगे के लिए कोर्स: ${course}`,
  toCourse: (course) => `कोर्स देखें: ${course}`,
};
