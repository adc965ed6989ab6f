import { ruleCase } from "~/content/certificate-instruments";
import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { courseTerms, goodToKnow } from "~/content/good-to-know";
import { paidTraining, rules, weightClasses } from "~/content/law";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";
import { droneWorkshop } from "~/content/training/workshop-figures";

const quadcopter = `${droneWorkshop.quadcopter} किलो`;

const [short, middle, long] = facts.droneWorkshops.days;
/** `english` is the title as staff read it in an enquiry. */
const workshops = {
  beginner: {
    level: "बिगिनर",
    days: short,
    title: "अपना पहला क्वाडकॉप्टर बनाएँ",
    english: "Build Your First Quadcopter",
  },
  intermediate: {
    level: "इंटरमीडिएट",
    days: middle,
    title: "ऑटोपायलट और मिशन सिस्टम",
    english: "Autopilot and Mission Systems",
  },
  expert: { level: "एक्सपर्ट", days: long, title: "ड्रोन प्रोडक्ट इंजीनियरिंग", english: "Drone Product Engineering" },
} as const;

type Workshop = (typeof workshops)[keyof typeof workshops];

const duration = ({ days }: Workshop) => `${days} दिन`;
const register = ({ days, english }: Workshop) =>
  enquire("training", `Drone development workshop, ${days} days: ${english}`);
const levelAndLength = (workshop: Workshop) => [
  { label: "लेवल", value: workshop.level },
  { label: "समय", value: duration(workshop) },
  { label: "बेंच पर घंटे", value: String(workshop.days * droneWorkshop.hoursADay) },
];
/** The length of the development program as staff read it. */
const weeksInEnglish = `${facts.developmentProgram.range.split(" ", 1)[0]} weeks`;

export const droneDevelopmentWorkshops: PageRecord = {
  path: "/training/drone-development-workshops",
  title: "ड्रोन बनाने की वर्कशॉप",
  description:
    "भोपाल में ड्रोन बनाने की तीन वर्कशॉप। 2 दिन में क्वाडकॉप्टर बनता है, 5 दिन में ऑटोपायलट सीखते हैं, और 10 दिन में टेस्ट रिपोर्ट के साथ एक प्रोडक्ट तैयार होता है।",
  hero: {
    eyebrow: "वर्कशॉप",
    lead: "आप ख़ुद सोल्डर करते हैं, ट्यून करते हैं, लॉग पढ़ते हैं और समझते हैं कि ड्रोन उड़ता क्यों है। वर्कशॉप तीन हैं। तीनों में आप पुर्ज़े जोड़कर ड्रोन बनाते हैं, और पहली वर्कशॉप के लिए कोई अनुभव नहीं चाहिए।",
    atAGlance: {
      forWhom: "छात्र (2 दिन वाली में आठवीं से) और इंजीनियर",
      time: { label: "समय", value: facts.developmentProgram.wording },
      priceDepends: "लेवल, ग्रुप के आकार और पुर्ज़ों",
    },
    picture: picture("bench-build"),
    badges: [`${short}, ${middle} या ${long} दिन`, "एक बेंच पर दो लोग", "पुर्ज़े शामिल"],
    actions: [
      {
        label: "वर्कशॉप में नाम लिखवाएँ",
        to: enquire("training", "Drone development workshops"),
        primary: true,
      },
      { label: "प्रोग्राम देखें", to: "#programs" },
    ],
  },
  sections: [
    {
      kind: "cards",
      id: "programs",
      eyebrow: "प्रोग्राम",
      heading: "जो बनाना है, उसी हिसाब से चुनें",
      intro: "हर वर्कशॉप की बुकिंग अलग होती है। पहले से क्या आना चाहिए, यह नीचे की तालिका में देखें।",
      items: [
        {
          title: workshops.beginner.title,
          text: "छोटा-सा क्वाडकॉप्टर, पुर्ज़े जोड़ने से लेकर हवा में टिकाने तक। छात्रों, टीचरों और शौक़ीनों के लिए।",
          badge: "यहाँ से शुरू करें",
          data: levelAndLength(workshops.beginner),
          points: [
            "ज़्यादा से ज़्यादा 250 ग्राम का अपना क्वाडकॉप्टर जोड़ना और सोल्डर करना",
            "फ़्लाइट कंट्रोलर, रेडियो लिंक और फ़ेलसेफ़ की सेटिंग",
            "लिथियम बैटरी को सुरक्षित चार्ज करना और रखना",
            "जाली वाले हॉल में होवर, फिर जान-बूझकर डाली गई ख़राबी ढूँढना",
            "ड्रोन घर ले जाना",
          ],
          action: { label: "2 दिन की वर्कशॉप में नाम लिखवाएँ", to: register(workshops.beginner), primary: true },
        },
        {
          title: workshops.intermediate.title,
          text: `सैटेलाइट लोकेशन और टेलीमेट्री वाला ${quadcopter} का क्वाडकॉप्टर। इंजीनियरिंग के छात्रों, टेक्नीशियनों और पायलटों के लिए।`,
          badge: "ओपन-सोर्स ऑटोपायलट",
          data: levelAndLength(workshops.intermediate),
          points: [
            "थ्रस्ट नापकर मोटर, पंखे और बैटरी चुनना",
            "ओपन-सोर्स ऑटोपायलट लगाना और कैलिब्रेट करना",
            "कंट्रोल लूप ट्यून करना और लॉग में कंपन पढ़ना",
            "जियोफ़ेंस, वापसी और कम बैटरी पर ड्रोन क्या करे, यह सेट करना",
            "मिशन का प्लान बनाना, सिम्युलेटर में चलाना, फिर उसे उड़ते देखना",
          ],
          action: { label: "5 दिन की वर्कशॉप में नाम लिखवाएँ", to: register(workshops.intermediate) },
        },
        {
          title: workshops.expert.title,
          text: "एक ज़रूरत, दो बेंच और चार लोगों की टीम। टीम उसके लिए एक प्रोटोटाइप बनाती है और टेस्ट करती है। डेवलपर, स्टार्ट-अप और फ़ाइनल ईयर के प्रोजेक्ट ग्रुप के लिए।",
          badge: "आख़िर में डिज़ाइन रिव्यू",
          data: levelAndLength(workshops.expert),
          points: [
            "ज़रूरत ऐसे लिखना कि उसे परखा जा सके",
            "वज़न, थ्रस्ट, करंट और उड़ान के समय का हिसाब निकालना",
            "साथ का छोटा कंप्यूटर (companion computer) और कैमरा ऑटोपायलट से जोड़ना",
            "उड़ान का कोड असली उड़ान से पहले सिम्युलेशन में चलाना",
            "हमारे इंजीनियरों के सामने टेस्ट रिपोर्ट रखना",
          ],
          action: { label: "10 दिन की वर्कशॉप में नाम लिखवाएँ", to: register(workshops.expert) },
        },
      ],
    },
    {
      kind: "drawing",
      id: "first-build",
      eyebrow: `${short} दिन में`,
      heading: "कौन सा पुर्ज़ा कब लगता है",
      drawing: "build-order",
      alt: "जाली के अंदर एक छोटा क्वाडकॉप्टर, ऊपर से: चार बाँहों वाला फ़्रेम, हर बाँह पर स्पीड कंट्रोलर, मोटर और उनके घूमने की दिशा, बीच में फ़्लाइट कंट्रोलर, रिसीवर और बैटरी।",
      labels: [
        { name: "सोल्डर", value: "दिन 1, सुबह", text: "पहले बेकार बोर्ड पर, जब तक जोड़ पक्का न हो" },
        { name: "स्पीड कंट्रोलर", value: "दिन 1, दोपहर बाद", text: "हर बाँह पर एक" },
        { name: "मोटर", value: "दिन 1, दोपहर बाद", text: "दो एक तरफ़ घूमती हैं, दो दूसरी तरफ़" },
        { name: "बैटरी", value: "दिन 1, दोपहर बाद", text: "करंट की सीमा बाँधकर पहली बार बिजली देना" },
        { name: "फ़्लाइट कंट्रोलर", value: "दिन 1, दोपहर बाद", text: "फ़र्मवेयर और मोटरों का क्रम दिन 2 में" },
        { name: "रिसीवर", value: "दिन 2, सुबह", text: "स्टिक की दिशा, फ़ेलसेफ़" },
        { name: "पंखे", value: "सबसे आख़िर में", text: "जब मोटरों का क्रम और फ़ेलसेफ़ ठीक हों" },
        { name: "जाली", value: "दिन 2, दोपहर बाद", text: "तीन उड़ानें, फिर एक ख़राबी ढूँढना" },
      ],
    },
    {
      kind: "tabs",
      id: "day-by-day",
      eyebrow: "टाइमटेबल",
      heading: "किस दिन क्या होता है",
      intro: "9:30 से 16:30 तक बेंच पर छह घंटे काम होता है, बीच में एक ब्रेक।",
      defaultTab: "two-days",
      tabs: [
        {
          id: "two-days",
          label: "2 दिन",
          sections: [
            {
              kind: "schedule",
              id: "two-days-schedule",
              items: [
                {
                  when: "दिन 1, सुबह",
                  what: "हाथ और औज़ार",
                  description: "पुराने बोर्ड पर सोल्डरिंग, जब तक जोड़ पक्का न हो जाए; बैटरी के नियम।",
                },
                {
                  when: "दिन 1, दोपहर बाद",
                  what: "फ़्रेम और वायरिंग",
                  description: "मोटर, स्पीड कंट्रोलर और फ़्लाइट कंट्रोलर लगाना; फिर करंट की सीमा बाँधकर पहली बार बिजली देना।",
                },
                {
                  when: "दिन 2, सुबह",
                  what: "फ़र्मवेयर और रेडियो",
                  description: "मोटरों का क्रम, स्टिक की दिशा, फ़ेलसेफ़। पंखे सबसे आख़िर में लगते हैं।",
                },
                {
                  when: "दिन 2, दोपहर बाद",
                  what: "होवर और ख़राबी",
                  description: "जाली के अंदर इंस्ट्रक्टर की निगरानी में तीन उड़ानें, फिर मीटर से एक ख़राबी ढूँढना।",
                },
              ],
            },
          ],
        },
        {
          id: "five-days",
          label: "5 दिन",
          sections: [
            {
              kind: "schedule",
              id: "five-days-schedule",
              items: [
                {
                  when: "दिन 1",
                  what: "पहले थ्रस्ट, फिर पुर्ज़े",
                  description: "हर बेंच पर दो मोटरों को तीन पंखों के साथ नापते हैं और एक जोड़ी चुनते हैं।",
                },
                {
                  when: "दिन 2",
                  what: "बनाना",
                  description: "बिजली की वायरिंग करना, ऑटोपायलट को कंपन सोखने वाले माउंट पर लगाना, और देखना कि एंटीना कहाँ लगे।",
                },
                {
                  when: "दिन 3",
                  what: "ऑटोपायलट",
                  description: "कैलिब्रेशन, उड़ान के मोड और जियोफ़ेंस; फिर वही पैरामीटर सिम्युलेटर में चलाना।",
                },
                {
                  when: "दिन 4",
                  what: "ट्यूनिंग",
                  description: "जाली में होवर, लॉग पढ़ना, एक वैल्यू बदलना, फिर होवर।",
                },
                {
                  when: "दिन 5",
                  what: "मिशन",
                  description: "इंस्ट्रक्टर बाहर मैदान में हमारे रजिस्टर्ड ड्रोन से आपका प्लान उड़ाता है।",
                },
              ],
            },
          ],
        },
        {
          id: "ten-days",
          label: "10 दिन",
          sections: [
            {
              kind: "schedule",
              id: "ten-days-schedule",
              items: [
                {
                  when: "दिन 1-2",
                  what: "ज़रूरत और हिसाब",
                  description: "ड्रोन क्या उठाएगा, कितनी देर तक उठाएगा, और आप यह साबित कैसे करेंगे।",
                },
                {
                  when: "दिन 3-4",
                  what: "ढाँचा",
                  description: "ड्रॉइंग, प्रिंट किए और काटे हुए पुर्ज़े, वायरिंग का प्लान।",
                },
                {
                  when: "दिन 5-6",
                  what: "जोड़ना",
                  description: "ऑटोपायलट, कंपैनियन कंप्यूटर और सेंसर जोड़ना, और इनके बीच मैसेज चलाना।",
                },
                {
                  when: "दिन 7",
                  what: "सिम्युलेशन",
                  description: "पूरा काम सॉफ़्टवेयर में चलाकर देखना, सिग्नल टूटे या लोकेशन न मिले तब भी।",
                },
                {
                  when: "दिन 8-9",
                  what: "टेस्ट",
                  description:
                    "टेस्ट बेंच पर, रस्सी से बाँधकर और जाली में होते हैं। कौन सा टेस्ट कब पास माना जाएगा, यह आप पहले से लिखते हैं।",
                },
                {
                  when: "दिन 10",
                  what: "रिव्यू",
                  description: "हमारे दो इंजीनियर चालीस मिनट तक आपका काम देखते हैं।",
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "table",
      id: "before-and-after",
      compared: true,
      heading: "क्या लेकर आएँ, क्या लेकर जाएँ",
      caption: "तीनों वर्कशॉप साथ-साथ",
      columns: ["वर्कशॉप", duration(workshops.beginner), duration(workshops.intermediate), duration(workshops.expert)],
      rows: [
        [
          "पहले से क्या आना चाहिए",
          "कुछ नहीं",
          "सोल्डरिंग; स्कूल की थोड़ी फ़िज़िक्स",
          "आपकी बनाई कोई चीज़ उड़ चुकी हो, और थोड़ी Python या C++ आती हो",
        ],
        ["आपके ड्रोन की वज़न की क्लास", "नैनो", "माइक्रो", "माइक्रो, या बेंच का प्रोटोटाइप"],
        ["आपका ड्रोन कहाँ उड़ता है", "जाली वाला हॉल", "जाली वाला हॉल", "रस्सी और जाली वाला हॉल"],
        ["आपके पास क्या रहता है", "ड्रोन", "लॉग फ़ाइलें और पैरामीटर", "ड्रॉइंग, कोड और टेस्ट रिपोर्ट"],
      ],
    },
    {
      kind: "picture",
      id: "bench-hall",
      picture: picture("classroom"),
      caption: "बैच शुरू होने से पहले हॉल ऐसा दिखता है। इसमें बारह जगहें हैं, एक बेंच पर दो लोग बैठते हैं।",
    },
    {
      kind: "prose",
      id: "long-programme",
      eyebrow: "डेवलपमेंट प्रोग्राम",
      heading: `दस दिन कम पड़ें, तो ${facts.developmentProgram.range}`,
      paragraphs: [
        "जो लोग ड्रोन बनाकर रोज़ी कमाना चाहते हैं, यह उनके लिए है। इसमें लंबी एक्सपर्ट वर्कशॉप, डिज़ाइन के दो दौर और आपका अपना सर्किट बोर्ड शामिल है। साथ में एक प्रोटोटाइप भी बनता है, जिसे आप पहले टेस्ट के बाद सुधारते हैं।",
        "शर्त यह है कि आप हमारी कोई वर्कशॉप या उसके बराबर का काम कर चुके हों, और सुलझाने के लिए कोई समस्या लेकर आएँ। छोटी वर्कशॉप से काम चल सकता हो, तो हम बता देते हैं।",
      ],
      data: [
        { label: "प्रोग्राम", value: "ड्रोन डेवलपमेंट वर्कशॉप" },
        { label: "समय", value: facts.developmentProgram.range },
        { label: "लेवल", value: "एडवांस्ड" },
        { label: "इससे छोटी", value: `${short}, ${middle} और ${long} दिन की वर्कशॉप` },
      ],
    },
    {
      kind: "diagram",
      id: "weight-classes",
      diagram: "classes",
      heading: "आपका ड्रोन किस क्लास का है",
      intro: "कौन से नियम लगेंगे, यह लोड समेत कुल वज़न से तय होता है।",
      description:
        "कुल वज़न के हिसाब से पाँच क्लास: नैनो 250 ग्राम तक; माइक्रो 250 ग्राम से ज़्यादा, 2 किलो तक; स्मॉल 2 से ज़्यादा, 25 किलो तक; मीडियम 25 से ज़्यादा, 150 किलो तक; लार्ज 150 से ज़्यादा, 500 किलो तक।",
    },
    {
      kind: "rules",
      id: "rules-for-builders",
      heading: "बनाने वालों के लिए नियम",
      cases: [
        ruleCase("नैनो ड्रोन, अपने लिए", "leisure", weightClasses[0].upTo),
        ruleCase("टेलीमेट्री वाला क्वाडकॉप्टर", "leisure", quadcopter),
      ],
      items: [
        {
          rule: `${rules.noCertificate} हमारी वर्कशॉप से वह सर्टिफ़िकेट नहीं मिलता।`,
        },
        paidTraining("ड्रोन वर्कशॉप"),
        {
          rule: "हर ड्रोन के लिए यूनीक आइडेंटिफ़िकेशन नंबर (Unique Identification Number, UIN) ज़रूरी है, सिर्फ़ रिसर्च और डेवलपमेंट के ड्रोन छोड़कर। आपका ड्रोन इस छूट में आता है या नहीं, यह हम उसकी पहली उड़ान से पहले तय कर लेते हैं, चाहे उड़ान जाली के अंदर ही हो।",
          check: "identity",
        },
        { rule: rules.typeCertificate, check: "typeCertificate" },
        {
          rule: "पूरा ड्रोन विदेश से मँगाना (import) 9 फ़रवरी 2022 से मना है; छूट रिसर्च, रक्षा और सुरक्षा के लिए है। पुर्ज़े मँगा सकते हैं।",
        },
        { rule: "नैनो को छोड़कर हर क्लास के लिए थर्ड-पार्टी बीमा (third-party insurance) ज़रूरी है।" },
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "नाम लिखवाने से पहले",
      items: [
        {
          question: "क्या स्कूल के बच्चे आ सकते हैं?",
          answer:
            "हाँ, 2 दिन की वर्कशॉप में, आठवीं से। फ़ॉर्म माता-पिता या टीचर भरते हैं और उसमें अपनी जानकारी लिखते हैं, बच्चे की कभी नहीं। सहमति पर माता-पिता या अभिभावक दस्तख़त करते हैं।",
        },
        {
          question: "क्या आप कॉलेज में वर्कशॉप कराते हैं?",
          answer:
            "हाँ, तीनों, ज़्यादा से ज़्यादा बारह ट्रेनी के लिए। आप क़रीब 12 गुणा 8 मीटर का हॉल दें, जिसमें हर बेंच पर बिजली हो। जाली, औज़ार और पुर्ज़े हम लाते हैं।",
        },
        {
          question: "क्या अपना क्वाडकॉप्टर घर पर उड़ा सकते हैं?",
          answer:
            "वह नैनो ड्रोन है, इसलिए पायलट सर्टिफ़िकेट नहीं चाहिए। पर UIN चाहिए (मौजूदा नियम देख लें), और हर उड़ान से पहले एयरस्पेस का नक्शा देखना होता है।",
        },
        {
          question: "नाम लिखवाने के बाद क्या होता है?",
          answer: `हम ${company.hours.reply} जवाब देते हैं। आपकी ज़रूरत पता चलते ही तारीख़ें और कोटेशन भेजते हैं। आप हाँ कहें, तो आपकी सीट पक्की कर देते हैं।`,
        },
      ],
    },
    goodToKnow({
      "What is included": "बेंच, औज़ार और आपके ड्रोन के पुर्ज़े",
      ...courseTerms,
    }),
    {
      kind: "call-to-action",
      id: "register",
      heading: "बताइए, क्या बनाना है",
      text: "कौन सी वर्कशॉप ठीक रहेगी, हम बता देंगे।",
      actions: [
        {
          label: "वर्कशॉप में नाम लिखवाएँ",
          to: enquire("training", "Drone development workshops"),
          primary: true,
        },
        {
          label: `${facts.developmentProgram.range} के प्रोग्राम के बारे में पूछें`,
          to: enquire("training", `Drone Development Workshop, ${weeksInEnglish}`),
        },
        { label: "संस्थान के लिए बुक करें", to: enquire("training", "Drone development workshop at our institution") },
      ],
    },
  ],
  figures: [],
};
