import { amount } from "#domain/instruments/field-values.ts";
import type { words as english } from "~/instruments/words/thermal-planner";

export const words: typeof english = {
  name: "थर्मल प्लानर",
  subject: "थर्मल प्लानर (Thermal planner)",
  limitsOfRoof: (place) =>
    `यह अंदाज़ा है, बुकिंग नहीं: हमारी टीम इसे पक्का करती है। यह हिसाब ${place} के पास की सूखी, चौकोर छत का है, जिस पर दिन भर धूप रही हो; सूरज निकलने से पहले के आख़िरी घंटों में भी काम हो सकता है। अँधेरे में उड़ान: मौजूदा नियम देख लें। हवा, धुंध, छाँव, इजाज़त और आपकी जगह का आकार इसमें नहीं हैं।`,
  limitsOfPark: (place) =>
    `यह अंदाज़ा है, बुकिंग नहीं: हमारी टीम इसे पक्का करती है। यह हिसाब ${place} के पास के ऐसे चौकोर सोलर पार्क का है जिसके पैनल दक्षिण की ओर हों, साफ़ आसमान में (हौरविट्ज़ (Haurwitz) का मॉडल)। हवा, धुंध, छाँव, इजाज़त और आपकी जगह का आकार इसमें नहीं हैं।`,
  target: "किसके ऊपर उड़ना है",
  roofSize: "छत का साइज़, वर्ग मीटर",
  roofHint: "वर्ग मीटर में, या 5,000 वर्ग फ़ुट लिखें।",
  parkSize: "सोलर पार्क कितना बड़ा है, MW",
  parkHint: "MW में, या 500 kW या 40 हेक्टेयर लिखें।",
  readAs: (megawatts, acresPerMegawatt) => `हमने ${megawatts} MW समझा, हर MW पर क़रीब ${acresPerMegawatt} एकड़।`,
  pixelOnRoof: "छत पर पिक्सेल, सेमी",
  pixelOnGround: "ज़मीन पर पिक्सेल, सेमी",
  tilt: "पैनल का झुकाव, °",
  day: "पसंद का दिन",
  flights: (flights) => `${amount(flights)} ${flights === 1 ? "उड़ान" : "उड़ानें"}`,
  daysOnSite: (days) => `मौक़े पर ${amount(days)} दिन`,
  hours: (from, to) => `${from} से ${to}`,
  notOn: (day) => `${day} को नहीं`,
  area: "साइज़",
  park: (megawatts, acres) => `${megawatts} MW, क़रीब ${amount(acres)} एकड़ ज़मीन पर`,
  roof: (squareMetres, acres) => `${squareMetres} वर्ग मीटर छत, ${amount(acres)} एकड़`,
  height: "ऊँचाई",
  heightOverGround: (metres, pixel) => `${pixel} सेमी के पिक्सेल के लिए ज़मीन से ${metres} मीटर ऊपर`,
  heightOverRoof: (metres, pixel) =>
    `${pixel} सेमी के पिक्सेल के लिए छत से ${metres} मीटर ऊपर। ऊँचाई की सीमा ज़मीन से गिनते हैं: इमारत की ऊँचाई जोड़ लें`,
  nearAirport: "एयरपोर्ट के पास",
  parkNearAirport: (kilometres, metres) =>
    `उसकी बाउंड्री से ${kilometres} किमी पर हम ${metres} मीटर ऊँचाई का प्लान करते हैं: बारीक पिक्सेल माँगें`,
  roofNearAirport: (kilometres, metres) =>
    `उसकी बाउंड्री से ${kilometres} किमी पर हम ज़मीन से ${metres} मीटर ऊँचाई का प्लान करते हैं, इमारत जोड़कर`,
  pictures: "तस्वीरें",
  picturesOnLines: (pictures, lines) => `${pictures}, ${lines} लाइनों पर`,
  flightsLabel: "उड़ानें",
  flightsInTheAir: (flights, time) => `${flights}, हवा में ${time}`,
  enoughSun: "काफ़ी धूप",
  sun: (from, to, zone, day, watts, tilt, given) =>
    `${day} को ${from} से ${to} ${zone}, ${tilt}° झुकाव पर ${watts} W/m² या ज़्यादा${given ? "" : " (दिन नहीं दिया: साल में सबसे कम)"}`,
  afterSunset: "सूरज डूबने के बाद",
  evening: (from, to, zone, day, given) => `${day} को ${from} से ${to} ${zone}${given ? "" : " (दिन नहीं दिया)"}`,
  days: "मौक़े पर दिन",
  daysIfClear: (days) => `${days}, आसमान साफ़ रहे तो`,
  noDays: "ऐसे दिन यह काम नहीं होता: हमसे पूछें",
  receives: "आपको क्या मिलेगा",
  tooHigh: (metres) =>
    `इस पिक्सेल के लिए ड्रोन ${metres} मीटर से ऊपर उड़ाना होगा, और उसके लिए ग्रीन ज़ोन में भी इजाज़त चाहिए। बारीक पिक्सेल माँगें।`,
  tooCoarse: (target, centimetres) =>
    `${target} के लिए ${centimetres} सेमी या उससे बारीक पिक्सेल चाहिए: इस पिक्सेल से ख़राबियाँ छूट सकती हैं।`,
};
