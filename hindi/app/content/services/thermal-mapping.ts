import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { serviceTerms } from "~/content/good-to-know";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";
import { wholePage } from "../whole-page";

const path = "/services/thermal-mapping";
const service = "Thermal Mapping Services";

export const thermalMapping: PageRecord = {
  path,
  title: "ड्रोन से थर्मल मैपिंग",
  description:
    "सोलर पार्क, छत, सबस्टेशन और प्लांट का ड्रोन से थर्मल सर्वे। आपको थर्मल नक्शा, हर ख़राबी की जगह के साथ सूची, और ऐसी रिपोर्ट मिलती है जो आपकी टीम के काम आए।",
  hero: {
    eyebrow: "ड्रोन सर्विस",
    lead: "कमज़ोर पड़ता सोलर सेल हो, गीली छत हो या ढीला क्लैंप, पूरी तरह बिगड़ने से बहुत पहले ये आसपास के हिस्सों से ज़्यादा गरम या ठंडे हो जाते हैं। हम इन्हें ऊपर से ढूँढते हैं और लिखकर देते हैं कि कौन सी ख़राबी कहाँ है।",
    atAGlance: {
      forWhom: "सोलर पार्क, प्लांट और इमारतों के मालिक",
      time: { label: "समय", value: "रिपोर्ट 5 कामकाजी दिनों में" },
      priceDepends: "रकबे, बारीकी और मौक़े पर लगने वाले दिनों",
    },
    picture: picture("thermal-modules"),
    actions: [{ label: "थर्मल सर्वे का कोटेशन लें", to: enquire("general", service), primary: true }, wholePage(path)],
  },
  sections: [
    {
      kind: "prose",
      id: "in-short",
      heading: "कुछ डिग्री का फ़र्क़ ही ख़राबी बता देता है",
      paragraphs: [
        "सोलर पार्क, छतें, सबस्टेशन, बिजली की लाइनें और प्रोसेस प्लांट, इनमें हर एक को देखने का सही समय अलग है। ग़लत समय पर देखें, तो ख़राबी दिखती ही नहीं। छत का सर्वे अँधेरे में होता है। इसलिए तारीख़ तय करने से पहले हम देखते हैं कि आपकी जगह पर रात की उड़ान के नियम क्या हैं, और नियम इजाज़त दें तभी उड़ाते हैं (मौजूदा नियम देख लें)।",
        "गरम-ठंडे का फ़र्क़ थर्मल कैमरा अच्छा पकड़ता है; असल तापमान नापने में सावधानी चाहिए। वह सिर्फ़ ऊपरी सतह देखता है, दीवार या काँच के पार नहीं।",
        `धूप ${facts.solarIrradiance.value} से कम हो, तो सोलर की हल्की ख़राबियाँ नहीं दिखतीं। तब हम दूसरी तारीख़ रखते हैं, और पहली के पैसे नहीं लेते।`,
      ],
      data: [
        {
          label: "एक तस्वीर में कितना छोटा फ़र्क़ दिखता है (हमारा दावा)",
          value: "±0.05 से ±0.2 °C, कैमरे के हिसाब से; यह तापमान की चूक नहीं है",
        },
        { label: "असल तापमान, जब मौक़े पर किसी चीज़ को नापकर मिलाएँ", value: "±2 °C, या जितना हम लिखकर दें" },
        { label: "दाम", value: serviceTerms.Price },
      ],
    },
    {
      kind: "call-to-action",
      id: "book",
      heading: "नक्शे पर पिन लगाकर भेजें और बताएँ कि वहाँ क्या है",
      text: "हम काम का ब्योरा और कोटेशन भेज देंगे। फ़ैसला आप कीजिए।",
      actions: [
        { label: "सर्वे की तारीख़ लें", to: enquire("general", `${service}: a survey date`), primary: true },
        wholePage(path),
      ],
      notes: [`ऑफ़िस का समय: ${company.hours.office}`, "मौसम ख़राब हो, तो दूसरी तारीख़ उसी दाम में"],
    },
  ],
  figures: [],
};
