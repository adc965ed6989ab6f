/**
 * Hindi in Latin letters beyond hindi-common.ts, line by line as there: farming, trades, building, machines, courses, time,
 * law and business. Spellings that differ by length of vowels alone, and endings of verbs, are found from one form.
 */
export const rarerHindi = `
kisliy kisalie kyunki kyonki kyuki kyoki kiyunki kyunke kiu kiyu kuu: why
kitane ketne ketni ktna ktni ktne kitanaa: how many
kiska kiski kinka kinki kinke kiskey kisse kinse kinko kinhe kisne kinhone koun kaon: who
kisme kinme kispar kispe kispr kounsa kounsi kounse kaunkaun kaunkaunse kaunkaunsi konkon konkonsa konkonse: which
kahanse kahase kahanpar kahapar kahanpe kahape kahanper kahn kidar kidher: where
kesaa kesi kse: how
kyakya: what
kabse kabhtak kabtk kabhi kbhi kabhibhi kitnebaje kitnebje dauran duran: when
mujhse mujse mjhe mujh muje mujhpe mujhmein mjhko mairi maira hamre humara humari humare hmara hmari hmare:
hamko hmko hamse humse humen hmein hamsab humsab aapse aapme aaplog tumse tumne tumko tumhe tumlog tumhare:
tera teri tere tujhe tujhko tujhse tune tu uski usko usse usne uspar uspe ussi iski isko isse isne ispar ispe:
isi isliy isiliye isalie islie unki unko unse unhone unhein unme unpar unpe inki inke inko inse inhone inhein:
inme inpar inpe jiska jiski jiske jisko jisse jisne jismein jispar jispe jinka jinki jinke jinko jinse jinme:
jinhe jinhone kuchbhi kch kisibhi kinhi koyi koibhi kisika kisiki kisike kisiko kisise mene wahi wohi yehi:
yahi yhi yani matlab mtlb matlb mtlab arre oye oy ohho abe dwara jariye zariya bin badle badlemein khilaf:
viruddh anusar mutabik waaste khatir bharme tabhi tbhi tabse tabtak jabse jabtak jbtak jabbhi jaise jaisa:
jaisi jese jesa aise aisa aisi ese esa esi asa waise waisa waisi wese wesa itna itni itne utna utni utne chahe:
chaheye parantu prantu kintu balki balke halanki lakin lkin warna nahito nhito taki taakey yadi yadhi agr:
athva wagaira aadi ityadi wagera houn hoou hae hein heyn hoyega hoyegi honge hongi hoyenge hoge hoke hokar:
hoker hojaye hojaega hojayega hojaegi hojayegi hojaenge hojayenge hojata hojati hojaate hosakta hosakti:
hosakte hojao rehege rhega rhegi rhenge rha rhi rhe rhta rhti rhte rhna rhne cuka cuki cuke saka sakoge:
sakenge sakunga sakungi sakega sakegi sakey skta skti skte hamesha humesha sada sadaiv kabhikabhi kabhikabhar:
palbhar ksan lamha mota moti mote gai dosto dosti mitra mitro saathi saathiyon bhaiyon bhayya bhaisahab:
bhaisaab bhaijaan sahib sirji madamji maidam medam maam dushman shatru duniya sansar vishv khilauna khilona:
khilaune khilone naram naarm mulayam komal bilkol ekdam ekdum ektum nanha nanhe nanhi zinda jeevit jeevan:
zindagi asambhav namumkin khush prasann anand maza maje dukh dukhad udas dard pyar mohabbat prem ummeed sapna:
sapne sapno mann dil dilse kripya krupya kripaya kripa plij plzz pls meharbani meherbani mehrbani maaf kshama:
theekhai theekh thk thek thikthak okji okk chalo chaliye suno suniye suniyega vichitra ajeeb taip tayp:
shayad avashya rishta risthedar rishtedar khel khelkud sangeet gaane nritya nach sunna sunne sunni sunta sunte:
sunti sunenge sunega sunegi sunoge sununga sunungi sunkar sunke kahla kahlaya kahlaye kahlayi kahlayenge:
kahlayega kahlayegi kahlaein kehla kehlaya kehlaye kehlayi kehlayenge baith beth jeet bhool banni banta bante:
banti baniye baniyega banenge banegi banoge banunga banungi bankar banke jaag maar rah reh phail ghabra bichh:
zimma sir madam sona sone sota sote soti soye rona hasna hansna hanste hansi ladna ladte ladai:
sabka sabki sabke sabko sbhi saara saari sabkuch: all
sub pura puri poore pure poora poori mahinabhar mahinebhar saalbhar dinbhar raatbhar: full
khud khudka khudki khudko khudse swayam swyam apnaapna aapas aapsi: own
nai nahie: not
haanji haaji hnji jihaan: yes
idhar idhr idher: here
udhar udhr udher: there
andar ander andr bheetar: inside
bahar bahr baher bahir nikal: outside
upar uper upr: above
neeche neche alaawaa antargat: below under
aage aghe: ahead
peeche chhip chhup: behind
bichme: between
bagal bagalme bazu: beside
saamne: ahead forward
aaspaas irdgird chaaroor: around nearby
chaaron: four
taraf tarf disha: directions
bina bagair bagaer bager vina: without
ilawa atirikt siwa sivaay: other
lagbhag lagbag takriban andazan anumaanit: about estimate
tatha evam avm aivam orr aour: and
paaya paayi paate paati paayega paayegi paayenge paaunga paungi paana paane paaye paoge paunge mil: get
karu karen karein karoonga karungi karenga karega karegi kareaga karogi kariyega kijiyega kijie kren krenge krega kregi: do
kroge krunga krungi krte krta krti krni krwana krwani krwane krwao krke karke karkar kari kiya kiye kie kraye: do
krao karao karana karane karani karaya karaye karayi karayenge karaenge karayega karayegi karaiye karwaya: do
karwaye karwayi karwayenge karwayega karaoge karate karwa karwayegi karwaein karata karati karaega karakar: do
deta deti dete dega degi dunga dungi dogi dijie dijiyega deke deney denee dya dila dilaye dilayenge dilayega: give
dilwa dilwayenge dilwayega: give
leta leti lete lega legi lenge lunga lungi loge logi lijie lijiyega leke leney liya liyee liwa: take
jaana jaane jaani jaaye jaega jaegi jaenge jaayenge jaunga jaungi jaoge jao jaiye jaiyega jaakar jaake jae gye: go
gyi jaunge: go
aana aane aani aaye aayi aaya aayenge aaenge aaunga aaungi aaoge aaogi aao aiye aaiyega aakar aakr aake aae: come
laana laane laani laata laati laate laaya laayi laaye layenge laenge layega layegi laaunga laungi laao laiye: bring
laoge laakar laake: bring
kal kl kalse kaltak kalka kalki parso parsoon tarso narso: tomorrow
aaj aajkal aajkl aajse aajka aajki aajhi: today
abhi abi abhitak abtak abhibhi abhise abse: now
turnt jhatpat tatkal furan foran fauran jaldise jldi: urgent
dheere dhere aahista aaram aaramse dheema dheemi dheeme susth sust: slow
aksar zyadatar adhiktar adhikansh: usually
baarbaar dubara phirse ekbaar pehlibaar dobaar teenbaar baar: again
pichla pichle pichli aakhri aakhir antim: last
shuruat shuruvat shurwat prarambh aarambhik shuruaatse shurukarna shurukab: start
shuruaati shuruwati praarambhik nausikhiya nausikhiye anadi: beginner
samapt poorn sampoorn: end complete
tareekh dinank tithi: date
samaysarni samaysarani: timetable
saptah sptah saptahik haftewar: week weekly
masik maahik mahinewar janvari farvari julai aktubar oktobar sitambar navambar disambar agast: month
dainik pratidin prtidin rozmarra rojh hardin hrroj: daily
pratimah prativarsh: annual year
prati pratyek prtyek harek: each per
dinraat chaubeeson: day night
aadhi aadhe ardh saadhe saade: half
dedh derh dhed deda: one and half
dhai adhai dhaayi: two and half
tadke bhor prabhat praatah sawera subeh subh: morning
dophar dopahr dupehar dupahar dupeher dopaher: afternoon
saayan saanjh shaamko: evening
raatko ratri chandni andhere andheri: night
samayavadhi avadhi awdhi muddat miyaad meyad: duration period
varsho baras barson: years
chhutti chhuttiyan chhuttiyon avkash tyohar tyauhar: holidays
sunde santde: sunday
mangal: tuesday
budh: wednesday
brihaspativar veervar jumerat: thursday
jumma: friday
sanichar shani: saturday
gyarah giyarah: eleven
barah darjan: twelve
terha: thirteen
chaudah chowdah choudah: fourteen
pandrah pandhra pundrah: fifteen
solah: sixteen
satrah sattarah: seventeen
atharah: eighteen
unnis: nineteen
bees: twenty
ikkis ekkis: twenty one
bais: twenty two
teis teyis taees: twenty three
chaubis choubis chobis: twenty four
pachees pachchees: twenty five
chhabbis: twenty six
sattais sattaes: twenty seven
atthais: twenty eight
untis unattis: twenty nine
tees: thirty
battis: thirty two
paintis pentis: thirty five
chhattis: thirty six
chalis: forty
paintalis pentalis: forty five
pachaas pchas: fifty
pachpan pachapan: fifty five
painsath pensath: sixty five
sattar sattr: seventy
pachhattar pichattar: seventy five
assi: eighty
pachasi: eighty five
nabbe navve: ninety
pachanve pachanave: ninety five
sau saikda sainkda saikdon sainkdon: hundred
hazaaron hjar hazr hazaare sahasra: thousand
laakhon: lakhs
karod karor crores kror: crore
sawa paune paone poune paav chauthai chothai: quarter
tihai teesri teesre: third
dugna dugni dugne duguna doguna dogna: doubled twice
tigna tigni teenguna tiguna: three times
pahala pahali pahli pehlee phla phle phli pratham dwitiya tritiya: first
dusre: second other
chautha chauthi chauthe choutha: fourth
paanchva paanchvi: fifth
chhatha chhathi chhathvi: six class
saatvi: seven class
aathvi: eight class
nauvi navveen: nine class
dasvi dusvi: class ten
gyarahvi gyarvi: eleven class
barahvi barvi: class twelve xii
akela akeli akele ikalaa: alone
joda jodi jode: pair
sankhya tadad ganana ginti ginati: count numbers
ank ankpatra anktalika parsentage: marks
pratishat prtishat fisadi feesdi bhav: rate
dher kaafi bahut bhut bohot bahot boht bohut bht adhikatam adhiktam zyadase zyadasezyada: more
thoda thodi thode thora thori thodasa thodisi tanik jara kum kmm: less
kamse kamsekam kamsekum nyuntam: minimum
matra pariman aaytan ayatan ghanmeter ghanmitar: volume
bigha bighas bighe bigah beegha beeghe biga: bigha
biswa biswe gunta guntha: land
quintal kuntal kwintal: weight
kiloo kilogramme: kg
inchh gaz mitar: metre
koss: km
lambayi lamba lambi lambe lumba: length long
chaudi chaude chaura chauri chaudaai: width wide
gehra gahra gehri gahri gehre gahre: depth
uncha unchi unche uchcha uchi: height tall
patla patli patle: thin
halka halki halke hulka: light weight
bhari bhariwala vajni vajandar: heavy
gol golaai: round
chaukor chokor chaukon: square
tikona tirchha tirchhi dhalan: slope
seedha seedhi seedhe: straight
ulta ulti ulte ulat palat: reverse
barabar brabar brabr samtal: flat
khokhla khaali: empty
kshetrafal chhetrafal rakba ilaka ilake shetra chhetra kshetr elaka elaake vargmeetar vargfeet vargfut: area
saiz: size
satah sateh: surface
maap paimana paimane naapen naapte naapta naapti naapo naapenge naapega napwana naapwane napwani napwaoge: survey measure
napwate napwayenge napwaenge naapkar naapne naapni naapa naapiye naapiyega naapegi naapoge naapunga naapungi: survey measure
naapke: survey measure
krishi krushi krashi krshi kirshi: agriculture
khetiwala khetiwale khetihar kashtkar kisani krishak annadata: farmer
khetme khetpar khait khetwa khetonme: field farm
beej beejai: seed planted
boaai buaai bovai ropan ropna ropne paudha paudhe paudho podha podhe poudha poudhe paud naarsari poudhshala: planted crop
jad jadh bo bona boni bota bote boti boya boye boyi boiye boyenge boenge boyega boega boyegi boegi booge: planted crop
bounga boungi bokar boke boein: planted crop
katai kataayi fasalkatai gahai thresar upaj paidawar utpadan: harvest
sinchai sichai sinchayi seenchna seenchne sinchte: water crop
jutai jotna jotne jotai: field soil
ugana ugane ugate ugata ugao ugti ugta ugna ugne ugega ugenge ugaoge pak: grow crop
ped perh pairh vriksh vruksh vraksh darakht daali tehni tahni shakha shaakhayen: trees
pattiyan pattiyon: leaf
phool gulab: flowering
phal phaldar bagwan bagbani kela kele papita anar angoor nimbu narangi santre bagaan baagon bageeche baghicha: orchards
kyari kiyari kyariyan: rows field
mendh medh mede: bunds boundary
tubewell tubwell tyubwel nalkoop borwell borewell kuan kuwan kunwa kuen kuven: wells water
pampset motorpump: pump
zameendar malikana malkin sansthapak sansthapk makaanmalik kirayedar kirayadar: owner
chhidak chhidkna chhidkne chhidkte chhidkenge chhidke chhidko chhidkaana chhidkao chhidkaavwala chhidkava: spray
chirkav chhidaakav chhidakwa chhidakwaye chhidakwayega chhidakwayegi chhidakwaein chhidkwa chhidkwaya: spray
chhidkwaye chhidkwayi chhidkwayenge: spray
dawaiyan davaayi dawaye aushadhi aushdhi: pesticides chemicals
keetnashi kitnashk jantunashak: pesticides
khetkhad khaadh khaat gobar jaivik kampost uriya yuria yuriya euria: fertiliser
phaphund fafundnashak phaphundnashi: fungus treatment
kharpatavaar kharapatwar nidai nirai ghaasfoos gajarghas ghaans: weed
tidda tiddi tiddiyan tiddo tiddidal maahu chepa chempa safedmakkhi makkhi makkhiyan sundi sundiyan illiyan: insects pests
deemak deemakh macchar machchhar machhron keetaanu keeton keedon chuha chuhe chuhon: insects pests
madhumakkhi madhumakkhiyan: beekeepers hives
fasale fasl rabi kharif kharip jayad zaid jau jowar jwar juar bajra kodo kutki bhutta bhutte sarson sarsoon: crop
raayi daal dalhan masoor arhar arhad tuar tuvar moong urad udad matar tilhan mungfali surajmukhi alsi anaaj: crop
dhaano: paddy
gehon gahu gehoun: wheat
soyabeen soyaben sayabin soya: soybean
narma rui: cotton
eekh: sugarcane
aalu pyaz piaz lahsun lehsun adrak haldi mirch baingan bhindi gobhi tmatar tamater sabjiyan sabjiyon tarkari: vegetable crop
amrood jaamfal: guava
aamon aambagh: mango
mandi bazar: market
pashu maveshi janwar gaay bhains bhens bhais bail bakri bakriyan bakra bhed bhedein murgi ghoda kutta kutte: animals
kutton billi bandar hathi tendua nilgai suar soowar chidiya chiriya pakshi panchhi parinda parinde doodh jhund: animals
machhli machhali baandh jheel sarovar talaav talabon jalashay: pond water
khalihan godam gudam: store
jangal jungal jungla jangl jungle: forest
tektar tractar traktar trektor: tractor
matti mrida mitte ret balu: soil
keechad keechar geela geeli geele nami sichit bheeg: wet moisture
soukha sookh: dry
bhoojal jalstar seench: water
gaw ganvon gramin dehati panchayat sarpanch sarpach pradhaan gramsevak: village
kisanmitra kisandidi namodidi droni dronedidi: women farmer groups
sahkari samiti samooh: groups
mahila mahilayen aurat stri: women
yojna yojana skeem iskeem sabsidi subsidi sabcidi chhutrashi: scheme subsidy
mistri mistriyon karigar takneekee technisian teknisian taknishiyan tecnician teknishiyan taknisian: technician
mazdoor: labour
naukar nokar naukron karmachari karamchari: staff
adhikari afsar apsar ophisar neta mantri pradhanmantri mukhyamantri vidhayak aadharbhut gairsarkari praivet: government
prayvet kshetriya antarrashtriya rashtriya: government
pulis pulice polis policewale thana sipahi sainik fauj sena chaprasi chowkidar chaukidar pehredar pahredar: security guards
pahra: security guards
patwari tehsil tahsil tehsildar tahsildar khasare khatauni khatoni jamabandi bhulekh: land record
thekedar tekedar: contractor
dukandar dukan vikreta bikreta becchnewala bechnewale: seller
grahak khareeddar: customers
vidyarthiyon vidhyarthi vidyarti bidyarthi chhatro chhatraon prashikshu ladke ladko ladaka ladkiyon: students
ladkio: students
shikshika shikshakon adhyapika adhyapakon mastar masterni guruji ustad: teacher
prashikshak prshikshak sikhanewala sikhanewale sikhanewali: instructor
pita pitaji baap abbu bapu mata mataji matapita ammi maabaap abhibhavak palak: parent
bete bitiya betiyan betiyon bachhon: child
parosi pados padosi parosiyon padosiyon: neighbours
patni biwi bhabhi didi behen bahan behan bahin chacha daadi parivaarik gharwale gharwalon khandan: family
sanchalak prabandhak prbandhak vyavasthapak nideshak nirdeshak adhyaksh mukhiya mukhia: manager head
sadasya sadasyon sadsya teem toli: team
visheshgya visheshagy vishesagya maahir: expert
ingeeniyar injiniyar injinear injiniar enginear abhiyanta injineer: engineer
vaigyanik vagyanik anusandhan shodh risarch resarch reserch: research
daaktar doktar chikitsak aspatal haspatal hospatal asptal dawaikhana dawakhana: medicine
vakil kanooni vaidh avaidh gairkanooni gerkanuni nyay adalat kachahri kachehri mukadma kacheri: legal
chalak vimanchalak chalanewala chalanewale chalanewali udanewala udanewale pailat payalat paylot pailot pilat paaylat: pilot
pylot: pilot
draivar dryver draiver: driver
doodhwala vyapari byopari vyapariyon udyami udhyami udyog udhyog udhog byapar vyopar bijnes buisness bussiness: business
dhanda dhandhe: business
dronewala dronewale dronewali: drone pilot
buzurg budha budhe jawan yuva yuvak naujawan noujawan umrseema aayuseema umre: age
aadmiyon adamee aadmion manushya manav vyaktiyon raahgir yatri yatriyon: people
janta janata praja bheed bheedbhad: public
mehman atithi ghoomphir paryatan yatra ghoom: visits
plat ploat plotwala: plot land
makano haveli jhopdi jhopadi gharo gharpar gharpe farsh kamra kamre kamro masjid mandir mandar gurudwara girja: building
deewaron diwaren deewal dewar: walls
chaton chhatein chhatpar: roof
darwaza darwaze phatak khidki khirki khidkiyan: door
seedhiyan zeena kadam: steps
khambhe khambhon khamb minar: towers
jameene jameenon jamein jmin bhoo jaayadad jaydad jaidad jayedad sampatti sampada milkiyat: land
naaptol napjokh napjoukh naapi paimaayish pemaish paymaish sarve surve servay sarbe sarvekshn sarvekshad napwa: survey
napwaya napwaye napwayi napwayega napwayegi napwaein: survey
seemankan batwara bantwara seemaen seemaye hadbandi hadd chauhaddi sarhad seemasuraksha: boundary
khudai khudwana khudwane khudayi khod: earthwork
bharaav bharna bharne bharni bharta bharte bhara bhare bharo bhariye bhariyega bharenge bharega bharegi: fill
bharoge bharunga bharungi bharkar bharke bharwa bharwaya bharwaye bharwayi bharwayenge bharwayega bharwayegi: fill
bharwaein udel undel: fill
nirman nirmaad: construction
nirmata: manufacturer
pul puliya pulia setu: bridges
sadke sadkon sarak sadaken raasta raaste marg chauraha chowraha chouraha chowk chauk tiraha: road route
nadi nadiyan nadiyon dariya: river
naala nale naali: drains
samudra samundar samandar samunder: sea
pahaadon pahaar parvat pahadiyan tila tekri tekdi: hill
ghaati khai: valley
chattan patthar: stones
khadaane khadanon khaandon khanan khanij utkhanan gitti muram murum: quarry
maidan medan dharti dharatee prithvi pruthvi: field
jagah jagh jga jageh sthan isthan gantavya manzil: location
mohalla muhalla basti gali galiyan shahr shaher shaharon shehron shehri nagar nagarnigam nigam mahanagar rajya: city
pradeshon: city
jila jile janpad: district
desh deshh mulk videsh bidesh: foreign
bharat hindustan bharatiya bhartiya deshi swadeshi: india indian
bhopalme bhopaal bhupal: bhopal
gobindpura gowindpura: govindpura
vishwavidyalaya mahavidyalay kaalej kolej coleg collej: college university
iskul skul sakool schul vidyalay vidhyalaya vidyalayon: school
sansthan sansthayen: institute
vibhag bibhag: departments
prayogshala lebb laib: laboratory
karyashala workshap varkshop: workshop
kendr kender sentar santar: centre
hawaiadda hawaiadde vimantal vimanpattan airpot eyarport: airport
steshan istation isteshan tesan: station
thikana pta: address
sthiti isthiti sthithi haal haalchal haalat: status
loksabha antriksh antarix aasman aakash gagan: sky
nakshon maanchitra: map
pankhudi pankhiyan pankh propelar proppeller propelr propelor: propeller
betri batri bettery batteri batary baitari baitri bettary: battery
taren vaayar waire vayaring waayring: wire wiring
pech pechkas pencho penchkas: screw screwdriver
purzo kalpurje kalpurja paarts: spares parts
kaimra kamera kemra kaimera camra camara cemra cemera kaimre: camera
motar motur moter mottor: motor
mashin machin machene masheenein machinein yantr: machine
gaadi gaadiyan gari vahanon saikil cykal: vehicle
indhan endhan dijal petrole: fuel
injan injin enjin ingin: engine
pahiya pahiye paiya chakka chakke: wheels
rassi rasse rassa dori janjeer: rope
tanki tainki tenki tankiya paip: tank
nojal nozel nojhal nozle: nozzle
rimot rimoat remot remotwala: transmitter remote
sensar sensur sencer: sensor
skrin screene iskrin: screen
mobail mobyle fon foan foon: phone
kampyutar komputer computar kamputer kampuitar kompyutar laiptop leptop: computer
softwear saftware softver saaftwear saftveyar: software
charjar chargar: charger
charj chaarjing: charge battery
bijlighar vidyut bidyut vidhyut bijalee karant: electricity power
baltee dibba dabba dibbe dabbe bocks peti: box
dhak dhank: cover
dhaancha dhacha: frame structure
kaanch sheesha sheeshe loha lohe ispat dhatu lakdi lakri lakadi plastik plaastic pilastik: material
kapda kapde kapdon pahan pehan: wear
auzar ojaar upkaran upakaran upkaranon saamagri: tools equipment
samano: load goods
dron drown dorne droon droneka droneki droneke dronese dronon droneko dronepar: drone
hawaijahaz jahaz vimaan: aircraft aeroplane
helikoptar helicoptar helikopter: helicopter
kwadkoptar kwadcopter quadkopter kuadcopter quadcoptar: quadcopter
udnewala udnewali udnewale udaanbharna chalaya chalaye chalayi chalayenge chalayega chalayegi chalaein chalaa: flying
udega udegi udenge udenga udkar udke udati udate udayenge udaenge udayega udaega udayegi udaegi udao udaoge: fly
udaunga udaungi udaiye udakar udake udaya udai udaaye udani udney udni urna urne urta urti urte urega uregi: fly
uraan udaanon ud udna udi udo udiye udiyega udoge udunga udungi udayi udaein udwa udwaya udwaye udwayi: fly
udwayenge udwayega udwayegi udwaein: fly
udyan uddyayan urdan vaimanik vimanan: flight aviation
robo rowbot: robot
chabi chaabhi kunji tala taale: keys
buttan: switch
prakash roshni ujala battiyan battee taarch chamak: light
awaz shor baja bajaya bajaye bajayi bajayenge bajayega bajayegi bajaein: noise
kampan kampn jhatka jhatke hil: vibration
garam garma garmahat ushma ushna grm: thermal heat hot
taap taapmaap tharmal: thermal temperature
thand thandak sardi sardiyon sardiyan: cold
kiran kiranein: infrared
urja: energy
saur saururja soler solaar: solar
suraj surya dhoopmein: sun
sanket sanketh: signals
tasviren chitra citra phooto chhavi: picture photographs
vidiyo veedeo vedio vidio vidyo: video
karyakram karykram: programme
prashikshan prashikshn prashikshad prasikchhan parshikshan parishikshan prashikshit traning trening trainning: training
tarening tarning treining: training
praveen nipun kushal kaushal kaushl hunar dakshta daksha: skills
paathyakram paathykram syllabas silebas sylabus paathya: syllabus course
kors cors koarse kores kours coarse: course
sabak adhyay siddhant siddhanth thiyori theori: lessons
kaksha kakshayen klaas clas kilaas shreni shreniyan varg: class
pariksha parikcha imtihan imtehan parikshayen parichha ijjam igzam egjam exzam prashnpatra: exam test
uttirn guzar: over
asafal asafl anuttirn phel fale: fail
safal kamyab: pass
parinaam natija natije: result
shulk phees feez feeis: fee
chhatravriti chhatrvratti vajifa: scholarship
chhatravas hostal hoastel awas rehnekhane rahnekhane thaharna theharna thahrne thaharne theherna thahrna: hostel accommodation stay
rehneka rahneka: hostel accommodation stay
bhojan khaane khanapina nashta chai lanch khaya khaye khayi khate khati khao khaiye khayenge khaenge khaoge: food
khakar peena peene peete piyo piye piyenge: food
praveshpatra daakhila dakhla dakhile pravesh praveshh parvesh edmission admishan admisson addmission edmishan: enrol entry
namankan: enrol entry
yogyataen yogyataye yogy patrata kabiliyat kaabil: qualification
padhaayi pdhai parhai padai padhalikha padhelikhe anpadh anpad unpadh saakshar snatak shikshit shaikshik: education schooling
shaikshanik: education schooling
anubhav anubhw tajurba tajurbe: experience
gharbethe gharse gharbaith ghrse: online home
onlain aanlain onlayn aanline oneline onlin: online
ofline aaflain oflain: offline
abhyas abyas riyaz praiktis prektis prectice praktis: practice
prayog prayogik prayaog istemal istamal estemal upyog upayog khapat khapt: use
sawal prashn: question
jawab uttar uttr jabab: answer reply
galat galt glat galtiyan galtiyon ghalat ghatiya bekar bakwas faltu jhooth jhoot: wrong mistake
pramanpatr sartificate certifiket sartifiket sertificate certificat satifiket certifikat pramanit sanad: certificate
parmanpatra: certificate
manyata manyta maanyataprapt maany: recognized authorised
laisens laisence licens lisence lycence laysens laisance lisense laicens liecence: licence certificate
digri degri diplomaa: diploma
rozgari berojgar naukariyan naukriyan naukriyon nokriyan nokari nauakri nawkri naukriwala naukriwali: job
padon rikti riktiyan riktpad seetein: vacancy open positions
sakshatkar intarvyu intervew intarview: interview
vetanmaan tanakhwah pagar selary sailary salery: salary
kamaye kamaya munafa munafe aamdani aamadani aay kama kamayi kamayega kamayegi kamaein: earn income
bhavisya bhavishy kariyar kairiyar carrer carier kairier: careers
internsip intarnship intanship: internships
aavedan arji darkhast darkhwast aavedak ummidwar prapatra parpatra faram pharm phorm: application form
chayan chunav chun chunwa chunwaye chunwayega chunwayegi chunwaein chhaant chhatna: choose
padonnati tarakki tarkki pragati unnati: progress
naukridata placemant plesment plasement plesmant palcement: placement
jimmedaar jimmedar jimedar zimmedar zimmedaar zimmewari jimmewari jimmedari zimmedari: responsible
laksya lakshy uddeshy uddesya maqsad: aim purpose
pratiyogita prtiyogita mukabla pratispardha: competition
puraskar inaam: awards
pariyojna pariyojana prijekt projekt projact: project
vigyan: science knowledge
ganit: mathematics
udaharan udahran misaal: example
vishay vishayon vishya maamla maamle mudda mudde: subject topic
kitabe pustak pustika kitabon pustakalay: manual
kalam pensil kaapi dastavezon kagazat kagajon kagzo: documents papers
kahani kahaniyan: story
bhasha hindime angrezi anuvad tarjuma: language
kimaten keemt mehngi mehnge mahngi mahnge mahnga mahenga mahengi: cost
sauda saude saudebazi: deal
bijak raseed raseedein raseet: bill receipt
bhugtan bhugataan adaygi adaayegi adayagi adaigi chukana chukane chukao chukaya chukaye chukata: pay
udhari karz byaaj biaj sood: loan
kishten kishtwar eemi: emi
rupay rupaiya rupiya rupye rupaiye ruppes rupai rupyo: rupees
nakad nakd nagad dhanrashi rakam rakm: paid money
agrim peshgi edvance advans: advance pay
jamanat: deposit
chhoote rahat dizcount diskaunt discaunt: discount
mufat mufth nishulk nihshulk: free
sasti kifayati: cheap
fayda faida faayde faide laabh: benefits
nuksan nukasan nuksaandeh haani ghaata ghaate: loss damage
tulna mukabale: compare
kharidi kharidari kharida kharidenge kharidunga kharidungi kharidega kharido kharidiye kharidkar kharidte: buy
kharidta kharidti kharidwa khreedna khridne kharidoge kharidni: buy
bikri bikau vikray beche bechi becha bechenge bechega bechunga bechoge bechiye bechta bechti bechkar bechni: sell
bechne becho bechiyega bechegi bechungi bechke bik: sell
kiraay kirae kirayepar kirayape bhaade kirayepe: hire rent
thok vishal bdaa: large
namuna namune: sample
garanti gaurantee gurantee garenti: guarantee
wapas wapis waaps lota lotaya lotaye lotayi lotayenge laut: return
adlabadli badl badalwa badalwaye badalwayega badalwayegi badalwaein badlwa badlwaye badlav badalaav: change
parivartan: change
seva sevayen sarvis sarvice servis: services
suvidha subidha suvidhayen sahuliyat: facilities
utpad prodakt prodact: products
maal maalbhada dhulayi dhone dhota dhote dhoyega dhoke dhokar dhulwai: carry goods
parivahan privahan yatayat gaadiwala: transport traffic
dilivari delivari dilevery delevery dilivery sandeshvahak daak dakiya kuriyar koriyar: delivery
vigyapan prachar: advertising
sampark: contact
anubandh karar samjhauta samjhota samjhaute: agreement contract
saajhedar bhagidar hissedar: partner
hissa hisse hisson: part
nivida theke tendar: tender
prastav prstav: proposal
ardar aadesh aurdar mangwa mangwaya mangwaye mangwayi mangwayenge mangwayega mangwayegi mangwaein mangana: order
mangane mangani mangata mangate mangati mangaya mangaye mangayi mangao mangaiye mangaenge mangayenge mangaega: order
mangaoge mangakar: order
daan sahyog sahayog sahyata sahayak madadgar madat mddad mdd: support help
taks teks jiyesti jeesti: tax gst
anumatiyan anumti ijazt ejazat manjur svikriti: permission
panjiyan panjikrit panjikarn rajistration ragistration registraton rejistration registeration: registration
kanoonon niyamavali niyamaa dhaara anushasan laagu: rules
jurmane dand dandh saja: penalty
pratibandh pratibandhit paabandi manaahi mana prtibandh warjit nishedh: ban prohibited
sabut subut gawah tasdeek satyapan: proof
hastakshar dastkhat dastakhat mohar muhar thappa: signature signed
pahchanpatra pehchanpatra pechan aadharcard aadhar: identification proof
gopniya gopaneeya gopneey niji nijata nijta: privacy confidentiality
beeme insurence insurens inshorence inshurance insorance: insurance
shart: terms conditions
hak adhikar: rights
neeti: policy
khatra khatre khatron khatarnak khataranak jokhim darr darpok bhay ghabrahat ghabrana ghabrate ghabrao: risk dangerous
ghabraya ghabraye ghabrayi ghabrayenge ghabrayega ghabrayegi ghabraein dhamaka visfot: risk dangerous
chot choat chotein ghayal zakhmi: accident
aag agni aaglagna agnishaman damkal: fire
bachav bachaao raksha: protection
surakshit surkshit surakhsha surksha surakchha hifazat mahfooz mehfooz: safe safety
durghatna durghatana haadsa hadse: accident crash
aapda aapada aapatkal aapaat: emergency
baadh baarh: floods
bhookamp bhuchal tufan aandhi: emergency weather
bimariyan rogon rogi beemar: disease
ilaj upchar: treatment
dhuan dhuwan: smoke
dhool dhoolmitti: dust
dhundh dhund kohra kuhasa mausam mosam mausm mosum mousam olavrishti bijligirna aasmani jalvayu: weather
paryavaran pradushan mahaul: weather
garmiyon garmiyan pighal ubal garamhona tapna tapta tapti tapte tapega: heat
baarishon barsaati varsha mansun monsun barasna barase barasta: rain
hawae hawayein vayu: wind
chhaon chhaanv: shade
chetavni saavdhan: warns safety
dikkat dikkt pareshaaniyan samasya samsya musibat mushkil taklif takleefein prabalam problam problum chinta: problem
fikr fikar paresan preshan: problem
gadbad garbar garbad khami kami kamiyan kamzor kamjoor bigda bigdi bigde bigad bigar bigregaa kharaabi: fault broken
atak atki atke phans phas: stuck
tutne tutti tutte tutega tutegi tod tutni tuto tutiye tutenge tutoge tutunga tutkar kharabhogaya kharabhua: broken
tootgaya tutgya: broken
daraar daraarein phat: crack
risav tapak risna risne: leaks
zang zung: corrosion rusty
ghis: worn
gumm khogaya khoya kho gumshuda laapata bhatak: lost
choron chura churaya: theft security
nakli asli vastav asal: original
dhokha dhoka thagi froad: cheated
bharosa vishwas bishwas yakeen bharose bhrosa bharosemand vishwasniya himmat saahas: trust
shikayten shikayate shikait gussa gusse naraz: complain
gandagi ganda gandi gande mailaa maili: dirt
saafsafai saaf safai swachh svachchh dho dhoya dhoye dhoyi dhoyenge dhoyegi dhoein dhulwa dhulwaya dhulwaye: clean
dhulwayi dhulwayenge dhulwayega dhulwayegi dhulwaein: clean
mazboot mzboot tikau: strong
sakht kadak kathor sakhat kathin kathinai: hard
saral sarl: simple easy
khoobsurat sundar sunder badiya badia bdhiya badhia badhya shaandar zabardast uttam behtareen achchhe achhe: good
achhi achchi achhese bahtar behter betar kamaal shabash waah: good
sundarta gunvatta quwaliti kwality: quality
khaas khaasiyat visheshtaen visheshtayen vishesh: features
aamtaur samanya sadharan mamuli: normal
alag alagalag algg: different separate
ekjaisa ekjaise ekjaisi ekjesa: same
sateekta shuddh: accuracy
nyaa naiee nutan navintam: new latest
purani purane prachin: old
chhotu choota chhutka: small
rang laal neela peela safed kaala bhoora gulabi hara hari: colour
mahatvapurn mahatvpurn jarurat jarurt aavashyak anivarya: need required
sambhav mumkin: possible
upalabdh uplabdh maujood mojood haazir: available
taiyaar tayyar: ready preparation
svachalit swatah aatomatic otomatic automatik otomatik: autonomous
lagatar nirantar: constant
asar prabhav mehnat mehanat parishram kaamkaj kaamo karya karye: work
dikhawat banavat: design
shauk shouk shok shaukiya dilchaspi ruchi: interest hobbyists
soch vichar khayal: think
swagat swagatam suswagatam khushamdeed: welcome
namskar namste namaskaram namasteji parnam salaam adaab suprabhat shubhratri ramram jaishreeram radheradhe: hello
satsriakal: hello
dhanywad dhnyawad dhnyvad shukria aabhar thanku thankyu thenkyu: thanks
phirmilenge albida: bye
naam: name
poochhtaachh: enquiry
samvad vartalap varta baaten guftagu charcha bol bolwa bolwaye bolwayega bolwayegi bolwaein bulwaa bulwaaya: talk
bulwaaye bulwaayi bulwaayenge: talk
sandesh paigam: message
jaankaariyan soochna suchana vivaran vivran bivaran byora byoura vistar detel ditel ditail detal: information
vistaarse detailme tafseel: details
salah mashwara sujhav paramarsh: advice opinion consultation
khabrain: news
lekh aalekh: articles
ghoshna ghoshana elaan soochnapatra: announcement
maloom malom yaad jaan: know
tarah trah tarh tareeka tareeke dhang vidhi naskha nuskha: way
prakar kism kisam: kinds
vajha: reason
cheez vastu: things
hoshiyar samajhdar buddhimaan: smart
sach sachchi sachchai sachmuch: real
khamosh shaant: calm
shaadi shaadiyon vivah byah: weddings
shuting filmein: filming
uttari: north
dakshin dakhin: south
purab purv: east
paschim pachhim: west
daayen dahine: right
baayen: left
kinara kinare: edge
kona kone: corner
nazdeeki nikat paasme karibi: near
dooriyan: distance far
parle aarpaar: across
bhej bhaij bhijwa bhijwaya bhijwaye bhijwayi bhijwayenge bhijwayega bhijwayegi bhijwaein: send
rakh rakhwa rakhwaye rakhwayega rakhwayegi rakhwaein nibh: keep
hatna hatne hatni hatta hatte hatti hato hatiye hatiyega hatenge hatega hategi hatoge hatunga hatungi hatkar: remove delete
hatke hataya hataye hatayi hatayenge hatayega hatayegi hataein hatwa hatwaya hatwaye hatwayi hatwayenge: remove delete
hatwayega hatwayegi hatwaein nikalwa nikalwaya nikalwaye nikalwayi nikalwayenge nikalwayega nikalwayegi: remove delete
nikalwaein: remove delete
bach bachat: protect savings
pohoch pohonch puhunch pahoch: reach
ghumaya ghumaye ghumayi ghumayenge ghumayega ghumayegi ghumaein ghumaa mudna mudne mudni mudta mudte mudti: turns
mudi mudo mudiye mudiyega mudenge mudega mudegi mudoge mudunga mudungi mudkar mudke: turns
girni girta girte girti gire giriye giriyega girenge girega giregi giroge girunga girungi girkar girke takra: crash
takara takraya takraye takrayi takrayenge takrayega takrayegi takraein giragaya girgaya girgayi girgya: crash
girana girane girani girata girate girati giraya giraye girayi girao giraiye girayenge giraenge girayega: drop
giraega girayegi giraegi giraoge giraunga giraungi girakar girake giraein phenk phek pushpvarsha: drop
jal jaljana jalgaya jalgayi: burn fire
jala jaladi jaladiya: burnt
jod jud judwa judwaye judwayega judwayegi judwaein jurwa jurwaya jurwaye jurwayi jurwayenge: joint assemble
chal chalwa chalwaye chalwayega chalwayegi chalwaein daud dourna dourne dourni dourta dourte dourti doura: run
doure douri douro douriye dourenge dourega douroge dourunga dourkar bhaag: run
ruk rok tham: stop
utarwa utarwaye utarwayega utarwayegi utarwaein: landing
chadh charh kood: climb
ginna ginne ginni ginta ginte gino giniye giniyega ginenge ginega ginegi ginoge ginunga ginungi ginkar ginke: count
ginwa ginwaya ginwaye ginwayi ginwayenge ginwayega ginwayegi ginwaein: count
dekhni dekhta dekhti dekha dekhe dekhi dekho dekhiye dekhiyega dekhenge dekhega dekhegi dekhoge dekhunga: see
dekhungi dekhkar dekhke: see
dikhwa dikhwaya dikhwaye dikhwayi dikhwayenge dikhwayega dikhwayegi dikhwaein dikhaya dikhaye dikhayi: show
dikhayenge dikhayega dikhayegi dikhaein dikhaa dikhla dikhlaya dikhlaye dikhlayi dikhlayenge pradarshan: show
pradarshni numaish: show
dikh: visible
sunana sunane sunani sunata sunate sunati sunaya sunaye sunayi sunao sunaiye sunayenge sunaenge sunayega: tell
sunaega sunayegi sunaegi sunaoge sunaunga sunaungi sunakar sunake sunaein: tell
likh likhwa likhwaye likhwayega likhwayegi likhwaein: write
padh parh: read study
padhaya padhaye padhayenge padhayega padhayegi padhaein padhaa parhana parhane parhani parhata parhate parhati: teach
parhaya parhaye parhayi parhao parhaiye parhaenge parhayenge parhaega parhaoge parhakar padhwa padhwaya: teach
padhwaye padhwayi padhwayenge padhwayega padhwayegi padhwaein sikhaya sikhaye sikhayi sikhayenge sikhayega: teach
sikhayegi sikhaein sikhaa sikhwa sikhwaya sikhwaye sikhwayi sikhwayenge sikhwayega sikhwayegi sikhwaein: teach
poochh puchwa puchwaye puchwayega puchwayegi puchwaein: ask
bula bulaya bulaye bulayi bulayenge bulayega bulayegi bulaein bulwayega bulwayegi bulwaein: call
milaya milaye milayi milayenge milayega milayegi milaein milaa ghol: mix
milwa milwaya milwaye milwayi milwayenge milwayega milwayegi milwaein baithak mitting: meets
sikhni sikhta sikhte sikhti sikhe sikhi sikhiye sikhiyega sikhenge sikhega sikhegi sikhoge sikhunga sikhungi: learn
sikhlai: learn
samajhne samajhni samajhta samajhte samajhti samajha samajhe samajhi samajho samajhiye samajhiyega samajhenge: understand
samajhega samajhegi samajhoge samajhunga samajhungi samajhkar samajhke samaj smjh: understand
samjha samjhaya samjhaye samjhayi samjhayenge samjhayega samjhayegi samjhaein smjhana smjhane smjhani smjhata: explain
smjhate smjhati smjhaya smjhaye smjhayi smjhao smjhaiye smjhaenge smjhayenge smjhaega smjhaoge smjhakar: explain
samjhwa samjhwaya samjhwaye samjhwayi samjhwayenge samjhwayega samjhwayegi samjhwaein: explain
khol khul khulwa khulwaye khulwayega khulwayegi khulwaein: open
pakad pakar tik: hold
chhod: leave
dhundhna dhundhne dhundhni dhundhta dhundhte dhundhti dhundha dhundhe dhundhi dhundho dhundhiye dhundhenge: find
dhundhega dhundhoge dhundhunga dhundhkar dhundna dhundne dhundni dhundta dhundte dhundti dhunda dhunde dhundi: find
dhundo dhundiye dhundenge dhundega dhundoge dhundunga dhundkar: find
khoj: search
kaat katwa katwaye katwayega katwayegi katwaein chhantai: cut
tol tulwa tulwaya tulwaye tulwayi tulwayenge tulwayega tulwayegi tulwaein: weigh
jaanch jaanchwa jaanchwaye jaanchwayega jaanchwayegi jaanchwaein shuddhikaran jaanchparakh nirikshan: inspect
inspekshan: inspect
parakh: test
khelni khelta khelte khelti khela khele kheli khelo kheliye kheliyega khelenge khelega khelegi kheloge: play
khelunga khelungi khelkar khelke: play
bitha bithaya bithaye bithayi bithayenge bithayega bithayegi bithaein baithana baithane baithani baithata: mounted
baithate baithati baithaya baithaye baithayi baithao baithaiye baithaenge baithayenge baithaega baithaoge: mounted
baithakar: mounted
maang: ask requested
lag: takes
lagaya lagaye lagayi lagayenge lagayega lagayegi lagaein lagaa lagwa lagwaya lagwaye lagwayi lagwayenge: install
lagwayega lagwayegi lagwaein: install
ghus: enter
banwa banwaya banwaye banwayi banwayenge banwayega banwayegi banwaein banani banata banati banaya banaye: build
banayi banaiye banayenge banaenge banayega banaega banayegi banaegi banaoge banaunga banaungi banakar banake: build
banaein: build
sudharna sudharne sudharni sudharta sudharte sudharti sudhara sudhare sudhari sudharo sudhariye sudhariyega: repair
sudharenge sudharega sudharegi sudharoge sudharunga sudharungi sudharkar sudharke sudhra sudhraya sudhraye: repair
sudhrayi sudhrayenge sudhrayega sudhrayegi sudhraein sudharwa sudharwaya sudharwaye sudharwayi sudharwayenge: repair
sudhrwa sudhrwaya sudhrwaye sudhrwayi sudhrwayenge: repair
modna modne modni modta modte modti moda modi modo modiye modiyega modenge modega modegi modoge modunga: folded
modungi modkar modke lapet: folded
khinch khich: pull photograph
dhakel dabna dabne dabni dabta dabte dabti dabi dabo dabiye dabenge dabega daboge dabunga dabkar dabaya dabaye: push
dabayi dabayenge dabayega dabayegi dabaein: push
latk latak: hanging
baandhna baandhne baandhni baandhta baandhte baandhti baandha baandhe baandhi baandho baandhiye baandhiyega: tie
baandhenge baandhega baandhegi baandhoge baandhunga baandhungi baandhkar baandhke bandhwa bandhwaya bandhwaye: tie
bandhwayi bandhwayenge bandhwayega bandhwayegi bandhwaein: tie
chipk chipak: glue
chhap chhapwa chhapwaye chhapwayega chhapwayegi chhapwaein: printing
sambhal: handle
aazma aazmaya aazmaye aazmayi aazmayenge aazmayega aazmayegi aazmaein: trial
uth uthwa uthwaye uthwayega uthwayegi uthwaein: lift carry
sah jhel: withstands
daalna daalne daalni daalta daalte daalti daala daale daalo daaliye daaliyega daalenge daalega daalegi daaloge: add
daalunga daalungi daalkar daalke dalwa dalwaye dalwayega dalwayegi dalwaein dalvaya dalvayi dalvayenge: add
badhana badhane badhani badhata badhate badhati badhaya badhaye badhayi badhao badhaiye badhayenge badhaenge: increase
badhayega badhaega badhayegi badhaegi badhaoge badhaunga badhaungi badhakar badhake badhaein barhana barhane: increase
barhani barhata barhate barhati barhaya barhaye barhayi barhao barhaiye barhaenge barhayenge barhaega barhaoge: increase
barhakar: increase
ghat: reduce
manne manta mante manti mano maniye manenge manega manoge manunga mankar: accept
manana manane manani manata manate manati manaya manaye manayi manao manaiye manayenge manaenge manayega: agree
manaega manayegi manaegi manaoge manaunga manaungi manakar manake manaein: agree
pahchanna pahchanne pahchanni pahchanta pahchante pahchanti pahchano pahchaniye pahchaniyega pahchanenge: recognise
pahchanega pahchanegi pahchanoge pahchanunga pahchanungi pahchankar pahchanke pehchanna pehchanne pehchanni: recognise
pehchanta pehchante pehchanti pehchano pehchaniye pehchanenge pehchanega pehchanoge pehchanunga pehchankar: recognise
dilwane dilwani dilwata dilwati dilwaya dilwaye dilwayi dilwaega dilwayegi dilwaegi dilwaunga dilwaungi: provide
dilwakar dilwake dilwaein: provide
sarakna sarakne sarakni sarakta sarakte sarakti saraka sarake saraki sarako sarakiye sarakiyega sarakenge: drift
sarakega sarakegi sarakoge sarakunga sarakungi sarakkar khisak: drift
jhuk: tilt
laad ladwa ladwaye ladwayega ladwayegi ladwaein: load
theher thahar thehar: stay
sulajh suljha suljhaya suljhaye suljhayi suljhayenge suljhayega suljhayegi suljhaein: solve
niyantran kantrol niyanthran: control
sanchalan: operation
prabandh vyavastha intezam intzam: management
vikas: development
suchi: list
nazar chaukasi chowkasi dekhrekh dekhbhal jasoosi: surveillance
rakhrakhav: maintenance
bachaavkarya khojbachav rahatkarya: relief
khambebijli vidyutline bijlikhambha: power line towers
trasformer tansformer transfarmar: transformers
solarpanel pannel panal painal: solar plant
paiplain: pipelines
relve railwe: rail
taknikal dizital: technical
upgrah upgrh saitelait satelite setelite: satellite
aankde aankda aankdon akda aankade aakde daata: data
vishleshan bishleshan: analysis data
ripot riport repoat riporat rapat: report
lekhajokha rekard rikard rikord sankalan sangrah: records
kritrim krutrim: ai
prarup: format
starr: level
padaav charan charno: phases steps
daftari karyalay ophis aafis aufis mukhyalay: office
milnekasamay mulaqat: appointment
nimantran nyota samaroh utsav jashn: events
upasthiti hajri: attend
baich: batch
kachra: scrap
haath: hand
aankh: eyes
helmat joota joote chashma dastana dastane: protective wear
dronekheti dronespray: spray farm
jaldbazi: quicker
kitnader kitnideri deri vilamb: delay
intezar prateeksha: wait
jama jma: submit
shamil: included
bhoj: bhoj
dilli dehli: delhi
munbai bambai: mumbai
lakhnau lakhnaoo: lucknow
gvaliyar gwaliyar: gwalior
haidrabad: hyderabad
nakal: copied
sanshodhan: amendments
jel jail qaidkhana kaidkhana: jail
`;
