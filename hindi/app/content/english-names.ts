import { pageList } from "~/content/page-list";

/**
 * What the Hindi pages call packages, workshops, programs and courses, with the English name: the desk's keys of prices are made
 * of it, and staff read it in an enquiry. Names of the menus come from `page-list.ts`.
 */
export const englishNames: Record<string, string> = {
  ...Object.fromEntries(
    pageList.flatMap(({ subject = "" }) => {
      const [, hindi, inEnglish] = /^(.+) \((.+)\)$/.exec(subject) ?? [];
      return hindi ? [[hindi, inEnglish]] : [];
    }),
  ),
  "अपना पहला क्वाडकॉप्टर बनाएँ": "Build Your First Quadcopter",
  "ऑटोपायलट और मिशन सिस्टम": "Autopilot and Mission Systems",
  "ड्रोन प्रोडक्ट इंजीनियरिंग": "Drone Product Engineering",
  "पहले पंख": "First Wings",
  "बालसा और हवा का बहाव": "Balsa and Airflow",
  "सोचें, बनाएँ, साबित करें": "Design, Build, Prove",
  खेत: "Farm",
  गाँव: "Village",
  सीज़न: "Season",
  "ड्रोन इनोवेशन लैब": "Drone Innovation Lab",
  "रोबोटिक्स वर्कशॉप": "Robotics Workshop",
  "इनोवेशन चैलेंज": "Innovation Challenge",
  "टीचर बैच": "Teachers' Batch",
  "कंपनी बैच": "Company Batch",
  "मॉड्यूल एक": "Module One",
  "मॉड्यूल एक और दो": "Modules One and Two",
  "पूरा प्रोग्राम": "Full program",
  "RPTO फ़ास्ट ट्रैक": "RPTO Fast Track",
  "उड़ान की नींव": "Flying Foundation",
  "स्मॉल क्लास का हुनर": "Small Class Skills",
  "लोड के साथ उड़ान": "Payload Skills",
  "पूरा ऑपरेशन": "Operations",
  "प्रोफ़ेशनल ड्रोन पायलट सर्टिफ़िकेशन": "Professional Drone Pilot Certification",
  "ड्रोन डेटा प्रोसेसिंग ट्रेनिंग": "Drone Data Processing Training",
  "ड्रोन सर्विस टेक्नीशियन ट्रेनिंग": "Drone Service Technician Training",
  "ड्रोन बनाने की वर्कशॉप": "Drone development workshops",
  "RC प्लेन वर्कशॉप": "RC aircraft workshops",
  "3 मॉड्यूल प्रोग्राम": "3 Modules Program",
  "RPTO की तैयारी के प्रोग्राम": "RPTO Preparation Programs",
  "ड्रोन से फ़सल पर छिड़काव": "Agriculture Spray Services",
  "ड्रोन से थर्मल मैपिंग": "Thermal Mapping Services",
  "ड्रोन से ज़मीन का सर्वे": "Land Surveying Services",
};
