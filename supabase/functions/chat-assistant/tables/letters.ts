/** Hindi letters as they are usually typed in Latin ones, in pairs. */
export const letters = {
  consonants: `क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h क़ k ख़ kh ग़ g ज़ z ड़ d ढ़ dh फ़ f`,
  vowels: `अ a आ a इ i ई i उ u ऊ u ए e ऐ ai ओ o औ au ऑ o ऋ ri`,
  signs: `ा a ि i ी i ु u ू u े e ै ai ो o ौ au ॉ o ृ ri`,
};

/**
 * Words that visitors write, with what they are read as where that is neither their spelling in latin-spellings.ts nor what
 * their letters say.
 */
export const loanWords = `
नम्बर number ईमेल email व्हाट्सएप whatsapp व्हाट्सऐप whatsapp व्हाट्सअप whatsapp
वॉट्सएप whatsapp व्हाट्सैप whatsapp ऑनलाइन online काम kaam न्यूनतम minimum अधिकतम maximum रिफंड refund रिफ़ंड refund
अड्डा airport अड्डे airport इंश्योरेंस insurance डॉक्टर doctor नाइट night फोन phone सैलरी salary
इंटर्नशिप internship सरकारी government योजना scheme सब्सिडी subsidy ईएमआई emi जीएसटी gst डीजीसीए dgca आरपीसी rpc
आरपीटीओ rpto यूआईएन uin कृषि agriculture रेंज range पिक्सेल pixel पिक्सल pixel सटीकता accuracy टैंक tank स्प्रे spray
तकनीशियन technician ज़रूरी required जरूरी required अनिवार्य compulsory छोड़ने leave छोड़ना leave छोड़ leave
छोड़ा leave मिलेंगे milega परमिशन permission सीहोर sehore इंदौर indore रनवे runway ऐप app एप app
सॉफ्टवेयर software कम्प्यूटर computer जीपीएस gps मैप map ग्रेड grade स्कॉलरशिप scholarship लोन loan रिपेयर repair
रिपेयरिंग repair सर्विसिंग service डीलर dealer एजेंसी agency टाइमिंग timings संडे sunday सैटरडे saturday
रजिस्ट्री registry ब्लड blood सैंपल sample पार्सल parcel क्रैश crash एक्सीडेंट accident आईटीआई iti वीजा visa
वीज़ा visa फ्री free प्राइस price आर्डर order एडमिशन admission कैंटीन canteen
`;

/** Numbers in words, English and Hindi. */
export const numberForms = `
1: one ek
2: two
3: three teen
4: four char
5: five paanch panch
6: six chhe
7: seven saat
8: eight aath
9: nine nau
10: ten das
11: eleven
12: twelve
15: fifteen
20: twenty bees
30: thirty
40: forty
50: fifty pachas
60: sixty
70: seventy
80: eighty
100: hundred sau
`;

/**
 * Units that the planners do not read: our unit, the factor, and how visitors write them. Those of weight, length and power are
 * the planners' own (`domain/instruments/measures.ts`), those of land too (`land-units.ts`).
 */
export const unitForms = `
year 1: year years yrs yr
batch 1: batch batches
`;

/** Acres that a megawatt of ground-mounted solar takes, as the thermal page says. */
export const ACRES_PER_MEGAWATT = 5;

/** A question for the size of a bigha. */
export const asksBigha =
  / (?:what is|how (?:big|large)|size of|convert|which|what) (?:\w+ ){0,3}bigha | bigha (?:\w+ ){0,3}(?:big|large|size|equals?|means?|area) | bigha (?:is |in |to |equals? |of |means )*(?:how (?:many|much) (?:acres?|square|sq|\w+ ft) |what |(?:an? |one |1 )?acres? )| (?:how (?:many|much) )?(?:acres?|square|sq|ft) (?:\w+ ){0,4}bigha /;

/** Spellings and what they are read as, in this order. */
export const spellings: [found: RegExp, meant: string][] = [
  [/['’`]/g, ""],
  // Its stem is that of "installation".
  [/\binstal+ments?\b/g, "emi"],
  [/\be-mail/g, "email"],
  [/\bvayutra drones?\b/g, "vayutra"],
  [/(\d) ?m\/s\b/g, "$1 mps"],
  [/\bhp(?:\s*-)?\s*(\d+)/g, "hp$1"],
  [/(\d),(?=\d{2,3}\b)/g, "$1"],
  // After a number it is a weight; "gram" alone is a crop.
  [/(\d) ?(?:grams?|grammes?|gms?)\b/g, "$1 g"],
  [/(\d) ?(?:kilos?|kgs|kilograms?|kilogrammes?)\b/g, "$1 kg"],
  [/(\d) ?ha\b/g, "$1 hectares"],
  [/\b(bigha[hs]?|bighe)(?: of| is| =)? \(?(\d{4,6}) ?(?:sq\.?|square) ?(?:ft|feet|foot)\b/g, "$1 $2"],
  [/\b(\d{4,6}) ?(?:sq\.?|square) ?(?:ft|feet|foot) (?=(?:wala |wale |ka |ke |per )?bigh[ae])/g, "$1 "],
  [/(\d)(?=[a-z])/g, "$1 "],
  [/\bhp (\d)/g, "hp$1"],
  [/\b3\s*d\b/g, "3d"],
  [/\b(?:charging|(?<=to )charge|charge(?= times?\b))/g, "recharge"],
  [/\b(module|level|phase) 1\b/g, "$1 one"],
];
