/** Labels, names of lists and buttons in Hindi, as in hindi-phrases.ts. */
export const hindiLabels = `
Next batches of {1}: | {1} ke agle batch: | {1} के अगले बैच:
And {1} more: | Aur {1}: | और {1}:
Batch: | Batch: | बैच:
Place: | Jagah: | जगह:
To join: | Join karne ke liye: | जुड़ने के लिए:
Flight time, full load: | Poore load par udaan: | पूरे लोड पर उड़ान:
Flight time, empty: | Khaali udaan: | ख़ाली उड़ान:
Weight, fully loaded: | Poora bhara vajan: | पूरा भरा वज़न:
Weight class: | Wazan ki class: | वज़न की क्लास:
Rotors: | Rotor: | रोटर:
Wind limit: | Hawa ki seema: | हवा की सीमा:
Charge time: | Charge ka samay: | चार्ज का समय:
Warranty: | Warranty: | वारंटी:
Camera: | Camera: | कैमरा:
Batteries: | Battery: | बैटरी:
Format: | Format: | फ़ॉर्मेट:
What it holds: | Isme kya hai: | इसमें क्या है:
Pixel: | Pixel: | पिक्सेल:
Delivery time: | Delivery: | डिलीवरी:
Spare parts: | Spare part: | स्पेयर पार्ट:
Registration: | Registration: | रजिस्ट्रेशन:
Insurance: | Bima: | बीमा:
Height above the crop: | Fasal se oonchai: | फसल से ऊँचाई:
(sample) | (namuna) | (नमूना)
Namaste! | Namaste! | नमस्ते!
open now | abhi khula hai | अभी खुला है
Fly drones for work | Drone udana, kaam ke liye | काम के लिए ड्रोन उड़ाना
Build drones | Drone banana | ड्रोन बनाना
Try it at school age | School me try karna | स्कूल में आज़माना
Repair drones | Drone repair karna | ड्रोन की मरम्मत
Make maps from pictures | Photo se map banana | तस्वीरों से नक्शे बनाना
Inspect plants and lines | Plant inspection karna | प्लांट का निरीक्षण
Talk to us | Humse baat kijiye | हमसे बात कीजिए
See: | Dekhiye: | देखिए:
Ask us: | Humse puchhiye: | हमसे पूछिए:
`;

/** Units behind a number, and small words of ranges. */
export const hindiUnits: [unit: RegExp, latin: string, devanagari: string][] = [
  [/(\d) to (?=\d)/g, "$1 se ", "$1 से "],
  [/\bpaddy and wheat\b/gi, "dhaan aur gehu", "धान और गेहूँ"],
  [/\bsoybean and gram\b/gi, "soybean aur chana", "सोयाबीन और चना"],
  [/\bsugarcane and tall maize\b/gi, "ganna aur makka", "गन्ना और मक्का"],
  [/\(about (?=[\d.])/g, "(lagbhag ", "(लगभग "],
  [/\btoday, /g, "aaj, ", "आज, "],
  [/\btomorrow, /g, "kal, ", "कल, "],
  [/\bopens (?=[A-Z\d])/g, "khulega ", "खुलेगा "],
  [/\bMon(?:day\b|(?= \d))/g, "Somvar", "सोमवार"],
  [/\bTue(?:sday\b|(?= \d))/g, "Mangalvar", "मंगलवार"],
  [/\bWed(?:nesday\b|(?= \d))/g, "Budhvar", "बुधवार"],
  [/\bThu(?:rsday\b|(?= \d))/g, "Guruvar", "गुरुवार"],
  [/\bFri(?:day\b|(?= \d))/g, "Shukravar", "शुक्रवार"],
  [/\bSat(?:urday\b|(?= \d))/g, "Shanivar", "शनिवार"],
  [/\bSun(?:day\b|(?= \d))/g, "Ravivar", "रविवार"],
  [/\bMon-Sat\b/g, "Som-Shani", "सोम-शनि"],
  [/\bBhopal\b/g, "Bhopal", "भोपाल"],
  [/\bwithin one working day\b/g, "ek kaam ke din me", "एक काम के दिन में"],
  [/\bcotton\b/gi, "kapas", "कपास"],
  [/\bsoybean\b/gi, "soyabean", "सोयाबीन"],
  [/(?<!\d )\bgram\b/gi, "chana", "चना"],
  [/\bpaddy\b/gi, "dhaan", "धान"],
  [/\bwheat\b/gi, "gehun", "गेहूँ"],
  [/\bsugarcane\b/gi, "ganna", "गन्ना"],
  [/\btall maize\b/gi, "makka", "मक्का"],
  [/\bOrchards \(orange, mango, guava\)/g, "Bageeche (santra, aam, amrood)", "बाग़ (संतरा, आम, अमरूद)"],
  [/\bMarked patches\b/g, "Nishan lage hisse", "निशान लगे हिस्से"],
  [/\bBy the label\b/g, "label ke hisaab se", "लेबल के हिसाब से"],
  [/(\d(?: to \d+)?) acres?\b/g, "$1 ekad", "$1 एकड़"],
  [/(\d) weeks?\b/g, "$1 hafte", "$1 हफ़्ते"],
  [/(\d) days?\b/g, "$1 din", "$1 दिन"],
  [/(\d) months?\b/g, "$1 mahine", "$1 महीने"],
  [/(\d) bighas?\b/g, "$1 bigha", "$1 बीघा"],
  [/(\d) km\b/g, "$1 km", "$1 किमी"],
  [/(\d) metres?\b/g, "$1 meter", "$1 मीटर"],
  [/(\d) hours?\b/g, "$1 ghante", "$1 घंटे"],
  [/(\d) min\b/g, "$1 minute", "$1 मिनट"],
  [/(\d) years?\b/g, "$1 saal", "$1 साल"],
  [/(\d) L\b/g, "$1 L", "$1 लीटर"],
  [/(\d) kg\b/g, "$1 kg", "$1 किलो"],
  [/\bup to (?=\d)/g, "adhiktam ", "अधिकतम "],
];
