/**
 * Hindi in Latin letters, as in hindi-everyday.ts: words that few questions have, and spellings of them that neither sound nor
 * ending leads to. Without them the nearest other word would be read in their place.
 */
export const rarerHindi = `
panjiyan panjikrit panjikarn panjikaran: registration
parcha: paper
asar: effect
neebu nimbu ninbu: lemon orchards
pila pili: yellow
oy oye abe dil okk rah ohho ksan mota moti mote maza maje dukh udas pyar prem plij plzz maaf thek okji taip tayp:
khel nach beth jeet jaag sota sote soye rona saheb sahab janab dwara lamha mitra sahib sirji medam vishv naram:
naarm komal nanha zinda khush anand dilse ajeeb gaane sunna sunne sunni sunta sunte sunti sunke kahla kehla bhool:
phail bichh hasna ladna ladte ladai zaroor khilaf anusar khatir bharme sadaiv shatru duniya sansar jeevit jeevan:
dukhad ummeed kshama theekh rishta nritya sunega sunoge sunkar ghabra viruddh palbhar dushman mulayam zindagi:
prasann avashya khelkud sunenge sununga bhaijaan khilauna asambhav namumkin mohabbat theekhai thikthak vichitra:
kahlaein saathiyon risthedar rishtedar:
alvida albida phirmilenge: bye
gram: g
r: are
kamaana kamayenge: earn
yogy kaabil yogyata patrata yogyataen yogyataye kabiliyat: qualification
gyan jankar: knowledge
hnji haaji haanji jihaan: yes
idhr idhar idher: here
chhip chhup peeche: behind
aaspaas irdgird chaaroor: around nearby
siwa ilawa sivaay atirikt: other
sust dhere aaram susth dheere dheema aahista aaramse: slow
poorn samapt sampoorn: end complete
darjan: twelve
sawa paav paune paone poune chothai chauthai: quarter
dugna dugni dugne dogna duguna doguna: doubled twice
tigna tigni tiguna teenguna: three times
barvi: class twelve xii
kiloo kilogramme: kg
gaz inchh mitar: metre
koss: km
gol golaai: round
chokor chaukor chaukon: square
brabr brabar samtal: flat
saiz: size
sateh: surface
khait khetpar khetonme: field farm
mede: bunds boundary
keedon: insects pests
pita baap abbu bapu mata ammi palak pitaji mataji maabaap matapita abhibhavak: parent
nyay vakil vaidh avaidh adalat kanooni mukadma kacheri kachahri kachehri gerkanuni gairkanooni: legal
dryver draivar draiver: driver
manav yatri adamee aadmion raahgir aadmiyon manushya yatriyon vyaktiyon: people
janta praja: public
bheed bheedbhad baraat barat julus juloos jaloos: crowd
barsana barsane barsaye barsayenge: shower drop
daba dabaya dabaye dabana: grab
nag: pieces
kaan kano: ears
chashma chashme ainak: glasses
plat plotwala: plot land
dewar deewal diwaren: walls
phatak khidki khirki darwaza khidkiyan: door
nirman nirmaad: construction
samudra samundar samandar samunder: sea
khai ghaati: valley
chattan patthar: stones
lebb laib prayogshala: laboratory
varkshop karyashala: workshop
kendr kender sentar: centre
tesan steshan istation isteshan: station
taren waire vaayar vayaring: wire wiring
pech pencho pechkas penchkas: screw screwdriver
purzo kalpurje: spares parts
paiya pahiya pahiye chakka chakke: wheels
skrin iskrin screene: screen
chaarjing: charge battery
dhak dhank: cover
dhacha dhaancha: frame structure
helikoptar helicoptar helikopter: helicopter
udyan vimanan uddyayan vaimanik: flight aviation
buttan: switch
taap taapmaap: thermal temperature
kiran kiranein: infrared
urja: energy
sanket sanketh: signals
citra chitra phooto chhavi: picture photographs
sabak adhyay theori thiyori siddhant siddhanth: lessons
guzar uttirn: over
natija parinaam: result
ghrse gharse gharbethe gharbaith: online home
ofline oflain aaflain: offline
digri degri: diploma
carrer carier kariyar kairier bhavisya kairiyar: careers
tarkki unnati pragati padonnati: progress
laksya maqsad uddeshy: aim purpose
mukabla prtiyogita pratiyogita pratispardha: competition
vigyan: science knowledge
ganit: mathematics
misaal udahran: example
sauda saudebazi: deal
jamanat: deposit
prachar vigyapan: advertising
theke nivida: tender
prstav prastav: proposal
mdd daan madat sahyog madadgar: support help
sabut subut tasdeek satyapan: proof
shart: terms conditions
hak adhikar: rights
neeti: policy
hadse durghatna: accident crash
aapda aapaat aapatkal: emergency
dhool dhoolmitti: dust
chhaon chhaanv: shade
ghis: worn
ganda maili gandagi: dirt
sakht kadak kathor sakhat kathin kathinai: hard
sarl saral: simple easy
khaas vishesh khaasiyat visheshtaen visheshtayen: features
mamuli aamtaur samanya sadharan: normal
ekjesa ekjaisa: same
swatah otomatic otomatik svachalit aatomatic automatik: autonomous
lagatar nirantar: constant
banavat dikhawat: design
swagat swagatam suswagatam khushamdeed: welcome
elaan ghoshna soochnapatra: announcement
kism kisam prakar: kinds
vajha: reason
hoshiyar samajhdar buddhimaan: smart
shaant khamosh: calm
shuting filmein: filming
uttari: north
dakhin dakshin: south
purv purab: east
paschim pachhim: west
daayen dahine: right
baayen: left
kona kone: corner
parle aarpaar: across
mudi mudo mudna mudne mudni mudta mudte mudti mudke ghumaa mudiye mudega mudegi mudoge mudkar ghumaya ghumaye: turns
ghumayi mudenge mudunga mudungi ghumaein mudiyega ghumayega ghumayegi ghumayenge: turns
phek girao phenk girana girane girani girata girate girati giraya giraye girayi girake giraiye giraega giraegi: drop
giraoge girakar giraein giraenge girayega girayegi giraunga giraungi girayenge pushpvarsha: drop
utarwa utarwaye utarwaein utarwayega utarwayegi: landing
kood charh: climb
dikh: visible
padh parh: read study
bula bulaya bulaye bulayi bulaein bulayega bulayegi bulwaein bulayenge bulwayega bulwayegi: call
ghol milaa milaya milaye milayi milaein milayega milayegi milayenge: mix
milwa milwaya milwaye milwayi baithak mitting milwaein milwayega milwayegi milwayenge: meets
tol tulwa tulwaya tulwaye tulwayi tulwaein tulwayega tulwayegi tulwayenge: weigh
parakh: test
bitha baithao bithaein baithana baithane baithani baithata baithate baithati baithaya baithaye baithayi: mounted
baithaiye baithaega baithaoge baithakar baithaenge baithayenge: mounted
khich khinch: pull photograph
dabi dabo dabna dabne dabni dabta dabte dabti dhakel dabiye dabega daboge dabkar dabaya dabaye dabayi dabenge: push
dabunga dabaein dabayega dabayegi dabayenge: push
latk latak: hanging
baandha baandhe baandhi baandho bandhwa baandhna baandhne baandhni baandhta baandhte baandhti baandhke baandhiye: tie
baandhega baandhegi baandhoge baandhkar bandhwaya bandhwaye bandhwayi baandhenge baandhunga baandhungi: tie
bandhwaein baandhiyega bandhwayega bandhwayegi bandhwayenge: tie
chipk chipak: glue
chhap chhapwaein: printing
sambhal: handle
aazma aazmaya aazmaye aazmayi aazmaein aazmayega aazmayegi aazmayenge: trial
ghat: reduce
manao manana manane manani manata manate manati manaya manaye manayi manake manaiye manaega manaegi manaoge: agree
manakar manaein manaenge manayega manayegi manaunga manaungi manayenge: agree
saraka sarake khisak sarakkar: drift
jhuk: tilt
thehar: stay
sulajh suljha suljhaein: solve
kantrol niyantran niyanthran: control
sanchalan: operation
vikas: development
suchi: list
rakhrakhav: maintenance
khojbachav rahatkarya bachaavkarya: relief
vidyutline khambebijli bijlikhambha: power line towers
transfarmar: transformers
panal pannel painal solarpanel: solar plant
paiplain: pipelines
dizital taknikal: technical
upgrh upgrah saitelait: satellite
akda aakde aankde: data
vishleshan bishleshan: analysis data
rapat: report
rekard rikard rikord sankalan lekhajokha: records
kritrim krutrim: ai
prarup: format
starr: level
padaav charan charno: phases steps
milnekasamay: appointment
nyota utsav jashn samaroh nimantran: events
hajri upasthiti: attend
kachra: scrap
joota joote helmat dastana: protective wear
dronekheti dronespray: spray farm
jaldbazi: quicker
intezar prateeksha: wait
munbai bambai: mumbai
lakhnau: lucknow
gvaliyar: gwalior
haidrabad: hyderabad
sanshodhan: amendments
neem nim: neem
pala: frost
ola ole: hail
batai: share cropping
panjikran: registration
vargfut: square ft
dhaniya: vegetable crop
sukha sookha: drought
rin: loan
saas sasu: mother
sasur dada dadaji nana nanaji: father
`;
