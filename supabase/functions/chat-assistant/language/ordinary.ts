/**
 * Ordinary English words that spelling must not bend into a word of the site ("match" is not "batch"). Not complete,
 * and need not be: a word of four letters or more that is one edit from a word of the site is what matters here.
 */
export const ordinaryWords: string[] = (
  "able account actor actress address advice afraid again alone already although always amazing angry animal answer apple army " +
  "attach attack aunt away baby back bank bath beach beat beautiful because bedroom beer behind believe below better big bike " +
  "bird birth black blood blue boat body bomb bone born boss both bottle bought bowl boyfriend brain bread break breakfast bribe bring brother brown " +
  "bus business busy button cake calculate call calm candidate capital car card care cash cat catch caught cause cell chair change charge chat cheap cheat check chest " +
  "chicken church cinema city clean clear clever clock close cloth cloud coat code coffee cold color colour come common compose cook cooking cool corn could count country cousin cricket " +
  "crime cross cry cup cure dance dark date dating daughter day dead deal dear death debate debit decide deep diagnose dictionary die different dinner dirty disease doctor dog dollar door doubt dream dress " +
  "drink drive drop drug dump ear early earth easy eat egg else empty end enemy enjoy enough equation essay evening ever everybody everyone everything excel expert eye face fact fail fake fall false family famous far fast fat " +
  "father favourite fear feel fever fight file film find fine finger fire first fish flower follow food foot football forecast forest forget form forward found free fresh friend front fruit full fun funny future game garden gate " +
  "ghost gift girl girlfriend give glad glass goal god gold good government grass great green grenade ground group grow guess gun guy hair half hall hand happen happy hard hate head health hear heart heaven help here hero " +
  "high history hit hobby hold holiday home homework hope horoscope horse hospital hot hotel house human hundred hungry husband ice idea ignore ill important inside instruction interest internet island jailbreak joke journey juice jump " +
  "just keep kill kind king kiss kitchen know lady lake language last late laugh law lawyer lazy lead leave left leg lemon letter library lie life light lion lip list listen little live loan local lonely look lord lose lost lottery love " +
  "lunch machine mad magic mail main man marriage marry match math matter maybe meal mean meat medicine meet member memory message middle milk mind minister minute mirror miss mistake money monkey month mood moon mother mountain " +
  "mouse mouth move movie murder music name nation nature near neck need neighbor neighbour neighbours never nice night noise north nose note nothing number ocean office oil old once onion open orange order outside oven page pain paint pair " +
  "palace paper parent park party past pasta pay peace pen pencil penguin phone photo piano pizza place plane planet plant plate play player please pocket poem poet poetry point poison police politics politician politicians poor popular population possible post potato power pray predict pregnant prescribe " +
  "present president press pretend pretty price prime prince print prison private prize problem program prompt promise proud public pull puppy purple push put python queen question quick quiet rabbit radio rain rate read ready real really reason recipe red refund regex religion remember repeat " +
  "restaurant reveal rice rich riddle ride right ring river road rock room rose rude rule run sad safe salad salt same sand save school score screen script sea season seat second secret see sell send serious server seven sex share shirt shoe shop shopping short shout show " +
  "shower sick side sign silver similar simple since sing singer sister sit size skin sky sleep slow small smart smell smile smoke snake snow soap soccer social soft some son song soon sorry sort soul sound soup south space speak spell spend sport spring spy square stage stand star start " +
  "state station stay steal still stock stomach stone stop story strange street stress strong student study stupid style sugar suit summer sun sure surprise sweet swim table talk tall taste taxi tea teach team teen temple ten tennis terrible test text thank theatre thing think third thought thousand " +
  "throw ticket tiger time tired today together toilet tomato tomorrow tongue tonight tooth top touch tour town toy trade train translate travel tree trip trouble true trust truth try turn twice uncle under universe until upset useful useless vegetable very village violence virus visit voice " +
  "vote wait wake walk wall war warm wash waste watch water way weak wear weather web wedding week weekend weird west wet wheel white whole wife wild will win wind window wine winter wish witch woman wonder wood word work world worry worse worst write writer wrong yellow yesterday young zebra zero zoo " +
  "china chinese bangladesh nepal usa america dubai singapore australia canada professor engineer doctor wedding factory school college hospital village " +
  "accommodation birthday delivery event events food hire hostel lease loan party photography race racing rent scholarship ship shipping shoot visa " +
  "another anybody asked basketball bitcoin chocolate computer conversation crypto customer election electric email elephant energy england france germany hindi india indian insurance invest japan laptop london messages mobile mumbai delhi newspaper others pakistan paris password personal print programme republic russia sort stocks system tokyo trainee username visitor visitors window"
).split(" ");
