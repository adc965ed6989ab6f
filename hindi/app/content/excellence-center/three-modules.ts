/**
 * Success stories and completion rates on this page are samples until the company replaces them: the stories with
 * people who agreed in writing, the rates from its records.
 */

import { myWay, ruleCase } from "~/content/certificate-instruments";
import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { certificationLevels, rptoFastTrack } from "~/content/excellence-center/rpto";
import { facts } from "~/content/facts";
import { courseTerms, goodToKnow } from "~/content/good-to-know";
import { paidTraining, rules } from "~/content/law";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";

/** As the page says it; in an enquiry staff read the English name. */
const FAST_TRACK = "RPTO फ़ास्ट ट्रैक";

/** The program as staff read it in an enquiry. */
const program = "3 Modules Program";
/** A certificate names its program: the fast track gives the same levels for another curriculum. */
const certificate = (level: string) => `3 मॉड्यूल ${level}`;
const about = (what: string) => enquire("training", `${program}: ${what}`);

const { passMark, weeks: totalWeeks } = facts.threeModules;
const [one, two, three] = facts.threeModules.modules;
const weeks = { one, two, three };
/** Training days of a week, 1 for Monday. */
const weekdays = [1, 2, 3, 4, 5] as const;
const bring = "टोपी, बंद जूते, मॉड्यूल दो से लैपटॉप";
/** "हफ़्ते 3-4", counted over the whole program. */
const span = (from: number, to: number) => `हफ़्ते ${from}-${to}`;

export const threeModules: PageRecord = {
  path: "/excellence-center/3-modules",
  title: "3 मॉड्यूल प्रोग्राम",
  description: `${weeks.one}, ${weeks.two} और ${weeks.three} हफ़्ते के तीन ड्रोन मॉड्यूल, पहली उड़ान से पूरा ऑपरेशन चलाने तक। यहाँ विषय, परीक्षाएँ, सर्टिफ़िकेट और टाइमटेबल देखें।`,
  course: {
    workload: `P${totalWeeks}W`,
    level: `${certificationLevels.basic} से ${certificationLevels.expert}`,
    credential: "कंपनी के सर्टिफ़िकेट: 3 मॉड्यूल बेसिक, एडवांस्ड और एक्सपर्ट",
  },
  hero: {
    eyebrow: "एक्सीलेंस सेंटर",
    lead: "ड्रोन उड़ाना सीखिए, उससे कमाना सीखिए, टीम चलाना सीखिए। हर मॉड्यूल पूरा होने पर हमारा सर्टिफ़िकेट मिलता है।",
    atAGlance: {
      forWhom: "18 से 65 साल के लोग, जो ड्रोन का काम करना चाहते हैं",
      time: {
        label: "समय",
        value: `${totalWeeks} हफ़्ते फ़ुल-टाइम, या ${weeks.one}, ${weeks.two} या ${weeks.three} हफ़्ते का एक मॉड्यूल`,
      },
      priceDepends: "चुने हुए मॉड्यूल",
    },
    picture: picture("brand-pad"),
    plan: {
      title: `${totalWeeks} हफ़्ते, तीन मॉड्यूल`,
      note: "हफ़्तों में, फ़ुल-टाइम",
      description: `मॉड्यूल एक ${weeks.one} हफ़्ते का है, मॉड्यूल दो ${weeks.two} का, मॉड्यूल तीन ${weeks.three} का, एक के बाद एक।`,
      stages: {
        weeks: totalWeeks,
        items: [
          { name: "उड़ान की बुनियाद", detail: `${weeks.one} हफ़्ते`, from: 1, to: weeks.one },
          {
            name: "मिशन और लोड",
            detail: `${weeks.two} हफ़्ते`,
            from: weeks.one + 1,
            to: weeks.one + weeks.two,
          },
          {
            name: "सिस्टम और ऑपरेशन",
            detail: `${weeks.three} हफ़्ते`,
            from: weeks.one + weeks.two + 1,
            to: totalWeeks,
          },
        ],
      },
    },
    badges: ["3 मॉड्यूल", `${totalWeeks} हफ़्ते`, "बेसिक से एक्सपर्ट तक"],
    actions: [
      { label: "प्रोग्राम का कोटेशन लें", to: enquire("training", program), primary: true },
      { label: "अभी दाख़िला लें", to: about("enrolment") },
    ],
  },
  sections: [
    {
      kind: "modules",
      id: "modules",
      eyebrow: "प्रोग्राम",
      heading: "तीन मॉड्यूल, इसी क्रम में",
      intro:
        "जब तक आपके पास रिमोट पायलट सर्टिफ़िकेट (Remote Pilot Certificate) नहीं है, तब तक आप सिम्युलेटर पर उड़ाते हैं, फिर रस्सी से बँधा ड्रोन और माइक्रो क्लास का ट्रेनर उड़ाते हैं। बड़ा ड्रोन सर्टिफ़िकेट वाला इंस्ट्रक्टर उड़ाता है; आप उसकी टीम में रहते हैं।",
      items: [
        {
          title: "मॉड्यूल एक: उड़ान की बुनियाद",
          duration: `${weeks.one} हफ़्ते`,
          mode: certificationLevels.basic,
          topics: [
            "मल्टीरोटर कैसे उड़ता है, और क्यों गिरता है",
            "ड्रोन के नियम, ज़ोन और वज़न की क्लास",
            "सिम्युलेटर, रस्सी से बँधे ड्रोन का होवर, खुली उड़ान",
            "बैटरी, जाँच और लॉग बुक",
          ],
          data: [
            { label: "पूरा करने वाले", value: "96% (नमूने का आँकड़ा)" },
            { label: "आप सीख जाएँगे", value: "माइक्रो ट्रेनर को हाथ से उड़ाकर पूरा चक्कर लगाना और उड़ान की जगह तैयार करना" },
            { label: "परीक्षा", value: `लिखित परीक्षा, पास होने के लिए ${passMark}%, और उड़ान का एक टेस्ट` },
            { label: "सर्टिफ़िकेट", value: certificate(certificationLevels.basic) },
          ],
        },
        {
          title: "मॉड्यूल दो: मिशन और लोड",
          duration: `${weeks.two} हफ़्ते`,
          mode: certificationLevels.advanced,
          topics: [
            "सर्वे के ग्रिड, ओवरलैप और ज़मीन के कंट्रोल पॉइंट",
            "थर्मल कैमरे और उनकी सीमाएँ",
            "छिड़काव: दवा का बहाव, पट्टी की चौड़ाई, हवा में दवा का उड़ना, बचाव के कपड़े",
            "कच्ची तस्वीरों से तैयार नक्शे तक",
          ],
          data: [
            { label: "पूरा करने वाले", value: "93% (नमूने का आँकड़ा)" },
            {
              label: "आप सीख जाएँगे",
              value: "टीम में रहकर एक सर्वे, एक इंस्पेक्शन और छिड़काव के एक काम का प्लान बनाना और उसे पूरा करके सौंपना",
            },
            { label: "परीक्षा", value: "नंबर वाले तीन मिशन; हर एक का नतीजा सौंपना होता है" },
            { label: "सर्टिफ़िकेट", value: certificate(certificationLevels.advanced) },
          ],
        },
        {
          title: "मॉड्यूल तीन: सिस्टम और ऑपरेशन",
          duration: `${weeks.three} हफ़्ते`,
          mode: certificationLevels.expert,
          topics: [
            "ड्रोन जोड़ना, ट्यूनिंग और ख़राबी ढूँढना",
            "देखरेख का प्लान और पुर्ज़े",
            "टीम, इजाज़त, बीमा, घटना की रिपोर्ट",
            "काम का ख़र्च निकालना और कोटेशन लिखना",
          ],
          data: [
            { label: "पूरा करने वाले", value: "90% (नमूने का आँकड़ा)" },
            { label: "आप सीख जाएँगे", value: "ड्रोन बनाना, उसकी देखरेख करना और तीन लोगों की टीम चलाना" },
            { label: "परीक्षा", value: "अपना बनाया ड्रोन, एक हफ़्ते टीम की कमान और मौखिक परीक्षा" },
            { label: "सर्टिफ़िकेट", value: certificate(certificationLevels.expert) },
          ],
        },
      ],
    },
    {
      kind: "drawing",
      id: "stairs",
      eyebrow: "जितना आप चाहें",
      heading: "हर मॉड्यूल के बाद आप क्या कर सकते हैं",
      drawing: "module-steps",
      alt: `ऊपर जाती तीन सीढ़ियाँ, ${weeks.one}, ${weeks.two} और ${weeks.three} हफ़्ते चौड़ी: एक व्यक्ति छोटे ट्रेनर के साथ, दो बड़े ड्रोन के साथ, तीन की टीम अपने बनाए ड्रोन के साथ।`,
      labels: [
        {
          name: `${weeks.one} हफ़्ते बाद`,
          value: certificationLevels.basic,
          text: "आप माइक्रो ट्रेनर हाथ से उड़ाते हैं, जगह तैयार करते हैं और टीम की मदद करते हैं।",
        },
        {
          name: `${weeks.one + weeks.two} हफ़्ते बाद`,
          value: certificationLevels.advanced,
          text: "आप टीम में रहकर काम का प्लान बनाते हैं, काम पूरा करके सौंपते हैं, और अपने तीन मिशन दिखा सकते हैं।",
        },
        {
          name: `${totalWeeks} हफ़्ते बाद`,
          value: certificationLevels.expert,
          text: "आप अपने बनाए ड्रोन के साथ तीन लोगों की टीम चलाते हैं और कोटेशन लिखते हैं।",
        },
      ],
      note: "रंगीन व्यक्ति आप हैं। जिस सीढ़ी में जितने हफ़्ते हैं, वह उतनी चौड़ी है। किसी भी सीढ़ी पर आप एक साल तक रुक सकते हैं; आपकी सीट बनी रहती है।",
    },
    {
      kind: "prose",
      id: "who-should-take-it",
      eyebrow: "किसके लिए",
      heading: "कहाँ से शुरू करें",
      paragraphs: [
        "मॉड्यूल एक के लिए उम्र 18 से 65 साल हो और आप 10वीं या उसके बराबर पास हों; अनुभव ज़रूरी नहीं। रिमोट पायलट सर्टिफ़िकेट हो, या लॉग बुक में तीस घंटे दर्ज हों, तो सुबह का एक टेस्ट देकर आप सीधे मॉड्यूल दो से शुरू कर सकते हैं। जो मॉड्यूल दो पूरा कर चुके हैं, मॉड्यूल तीन उनके लिए है।",
        "दो मॉड्यूलों के बीच आप एक साल तक रुक सकते हैं; आपकी सीट बनी रहती है।",
        `${certificationLevels.basic}, ${certificationLevels.advanced} और ${certificationLevels.expert} हमारे अपने लेवल हैं। ${FAST_TRACK} में भी यही नाम हैं और एक चौथा लेवल ${certificationLevels.professional} है, पर वहाँ पढ़ाई अलग है, इसलिए हर सर्टिफ़िकेट पर प्रोग्राम का नाम लिखा होता है। इनमें से कोई भी रिमोट पायलट सर्टिफ़िकेट की जगह नहीं चलता; उसकी तैयारी हम कराते हैं।`,
      ],
      data: [
        { label: "कुल", value: `${weeks.one} + ${weeks.two} + ${weeks.three} = ${totalWeeks} हफ़्ते` },
        { label: "ग्रुप", value: `ज़्यादा से ज़्यादा ${facts.batch.places} लोग` },
        { label: "साथ क्या लाना है", value: bring },
        { label: "हम देते हैं", value: "ड्रोन, बैटरी, औज़ार, बचाव के कपड़े" },
      ],
    },
    myWay({
      lessons: [
        { name: "मॉड्यूल एक", amount: one * weekdays.length },
        { name: "मॉड्यूल दो", amount: two * weekdays.length },
        { name: "मॉड्यूल तीन", amount: three * weekdays.length },
      ],
      unit: "दिन की ट्रेनिंग",
      rhythms: [
        { id: "5", name: "पाँच दिन, सोमवार से शुक्रवार", weekdays, amountADay: 1 },
        { id: "3", name: "तीन दिन, अगर ऐसा बैच बने (हमसे पूछें)", weekdays: [1, 3, 5], amountADay: 1 },
      ],
      levels: [
        { id: "new", name: "मैंने कभी नहीं उड़ाया", from: 0 },
        {
          id: "flown",
          name: "मेरे पास सर्टिफ़िकेट है, या लॉग बुक में तीस घंटे दर्ज हैं",
          from: 1,
          condition: "सुबह के टेस्ट में पास हो जाएँ, तो आप मॉड्यूल दो से शुरू करेंगे।",
        },
        { id: "two", name: "मेरा मॉड्यूल दो पूरा हो चुका है", from: 2 },
      ],
      bring,
    }),
    {
      kind: "tabs",
      id: "around-the-program",
      eyebrow: "प्रोग्राम से जुड़ी बातें",
      heading: "आगे कौन-सा काम, और हफ़्ते कैसे चलते हैं",
      defaultTab: "career-paths",
      tabs: [
        {
          id: "career-paths",
          label: "आगे का काम",
          sections: [
            {
              kind: "roles",
              sample: true,
              id: "careers",
              items: [
                {
                  role: "फ़ील्ड असिस्टेंट",
                  description: "मॉड्यूल एक के बाद। बैटरी और उतरने की जगह सँभालना, आसमान पर नज़र रखना।",
                  demand: "High",
                },
                {
                  role: "मिशन पायलट",
                  description: "मॉड्यूल दो के बाद, सर्टिफ़िकेट लेकर। ठेकेदार के यहाँ काम।",
                  demand: "Very High",
                },
                {
                  role: "छिड़काव टीम लीडर",
                  description: "मॉड्यूल दो और एक सीज़न के काम के बाद।",
                  demand: "Extreme",
                },
                {
                  role: "ऑपरेशन मैनेजर",
                  description: "मॉड्यूल तीन के बाद। इजाज़त, टीमें, देखरेख और कोटेशन का काम।",
                  demand: "High",
                },
              ],
              note: "माँग के ये अंदाज़े नमूना हैं; हम न नौकरी का वादा करते हैं, न तनख़्वाह का। नैनो से भारी ड्रोन पैसे लेकर उड़ाना हो, तो उसी कैटेगरी और क्लास का रिमोट पायलट सर्टिफ़िकेट चाहिए; हमारे स्प्रेयर मीडियम क्लास के हैं (मौजूदा नियम देख लें)। छिड़काव की अलग से ख़ास ट्रेनिंग भी लेनी पड़ती है।",
            },
          ],
        },
        {
          id: "special-programs",
          label: "ख़ास प्रोग्राम",
          sections: [
            {
              kind: "packages",
              id: "special-program-list",
              items: [
                {
                  name: FAST_TRACK,
                  scope: `${rptoFastTrack.weeks} हफ़्ते`,
                  features: [
                    "चार लेवल, बेसिक से प्रोफ़ेशनल तक",
                    "रिमोट पायलट सर्टिफ़िकेट की तैयारी",
                    "जिन्हें ड्रोन बनाना या ठीक करना नहीं सीखना, उनके लिए",
                  ],
                  action: { label: "RPTO प्रोग्राम देखें", to: "/excellence-center/3-modules/rpto", primary: true },
                  featured: true,
                },
                {
                  name: "टीचर बैच",
                  scope: "स्कूल की छुट्टियों में 2 हफ़्ते",
                  features: ["टीचरों के लिए मॉड्यूल एक का दो हफ़्ते का चुना हुआ हिस्सा", "हर क्लास का प्लान और सामान की सूची"],
                  action: { label: "अपनी सीट रोकें", to: about("Teachers' Batch") },
                },
                {
                  name: "कंपनी बैच",
                  scope: "एक मॉड्यूल, आपकी जगह पर",
                  features: ["आपके छह से बारह लोग", "पहले जगह की जाँच, फिर आपकी ही जगह पर मिशन"],
                  action: { label: "प्रोग्राम का कोटेशन लें", to: about("Company Batch") },
                },
              ],
            },
          ],
        },
        {
          id: "success-stories",
          label: "कामयाबी की कहानियाँ",
          sections: [
            {
              kind: "stories",
              sample: true,
              id: "story-list",
              items: [
                {
                  name: "मिशन पायलट",
                  role: "तीनों मॉड्यूल",
                  company: "अब सर्वे कंपनी में",
                  rating: 5,
                  text: "मेरा पहला नक्शा चालीस सेंटीमीटर हटा हुआ निकला। वजह ढूँढने में तीन दिन लगे। अब मैं एक भी कंट्रोल पॉइंट नहीं छोड़ता।",
                },
                {
                  name: "फ़ील्ड असिस्टेंट",
                  role: "मॉड्यूल एक और दो",
                  company: "अब छिड़काव के ठेकेदार के यहाँ",
                  rating: 4,
                  text: "मॉड्यूल एक के बाद कमाने के लिए पढ़ाई रोकनी पड़ी। साल भर बाद मॉड्यूल दो करने लौट आया।",
                },
                {
                  name: "मालिक",
                  role: "तीनों मॉड्यूल",
                  company: "अब इंस्पेक्शन का अपना काम करते हैं",
                  rating: 5,
                  text: "जिस हफ़्ते ख़र्च का हिसाब सीखा, झटका लगा। मेरे पुराने दाम में पंखों तक का ख़र्च नहीं निकलता था।",
                },
              ],
              note: "ये कहानियाँ नमूना हैं, हमारी लिखी हुई। पुराने ट्रेनी जब अपनी बात लिखकर देंगे, तब वह यहाँ आएगी।",
            },
          ],
        },
        {
          id: "schedule",
          label: "टाइमटेबल",
          sections: [
            {
              kind: "schedule",
              id: "weeks",
              heading: "किस हफ़्ते क्या होता है",
              intro: "बारिश में जो दिन छूटते हैं, वे हम मॉड्यूल के आख़िरी हफ़्ते में पूरे कराते हैं।",
              items: [
                {
                  when: span(1, one / 2),
                  what: "मॉड्यूल एक: नियम, सिम्युलेटर, रस्सी से बँधी उड़ान",
                  description: "सुबह छोटी उड़ानें, फिर क्लास।",
                },
                {
                  when: span(one / 2 + 1, one),
                  what: "मॉड्यूल एक: खुली उड़ान और परीक्षा",
                  description: `आख़िरी गुरुवार को लिखित परीक्षा होती है। पास होने के लिए ${passMark}% चाहिए; अगले हफ़्ते एक और मौक़ा मिलता है।`,
                },
                {
                  when: span(one + 1, one + two / 2),
                  what: "मॉड्यूल दो: सर्वे और थर्मल",
                  description: "सुबह उड़ान, फिर डेटा डेस्क पर नक्शे बनाना।",
                },
                {
                  when: span(one + two / 2 + 1, one + two),
                  what: "मॉड्यूल दो: छिड़काव और परीक्षा के मिशन",
                  description: "इंस्ट्रक्टर उड़ाता है; टंकी में पानी होता है, दवा कभी नहीं।",
                },
                {
                  when: span(one + two + 1, one + two + three / 2),
                  what: "मॉड्यूल तीन: बनाना और देखरेख",
                  description: "दो ट्रेनी मिलकर एक ड्रोन बनाते हैं।",
                },
                {
                  when: span(one + two + three / 2 + 1, totalWeeks),
                  what: "मॉड्यूल तीन: टीम चलाना",
                  description: "एक हफ़्ते तक टीम आप चलाते हैं।",
                },
              ],
            },
            {
              kind: "table",
              id: "typical-day",
              heading: "ट्रेनिंग का एक दिन",
              caption: "आम दिन, सोमवार से शुक्रवार",
              columns: ["समय", "क्या", "कहाँ"],
              rows: [
                [`${facts.flyingFrom.value}-10:30`, "उड़ान, जब तक हवा शांत है", "मैदान"],
                ["11:00-13:00", "क्लास या डेटा डेस्क", "क्लासरूम"],
                ["14:00-16:00", "वर्कशॉप, प्लानिंग, दिन की उड़ानों पर चर्चा", "बेंच"],
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "rules",
      id: "rules",
      heading: "कौन क्या उड़ा सकता है",
      cases: [ruleCase("आपका ड्रोन, काम के लिए", "work")],
      items: [{ rule: rules.noCertificate }, paidTraining("मॉड्यूल")],
    },
    {
      kind: "packages",
      id: "seats",
      eyebrow: "दाख़िला",
      heading: "एक मॉड्यूल लीजिए या तीनों",
      items: [
        {
          name: "मॉड्यूल एक",
          scope: `${weeks.one} हफ़्ते`,
          features: [
            "पता चल जाता है कि ड्रोन उड़ाना आपको रास आता है या नहीं",
            "साल भर में अगला मॉड्यूल ले लें, तो यह पूरा गिना जाता है",
          ],
          action: { label: "अभी दाख़िला लें", to: about("Module One") },
        },
        {
          name: "मॉड्यूल एक और दो",
          scope: `${weeks.one + weeks.two} हफ़्ते`,
          features: ["किसी ऑपरेटर के यहाँ काम करने के लिए", "दिखाने के लिए आपके तीन पूरे मिशन"],
          action: { label: "अभी दाख़िला लें", to: about("Modules One and Two") },
        },
        {
          name: "पूरा प्रोग्राम",
          scope: `${totalWeeks} हफ़्ते`,
          features: ["टीम या अपना कारोबार चलाने के लिए", "तीनों मॉड्यूल में आपकी सीट पक्की रहती है"],
          action: { label: "अपनी सीट रोकें", to: about("full program"), primary: true },
          featured: true,
        },
      ],
    },
    goodToKnow({
      "दिन और समय": `सोमवार से शुक्रवार, ${facts.flyingFrom.value} से 16:00`,
      ...courseTerms,
    }),
    {
      kind: "call-to-action",
      id: "reserve",
      heading: "शुरू होने की अगली तारीख़ पूछिए",
      text: "बताइए, कौन सा मॉड्यूल लेना है और उसके बाद क्या करना है। तारीख़ें, EMI के साथ फ़ीस और साथ लाने की चीज़ें हम लिखकर भेजते हैं।",
      actions: [
        { label: "अपनी सीट रोकें", to: about("reserve a seat"), primary: true },
        { label: "प्रोग्राम का कोटेशन लें", to: enquire("training", program) },
        { label: "RPTO प्रोग्राम देखें", to: "/excellence-center/3-modules/rpto" },
      ],
      notes: ["EMI की सुविधा", company.hours.support, `ऑफ़िस का समय: ${company.hours.office}`],
    },
  ],
  figures: [],
};
