/** Patterns for somebody in danger. They are checked before all others, in the message as read and as typed. */

export type Danger =
  | "despair"
  | "threat"
  | "water"
  | "swallowed"
  | "poison"
  | "fire"
  | "battery"
  | "wire"
  | "crash"
  | "injury";

const CHEMICAL =
  "pesticides?|insecticides?|chemicals?|weedicides?|fungicides?|herbicides?|poison|[a-z]*nashak|zeh?[ae]r|zahar|jaha?r|jeher|jehar|dawa|dawai|dava|davai|s[ae]lph?a+s|s[ae]lfa+s|sulfas|sulphas|salphas|salfas|celphos|selphos|roundup|glyphosate|monocrotophos|paraquat|chlorpyri\\w+|phorate|malathion";
const BATTERY = "battery|batteries|baitari|baitri|betri|lipo|lithium|pack";
const AIRCRAFT = "drone|dron|aircraft|sprayer|quadcopter|plane|hp\\d0";
const LINE =
  "(?:\\d+ kv|power|electric|electricity|high|hv|ht|overhead|live|transmission|bijli) (?:\\w+ ){0,2}(?:lines?|wires?|cables?|voltage|tower|pole|taar|tar)";
const CAUGHT =
  "stuck|caught|tangled|entangled|hanging|hung|fell|landed|crashed|hit|touched|touching|atak|atka|phas|fas|phans|phansa|phasa|fasa|gir";
/** Questions about a danger by somebody who is safe. */
const COULD =
  / (what (?:happens|if)|(?:can|could|may|might|will|does|do) (?:\w+ ){0,3}(?:catch|see|have|detect|explode|burn)|prevent|extinguisher|store|detect\w*) /;
/** Questions whether the product burns the crop are about no fire; "jal" is read as "burn fire". */
const SCORCHED =
  /^(?=.* (?:not|nahi|will|can|could|may|does) )(?!.* (?:(?<!burn )fire|burning|(?:burn fire|jal) (?:rahi|raha)|crash\w*|fell|fallen|smok\w+|flames?|aag|dhua\w*|phat\w*|explod\w+|batter\w+|charger) )(?=.* spray\w* ).* (?:crops?|fasal|leaf|leaves|plants?|wheat|soybean|cotton) (?:\w+ ){0,3}(?:burn\w*|jal|jala|jale|scorch\w*) /;
const HARMFUL =
  / (?:is|are|does|do|can|will|how) (?:\w+ ){0,3}(?:harmful|harm|harms|safe|safer|dangerous|affect) | eye drops | (?:isliye|is liye|so (?:i|we) (?:want|need)) /;
/** What spray does to a body, and questions of how to prevent it. */
const SYMPTOMS =
  "jalan|si?a?r ?dard|headache|blurr\\w+ vision|vomit\\w*|ulti(?:yan|yaan)?|chakk?ar (?:aa?|aa?ya) |dizz\\w*|nausea|giddy|chest pain|(?:stomach|pet) (?:me |mein )?(?:pain|ache|dard)|saa?ns? (?:lene|phool|phul|fool|ful|nahi|ruk)";
const PREVENTED =
  / (?:isliye|is liye|safer|so (?:i|we) (?:want|need)) | headache (?:nahi|not?) | (?:give (?:me|us)|is|are|was) an? (?:\w+ )?headache | dard (?:hai |hota )?$| (?:precautions?|prevent|avoid|so that|bach(?:ne|na|ao|av|aaye\w*|aane)|teach|sikha\w*) | (?:fasal|crops?|leaves|patt\w+|plants?) (?:me|mein|par) jalan /;
/** Questions for a drone that fights fires, where nothing burns. */
const FIREFIGHTING =
  /^(?!.* (?:rah[aie]|g[ay]+[aie]|gai|l[ag]+[aie]?|now|help|burning|caught|on fire|batter(?:y|ies)|lipo) ).* (?:fire ?fight\w*|fighting|bujha\w+|put(?:ting)? out|extinguish\w*) /;
/** The words in which somebody fears that a spray may reach the eyes or mouth; a Hindi line in English has lost its tense. */
export const feared =
  / (?:will|would|can|could|may|might) (?:\w+ ){1,3}(?:drift|blow|fly|get|go|come|splash) (?:in|into|to|on|onto) (?:(?!out )\w+ ){0,2}(?:eyes?|face|mouth) (?!what|how)| (?:aa?nkh\w*|muh|munh) (?:me|mein|men|par) (?:(?:to|nahi|na) ){0,2}(?:jaa?ye?g\w*|ja sakt\w+) (?!to )/;
/** Words beside such a fear by which something has reached somebody already. */
export const reached =
  / (?:burn\w*|pain\w*|red|swollen|rash|itch\w*|vomit\w*|dizz\w*|help|after|went|got|gone|fell|has|have|inhal\w*|splashed|spilled|jal\w*|dard|laal|ulti\w*|chakk?ar|baad|ga[iy]\w*|gayi|chali|pad[aei]|on (?:my|his|her|our|their) (?:hands?|skin|clothes|body|arms?)) /;
/** What animals eat is no danger to a person. */
const ANIMALS = / (?:cattle|cows?|buffalo\w*|goats?|animals?|birds?|hens?|dogs?) /;
const sign = (...parts: string[]) => new RegExp(` ${parts.join("")} `);

/** Patterns for a danger now, in English or in Hindi, which puts the verb last; and exceptions. */
export const dangers: [Danger, sign: RegExp, unless?: RegExp][] = [
  [
    "despair",
    / (?:cant|cannot|can not) go on (?:any ?more |like this |$)| point (?:(?:of|in) )?(?:\w+ )?living (?:any ?more |like this )?$| (?:want|wish|going|like|wanna|have) to (?:die|be dead|kill myself|end (?:my life|it all|everything|this life|myself)) | feel\w* like dying | wish i (?:was|were) dead | better off dead | (?:kill|killing|hang|hanging|hurt|hurting|ending) myself | (?:take|taking|end|ending) my (?:own )?life | (?:commit|my|thinking of|about) suicide | suicidal | (?:not|dont|never|no longer|cant|cannot) (?:\w+ ){0,2}(?:live|living) (?:any ?more|any longer|this life) | (?:dont|not) want to (?:live|be alive|exist)(?= $| now ) | (?:no reason|nothing left|not worth|no point) (?:\w+ )?(?:live|living)(?= $| any| for ) /,
  ],
  [
    "despair",
    / (?<! (?:kide|keede|keet|kit|insects?) )(?:marne|maut) ke (?:siva|alawa)\w* | (?<! (?:kid[ae]|keed[ae]|keet|kit|sundi|illi|insects?|chuhe|machh?ar|kharpatwar|inko|unko|inhe)(?: ko)? )marna chaht\w+ | (?:mar jana|mar jaana|jeena nahi|jina nahi) chaht\w+ | (?:mujhe|mujhko|mereko|hume|main|mai) (?:(?:ab|bas|to|hi|bhi) ){0,2}(?:marna|mar jaa?na) | mar jau(?:n|nga|ngi)? | mar(?:ne| jaa?ne) (?:ka|ki) (?:man|mann|ichcha|iccha) | (?:jeena|jina|jeene|jine) (?:nahi|ka man|ki (?:ichcha|iccha)|se) | nahi (?:jeena|jina) | (?:khud|apne aap|apneaap) ko (?:khata?m|maa?r|mita) | (?:zindagi|jindagi|zindgi|jindgi|jivan|jeevan) (?:ko |hi )?(?:khata?m kar\w*|samapt|se (?:thak|tang|haar|pareshan)) | (?:apni )?jaan (?:de (?:du\w*|doon\w*|dena)|dene) | (?:zeh?[ae]r|zahar|jaha?r|jeher) (?:(?:kha|pi) l(?:ena|u\w*|oon\w*)|khana hai|peena hai) | (?:khudkushi|khudkhushi|aatmahatya|atmahatya) /,
  ],
  [
    "despair",
    sign(`(?:i|we) (?:will|shall|might|am going to|going to|ll) (?:drink|swallow|eat) (?:\\w+ ){0,2}(?:${CHEMICAL})`),
  ],
  [
    "despair",
    sign(`(?:main|mai|mein|hum|ham) (?:(?!ki )\\w+ ){0,3}(?<!ki )(?:${CHEMICAL}) (?:kha|pi) l(?:u|oo|un|oon|en)g[aie]`),
  ],
  [
    "despair",
    / suicide | (?:wants?|wanted|tried|trying|tries|decided|planning|ready) to (?:die|(?:kill|hang|hurt) (?:him|her|my)self|end (?:his|her|my|their) life|(?:drink|eat|consume|swallow) (?:\w+ )?(?:pesticides?|poison)) | (?:zeh?[ae]r|zahar|jaha?r|jeh[ae]r) (?:kha\w+|pi\w+|pee\w+) (?:ka|ki|ko) (?:man|mann|ichcha|iccha|ji) | (?:ph?a+n?si|fansi|faansi) (?:laga|lag|pe|par|khana|kha) ?\w* | jaa?n de d\w+ | (?:train|rail|gaadi) ke (?:aage|saa?mne|ni+che) (?:\w+ ){0,2}(?:ku+d|koo?d|let|kat)\w* /,
    / suicide (?:drones?|bomb\w*|squads?) /,
  ],
  [
    "threat",
    / (?:threaten\w*|attacking|beating|chasing|stalking|robbing) (?:me|us|my) | (?:knife|gun|pistol) (?:\w+ ){0,3}(?:at|to|on) (?:me|us|my) | (?:someone|somebody|stranger|unknown \w+|neighbou?rs?|koi) (?:\w+ ){0,8}(?:filming|watching|spying on|recording|following) (?:\w+ ){0,3}(?:my|our|us|me) /,
  ],
  [
    "water",
    / (?:fell|fallen|crashed|landed|dropped|down|gir) (?:\w+ ){0,4}(?:river|water|lake|pond|canal|well|dam|nadi|talab) (?:\w+ ){0,6}(?:go in|swim|dive|jump|get in|enter|wade) /,
  ],
  [
    "swallowed",
    sign(
      `(?:${CHEMICAL}) (?:\\w+ ){0,3}(?:(?:pi|pee|kha|nigal) (?:li|liya|lia|liye|lie|gaya|gayi|gai|le|lega|lete?|jaye|jaaye|lenge)|pine|peene|swallowed|drunk|drank|drinks?|eaten by)`,
    ),
  ],
  [
    "swallowed",
    sign(`(?:drank|drunk|drink(?:s|ing)?(?! water)|swallow\\w*|ate|consumed) (?:\\w+ ){0,6}(?:${CHEMICAL}|spray)`),
  ],
  ["swallowed", sign(`(?:drank|drunk|swallow\\w*|ate|eaten|consumed) (?:\\w+ ){0,4}(?:treated|sprayed)`), ANIMALS],
  [
    "swallowed",
    sign(
      `(?:(?:${CHEMICAL}) (?:\\w+ ){0,2}(?:mu[nh]+|pet|gale) (?:me|mein) (?:chal[ai]|ga[iy]\\w*)|tank ka (?:\\w+ )?pi (?:li|ga[iy])\\w*|(?:licked|sucked) (?:\\w+ ){0,3}(?:nozzles?|tank|spray|${CHEMICAL}))`,
    ),
  ],
  [
    "poison",
    sign(
      `(?:(?:${CHEMICAL}|spray) (?:\\w+ ){0,3}(?:on (?:\\w+ )?(?:skin|hands?|arms?|legs?|feet|face|body)|(?:in|into) (?:\\w+ )?(?:eyes?|mouth))|(?:${CHEMICAL}) (?:\\w+ )?(?:cheh?re|aa?nkh\\w*|haa?th\\w*) (?:par|pe|me|mein) (?:\\w+ )?ga[iy]\\w*|got (?:some|it|drops?) (?:\\w+ )?(?:in|into|on) (?:my|his|her|their|our) (?:skin|eyes?|mouth|face))`,
    ),
    HARMFUL,
  ],
  ["poison", sign(`(?:${CHEMICAL}|spray\\w*|chh?idk\\w*) (?:\\w+ ){0,8}(?:${SYMPTOMS})`), PREVENTED],
  ["poison", sign(`(?:${SYMPTOMS}) (?:\\w+ ){0,8}(?:${CHEMICAL}|spray\\w*|chh?idk\\w*)`), PREVENTED],
  [
    "poison",
    sign(
      `(?:${CHEMICAL}|spray\\w*|sprinkl\\w*|ch+id[a-z]*) (?:\\w+ ){0,8}(?:eyes?|inhal\\w+|mouth|face|vomit\\w*|dizz\\w+|unconscious|breathing|faint\\w*|itch\\w*|rash\\w*|ulti|ultiyan|chakk?ar|behosh|khujli)`,
    ),
    HARMFUL,
  ],
  [
    "poison",
    sign(
      `(?:eyes?|inhal\\w+|breathed|vomit\\w*|dizz\\w+|unconscious|poisoned|faint\\w*|itch\\w*|rash\\w*|breathing) (?:\\w+ ){0,8}(?:${CHEMICAL}|spray|spraying)`,
    ),
    HARMFUL,
  ],
  [
    "poison",
    sign(
      `(?:${CHEMICAL}|spray|it) (?:\\w+ ){0,2}(?:went|got|gone|goes|entered|fell|splashed|spilled|spilt) (?:\\w+ ){0,2}(?:in|into|on|onto) (?:\\w+ ){0,2}(?:eyes?|mouth|face|skin|hands?|legs?|arms?|body)`,
    ),
  ],
  [
    "poison",
    sign(
      `(?:my|his|her|their) (?:eyes?|skin|face|throat) (?:is|are) (?:burning|itching|swollen|red|watering)(?: \\w+){0,6} (?:${CHEMICAL}|spray\\w*)`,
    ),
  ],
  [
    "poison",
    sign(
      `(?:${CHEMICAL}|spray\\w*|chh?idk\\w*|ch+id[a-z]*) (?:\\w+ ){0,6}(?:tab[iy]+a?t|halat) (?:\\w+ )?(?:bigad|kharab)\\w*`,
    ),
  ],
  ["poison", / da+m ghut\w* | mu[nh]+ se (?:\w+ )?jha+g | foam\w* (?:at|from|in) (?:\w+ )?mouth /],
  ["swallowed", / (?:swallowed|drank) (?:it|this|some)(?: \w+){0,2} (?:by mistake|accidentally|galti se) /],
  ["fire", / a+g lag (?:ga[iy]|gya|rah|chuk)\w* /, / (?:agar|if|to kya|to kaun|bima|insurance) /],
  ["fire", sign(`(?:sparks?|sparking|popping|melted|melting) (?:\\w+ ){0,4}(?:${BATTERY}|charger)`)],
  ["fire", sign(`(?:${BATTERY}|charger) (?:\\w+ ){0,4}(?:sparks?|sparking|popping|crackling|melted|melting)`)],
  [
    "fire",
    sign(
      `(?:${BATTERY}|${AIRCRAFT}|charger) (?:\\w+ ){0,5}(?:burning|burns|smoking|smoke|flames?|(?:on|caught|catches|catching) fire|fire|explod\\w+|swollen and hot|phat|aag|dhua|dhuan|jal (?:rahi|raha|gayi|gaya))`,
    ),
    new RegExp(`${COULD.source}|${SCORCHED.source}|${FIREFIGHTING.source}`),
  ],
  [
    "fire",
    sign(`(?:fire|smoke|flames?|burning) (?:\\w+ ){0,4}(?:${BATTERY}|drone|charger)`),
    new RegExp(`${COULD.source}|${FIREFIGHTING.source}`),
  ],
  [
    "battery",
    sign(
      `(?:${BATTERY}|cells?) (?!.{0,200}(?:you|your|technician|refuse|plug|fly in) )(?:(?:\\w+ ){0,10}(?:swollen|swelling|hissing|leaking|ph(?:oo|u)l (?:rah|ga[iy]|gya)\\w*)|(?:\\w+ ){0,5}(?:swelled|swell|swells|puffed|puffy|puffing|bloated|bulging|overheat\\w*|very hot|too hot|is hot|got hot|getting hot|gets hot|phool|phul|phooli|phuli|ful|sooj))`,
    ),
  ],
  [
    "battery",
    / (?:charge|recharge|use|fly|puncture|puncturing|repair|open|press|cut) (?:\w+ ){0,3}(swollen|puffed|puffy|bloated|bulging|leaking) |^ (?:it is|its|it) (?:swollen|puffed|bloated|bulging|leaking) |^ (?:(?:i|we|have|has|there|is|a|an|my|our|the|got|what|to|do|with|if|help|should) )*(swollen|puffed|puffy|bloated|bulging|leaking) (?:\w+ ){0,2}(battery|lipo|pack) /,
  ],
  ["wire", sign(`(?:${AIRCRAFT}) (?:\\w+ ){0,5}(?:${CAUGHT}) (?:\\w+ ){0,5}${LINE}`)],
  ["wire", sign(`(?:touched|touching|hit) (?:\\w+ ){0,2}${LINE}`)],
  [
    "wire",
    sign(`(?:${AIRCRAFT}) (?:\\w+ ){0,3}(?:taa?r|taa?ron|wires?) (?:\\w+ ){0,2}(?:fas|phas|fans|phans|atak|ulajh)\\w*`),
  ],
  ["wire", sign(`${LINE} (?:\\w+ ){0,3}(?:${CAUGHT})`)],
  [
    "crash",
    sign(
      `(?:${AIRCRAFT}) (?:\\w+ ){0,6}(?:fell|fallen|down|crashed|crash|dropped|hit|hits|struck|landed) (?:\\w+ ){0,6}(?:people|persons?|crowd|child|children|man|woman|boy|girl|somebody|someone|head|passer\\w*|road|injured|hurt)`,
    ),
  ],
  [
    "crash",
    sign(
      `(?:crashed|flew|rammed|drove) (?:\\w+ ){0,2}(?:${AIRCRAFT}) (?:\\w+ ){0,2}(?:into|onto|on|at|over) (?:\\w+ ){0,2}(?:people|persons?|crowd|child|children|man|woman|boy|girl|somebody|someone|farmer|worker)`,
    ),
  ],
  [
    "crash",
    / (?:drone|dron) (?:\w+ ){0,4}(?:si?a?r|pair|paon|haa?th|mu[nh]+|peeth|bachch?\w*|a+dmi|ma[zj]doo?r\w*|ladk\w+|aurat|bet\w*|kisi) (?:ke (?:sir|upar) )?(?:(?:par|pe|upar) (?:\w+ )?(?:gira|giri|gir (?:ga[iy]|gya|pad)\w*|takra\w*|laga|lagi|lag (?:ga[iy]|gya)\w*)|(?:ko|se) (?:\w+ )?(?:takra\w*|lag (?:ga[iy]|gya)\w*)) /,
    / to kaun | agar /,
  ],
  ["crash", / (?:drone|dron) ne (?:\w+ ){1,3}ko (?:\w+ )?(?:mara|maara|maar|takkar|chot) /],
  [
    "injury",
    / (bleeding|unconscious|fainted|not breathing|(?:cannot|cant|can not|unable to) breathe|electrocuted|electric shock|badly hurt|badly injured|is injured|are injured|got injured|got hurt|is hurt|cut (?:\w+ ){0,2}(finger|fingers|hand|face|arm)|(?:finger|fingers|hand|face|arm|ungli|ungliyan|haath|hath|pair) (?:\w+ ){0,2}(?:cut|kat|kata)|heart attack|heat ?stroke|sun ?stroke|(?:having|has|have|feel\w*) (?:\w+ )?chest pain|(?:seene|sine|chhati) (?:me|mein) (?:\w+ ){0,2}dard|(?<!fasal ko )l(?:u|oo) lag (?:ga[iy]\w*|rah\w*)|saa?ns? (?:nahi|lene me (?:dikkat|taklee?f)|phool|phul|fool|ruk)\w*|snake ?bite|(?:snake|scorpion|dog) (?:bit|has bitten|stung)|(?:bitten|stung) by|(?:saa?np|bichh?u|kutt\w+|madhumakkhi\w*) (?:ne )(?:\w+ ){0,2}(?:kaa?t|das) ?(?:li\w*|diya|ga\w*|khaya)?|bees? (?:attack\w*|stung)|ghayal|behosh|chot (?:lag|lagi|lagee)|khoo?n|khun|haddi (?:\w+ )?t(?:oo|u)t\w*|(?:propellers?|props?|blades?) (?:\w+ )?(?:sliced|cut|hit|struck) (?:my|his|her|the|an?) (?:\w+ )?(?:hand|finger|eye|face|arm|leg)s?|(?:ma[zj]doo?r|labou?r\w*|worker|kisan|papa|bhai|babuji|chacha|aa?dmi|he|she) (?:(?!nahi |not )\w+ ){0,2}(?:gir (?:ga[iy]|gya|pad)\w*|collapsed)|(?:having|has|had) (?:a )?(?:seizures?|fits?(?! of))|(?:jhatka|current) (?:lag|laga)|need (?:\w+ )?help (?:urgently|immediately)) /,
  ],
  // The next entries are words of strangers that the patterns above did not meet.
  [
    "despair",
    / (?:done with|hate my|tired of) (?:life|living) | (?:life|zindagi) se thak | (?:jeene|zindagi|jine) (?:ka|ki|me|se) (?:\w+ )?(?:matlab|fayda|man|mann) | (?:matlab|fayda) (?:nahi )?(?:jeene|jine) | better (?:off )?without me | (?:hang|kill) (?:him|her|my)self | khud ko ma+r\w* | kud ja+u+n?ga | (?:train|rail) ke niche (?:aa|kat)\w* | (?:nass?|kalai|wrist) (?:kaat|kat|cut) | cut my wrist | neend ki goli | overdose | painless (?:way )?(?:to )?(?:die|death) | i (?:want|wan|wnat) (?:to|2) die | want to end it /,
  ],
  ["despair", sign(`(?<!ki )(?:${CHEMICAL}) (?:\\w+ )?(?:pi|kha) l(?:u|oo|un|oon|unga|oonga|ungi)(?: kya)?`)],
  [
    "swallowed",
    sign(`(?:${CHEMICAL}|round up) (?:\\w+ ){0,4}(?:kha(?:i|ya|ye|a)|pi (?:li|ga)\\w*|chaat\\w*|mu[nh]+ (?:me|mein))`),
    / (?:nahi|na) kha\w* | khane (?:se|ke) | bach(?:na|ao|ane) | kha ja\w* /,
  ],
  [
    "swallowed",
    sign(`(?:took|taken|had|sip of|eaten) (?:\\w+ )?(?:${CHEMICAL})(?: by mistake)?`),
    / (?:you|your|we|spray\w*|acres?|permission|training|course|price|bought|buy|sealed|bottles?|if) /,
  ],
  [
    "poison",
    sign(
      `(?:${CHEMICAL}) (?:\\w+ )?(?:(?:mere|meri|uske|apne) )?(?:upar|ha+th|pair|mu[nh]+|aankh) (?:(?:pe|par|me|mein) )?(?:\\w+ )?gir(?:i|a)? ga\\w+`,
    ),
  ],
  ["poison", sign(`(?:${CHEMICAL}) gir(?:i|a)? ga\\w+ (?:\\w+ )?(?:ha+th|pair|mu[nh]+|aankh|sharir|badan)`)],
  [
    "poison",
    /^(?=.* (?:spray\w*|chemicals?|pesticides?|dawai?) ).* (?:tingl\w*|twitching|skin is burning|(?:cant|cannot|can not|can t) see properly) /,
  ],
  ["poison", / mu[nh]+ me (?:\w+ )?(?:spray|dawai?|keetnashak) (?:chala|gaya) /],
  [
    "injury",
    / (?:pair|ha+th|taang|kamar|sir|sar|haddi|ungli) (?:\w+ )?(?:toot|tut|phat|kat|jal) ga\w+ | (?:broke|broken|cut|burnt|burned) (?:my|his|her) (?:leg|arm|hand|finger|head) | hand burnt | soldering iron se jal | aankh (?:me|mein) (?:\w+ )?(?:blade|acid|propeller) | (?:blade|propeller|drone) (?:hit|lag gaya) (?:my|his|her|the|sar|sir) (?:eye|head|face)? | ko (?:blade|propeller) lag ga\w+ | (?:workers?|labou?rers?|man|boy|girl|son|daughter|father|brother|husband|member|helper|person|pilot|trainee|student|he|she|i|someone|somebody) (?:has |have )?(?:fell|fallen) (?:\w+ ){0,3}(?:roof|ladder|terrace) | chhat se gir ga\w+ | drowning | accident (?:ho ga\w+|hua|hui) | madad karo | bachao |^ (?:help )?emergency(?: now)? $/,
    / (?:insurance|bima|course|training|class|if|agar) /,
  ],
  [
    "crash",
    / (?:drone|dron) (?:\w+ )?(?:crashed|fell|hit|gir ga\w+) (?:\w+ ){0,3}(?:motorcycl\w*|railway line|railway track|highway|train|bus|scooter) | (?:drone|dron) transformer (?:par|pe) gir /,
    / (?:if|agar|who pays|kaun) /,
  ],
  ["crash", / (?:well|kuye|kuan|kuen) (?:\w+ ){0,4}(?:climbing down|utar jau\w*) /],
  [
    "fire",
    / a+g lagi ha[ie]n? | (?:room|shed|workshop|car|van|house) (?:is )?on fire | fire in (?:our|my|the) (?:shed|room|workshop|house|field) | chingari (?:nikal|aa) /,
    / (?:agar|if|bima|insurance|camera|detect\w*) /,
  ],
  [
    "battery",
    sign(
      `(?:${BATTERY}) (?:\\w+ ){0,2}(?:garam ho rah\\w*|smells|got punctured|leak ho rah\\w*|fooli|phuli|is dented|fell in water)`,
    ),
  ],
  ["battery", sign(`(?:phuli|fooli) (?:hui )?(?:${BATTERY})`)],
  [
    "threat",
    / (?:beating|attacked|attacking) (?:our|my|the) (?:pilot|crew|team|driver|worker)\w* | mujhe ma+r rahe | jaan se maarne | dhamki (?:mil|de)\w* /,
  ],
];
/** Questions about teaching, insurance or prevention; and what speaks of a victim, or of a danger now. */
export const calm: [sign: RegExp, unless: RegExp] = [
  /^(?=.* (?:insurance|insured|liable|liability|pays?|compensation|penalty|teach|taught|course|training|learn|lesson|cover|covered|camera|detect|software|fined?|drift|wind|safety|features?) )(?: (?:hi|hello|sir|please|and|so|but))* (?:(?:is|are|do|does|can|could|will|would|who|where|which|kya (?!kar)\w+|what (?:is|are|does|insurance|training|course)|how (?:do you|does|is|are|much|long)) |.* (?:if|when|may|might|could|can|will) (?:\w+ ){0,4}(?:hits?|falls?|crash|crashes|burns?|catch|catches|explodes?|fails?) )/,
  / (?:swallowed|drank|drunk|ate|eaten|consumed|inhal\w+|breathed|vomit\w*|faint(?:ed|ing)|dizzy|unconscious|bleeding|burning|smoking|fell|fallen|crashed|exploded|struck|injured|electrocuted|blew|blown|help|urgent\w*|quick\w*|now|ne|pi|pee|li|liya|gaya|gayi|gaye|rah[aie]|lag[aie]|behosh|ulti|chakk?ar) | (?:i|we) (?:have|am|are|feel|got) | (?:hit|struck) (?:an?|the|my|our|his|her|one|two|some) (?:\w+ )?(?:child|children|boy|girl|man|woman|persons?|people|workers?|labou?rers?|labou?r|farmers?) | (?:cannot|cant|can not|not|unable to) breathe | got in(?:to)? (?:\w+ )?eyes? | (?:an?|the|one) (?:worker|labou?rer|labou?r|man|woman|child|boy|girl) (?:is|has|was) | (?:in|into|on) (?:my|our|his|her|their) (?:eyes?|mouth|face|skin|hands?) |(?<! (?:if|when|once|case)) (?:my|our|his|her|their|your|the|this) (?:\w+ )?(?:is|are|has|have|was|were) |^(?!.* (?:if|when|once|case) (?:\w+ ){0,3}(?:on|caught) fire ).* (?:on|caught) fire /,
];
