import * as english from "~/content/pages/gallery";
import { turnables } from "~/content/turnables";

export * from "~/content/pages/gallery";

/** By picture; one that is missing here shows what the picture shows. */
const captions: Record<string, string> = {
  "hero-ridges": "दिन के आख़िरी उजाले में पठार के ऊपर निगरानी ड्रोन",
  "lift-crew": "भारी सामान उठाने की उड़ान, ज़मीन पर टीम",
  "lake-dusk": "झील पर शाम",
  surveillance: "निगरानी ड्रोन, दिन का और थर्मल कैमरा एक गिंबल पर",
  "spray-above": "ऊपर से ली तस्वीर: स्प्रेयर के नीचे सोयाबीन की क़तारें",
  "spray-crew": "खेत की मेड़ पर छिड़काव की टीम",
  heavy: "वज़न उठाने वाला ड्रोन, अपने क्रेट के साथ",
  "hero-spray": "शाम को सोयाबीन के ऊपर छह रोटर वाला ड्रोन",
  "setting-off": "उड़ान शुरू हो चुकी है, टीम मैदान की ओर",
  "survey-pair": "सर्वे की उड़ान के समय कंट्रोल पॉइंट पर",
  pilot: "पायलट की नज़र ड्रोन पर",
  lesson: "सुबह की धुंध में क्लास: इंस्ट्रक्टर और ट्रेनी",
  "lab-lesson": "स्कूल के आँगन की क्लास में मेंटर और दो छात्र",
  "tinkering-lab": "टिंकरिंग लैब, पहली क्लास के लिए तैयार",
  "trainer-pro": "Trainer Pro, गिंबल पर लगे कैमरे के साथ",
  "hero-thermal": "थर्मल कैमरे में सोलर फ़ार्म, जिसमें गरम सेल अलग दिखते हैं",
  "brand-pad": "लैंडिंग पैड के ऊपर होवर",
  technician: "सर्विस: एक ड्रोन खुला हुआ, दूसरे पर पिछली बेंच पर काम",
  "bench-build": "एक बेंच, दो लोग: एक ड्रोन जोड़ती है, दूसरा अगला क़दम पढ़ता है",
  "service-bench": "मरम्मत की बेंच",
  trainers: "Basic, Elite और Pro, साथ-साथ",
  orthomosaic: "सैकड़ों तस्वीरों से एक नक्शा",
  "agri-eight": "आठ रोटर वाला स्प्रेयर",
  "hero-plane": "खेतों के ऊपर ट्रेनर प्लेन, RC वर्कशॉप में बना",
  "power-line": "नरवाई वाले खेतों के पार बिजली की लाइन, जिसकी जाँच ड्रोन करता है",
  "team-bench": "असेंबली की बेंच",
  "surveillance-lens": "ज़ूम, वाइड और थर्मल लेंस",
  classroom: "हमारा क्लासरूम",
  "pointcloud-height": "पॉइंट क्लाउड में एक गाँव, हर ऊँचाई का अलग रंग",
  "trainer-basic": "Trainer Basic: शुरुआती घंटों के लिए पंखों पर घेरे",
  "plateau-edge": "पठार का किनारा, जहाँ हम उड़ाते हैं",
  "brand-plate": "हमारा निशान, एल्युमिनियम में कटा हुआ",
  "spray-side": "ढलते सूरज की रोशनी में छिड़काव",
  "hero-bench": "असेंबली की बेंच पर ट्रेनर ड्रोन",
  "agri-six": "छह रोटर वाला स्प्रेयर, गेज की तरफ़ से",
  "ridges-dawn": "पहला उजाला, जब दिन की सबसे शांत हवा होती है",
  "trainer-elite": "Trainer Elite, सर्वे के एंटीना के साथ",
  "thermal-boundary": "रात में अहाते की दीवार: बाहर दो लोग, एक गार्ड, गरम बोनट वाली गाड़ी",
  "thermal-modules": "गरम सेल और एक हल्का गरम मॉड्यूल",
  "brand-case": "फ़्लाइट केस, सफ़र के लिए तैयार",
  "heavy-hp10": "HP-10, प्लेट पर लेज़र स्कैनर",
  "heavy-hp30": "HP-30, विंच और हुक के साथ",
  "ridges-blue": "सूरज डूबने के बाद उतरने का समय",
  "plane-side": "खेतों के ऊपर RC वर्कशॉप का प्लेन",
  "pointcloud-natural": "एक गाँव और उसकी बिजली की लाइन, पॉइंट क्लाउड में",
  "bench-boards": "दो फ़्लाइट कंट्रोलर, सेट होने को तैयार",
  "field-low": "शाम को सोयाबीन, छिड़काव से पहले",
  "team-desk": "डेटा टीम की मेज़",
  "agri-nozzle": "मोटर के नीचे घूमने वाला नोज़ल",
  "bench-motors": "तीन मोटर और एक पंखा",
  "heavy-crate": "पट्टों और कुंडियों से कसा हुआ क्रेट",
  "hero-heavy": "HP-20, अपने क्रेट के साथ",
  "hero-pointcloud": "एक गाँव और उसकी बिजली की लाइन, लेज़र से नापी हुई",
  "ridges-noon": "दोपहर में पहाड़ियाँ, नीचे खेत",
  "bench-fault": "वोल्टेज नापकर पकड़ी गई ख़राबी",
  "wing-balsa": "बालसा का आधा पंख, नक्शे पर पिन से टिका हुआ",
  "pilot-hover": "पहले होवर के लिए घेरे, उड़ान के रास्ते के लिए कोन",
  "lab-kit": "ड्रोन किट, जोड़ने से पहले",
  "plane-strip": "रनवे पर, पहली उड़ान से पहले",
  "survey-control": "कंट्रोल पॉइंट पर रिसीवर और निशान",
  "simulator-desk": "सिम्युलेटर की एक मेज़",
  "bench-battery": "बैटरी रखने से पहले हम उसे नापते हैं",
  "survey-copter": "सर्वे ड्रोन अपनी लाइन पर",
  "lab-courtyard": "इतना छोटा कि स्कूल के आँगन में उड़े",
  "trainer-pro-motor": "Trainer Pro की चार में से एक मोटर",
};

export const galleryImages: typeof english.galleryImages = () =>
  english.galleryImages().map((image) => ({ ...image, caption: captions[image.id] ?? image.picture.alt }));

/** By video. */
const videos: Record<string, { title: string; description: string }> = {
  "first-hover": { title: "पहला होवर", description: "ट्रांसमीटर हाथ में लेकर पहले दस मिनट।" },
  "spraying-at-dawn": {
    title: "सुबह-सुबह छिड़काव",
    description: "सुबह टीम का काम: हवा नापना, लेबल देखना, पहली टंकी छिड़कना, रिकॉर्ड लिखना।",
  },
  "survey-to-map": {
    title: "उड़ान से नक्शे तक",
    description: "ज़मीन पर निशान, ग्रिड में उड़ान, फिर तस्वीरों से ज़मीन की ऊँचाई निकालना।",
  },
  "thermal-solar": {
    title: "थर्मल कैमरे में सोलर फ़ार्म",
    description: "ख़राब सेल कैसा दिखता है, और उसे किस समय ढूँढना चाहिए।",
  },
  "build-a-quadcopter": {
    title: "क्वाडकॉप्टर बनाना",
    description: "बिगिनर वर्कशॉप के दो दिन, फ़्रेम और मोटर से सोल्डर और पहले चक्कर तक।",
  },
  "heavy-lift": {
    title: "बीस किलो उठाना",
    description: "भारी सामान उठाने से पहले तौलना, बाँधना और बैलेंस करना।",
  },
};

export const galleryVideos: typeof english.galleryVideos = english.galleryVideos.map((video) => ({
  ...video,
  ...videos[video.id],
}));

export const gallery: typeof english.gallery = {
  title: "गैलरी",
  description: "हमारे ड्रोन, क्लास, वर्कशॉप और उड़ानों की तस्वीरें पाँच हिस्सों में, और ट्रेनिंग, छिड़काव, सर्वे और थर्मल जाँच के वीडियो।",
  eyebrow: "गैलरी",
  lead: "ड्रोन, क्लास, खेत और नक्शे।",
  imagesNote: "ये तस्वीरें कंप्यूटर से बनी हैं। ग्राहक हाँ कहेंगे, तब असली फ़ोटो यहाँ लगाएँगे।",
  videosNote: "वीडियो YouTube पर नए टैब में खुलते हैं। अभी ये नमूना हैं। हर एक को दबाने पर उस विषय की YouTube खोज खुलती है।",
  turn: {
    ...english.gallery.turn,
    eyebrow: "आपके हाथ में",
    heading: "चारों तरफ़ से देखिए",
    intro: "हमारे तीन मॉडल।",
    items: [
      turnables.surveillance,
      { ...turnables.elite, name: "Trainer Elite" },
      { ...turnables.sprayer40, name: "स्प्रेयर" },
    ],
  },
};
