/** Hindi letters as they are usually typed in Latin ones, in pairs. */
export const letters = {
  consonants: `क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h क़ k ख़ kh ग़ g ज़ z ड़ d ढ़ dh फ़ f`,
  vowels: `अ a आ a इ i ई i उ u ऊ u ए e ऐ ai ओ o औ au ऑ o ऋ ri`,
  signs: `ा a ि i ी i ु u ू u े e ै ai ो o ौ au ॉ o ृ ri`,
};

/** Hindi words that one writes otherwise in Latin letters than letter by letter. */
export const usualSpellings = `
daava: दावा
swa: स्व
niyamon: नियमों
zameen: ज़मीन
aap: आप
aa: आ
manya: मान्य
kaam: काम
hum: हम
humse: हमसे
hamein: हमें
humne: हमने
me: में
nahi: नहीं
hoon: हूँ
wah: वह
we: वे
wala: वाला
wale: वाले
wali: वाली
walon: वालों
wahan: वहाँ
wahin: वहीं
wahi: वही
wapas: वापस
hawa: हवा
dawa: दवा
dawai: दवाई
dawa: दावा
dawe: दावे
sawal: सवाल
jawab: जवाब
wazan: वज़न
wajah: वजह
gaon: गाँव
haan: हाँ
na: न
paani: पानी
aapka: आपका
aapki: आपकी
aapke: आपके
aapko: आपको
aapse: आपसे
aapne: आपने
kanoon: क़ानून
zaroori: ज़रूरी
zaroorat: ज़रूरत
udaan: उड़ान
rupaye: रुपये
oonchai: ऊँचाई
doori: दूरी
poora: पूरा
poori: पूरी
poore: पूरे
doosri: दूसरी
doosra: दूसरा
doosre: दूसरे
laate: लाते
baare: बारे
door: दूर
pehle: पहले
pehli: पहली
rehta: रहता
rehte: रहते
kehte: कहते
chhe: छह
naye: नए
gaye: गए
neeche: नीचे
peeche: पीछे
seema: सीमा
usme: उसमें
isme: इसमें
inme: इनमें
dono: दोनों
teeno: तीनों
dopahar: दोपहर
swagat: स्वागत
vigyapan: विज्ञापन
tankhwah: तनख़्वाह
`;

/** Short forms, misspellings and units of English messages: forms, then what they are read as. */
export const shortForms = `
acr acre acres: acres
hectare hectares hektar: hectares
weaks: weeks
mny: many
nws: news
latst: latest
wher whr: where
wen: when
flite: flight
kilo kilos kilogram kilograms kgs: kg
grams gm gms: g
litre litres liter liters ltr ltrs: l
kilometre kilometer kilometres kilometers kms: km
meter meters metre metres mtr: m
foot feet: ft
minute minutes mins mnt: min
megawatt megawatts: mw
pakage pakej paikej pakkage: package
warrenty waranty warrantee: warranty
wat wht: what
wats: what is
invoice invois: invoice
drons dorn: drone
hw: how
ur urs: your
abt: about
tym: time
nmbr num nos: number
msg: message
giv: give
pic pics: picture
vid vids: video
info: information
govt: government
cert: certificate
qty: quantity
addr: address
ph tel: phone
fpo fpos: farmer producer group
shg: farmer group
kvk: farm centre
dept: department
univ: university
clg: college
exp: experience
dgca: dgca regulator
uas uav uavs quadcopters: drone
coe: excellence centre
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
  // "1,2 kg" as abroad.
  [/(\d),(?=\d ?(?:kg|kilo\w*|k?m|ha)\b)/g, "$1."],
  // After a number it is a weight; "gram" alone is a crop.
  [/(\d) ?(?:grams?|grammes?|gms?)\b/g, "$1 g"],
  [/(\d) ?(?:kilos?|kgs|kilograms?|kilogrammes?)\b/g, "$1 kg"],
  [/(\d) ?ha\b/g, "$1 hectares"],
  [/\b(bigha[hs]?|bighe)(?: of| is| =)? \(?(\d{4,6}) ?(?:sq\.?|square) ?(?:ft|feet|foot)\b/g, "$1 $2"],
  [/\b(\d{4,6}) ?(?:sq\.?|square) ?(?:ft|feet|foot) (?=(?:wala |wale |ka |ke |per )?bigh[ae])/g, "$1 "],
  [/(\d)(?=[a-z])/g, "$1 "],
  [/\bhp (\d)/g, "hp$1"],
  [/\b(hundred|thousand) and (?=[a-z])/g, "$1 "],
  [/\b3\s*d\b/g, "3d"],
  [/\b(?:charging|(?<=to )charge|charge(?= times?\b))/g, "recharge"],
  [/\b(module|level|phase) 1\b/g, "$1 one"],
];
