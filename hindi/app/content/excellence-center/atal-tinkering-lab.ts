/**
 * Mentors and partners on this page are samples until the company replaces them with people and institutions that
 * agreed in writing. The figures are the company's own claims. An Atal Tinkering Lab is granted by the Atal Innovation
 * Mission alone: nothing here may read as if the company granted one.
 */

import { ruleCase } from "~/content/certificate-instruments";
import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { courseTerms, goodToKnow } from "~/content/good-to-know";
import { tinkeringLabGrant as grant, weightClasses } from "~/content/law";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";

/** The page as staff read it in an enquiry. */
const lab = "Atal Tinkering Lab";
const visit = enquire("partnership", `${lab}: a visit to the lab`);
const apply = (program: string) => enquire("training", `${lab}: ${program}`);

export const atalTinkeringLab: PageRecord = {
  path: "/excellence-center/atal-tinkering-lab",
  title: "अटल टिंकरिंग लैब",
  description:
    "स्कूलों में छठी से बारहवीं के लिए ड्रोन और रोबोटिक्स के प्रोग्राम। हर हफ़्ते क्लास होती है, मेंटर और किट हम देते हैं, और अटल टिंकरिंग लैब के आवेदन में मदद करते हैं।",
  hero: {
    eyebrow: "एक्सीलेंस सेंटर",
    lead: "छात्र छोटे ड्रोन बनाते हैं, उनके लिए कोड लिखते हैं और उन्हें उड़ाते हैं। या तो हम मेंटर, किट और हर हफ़्ते की क्लास का टाइमटेबल लेकर आपके स्कूल आते हैं, या आपके बच्चे भोपाल में हमारी वर्कशॉप आते हैं। स्कूल को अपनी लैब चाहिए, तो आवेदन में भी हम मदद करते हैं।",
    atAGlance: {
      forWhom: "छठी से बारहवीं क्लास वाले स्कूल",
      time: { label: "समय", value: "3, 4 या 6 महीने, प्रोग्राम के हिसाब से" },
      priceDepends: "प्रोग्राम, छात्रों की गिनती और जगह (आपका स्कूल या हमारी वर्कशॉप)",
    },
    picture: picture("lab-lesson"),
    plan: {
      title: "बुधवार की क्लास",
      note: "दो घंटे",
      session: [
        { name: "थ्योरी", minutes: 10 },
        { name: "बनाना, कोड लिखना, उड़ाना", minutes: 90 },
        { name: "सामान समेटना", minutes: 20 },
      ],
    },
    badges: ["छठी से बारहवीं", "3 प्रोग्राम", "सिर्फ़ नैनो ड्रोन"],
    actions: [
      { label: "प्रोग्राम में शामिल हों", to: enquire("training", `${lab}: joining a program`), primary: true },
      { label: "लैब देखने आएँ", to: visit },
    ],
    underLead: { label: `ग्रांट: ${grant.setUp} + ${grant.running}`, to: "#applying-for-a-lab" },
  },
  sections: [
    {
      kind: "prose",
      id: "for-schools",
      eyebrow: "किसके लिए",
      heading: "आपके स्कूल में लैब हो या न हो",
      paragraphs: [
        "लैब है, पर किसी के पास इतना समय नहीं कि उसका सामान चलाना सीखे? हमारा मेंटर हर हफ़्ते एक तय दिन दोपहर में आता है। वह आपके टीचर के साथ मिलकर काम करता है और हर क्लास का प्लान दे जाता है, ताकि अगला प्रोग्राम आपके टीचर ख़ुद चला सकें।",
        "लैब नहीं है? तो बच्चे अपने टीचर के साथ भोपाल आते हैं और तीन या चार की टीमों में काम करते हैं। जो वे बनाते हैं, वह स्कूल का हो जाता है; बस बैटरी यहीं रहती है।",
      ],
      data: [
        { label: "छात्र", value: "छठी से बारहवीं" },
        { label: "टीम", value: "3 या 4 छात्र" },
        { label: "हर हफ़्ते की क्लास", value: "बुधवार" },
        { label: "स्कूल की तरफ़ से", value: "एक कमरा, बिजली और एक टीचर" },
        { label: "हमारी तरफ़ से", value: "मेंटर, किट, अतिरिक्त पुर्ज़े, हर क्लास का प्लान" },
      ],
    },
    {
      kind: "views",
      id: "on-the-mat",
      items: [
        {
          picture: picture("lab-kit"),
          caption: "शुरुआत में मिलती है पुर्ज़ों की एक किट।",
        },
        {
          picture: picture("lab-courtyard"),
          caption: "आख़िर में स्कूल के आँगन में, पैड के ऊपर, नैनो ड्रोन उड़ता है।",
        },
      ],
    },
    {
      kind: "cards",
      id: "programs",
      eyebrow: "एक चुनिए",
      heading: "इनोवेशन प्रोग्राम",
      intro: "हर प्रोग्राम के आख़िर में छात्र दर्शकों के सामने अपना काम दिखाते हैं।",
      items: [
        {
          title: "ड्रोन इनोवेशन लैब",
          text: "हर टीम एक नैनो ड्रोन की वायरिंग करती है, उसे ट्यून करती है और उड़ाती है।",
          badge: "इसमें सब कुछ है",
          data: [
            { label: "समय", value: "6 महीने" },
            { label: "ग्रुप", value: "30 छात्र" },
          ],
          points: [
            "इलेक्ट्रॉनिक्स और सोल्डरिंग",
            "फ़्रेम की ड्रॉइंग और 3D प्रिंट",
            "उड़ान का कोड, पहले ब्लॉक जोड़कर, फिर Python में",
            "हर छात्र का टेस्ट, कमरे के अंदर उड़ाकर",
          ],
          action: { label: "अभी आवेदन करें", to: apply("Drone Innovation Lab"), primary: true },
        },
        {
          title: "रोबोटिक्स वर्कशॉप",
          text: "पहियों वाले रोबोट पर सेंसर, मोटर और कंट्रोल लूप सीखते हैं। यहाँ ग़लती सस्ती पड़ती है।",
          badge: "अच्छा पहला क़दम",
          data: [
            { label: "समय", value: "4 महीने" },
            { label: "ग्रुप", value: "25 छात्र" },
          ],
          points: ["लाइन पर चलने वाले रोबोट और रोबोट की बाँहें", "दूरी, रोशनी और मिट्टी के सेंसर", "हर टीम का एक रोबोट"],
          action: { label: "अभी आवेदन करें", to: apply("Robotics Workshop") },
        },
        {
          title: "इनोवेशन चैलेंज",
          text: "छात्र अपने शहर की एक समस्या चुनते हैं, और आख़िर में ऐसा प्रोटोटाइप बनाते हैं जो सच में काम करे।",
          badge: "मुक़ाबला",
          data: [
            { label: "समय", value: "3 महीने" },
            { label: "ग्रुप", value: "40 छात्र" },
          ],
          points: ["पहले लोगों से बातचीत, फिर आइडिया", "प्रोटोटाइप के दो दौर", "जूरी की राय, लिखी हुई"],
          action: { label: "अभी आवेदन करें", to: apply("Innovation Challenge") },
        },
      ],
    },
    {
      kind: "diagram",
      id: "your-room",
      sample: true,
      diagram: "classroom",
      eyebrow: "आपके स्कूल में",
      heading: "आपका क्लासरूम, ऊपर से",
      description:
        "बेंचों की पहली लाइन खिड़कियों के पास है और जाली दरवाज़े से दूर। अपना कमरा नापिए और इन चीज़ों को खिसकाकर देखिए। यह नक्शा स्कूल की फ़ाइल में भी है।",
    },
    {
      kind: "tabs",
      id: "inside-the-lab",
      eyebrow: "प्रोग्रामों का पूरा ब्योरा",
      heading: "छात्र क्या करते हैं और उन्हें कौन सिखाता है",
      defaultTab: "activities",
      tabs: [
        {
          id: "activities",
          label: "गतिविधियाँ",
          sections: [
            {
              kind: "schedule",
              id: "calendar",
              intro: "स्कूल की छुट्टियों और परीक्षा के हफ़्तों में क्लास नहीं होती।",
              items: [
                {
                  when: "हर बुधवार",
                  what: "हफ़्ते की क्लास",
                  description: "क्लास दो घंटे की होती है। दस मिनट थ्योरी, बीस मिनट सामान समेटने के, और बाक़ी समय चीज़ें बनाने का।",
                },
                {
                  when: "महीने का आख़िरी शुक्रवार",
                  what: "महीने का शो",
                  description: "हर टीम अपना काम दिखाती है। माता-पिता भी आ सकते हैं।",
                },
                {
                  when: "हर तीन महीने",
                  what: "तिमाही मुक़ाबले",
                  description: "सटीक उड़ान, तय रास्ते पर रोबोट और तय समय में मरम्मत, इन तीनों में स्कूलों का मुक़ाबला होता है।",
                },
                {
                  when: "हर मार्च",
                  what: "सालाना मेला",
                  description: "छात्र साल भर के प्रोजेक्ट दिखाते और समझाते हैं।",
                },
              ],
            },
          ],
        },
        {
          id: "curriculum",
          label: "पढ़ाई",
          sections: [
            {
              kind: "table",
              id: "six-months",
              heading: "ड्रोन इनोवेशन लैब में किस महीने क्या",
              caption: "ड्रोन इनोवेशन लैब के छह महीने",
              columns: ["महीना", "विषय", "टीम क्या दिखा सकती है"],
              rows: [
                ["1", "बिजली और सोल्डरिंग", "स्विच वाला लैंप, मीटर से नापा हुआ"],
                ["2", "सेंसर और कोड", "ग्राफ़ बनाने वाला लेवल मीटर"],
                ["3", "ड्रॉइंग और प्रिंटिंग", "गिराकर जाँचने पर पास हुआ फ़्रेम"],
                ["4", "मोटर और बैटरी", "मोटर के थ्रस्ट की तालिका, ख़ुद नापकर बनाई हुई"],
                ["5", "जोड़ना और ट्यूनिंग", "घेरे में बिना हिले होवर"],
                ["6", "मिशन", "तय रास्ते की उड़ान, एक पोस्टर, और बोलकर समझाना"],
              ],
            },
            {
              kind: "progress",
              id: "skill-levels",
              heading: "हम हर हुनर को कहाँ तक ले जाना चाहते हैं",
              items: [
                { label: "इलेक्ट्रॉनिक्स और जोड़ना", value: 95 },
                { label: "समस्या सुलझाना", value: 90 },
                { label: "प्रोग्रामिंग", value: 85 },
                { label: "टीम में काम और बोलकर समझाना", value: 88 },
                { label: "3D डिज़ाइन", value: 82 },
              ],
              note: "यह हमारा दावा है, 100 के हमारे अपने पैमाने पर। ये स्कूल के नंबर नहीं हैं।",
            },
          ],
        },
        {
          id: "mentors",
          label: "मेंटर",
          sections: [
            {
              kind: "people",
              sample: true,
              id: "mentor-list",
              items: [
                {
                  name: "इलेक्ट्रॉनिक्स मेंटर",
                  role: "बेंच",
                  background: "छठी से आठवीं को सोल्डरिंग सिखाते हैं।",
                },
                {
                  name: "प्रोग्रामिंग मेंटर",
                  role: "कोडिंग रूम",
                  background: "कोडिंग सिखाते हैं।",
                },
                {
                  name: "डिज़ाइन मेंटर",
                  role: "बनाने का कोना",
                  background: "प्रिंटर चलाते हैं और फ़्रेम को गिराकर जाँचते हैं।",
                },
              ],
              note: "ये नमूना हैं। मेंटर जब लिखकर सहमति देंगे, तब उनके नाम यहाँ आएँगे।",
            },
          ],
        },
        {
          id: "partnerships",
          label: "साझेदारी",
          sections: [
            {
              kind: "partners",
              sample: true,
              id: "partner-list",
              items: [
                {
                  partner: "लैब वाला स्कूल",
                  type: "स्कूल",
                  description: "हर हफ़्ते मेंटर को अपनी लैब में बुलाता है।",
                },
                { partner: "बिना लैब का स्कूल", type: "स्कूल", description: "साल में दो क्लास के बच्चे भोपाल भेजता है।" },
                {
                  partner: "इंजीनियरिंग कॉलेज",
                  type: "कॉलेज",
                  description: "उसके छात्र मुक़ाबलों में जज बनते हैं।",
                },
                {
                  partner: "पास की वर्कशॉप",
                  type: "इंडस्ट्री",
                  description: "पुर्ज़े देती है, और छात्रों को सुलझाने के लिए समस्याएँ भी।",
                },
              ],
              note: "ये नमूना हैं। हमें ऐसे साझेदार चाहिए; इनमें कोई असली संस्था नहीं है।",
            },
          ],
        },
      ],
    },
    {
      kind: "stats",
      id: "figures",
      eyebrow: "अब तक",
      heading: "आँकड़ों में हमारे स्कूल प्रोग्राम",
      intro:
        "ये आँकड़े स्कूलों के साथ हमारे अपने प्रोग्रामों के हैं, और हमारे दावे हैं। अटल टिंकरिंग लैब स्कूलों की होती है; हमारे पास ऐसी कोई लैब नहीं है।",
      items: [
        {
          value: "500+",
          label: "छात्र",
          note: `हमारे सभी प्रोग्रामों में सीख चुके ${facts.peopleTrained.value} लोगों में से`,
        },
        { value: "50+", label: "प्रोजेक्ट", note: "टीमों ने बनाए और सबके सामने दिखाए" },
        { value: "15+", label: "इनाम", note: "छात्रों की टीमों ने जीते" },
        { value: "25+", label: "साझेदार स्कूल", note: "जिन्होंने क्लास भेजी या हमारे मेंटर बुलाए" },
      ],
    },
    {
      kind: "equipment",
      id: "facilities",
      eyebrow: "भोपाल में",
      heading: "यहाँ क्या-क्या है",
      intro: "यह स्कूल की क्लासों के लिए हमारी अपनी वर्कशॉप है।",
      items: [
        {
          name: "इलेक्ट्रॉनिक्स बेंच",
          description: "दस बेंच।",
          data: [{ label: "सप्लाई", value: "12 वोल्ट, सीमित करंट" }],
          features: ["सोल्डरिंग और धुआँ खींचने वाला पंखा", "मीटर, एक ऑसिलोस्कोप"],
        },
        {
          name: "बनाने का कोना",
          data: [{ label: "प्रिंटर", value: "4" }],
          features: ["3D प्रिंटिंग और हाथ के औज़ार", "काटने का काम मेंटर करता है"],
        },
        {
          name: "उड़ान का जाली वाला घेरा",
          description: "चारों तरफ़ और ऊपर जाली, फ़ोम का फ़र्श।",
          data: [{ label: "ड्रोन", value: "नैनो, 250 ग्राम तक" }],
          features: ["पंखों पर घेरे", "एक पायलट, एक मेंटर, एक स्टॉप स्विच"],
        },
        {
          name: "कोडिंग रूम",
          data: [{ label: "डेस्क", value: "20" }],
          features: ["हर क़तार में दो ट्रांसमीटर", "मुफ़्त सॉफ़्टवेयर, जिसे आपका स्कूल आगे भी चला सकता है"],
        },
      ],
    },
    {
      kind: "steps",
      id: "applying-for-a-lab",
      eyebrow: "आपकी अपनी लैब",
      heading: "आपके स्कूल को अटल टिंकरिंग लैब कैसे मिलती है",
      intro: `यह लैब नीति आयोग (NITI Aayog) के अटल इनोवेशन मिशन (Atal Innovation Mission) से मिलती है। मिशन लैब लगाने के लिए ${grant.setUp} और ${grant.years} साल चलाने के लिए ${grant.running} देता है। किस रक़म से क्या ख़रीद सकते हैं, यह मिशन की गाइडलाइन में लिखा है (मौजूदा नियम देख लें)। हम आवेदन में मदद करते हैं; लैब हम नहीं दे सकते।`,
      items: [
        {
          name: "कमरा देखें",
          description: "ख़ुद करें, तो जगह नापें, बिजली देखें और अपने सामान की सूची बनाएँ। हमारे साथ करें, तो यह सब हम मिलकर करते हैं।",
          time: "एक मुलाक़ात",
        },
        {
          name: "तैयारी",
          description:
            "एक फ़ाइल बनती है, जिसमें कमरे का नक्शा, सामान की सूची, टाइमटेबल और ज़िम्मेदार टीचर का नाम होता है। ख़ुद करें, तो उसे आप लिखें। हमारे साथ करें, तो पहला मसौदा हम लिखते हैं, फ़ैसला आप करते हैं।",
          time: "2-3 हफ़्ते",
        },
        {
          name: "आवेदन",
          description: "स्कूल अपने ही नाम से मिशन को आवेदन करता है, चाहे हमारी मदद ले या न ले।",
          time: "मिशन के कैलेंडर के हिसाब से",
        },
        {
          name: "शुरुआत",
          description:
            "यह लैब मिल जाने के बाद होता है। ख़ुद करें, तो सामान आप ख़रीदें और लगाएँ। हमारे साथ करें, तो बेंच, टीचरों की एक हफ़्ते की ट्रेनिंग और पहला प्रोग्राम हम सँभालते हैं।",
          time: "स्कूल का एक टर्म",
        },
      ],
    },
    goodToKnow({
      "What is included": "मेंटर, किट, अतिरिक्त पुर्ज़े और हर क्लास का प्लान",
      Where: "आपके स्कूल में, या भोपाल में हमारी वर्कशॉप में",
      "Next start": null,
      "Program fee": courseTerms.Fee,
      "आवेदन में मदद की फ़ीस": null,
      "स्कूल कैसे ख़रीद सकता है": company.terms.schoolPurchase,
      "Language of instruction": courseTerms["Language of instruction"],
      Cancellation: courseTerms.Cancellation,
    }),
    {
      kind: "rules",
      id: "safety-and-rules",
      heading: "सुरक्षा और नियम",
      cases: [ruleCase("क्लास में नैनो ड्रोन", "leisure", weightClasses[0].upTo)],
      items: [
        {
          rule: "छात्र 250 ग्राम तक के नैनो ड्रोन उड़ाते हैं। इनके लिए रिमोट पायलट सर्टिफ़िकेट (Remote Pilot Certificate) नहीं चाहिए।",
        },
        {
          rule: "कमरे में हम जाली के अंदर उड़ाते हैं। बाहर उड़ाने से पहले मेंटर उस दिन का एयरस्पेस नक्शा देखता है।",
        },
        {
          rule: "यूनीक आइडेंटिफ़िकेशन नंबर (Unique Identification Number, UIN) नैनो ड्रोन का भी लेना पड़ता है; रिसर्च और डेवलपमेंट वाले ड्रोन का नहीं।",
          check: "identity",
        },
        { rule: "लिथियम बैटरी मेंटर चार्ज करता है; बैटरी लैब में ही रहती है।" },
        {
          rule: "हमारा फ़ॉर्म टीचर या माता-पिता भरते हैं। उसमें वे अपनी जानकारी लिखते हैं, बच्चे की कभी नहीं।",
        },
      ],
    },
    {
      kind: "call-to-action",
      id: "apply",
      heading: "लैब के ज़िम्मेदार टीचर के साथ आइए",
      text: "पहले समय लेकर बुधवार की क्लास देखने आइए, या हमें अपने स्कूल बुलाइए।",
      actions: [
        {
          label: "ATL के लिए आवेदन करें",
          to: enquire("partnership", `${lab}: help with our school's application`),
          primary: true,
        },
        { label: "लैब देखने का समय लें", to: visit },
        { label: "कोटेशन माँगें", to: enquire("training", `${lab}: a written quotation`) },
      ],
      notes: [`ऑफ़िस का समय: ${company.hours.office}`],
    },
  ],
  figures: [],
};
