import * as english from "~/content/stated/priced-things";

export * from "~/content/stated/priced-things";

/** Names of things that have a price, with the English names of which the desk's keys are made. */
const names: Record<string, string> = {
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
};

export const priceKey: typeof english.priceKey = (path, name) => english.priceKey(path, names[name] ?? name);
