import { myWay, whichRule } from "~/content/certificate-instruments";
import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { courseTerms, goodToKnow } from "~/content/good-to-know";
import { paidTraining, rules, weightClasses } from "~/content/law";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";

/** The course as staff read it in an enquiry. */
const course = "Professional Drone Pilot Certification";
const quote = enquire("training", course);
const { modules, hours, practicalHours, weeks, weekendWeeks, level } = facts.pilotCourse;
const { batch, trainer, trainerSheet } = facts;
/** Guided hours of a working day in the full-time course. */
const hoursADay = hours / (weeks * 5);
/** What moves the fee. */
const feeDependsOn = "बैच (फ़ुल-टाइम या वीकेंड)";
const lessons = ["नियम और एयरस्पेस", "उड़ाने का हुनर", "मिशन प्लानिंग", "ड्रोन और बैटरी", "मिशन की परख"];
const modes = { Theory: "थ्योरी", Practical: "प्रैक्टिकल", Mixed: "मिला-जुला" };
/** Kilograms up to which a class reaches. */
const classLimit = (name: "Small" | "Medium") => weightClasses.find((each) => each.name === name)?.upTo;
const module = (index: number, topics: string[]) => {
  const { hours, mode } = modules[index] ?? modules[0];
  return { title: lessons[index] ?? "", duration: `${hours} घंटे`, mode: modes[mode] ?? mode, topics };
};

/** The hero shows the first three; the benefits below tell the rest. */
const highlights = [
  `इंस्ट्रक्टर के साथ ${hours} घंटे, इनमें से ${practicalHours} घंटे दो प्रैक्टिकल मॉड्यूल में`,
  `मैदान में ${batch.perInstructor} ट्रेनी पर एक इंस्ट्रक्टर`,
  "रिमोट पायलट सर्टिफ़िकेट (Remote Pilot Certificate, RPC) की तैयारी",
  "हर उड़ान लॉग बुक में लिखी जाती है, इंस्ट्रक्टर के दस्तख़त के साथ",
];

/** Success stories are samples until the company replaces them with people who agreed in writing. */
const stories = [
  {
    name: "सर्वे पायलट",
    role: "पायलट कोर्स",
    company: "अब ज़मीन का सर्वे करने वाली कंपनी में",
    rating: 5,
    text: "मैंने कभी ट्रांसमीटर हाथ में नहीं लिया था। तीसरे हफ़्ते में एक बार इंस्ट्रक्टर पूरे दस मिनट चुप रहे। मेरे लिए वही सबसे अच्छे नंबर थे।",
  },
  {
    name: "छिड़काव ऑपरेटर",
    role: "पायलट कोर्स",
    company: "अब किसान उत्पादक संगठन में",
    rating: 5,
    text: "बैटरी की क्लास उबाऊ लगती थी। आज वही हर सुबह काम आती है।",
  },
  {
    name: "कैमरा पायलट",
    role: "पायलट कोर्स",
    company: "अब अपना काम करते हैं",
    rating: 4,
    text: "मुझे बस सर्टिफ़िकेट चाहिए था। यहाँ यह भी सीखा कि कोई ग़लत जगह उड़ाने को कहे, तो मना कर देना चाहिए।",
  },
] as const;

export const dronePilotTraining: PageRecord = {
  path: "/training/drone-pilot-training",
  title: "प्रोफ़ेशनल ड्रोन पायलट सर्टिफ़िकेशन",
  description: `भोपाल में चार हफ़्ते का ड्रोन पायलट कोर्स। इसमें सिम्युलेटर पर और मैदान में इंस्ट्रक्टर के साथ ${hours} घंटे मिलते हैं, और रिमोट पायलट सर्टिफ़िकेट की तैयारी होती है।`,
  course: { workload: `P${weeks}W`, guidedHours: hours, level },
  brochure: true,
  hero: {
    eyebrow: "ट्रेनिंग एकेडमी",
    lead: "सबसे पहले आप ड्रोन को हवा में टिकाना सीखते हैं, और आख़िर में क़ानून के दायरे में पूरा मिशन करना। सिम्युलेटर पर भी और भोपाल के मैदान में भी इंस्ट्रक्टर आपके साथ रहता है।",
    atAGlance: {
      forWhom: "नए लोग, उम्र 18 से 65 साल, 10वीं या उसके बराबर पास",
      time: { label: "समय", value: facts.pilotCourse.wording },
      priceDepends: feeDependsOn,
    },
    picture: picture("lesson"),
    badges: ["प्रोफ़ेशनल सर्टिफ़िकेशन", `${facts.pilotCourse.weeks} हफ़्ते`, "नए लोगों के लिए भी"],
    highlights: { heading: "कोर्स की ख़ास बातें", items: highlights.slice(0, 3) },
    actions: [
      { label: "ट्रेनिंग का कोटेशन लें", to: quote, primary: true },
      { label: "ब्रोशर डाउनलोड करें", to: enquire("training", course, "drone-pilot-training") },
    ],
  },
  sections: [
    {
      kind: "prose",
      id: "who-it-is-for",
      eyebrow: "किसके लिए",
      heading: "अनुभव नहीं चाहिए। सब्र और समय चाहिए।",
      paragraphs: [
        "जो लोग सर्वे, छिड़काव या वीडियो के काम से रोज़ी कमाना चाहते हैं, यह कोर्स उनके लिए है।",
        `फ़ुल-टाइम बैच में रोज़ ${hoursADay} घंटे इंस्ट्रक्टर आपके साथ रहता है, और उड़ान सुबह की शांत हवा में होती है। उसके बाद आप सिम्युलेटर और वर्कशॉप में ख़ुद अभ्यास कर सकते हैं।`,
      ],
      data: [
        { label: "समय", value: facts.pilotCourse.wording },
        { label: "लेवल", value: level },
        { label: "इंस्ट्रक्टर के साथ के घंटे", value: `${hours}, पाँच मॉड्यूल में` },
        { label: "ग्रुप", value: `ज़्यादा से ज़्यादा ${batch.places} ट्रेनी` },
        { label: "दाख़िला", value: "उम्र 18 से 65, 10वीं या उसके बराबर पास" },
      ],
    },
    myWay({
      lessons: lessons.map((name, index) => ({ name, amount: modules[index]?.hours ?? 0 })),
      unit: "घंटे इंस्ट्रक्टर के साथ",
      rhythms: [
        { id: "5", name: "पाँच, सोमवार से शुक्रवार", weekdays: [1, 2, 3, 4, 5], amountADay: hoursADay },
        { id: "2", name: "दो, शनिवार और रविवार", weekdays: [6, 7], amountADay: hours / (weekendWeeks * 2) },
      ],
      levels: [{ id: "new", name: "मैंने कभी नहीं उड़ाया", from: 0 }],
      bring: "टोपी, बंद जूते",
    }),
    {
      kind: "schedule",
      id: "a-week",
      sample: true,
      eyebrow: "कोर्स का एक हफ़्ता",
      heading: "दूसरे हफ़्ते में किस दिन क्या होता है",
      intro: "यह फ़ुल-टाइम बैच का हफ़्ता है। नियम और सिम्युलेटर की क्लास पहले हफ़्ते में हो चुकी हैं।",
      week: {
        morning: "इंस्ट्रक्टर के साथ, सुबह की शांत हवा में",
        after: "सिम्युलेटर और वर्कशॉप, अपने अभ्यास के लिए",
      },
      items: [
        { when: "सोमवार", what: "रस्सी से बँधी उड़ान", description: "उड़ाना, ऊँचाई सँभालना, उतारना।" },
        { when: "मंगलवार", what: "पहला खुला होवर", description: "माइक्रो क्लास ट्रेनर को पैड के ऊपर टिकाना।" },
        { when: "बुधवार", what: "आकार बनाना", description: "एक ही ऊँचाई पर चौकोर और आठ का आकार।" },
        { when: "गुरुवार", what: "बग़ल की हवा", description: "दोनों तरफ़ से ड्रोन उतारना।" },
        { when: "शुक्रवार", what: "जब कुछ बिगड़े", description: "सिग्नल टूट जाए, लोकेशन न मिले या बैटरी कम हो, तब क्या करें।" },
      ],
    },
    {
      kind: "tabs",
      id: "course",
      eyebrow: "कोर्स",
      heading: "आप क्या सीखते हैं, क्या उड़ाते हैं",
      defaultTab: "modules",
      tabs: [
        {
          id: "modules",
          label: "मॉड्यूल",
          sections: [
            {
              kind: "modules",
              id: "module-list",
              intro:
                "रिमोट पायलट सर्टिफ़िकेट मिलने तक आप सिम्युलेटर, रस्सी से बँधा ड्रोन और माइक्रो क्लास ट्रेनर उड़ाते हैं। स्मॉल क्लास का ड्रोन इंस्ट्रक्टर उड़ाता है; आप प्लान बनाते हैं, कैमरा चलाते हैं और लॉग लिखते हैं।",
              items: [
                module(0, [
                  "ड्रोन नियम 2021 (Drone Rules) और उनमें हुए बदलाव",
                  "वज़न की क्लास; ग्रीन, येलो और रेड ज़ोन",
                  "रजिस्ट्रेशन, टाइप सर्टिफ़िकेट, बीमा",
                ]),
                module(1, [
                  "सिम्युलेटर, फिर रस्सी से बँधे ड्रोन का होवर, फिर माइक्रो क्लास ट्रेनर",
                  "आकार बनाते हुए उड़ाना, बग़ल की हवा में उतारना, ड्रोन की जाँच",
                  "सिग्नल टूट जाए, लोकेशन न मिले या बैटरी कम हो, तब क्या करें",
                ]),
                module(2, [
                  "जगह का सर्वे, जोखिम और इजाज़त",
                  "ग्रिड और कॉरिडोर के प्लान, ओवरलैप, तस्वीर में ज़मीन कितनी बारीक दिखे",
                  "मौसम, हवा की सीमा, और कब नहीं उड़ाना है",
                ]),
                module(3, [
                  "फ़्रेम, मोटर, पंखे, सेंसर",
                  "लिथियम बैटरी चार्ज करना, रखना और हटाना",
                  "क्या मैदान में ही ठीक हो जाएगा, और क्या वर्कशॉप भेजना है",
                ]),
                module(4, [
                  "तीन मिशन, हर एक में प्लान, उड़ान (स्मॉल क्लास में आप मदद करते हैं) और उड़ान के बाद की चर्चा",
                  "लिखित मॉक पेपर और मौखिक परीक्षा",
                  "आपकी लॉग बुक और चेकलिस्ट",
                ]),
              ],
            },
          ],
        },
        {
          id: "outcomes",
          label: "क्या हासिल होगा",
          sections: [
            {
              kind: "progress",
              id: "skill-levels",
              heading: "कोर्स का लक्ष्य",
              intro: "हर हुनर में हम आपको 100 में से कितने नंबर तक पहुँचाना चाहते हैं। पैमाना हमारा अपना है।",
              items: [
                { label: "ड्रोन उड़ाना", value: 95 },
                { label: "सुरक्षा के नियम", value: 100 },
                { label: "क़ानून का पालन", value: 90 },
                { label: "मिशन प्लानिंग", value: 85 },
                { label: "मुसीबत में सँभालना", value: 88 },
              ],
              note: "यह हमारा दावा है, परीक्षा के नंबर नहीं।",
            },
            {
              kind: "roles",
              id: "careers",
              heading: "कोर्स के बाद कौन-कौन से काम",
              items: [
                {
                  role: "सर्वे और मैपिंग पायलट",
                  description: "इंजीनियरों, खदानों और शहरों के लिए सर्वे।",
                  salary: "3-6 लाख रुपये सालाना",
                },
                {
                  role: "छिड़काव पायलट",
                  description:
                    "इसके लिए छिड़काव की ट्रेनिंग और स्प्रेयर की क्लास का सर्टिफ़िकेट चाहिए; हमारे स्प्रेयर मीडियम क्लास के हैं।",
                  salary: "3-5 लाख रुपये सालाना",
                },
                {
                  role: "इंस्पेक्शन पायलट",
                  description: "टावर, सोलर पार्क और बिजली की लाइनों की जाँच।",
                  salary: "4-8 लाख रुपये सालाना",
                },
                {
                  role: "फ़्रीलांस पायलट",
                  description: "कार्यक्रम, खेत और छोटे सर्वे का काम, दिन के हिसाब से।",
                  salary: "दिन के ₹1,000-5,000",
                },
              ],
              note: "सालाना तनख़्वाह के आँकड़े नमूना हैं, और दिन का रेट हमारा दावा है। हम न तनख़्वाह का वादा करते हैं, न नौकरी का।",
            },
            {
              kind: "views",
              id: "desk-and-field",
              items: [
                { picture: picture("simulator-desk"), caption: "सिम्युलेटर पर।" },
                { picture: picture("pilot-hover"), caption: "पहला होवर, कोन के बीच।" },
              ],
            },
          ],
        },
        {
          id: "equipment",
          label: "मशीनें",
          sections: [
            {
              kind: "equipment",
              id: "training-aircraft",
              intro: "उड़ान का समय हमारा दावा है (शांत हवा, नई बैटरी); वज़न और दूरी के आँकड़े शुरुआती हैं।",
              items: [
                {
                  name: "माइक्रो क्लास ट्रेनर",
                  description: "आप यही ड्रोन उड़ाते हैं; इसके पंखों के चारों तरफ़ घेरा लगा है।",
                  data: [
                    { label: "कुल वज़न", value: trainerSheet.weight.basic },
                    { label: "उड़ान का समय", value: trainer.flightTime.basic },
                  ],
                  features: ["इंस्ट्रक्टर कभी भी कंट्रोल अपने हाथ में ले सकता है", "शुरू में पैदल चाल जितनी रफ़्तार"],
                },
                {
                  name: "स्मॉल क्लास क्वाडकॉप्टर",
                  description: "यह असली काम का ड्रोन है। जिनके पास सर्टिफ़िकेट है, वही इसे उड़ाते हैं।",
                  data: [
                    { label: "कुल वज़न", value: trainerSheet.weight.pro },
                    { label: "रेडियो कंट्रोल की दूरी", value: trainerSheet.range.pro },
                  ],
                  features: ["HD वीडियो, टैबलेट से ग्रिड मिशन", facts.controlRange.wording],
                },
                {
                  name: "सिम्युलेटर डेस्क",
                  description: "हाथ में असली ट्रांसमीटर होता है, और हवा आप जब चाहें कम-ज़्यादा कर सकते हैं।",
                  data: [{ label: "कितने", value: "हर ट्रेनी के लिए एक" }],
                  features: ["जिन गड़बड़ियों का अभ्यास बाहर ख़तरनाक हो सकता है, उनका अभ्यास यहाँ", "अपनी उड़ान का रीप्ले देखना"],
                },
              ],
            },
          ],
        },
        {
          id: "certification",
          label: "सर्टिफ़िकेट",
          sections: [
            {
              kind: "steps",
              id: "certificate-steps",
              heading: "ट्रेनी से सर्टिफ़ाइड रिमोट पायलट तक",
              intro: company.rptoAuthorisation
                ? `RPTO ऑथराइज़ेशन ${company.rptoAuthorisation} के तहत ट्रेनिंग।`
                : "यह कोर्स आपको RPC के लिए तैयार करता है। सर्टिफ़िकेट की ट्रेनिंग और टेस्ट किसी अधिकृत रिमोट पायलट ट्रेनिंग ऑर्गनाइज़ेशन (Remote Pilot Training Organisation, RPTO) में होते हैं।",
              items: [
                {
                  name: "पहले शर्तें देख लें",
                  description: "सरकारी ID और पते का सबूत काफ़ी है; पासपोर्ट नहीं चाहिए।",
                  time: "दाख़िले से पहले",
                },
                {
                  name: "हमारे साथ ट्रेनिंग",
                  description: "पाँच मॉड्यूल और दस्तख़त की हुई लॉग बुक।",
                  time: `${weeks} हफ़्ते`,
                },
                {
                  name: "RPTO की ट्रेनिंग और टेस्ट",
                  description:
                    "ड्रोन नज़र की सीमा (visual line of sight) में ही उड़ाते हैं। रेगुलेटर के सर्कुलर के हिसाब से 5 से 8 दिन लगते हैं।",
                  time: "5-8 दिन",
                },
                {
                  name: "आपका सर्टिफ़िकेट",
                  description: "रिमोट पायलट सर्टिफ़िकेट दस साल चलता है। फ़रवरी 2022 से इसे लाइसेंस नहीं कहते।",
                  time: "10 साल चलता है",
                },
              ],
            },
            {
              kind: "rules",
              id: "rules",
              heading: "नियम क्या कहते हैं",
              items: [
                { rule: rules.noCertificate },
                {
                  rule: `${rules.category} हमारे स्प्रेयर मीडियम क्लास के हैं (${classLimit("Small")} किलो से ज़्यादा, ${classLimit("Medium")} किलो तक), और स्मॉल क्लास की ट्रेनिंग में ये नहीं आते। ट्रेनिंग ऐसे RPTO में लें जो मीडियम क्लास के लिए अधिकृत हो।${company.rptoAuthorisation ? "" : " हम यह दावा नहीं करते कि हम ऐसे RPTO हैं।"}`,
                  check: "pilotClass",
                },
                paidTraining("कोर्स"),
                { rule: `${rules.greenZones} हर उड़ान से पहले नक्शा देखें।` },
                {
                  rule: "बताया जाता है कि रजिस्ट्रेशन और सर्टिफ़िकेट eGCA पोर्टल पर चले गए हैं; एयरस्पेस का नक्शा Digital Sky पर ही है।",
                  check: "registration",
                },
              ],
            },
          ],
        },
      ],
    },
    whichRule({
      pilot: { name: "ड्रोन पायलट ट्रेनिंग, इसी पेज पर", to: "#course" },
      heavy: { name: "लोड के साथ उड़ान", to: "/excellence-center/3-modules/rpto#programs" },
    }),
    {
      kind: "cards",
      id: "benefits",
      eyebrow: "फ़ायदे",
      heading: "लोग यही कोर्स क्यों चुनते हैं",
      items: [
        {
          title: "लेक्चर कम, प्रैक्टिस ज़्यादा",
          text: "पाँच में से दो मॉड्यूल प्रैक्टिकल हैं, दो मिले-जुले।",
          stat: {
            value: `${practicalHours} घंटे`,
            label: "प्रैक्टिकल मॉड्यूल",
            note: "ब्रीफ़िंग, उड़ान के बाद की चर्चा और मॉक पेपर समेत",
          },
        },
        {
          title: "नंबर तय पैमाने पर",
          text: "रिमोट पायलट सर्टिफ़िकेट के लिए जो आना चाहिए, मॉक पेपर और मिशन में वही परखा जाता है।",
          stat: {
            value: facts.certificationRate.value,
            label: facts.certificationRate.label,
            note: facts.certificationRate.note,
          },
        },
        {
          title: "काम ढूँढने में मदद",
          text: "हम लोगों से मिलवाते हैं, आपका CV देखते हैं और इंटरव्यू का अभ्यास कराते हैं।",
          stat: { value: facts.placement.value, label: facts.placement.label, note: facts.placement.note },
        },
        {
          title: "दस्तख़त वाली लॉग बुक, आपकी अपनी",
          text: highlights[3] ?? "",
        },
      ],
    },
    {
      kind: "stories",
      sample: true,
      id: "success-stories",
      eyebrow: "कोर्स के बाद",
      heading: "कामयाब ट्रेनी की कहानियाँ",
      items: [...stories],
      note: "ये कहानियाँ नमूना हैं। पुराने ट्रेनी जब अपनी बात लिखकर देंगे, तब वह यहाँ आएगी।",
    },
    {
      kind: "faq",
      id: "questions",
      eyebrow: "दाख़िले से पहले",
      heading: "लोग हमसे क्या पूछते हैं",
      items: [
        {
          question: "क्या कोर्स के आख़िर में रिमोट पायलट सर्टिफ़िकेट मिलता है?",
          answer:
            "हमसे नहीं। हम अपना सर्टिफ़िकेट देते हैं। रिमोट पायलट सर्टिफ़िकेट उसके बाद RPTO के ज़रिए मिलता है; वहाँ की बुकिंग में हम मदद करते हैं।",
        },
        {
          question: "बारिश हो गई तो?",
          answer: "तब आप सिम्युलेटर पर उड़ाते हैं। उड़ान के छूटे हुए घंटे कोर्स ख़त्म होने से पहले मैदान में पूरे कराते हैं।",
        },
        {
          question: "क्या अपना ड्रोन लाना होगा?",
          answer: "नहीं। ड्रोन, बैटरी और सिम्युलेटर कोर्स में शामिल हैं।",
        },
        {
          question: "ख़र्च कितना आता है?",
          answer: `यह ${feeDependsOn} पर निर्भर है। हम ${company.hours.reply} जवाब देते हैं; आपकी ज़रूरत पता चलते ही कोटेशन भेज देते हैं। फ़ीस EMI से भी दे सकते हैं।`,
        },
      ],
    },
    goodToKnow({
      "What is included": "ड्रोन, बैटरी, सिम्युलेटर, लॉग बुक, हमारा सर्टिफ़िकेट",
      ...courseTerms,
      Fee: `${courseTerms.Fee}। ${facts.earlyBird.value}`,
    }),
    {
      kind: "call-to-action",
      id: "start",
      heading: "तय करने से पहले एक क्लास देख जाइए",
      text: "किसी भी कामकाजी दिन सुबह आइए, बस पहले समय ले लीजिए।",
      actions: [
        { label: "डेमो क्लास का समय लें", to: enquire("training", `${course}: a demo lesson`), primary: true },
        { label: "सवाल पूछें", to: enquire("training", course) },
      ],
      notes: ["EMI की सुविधा", "दाख़िला ले चुके ट्रेनी के लिए 24/7 सपोर्ट", `ऑफ़िस का समय: ${company.hours.office}`],
    },
  ],
  figures: [],
};
