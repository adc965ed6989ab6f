import * as english from "~/content/page-list";

export type * from "~/content/page-list";

export const groupNames: typeof english.groupNames = {
  training: "ट्रेनिंग",
  services: "सर्विस",
  "excellence-center": "एक्सीलेंस सेंटर",
  product: "ड्रोन",
};

/** Names by path; `menu` is the longer one of the menus. */
const names: Record<string, { name: string; menu?: string }> = {
  "/training/drone-development-workshops": { name: "ड्रोन बनाने की वर्कशॉप" },
  "/training/rc-aircraft-workshop": { name: "RC प्लेन वर्कशॉप" },
  "/training/drone-pilot-training": { name: "ड्रोन पायलट ट्रेनिंग" },
  "/training/drone-industrial-training": { name: "ड्रोन इंडस्ट्रियल ट्रेनिंग" },
  "/training/drone-data-processing": { name: "ड्रोन डेटा प्रोसेसिंग" },
  "/training/drone-service-technician": { name: "ड्रोन सर्विस टेक्नीशियन" },
  "/services/agriculture-spray": { name: "ड्रोन से छिड़काव" },
  "/services/thermal-mapping": { name: "थर्मल मैपिंग" },
  "/services/land-surveying": { name: "ज़मीन का सर्वे" },
  "/services/custom-drone-development": { name: "ऑर्डर पर ड्रोन" },
  "/excellence-center/atal-tinkering-lab": { name: "अटल टिंकरिंग लैब" },
  "/excellence-center/drone-coe": { name: "ड्रोन CoE", menu: "ड्रोन सेंटर ऑफ़ एक्सीलेंस" },
  "/excellence-center/3-modules": { name: "3 मॉड्यूल" },
  "/excellence-center/3-modules/rpto": { name: "RPTO" },
  "/product/trainer-drone": { name: "ट्रेनर ड्रोन" },
  "/product/surveillance-drone": { name: "निगरानी ड्रोन" },
  "/product/heavy-payload-drones": { name: "वज़न उठाने वाले ड्रोन" },
};

export const pageList: typeof english.pageList = english.pageList.map((page) => {
  const { name = page.name, menu } = names[page.path] ?? {};
  const [shown, inEnglish] = [menu ?? name, page.menu ?? page.name];
  return { ...page, name, menu, ...(shown !== inEnglish && { subject: `${shown} (${inEnglish})` }) };
});
