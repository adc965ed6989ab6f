import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { courseTerms } from "~/content/good-to-know";
import { picture } from "~/content/pictures";
import type { PageRecord } from "~/content/schema";
import { wholePage } from "../whole-page";

const path = "/training/drone-data-processing";
const course = "Drone Data Processing Training";
const { weeks } = facts.dataCourse;

export const droneDataProcessing: PageRecord = {
  path,
  title: "ड्रोन डेटा प्रोसेसिंग ट्रेनिंग",
  description: `${weeks} हफ़्ते में ड्रोन की तस्वीरों से नक्शे, ऊँचाई के मॉडल, आयतन और भरोसे लायक़ रिपोर्ट बनाना सीखें: चार मॉड्यूल, छह सॉफ़्टवेयर और आपका अपना प्रोजेक्ट, भोपाल में।`,
  hero: {
    eyebrow: "ट्रेनिंग एकेडमी",
    lead: "ड्रोन तो हज़ार तस्वीरें ले आता है। पर ग्राहक को एक आँकड़ा चाहिए, और वह यह भी जानना चाहता है कि उस पर कितना भरोसा करे। तस्वीर से आँकड़े तक कैसे पहुँचें, यह आप डेस्क पर असली डेटा से सीखते हैं।",
    atAGlance: {
      forWhom: "सर्वे असिस्टेंट, इंजीनियर, ग्रेजुएट, पायलट",
      time: { label: "समय", value: `${weeks} हफ़्ते, सोमवार से शुक्रवार` },
      priceDepends: "बैच",
    },
    picture: picture("team-desk"),
    actions: [{ label: "सीखना शुरू करें", to: enquire("training", course), primary: true }, wholePage(path)],
  },
  sections: [
    {
      kind: "prose",
      id: "in-short",
      heading: "तस्वीर से रिपोर्ट तक, चार मॉड्यूल में",
      paragraphs: [
        "पहले मॉड्यूल में तस्वीरें और कोऑर्डिनेट समझते हैं, दूसरे में फ़ोटोग्रामेट्री सीखते हैं। तीसरे में ज़मीन के मॉडल और नक्शे बनाते हैं और आयतन निकालते हैं। चौथे में थर्मल और फ़सल का काम होता है और आप आख़िरी रिपोर्ट बनाते हैं।",
        "WebODM, QGIS, CloudCompare और Python मुफ़्त हैं और घर पर भी चलते हैं; Metashape और Pix4Dmapper हमारी क्लास के कंप्यूटरों पर मिलते हैं।",
        `ड्रोन उड़ाना नहीं पड़ता, पायलट का सर्टिफ़िकेट भी नहीं चाहिए। पहला मॉड्यूल घर से भी हो सकता है, बाक़ी ${company.address.locality} में।`,
        "नौकरी ढूँढने में हम मदद करते हैं, नौकरी का वादा नहीं करते।",
      ],
      data: [
        { label: "लेवल", value: "बिगिनर से इंटरमीडिएट तक" },
        { label: "ग्रुप", value: "दस डेस्क, हर एक पर 64 GB मेमोरी का कंप्यूटर" },
        { label: "सर्टिफ़िकेट", value: "हमारा, आख़िरी प्रोजेक्ट के बाद" },
        { label: "फ़ीस", value: courseTerms.Fee },
      ],
    },
    {
      kind: "call-to-action",
      id: "start",
      heading: "जो डेटा आपसे प्रोसेस नहीं हुआ, वह बताइए",
      text: "फ़ॉर्म में उसके बारे में लिखें। हम बताते हैं कि कोर्स से काम बनेगा या नहीं, और साथ में अगले बैच की तारीख़ और कोटेशन भेजते हैं।",
      actions: [{ label: "सीखना शुरू करें", to: enquire("training", course), primary: true }, wholePage(path)],
      notes: ["EMI की सुविधा", `ऑफ़िस का समय: ${company.hours.office}`],
    },
  ],
  figures: [],
};
