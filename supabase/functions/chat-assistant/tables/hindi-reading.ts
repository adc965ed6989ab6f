/** Phrases that mean something else than their words. */
export const hindiTurns: [turn: RegExp, meaning: string][] = [
  [
    /(?<!\b(?:maine|humne|hamne) (?:\w+ ){0,4})\b(?:kisi ne )?(?:phone|fone|call|jawab|javab|reply) (?:(?:bhi|koi|ka) )*(?:na(?:hi|hin)? (?:utha|leta|lete|kiya|kia|diya|deta|dete|aaya|aya|mila|(?:de|mil|aa|utha) rah)\w*|utha\w* (?:hi )?nahi?n?\b)/g,
    "nobody answers phone",
  ],
  [/\bek sa+th\b/g, "together"],
  [/\b(?:kuch|kuchh|thoda) kam (?:kar|ho)\w*/g, "discount"],
  [/\bsah[ie]+ (?=rah?eg|samay|time|din|vaqt|waqt)|(?<=\b(?:karwana|karana|karna) )sah[ie]+\b/g, "best "],
  [/\bch+u+p(?:ke|kar|kr)(?: (?:chupke|se))*\b|\bchori ch+[iu]pe\b/g, "secretly"],
  [
    /\b(?:aap|tum|tu) (?:insa+n|robot|bot|machine)(?: (?:ya|ho|hai|hain|kya|insa+n|robot|bot|machine))*$/g,
    "are you human",
  ],
  [/\b(dawa|dawai|dava|davai)(\w*)((?: \w+){0,2}) mila(?= (?:sak|kar|ke|de|d[aeo]))/g, "$1$2$3 mix"],
  [/\bto kya (?:hoga|hota)\b/g, "what happens"],
  [/\bgarmi(?:yon)? (?:k[aie] ch+ut+i\w*|me(?=(?: \w+){0,8} (?:course|training|program|class)\b))/g, "summer holidays"],
  [/\bkha[dt] kha[dt]\b/g, "rattling"],
  [/\bnahi mil[aei]\b/g, "not received"],
  [/\bcharge (?=kitn[aei] (?:der|time)|hone|hot[aei]|karne)/g, "recharge "],
  [/\bghar (?:le|lekar|leke) ja\w*/g, "take home"],
  [/\bkitn[aei] (?:padh[aei]+|padha likha)\b/g, "which qualification"],
  [
    /\b(?:rehne|rahne|rukne|thaharne|theharne)(?: khane)? (?:k[aie] )?(?:vyavastha|int[zj]a+m|intezam|jagah|suvidha|facility|bandobast|kamra|kya)\b/g,
    "hostel",
  ],
  [/\bsabse (?:halk[aie]|hal[kc]a)\b/g, "lightest"],
  [/\bsabse (?:bha+ri)\b/g, "heaviest"],
  [/\bsabse (?:lamb[aie])\b/g, "longest"],
  [/\bkaun(?: kaun)? (?:aa|a|ja|kar|le|jud) sak\w+/g, "who can join"],
  [/\bneem ka (?:tel|oil)\b/g, "neem oil"],
  [/\b(?:ka|ke|ki) kya (?:lete|leti|loge|lenge|lagega|lagta|rate|charge)\b/g, "price"],
  [/\bdo (?=mahin|din|hafte|saal|sal|ghant|bigha|beegha|ekad|acre|baar|bar|batter|drone)/g, "2 "],
  [/\bkitn[aei] bha+r[ie]\b/g, "how heavy"],
  [/\b(?:samay|time|der|waqt|vakt) kitn[aei]\b/g, "how long"],
  [/\b(?:dawai|dava|davai|dawa) (?:\w+ ){0,2}(?:udegi|udkar|udti|udke|ud)\b/g, "spray drift"],
  [/\bkitn[aei] (?:lete|leti|loge|lenge|lega|charge karte)\b/g, "price"],
  [/\bda+l (?=sak|d[eio]|kar)/g, "put "],
  [/\bghar (?:baithe|bethe|se)\b/g, "online from home"],
  [/\bkitn[aei] (?:log|logo|logon)\b/g, "how many people"],
  [/\b(?:aap|tum) (?:log|logo|logon)\b/g, "aap"],
  [/\b(?:mere|mera|meri|hamare|mujhe|mujhko|humko|hamko) (?:liye|lie|liya)\b/g, "for me"],
  [/\b(kaun|kon) (s[aie])\b/g, "$1$2"],
  [/\b(?:kisi se|kisse|kis se) (?:\w+ )?ba+t\b/g, "someone talk"],
  [/\bkam se kam\b/g, "minimum"],
  [/\b(\d+) ?(?:th|[vw](?:i|in|ee|een)) (?:kaksha )?(?:paas|pass|pas)\b/g, "class $1 pass"],
  [/\bdas[vw](?:i|in|ee|een) (?:kaksha )?(?:paas|pass|pas)\b/g, "class 10 pass"],
  [/\b(\w{3,}[vw](?:i|in|ee|een)) (?:kaksha )?(?:paas|pass|pas)\b/g, "$1 pass"],
  [/\b(airport|adda|aerodrome) (?:k|ke) (?:paas|pass|pas|nazdeek|najdik)\b/g, "near $1"],
  [
    /(?<=\b(?:naukri|nokri|naukari|job|vacancy|bharti) (?:\w+ ){0,5})(?:aapke|apke|aap|tumhare) (?:yahan|yaha|yahaan|company (?:me|mein))/g,
    "with you",
  ],
  [/\b(?:zyada|jyada|jyaada) se (?:zyada|jyada|jyaada)\b/g, "maximum"],
  [/\b(?:k|ke|mere|tere|hamare|humare|aapke|apke|uske|unke) (?:paas|pass|pas)\b/g, ""],
  [
    /\b(?:aapke|apke|aapki|apki|aap|tumhare) (?:yahan|yaha|yahaan|yahin|company (?:me|mein)|office (?:me|mein)) (?=(?:\w+ ){0,3}(?:naukri|nokri|naukari|job|kaam|vacancy|bharti))/g,
    "with you ",
  ],
  [/\bpata (?=kar|chal|lag)/g, "find "],
  [/\bkis din\b/g, "which day"],
  [/\bkitn[aei] (?:der|time|taim|samay|samai|waqt|vakt)\b/g, "how long"],
  [
    /\bkitn[aei] (?:paisa|paise|rupa\w+|rupee\w*|kharch\w*|fees?|daam|charges?|cost|price)\b(?! (?:mil|kama|bach))/g,
    "cost",
  ],
  [/\b(?:paisa|paise|kharch\w*|fees?|daam|charges?|cost|price) kitn[aei]\b(?! (?:mil|kama|bach))/g, "cost"],
  [
    /^(?:(?:ok|to|toh|acha|accha|aur|kuch|thoda|vistar|se|isk\w|bare|baare|mein) )*(?:bata|batao|btao|bataiye|bataye|batayiye|bataen)$/g,
    "tell me more",
  ],
  [/\bkya kya (?:mil\w*|shamil|diya|dete|doge)\b/g, "what is included"],
  [
    /\bkab (?:tak )?(?:aa|a|pahunch) (?:sak\w+|pa\w+|ja\w+)|\b(?:kab|kab tak|kitne baje|kis din) (?:aaoge|aoge|aaenge|aayenge|ayenge|aaiyega)\b/g,
    "when can you come",
  ],
  [
    /\bkitn[ae] (?:ka|ki|me|mein|men)(?= (?:hai|h|he|hoga|hota|hoti|milega|padega|aata|aayega|aaega|karte|karoge|karenge)\b|$)/g,
    "price",
  ],
  [/^(?:theek|thik) (?:hai|h)\b/g, "ok"],
  // "Aap Sehore aate ho", "gaon aaoge", also as Hindi letters are read.
  [/\b(?:aap|aaplog|tum)((?: \w+){0,3}) (?:aate|ate|aaoge|aoge|aayenge|aaenge|ayenge)\b/g, "you$1 come"],
  [
    /\b(gaon|gaanv|ganv|gaav|jile|jila|area|village)(?: \w+)? (?:(?:me|mein|men|tak|bhi) )?(?:aate|ate|aaoge|aoge|aayenge|aaenge|ayenge)\b/g,
    "$1 you come",
  ],
  [/\b(naukri|nokri|naukari|job) (?:lag|mil)\w+/g, "$1 get"],
  [/\b(?:ke|k) bad\b/g, "after"],
  [/\b(?:hawa|hava|havaa) (?:(?:tez|tej|zyada|jyada) )?chal\w*/g, "wind blows"],
  [/\bkitn[aei] (?:(?:lakh|hazar|hajar|rupay\w*) )?(?:k[aie] |me |mein )?pad(?:eg|t|e)\w*/g, "cost"],
  [/\bhawa (?:me|mein)\b/g, "air"],
  [/\b(?:hawai|hawaai|havai) (?:jahaj|jahaz|jahaaz)\b/g, "aeroplane"],
  [/\bpais[ae] (?:lag|kat|le|de)\w+/g, "charge"],
  [/\b(?:me|he|h|k)\b/g, ""],
];

/** Words of both languages beside the commonest English ones; they are read as Hindi only beside other Hindi words. */
export const sharedWords = `
to the is us do no the par pe dam nap sal ha the ho de le hi log se na ya kam tak mat das do ek aam paas sab gir
raat bagh lena admi bata bana sikh ban ate wo bas sath agar bade dilate din dost fir hone hue hum jab lakh lie lo
tab tum tut wale ye beech bin lag loge mil salaam sir sub sunder tees
`;

/** Words that only Hindi has; a message with one of them is Hinglish. */
export const hindiMarks = `
hai hain ka ki ke ko kya kitna jaye jaega sakte sakti sakta gayi raha rahi padega padegi mera mere meri hamara hamare hamari hun hoon wale lagega lagegi chahiye
kitna kitni kitne kaise kab kahan kaha kaun kaunsa konsa chahiye karna karne karni liye
mujhe aap aapka aapki karte karoge jayega hoga karwana batao bataiye padhate padhaate sikhate sikhaate dete bechte milta milti lagta lagti aate aaye karu karo milega milegi hota hoti wala wali mein nahi aur ne liya gaya gayi
`;

/** Rules that reduce a word to its sound: long and short vowels, v and w, z and j, doubled consonants are the same. */
export const sounds: [RegExp, string][] = [
  [/(?<=[aeiou][^aeiou]{1,2})a(?=[^aeiou]{1,2}[aeiou])/g, ""],
  [/aa+/g, "a"],
  [/ee+|ii+/g, "i"],
  [/oo+|uu+/g, "u"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/ph/g, "f"],
  [/sh/g, "s"],
  [/(?:chh|ch)+/g, "ch"],
  [/q/g, "k"],
  [/([^aeiou])\1+/g, "$1"],
  [/[ea]y$/, "e"],
  [/y$/, "i"],
  [/([aeiou])[hn]$/, "$1"],
];

/** Endings of verbs by their sound, causes ("banva-") included. */
export const endings =
  /(?:v?a?(?:n[aei]|t[aei]|y[aei]|y?eng[aei]|y?eg[aei]|y?og[aei]|ung[ai]|iyega|iye|kar|ke|en)|v?a|o|[aei])$/;
