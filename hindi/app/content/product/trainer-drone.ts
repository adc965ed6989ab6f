import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { orderTerms } from "~/content/good-to-know";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";
import { wholePage } from "../whole-page";

const path = "/product/trainer-drone";
const name = "Trainer Drone";
const { flightTime } = facts.trainer;
const { weight, range } = facts.trainerSheet;

export const trainerDrone: PageRecord = {
  path,
  title: "ट्रेनर ड्रोन: Basic, Pro और Elite",
  description: `स्कूल, कॉलेज और एकेडमी के लिए तीन ट्रेनर ड्रोन, Basic, Pro और Elite। तीनों की उड़ान का समय, वज़न और क्लास साथ-साथ देखें; ${facts.warranty.wording} है।`,
  hero: {
    eyebrow: "ड्रोन",
    lead: "पहले होवर से सर्वे के नक्शे तक तीन ड्रोन हैं, और तीनों की स्टिक, मेनू और चेकलिस्ट एक जैसी हैं।",
    atAGlance: {
      forWhom: "एकेडमी, कॉलेज और स्कूल",
      time: { label: "उड़ान का समय", value: "मॉडल के हिसाब से 30, 45 या 60 मिनट" },
      priceDepends: "मॉडल, ड्रोन की गिनती और स्पेयर पार्ट्स",
    },
    picture: picture("trainers"),
    studio: { tone: "light", floor: 0.2 },
    actions: [{ label: "ट्रेनर का कोटेशन लें", to: enquire("custom-drone", name), primary: true }, wholePage(path)],
  },
  sections: [
    {
      kind: "table",
      id: "comparison",
      compared: true,
      heading: "आपकी क्लास के लिए कौन सा ठीक है",
      intro:
        "उड़ान का समय (शांत हवा, नई बैटरी, कोई अलग लोड नहीं, 20% बैटरी पर वापसी) और वारंटी हमारे दावे हैं; बाक़ी शुरुआती आँकड़े हैं। पक्के आँकड़े कोटेशन में मिलते हैं।",
      caption: "तीनों ट्रेनर ड्रोन की तुलना",
      columns: ["ब्योरा", "Basic", "Pro", "Elite"],
      rows: [
        ["किसके लिए", "पहली बार उड़ाने वाले", "सर्टिफ़िकेट वाले पायलट", "सर्वे का अभ्यास"],
        ["उड़ान का समय", flightTime.basic, flightTime.pro, flightTime.elite],
        ["कुल वज़न", weight.basic, weight.pro, weight.elite],
        ["वज़न की क्लास", "माइक्रो", "स्मॉल", "स्मॉल"],
        ["रेडियो कंट्रोल की दूरी", range.basic, range.pro, range.elite],
        [
          "रिमोट पायलट सर्टिफ़िकेट (Remote Pilot Certificate); मौजूदा नियम देख लें",
          "बिना कमाई के (non-commercial) उड़ाने पर नहीं चाहिए; फ़ीस वाला कोर्स कमाई माना जाएगा या नहीं, यह रेगुलेटर ही बता सकता है; पहले पूछ लें",
          "चाहिए, 18 साल की उम्र से",
          "चाहिए, 18 साल की उम्र से",
        ],
      ],
    },
    {
      kind: "call-to-action",
      id: "order",
      heading: "इसे अपने स्कूल में उड़ते देखिए",
      text: "बताइए कि कितने छात्र हैं, किस उम्र के हैं और उन्हें क्या सीखना है। हम मॉडल और स्पेयर पार्ट्स बताएँगे और किसी सुबह यह सब लेकर आपके यहाँ आएँगे।",
      actions: [
        { label: "डेमो उड़ान बुक करें", to: enquire("custom-drone", `${name}: a demo flight`), primary: true },
        wholePage(path),
      ],
      notes: [`दाम: ${orderTerms.Price}`, facts.warranty.wording, `ऑफ़िस का समय: ${company.hours.office}`],
    },
  ],
  figures: [],
};
