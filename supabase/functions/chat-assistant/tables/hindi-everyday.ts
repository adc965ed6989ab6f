/**
 * Hindi in Latin letters, word by word: what questions of every kind are made of. Each line: forms, then what they mean in
 * English; no meaning drops the word. Other spellings and endings are found by the sound of one form. Words of farming,
 * trades, machines, courses, law and business stand in hindi-subjects.ts.
 */
export const everydayHindi = `
kitna kitni kitne ktna ktni: how many
din dino: days
ladkiyan ladkiyon: girls
hafta hafte hafto: weeks
mahina mahine: months
saal sal varsh baras barson: years
ghanta ghante: hours
samay waqt der baje: time
kab kabtak kabse kabhtak kabtk kabhi kabhibhi kitnebaje dauran: when
kahan kaha kidhar kahanse kahase kahanpar kahapar kahanpe kahape kahanper: where
kya kyakya: what
kaunsa kaunsi kaunse konsa konsi konse kisme kinme kispar kispe kispr kaunkaun kaunkaunse konkon konkonsa: which
kaun kon kiska kiski kinke kiskey kisse kinse kinko kinhe kisne kinhone: who
kaise kaisa kaisi kese kesaa kse: how
kyun kyon kyu kisliy kyunki kyonki kyuki kyoki kiyunki kyunke kiu kiyu kuu: why
chahiye chaiye chahie chahta chahte: want
chalega chalegi lagane lagake lagega lagenge lagta lagte lag: takes
paisa paise daam dam kimat kharcha kharch kharche lagat mulya keemt mehngi mehnge mahngi mahnge mahnga mahenga: cost
mahengi: cost
sasta saste kifayati: cheap
mehnga mahanga mehenga: expensive
chhoot chhoote rahat: discount
kisht kist kishton kishtwar eemi: emi
sikhna seekhna sikhne seekhne sikhao sikhate sikh sikhni sikhe sikhunga sikhlai: learn
padhai shiksha taleem: education qualification
umar umr umra aayu buzurg budha budhe jawan yuva yuvak naujawan noujawan umrseema aayuseema umre: age
udana udane udaane udata udta udte uda udaan udan ude: fly flight
banna banne banu ban: become
pahuche pahuch pahunchana pahuchana pahunchani pohonch: reach
banana banane banaana banate banao bana banega banwa banwaya banwaye banwayi banwayega banwayegi banwaein: build
banani banata banati banaya banaye banaiye banayenge banayega banayegi banaegi banaoge banaunga banakar: build
banake: build
banwana banwane banwani banvaen banwate: custom build
khet kheeton khete kheti khetibaadi khetibadi: farm
kisan kisano khetiwala khetihar kashtkar krishak annadata: farmer
fasal phasal fasale rabi kharif kharip jayad zaid jau jowar jwar juar bajra kodo kutki bhutta bhutte sarson: crop
sarsoon raayi daal dalhan masoor arhar arhad tuar tuvar moong urad udad matar tilhan mungfali mungphali surajmukhi alsi: crop
anaaj: crop
chhidkav chidkav chhidkaav chhidak chhidkenge chhidkaavwala chhidakwaein: spray
dawai dawa kitnashak keetnashak nashak: pesticide
paani pani bhoojal jalstar seench: water
gehu gehun: wheat
invois bijak: invoice
raisen: raisen
dhan dhaan chawal: paddy
kapas narma rui: cotton
ganna ganne eekh: sugarcane
zameen jameen jamin bhoomi utre utarne biswa biswe gunta guntha jameene jmin bhoo jaayadad jaidad jayedad: land
sampatti sampada milkiyat: land
napai naapna napna naap nap paimaish sarvekshan napjokh napjoukh paimaayish pemaish paymaish sarbe sarvekshn sarvekshad: survey
napwayega napwayegi napwaein: survey
naksha nakshe maanchitra: map
garmi tapman: thermal heat
chhat chhath chhatein chhatpar: roof
seelan silan: moisture
bijli bijlighar vidyut bidyut vidhyut karant: electricity power
wajan vajan wazan bhaar bhar bojh quintal kuntal kwintal: weight
uthana utha uthata dhona dhulai uth uthwa uthwaye uthwayega uthwayegi uthwaein: lift carry
uthakar uthaakar uthake uthaega uthayega chadhana chadhani chadhane chadhao chadhayega dhulwana: lift carry
saman samaan saamaan laad ladwa ladwaye ladwayega ladwayegi ladwaein: load
nigrani chowkidari chaukidari pehra nazar chaukasi chowkasi dekhrekh dekhbhal jasoosi: surveillance
suraksha: security safety
deewar diwar: wall
naukri rozgar rozgari berojgar naukariyan nokriyan nokari naukriwala: job
tankha vetan kamai kamana vetanmaan tanakhwah pagar salery: salary
bharti: recruitment
anumati ijazat anumatiyan ejazat manjur svikriti: permission
niyam kanoon: rule
jurmana dand dandh saja: penalty
bima beeme insurens inshorence insurence: insurance
pramanpatra praman sartificate certifiket sartifiket sertificate certificat satifiket pramanit sanad: certificate
anudan: subsidy
sarkari sarkar adhikari afsar apsar ophisar neta mantri pradhanmantri mukhyamantri vidhayak aadharbhut: government
gairsarkari praivet prayvet kshetriya antarrashtriya rashtriya: government
marammat thik theek theekkaro sudhare sudhraein: repair
kharab tuta tut toot tutna tutne tutti tutte tutegi tod tutni tutiye tutenge tutoge tutunga tutkar: broken
kharabhogaya kharabhua tootgaya: broken
bachcha bachche bachchon bache bacche bachhe: children
ladki ladka beti beta bete bitiya bachhon: child
itwar ravivar etvar sunde santde: sunday
somvar: monday
mangalvar mangal: tuesday
budhvar budhwar budh: wednesday
guruvar brihaspativar veervar jumerat: thursday
shukravar jumma: friday
shanivar sanichar shani: saturday
khula khule khulta khulti khulte khol khul khulwaein: open
band: closed
pata thikana pta: address
daftar karyalay ophis aafis aufis mukhyalay: office
batao bataiye bataye bataiyega batana bata bolo suna sunane sunani sunata sunate sunaya sunaye sunayi sunao sunaiye: tell
sunayenge sunaenge sunayega sunaega sunayegi sunaegi sunaunga sunaungi sunakar sunaein: tell
samjhao samjhaiye samjha samjhaein smjhana smjhane smjhani smjhata smjhate smjhati smjhaya smjhaye smjhayi: explain
smjhaiye smjhaenge smjhayenge smjhaega smjhaoge smjhakar samjhwaein: explain
milega milegi milenge milta milti milte mile prapt paaya paayi paate paati paayega paayegi paayenge paaunga: get
paungi paana paane paaye paoge paunge mil mila milkar: get
insaan aadmi admi vyakti: person
baat baatcheet samvad vartalap varta baaten guftagu charcha bol bolwa bolwaye bolwayega bolwayegi bolwaein: talk
bulwaa bulwaaya bulwaaye bulwaayi bulwaayenge: talk
karni karna karne karo kare kar karte karta karwana karwani kara krna krne karu karen karoonga karungi karenga: do
karega karogi kijiyega kijie krenge kroge krunga krungi krte krta krwana krke karke karkar kiya kiye kie kraye: do
karao karana karaya karaye karayenge karaenge karayegi karaiye karwaye karwayenge karaoge karate karwa kre krana: do
shikayat: complaint
madad sahayata sahaayta: help
jankari jaankaariyan soochna vivaran bivaran byora byoura vistar detel ditel ditail detal: information
door dur doori: far range
unchai oonchai uchai: height
tez tej: fast
bada badi bade thok vishal bdaa: large
chota chhota choti chhoti chote choota chhutka: small
zyada jyada kaafi bahut bohot bht zyadasezyada adhik adhikatam: more
kam thoda thori thodisi tanik jara kum kmm: less
sabse: most
accha achha behtar badhiya: good better
sahi sateek: accurate
fark farak antar: difference
pakka pakki: guaranteed
baad: after
jaldi turant fatafat: soon
shuru aarambh shuruat shuruvat shurwat prarambh aarambhik shuruaatse shurukarna shurukab: start
agla agli agle: next
purana purane prachin: old
naya nayi naye: new
chalta chalti chalte: lasts
mirch mirchi: chilli vegetable crop
shadi shaadi vivah byah: weddings
udhaar udhari karz byaaj biaj sood: loan
milne mulakat: meet
pankha pankhe pankhudi pankhiyan pankh proppeller: propeller
tapakta tapak risav risna risne: leaks
pakadna pakadta: detect
vivad jhagda jhagde: dispute
dher: heap
late laani laata laaye layenge laenge layega laaunga laaun laun laoon laao laiye laoge laakar laake lana laane: bring
ate aate aaoge aogi aau aaunga aa aana aane aani aaye aayi aaya aayenge aao aaiyega aakar aake aae: come
chali: gone
beech bichme: between
bukhar: fever
ratua gerua: rust fungus
kshetrafal kshetraphal rakba: land area
judna judu judne jud jodna jodne judi: join
lautana lautate wapas waaps lota lotaya lotaye lotayi lotayenge: return
thrips keeda keede keet makdi illi: insect
khatm khatam: end
hatana: remove
patra mera meri mere mujhe mai main mein maine hum hame hamein humko hamara hamare hamari aap aapka aapki aapke:
aapko tum tumhara log logo ka ki ke ko se par pe hai hain ho hoga hogi hoti hota hote tha thi the hi bhi na toh to:
wala wali wale liye lie bare baare tak ab jab tab chuke chuka diya diye gaya gaye gayi aata aati aayega aayegi:
jayega jayegi rahega denge doge karenge karoge kariye kijiye lijiye lo dekar lekar hun hoon hu agar magar lekin:
phir fir sirf bilkul du hue hua hui kis kisi kisko inhe unhe jo jisme usme isme uske raha rahi rahe rehta rehti:
sakta sakti sakte saku de do dijiye dena lena leni le hona honi hone jata jati jaate sath saath wo woh ye is us:
uska inka unka kuch koi bas yahan wahan han ji lein lelo liya padega padegi padta padti bhai bhaiya yaar dost:
mujhmein mjhko mairi humare humse humen hamsab humsab aapse aaplog tumne tumlog tera teri tere tujhe tujhko tujhse:
tune tu uski usko uspar uspe iski ispar ispe isi isiliye isalie unko unpar inke inko inse inhone inpar jisne:
jispar jinka jinhone kuchbhi kch kisibhi kinhi koyi koibhi kisika kisise mene wahi yehi yhi yani matlab mtlb arre:
jariye zariya bin badle badlemein mutabik tabhi tabse tabtak jbtak jabbhi jaise jaisa jaisi jese jesa aisa aisi:
ese esa esi asa waise wese wesa itna itne utna utni utne chahe chaheye parantu prantu kintu balki balke halanki:
lakin warna nahito nhito taki taakey agr athva aadi ityadi wagera houn hoou hae heyn honge hoge hoke hokar hoker:
hojaye hojaega hojayega hojaegi hojayegi hojaenge hojayenge hojaate hosakta rhega rhenge rha rhi rhe rhte rhna:
rhne cuki saka sakenge sakunga sakungi sakey skta skti skte hamesha humesha sada kabhikabhi kabhikabhar gai dosti:
bhaisaab khilone ekdum dard sapna sapne mann krupya kripaya pls meherbani mehrbani thk chalo chaliye suno suniye:
suniyega shayad sangeet sunegi sunungi baith banni banta bante banti baniye baniyega banenge banegi banoge banunga:
banungi bankar banke reh zimma sir madam sone hanste jahan jaha humne jitni usi isliye mar baithe baithte haan han ha:
apna apni apne khud khudka khudse swayam swyam apnaapna aapas aapsi: own
aur tatha evam avm aivam orr aour: and
ya: or
nahi mat nhi nai nahie: not
shukriya dhanyavad dhnyawad dhnyvad aabhar thanku thankyu thenkyu: thanks
namaste pranam namaskaram parnam salaam adaab suprabhat shubhratri ramram jaishreeram radheradhe satsriakal: hello
ekad akad: acres
badal baadal badlon: cloud
badlav badalna badlo adlabadli badl badalwa badalwaye badalwayega badalwayegi badalwaein badlwa badlwaye: change
parivartan badalne badalni badlegi: change
khana bhojan khaane khanapina nashta chai lanch khaya khaye khate khati khao khayenge khaenge khaoge khakar: food
peena peene peete piyo piye piyenge: food
bhejna bheju bhejo bhej bhaij bhijwaya bhijwaein: send
med medh mendh seema border seemankan batwara hadbandi hadd chauhaddi sarhad seemasuraksha: boundary
faisla nipatara: settle
ruk rukna ruku ruke rok tham rokna: stop
barabar: equal
fone mobail mobyle fon foan foon: phone
no: number
subah savere tadke bhor prabhat praatah subh: morning
dopahar dupeher: afternoon
shaam sham saayan saanjh: evening
raat ratri chandni andhere: night
roz rozana har: every
salana varshik: annual
mela: fair
taaza taza: latest
khabar khabren khabrein samachar khabrain: news
kareeb paas najdik nikat paasme: near
khambha khambe: tower
taar: line
rupay rupaiya rupiya rupye rupaiye rupai rupyo: rupees
hisaab hisab: requirement
kharid kharidna kharidne kharide kharidenge kharidte khreedna kharidni: buy
bechna bechte bikri bikau vikray bechoge bechni bechne bik bikta: sell
kiraya kiraye bhada: rent
chalana chalaana chalane chalate chalata udega udegi udenge udkar udke udate udayenge udayega udaegi udaoge: fly
udaunga udakar udake udaya udni urna urne urti ud udi udo udoge udwaye udwayegi udwaein: fly
girna gir gira girne girti gire giriyega girega girungi girkar takra takraein giragaya: crash
muft free mufth nishulk nihshulk: free
parivar patni biwi bhabhi didi behen bahan behan bahin chacha daadi parivaarik gharwale khandan: family
gaon gaanv gram-panchayat dehat gaw gramin dehati panchayat sarpanch pradhaan gramsevak: village
shehar mohalla muhalla basti gali shahr shaher shehron nagar nagarnigam nigam mahanagar rajya pradeshon: city
kaam prabhav mehnat parishram kaamkaj kaamo karya karye: work
dhandha vyapar karobar doodhwala vyapari byopari vyapariyon udyami udhyami udyog udhyog udhog byapar: business
vyopar bijnes: business
dilwate dilate dilwaoge dilwaya dilwaye dilwaega dilwayegi dilwaunga dilwaungi dilwakar dilwaein: provide
lagwana lagaye lagayenge lagayega lagaein lagaa lagwa lagwaye lagwayenge lagwayega lagwayegi lagwaein: install
dekhna dekhne dekh dikhao dikhana dikhegi dikhega dekhte dikhwaein dikhaein dikhlaye pradarshan numaish: show
photu tasveer foto: picture
likha likhna likhit likhe likhwana likhwaya: written
samajh samajha samajhe samajhi samajho samajhiye samajhiyega samajhenge samajhega samajhegi samajhoge: understand
samajhunga samajhungi smjh: understand
pehle pehla pahla phle pratham dwitiya tritiya: first
dusra: second
rehte rahte rahta rahti rehna: live
teesra teesre tihai: third
chautha: fourth
aadha aadhi ardh saadhe saade: half
dono: both
kul: total
sabhi sab saare sabka sabke sabko saara saari sabkuch: all
kitab: book
vidyalaya paathshala iskul skul vidyalay: school
vidyarthi chhatra: student
adhyapak masterji shikshika shikshakon mastar masterni guruji ustad: teacher
dastavez dastavej kagaz: document
pehchan pahchan: identity
purza: spare part
theka tender: contract
company kampani: company
malik maalik: owner founder
karmchari naukar nokar naukron: staff
mitti matti mrida mitte ret balu: soil
khaad khad urea khetkhad khaat gobar jaivik kampost uriya yuriya euria: fertiliser
rog bimari bimariyan rogi beemar: disease
ghaas kharpatwar nindai nidai nirai ghaasfoos gajarghas: weed
soyabean sayabin soya: soybean
chana chane: gram crop
makka makke: maize
tamatar sabji: vegetable
aam aamon aambagh: mango
santra: orange
bagh bageecha baag: orchard
khadaan khadan khaan: mine
sadak: road
nahar neher: canal
talab: pond
imarat bhawan makan ghar haveli jhopdi gharpar gharpe farsh kamra kamre masjid mandir gurudwara girja: building
karkhana factory: plant
pahad pahadi pahaar parvat pahadiyan tila tekri tekdi: hill
hawa hawae hawayein vayu: wind
baarish barish barsaat barsaati varsha mansun monsun barasna barase barasta: rain
dhoop suraj surya dhoopmein: sun
chor chori chura: theft security
khasra khata patwari tehsil tahsil tehsildar khatauni jamabandi bhulekh: land record
taknik: technology
shuny shunya shoonya: 0
mainas: minus
teis taees: 23
chhabbis: 26
sattais: 27
atthais: 28
untis: 29
battis: 32
chhattis: 36
pachpan: 55
painsath: 65
pachasi: 85
pachanve: 95
hissa hisse: part
adhiktam: maximum
zaruri jaruri zaroori anivary: required
dekhu dekhun dekhie: show
kat katwa katwaye katwayega katwayegi katwaein chhantai: cut
bataoge batayenge bologe bolne: tell
puchna puch puchte puchoge puchwaein: ask
phis shulk feez feeis: fee
gili: wet
dhua dhuwan: smoke
barahvin: class 12
iktis: 31
taintis: 33
chauntis chautis: 34
saintis: 37
adtis: 38
untalis: 39
iktalis: 41
bayalis: 42
taintalis: 43
chavalis: 44
chhiyalis: 46
saintalis: 47
adtalis: 48
unchas: 49
ikyavan: 51
bavan: 52
tirpan: 53
chauvan: 54
chhappan: 56
sattavan: 57
atthavan: 58
unsath: 59
iksath: 61
basath: 62
tirsath: 63
chaunsath: 64
chhiyasath: 66
sadsath: 67
adsath: 68
unhattar: 69
ikhattar: 71
bahattar: 72
tihattar: 73
chauhattar: 74
chhihattar: 76
sathattar: 77
athhattar: 78
unasi: 79
ikyasi: 81
bayasi: 82
tirasi: 83
chaurasi: 84
chhiyasi: 86
satasi: 87
athasi: 88
navasi: 89
ikyanve: 91
banve: 92
tiranve: 93
chauranve: 94
panchanve: 95
lakh lakhs lac lacs: lakh
`;
