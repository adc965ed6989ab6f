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
    "सोलर पार्क, छत, सबस्टेशन और प्लांट का ड्रोन से थर्मल सर्वे: थर्मल नक्शा, जगह के साथ ख़राबियों की सूची और काम आने वाली रिपोर्ट।",
  hero: {
    eyebrow: "ड्रोन सर्विस",
    lead: "ख़राब होता सोलर सेल, गीली छत, ढीला क्लैंप: ख़राबी सामने आने से बहुत पहले ये अपने आसपास के हिस्सों से गरम या ठंडे हो जाते हैं। हम इन्हें ऊपर से ढूँढते हैं और सूची में लिखते हैं कि कौन सी ख़राबी कहाँ है।",
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
        "सोलर पार्क, छतें, सबस्टेशन, बिजली की लाइनें और प्रोसेस प्लांट: हर एक का अपना सही समय है; ग़लत समय पर ख़राबी छिपी रहती है। छत के लिए अँधेरा चाहिए: तारीख़ तय करने से पहले हम आपकी जगह के लिए रात की उड़ान के नियम देखते हैं, और वे इजाज़त दें तभी उड़ाते हैं (मौजूदा नियम देख लें)।",
        "थर्मल कैमरा फ़र्क़ अच्छा नापता है; असल तापमान नापने में सावधानी चाहिए। वह ऊपरी सतह देखता है, दीवार या काँच के पार नहीं।",
        `धूप ${facts.solarIrradiance.value} से कम हो, तो सोलर की हल्की ख़राबियाँ नहीं दिखतीं। तब हम दूसरी तारीख़ रखते हैं, और पहली के पैसे नहीं लेते।`,
      ],
      data: [
        {
          label: "एक तस्वीर में सबसे छोटा फ़र्क़ (हमारा दावा)",
          value: "±0.05 से ±0.2 °C, कैमरे के हिसाब से; यह तापमान की चूक नहीं है",
        },
        { label: "असल तापमान, मौक़े पर नापी चीज़ से मिलाकर", value: "±2 °C, या जैसा लिखा हो" },
        { label: "दाम", value: serviceTerms.Price },
      ],
    },
    {
      kind: "call-to-action",
      id: "book",
      heading: "नक्शे पर पिन लगाकर भेजें और बताएँ, वहाँ क्या है",
      text: "आपको काम का ब्योरा और कोटेशन मिलता है। फ़ैसला आपका।",
      actions: [
        { label: "सर्वे की तारीख़ लें", to: enquire("general", `${service}: a survey date`), primary: true },
        wholePage(path),
      ],
      notes: [`ऑफ़िस का समय: ${company.hours.office}`, "ख़राब मौसम में दूसरी तारीख़ दाम में शामिल"],
    },
  ],
  figures: [],
};
