import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { courseTerms } from "~/content/good-to-know";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";
import { wholePage } from "../whole-page";

const path = "/training/drone-industrial-training";
const course = "Drone Industrial Training";
const { weeks } = facts.industrialCourse;

export const droneIndustrialTraining: PageRecord = {
  path,
  title: "ड्रोन इंडस्ट्रियल ट्रेनिंग",
  description: `प्लांट, बिजली की लाइन, सोलर पार्क और खदान में काम करने वाले पायलटों का ${weeks} हफ़्ते का कोर्स: सुरक्षा, पास जाकर उड़ाना, जाँच के दो ट्रैक और आख़िर में एक पूरा काम।`,
  hero: {
    eyebrow: "ट्रेनिंग एकेडमी",
    lead: "इंडस्ट्री के ग्राहक जो माँगते हैं, वही सीखिए: परमिट लेना, ढाँचों के पास जाकर उड़ाना और रिपोर्ट बनाना।",
    atAGlance: {
      forWhom: "सर्टिफ़िकेट वाले पायलट, प्लांट के इंजीनियर, जाँच करने वाली फ़र्में",
      time: { label: "समय", value: `${weeks} हफ़्ते, फ़ुल-टाइम` },
      priceDepends: "लोगों की गिनती और जगह",
    },
    picture: picture("lift-crew"),
    actions: [{ label: "अभी दाख़िला लें", to: enquire("training", course), primary: true }, wholePage(path)],
  },
  sections: [
    {
      kind: "prose",
      id: "in-short",
      heading: "चार मॉड्यूल, हर एक के बाद आप काम जमा करते हैं",
      paragraphs: [
        "पहले आप सुरक्षा सीखते हैं, फिर ढाँचों के पास जाकर उड़ाना, फिर जाँच करना; आख़िर में परीक्षा होती है। जाँच के चार ट्रैक में से दो आप चुनते हैं: लाइन और टावर, सोलर पार्क, चिमनी और टंकी, खदान और ढेर।",
        "जिस कैटेगरी और क्लास का ड्रोन आप उड़ाएँगे, उसी का रिमोट पायलट सर्टिफ़िकेट (Remote Pilot Certificate) आपके पास होना चाहिए, और आपके लॉग में क़रीब 20 घंटे की उड़ान दर्ज होनी चाहिए। सर्टिफ़िकेट न हो, तो आप डेस्क और सिम्युलेटर का काम करते हैं और उड़ान देखते हैं; बाहर ख़ुद तभी उड़ाते हैं, जब सर्टिफ़िकेट मिल जाए।",
        "आख़िर में हमारा सर्टिफ़िकेट मिलता है; वह रिमोट पायलट सर्टिफ़िकेट नहीं है। काम ढूँढने में हम मदद करते हैं, काम का वादा नहीं करते।",
      ],
      data: [
        { label: "इंस्ट्रक्टर के साथ", value: "हफ़्ते में 30 घंटे" },
        { label: "ग्रुप", value: "9 ट्रेनी; एक इंस्ट्रक्टर पर 3" },
        { label: "लेवल", value: "एडवांस्ड" },
        { label: "फ़ीस", value: courseTerms.Fee },
      ],
    },
    {
      kind: "call-to-action",
      id: "enroll",
      heading: "एक बैच में 9 सीटें",
      text: "अपनी उड़ान के घंटे, सर्टिफ़िकेट और दो ट्रैक बताइए। हम तारीख़ें और कोटेशन भेजते हैं।",
      actions: [{ label: "अभी दाख़िला लें", to: enquire("training", course), primary: true }, wholePage(path)],
      notes: ["EMI की सुविधा", company.hours.support],
    },
  ],
  figures: [],
};
