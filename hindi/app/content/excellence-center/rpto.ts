/**
 * Instructors and success rates on this page are samples until the company replaces them. Whether the company may call
 * itself an authorised training organisation depends on `company.rptoAuthorisation` alone.
 */

import { whichRule } from "~/content/certificate-instruments";
import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import type { certificationLevels as english } from "~/content/excellence-center/rpto";
import { facts } from "~/content/facts";
import { courseTerms, goodToKnow } from "~/content/good-to-know";
import { certificate, paidTraining, rules } from "~/content/law";
import { picture } from "~/content/pictures";
import type { Card, PageRecord } from "~/content/schema";

/** Shared with the 3 Modules page. */
export const rptoFastTrack = facts.fastTrack;
const weeksOfALevel = rptoFastTrack.weeks / rptoFastTrack.levels;
/** "हफ़्ते 4-6" for the second level. */
const weeksOf = (level: number) => `हफ़्ते ${(level - 1) * weeksOfALevel + 1}-${level * weeksOfALevel}`;
const { batch } = facts;
/** Levels of the company's own certificates, lowest first; each certificate also names its program. */
export const certificationLevels: Record<keyof typeof english, string> = {
  basic: "बेसिक",
  advanced: "एडवांस्ड",
  expert: "एक्सपर्ट",
  professional: "प्रोफ़ेशनल",
};
const [foundation, smallClass, payload, operations] = [
  "उड़ान की नींव",
  "स्मॉल क्लास का हुनर",
  "लोड के साथ उड़ान",
  "पूरा ऑपरेशन",
] as const;

const standing = company.rptoAuthorisation
  ? `हम अधिकृत RPTO हैं, नंबर ${company.rptoAuthorisation}।`
  : "हम अधिकृत होने का दावा नहीं करते। तैयारी हम कराते हैं; ट्रेनिंग अधिकृत संस्था देती है और टेस्ट भी वही लेती है।";

/** @param subject name and level of the program as staff read them in an enquiry */
const program = (
  level: string,
  name: string,
  subject: string,
  success: string,
  text: string,
  points: string[],
): Card => ({
  title: name,
  badge: level,
  text,
  stat: { value: success, label: "कामयाबी की दर", note: "नमूने का आँकड़ा", sample: true },
  data: [
    { label: "लेवल", value: level },
    { label: "समय", value: `${weeksOfALevel} हफ़्ते` },
  ],
  points,
  action: { label: "अभी दाख़िला लें", to: enquire("training", `RPTO Preparation Programs: ${subject}`) },
});

export const rpto: PageRecord = {
  path: "/excellence-center/3-modules/rpto",
  title: "RPTO की तैयारी के प्रोग्राम",
  description:
    "12 हफ़्ते का फ़ास्ट ट्रैक, बेसिक से प्रोफ़ेशनल तक चार लेवल में। इसमें रिमोट पायलट सर्टिफ़िकेट की भी तैयारी होती है और पायलट के काम की भी।",
  course: {
    workload: `P${rptoFastTrack.weeks}W`,
    level: `${certificationLevels.basic} से ${certificationLevels.professional}`,
  },
  hero: {
    eyebrow: "3 मॉड्यूल · RPTO",
    lead: "चार लेवल में हम आपको रिमोट पायलट सर्टिफ़िकेट (Remote Pilot Certificate, RPC) के लिए भी तैयार करते हैं और पायलट के काम के लिए भी।",
    atAGlance: {
      forWhom: "18 से 65 साल के लोग, जो ड्रोन उड़ाकर रोज़ी कमाना चाहते हैं",
      time: { label: "समय", value: `${facts.fastTrack.weeks} हफ़्ते फ़ुल-टाइम` },
      priceDepends: "शुरुआत के लेवल",
    },
    picture: picture("trainer-elite"),
    plan: {
      title: `${rptoFastTrack.weeks} हफ़्ते, चार लेवल`,
      note: "हफ़्तों में, फ़ुल-टाइम",
      description: `${weeksOfALevel} हफ़्ते के चार लेवल, एक के बाद एक।`,
      stages: {
        weeks: rptoFastTrack.weeks,
        items: [foundation, smallClass, payload, operations].map((name, index) => ({
          name,
          detail: Object.values(certificationLevels)[index] ?? "",
          from: index * weeksOfALevel + 1,
          to: (index + 1) * weeksOfALevel,
        })),
      },
    },
    badges: [
      `${rptoFastTrack.weeks} हफ़्ते का फ़ास्ट ट्रैक`,
      "4 लेवल",
      company.rptoAuthorisation ? `RPTO ${company.rptoAuthorisation}` : "RPC की तैयारी",
    ],
    actions: [
      { label: "आज ही अपना सफ़र शुरू करें", to: enquire("training", rptoFastTrack.name), primary: true },
      { label: "प्रोग्रामों की तुलना करें", to: "#programs" },
    ],
  },
  sections: [
    {
      kind: "prose",
      id: "what-rpto-means",
      eyebrow: "पहले यह पढ़ें",
      heading: "RPTO क्या है, और हम क्या करते हैं",
      paragraphs: [
        `रिमोट पायलट ट्रेनिंग ऑर्गनाइज़ेशन (Remote Pilot Training Organisation, RPTO) ऐसी संस्था होती है, जिसे रेगुलेटर ने सर्टिफ़िकेट के लिए पायलटों को ट्रेनिंग देने का अधिकार दिया है। ${standing}`,
        "नज़र की सीमा में उड़ान (visual line of sight) के लिए रेगुलेटर के हिसाब से RPTO में 5 से 8 दिन की ट्रेनिंग ज़रूरी है। हमारे बारह हफ़्ते क़ानून की शर्त नहीं हैं। जो लोग पायलट का काम करना चाहते हैं और हफ़्ते भर से ज़्यादा अभ्यास चाहते हैं, ये उनके लिए हैं।",
        "उड़ाना आता है और बस सर्टिफ़िकेट चाहिए? बता दीजिए, हम आपको किसी अधिकृत संस्था के छोटे कोर्स में भेज देंगे।",
        "सर्टिफ़िकेट मिलने तक आप सिम्युलेटर, रस्सी से बँधा ड्रोन और माइक्रो क्लास का ट्रेनर उड़ाते हैं। स्मॉल और मीडियम क्लास के ड्रोन पर आप टीम में काम करते हैं; जिस इंस्ट्रक्टर के पास उस क्लास का सर्टिफ़िकेट है, सिर्फ़ वही उन्हें उड़ा सकता है। आपने जिस कैटेगरी और क्लास की ट्रेनिंग ली, सर्टिफ़िकेट पर वही लिखी होती है। छिड़काव करना है, तो RPTO को पहले बता दीजिए, क्योंकि हमारे स्प्रेयर मीडियम क्लास के हैं।",
      ],
      data: [
        { label: "फ़ास्ट ट्रैक", value: `${rptoFastTrack.weeks} हफ़्ते, ${weeksOfALevel} हफ़्ते के चार प्रोग्राम` },
        { label: "उम्र", value: `${certificate.age.from} से ${certificate.age.to}` },
        { label: "पढ़ाई", value: certificate.schooling },
        { label: "काग़ज़", value: certificate.papers.join(", ") },
        { label: "RPC कितने साल चलता है", value: `${certificate.validYears} साल` },
        ...(company.rptoAuthorisation ? [{ label: "RPTO ऑथराइज़ेशन", value: company.rptoAuthorisation }] : []),
      ],
    },
    whichRule({
      pilot: { name: "ड्रोन पायलट ट्रेनिंग", to: "/training/drone-pilot-training" },
      heavy: { name: `${payload}, इसी पेज पर`, to: "#programs" },
    }),
    {
      kind: "cards",
      id: "programs",
      eyebrow: "प्रोग्राम",
      heading: "चार सर्टिफ़िकेट प्रोग्राम",
      intro:
        "हर लेवल पूरा होने पर हम आपको इस प्रोग्राम का अपना सर्टिफ़िकेट देते हैं। लेवल क्रम से लीजिए, या जाँच देकर ऊपर के लेवल से शुरू कीजिए। कामयाबी की दरें नमूने के आँकड़े हैं।",
      items: [
        program(
          certificationLevels.basic,
          foundation,
          "Flying Foundation (Basic)",
          "97%",
          "यह लेवल नए लोगों के लिए है। इसमें नियम, सिम्युलेटर और रस्सी से बँधी उड़ान सीखते हैं। फिर पहले कुछ घंटे ऐसे माइक्रो ट्रेनर पर उड़ाते हैं, जिसके पंखों पर घेरा लगा है।",
          ["एयरस्पेस और वज़न की क्लास", "होवर, चक्कर, उतारना", "चेकलिस्ट और लॉग बुक"],
        ),
        program(
          certificationLevels.advanced,
          smallClass,
          "Small Class Skills (Advanced)",
          "95%",
          "2 किलो से भारी और 25 किलो तक के ड्रोन को चलती हवा में और कैमरे के साथ उड़ाना। यह आप सिम्युलेटर पर और टीम में रहकर सीखते हैं।",
          ["माइक्रो ट्रेनर पर बिना पोज़िशन होल्ड की उड़ान", "प्लान किए हुए मिशन", "सिग्नल टूटना और बैटरी कम होना"],
        ),
        program(
          certificationLevels.expert,
          payload,
          "Payload Skills (Expert)",
          "94%",
          "उड़ते समय भारी ड्रोन का वज़न इधर-उधर खिसकता है, यह सँभालना सीखते हैं। लोड के साथ उन्हें इंस्ट्रक्टर उड़ाता है।",
          ["सिम्युलेटर पर टंकी, क्रेट और गिंबल", "स्मॉल और मीडियम क्लास की सीमाएँ", "आँकड़ों से बैटरी समझना"],
        ),
        program(
          certificationLevels.professional,
          operations,
          "Operations (Professional)",
          "92%",
          "तीन लोगों की टीम के साथ पूरा ऑपरेशन। प्लान आप बनाते हैं, उड़ान से पहले टीम को समझाते हैं और बाद में चर्चा करते हैं। ड्रोन सर्टिफ़िकेट वाला पायलट उड़ाता है।",
          ["जगह का सर्वे और जोखिम की शीट", "इजाज़त और बीमा की फ़ाइल", "उड़ान के बाद की चर्चा और घटना की रिपोर्ट"],
        ),
      ],
    },
    {
      kind: "diagram",
      id: "path",
      diagram: "path-to-certificate",
      heading: "यहाँ से सर्टिफ़िकेट तक",
      description:
        "आपकी उम्र 18 से 65 साल है और आप 10वीं या उसके बराबर पास हैं। तैयारी आप हमारे साथ करते हैं। अधिकृत RPTO आपको 5 से 8 दिन ट्रेनिंग देता है और टेस्ट लेता है। फिर आपको रिमोट पायलट सर्टिफ़िकेट मिलता है, जो दस साल चलता है।",
    },
    {
      kind: "drawing",
      id: "the-field",
      eyebrow: "जहाँ आप सीखते हैं",
      heading: "मैदान की एक सुबह, ऊपर से",
      drawing: "field",
      alt: `मैदान ऊपर से: चक्कर के दो रास्ते, हर एक पर उतरने की चौकोर जगह, एक इंस्ट्रक्टर और ${batch.perInstructor} ट्रेनी; कोने में रस्सी से बँधी उड़ान, दूसरे कोने में विंडसॉक; नीचे ${batch.places} सीटों वाला सिम्युलेटर का कमरा।`,
      labels: [
        { name: "चक्कर के दो रास्ते", text: "माइक्रो ट्रेनर के लिए; हफ़्ता 3 में आप पहला चक्कर अकेले लगाते हैं।" },
        { name: "एक ग्रुप", value: `${batch.perInstructor} ट्रेनी`, text: "एक इंस्ट्रक्टर के साथ, दोहरे कंट्रोल पर" },
        { name: "उतरने की चौकोर जगह", text: "इस पर निशान लगे हैं; ड्रोन आप इसी के अंदर उतारते हैं।" },
        { name: "रस्सी", text: "आपका पहला होवर रस्सी से बँधा होता है।" },
        { name: "विंडसॉक, छाँव, पानी, फ़र्स्ट एड", text: "मैदान के किनारे" },
        {
          name: "सिम्युलेटर",
          value: `${batch.places} सीटें`,
          text: "रोज़ अचानक एक ख़राबी आती है, फिर उसी उड़ान को दोबारा देखते हैं।",
        },
      ],
      note: "यह कच्चा नक्शा है, सही पैमाने पर नहीं।",
    },
    {
      kind: "tabs",
      id: "details",
      eyebrow: "पूरा ब्योरा",
      heading: "ट्रेनिंग कैसे होती है, कौन-सा सर्टिफ़िकेट कौन देता है",
      defaultTab: "training-process",
      tabs: [
        {
          id: "training-process",
          label: "ट्रेनिंग कैसे होती है",
          sections: [
            {
              kind: "steps",
              id: "process-steps",
              intro: "फ़ुल-टाइम में हफ़्ते के पाँच दिन सुबह उड़ान या सिम्युलेटर होता है, और चार दिन दोपहर में क्लास।",
              items: [
                {
                  name: "उड़ान का टेस्ट और काग़ज़",
                  description: "तीस मिनट में हम आपके काग़ज़ भी देखते हैं और सिम्युलेटर पर आपकी उड़ान भी।",
                  time: "हफ़्ता 1 से पहले",
                },
                {
                  name: "नींव",
                  description: "हफ़्ता 2 में नियमों का लिखित टेस्ट, हफ़्ता 3 में माइक्रो ट्रेनर पर अकेले पहला चक्कर।",
                  time: weeksOf(1),
                },
                {
                  name: "स्मॉल क्लास",
                  description: "रोज़ माइक्रो ट्रेनर पर हाथ से उड़ान। दो मिशन का प्लान आप बनाते हैं; उन्हें इंस्ट्रक्टर उड़ाता है।",
                  time: weeksOf(2),
                },
                {
                  name: "लोड",
                  description:
                    "लोड के साथ उड़ाना, ख़ाली होती टंकी को सँभालना, उतरते-उतरते ड्रोन को फिर ऊपर ले जाना। पहले सिम्युलेटर पर, फिर टीम में।",
                  time: weeksOf(3),
                },
                {
                  name: "ऑपरेशन",
                  description: "आपके प्लान से तीन मिशन, RPC का मॉक पेपर, मौखिक परीक्षा।",
                  time: weeksOf(4),
                },
                {
                  name: "RPTO की ट्रेनिंग और टेस्ट",
                  description: "अधिकृत संस्था में। बुकिंग और आवेदन में हम मदद करते हैं।",
                  time: "5-8 दिन",
                },
              ],
            },
          ],
        },
        {
          id: "instructors",
          label: "इंस्ट्रक्टर",
          sections: [
            {
              kind: "people",
              sample: true,
              id: "instructor-list",
              intro: `एक इंस्ट्रक्टर के साथ ${batch.perInstructor} ट्रेनी उड़ाते हैं।`,
              items: [
                {
                  name: "मुख्य फ़्लाइंग इंस्ट्रक्टर",
                  role: "मल्टीरोटर",
                  background: "जिस-जिस क्लास के ड्रोन उड़ाते हैं, उसका सर्टिफ़िकेट इनके पास है। उड़ान का टेस्ट यही लेते हैं।",
                },
                {
                  name: "ग्राउंड इंस्ट्रक्टर",
                  role: "नियम और एयरस्पेस",
                  background: "हफ़्ता 1 और 10 में पढ़ाते हैं।",
                },
                {
                  name: "लोड इंस्ट्रक्टर",
                  role: "लोड के साथ उड़ान",
                  background: "स्प्रेयर उड़ा चुके हैं; टंकी, क्रेट और बैटरी सँभालना सिखाते हैं।",
                },
              ],
              note: "ये नमूना हैं। इंस्ट्रक्टर जब लिखकर सहमति देंगे, तब उनके नाम और सर्टिफ़िकेट नंबर यहाँ आएँगे।",
            },
          ],
        },
        {
          id: "accreditation",
          label: "सर्टिफ़िकेट",
          sections: [
            {
              kind: "table",
              id: "who-certifies-what",
              heading: "कौन सा काग़ज़ कौन देता है",
              caption: "काग़ज़, उन्हें कौन देता है, और यह प्रोग्राम क्या देता है",
              columns: ["काग़ज़", "कौन देता है", "इस प्रोग्राम में"],
              rows: [
                ...(company.rptoAuthorisation ? [["RPTO ऑथराइज़ेशन", "रेगुलेटर", company.rptoAuthorisation]] : []),
                ["रिमोट पायलट सर्टिफ़िकेट (RPC)", "अधिकृत RPTO, ट्रेनिंग और टेस्ट के बाद", "हम तैयारी कराते हैं"],
                [
                  `फ़ास्ट ट्रैक के सर्टिफ़िकेट ${Object.values(certificationLevels).join(", ")}`,
                  company.name,
                  "शामिल; RPC की जगह नहीं चलते",
                ],
                ["लॉग बुक", "आप भरते हैं, दस्तख़त इंस्ट्रक्टर भी करता है", "शामिल"],
              ],
            },
            {
              kind: "rules",
              id: "rules",
              heading: "किसी को भी पैसे देने से पहले",
              items: [
                {
                  rule: "हर ट्रेनिंग संस्था से उसका ऑथराइज़ेशन नंबर पूछिए और उसे रेगुलेटर के यहाँ जाँच लीजिए।",
                },
                {
                  rule: "फ़रवरी 2022 से RPC सर्टिफ़िकेट है, लाइसेंस नहीं। ड्रोन लाइसेंस आपको कोई नहीं बेच सकता।",
                },
                { rule: rules.noCertificate },
                { rule: rules.category, check: "pilotClass" },
                {
                  rule: "बताया जाता है कि सर्टिफ़िकेट के आवेदन (फ़ॉर्म D-1 से D-4) जुलाई 2025 से eGCA पोर्टल पर होते हैं।",
                  check: "registration",
                },
                paidTraining("फ़ास्ट ट्रैक"),
              ],
            },
          ],
        },
        {
          id: "facilities",
          label: "सुविधाएँ",
          sections: [
            {
              kind: "equipment",
              id: "training-places",
              items: [
                {
                  name: "उड़ान का मैदान",
                  data: [{ label: "उड़ान के चक्कर", value: `2, हर एक पर ${batch.perInstructor} ट्रेनी` }],
                  features: ["उतरने के लिए निशान लगी चौकोर जगहें", "हवा की दिशा बताने वाला विंडसॉक, फ़र्स्ट एड, छाँव और पानी"],
                },
                {
                  name: "सिम्युलेटर रूम",
                  data: [{ label: "जगहें", value: String(batch.places) }],
                  features: ["रोज़ अचानक एक ख़राबी", "अपनी उड़ान इंस्ट्रक्टर के साथ दोबारा देखना"],
                },
                {
                  name: "हमारे ड्रोन",
                  data: [{ label: "क्लास", value: "माइक्रो, स्मॉल और मीडियम" }],
                  features: ["हर ट्रेनर पर दोहरा कंट्रोल", "स्मॉल और मीडियम सिर्फ़ सर्टिफ़िकेट वाले पायलट उड़ाते हैं"],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "faq",
      id: "before-you-enrol",
      heading: "दाख़िले से पहले",
      items: [
        {
          question: "क्या RPC इसमें शामिल है?",
          answer: company.rptoAuthorisation
            ? `उसकी ट्रेनिंग शामिल है, ऑथराइज़ेशन ${company.rptoAuthorisation} के तहत। कोटेशन में जो नहीं लिखा, वह शामिल नहीं है।`
            : "नहीं। अधिकृत संस्था आप चुनते हैं। ट्रेनिंग और टेस्ट की बुकिंग वहीं होती है, और पैसे भी वहीं देने होते हैं। दोनों में हम मदद करते हैं।",
        },
        {
          question: "किसी लेवल में फ़ेल हो जाएँ तो?",
          answer:
            "जिस हिस्से में फ़ेल हुए, उसे अगले बैच के साथ दोबारा कर सकते हैं; शर्तें दाख़िले के काग़ज़ में हैं। दूसरी बार भी फ़ेल हों, तो हम बैठकर बात करते हैं कि आगे चलना है या नहीं।",
        },
        {
          question: "क्या पासपोर्ट चाहिए?",
          answer: "नहीं। सितंबर 2023 से सरकारी ID और पते का सबूत काफ़ी है।",
        },
        {
          question: "क्या आख़िर में नौकरी मिलती है?",
          answer: "CV बनाने और लोगों से मिलवाने में हम मदद करते हैं। नौकरी का वादा नहीं कर सकते।",
        },
      ],
    },
    goodToKnow({
      "What is included": "सिम्युलेटर, ट्रेनर, बैटरी, लॉग बुक, हमारे सर्टिफ़िकेट",
      ...courseTerms,
    }),
    {
      kind: "call-to-action",
      id: "start",
      heading: "सिम्युलेटर पर आधे घंटे से शुरू कीजिए",
      text: "इसके लिए कोई तैयारी नहीं चाहिए। आधे घंटे बाद आपको भी पता होगा और हमें भी कि आपका लेवल क्या है।",
      actions: [
        {
          label: "आज ही अपना सफ़र शुरू करें",
          to: enquire("training", `${rptoFastTrack.name}: simulator check`),
          primary: true,
        },
        { label: "अभी दाख़िला लें", to: enquire("training", rptoFastTrack.name) },
        { label: "सभी 3 मॉड्यूल देखें", to: "/excellence-center/3-modules" },
      ],
      notes: [company.hours.support, `ऑफ़िस का समय: ${company.hours.office}`],
    },
  ],
  figures: [],
};
