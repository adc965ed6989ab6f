/** Labels, names of lists and buttons in Hindi, as in hindi-phrases.ts. */
export const hindiLabels = `
Next batches of {1}: | {1} के अगले बैच:
And {1} more: | {1} और:
Batch: | बैच:
Place: | जगह:
To join: | दाख़िले के लिए:
Flight time, full load: | पूरे लोड पर उड़ान:
Flight time, empty: | बिना लोड के उड़ान:
Weight, fully loaded: | पूरे लोड के साथ वज़न:
Weight class: | वज़न की क्लास:
Rotors: | रोटर:
Wind limit: | हवा की सीमा:
Charge time: | चार्ज का समय:
Warranty: | वारंटी:
Camera: | कैमरा:
Batteries: | बैटरी:
Format: | फ़ॉर्मेट:
What it holds: | इसमें क्या है:
Pixel: | पिक्सेल:
Delivery time: | डिलीवरी का समय:
Spare parts: | स्पेयर पार्ट्स:
Registration: | रजिस्ट्रेशन:
Insurance: | बीमा:
Height above the crop: | फ़सल से ऊँचाई:
(sample) | (नमूना)
open now | अभी खुला है
Fly drones for work | काम के लिए ड्रोन उड़ाना
Build drones | ड्रोन बनाना
Try it at school age | स्कूल में आज़माना
Repair drones | ड्रोन की मरम्मत
Make maps from pictures | तस्वीरों से नक्शे बनाना
Inspect plants and lines | प्लांट और लाइनों की जाँच
Talk to us | हमसे बात कीजिए
Write to our team | टीम को लिखिए
Hello! | नमस्ते!
See: | देखिए:
Ask us: | हमसे पूछिए:
`;

/** Units behind a number, and small words of ranges. */
export const hindiUnits: [unit: RegExp, hindi: string][] = [
  [/\bmore than (\d\S* \S+)/g, "$1 से ज़्यादा"],
  [/\bless than (\d\S* \S+)/g, "$1 से कम"],
  [/(\d) to (?=\d)/g, "$1 से "],
  [/\bpaddy and wheat\b/gi, "धान और गेहूँ"],
  [/\bsoybean and gram\b/gi, "सोयाबीन और चना"],
  [/\bsugarcane and tall maize\b/gi, "गन्ना और मक्का"],
  [/\(about (?=[\d.])/g, "(लगभग "],
  [/\btoday, /g, "आज, "],
  [/\btomorrow, /g, "कल, "],
  [/\bopens (?=[A-Z\d])/g, "खुलेगा "],
  [/\bMon(?:day\b|(?= \d))/g, "सोमवार"],
  [/\bTue(?:sday\b|(?= \d))/g, "मंगलवार"],
  [/\bWed(?:nesday\b|(?= \d))/g, "बुधवार"],
  [/\bThu(?:rsday\b|(?= \d))/g, "गुरुवार"],
  [/\bFri(?:day\b|(?= \d))/g, "शुक्रवार"],
  [/\bSat(?:urday\b|(?= \d))/g, "शनिवार"],
  [/\bSun(?:day\b|(?= \d))/g, "रविवार"],
  [/\bMon-Sat\b/g, "सोम-शनि"],
  [/\bBhopal\b/g, "भोपाल"],
  [/\bwithin one working day\b/g, "एक कामकाजी दिन के अंदर"],
  [/\bcotton\b/gi, "कपास"],
  [/\bsoybean\b/gi, "सोयाबीन"],
  [/(?<!\d )\bgram\b/gi, "चना"],
  [/\bpaddy\b/gi, "धान"],
  [/\bwheat\b/gi, "गेहूँ"],
  [/\bsugarcane\b/gi, "गन्ना"],
  [/\btall maize\b/gi, "मक्का"],
  [/\bOrchards \(orange, mango, guava\)/g, "बाग़ (संतरा, आम, अमरूद)"],
  [/\bMarked patches\b/g, "निशान लगे हिस्से"],
  [/\bBy the label\b/g, "लेबल के हिसाब से"],
  [/(\d(?: to \d+)?) acres?\b/g, "$1 एकड़"],
  [/(\d) weeks?\b/g, "$1 हफ़्ते"],
  [/(\d) days?\b/g, "$1 दिन"],
  [/(\d) months?\b/g, "$1 महीने"],
  [/(\d) bighas?\b/g, "$1 बीघा"],
  [/(\d) km\b/g, "$1 किमी"],
  [/(\d) metres?\b/g, "$1 मीटर"],
  [/(\d) hours?\b/g, "$1 घंटे"],
  [/(\d) min\b/g, "$1 मिनट"],
  [/(\d) years?\b/g, "$1 साल"],
  [/(\d) L\b/g, "$1 लीटर"],
  [/(\d) kg\b/g, "$1 किलो"],
  [/\bup to (?=\d)/g, "ज़्यादा से ज़्यादा "],
];
