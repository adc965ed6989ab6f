import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { orderTerms } from "~/content/good-to-know";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";
import { wholePage } from "../whole-page";

const path = "/product/heavy-payload-drones";
const name = "Heavy Payload Drones";

export const heavyPayloadDrones: PageRecord = {
  path,
  title: "वज़न उठाने वाले ड्रोन",
  description:
    "10, 20 या 30 किलो सामान पहाड़ी पर, बिजली की लाइन तक या राहत शिविर में पहुँचाने वाले ड्रोन। यहाँ तीनों मॉडल, उड़ान का समय, वज़न की क्लास और डेमो देखें।",
  hero: {
    eyebrow: "ड्रोन",
    lead: "मॉडल तीन हैं। दो या तीन लोगों की टीम इनसे मिनटों में सामान ढलान के ऊपर या घाटी के पार पहुँचा देती है।",
    atAGlance: {
      forWhom: "जहाँ सड़क नहीं जाती, वहाँ सामान पहुँचाने वाले",
      time: { label: "उड़ान का समय", value: "पूरे लोड के साथ 14 से 18 मिनट" },
      priceDepends: "मॉडल, बैटरियों और लोड टाँगने के तरीक़े",
    },
    picture: picture("heavy-front"),
    studio: { tone: "dark", floor: 0.11 },
    actions: [{ label: "अपना ड्रोन बनवाएँ", to: enquire("custom-drone", name), primary: true }, wholePage(path)],
  },
  sections: [
    {
      kind: "table",
      id: "specifications",
      compared: true,
      heading: "अपना सबसे भारी सामान देखकर चुनें",
      intro:
        "ये कंपनी के शुरुआती आँकड़े हैं, समुद्र की सतह पर, 25 °C में, शांत हवा में, नई बैटरी से और 20% बैटरी बचाकर उतरने पर। क्रेट का वज़न भी लोड में गिना जाता है। 1,500 मीटर से ऊपर या 40 °C से ज़्यादा गर्मी में ड्रोन कम वज़न उठाता है। ख़रीदने से पहले हमसे पूछें।",
      caption: "तीनों मॉडल",
      columns: ["ब्योरा", "HP-10", "HP-20", "HP-30"],
      rows: [
        ["लोड", "10 किलो", "20 किलो", "30 किलो"],
        ["कुल वज़न, बैटरी और पूरे लोड के साथ", "24.5 किलो", "52 किलो", "78 किलो"],
        ["वज़न की क्लास", "स्मॉल", "मीडियम", "मीडियम"],
        ["उड़ान का समय, पूरा लोड", "18 मिनट", "16 मिनट", "14 मिनट"],
        ["कितनी हवा तक", "10 मीटर प्रति सेकंड", "10 मीटर प्रति सेकंड", "8 मीटर प्रति सेकंड"],
        ["रोटर", "6", "8", "8"],
        ["रिमोट पायलट सर्टिफ़िकेट (Remote Pilot Certificate)", "स्मॉल क्लास का", "मीडियम क्लास का", "मीडियम क्लास का"],
      ],
    },
    {
      kind: "call-to-action",
      id: "demo-lift",
      heading: "सामान आप लाइए, तराज़ू हम लाएँगे।",
      text: "हमारे मैदान पर डेमो में बीस मिनट लगते हैं।",
      actions: [
        { label: "डेमो उड़ान बुक करें", to: enquire("custom-drone", `${name}: a demo flight`), primary: true },
        wholePage(path),
      ],
      notes: [`दाम: ${orderTerms.Price}`, facts.warranty.wording, `ऑफ़िस का समय: ${company.hours.office}`],
    },
  ],
  figures: [],
};
