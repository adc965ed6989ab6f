/**
 * The commonest Hindi in Latin letters, word by word, and the short forms of chats. Each line: forms, then what they mean
 * in English; an empty meaning drops the word.
 */
export const commonHindi = `
kitna kitni kitne kitnaa ketna: how many
kitno kitnon: how many
din dino dinon: days
ladkiyan ladkiyon ladkiya: girls
hafta hafte hafton haftey hafto: weeks
mahina mahine mahinon maheene mahino: months
saal sal saalon varsh: years
ghanta ghante ghanton: hours
samay waqt wakt vakt der: time
kab kabtak: when
kahan kaha kahaan kidhar: where
kya kyaa: what
kaunsa kaunsi kaunse konsa konsi konse: which
kaun kon: who
kaise kaisa kaisi kese: how
kyun kyon kyu: why
chahiye chaiye chahie chahta chahti chahte: want
chalega chalegi lagega lagenge lagta lagte lagega lagegaa: takes
paisa paise paisaa daam dam keemat kimat kharcha kharch kharche lagat mulya: cost
sasta saste: cheap
mehnga mahanga mehenga: expensive
chhoot chut choot: discount
kisht kist kishton: emi
sikhna seekhna sikhne seekhne sikhao sikhate sikhaate seekho sikh: learn
padhai padhaai shiksha taleem: education qualification
umar umr umra aayu ayu: age
udana udaana udane udaane udaana udata udta udti udte uda udaan udan ude: fly flight
banna banne banu bano banun: become
pahuche pahunche pahuchna pahunchna pahuchu pahunchu pahuchenge pahunchenge: reach
banana banane banaana banaate banate banao bana banega: build
banwana banvana banwane banwani banvane: custom build
khet khete kheton kheti khetibaadi khetibadi: farm
kisan kisaan kisano kisaano: farmer
fasal phasal faslon fasalon: crop
chhidkav chidkav chhidkaav chidkaw chhidkaaw chidkaav: spray
dawai dawa davai kitnashak keetnashak: pesticide
paani pani: water
gehu gehun genhu: wheat
invoice invois bijak: invoice
raisen: raisen
dhan dhaan chawal: paddy
kapas kapaas: cotton
ganna: sugarcane
zameen jameen zamin jamin bhoomi bhumi: land
napai naapai napna naapna naap nap paimaish paimaaish sarvekshan: survey
naksha naksa nakshe: map
garmi tapman taapmaan: thermal heat
chhat chhath: roof
seelan silan: moisture
bijli: electricity power
wajan vajan vazan wazan bhaar bhar bojh: weight
uthana uthaana utha uthata uthati uthega uthaata dhona dhulai: lift carry
saman samaan saamaan: load
nigrani nigraani chowkidari chaukidari pehra: surveillance
suraksha: security safety
deewar diwar diwaar: wall
naukri nokri naukari rozgar rojgar: job
tankha tankhwah vetan kamai kamaai kamana: salary
bharti bharthi: recruitment
anumati ijazat ijaajat: permission
niyam niyamon kanoon kanun kaanoon: rule
jurmana jurmaana: penalty
bima beema: insurance
panjikaran: registration
pramanpatra praman: certificate
parcha: paper
anudan anudaan: subsidy
sarkari sarkaar sarkar: government
marammat thik theek: repair
kharab kharaab toota tuta tut: broken
bachcha bachche bachchon bache bacche baccha bachhe: children
ladki ladka beti beta: child
itwar itvar ravivar raviwar etvar: sunday
somvar somwar: monday
mangalvar mangalwar: tuesday
budhvar budhwar: wednesday
guruvar guruwar: thursday
shukravar shukrawar: friday
shanivar shaniwar: saturday
khula khulta khulti khulega khulte: open
band: closed
pata: address
daftar daphtar: office
batao bataiye bataye bataaiye bataiyega batana bata bolo: tell
samjhao samjhaiye: explain
milega milegi milenge milta milti milte mile: get
insaan insan aadmi admi vyakti: person
baat baatcheet: talk
karni karna karne karo kare karein kar karte karta karwana karvana karwani kara krna krne: do
shikayat shikaayat: complaint
madad sahayata sahaayta: help
jankari jaankari jaankaari: information
door dur duri doori: far range
unchai oonchai uchai unchaai: height
tez tej: fast
bada badi bade: large
chota chhota choti chhoti chote: small
zyada jyada jyaada adhik: more
kam: less
sabse: most
accha acha achha behtar badhiya: good better
sahi sateek satik: accurate
fark farak antar: difference
pakka pakki pakke: guaranteed
baad: after
jaldi jald turant fatafat: soon
shuru suru aarambh: start
agla agli agle: next
purana: old
naya nayi naye: new
chalta chalti chalte: lasts
mirch mirchi mirchein: chilli vegetable crop
shadi shaadi: weddings
udhaar: loan
prapt: get
milne mulakat mulaqat: meet
pankha pankhe pankhudi: propeller
toot: broken
tapakta tapakna tapak: leaks
pakadna pakadta pakadte: detect
vivad vivaad: dispute
dher dheri: heap
late: bring
ban: become
ate aate aaoge aoge aogi aaogi: come
chali: gone
asar: effect
beech: between
neebu nimbu: lemon orchards
bukhar: fever
nashak: pesticide
ratua gerua: rust fungus
pila peela pili: yellow
kshetrafal kshetraphal rakba: land area
judna judu judne judo jud: join
lautana lautaoge lautate wapas vapas: return
thrips: insect
khatm khatam: end
hatana hatao: remove
patra patr:
apna apni apne: own
mera meri mere mujhe mujhko mai main mein maine hum hame hamein humko hamara hamare hamari:
aap aapka aapki aapke aapko tum tumhara tumhari log logo:
ka ki ke ko se par pe hai hain ho hoga hogi hoti hota hote tha thi the hi bhi na toh to wala wali wale liye lie bare baare tak ab jab tab chuke chuka chuki ke diya diye gaya gaye gayi aata aati aayega aayegi aaega jayega jayegi rahega denge doge karenge karoge kariye kijiye keejiye lijiye lo dekar lekar hun hoon hu agar magar lekin phir fir sirf bilkul zaroor jaruri zaruri du dun hue hua hui kis kisi kisko inhe unhe jo jisme usme isme iske uske unke raha rahi rahe rehta rehti sakta sakti sakte saku de do dijiye dena lena leni le hona honi hone jata jati jaate sath saath wo woh yeh ye is us iska uska inka unka kuch koi bas yahan wahan:
aur: and
ya: or
nahi nahin mat nhi: not
haan han ha ji:
shukriya dhanyavad dhanyawad dhanyavaad: thanks
namaste namaskar namaskaar pranam: hello
alvida: bye
ekad ekar akad acr acre acres: acres
hectare hectares hektar ha: hectares
badal baadal badlon baadalon: cloud
badlav badlaav badalna badlo: change
khana khaana: food
utre utarna utarne utarta: land
utare: land
pahuch pahunch pahunchana pahuchana pahunchani pahunche: reach
bhejna bheju bhejun bhejo bhejna bhejen: send
jhagda jhagra jhagde: dispute
med medh mendh medhh: boundary
faisla faisle nipatara: settle
ruk rukna ruku rukun ruke: stop
aau aaun aaunga aaungi: come
lein lelo lelein liya:
barabar: equal
fone phon: phone
weaks: weeks
mny: many
nws: news
latst: latest
wher whr: where
wen: when
flite: flight
kilo kilos kilogram kilograms kgs: kg
gram grams gm gms: g
litre litres liter liters ltr ltrs: l
kilometre kilometer kilometres kilometers kms: km
meter meters metre metres mtr: m
foot feet: ft
minute minutes mins mnt: min
megawatt megawatts: mw
pakage pakej paikej pakkage: package
warrenty waranty warrantee: warranty
wat wht: what
hw: how
ur urs: your
r: are
abt: about
tym: time
no nmbr num nos: number
msg: message
giv: give
pic pics: picture
vid vids: video
info: information
govt: government
cert: certificate
qty: quantity
addr: address
ph: phone
tel: phone
fpo: farmer producer group
fpos: farmer producer group
shg: farmer group
kvk: farm centre
dept: department
univ: university
clg: college
exp: experience
dgca: dgca regulator
uas uav uavs quadcopters: drone
coe: excellence centre
subah savere sawere: morning
dopahar dopehar: afternoon
shaam sham: evening
raat: night
baje bajay: time
roz rozana har: every
salana saalana varshik: annual
mela melaa: fair
taaza taza tazaa: latest
khabar khabren khabrein samachar: news
kareeb karib nazdeek paas najdik: near
khambha khamba khambe: tower
khamba: pole
taar taaron: line
padega padegi padta padti:
aa aana aane: come
lakh lac lakhs lacs hazaar hazar hajar: rupees
bhai bhaiya yaar dost saheb sahab janab:
hisaab hisab: requirement
kharid kharidna kharidne kharide khareedna lena: buy
bechna bechte bech: sell
kiraya kiraye bhada: rent
chalana chalaana chalane chalate chalata: fly
girna gir gira giri girne: crash
tootna tutna: broken
sudhar sudhaar theekkaro: repair
charging: charge battery
muft free: free
parivar: family
gaon gaanv gram-panchayat dehat: village
shehar shahar: city
kaam: work
dhandha vyapar karobar: business
kamaana kamayenge: earn
seekhkar seekhke sikhkar: learn
dilwate dilate dilwana dilwaoge: provide
lagwana lagwani: install
dekhna dekhne dekh dikhao dikhaiye dikhana dikhegi dikhega dekhte: show
photu tasveer tasvir foto: picture
likha likhna likhit: written
samajh samajhna: understand
pehle pahle pehla pahla: first
dusra doosra dusri doosri: second
rehte rahte rehta rehti rahta rahti rehna: live
teesra tisra teesri tisri teesre: third
chautha chauthi: fourth
teen teeno: three
ek: one
chaar char: four
paanch panch: five
chhah chhe chah: six
saat: seven
aath: eight
nau: nine
das dus: ten
aadha adha: half
dono donon: both
kul: total
sabhi sab saare: all
kitab: book
vidyalaya paathshala pathshala: school
vidyarthi chhatra chatra: student
adhyapak shikshak masterji: teacher
yogyata yogyataa: qualification
dastavez dastavej kagaz kagaj kagzat: document
pehchan pahchan: identity
purza purze purje: spare part
jankar gyan: knowledge
theka tender: contract
company kampani: company
malik maalik: owner founder
karmchari: staff
mitti: soil
khaad khad urea: fertiliser
keeda keede kida kide keet makdi illi: insect
rog bimari beemari: disease
ghaas kharpatwar nindai: weed
soyabean soybeen: soybean
chana chane: gram crop
makka makai: maize
tamatar sabzi sabji: vegetable
aam: mango
santra: orange
bagh bageecha baag: orchard
khadaan khadan khaan: mine
sadak: road
nahar neher: canal
talab: pond
imarat bhawan makan ghar: building
karkhana kaarkhana factory: plant
pahad pahaad pahadi: hill
hawa: wind
baarish barish barsaat: rain
dhoop: sun
andhera: dark night
chor chori: theft security
seema border: boundary
khasra khata: land record
taknik takneek: technology
purza: part
`;

/** Phrases that mean something else than their words. */
export const hindiTurns: [turn: RegExp, meaning: string][] = [
  [/\bek sa+th\b/g, "together"],
  [/\bnahi mil[aei]\b/g, "not received"],
  [/\bcharge (?=kitn[aei] (?:der|time)|hone|hot[aei]|karne)/g, "recharge "],
  [/\bghar (?:le|lekar|leke) ja\w*/g, "take home"],
  [/\bkitn[aei] (?:padh[aei]+|padha likha)\b/g, "which qualification"],
  [
    /\b(?:rehne|rahne|rukne|thaharne|theharne)(?: khane)? (?:k[aie] )?(?:vyavastha|int[zj]a+m|intezam|jagah|suvidha|facility|bandobast|kamra)\b/g,
    "hostel",
  ],
  [/\bsabse (?:halk[aie]|hal[kc]a)\b/g, "lightest"],
  [/\bsabse (?:bha+ri)\b/g, "heaviest"],
  [/\bsabse (?:lamb[aie])\b/g, "longest"],
  [/\bkaun(?: kaun)? (?:aa|a|ja|kar|le|jud) sak\w+/g, "who can join"],
  [/\bneem ka (?:tel|oil)\b/g, "neem oil"],
  [/\b(?:ka|ke|ki) kya (?:lete|leti|loge|lenge|rate|charge)\b/g, "price"],
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
  [/\bkisi se (?:\w+ )?ba+t\b/g, "someone talk"],
  [/\bkam se kam\b/g, "minimum"],
  [/\b(\d+) ?(?:th|[vw](?:i|in|ee|een)) (?:kaksha )?(?:paas|pass|pas)\b/g, "class $1 pass"],
  [/\bdas[vw](?:i|in|ee|een) (?:kaksha )?(?:paas|pass|pas)\b/g, "class 10 pass"],
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
    /\bkab (?:tak )?(?:aa|a|pahunch) (?:sak\w+|pa\w+)|\b(?:kab|kab tak|kitne baje|kis din) (?:aaoge|aoge|aaenge|aayenge|ayenge|aaiyega)\b/g,
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
  [/\bkitn[aei] pad(?:eg|t|e)\w*/g, "cost"],
  [/\bhawa (?:me|mein)\b/g, "air"],
  [/\b(?:hawai|hawaai|havai) (?:jahaj|jahaz|jahaaz)\b/g, "aeroplane"],
  [/\bpais[ae] (?:lag|kat|le|de)\w+/g, "charge"],
  [/\b(?:me|he|h|k)\b/g, ""],
];

/** Words of both languages; they are read as Hindi only beside other Hindi words. */
export const sharedWords = `
to the is us do main band no the par pe dam nap sal ha the ho de le hi he bad log se na ya kam tak mat door das do
char ek free charging aam company border factory paas sab gir bech ang tender gram crop sham raat bagh lena admi
bata bana sikh late ban ate wo bas band exp sath r agar bade banana bare beta chat dilate din dost dun fir hone hue hum jab lakh
lie lo logo mere mile tab teen tum tut wale ye apse are bail bane bani bar beech bees bin bola bole coarse dale
drown jungle karate lag lane loge logon madam mil mote niche pane parson pita pooch pure rang sahib sake salaam
sari sir sub sunder tar teem tees thin tin toot tune unis vale wallah
`;

/** Words that only Hindi has; a message with one of them is Hinglish. */
export const hindiMarks = `
hai hain ka ki ke ko kya kitna jaye jaega sakte sakti sakta gayi raha rahi padega padegi mera mere meri hamara hamare hamari hun hoon wale lagega lagegi chahiye
kitna kitni kitne kaise kab kahan kaha kaun kaunsa konsa chahiye karna karne karni liye
mujhe aap aapka aapki karte karoge jayega hoga karwana batao bataiye milega milegi hota hoti wala wali mein se nahi aur ne liya gaya gayi
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

/** Endings of verbs by their sound. */
export const endings =
  /(?:a?(?:n[aei]|t[aei]|y[aei]|y?eng[aei]|y?eg[aei]|y?og[aei]|ung[ai]|iyega|iye|kar|ke)|o|[aei])$/;
