import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { serviceTerms } from "~/content/good-to-know";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";
import { wholePage } from "../whole-page";

const path = "/services/land-surveying";
const service = "Land Surveying Services";
const { usualHeight, pixel, controlPoints, checkPoints } = facts.survey;

export const landSurveying: PageRecord = {
  path,
  title: "ड्रोन से ज़मीन का सर्वे",
  description:
    "हम मध्य प्रदेश में ड्रोन से ज़मीन का सर्वे करते हैं: कंटूर, ऑर्थोमोज़ेक, आयतन और सड़क-नहर के मॉडल, कंट्रोल पॉइंट से जुड़े और अलग चेक पॉइंट पर परखे हुए।",
  hero: {
    eyebrow: "ड्रोन सर्विस",
    lead: "हम आपकी ज़मीन के नक्शे और मॉडल बनाते हैं, और जो जगहें सॉफ़्टवेयर ने देखीं ही नहीं, उन पर इन्हें परखते हैं। हर रिपोर्ट में सबसे पहले यही लिखा होता है कि नाप में कितना फ़र्क़ रहा।",
    atAGlance: {
      forWhom: "बिल्डर, खदानें, पंचायतें और इंजीनियर",
      time: { label: "समय", value: "50 एकड़ तक हो, तो फ़ाइलें 5-7 कामकाजी दिनों में" },
      priceDepends: "रकबे, ज़मीन, बारीकी और फ़ाइलों",
    },
    picture: picture("orthomosaic"),
    actions: [{ label: "सर्वे का कोटेशन लें", to: enquire("general", service), primary: true }, wholePage(path)],
  },
  sections: [
    {
      kind: "prose",
      id: "in-short",
      heading: "चार तरह के सर्वे, जाँच एक जैसी",
      paragraphs: [
        "हम ज़मीन की ऊँच-नीच और कंटूर नापते हैं, ढेर, गड्ढे और भराव का आयतन निकालते हैं, सड़क, नहर और पाइपलाइन का सर्वे करते हैं, और हर दो या चार हफ़्ते में देखते हैं कि निर्माण कहाँ तक पहुँचा।",
        `उड़ान से पहले हम ज़मीन पर निशान लगाकर कम से कम ${controlPoints} कंट्रोल पॉइंट नापते हैं, और नतीजा परखने के लिए अलग से कम से कम ${checkPoints} चेक पॉइंट।`,
        "सर्वे से सीमा का झगड़ा नहीं सुलझता। आज जो पत्थर, मेड़ और बाड़ मौजूद हैं, हम उन्हीं का नक्शा बनाते हैं।",
      ],
      data: [
        {
          label: "सटीकता (हमारा दावा)",
          value: `±1 सेमी लंबाई-चौड़ाई में, ±2 सेमी ऊँचाई में: चेक पॉइंट पर RMS चूक, सख़्त खुली ज़मीन पर, ${usualHeight} मीटर की ऊँचाई से`,
        },
        { label: "आयतन (हमारा दावा)", value: "±0.5%: 1,000 घन मीटर से बड़े ढेर, जिनके नीचे की ज़मीन नापी हुई हो" },
        { label: "एक पिक्सेल", value: `${usualHeight} मीटर की ऊँचाई पर ${pixel} सेमी` },
        { label: "फ़ाइलें", value: "GeoTIFF, DWG, DXF, LAS, XLSX, PDF" },
        { label: "दाम", value: serviceTerms.Price },
      ],
    },
    {
      kind: "call-to-action",
      id: "request",
      heading: "सीमा आप भेजें, काम का ब्योरा हम भेजेंगे",
      text: "KML फ़ाइल, खसरे का नक्शा या नक्शे पर चार कोने काफ़ी हैं।",
      actions: [
        { label: "सर्वे का कोटेशन लें", to: enquire("general", `${service}: a written quotation`), primary: true },
        wholePage(path),
      ],
      notes: [`ऑफ़िस ${company.address.locality} में, समय: ${company.hours.office}`],
    },
  ],
  figures: [],
};
