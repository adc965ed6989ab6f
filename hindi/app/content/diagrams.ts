import { classroom } from "~/content/classroom";
import * as english from "~/content/diagrams";
import { facts } from "~/content/facts";
import { certificate, rptoTraining } from "~/content/law";
import { classNamed } from "../../domain/instruments/class-names";

export * from "~/content/diagrams";

const { airspace, spraying, range } = english;

export const weightClasses: typeof english.weightClasses = english.weightClasses.map(({ name, upTo }) => ({
  name: classNamed(name),
  upTo,
}));

export const certificatePath: typeof english.certificatePath = [
  {
    figure: `${certificate.age.from} से ${certificate.age.to}`,
    step: "आप",
    text: "साल की उम्र, 10वीं या उसके बराबर, एक ID और पते का सबूत।",
  },
  {
    figure: `${facts.pilotCourse.weeks} या ${facts.fastTrack.weeks} हफ़्ते`,
    step: "तैयारी",
    text: "हमारा पायलट कोर्स या फ़ास्ट ट्रैक: थ्योरी, सिम्युलेटर, मैदान।",
  },
  {
    figure: rptoTraining,
    step: "अधिकृत RPTO",
    text: "नज़र की सीमा में उड़ाने की ट्रेनिंग किसी अधिकृत रिमोट पायलट ट्रेनिंग ऑर्गनाइज़ेशन (Remote Pilot Training Organisation) में, और उसका टेस्ट।",
  },
  {
    figure: `${certificate.validYears} साल`,
    step: "रिमोट पायलट सर्टिफ़िकेट",
    text: "फ़रवरी 2022 से यह सर्टिफ़िकेट कहलाता है, लाइसेंस नहीं।",
  },
];

const weight = (kg: number) => (kg < 1 ? `${kg * 1000} ग्राम` : `${kg} किलो`);

export const weightRange: typeof english.weightRange = (index) => {
  const above = weightClasses[index - 1]?.upTo;
  const upTo = weight(weightClasses[index]?.upTo ?? 0);
  return above ? `${weight(above)} से ज़्यादा, ${upTo} तक` : `${upTo} तक`;
};

const percent = (share: number) => `${Math.round(share * 100)}%`;

export const diagramData: typeof english.diagramData = {
  airspace: {
    data: [
      { label: "ग्रीन, इजाज़त नहीं चाहिए", value: `${airspace.ceiling} मीटर (${airspace.ceilingFeet} फ़ुट) तक` },
      {
        label: `ग्रीन, एयरपोर्ट की बाउंड्री से ${airspace.lowFrom} से ${airspace.lowTo} किमी`,
        value: `${airspace.lowCeiling} मीटर (${airspace.lowCeilingFeet} फ़ुट) तक`,
      },
      {
        label: `येलो, एयरपोर्ट की बाउंड्री से ${airspace.yellowFrom} से ${airspace.lowFrom} किमी`,
        value: "ज़मीन से ही एयर ट्रैफ़िक कंट्रोल की इजाज़त चाहिए",
      },
      { label: "रेड", value: "सिर्फ़ केंद्र सरकार की इजाज़त से" },
    ],
    note: "ऊँचाई और दूरी के पैमाने अलग-अलग हैं। नक्शा बदलता रहता है, इसलिए हर उड़ान से पहले देखें।",
  },
  classes: {
    data: weightClasses.map(({ name }, index) => ({ label: name, value: weightRange(index) })),
    note: "यह कुल वज़न है, लोड मिलाकर। पैमाने के निशान बराबर नहीं बढ़ते, हर निशान अपने से पहले वाले का दस गुना है।",
  },
  "path-to-certificate": { data: [] },
  "spray-swath": {
    data: [
      { label: "फ़सल से ऊँचाई", value: `${spraying.height.from} से ${spraying.height.to} मीटर` },
      { label: "पट्टी की चौड़ाई", value: `${spraying.swath.from} से ${spraying.swath.to} मीटर` },
      { label: "दो पट्टियाँ एक-दूसरे पर कितनी चढ़ती हैं", value: `${spraying.overlap} मीटर` },
      { label: "हवा के रुख़ की तरफ़ कितनी जगह छोड़ते हैं", value: "एक पूरी पट्टी" },
    ],
    note: "चित्र सही पैमाने पर है, सबसे चौड़ी पट्टी के लिए।",
  },
  "survey-overlap": {
    data: [
      { label: "लाइन के साथ-साथ ओवरलैप", value: percent(english.survey.forward) },
      { label: "अगली लाइन से ओवरलैप", value: percent(english.survey.side) },
      { label: "एक जगह कितनी तस्वीरों में", value: `क़रीब ${english.photographsOfASpot(english.survey)}` },
    ],
    note: "ऊपर से देखा हुआ चित्र, सही पैमाने पर; 3:2 की तस्वीरों के लिए।",
  },
  "control-range": {
    data: [
      { label: "रेडियो कंट्रोल की दूरी", value: facts.controlRange.value },
      { label: "पायलट को कहाँ तक दिखता है", value: "कुछ सौ मीटर, ड्रोन और रोशनी के हिसाब से" },
      { label: "ग्रीन ज़ोन में ऊँचाई की सीमा", value: `${airspace.ceiling} मीटर` },
    ],
    note: `${facts.controlRange.wording}। दोनों चित्र सही पैमाने पर हैं; नज़र की सीमा इनमें ${range.sight * 1000} मीटर मानी है।`,
  },
  classroom: {
    data: [
      { label: "कमरा", value: `${classroom.wide} × ${classroom.long} मीटर` },
      { label: "छात्र", value: `${classroom.students}, ${classroom.benches} बेंचों पर` },
      { label: "उड़ान का घेरा", value: "चारों तरफ़ और ऊपर जाली" },
      { label: "बैटरी", value: "ताले वाली अलमारी में" },
    ],
  },
};
