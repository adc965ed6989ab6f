import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { orderTerms } from "~/content/good-to-know";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";
import { wholePage } from "../whole-page";

const path = "/product/surveillance-drone";
const name = "Surveillance Drone";
const demo = enquire("custom-drone", `${name}: a demo flight`);

export const surveillanceDrone: PageRecord = {
  path,
  title: "निगरानी ड्रोन",
  description: `साइट की सुरक्षा, जाँच और खोज का ड्रोन। HD और थर्मल कैमरे हैं और उड़ान ${facts.endurance.value} की है; वीडियो में लोगों और गाड़ियों पर निशान ड्रोन ख़ुद लगाता है।`,
  hero: {
    eyebrow: "ड्रोन",
    lead: "जो जगहें इतनी बड़ी, ऊँची या गरम हों कि वहाँ पैदल घूमना मुश्किल हो, उन पर इससे नज़र रखिए। ड्रोन लोगों, गाड़ियों और गरम जगहों पर निशान लगाता है, और रिकॉर्डिंग आपके पास रहती है।",
    atAGlance: {
      forWhom: "साइट की सुरक्षा, बिजली-पानी की कंपनियाँ, पुलिस और वन विभाग",
      time: { label: "उड़ान का समय", value: facts.endurance.value },
      priceDepends: "कैमरों, बैटरियों और ग्राउंड स्टेशन",
    },
    picture: picture("surveillance-front"),
    studio: { tone: "dark", floor: 0.16 },
    actions: [{ label: "डेमो उड़ान बुक करें", to: demo, primary: true }, wholePage(path)],
  },
  sections: [
    {
      kind: "prose",
      id: "in-short",
      heading: "एक केस, दो लोग, दस मिनट में उड़ान",
      intro: "वीडियो, रेडियो की दूरी, उड़ान का समय और वारंटी हमारे दावे हैं; बाक़ी शुरुआती आँकड़े हैं। पक्के आँकड़े कोटेशन में मिलते हैं।",
      paragraphs: [
        "ड्रोन पर लगा न्यूरल इंजन लोगों, गाड़ियों और गरम जगहों पर निशान लगाता है। वह चेहरे या नंबर प्लेट नहीं पहचानता, और कोई फ़ैसला नहीं करता; फ़ैसला इंसान करता है।",
        "रिकॉर्डिंग ड्रोन के एन्क्रिप्टेड कार्ड पर रहती है; हमारे पास कुछ नहीं आता।",
        "इससे बिना बताए लोगों पर नज़र न रखें, किसी का पीछा न करें और घरों के अंदर का वीडियो न बनाएँ।",
      ],
      data: [
        { label: "उड़ान का समय", value: `${facts.endurance.value} (${facts.endurance.wording})` },
        { label: "रेडियो", value: `${facts.controlRange.value} (${facts.controlRange.wording})` },
        { label: "कैमरे", value: "HD वीडियो, 20× ज़ूम; थर्मल 640 × 512 पिक्सेल" },
        { label: "कुल वज़न", value: "6.2 किलो (स्मॉल क्लास)" },
        { label: "दाम", value: orderTerms.Price },
      ],
    },
    {
      kind: "call-to-action",
      id: "see-it",
      heading: "अपनी साइट इसकी स्क्रीन पर देखिए",
      text: "आधे दिन का डेमो हम आपकी बाड़, टावर या खेत पर देते हैं। रिकॉर्डिंग आपके पास रहती है।",
      actions: [{ label: "डेमो उड़ान बुक करें", to: demo, primary: true }, wholePage(path)],
      notes: [facts.warranty.wording, "जहाँ ज़ोन के नियम और मालिक इजाज़त दें, हम वहीं उड़ाते हैं"],
    },
  ],
  figures: [],
};
