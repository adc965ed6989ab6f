/** Hindi in Latin letters, as in hindi-everyday.ts: time, measures, farming, trades, machines, courses, law and business. */
export const subjectHindi = `
sub pura puri poore pure poora poori mahinabhar mahinebhar saalbhar dinbhar raatbhar: full
udhar udhr: there
andar ander bheetar: inside
bahar baher bahir nikal: outside
upar upr: above
neeche alaawaa antargat: below under
aage aghe: ahead
bagal bazu bagalme: beside
saamne: ahead forward
taraf disha: directions
bina bagair bagaer bager vina: without
lagbhag takriban andazan anumaanit: about estimate
deta deti dete dega degi dunga dungi dijie dijiyega deke deney denee dya dilaye dilayenge dilayega dilwa: give
dilwayenge dilwayega: give
leta leti lete lega legi lenge lunga loge logi lijie lijiyega leke leney liyee liwa: take
jaana jaane jaaye jaega jaegi jaayenge jaunga jaoge jao jaiye jaiyega jaakar jaake jae gye gyi: go
kal kl kalse kaltak kalka: tomorrow
parso parsoon: day after tomorrow
aaj aajkal aajkl aajse aajka aajki aajhi: today
abhi abi abhitak abtak abhibhi abhise abse: now
turnt jhatpat tatkal furan foran fauran jaldise jldi: urgent
aksar zyadatar adhiktar adhikansh: usually
baarbaar dubara phirse ekbaar pehlibaar dobaar teenbaar baar: again
pichla pichle pichli aakhri aakhir antim: last
shuruaati shuruwati praarambhik nausikhiya nausikhiye anadi: beginner
tareekh dinank tithi: date
samaysarni: timetable
saptah sptah haftewar: week weekly
masik maahik mahinewar janvari farvari julai aktubar oktobar sitambar navambar disambar agast: month
dainik pratidin prtidin rozmarra rojh hardin hrroj: daily
pratimah prativarsh: annual year
prati pratyek prtyek harek: each per
dinraat chaubeeson: day night
samayavadhi avadhi muddat miyaad meyad: duration period
chhutti chhuttiyon avkash tyohar tyauhar: holidays
saikda sainkda: hundred
hazaaron hjar hazr hazaare sahasra: thousand
karod kror crores: crore
dusre: second other
paanchva: fifth
chhatha chhathi: six class
saatvi: seven class
aathvi: eight class
nauvi navveen: nine class
dasvi: class ten
gyarahvi: eleven class
akela akele ikalaa: alone
joda jodi jode: pair
sankhya tadad ganana ginti: count numbers
ank ankpatra anktalika parsentage: marks
pratishat fisadi bhav: rate
kamse kamsekam kamsekum nyuntam: minimum
matra pariman aaytan ghanmeter ghanmitar: volume
bigha bigah beegha: bigha
lambayi lamba lambi lambe: length long
chaudi chaude chaura chaudaai: width wide
gehra gahri: depth
uncha unchi: height tall
patla patli: thin
halka halki: light weight
bhari bhariwala vajni vajandar: heavy
tikona tirchha dhalan: slope
seedha seedhi: straight
ulta ulti ulte ulat palat: reverse
khokhla khaali: empty
chhetrafal ilaka ilake shetra chhetra kshetr elaka elaake vargmeetar vargfeet vargfut: area
maap paimana naapte naapega napwana napwaoge napwayenge napwaenge naapkar naapne naapiyega naapegi: survey measure
naapunga naapungi: survey measure
krishi: agriculture
beej beejai: seed planted
boaai ropan ropna ropne paudha podha paud naarsari poudhshala jad jadh bo bona boni bota bote boti: planted crop
boya boye boyi boiye boyenge boenge boyega boega boyegi boegi booge bounga boungi bokar boke boein: planted crop
katai fasalkatai gahai thresar upaj paidawar utpadan: harvest
sinchai seenchna: water crop
jutai jotna jotne: field soil
ugana ugane ugate ugata ugao ugti ugega ugenge ugaoge pak: grow crop
ped perh pairh vriksh vruksh vraksh darakht daali tehni tahni shakha: trees
pattiyan pattiyon: leaf
phool gulab: flowering
phal phaldar bagwan bagbani kela kele papita anar angoor narangi santre bagaan baagon bageeche baghicha: orchards
kyari kyariyan: rows field
tubewell tyubwel nalkoop borewell kuan kunwa kuven: wells water
pampset motorpump: pump
zameendar malkin sansthapak sansthapk makaanmalik kirayedar: owner
dawaiyan davaayi dawaye aushadhi: pesticides chemicals
keetnashi jantunashak kitnashk: pesticides
phaphund fafundnashak phaphundnashi: fungus treatment
tidda tiddiyan tiddidal maahu chepa chempa safedmakkhi makkhi makkhiyan sundi sundiyan illiyan deemak: insects pests
deemakh macchar machhron keetaanu keeton chuhe: insects pests
madhumakkhi madhumakkhiyan: beekeepers hives
aalu pyaz lahsun adrak haldi baingan bhindi gobhi sabjiyan tarkari: vegetable crop
amrood jaamfal: guava
mandi bazar: market
chara charana charane charna charai: graze
pashu maveshi janwar gaay gay gayen gaayen bhains bhais bail bakri bakriyan bhed bhedein murgi ghoda kutta kutte kutton: animals
billi bandar hathi tendua nilgai suar soowar chidiya chiriya pakshi panchhi parinda doodh jhund: animals
machhli baandh jheel sarovar jalashay: pond water
khalihan godam: store
jangal jungle: forest
tektar tractar traiktar: tractor
keechad geela nami sichit bheeg: wet moisture
soukha: dry
kisanmitra kisandidi namodidi droni dronedidi: women farmer groups
sahkari samiti samooh: groups
mahila aurat stri: women
yojna yojana skeem iskeem sabsidi subsidi sabcidi chhutrashi: scheme subsidy
mistri karigar takneekee taknishiyan tecnician teknishiyan: technician
mazdoor: labour
pulis pulice polis policewale thana sipahi chaprasi chowkidar chaukidar pehredar: security guards
pahredar pahra: security guards
sainik fauj fauji fouji sena: army
bujhana bujhane bujhao bujhata bujhaane: extinguish
raftar raftaar raphtar gati: speed
thekedar: contractor
dukandar dukan vikreta bikreta becchnewala: seller
grahak khareeddar: customers
vidyarthiyon bidyarthi chhatro chhatraon prashikshu ladke ladko ladaka ladkio vidhyarthi vidyarti: students
prashikshak sikhanewala: instructor
parosi padosi: neighbours
sanchalak prbandhak vyavasthapak nideshak nirdeshak adhyaksh mukhiya: manager head
sadasya toli: team
visheshgya maahir: expert
ingeeniyar injiniyar injinear injiniar abhiyanta injineer: engineer
vaigyanik anusandhan shodh reserch: research
daaktar chikitsak aspatal haspatal hospatal dawaikhana dawakhana: medicine
chalak vimanchalak chalanewala udanewala udanewale payalat paylot: pilot
dronewala: drone pilot
mehman atithi ghoomphir paryatan yatra ghoom: visits
seedhiyan zeena kadam: steps
khambhe minar khambhon khamb: towers
khudai khudwana khudwane khudayi khod: earthwork
bharaav bharna bharne bharni bharta bharte bhara bhare bharo bhariye bhariyega bharenge bharega bharegi: fill
bharoge bharunga bharungi bharkar bharke bharwa bharwaya bharwaye bharwayi bharwayenge bharwayega bharwayegi: fill
bharwaein udel undel: fill
nirmata: manufacturer
pul puliya setu: bridges
sadke sadkon sarak raasta raaste marg chauraha chowraha chouraha chowk chauk tiraha: road route
nadi dariya: river
naala nale: drains
khadaane khadanon khaandon khanan khanij utkhanan gitti muram murum: quarry
maidan medan dharti prithvi pruthvi: field
jagah jga sthan isthan gantavya manzil: location
jila jile janpad: district
desh deshh mulk videsh bidesh: foreign
bharat hindustan bharatiya deshi swadeshi: india indian
vishwavidyalaya mahavidyalay kaalej kolej coleg collej: college university
sansthan: institute
vibhag bibhag: departments
hawaiadda vimantal vimanpattan eyarport adda adde: airport
sthiti isthiti haal haalchal: status
loksabha antriksh antarix aasman aakash gagan: sky
betri batri baitari bettary: battery
kaimra kamera kemra camra: camera
motar: motor
mashin machin machene masheenein machinein yantr: machine
gaadi gari vahanon saikil cykal: vehicle
indhan endhan dijal petrole: fuel
injan ingin: engine
rassi rasse dori janjeer: rope
tanki tankiya paip: tank
nojal nozel nozle: nozzle
rimot remot remotwala: transmitter remote
kampyutar komputer laiptop leptop: computer
softwear saftveyar: software
charjar: charger
baltee dabba dibbe dabbe bocks peti: box
kaanch sheesha loha lohe ispat dhatu lakdi plastik plaastic pilastik: material
kapda kapde pahan pehan pehnta pehnti pehanta pahanta pahnta: wear
auzar ojaar upkaran upkaranon saamagri: tools equipment
samano: load goods
dron drown dronon dronepar dronese: drone
hawaijahaz jahaz vimaan: aircraft aeroplane
kwadkoptar kuadcopter: quadcopter
udnewala udnewali udnewale udaanbharna chalaya chalaye chalayi chalayenge chalayega chalayegi chalaein: flying
chalaa: flying
chabi chaabhi kunji tala taale: keys
prakash roshni ujala battiyan taarch chamak: light
awaz shor baja bajaya bajaye bajayi bajayenge bajayega bajayegi bajaein: noise
kampan jhatka hil: vibration
garam garma garmahat ushma ushna grm: thermal heat hot
thand thandak sardi sardiyan: cold
saur saururja: solar
vidiyo: video
karyakram: programme
prashikshan prashikshad prasikchhan prashikshit traning trainning: training
praveen nipun kushal kaushal kaushl hunar dakshta: skills
paathyakram silebas paathya: syllabus course
kors cors koarse coarse: course
kaksha klaas clas kilaas shreni varg: class
pariksha imtihan imtehan ijjam igzam prashnpatra: exam test
asafal anuttirn phel fale: fail
safal kamyab: pass
chhatravriti chhatrvratti vajifa: scholarship
chhatravas hostal hoastel awas rehnekhane rahnekhane thaharna theharna theherna rehneka: hostel accommodation stay
rahneka: hostel accommodation stay
praveshpatra daakhila dakhla pravesh praveshh parvesh edmission admishan addmission edmishan namankan: enrol entry
padhaayi parhai padhalikha padhelikhe anpadh anpad unpadh saakshar snatak shikshit shaikshik: education schooling
shaikshanik: education schooling
anubhav tajurba: experience
onlain aanlain aanline: online
abhyas riyaz praiktis prektis praktis: practice
prayog istemal istamal estemal upyog khapat khapt: use
sawal prashn: question
jawab uttar uttr: answer reply
galat galtiyan galtiyon ghatiya bekar bakwas faltu jhooth jhoot: wrong mistake
manyata maanyataprapt maany manya: recognized authorised
laisens licens lisence lisense: licence certificate
padon rikti riktpad seetein: vacancy open positions
sakshatkar intarvyu: interview
kamaye kamaya munafa aamdani aay kama kamayega kamayegi kamaein: earn income
internsip intanship: internships
aavedan arji darkhast darkhwast ummidwar prapatra parpatra faram pharm phorm: application form
chayan chunav chun chunwaye chunwaein chhaant chhatna: choose
naukridata plesment plesmant: placement
jimmedaar zimmedar jimmedari: responsible
puraskar inaam: awards
pariyojna: project
vishay vishya maamla mudda mudde: subject topic
kitabe pustak pustika pustakalay: manual
kalam pensil kaapi kagajon dastavezon kagazat: documents papers
kahani: story
bhasha hindime angrezi anuvad tarjuma: language
raseed raseedein: bill receipt
bhugtan adaygi adaayegi adaigi chukana chukane chukao chukaya chukaye chukata: pay
nakad nagad dhanrashi rakam rakm: paid money
agrim peshgi edvance advans: advance pay
fayda faide laabh: benefits
nuksan nuksaandeh haani ghaata ghaate: loss damage
tulna mukabale: compare
kiraay kirae kirayepar kirayape bhaade kirayepe: hire rent
namuna namune: sample
garanti: guarantee
seva sevayen sarvis sarvice servis: services
suvidha sahuliyat: facilities
utpad prodakt prodact: products
maal maalbhada dhulayi dhone dhota dhote dhoyega dhoke dhokar dhulwai: carry goods
parivahan yatayat gaadiwala: transport traffic
dilivari sandeshvahak daak dakiya kuriyar koriyar: delivery
sampark: contact
anubandh karar samjhauta: agreement contract
saajhedar bhagidar hissedar: partner
ardar aadesh mangwa mangwaein mangani mangaye mangao: order
taks teks jiyesti jeesti: tax gst
kanoonon niyamavali dhaara anushasan laagu niyamaa: rules
pratibandh paabandi manaahi mana warjit nishedh: ban prohibited
hastakshar dastkhat mohar muhar thappa: signature signed
pahchanpatra pechan aadharcard aadhar: identification proof
gopniya niji nijata: privacy confidentiality
khatra khatre khatarnak jokhim darr darpok bhay ghabrahat ghabrana ghabrao ghabraein dhamaka visfot: risk dangerous
chot choat chotein ghayal zakhmi: accident
aag agni aaglagna agnishaman damkal: fire
bachav bachaao raksha: protection
surakshit surakhsha surksha surakchha hifazat mahfooz mehfooz: safe safety
baadh baarh: floods
bhookamp bhuchal tufan aandhi: emergency weather
ilaj upchar: treatment
dhundh dhund kohra kuhasa mausam mosam olavrishti bijligirna aasmani jalvayu paryavaran pradushan mahaul: weather
garmiyon pighal ubal garamhona tapna tapta tapti tapte tapega: heat
chetavni saavdhan: warns safety
dikkat pareshaaniyan samasya musibat mushkil taklif takleefein prabalam chinta fikr fikar paresan preshan: problem
gadbad garbar khami kami kamzor kamjoor bigda bigad bigar bigregaa kharaabi: fault broken
atak atki atke phans phas: stuck
daraar daraarein phat: crack
zang: corrosion rusty
gumm khogaya khoya kho gumshuda laapata bhatak: lost
nakli asli vastav asal: original
dhokha dhoka thagi froad: cheated
bharosa vishwas bishwas yakeen bharose bharosemand vishwasniya himmat saahas: trust
shikayten shikait gussa gusse naraz: complain
saafsafai saaf safai swachh dho dhoya dhoye dhoyi dhoyenge dhoyegi dhoein dhulwa dhulwaya dhulwaye dhulwayi: clean
dhulwayenge dhulwayega dhulwayegi dhulwaein: clean
mazboot tikau: strong
khoobsurat sundar sunder badiya badia bdhiya badhia badhya shaandar zabardast uttam behtareen achhe achhi: good
bahtar behter betar kamaal shabash waah: good
sundarta gunvatta kwality: quality
alag alagalag: different separate
sateekta shuddh: accuracy
nyaa naiee nutan navintam: new latest
rang laal neela safed kaala bhoora gulabi hara hari: colour
mahatvapurn jarurat jarurt aavashyak anivarya: need required
sambhav mumkin: possible
upalabdh maujood mojood haazir: available
taiyaar tayyar: ready preparation
shauk shok shaukiya dilchaspi ruchi: interest hobbyists
soch vichar khayal: think
naam: name
poochhtaachh: enquiry
sandesh paigam: message
vistaarse tafseel detailme: details
salah mashwara sujhav paramarsh: advice opinion consultation
lekh aalekh: articles
maloom yaad jaan: know
tarah tareeka tareeke dhang vidhi nuskha: way
cheez vastu: things
sach sachchai sachmuch: real
kinara kinare: edge
rakh rakhwaein nibh: keep
hatna hatni hatta hatte hatti hato hatiyega hatenge hategi hatungi hatkar hatke hataye hatayenge: remove delete
hataein hatwayenge hatwayega hatwayegi hatwaein nikalwa nikalwaein: remove delete
bach bachat: protect savings
jal jaljana jalgaya: burn fire
jala jaladi jaladiya: burnt
jod judwa judwaye judwayega judwayegi judwaein jurwa jurwaya jurwaye jurwayi jurwayenge: joint assemble
chal chalwa chalwaye chalwayega chalwayegi chalwaein daud dourna bhaag: run
ginna ginne ginta ginte giniyega ginega ginegi ginungi ginkar ginwaya ginwaye ginwayi ginwayenge ginwayega: count
ginwayegi ginwaein: count
dekhni dekhta dekhti dekha dekhe dekhi dekho dekhiye dekhiyega dekhenge dekhega dekhegi dekhoge dekhunga: see
dekhungi dekhkar dekhke: see
likh likhwa likhwaye likhwayega likhwayegi likhwaein: write
padhaya padhaye padhayenge padhayega padhayegi padhaein padhaa parhane parhao padhwa padhwaya padhwaye: teach
padhwayi padhwayenge padhwayega padhwayegi padhwaein sikhaya sikhaye sikhayi sikhayenge sikhayega sikhayegi: teach
sikhaein sikhaa sikhwa sikhwaya sikhwaye sikhwayi sikhwayenge sikhwayega sikhwayegi sikhwaein: teach
pakad pakar tik: hold
chhod chhodna chhodne chhod chhoda: leave
dhundhna dhundhne dhundhni dhundhta dhundhte dhundhti dhundha dhundhe dhundhi dhundho dhundhiye dhundhenge: find
dhundhega dhundhoge dhundhunga dhundhkar dhundna dhundne dhundni dhundta dhundte dhundti dhunda dhunde dhundi: find
dhundo dhundiye dhundenge dhundega dhundoge dhundunga dhundkar: find
khoj: search
jaanch jaanchwaein shuddhikaran jaanchparakh nirikshan inspekshan: inspect
khelni khele: play
maang: ask requested
ghus: enter
modna modne modni modta modte modti modi modiye modiyega modenge modega modegi modoge modungi modkar modke: folded
lapet: folded
sah jhel: withstands
daalna daalte daale daalo daaliyega daalenge daalungi daalkar dalwa dalwaye dalwayega dalwayegi dalwaein: add
dalvaya dalvayi dalvayenge dalna dalne daloge: add
badhana badhane badhani badhata badhate badhati badhaya badhaye badhayi badhaiye badhayenge badhaenge: increase
badhayega badhaega badhayegi badhaegi badhaoge badhaunga badhaungi badhakar badhake badhaein barhana: increase
barhane barhani barhata barhate barhati barhaya barhaye barhayi barhao barhaiye barhaenge barhayenge: increase
barhaega barhaoge barhakar: increase
manne manta mante manti mano maniye manenge manega manoge mankar: accept
pahchanna pahchanne pahchanni pahchaniye pehchanna pehchanne pehchanni pehchanta: recognise
prabandh vyavastha intezam: management
relve railwe: rail
haath: hand
aankh: eyes
kitnader deri vilamb: delay
jama jma: submit
shamil: included
bhoj: bhoj
dilli dehli: delhi
nakal: copied
jel jail qaidkhana: jail
`;
