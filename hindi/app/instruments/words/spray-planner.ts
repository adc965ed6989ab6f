import { amount } from "#domain/instruments/field-values.ts";
import type { words as english } from "~/instruments/words/spray-planner";

const noticeAllows = (earliest: string) =>
  `सूचना में जो समय लगता है, उसी की वजह से छिड़काव ${earliest} से पहले नहीं हो सकता; खेत देखना और कोटेशन देना भी उससे पहले होगा।`;

export const words: typeof english = {
  name: "छिड़काव प्लानर",
  subject: "छिड़काव प्लानर (Spray planner)",
  limits:
    "यह अंदाज़ा है, बुकिंग नहीं; पक्का हमारी टीम करती है। घंटों में मोड़ और टंकी भरने का समय जुड़ा है; हवा से रुकने, आने-जाने और दवा घोलने का नहीं। हम सुबह और शाम की शांत हवा में ही उड़ाते हैं, इसलिए लंबे काम में कई दिन लगते हैं। दवा और पानी की मात्रा वही रहती है, जो दवा के लेबल पर लिखी है।",
  area: "खेत का रकबा",
  usualBigha: (squareFeet) => `मध्य प्रदेश में बीघा ज़्यादातर ${squareFeet} वर्ग फ़ुट का होता है।`,
  crop: "फ़सल",
  sprayer: "ड्रोन",
  against: "किससे तुलना करें",
  noOther: "किसी और ड्रोन से नहीं",
  day: "पसंद का दिन",
  sprayerWithTank: (name, litres) => `${name}, ${litres} लीटर`,
  spoken: (time) => time.replace("-", " से "),
  tanks: (tanks) => `${amount(tanks)} टंकी`,
  take: (day) => `${day} चुनें, सबसे पहले यही दिन हो सकता है`,
  past: (earliest) => `यह दिन निकल चुका है। ${noticeAllows(earliest)}`,
  late: (day, noticeDay, earliest) =>
    `${day} के छिड़काव के लिए सार्वजनिक सूचना ${noticeDay} को सूरज निकलने तक देनी थी। ${noticeAllows(earliest)}`,
  unpublished: (crop, published) =>
    published
      ? `${published} के लिए मंत्रालय ने ड्रोन से छिड़काव का तरीक़ा जारी किया है। ${crop} के लिए नहीं किया: उसके लिए हम पहले आपके साथ तय करेंगे कि छिड़काव हो सकता है या नहीं।`
      : `${crop} के लिए मंत्रालय ने ड्रोन से छिड़काव का तरीक़ा जारी नहीं किया है: हम पहले आपके साथ तय करेंगे कि छिड़काव हो सकता है या नहीं।`,
  land: "ज़मीन",
  case: "काम",
  caseOf: (acres, crop, sprayer) => `${amount(acres)} एकड़ ${crop}, ${sprayer}`,
  water: "पानी",
  litres: (litres, litresPerAcre) => `${litres} लीटर (${litresPerAcre} लीटर प्रति एकड़)`,
  tanksLabel: "टंकियाँ",
  fillings: (tanks) => `${amount(tanks)} टंकी`,
  fillingsAndRefills: (tanks, refills) =>
    refills === 0 ? `${amount(tanks)} टंकी, फिर भरनी नहीं पड़ती` : `${amount(tanks)} टंकी, ${amount(refills)} बार फिर भरना`,
  batteries: "बैटरी",
  charges: (tanks, sets) => `${amount(tanks)} चार्ज, हर टंकी पर एक, ${amount(sets)} सेट से`,
  batterySets: "बैटरी के सेट",
  plannedRate: "प्लान की रफ़्तार",
  rate: "रफ़्तार",
  acresPerHour: (acres) => `${acres} एकड़ प्रति घंटा`,
  atWork: "काम का समय",
  crew: "टीम",
  people: (people) => `${people} लोग`,
  notice: "सार्वजनिक सूचना",
  noticeBy: (day, hours) => `${day} को सूरज निकलने तक, यानी ${hours} घंटे पहले, सक्षम अधिकारियों के ज़रिए`,
  noticeHours: (hours) => `पहली उड़ान से कम से कम ${hours} घंटे पहले, सक्षम अधिकारियों के ज़रिए`,
};
