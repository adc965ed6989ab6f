import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import type { trainingPrograms as english } from "~/content/pages/home-training";
import { picture } from "~/content/pictures";
import type { Datum } from "~/content/schema";
import { nextBatch } from "~/content/stated/batch";
import { stated } from "~/content/stated/stated";

export type { TrainingProgram } from "~/content/pages/home-training";

/** The next batch of a course, where the owner has stated one. */
function next(course: string): Datum[] {
  const value = nextBatch(stated.batches.filter((batch) => batch.course === course));
  return value ? [{ label: "अगला बैच", value }] : [];
}

export const trainingPrograms: typeof english = [
  {
    id: "pilot",
    label: "पायलट",
    title: "ड्रोन पायलट सर्टिफ़िकेट कोर्स",
    duration: facts.pilotCourse.range,
    level: facts.pilotCourse.level,
    description:
      "सबसे पहले आप ड्रोन को हवा में एक जगह टिकाना सीखते हैं। आख़िर तक आप क़ानून के दायरे में पूरा मिशन करना सीख लेते हैं, प्लान बनाने से लॉग लिखने तक। ज़्यादातर दिन आप सिम्युलेटर पर या मैदान में अभ्यास करते हैं और रिमोट पायलट सर्टिफ़िकेट (Remote Pilot Certificate) की तैयारी करते हैं।",
    data: [
      { label: "समय", value: facts.pilotCourse.range },
      { label: "बैच", value: facts.pilotCourse.wording },
      { label: "लेवल", value: facts.pilotCourse.level },
      ...next("/training/drone-pilot-training"),
    ],
    features: [
      "एयरस्पेस, मौसम और ड्रोन नियम (Drone Rules) 2021",
      "माइक्रो क्लास का ड्रोन आप उड़ाते हैं, स्मॉल क्लास में टीम का काम करते हैं",
      "असली खेतों के असली नक्शे पर मिशन का प्लान",
      "मॉक पेपर और नंबर वाले मिशन",
    ],
    image: picture("lesson"),
    more: { label: "पायलट कोर्स देखें", to: "/training/drone-pilot-training" },
    enroll: { label: "अभी दाख़िला लें", to: enquire("training", "Drone Pilot Certification"), primary: true },
    brochure: {
      label: "ब्रोशर डाउनलोड करें",
      to: enquire("training", "Drone Pilot Certification", "drone-pilot-training"),
    },
  },
  {
    id: "technical",
    label: "टेक्निकल",
    title: "ड्रोन सर्विस टेक्नीशियन",
    duration: facts.technicianCourse.range,
    level: "इंटरमीडिएट",
    description:
      "आप मोटर, स्पीड कंट्रोलर, बैटरी या ढाँचे की ख़राबी ढूँढना और उसे ठीक करना सीखते हैं। फिर जाँचकर दिखाते हैं कि वह ठीक हो गई, और हर मरम्मत का रिकॉर्ड रखते हैं।",
    data: [
      { label: "समय", value: facts.technicianCourse.range },
      { label: "बैच", value: facts.technicianCourse.wording },
      { label: "लेवल", value: "इंटरमीडिएट" },
      ...next("/training/drone-service-technician"),
    ],
    features: [
      "सोल्डरिंग और वायरिंग, जिनकी जाँच तय पैमाने से होती है",
      "उड़ान के लॉग से ख़राबी पकड़ना",
      "बैटरी सँभालना, रखना और समय पर सुरक्षित हटाना",
      "हर मरम्मत के बाद टेस्ट उड़ान, सर्टिफ़ाइड पायलट के हाथों",
    ],
    image: picture("technician"),
    more: { label: "टेक्नीशियन कोर्स देखें", to: "/training/drone-service-technician" },
    enroll: { label: "अभी दाख़िला लें", to: enquire("training", "Drone Service Technician"), primary: true },
    brochure: {
      label: "ब्रोशर डाउनलोड करें",
      to: enquire("training", "Drone Service Technician", "drone-service-technician"),
    },
  },
  {
    id: "development",
    label: "डेवलपमेंट",
    title: "ड्रोन बनाने की वर्कशॉप",
    duration: facts.developmentProgram.range,
    level: "एडवांस्ड",
    description: "इसमें आप ड्रोन डिज़ाइन करते हैं, बनाते हैं और परखते हैं। यह इंजीनियरों और फ़ाइनल ईयर के छात्रों के लिए है।",
    data: [
      { label: "समय", value: facts.developmentProgram.range },
      { label: "कैसे", value: facts.developmentProgram.wording },
      { label: "लेवल", value: "एडवांस्ड" },
      ...next("/training/drone-development-workshops"),
    ],
    features: [
      "मोटर की ताक़त और वज़न का हिसाब, शुरू से",
      "फ़्लाइट कंट्रोलर लगाना और ट्यून करना",
      "ड्रोन पर कैमरा और साथ का छोटा कंप्यूटर",
      "आख़िरी रिव्यू में आपका अपना प्रोटोटाइप",
    ],
    image: picture("bench-build"),
    more: { label: "वर्कशॉप देखें", to: "/training/drone-development-workshops" },
    enroll: { label: "अभी दाख़िला लें", to: enquire("training", "Drone Development Workshop"), primary: true },
  },
];
