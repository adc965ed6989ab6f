import { company } from "~/content/company";
import { facts as english } from "~/content/facts";
import { claimed } from "~/content/stated/claims";
import { OUR_CLAIM } from "~/content/stated/our-claim";

export type { FigureSource } from "~/content/facts";

/** The number of "50 acres per hour" with a Hindi unit after it. */
const withUnit = (phrase: string, unit: string) => phrase.replace(/[A-Za-z ]+$/, ` ${unit}`);
const minutes = (phrase: string) => withUnit(phrase, "मिनट");
const kilograms = (phrase: string) => withUnit(phrase, "किलो");
const kilometres = (phrase: string) => withUnit(phrase, "किमी");
const weeks = (phrase: string) => withUnit(phrase, "हफ़्ते");

const { pilotCourse, technicianCourse, developmentProgram, trainer, trainerSheet } = english;
const discount = english.earlyBird.value.replace(/\D/g, "");
const [short, middle, long] = english.droneWorkshops.days;

export const facts: typeof english = {
  ...english,
  dronesBuilt: claimed("dronesBuilt", {
    ...english.dronesBuilt,
    label: "ऑर्डर पर बने ड्रोन",
    note: `${OUR_CLAIM}: ग्राहकों के ऑर्डर पर बनाए हुए`,
  }),
  dronesDelivered: claimed("dronesDelivered", {
    ...english.dronesDelivered,
    label: "ड्रोन ग्राहकों को दिए",
    note: `${OUR_CLAIM}: ऑर्डर पर बने और स्टैंडर्ड मॉडल मिलाकर`,
  }),
  peopleTrained: claimed("peopleTrained", {
    ...english.peopleTrained,
    label: "छात्रों ने ट्रेनिंग ली",
    note: `${OUR_CLAIM}: हमारे सभी प्रोग्राम मिलाकर`,
  }),
  certifiedPilots: claimed("certifiedPilots", {
    ...english.certifiedPilots,
    label: "सर्टिफ़ाइड पायलट",
    note: `${OUR_CLAIM}: ट्रेनिंग ले चुके ${english.peopleTrained.value} लोगों में से। रिमोट पायलट सर्टिफ़िकेट किसी अधिकृत RPTO की ट्रेनिंग और टेस्ट के बाद मिलता है; वह हम नहीं देते`,
  }),
  workshops: claimed("workshops", {
    ...english.workshops,
    label: "वर्कशॉप और ट्रेनिंग प्रोग्राम",
    note: OUR_CLAIM,
  }),
  certificationRate: claimed("certificationRate", {
    ...english.certificationRate,
    label: "ट्रेनी सर्टिफ़िकेट पाते हैं",
    note: `${OUR_CLAIM}, सिर्फ़ हमारे अपने सर्टिफ़िकेट के बारे में; रिमोट पायलट सर्टिफ़िकेट के बारे में नहीं`,
  }),
  placement: claimed("placement", {
    ...english.placement,
    label: "नौकरी दिलाने में मदद",
    note: `${OUR_CLAIM}। जो कहे, उसकी मदद करते हैं; नौकरी की गारंटी कभी नहीं देते`,
  }),
  years: { ...english.years, label: "साल", note: "पहले पाँच साल, 2019-2024" },

  pilotCourse: {
    ...pilotCourse,
    range: weeks(pilotCourse.range),
    wording: `फ़ुल-टाइम ${pilotCourse.weeks} हफ़्ते; वीकेंड बैच में ${pilotCourse.weekendWeeks} हफ़्ते तक`,
    level: "बिगिनर से एडवांस्ड तक",
  },
  technicianCourse: {
    ...technicianCourse,
    range: weeks(technicianCourse.range),
    wording: `फ़ुल-टाइम ${technicianCourse.weeks} हफ़्ते; वीकेंड बैच में ${weeks(technicianCourse.range)}`,
  },
  developmentProgram: {
    ...developmentProgram,
    range: weeks(developmentProgram.range),
    wording: `${short}, ${middle} और ${long} दिन की वर्कशॉप, और अलग से ${weeks(developmentProgram.range)} का प्रोग्राम`,
  },
  courseFee: {
    ...english.courseFee,
    wording: `कोटेशन में, GST के साथ भी और GST के बिना भी; GST से छूट न हो, तो ${english.courseFee.gst}% लगता है (मौजूदा नियम देख लें)`,
  },
  droneTax: { ...english.droneTax, wording: `22 सितंबर 2025 से ड्रोन पर GST ${english.droneTax.value} है` },
  repairs: {
    ...english.repairs,
    wording: "जाँच हम हर कंपनी के ड्रोन की करते हैं; मरम्मत अपने ड्रोन की, और उनकी जिनमें आम ओपन-सोर्स ऑटोपायलट लगा हो",
  },
  earlyBird: {
    ...english.earlyBird,
    value: `जल्दी बुकिंग पर ${discount}% छूट`,
    note: `जो जल्दी बुक करें, उन्हें बैच की पूरी फ़ीस में ${discount}% छूट। कोटेशन में दोनों फ़ीस और आख़िरी तारीख़ लिखी होती है।`,
  },
  trainingFootnote: {
    ...english.trainingFootnote,
    value: "EMI की सुविधा, 100% प्रैक्टिकल ट्रेनिंग, इंडस्ट्री में माना जाने वाला सर्टिफ़िकेट",
    note: `${OUR_CLAIM}। थ्योरी के साथ-साथ हर ट्रेनी अपने हाथ से करके सीखता है: पायलट कोर्स में इंस्ट्रक्टर के साथ के ${pilotCourse.hours} घंटों में से ${pilotCourse.practicalHours} घंटे प्रैक्टिकल मॉड्यूल के हैं। सर्टिफ़िकेट हमारे अपने हैं; इनमें से कोई भी रिमोट पायलट सर्टिफ़िकेट की जगह काम नहीं आता।`,
  },

  controlRange: {
    ...english.controlRange,
    value: kilometres(english.controlRange.value),
    wording: "रेडियो कंट्रोल की दूरी; क़ानूनन ड्रोन नज़र की सीमा में ही रहना चाहिए",
  },
  endurance: {
    ...english.endurance,
    value: minutes(english.endurance.value),
    wording: "दोनों कैमरों के साथ, शांत हवा में, नई बैटरी से, 20% बैटरी बचाकर उतरने पर",
  },
  warranty: {
    ...english.warranty,
    value: withUnit(english.warranty.value, "साल"),
    wording: `${withUnit(english.warranty.value, "साल")} की वारंटी`,
  },
  trainer: {
    ...trainer,
    flightTime: {
      basic: minutes(trainer.flightTime.basic),
      pro: minutes(trainer.flightTime.pro),
      elite: minutes(trainer.flightTime.elite),
    },
  },
  workingTemperature: {
    ...english.workingTemperature,
    value: english.workingTemperature.value.replace("to", "से"),
  },
  trainerSheet: {
    ...trainerSheet,
    weight: {
      basic: kilograms(trainerSheet.weight.basic),
      pro: kilograms(trainerSheet.weight.pro),
      elite: kilograms(trainerSheet.weight.elite),
    },
    range: {
      basic: kilometres(trainerSheet.range.basic),
      pro: kilometres(trainerSheet.range.pro),
      elite: kilometres(trainerSheet.range.elite),
    },
  },

  sprayRate: {
    ...english.sprayRate,
    value: withUnit(english.sprayRate.value, "एकड़ प्रति घंटा"),
    wording: `${OUR_CLAIM}: हमारे सबसे बड़े स्प्रेयर की खेत में सबसे तेज़ रफ़्तार`,
  },
  spraying: { ...english.spraying, crew: { ...english.spraying.crew, wording: "दो" } },
  replyTime: {
    ...english.replyTime,
    value: "24 घंटे के अंदर",
    note: `24 घंटे में हम सिर्फ़ कामकाजी दिन गिनते हैं, यानी ${company.hours.reply} जवाब देते हैं`,
  },
  enquiriesKept: { ...english.enquiriesKept, wording: "बारह महीने" },
  logsKept: { ...english.logsKept, wording: `${english.logsKept.days} दिन` },
};
