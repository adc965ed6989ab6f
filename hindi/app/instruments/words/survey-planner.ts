import { amount } from "#domain/instruments/field-values.ts";
import type { words as english } from "~/instruments/words/survey-planner";
import { classNamed } from "../../../domain/instruments/class-names";

const flightsOf = (flights: number) => `${amount(flights)} ${flights === 1 ? "उड़ान" : "उड़ानें"}`;

export const words: typeof english = {
  name: "सर्वे प्लानर",
  subject: "सर्वे प्लानर (Survey planner)",
  limits:
    "यह अंदाज़ा है, बुकिंग नहीं: हमारी टीम नक्शा देखकर और मौक़े पर घूमकर इसे पक्का करती है। हवा, आना-जाना, इजाज़त, ग्राउंड कंट्रोल और आपकी सीमा का आकार इसमें नहीं हैं। बड़ी ज़मीन पर हम टुकड़ों में उड़ाते हैं, ताकि ड्रोन पायलट की नज़र में रहे।",
  shape: "किसके ऊपर उड़ना है",
  area: "ज़मीन का रकबा",
  length: "लंबाई, मीटर",
  roadHint: "या 3 किमी लिखें। 200 किमी तक।",
  width: "चौड़ाई, मीटर",
  inside: "सीमा के अंदर का रकबा",
  insideHint: "तभी भरें, जब वह पूरी लंबाई-चौड़ाई के रकबे से कम हो।",
  front: "लाइन पर ओवरलैप, %",
  side: "लाइनों के बीच ओवरलैप, %",
  pixel: "ज़मीन पर पिक्सेल, सेमी",
  pixelHint: (usualMetres, usualPixel, ceilingMetres, coarsestPixel) =>
    `${usualMetres} मीटर ऊँचाई पर ${usualPixel} सेमी, ${ceilingMetres} मीटर पर ${coarsestPixel} सेमी।`,
  cover: "ज़मीन कैसी है",
  inTheAir: (time) => `हवा में ${time}`,
  flights: flightsOf,
  acres: (acres) => `${amount(acres)} एकड़`,
  asSquare: (land, side) => `${land}; ${side} मीटर का चौकोर मानकर`,
  within: (land, long, wide) => `${land}; उड़ान उसके चारों ओर के ${long} × ${wide} मीटर पर`,
  rectangle: (long, wide, acres) => `${long} × ${wide} मीटर, ${amount(acres)} एकड़`,
  height: "ऊँचाई",
  heightForPixel: (metres, pixel) => `${pixel} सेमी के पिक्सेल के लिए ज़मीन से ${metres} मीटर ऊपर`,
  nearAirport: "एयरपोर्ट के पास",
  heightNearAirport: (kilometres, metres, pixel) =>
    `उसकी बाउंड्री से ${kilometres} किमी पर हम ${metres} मीटर ऊँचाई का प्लान करते हैं: ${pixel} सेमी या उससे बारीक पिक्सेल माँगें`,
  lines: "लाइनें",
  linesInSections: (lines, sections, kilometres) =>
    `${lines}। एक बैटरी ${kilometres} किमी जाकर लौटने तक चलती है, इसलिए लंबाई के ${sections} टुकड़े होंगे; हर टुकड़े पर हम छोटे हिस्सों में उड़ाते हैं, पायलट की नज़र में`,
  photographs: "तस्वीरें",
  photographsOf: (photographs, gigabytes) => `${photographs}, क़रीब ${gigabytes} GB`,
  air: "हवा में",
  airInFlights: (time, flights) => `${time}, ${flightsOf(flights)}`,
  field: "मौक़े पर",
  fieldTime: (time) => `उड़ान और बैटरी बदलने में ${time}`,
  days: (days) => `कम से कम ${amount(days)} दिन`,
  daysLabel: "दिन",
  daysOf: (days, hoursADay) => `कम से कम ${days}, अगर हर दिन ${hoursADay} घंटे उड़ान और बैटरी बदलने के हों`,
  control: "ग्राउंड कंट्रोल",
  controlPoints: (points, checks) =>
    `कम से कम ${points} कंट्रोल पॉइंट और ${checks} चेक पॉइंट; आपकी ज़मीन पर कितने लगेंगे, यह काम के ब्योरे में तय होता है`,
  claimedAccuracy: "सटीकता (दावा)",
  accuracy: "सटीकता",
  claimed: (horizontal, vertical) => `लंबाई-चौड़ाई में ${horizontal}, ऊँचाई में ${vertical}, सख़्त खुली ज़मीन पर`,
  notClaimed: (horizontal, vertical, upToMetres, overlap, times) =>
    `यहाँ कोई दावा नहीं। लंबाई-चौड़ाई में ${horizontal}, ऊँचाई में ${vertical} का हमारा दावा सख़्त खुली ज़मीन के लिए है, ${upToMetres} मीटर या उससे नीचे से, ${overlap.forward}% और ${overlap.side}% या ज़्यादा ओवरलैप पर। ${times === null ? "ग़लती इससे बड़ी मानकर चलें।" : `ग़लती क़रीब ${times} गुना मानकर चलें, क्योंकि पिक्सेल भी उतने गुना बड़ा है।`} आपकी ज़मीन पर ग़लती कितनी होगी, यह हम आपको बताएँगे।`,
  aircraft: "ड्रोन",
  aircraftOf: (name, weight, className) => `${name}, कुल वज़न ${weight}: ${classNamed(className)} क्लास`,
  tooHigh: (metres) =>
    `इस पिक्सेल के लिए ड्रोन ${metres} मीटर से ऊपर उड़ाना होगा, और उसके लिए ग्रीन ज़ोन में भी इजाज़त चाहिए। बारीक पिक्सेल माँगें।`,
  unusualCorridor: (from, to, wide) =>
    `सड़क या नहर पर हमारा सर्वे ${from} से ${to} मीटर चौड़ा होता है। ${wide} मीटर के लिए पहले हमसे पूछ लें।`,
  trees: "तस्वीरों में पत्तियाँ दिखती हैं, नीचे की ज़मीन नहीं: दोनों तरफ़ 85% ओवरलैप रखें, या LiDAR माँगें।",
  hills: "ढलान पर ड्रोन ज़मीन के साथ ऊपर-नीचे चलता है; ओवरलैप बढ़ाएँ, और ज़्यादा लाइनें मानकर चलें।",
};
