import { ruleCase } from "~/content/certificate-instruments";
import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { courseTerms, goodToKnow } from "~/content/good-to-know";
import { paidTraining, rules } from "~/content/law";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";
import { aircraftWorkshop } from "~/content/training/workshop-figures";

const { places, perInstructor } = aircraftWorkshop;
const balsa = `${aircraftWorkshop.balsa} किलो`;

const [short, middle, long] = facts.aircraftWorkshops.days;
/** `english` is the title as staff read it in an enquiry. */
const workshops = {
  beginner: { level: "बिगिनर", days: short, title: "पहले पंख", english: "First Wings" },
  intermediate: { level: "इंटरमीडिएट", days: middle, title: "बालसा और हवा का बहाव", english: "Balsa and Airflow" },
  expert: { level: "एक्सपर्ट", days: long, title: "सोचें, बनाएँ, साबित करें", english: "Design, Build, Prove" },
} as const;

type Workshop = (typeof workshops)[keyof typeof workshops];

const duration = ({ days }: Workshop) => `${days} दिन`;
/** The contact form with one workshop already named. */
const register = ({ days, english }: Workshop) => enquire("training", `RC aircraft workshop, ${days} days: ${english}`);
const levelAndLength = (workshop: Workshop) => [
  { label: "लेवल", value: workshop.level },
  { label: "समय", value: duration(workshop) },
];

export const rcAircraftWorkshop: PageRecord = {
  path: "/training/rc-aircraft-workshop",
  title: "RC प्लेन वर्कशॉप",
  description:
    "भोपाल में रेडियो से चलने वाले प्लेन डिज़ाइन करना, बनाना और उड़ाना सीखें। 3 दिन में फ़ोम का ट्रेनर बनता है, 7 दिन में बालसा का मॉडल, और 14 दिन में आपका अपना डिज़ाइन, टेस्ट उड़ान के साथ।",
  hero: {
    eyebrow: "वर्कशॉप",
    lead: "पंख काटकर तैयार कीजिए, देखिए कि प्लेन कहाँ बैलेंस होता है, और अपना प्लेन ख़ुद उड़ाइए। उड़ाते समय इंस्ट्रक्टर का ट्रांसमीटर आपके ट्रांसमीटर से जुड़ा रहता है।",
    atAGlance: {
      forWhom: "मॉडल बनाने के शौक़ीन, आठवीं से (14 दिन वाली में 16 साल से)",
      time: { label: "समय", value: `${short}, ${middle} या ${long} दिन` },
      priceDepends: "लेवल, ग्रुप के आकार और किट",
    },
    picture: picture("pilot"),
    badges: [`${short}, ${middle} या ${long} दिन`, "फ़िक्स्ड विंग", "पहली वर्कशॉप के लिए अनुभव नहीं चाहिए"],
    stats: [
      { value: "3", label: "तरह के प्लेन", note: "फ़ोम, बालसा, आपका अपना डिज़ाइन" },
      { value: "< 2 किलो", label: "इन वर्कशॉप का हर प्लेन", note: "नैनो और माइक्रो क्लास" },
      {
        value: `1 : ${perInstructor}`,
        label: "मैदान में इंस्ट्रक्टर और ट्रेनी",
        note: "दोनों के ट्रांसमीटर आपस में जुड़े",
      },
    ],
    actions: [
      { label: "वर्कशॉप में नाम लिखवाएँ", to: enquire("training", "RC aircraft workshops"), primary: true },
      { label: "मेरे लिए कौन सी?", to: "#programs" },
    ],
  },
  sections: [
    {
      kind: "prose",
      id: "why-an-aeroplane",
      eyebrow: "प्लेन ही क्यों",
      heading: "इसमें उड़ान हाथों में महसूस होती है",
      paragraphs: [
        "यह वर्कशॉप स्कूल के ग्रुप, इंजीनियरिंग के छात्रों और हाथ से कुछ बनाने के शौक़ीन परिवारों के लिए है। जो ड्रोन पायलट फ़िक्स्ड विंग से मैपिंग करने जा रहे हैं, वे भी आ सकते हैं।",
        "सुबह हवा थमी रहती है, तब आप प्लेन उड़ाते हैं। उसके बाद प्लेन बनाने का काम करते हैं या सिम्युलेटर पर बैठते हैं। आप और इंस्ट्रक्टर दोनों हाँ कहें, तभी आप अकेले उड़ाते हैं; ट्रांसमीटर तब भी जुड़े रहते हैं।",
      ],
      data: [
        { label: "ग्रुप", value: `ज़्यादा से ज़्यादा ${places}` },
        { label: "उम्र", value: "आठवीं से; 14 दिन वाली के लिए 16 साल से" },
      ],
    },
    {
      kind: "cards",
      id: "programs",
      eyebrow: "प्रोग्राम",
      heading: "तीन वर्कशॉप, तीन प्लेन",
      items: [
        {
          title: workshops.beginner.title,
          text: "फ़ोम बोर्ड का ट्रेनर, जिसका पंख बॉडी के ऊपर लगता है। पंखों का फैलाव 1.2 मीटर है, और पूरे प्लेन का वज़न क़रीब 700 ग्राम। यह धीमा और सधा हुआ उड़ता है, और टूटे तो जल्दी ठीक हो जाता है।",
          badge: "अनुभव नहीं चाहिए",
          data: levelAndLength(workshops.beginner),
          points: [
            "नक्शे से पंख और बॉडी काटना, मोड़ना और चिपकाना",
            "मोटर, स्पीड कंट्रोलर, सर्वो और रिसीवर लगाना",
            "प्लेन कहाँ बैलेंस होता है, यह देखना, और कंट्रोल कितने हिलें, यह सेट करना",
            "दो घंटे सिम्युलेटर पर",
            "जुड़े ट्रांसमीटरों पर छह उड़ानें",
          ],
          action: { label: "3 दिन की वर्कशॉप में नाम लिखवाएँ", to: register(workshops.beginner), primary: true },
        },
        {
          title: workshops.intermediate.title,
          text: `बालसा का मॉडल, जिसमें टुकड़े जोड़कर बनाए गए पंख, एलेरॉन और फ़्लैप होते हैं। पंखों का फैलाव 1.4 मीटर और वज़न क़रीब ${balsa} है।`,
          badge: "पुरानी कारीगरी",
          data: levelAndLength(workshops.intermediate),
          points: [
            "पसलियाँ (ribs), स्पार और ऊपर की फ़िल्म: बोर्ड पर एकदम सीधा पंख बनाना",
            "ग्लाइड टेस्ट से दो एयरफ़ॉइल की तुलना",
            "थ्रस्ट स्टैंड पर मोटर और पंखे का ज़ोर नापना",
            "स्टॉल, धीमी उड़ान और बग़ल की हवा में उतारना",
            "इंस्ट्रक्टर दस्तख़त करके हाँ कहे, तो अकेले पहला चक्कर",
          ],
          action: { label: "7 दिन की वर्कशॉप में नाम लिखवाएँ", to: register(workshops.intermediate) },
        },
        {
          title: workshops.expert.title,
          text: "यह आपका अपना प्लेन होता है। वह कितना लोड उठाए और किस स्पीड पर स्टॉल हो, यह आप पहले दिन चुनते हैं।",
          badge: "आपका अपना डिज़ाइन",
          data: levelAndLength(workshops.expert),
          points: [
            "ज़रूरत देखकर पंख, पूँछ और मोटर का आकार तय करना",
            "स्पार का हिसाब लगाना, फिर पंख पर रेत लादकर परखना",
            "2 किलो से कम के तय वज़न में बनाना",
            "टेस्ट कार्ड के हिसाब से उड़ाना, डेटा लॉगर के साथ",
            "जो हिसाब लगाया था, उसे नाप से मिलाना",
          ],
          action: { label: "14 दिन की वर्कशॉप में नाम लिखवाएँ", to: register(workshops.expert) },
        },
      ],
    },
    {
      kind: "drawing",
      id: "the-wing",
      eyebrow: "पंख के अंदर",
      heading: "पंख के पुर्ज़े, और प्लेन कहाँ बैलेंस होता है",
      drawing: "wing",
      alt: "काटकर दिखाया पंख और उसके चारों तरफ़ हवा: छेद वाली पसली, दो पट्टियों का स्पार, ऊपर की परत, अपनी जगह पर घूमता एलेरॉन, और आगे की तरफ़ वह पट्टी जहाँ प्लेन का बैलेंस होना चाहिए।",
      labels: [
        { name: "बैलेंस", value: "25-33%", text: "पंख की चौड़ाई (chord) का; स्टैंड पर, पहली उड़ान से पहले" },
        { name: "स्पार", text: `स्प्रूस का। ${long} दिन वाली में आप उसका हिसाब लगाते हैं, फिर पंख पर रेत लादते हैं।` },
        { name: "पसली", text: "लेज़र से कटी, बोर्ड पर सीधी लगाई हुई।" },
        { name: "ऊपर की परत", text: `${short} दिन वाली में फ़ोम बोर्ड, ${middle} दिन वाली में बालसा पर फ़िल्म।` },
        { name: "एलेरॉन", text: "हर हिस्सा सही तरफ़ हिले, और जितने मिलीमीटर प्लान में हैं, उतने ही हिले।" },
      ],
      note: "यह बालसा वर्कशॉप के पंख जैसा है, सही पैमाने पर नहीं।",
    },
    {
      kind: "table",
      id: "timetable",
      compared: true,
      eyebrow: "टाइमटेबल",
      heading: "किस दिन काम कहाँ तक पहुँचता है",
      caption: "तीनों वर्कशॉप में कौन सा पड़ाव किन दिनों में आता है",
      columns: ["पड़ाव", duration(workshops.beginner), duration(workshops.intermediate), duration(workshops.expert)],
      rows: [
        ["उड़ान का विज्ञान और प्लान", "दिन 1, सुबह", "दिन 1", "दिन 1-4"],
        ["बनाना", "दिन 1-2", "दिन 2-4", "दिन 5-9"],
        ["रेडियो, बैलेंस, ज़मीन पर जाँच", "दिन 2, दोपहर बाद", "दिन 5", "दिन 10"],
        ["सिम्युलेटर", "दिन 1 और 2 के आख़िर में", "हर दिन के आख़िर में", "हर दिन के आख़िर में"],
        ["उड़ान", "दिन 3, सुबह", "दिन 6-7, सुबह", "दिन 11-13, सुबह"],
        ["रिव्यू", "दिन 3, दोपहर बाद", "दिन 7, दोपहर बाद", "दिन 14"],
      ],
    },
    {
      kind: "picture",
      id: "in-the-air",
      picture: picture("hero-plane"),
      caption: "स्टिक छोड़ दें, तो ऊपर लगा पंख इस ट्रेनर को अपने-आप सीधा कर देता है।",
    },
    {
      kind: "steps",
      id: "first-flight",
      eyebrow: "उड़ने से पहले",
      heading: "पहली उड़ान से पहले छह जाँचें",
      intro: "फ़ोम का ट्रेनर हो या आपका अपना डिज़ाइन, जाँचें यही होती हैं। जो जाँच पास न हो, वह दोबारा होती है।",
      items: [
        {
          name: "तौलना",
          description: "बैटरी के साथ कुल वज़न तौलते हैं। वज़न की क्लास इसी से तय होती है।",
          time: "5 मिनट",
        },
        {
          name: "बैलेंस",
          description: "स्टैंड पर रखकर देखते हैं कि प्लेन पंख की चौड़ाई (chord) के चौथाई और तिहाई के बीच बैलेंस हो, जैसा ड्रॉइंग में है।",
          time: "15 मिनट",
        },
        {
          name: "कंट्रोल",
          description: "देखते हैं कि हर हिस्सा सही तरफ़ हिले, और जितने मिलीमीटर प्लान में हैं, उतने ही हिले।",
          time: "15 मिनट",
        },
        {
          name: "दूरी की जाँच",
          description: "ट्रांसमीटर को कम पावर पर रखकर तीस क़दम दूर जाते हैं और जाँचते हैं, पहले मोटर बंद करके, फिर चालू करके।",
          time: "10 मिनट",
        },
        { name: "फ़ेलसेफ़", description: "प्लेन पकड़कर ट्रांसमीटर बंद करते हैं। मोटर रुकनी ही चाहिए।", time: "5 मिनट" },
        {
          name: "पहली उड़ान",
          description: "इंस्ट्रक्टर प्लेन उड़ाकर ट्रिम करता है। सुरक्षित ऊँचाई पर कंट्रोल आपके हाथ में आता है।",
          time: "8 मिनट",
        },
      ],
    },
    {
      kind: "views",
      id: "bench-and-strip",
      items: [
        {
          picture: picture("wing-balsa"),
          caption: "बालसा का आधा पंख, नक्शे पर पिन से टिका हुआ।",
        },
        {
          picture: picture("plane-strip"),
          caption: "पहली उड़ान से पहले, रनवे पर।",
        },
      ],
    },
    {
      kind: "equipment",
      id: "what-you-use",
      heading: "आपकी बेंच",
      items: [
        {
          name: "बनाने की किट",
          data: [
            { label: "फ़ोम वर्कशॉप", value: "5 मिमी बोर्ड, छपे हुए नक्शे" },
            { label: "बालसा वर्कशॉप", value: "लेज़र से कटी पसलियाँ, स्प्रूस का स्पार" },
          ],
          features: ["हर ट्रेनी की जगह पर चाकू और कटिंग मैट", "ग्लू गन निगरानी वाली मेज़ पर"],
        },
        {
          name: "जुड़े हुए ट्रांसमीटर",
          data: [{ label: "जोड़ी", value: "इंस्ट्रक्टर और ट्रेनी" }],
          features: ["एक स्विच दबाते ही कंट्रोल इंस्ट्रक्टर के पास", "सिम्युलेटर के लिए भी"],
        },
        {
          name: "टेस्ट स्टैंड",
          data: [{ label: "क्या नापता है", value: "थ्रस्ट, करंट, वोल्टेज, स्पीड" }],
          features: ["ढाल के पीछे", "अपने ग्राफ़ की फ़ाइल आप घर ले जाते हैं"],
        },
      ],
    },
    {
      kind: "diagram",
      id: "where-we-fly",
      diagram: "airspace",
      heading: "हम कहाँ उड़ाते हैं",
      intro: "मॉडल प्लेन भी हम ड्रोन वाले ज़ोन के हिसाब से, ग्रीन ज़ोन में, 50 मीटर तक और हमेशा नज़र के सामने उड़ाते हैं।",
      description: `${rules.greenZones} ${rules.otherZones}`,
    },
    {
      kind: "rules",
      id: "rules",
      heading: "आपके प्लेन पर कौन से नियम लगते हैं",
      cases: [ruleCase("बालसा का मॉडल, अपने लिए", "leisure", balsa)],
      items: [
        {
          rule: `${rules.noCertificate} वर्कशॉप में हर उड़ान की कमान उस इंस्ट्रक्टर के पास होती है जिसके सर्टिफ़िकेट में एरोप्लेन (aeroplane) शामिल है।`,
        },
        { rule: rules.category, check: "pilotClass" },
        paidTraining("प्लेन वर्कशॉप"),
        {
          rule: "यूनीक आइडेंटिफ़िकेशन नंबर (Unique Identification Number) पहली उड़ान से पहले चाहिए। आपके प्लेन के काग़ज़ हम आपके साथ तैयार करते हैं; नंबर देर से आए, तो आप हमारे ट्रेनर उड़ाते हैं और अपना प्लेन उड़ाने फिर आते हैं।",
          check: "identity",
        },
        { rule: rules.typeCertificate, check: "typeCertificate" },
        { rule: "नैनो क्लास से ऊपर थर्ड-पार्टी बीमा (third-party insurance) ज़रूरी है।" },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "सवाल-जवाब",
      items: [
        {
          question: "बच्चे के लिए फ़ॉर्म कौन भरे?",
          answer: "माता-पिता या टीचर। नाम और संपर्क वे अपना लिखें, बच्चे का कभी नहीं।",
        },
        {
          question: "क्या प्लेन मेरा हो जाता है?",
          answer: "हाँ। ढाँचा, मोटर, सर्वो और रिसीवर आपके हो जाते हैं। ट्रांसमीटर, बैटरी और चार्जर लौटाने होते हैं।",
        },
        {
          question: "गिर गया तो?",
          answer:
            "ज़्यादातर प्लेन एक बार तो गिरते ही हैं। फ़ोम वाला घंटे भर में फिर उड़ने लगता है। बालसा और अपने डिज़ाइन वाले प्लेन की मरम्मत के लिए आधा दिन रखा गया है; तब तक आप हमारे ट्रेनर उड़ाते हैं।",
        },
        {
          question: "हवा और बारिश हो तो?",
          answer:
            "हवा 5 मीटर प्रति सेकंड से तेज़ हो, तो नए पायलट नहीं उड़ाते; वे प्लेन बनाते हैं या सिम्युलेटर पर बैठते हैं। छूटी उड़ान चार हफ़्ते के अंदर किसी ख़ाली सुबह पूरी करते हैं।",
        },
        {
          question: "क्या स्कूल पूरी वर्कशॉप बुक कर सकता है?",
          answer: `हाँ, सभी ${places} सीटें बुक कर सकते हैं, आपके स्कूल में भी और हमारे यहाँ भी। आपका मैदान हम पहले एयरस्पेस के नक्शे पर देखते हैं।`,
        },
      ],
    },
    goodToKnow({
      "What is included": "बनाने का सामान, वर्कशॉप के दिनों में रेडियो, सिम्युलेटर, मैदान",
      ...courseTerms,
    }),
    {
      kind: "call-to-action",
      id: "register",
      heading: "अपने दिन चुनिए",
      text: "वर्कशॉप और महीना बताइए। हम अगले बैच की तारीख़ और कोटेशन भेजते हैं।",
      actions: [
        { label: "वर्कशॉप में नाम लिखवाएँ", to: enquire("training", "RC aircraft workshops"), primary: true },
        { label: "स्कूल के लिए बुक करें", to: enquire("training", "RC aircraft workshop for our school") },
      ],
      notes: [`ऑफ़िस का समय: ${company.hours.office}`],
    },
  ],
  figures: [],
};
