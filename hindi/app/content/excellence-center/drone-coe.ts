import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";
import { wholePage } from "../whole-page";

const path = "/excellence-center/drone-coe";
const center = "Drone Center of Excellence";

export const droneCoe: PageRecord = {
  path,
  title: "ड्रोन सेंटर ऑफ़ एक्सीलेंस",
  description:
    "भोपाल में ड्रोन की रिसर्च और टेस्ट: रिसर्च के चार विषय, बुक करने के लिए लैब, और यूनिवर्सिटी, कंपनी या स्टार्ट-अप कैसे जुड़ सकते हैं।",
  hero: {
    eyebrow: "एक्सीलेंस सेंटर",
    lead: "हम प्रोटोटाइप बनाते हैं, नापते हैं, और जाली के अंदर जान-बूझकर गिराते भी हैं। लैब बुक करें, या किसी प्रोजेक्ट में हमसे जुड़ें।",
    atAGlance: {
      forWhom: "रिसर्च करने वाले, कंपनियाँ और स्टार्ट-अप",
      time: { label: "समय", value: "लैब में आधा दिन; प्रोजेक्ट में कई महीने" },
      priceDepends: "लैब के घंटों, टेस्ट की उड़ानों और स्टाफ़",
    },
    picture: picture("pointcloud-height"),
    actions: [{ label: "सेंटर से जुड़ें", to: enquire("partnership", `${center}: joining`), primary: true }, wholePage(path)],
  },
  sections: [
    {
      kind: "prose",
      id: "in-short",
      heading: "चार विषय, चार सवाल",
      paragraphs: [
        "कम से कम कितने छिड़काव से फ़सल बच जाती है? ड्रोन अपने ही प्रोसेसर से क्या-क्या पहचान सकता है? सैटेलाइट का सिग्नल, रेडियो या मोटर बंद हो जाए, तो वह क्या करता है? उड़ान का समय किन चीज़ों से घटता है?",
        "आप अपना सवाल एक पन्ने पर लिखते हैं। डेटा के लेन-देन से पहले हम समझौते में तय कर लेते हैं कि नतीजा किसका होगा, छपेगा या नहीं, क्या गुप्त रहेगा और ख़र्च क्या होगा।",
        "टाइप सर्टिफ़िकेट (type certificate) हम नहीं दे सकते; नापने और तैयारी में मदद करते हैं।",
      ],
      data: [
        {
          label: "4 लैब",
          value: "मोटर और पंखों की बेंच, बैटरी रूम, विज़न और इलेक्ट्रॉनिक्स लैब, जाली वाला उड़ान हॉल",
        },
        { label: "बुकिंग", value: "आधे दिन की, हमारे एक इंजीनियर के साथ" },
        { label: "थीसिस और इंटर्नशिप", value: "तीन महीने या ज़्यादा, अपने गाइड के ज़रिए" },
        { label: "दाम", value: "डेटा के लेन-देन से पहले, समझौते में" },
      ],
    },
    {
      kind: "call-to-action",
      id: "join",
      heading: "जिस सवाल का जवाब अभी हमारे पास नहीं, वह लाइए",
      text: "शुरुआत के लिए एक पन्ना काफ़ी है। उसे इंजीनियर पढ़ते हैं और जवाब देते हैं।",
      actions: [
        { label: "साझेदार बनें", to: enquire("partnership", `${center}: partnership`), primary: true },
        wholePage(path),
      ],
      notes: [
        `${company.address.locality}, ${company.address.region}`,
        `पहले समय तय करके आएँ। ऑफ़िस का समय: ${company.hours.office}`,
      ],
    },
  ],
  figures: [],
};
