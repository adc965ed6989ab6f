/** Why a message is not answered from the site. */
export type Refusal =
  | "people"
  | "drunk"
  | "below"
  | "shooting"
  | "unprotected"
  | "sprayed"
  | "instructions"
  | "secrets"
  | "others"
  | "booking"
  | "harm"
  | "advice"
  | "field";

/** A request to make something, for a forecast, for what a crop sells for, or about the bill of another company. */
export const task =
  / will it rain | forecast | (poems?|poetry|shayari|jokes?|riddles?|songs?|essay|translate) | (?:do|finish|solve) (?:\w+ ){0,2}homework | write (?:\w+ ){0,4}(?:code|program|script|function|blog|story|(?:email|letter)(?! to you)) |^(?!.* (?:drones?|your?|spray\w*|survey\w*|courses?) ).* (?:(?:mandi|market) (?:\w+ ){0,4}(?:price|rate)s?|(?:price|rate)s? (?:\w+ ){0,4}(?:mandi|market)|(?:electric\w*|power|water|gas|phone) bills?) /;

/** What a drone keeps to, and words for making it not do so. */
const LIMITS = "(?:height|altitude|speed|distance) (?:limits?|locks?)|geo ?fenc\\w+|limit code|no fly zone";
const DEFEAT = "remove|unlock|bypass|break|crack|disable|tod\\w*|hata\\w*|khol\\w*";

/** Patterns of each reason in the English line. The first that fits counts. */
export const signs: [Refusal, RegExp][] = [
  [
    "people",
    / (lift|lifts|lifting|carry|carries|carrying|hang|hanging|transport|transports|hold|holds|ride) (?:(?!to |for |from |by |with |as |and )\w+ ){0,4}(persons?|people|passengers?|child|children|kids?|baby|man|woman|humans?|girl|boy|dog|goat|cow|animals?|somebody|someone|son|daughter|wife|mother|father|patients?|body) | (person|passenger|child|man|woman|mother|father) (?:\w+ ){0,3}(?:lift|carry|(?:of|weighing) \d+ kg) | drones? (?!course|training|pilot|workshop|class)(?:\w+ ){0,4}(?:persons?|passengers?|patients?|mother|father|grandfather|wife|husband) (?:\w+ ){0,4}(?:sit|hospital) /,
  ],
  [
    "drunk",
    /^(?=.* (?:drunk|drinking(?! water)|drink|alcohol|beers?|whisky|liquor|sharab|daru|ganja|cannabis) )(?=.* (?:fly|flying|pilot|operate|operating) )| (?:daa?ru|sharab|(?<!survey )peg|beer|ganja|bhang|nashe?) (?:\w+ ){0,5}(?:uda|udd?a)\w* /,
  ],
  [
    "below",
    / (?:stand|standing|stay|walk|walking|sit|sleep) (?:\w+ ){0,3}(?:under|below|beneath) (?!(?:the |a |rs )?(?:\d|budget|limit|price))| spray\w* (?:\w+ ){0,2}(?:while|when|with) (?:(?:my|the|our|a|some) )?(?:wife|husband|son|daughter|children|child|people|labou?r\w*|workers?|somebody|someone|family|mother|father) /,
  ],
  [
    "shooting",
    / (?:(?:shoot|shooting|shot) (?:down|at)|(?:knock|bring|take) down) (?:(?!(?:at|for|in|with|from) )\w+ ){0,4}drones? | drone (?:(?:\w+ ){0,8}(?:use|usko|ise|isko) |ko )?(?:goli|(?:maar |mar )?gira (?:d(?!iya)|sak)\w+|maar (?:d(?!iya)|sak)\w+) /,
  ],
  [
    "unprotected",
    /^(?=.* (?:spray\w*|mix\w*|pesticides?|chh?idk\w+|dawa\w*) ).* (?:without|bina|bagair) (?:\w+ ){0,3}(?:masks?|gloves?|goggles|ppe|protecti\w+|dastan\w+) /,
  ],
  [
    "sprayed",
    / drink\w* (?:\w+ ){0,3}water (?:\w+ ){0,3}(?:sprayed|treated) | drink\w* (?:\w+ ){0,3}water (?:\w+ ){0,4}(?:after|where|near) (?:\w+ ){0,2}spray\w* | (?:sprayed|treated) (?:\w+ ){0,4}water (?:\w+ ){0,3}drink\w* | eat (?:\w+ ){0,2}treated seeds? | (?:spray|chh?idk\w+|dawa\w*) (?:\w+ ){0,4}paa?ni (?:pi|pee|peen[ae]|pin[ae]) /,
  ],
  [
    "harm",
    / (drop|dropping|throw|throwing|fire|shoot|release|spray) (?:\w+ ){0,8}(?:on|at|over|onto) (?:\w+ ){0,2}(people|persons?|crowds?|guests?|children|protesters?|someone|somebody|baraat|barat) | (?:crowds?|guests?|procession|rally|baraat|barat) (?:\w+ ){0,8}(?:drop|throw|shower)(?:ing)? (?!(?:the )?(?:height|altitude|speed|price|rate) )/,
  ],
  ["harm", / (?:secretly|without (?:his|her|their|anyones?|anybodys?) (?:knowing|knowledge|notice|noticing|consent)) /],
  [
    "harm",
    / (bombs?|grenades?|weapons?|weaponi\w+|guns?|missiles?|explosives?|ammunition|kill(?! (?:\w+ ){0,3}(?:motors?|engine|power|switch|insects?|pests?|weeds?|bugs?|caterpillars?|locusts?|mosquito\w*|larva\w*|worms?|fungus))|murder|attack|terror\w*|poison people|smuggl\w+|drugs|suicide|hack|hacking|napalm) |^(?!.* (?:resist\w*|protect\w*|affect\w*|against|proof|detect\w*|safe\w*|if) ).* (?:jammers?|jamming|jaimar) | jam (?:the|a|an|his|her|their|your|police|army|other|another|someones) |(?: gps| signals?| drones?| radio) jam (?:kar(?:na|ne|do|u)|how to) /,
  ],
  [
    "harm",
    / neighbou?rs? (?:\w+ ){0,9}(?:videos?|photos?|film|curtains?|bedroom|bathroom) | neighbou?rs? (?:\w+ ){0,3}(?:windows?|balcony|courtyard) (?:\w+ ){0,5}(?:see|view\w*|show\w*|look\w*|watch\w*|peep\w*|peek\w*) | (?:see|look\w*|watch\w*|peep\w*|peek\w*) (?:\w+ ){0,6}neighbou?rs? (?:\w+ ){0,3}(?:windows?|balcony|courtyard) | (?:videos?|photos?|film) (?:\w+ ){0,5}neighbou?rs? | (?:see what|look (?:into|inside)|peep|peek) (?:\w+ ){0,5}(?:neighbou?rs?|girlfriend|boyfriend|wife|husband|windows?|bedroom|bathroom) | (spy|spying|stalk|peep|film|(?<!land )record|watch|follow) (?:\w+ ){0,4}(neighbou?r\w*|girlfriend|boyfriend|wife|husband|(?:girlfriend|boyfriend|wife|husband)s (?:car|bike|scooter|phone|house|office)|ex|girl|girls|woman|women|somebody|secretly|bedroom|bathroom|without (?:\w+ ){0,3}(know\w*|consent|permission)) /,
  ],
  [
    "harm",
    / (avoid|evade|escape|bypass|disable|remove|without getting|dodge|beat|turn off|switch off|cheat) (?:\w+ ){0,5}(police|remote id|detect\w+|caught|radar|geofence|geofencing|law|rules|no fly|permission|regulat\w+|limits?|exam|test) /,
  ],
  [
    "harm",
    new RegExp(` (?:${LIMITS}) (?:\\w+ ){0,3}(?:${DEFEAT}) | (?:${DEFEAT}) (?:(?!how |what )\\w+ ){0,3}(?:${LIMITS}) `),
  ],
  [
    "harm",
    / (?:drop|deliver|send|carry|take) (?:\w+ ){0,6}(?:over|across|beyond) (?:\w+ )?border | without (?:being|getting) (?:seen|noticed|caught|spotted) /,
  ],
  [
    "harm",
    / (?:jails?|prisons?) (?:\w+ ){0,5}(?:mobiles?|phones?|parcels?|deliver\w*|send|carry|drop|reach\w*) | (?:deliver\w*|send|carry|drop) (?:\w+ ){0,6}(?:jails?|prisons?) /,
  ],
  [
    "harm",
    / (forge|forged|bribe|counterfeit) | (get|buy|make|need|arrange|give|sell|want|provide) (?:\w+ ){0,4}(fake|false) /,
  ],
  [
    "harm",
    / (fake|false) (licen\w+|certificates?|id|identity|papers?|documents?|logs?|reports?) (?:\w+ ){0,3}(get|buy|make|need|want)/,
  ],
  // The same in Hindi words, and what is typed in neither language alone.
  [
    "harm",
    / ma+ch+h?[ai]?li(?:yan|yon)? (?:\w+ )?(?:ma?rn[ae]|maar|kill) | (?:kut+[aeo]|kut+on|panch+hi|pakshi|billi) (?:ko )?(?:ma?rn[ae]|maar|kill) |^(?=.* (?:pond|talab|well|kuan) )(?=.* fish ).* kill /,
  ],
  [
    "harm",
    / police (?:se|from) (?:\w+ )?(?:bach\w*|chh?up\w*|hid\w*|escape) | jaa?soo?si | spy(?:ing)? (?:drone|camera) | bina bata\w+ (?:\w+ )?record | ladk\w+ (?:ki|ka|ke) (?:video|photo)\w* (?:bana|khinch|le)\w* | padosi ke ghar (?:me|mein|ke andar) (?:dekh|jhank)\w* /,
  ],
  [
    "harm",
    / padosi (?:ki|ke|ka) (?:fasal|khet) (?:\w+ ){0,3}(?:kharab kar|jala|barbaad|barbad|weedicide|herbicide) | (?:burn|destroy|ruin|weedicide|herbicide) (?:\w+ ){0,3}neighbou?r\w* (?:\w+ )?(?:fields?|crops?) | padosi ka drone (?:\w+ )?gira | (?:poison|zeher) (?:\w+ ){0,3}well | kamikaze | spoof\w* (?:\w+ )?gps | (?:fly|flying) without (?:a )?remote id | aag lagane wala drone /,
  ],
  ["harm", / (?:height|unchai|oonchai|altitude) (?:ki )?(?:limit|seema) (?:\w+ )?(?:badha|hata|tod)\w* /],
  [
    "harm",
    / (?:patni|biwi|bivi|pati|girlfriend|gf|boyfriend|padosi\w*|padosan\w*|ladki\w*|mahila\w*) (?:(?!mer[aei] |hamar[aei] |suraksha |security |khet )\w+ ){0,6}(?:nazar|najar|nigrani|jaa?s(?:oo|u)si|peech?ha|pee?cha|pichha|jhaa?nk\w*) /,
  ],
  [
    "harm",
    / (?:bandoo?k|hathi[ya]+r|baa?rood|te[zj]aa?b|petrol (?:bottles?|bombs?)) | pat+h?ar (?:\w+ ){0,3}(?:gira(?:na|ne|o|ke)|phenk\w*|fenk\w*) | (?:goli|bam) (?:chala|gira|phenk|fenk|laga)\w* /,
  ],
  [
    "harm",
    / (?:remote id|npnt|geo ?fenc\w+) (?:\w+ ){0,3}(?:band (?:kar\w*|kaise)|bypass|hata\w*|off|disable|tod(?:na|ne|o|do)?|crack|nikal\w*) | (?:bypass|disable|crack|remove) (?:\w+ ){0,3}npnt | across (?:\w+ ){0,2}pakistan | (?:seema|sarhad|border) (?:ke )?paa?r (?:\w+ ){0,3}(?:bhej\w*|pahunch\w*|le ja\w*) /,
  ],
  [
    "harm",
    / (?:nakli|far[zj]i|jaa?li|fake) (?:\w+ ){0,3}(?:certificate|licen\w+|rpc|marksheet|ka+ga[zj]) (?:(?!check|pehchan|spot|to )\w+ ){0,3}(?:chah\w+|ban\w+|dila\w*|dilw\w*|mil\w*|want|need|get) | (?:umar|umra|umr) (?:badal\w*|badha ke|chh?upa\w*) /,
  ],
  ["instructions", / (gave|given|told|fed) you (?:\w+ ){0,3}(instructions?|prompt) /],
  [
    "instructions",
    / (ignore|disregard|forget|override|bypass|reveal|repeat|print|show|display|output|leak|dump|expose|share|paste|copy|translate|summari[sz]e|give|tell|quote|what (?:is|are|s|were)) (?:\w+ ){0,5}(instructions?|prompts?|guidelines|directives|configuration|config|initial message|text above|above text|source code|system message|everything above|hidden rules|your rules) /,
  ],
  [
    "instructions",
    / (jailbreak\w*|developer mode|dan mode|system prompt|prompt injection|god mode|sudo|chain of thought) | (you are|youre) (now|from now) /,
  ],
  [
    "instructions",
    / (pretend|act|behave|roleplay|role play) (?:\w+ ){0,2}(to be|as|like|you|that)| from now on | new instructions| (text|words?|message) above /,
  ],
  ["instructions", / repeat (after me|the (words|text)) /],
  [
    "secrets",
    / (passwords?|passcode|passphrase|credentials?|api keys?|secret keys?|access tokens?|private keys?|otp|jwt|env(ironment)? (file|variables?)|ssh|root access|admin (panel|login|account|access|area|user|rights|e?mail)|connection string|service key|service role|database (dump|schema|tables?|user|url)) /,
  ],
  [
    "secrets",
    / (sql|select|drop|delete|insert) (?:\w+ ){0,4}(table|tables|users?|database) | (log ?in|sign ?in) (?:\w+ ){0,3}(admin|administrator|staff) /,
  ],
  ["secrets", / (login|log in) (as|details|details of|id) /],
  [
    "others",
    / (phone|mobile|number|numbers|email|emails|address|addresses|contact details|home|data|details|aadhaar|aadhar|salary(?! (?:\w+ ){0,6}(?:course|training|pilots?|instructors|staff|employees|technicians?|operators?) )|names?|list|records?|messages?|enquir\w+|inquir\w+|submissions?|chats?|conversations?|history|questions?|photos?|personal information|(?<! average )marks|results?) (?:\w+ ){0,5}(another|other|others|previous|last|all|every|your|a|an|the|some|any|someone|somebody|her|his|their|my|neighbou?rs?) (?:\w+ ){0,2}(trainees?|customers?|clients?|students?|users?|visitors?|persons?|people|employees?|staff|pilots?|instructors?|farmers?|mentors?|founders?|ceo|owners?|neighbou?rs?|girls?|someone|members?|candidates?|applicants?) /,
  ],
  [
    "others",
    / (messages?|chats?|questions?|conversations?|enquir\w+|submissions?) (?:\w+ ){0,3}((?:other|another)(?! (?:compan|firm|part|compny))|others|someone|people|person|visitors?|users?|customers?) /,
  ],
  [
    "others",
    / (?:give|tell|share|send|show|provide) (?:me |us )?(?:the )?their (?:\w+ ){0,3}(names?|numbers?|phone|mobile|address|email|whatsapp) /,
  ],
  [
    "others",
    / (his|her) (?:\w+ )?(numbers?(?! plate)|phone|mobile|address|email|whatsapp|aadhaar|salary|marks|results?) /,
  ],
  [
    "others",
    / (other|another|previous|last) (visitors?|customers?|users?|persons?|trainees?|students?|clients?|people) (?:\w+ ){0,5}(ask\w*|said|say|sent|send|wrote|write|name|names|chats?|history|conversations?|data|details|questions?|number|phone|email|typed|messages?|address|order\w*) /,
  ],
  ["others", / who (else )?(?:\w+ ){0,2}(asked|wrote|contacted|booked|enrol\w+|ordered|bought|chatted) /],
  [
    "others",
    / (customers?|clients?|trainees?|students?|employees?|staff|founders?|ceo|owners?|instructors?|directors?) (?:\w+ ){0,2}(personal|private|home|phone|mobile|numbers?|emails?|addresses|aadhaar|(?<!(?:staff|employees|instructors?|jobs?) (?:\w+ )?)(?:salary|salaries)|data|database|list) /,
  ],
  [
    "others",
    / (numbers?|phone|mobile|address|email|whatsapp|contact|aadhaar|salary|marks|results?) (?:and \w+ |or \w+ )?(?:of|for) (?!(?:you|your|yours|the|an?|this|our|any|each|every|office|company|vayutra|support|sales|department|contact|training|pilot|drone|service|lab|workshop|course|centre|reference|example|technician|spray|survey|thermal) )(?:\w+ ){1,2}(?:who|that|from|in|did|does|is|was|works|working|student|trainee|pilot|instructor) /,
  ],
  ["others", / (contact submissions?|customer list|client list|(?:aadhaar|aadhar|pan) (?:number|card|no) of) /],
  [
    "booking",
    /^(?!.* (?:enough|minimum) ).* (book|reserve|schedule|arrange|fix|register|enrol|enroll|sign|block|confirm) (?:\w+ ){0,2}(me|us|my|our|seats?|slots?|place|son|daughter|appointment|booking|it for me|order) /,
  ],
  [
    "booking",
    / put (?:me|us|my \w+) down | (take|deduct|cut) (?:\w+ ){0,2}(fee|money|amount|payment) from | hold (?:\w+ ){0,2}(seats?|slots?|place) /,
  ],
  [
    "booking",
    / (book|reserve|block) (?:\w+ ){1,4}for (me|us) | (appointment|booking) (?:\w+ ){0,2}(fix|book|confirm|do|make|need|want|schedule)/,
  ],
  [
    "booking",
    /^ (?:(?:ok|okay|yes|please|then|so|and|just|now) )*(?:book|reserve|confirm|order) (?:it|this|that(?= $| (?:for|please|now|one|slot|seat))|them) /,
  ],
  ["booking", / (fix|make|schedule) (?:\w+ ){0,2}(appointment|booking) /],
  [
    "booking",
    / (place|cancel|confirm|track|change|modify|reschedule|complete) (?:\w+ ){0,3}(orders?|booking|bookings|reservation|purchase|appointment|enrol\w+|payment) /,
  ],
  ["booking", / (charge|debit|take|accept|process) (?:\w+ ){0,3}(card|payment|upi|money) /],
  [
    "booking",
    / (?<! do )(?<! does )(?<! should )(?<! must )(i|we) (want|need|would|will|d|am|are|wish|am going|like) (?:to |like |going |ready )*(?:(?:book|reserve|order|pay)|(?:buy|purchase) (?:\w+ ){0,4}(?:now|today|online|it|\d+|immediately)) /,
  ],
  [
    "booking",
    / (book|buy|order|purchase|deliver|dispatch|ship|courier|send) (?:\w+ ){0,3}(now|today|tomorrow|immediately|right away|for me|one for me|online|to my|units?|pieces?) /,
  ],
  [
    "booking",
    / order (?:\d+|two|three|one|a) |^(?!.* how (?:many|long|early|soon) ).* (booking|order) (karo|kar do|do|tell) (?!.*(?:discount|how|what|when))/,
  ],
  ["booking", /^ (book|order|reserve|buy|purchase) (?!.* (how|can|could|where|what|which) )/],
  [
    "advice",
    / (diagnos\w+|symptoms?|fever|chest pain|headache|prescri\w+|cure|dosage for (me|my)|pregnan\w+|depress\w+|lawsuit|sue|divorce|court case|bail|horoscope|astrolog\w+|(?<! (?:franchise|dealership|dealer|agency) .{0,80})invest(?!.{0,60} (?:franchise|dealership|dealer|agency) )|investment advice|mutual funds?|stock market|stocks|shares|crypto\w*|bitcoin|loan approval|income tax|tax return|lottery|betting) /,
  ],
  [
    "field",
    / (lyrics|sing|story about|recipes?|cook|cooking|biryani|pizza|movies?|films? star|actor|actress|cricket|football|ipl|match|world cup|kohli|dhoni|elections?|politic\w*|prime minister|president|modi|minister|capital of|population of|planets?|universe|moon|history of (?!your|the company)|equation|derivative|calculus|translation|dating|girlfriend|boyfriend|marry|marriage|god|horoscope|weather (today|tomorrow|in)|news today|gold rate|petrol (?:price|rate|pump)|flight ticket|train ticket|whatsapp hack|(?:drive|buy|sell|repair) (?:\w+ ){0,2}(?:cars?|bikes?|iphone)|(?:best|buy|which|new) (?:laptop|mobile phone)|playstation|video game|pubg|chess|javascript|java|html|css|regex|fibonacci|chatgpt|openai|gpt|llm|meaning of life) /,
  ],
  ["field", / what (is|s) \d+ (?:\w+ )?\d+ /],
  ["field", task],
];

/** Words of our trade. A message with one of them is never refused as outside our field. */
export const ofTrade =
  / (?:acres?|hectares?|bighas?|batch|batches|fees?|price|prices|quotations?|quotes?|emi|loan|invoices?|bill|gst|insurance|insured|nda|confidential\w*|sample (?:data|reports?|maps?|files?)|scholarships?|discounts?|certificates?|subsid\w+|come to|visit|demo|warranty|delivery|order|application(?: form)?|apply|buy|purchase|rent|drones?|spray\w*|survey\w*|thermal|pilots?|training|courses?|rpc|dgca|batter(?:y|ies)|payload|pesticides?|crops?|placement|internships?|tender|gem|vendor|catalog\w*|brochures?|admissions?|enrol\w*|exams?|examination|test|pass|class|school\w*|college|students?|years?|age|export\w*|import\w*|visa|documents?|eligib\w+|syllabus|salary|hostel|office|fly|flying|flights?|licen\w+|permission|rules?|company|repair\w*|spares?|maps?|mapping|cameras?|labs?|workshops?|farm\w*|fields?|jobs?|rain|monsoon|solar|open|closed|holidays?|inspect\w*|costs?|charges?|rates?|budget|prototypes?|stream\w*|control room|videos?|photo\w*|taught|teach\w*|learn\w*|maintenance|buyback|passport|wheat|paddy|soybean|cotton) /;

/** Personal details. */
export const personal =
  / (numbers?|phone|mobile (?:numbers?|no)|address|email|whatsapp|aadhaar|salary|marks|results?|photos?|details) /;

/** Nobody has answered: told as a fact, and not asked about. */
export const unanswered =
  /^(?! (?:is|are|do|does|can|will|when|what|who|how|which) ).* (?:nobody|no one) (?:(?:has|have|had|is|ever|even|really|from your \w+) )*(?:call(?:s|ed|ing)?|contact(?:s|ed|ing)?|answer(?:s|ed|ing)?|repl(?:y|ies|ied|ying)|respond(?:s|ed|ing)?) | (?:still|got|had) no (?:reply|response|answer|call) | no (?:reply|response|answer|call) (?:\w+ ){0,4}(?:since|yet|so far|till now) | (?:you|people|they) never (?:call|repl|answer|respond)\w* /;

export type HandOver = "person" | "complaint" | "order" | "call" | "refund";

const supposed = / (if|suppose|in case|would) /;
const openly = / (how|what|which|why|when) /;
/**
 * A phone number, a lost order or payment, a complaint, a wish for a person; and exceptions. Hindi puts the verb last:
 * "person talk do".
 */
export const handOvers: [HandOver, sign: RegExp, unless?: RegExp][] = [
  [
    "call",
    / (call|ring|phone|contact|dial|whatsapp|message|reach|talk) (?:\w+ ){0,6}(?:91 )?[6-9]\d{4} ?\d{5} | my (?:\w+ )?(?:number|phone|mobile|contact) (?:\w+ ){0,3}(?:91 )?[6-9]\d{4} ?\d{5} | [6-9]\d{4} ?\d{5} (?:\w+ ){0,3}(?:call|ring|phone|contact|whatsapp|message|talk) |^ (?:91 )?[6-9]\d{4} ?\d{5} $/,
  ],
  [
    "refund",
    / (want|need|give|get|claim|process|demand) (?:\w+ ){0,3}refund (?:\w+ ){0,3}(my|our) | (want|need|give|get) (?:\w+ ){0,2}(my|our) (?:\w+ ){0,3}(refund|fees? back|money back) | (charged|deducted|debited|billed|paid) (?:\w+ ){0,4}(twice|double|two times|again by mistake) | double (?:payment|charge) | (?:my|our|the) (?:payment|money|amount) (?:\w+ ){0,5}(?:deducted|debited|failed) /,
    supposed,
  ],
  [
    "order",
    /^ (?:\w+ ){0,9}(?:order|parcel|delivery|refund|certificate|bill|invoice|report) (?:\w+ ){0,3}not (?:(?:come|received|got|get|arrived|yet) )*$| (?:form|enquiry|message|email) (?:\w+ ){0,7}(?:answer|reply|response|call) (?:\w+ )?not | (my|our) (?:\w+ ){0,2}(order|parcel|delivery|shipment|refund|invoice|payment|certificate|repair|booking|advance|money) (?:\w+ ){0,6}(not|never|late|delayed|pending|missing|stuck|waiting|wrong|arrived?|received?|come|reached?|status|returned?|back) | (where|when) (?:\w+ ){0,3}(my|our) (?:\w+ )?(order|parcel|delivery|shipment|refund|invoice|certificate|repair) | (my|our)? ?order (?:number |no |id )?\d{3,} /,
    / (if|suppose|in case|would|how long|how many|how soon) /,
  ],
  ["complaint", unanswered, supposed],
  [
    "complaint",
    / your (?:\w+ )?(?:crew|team|pilots?|drone|sprayer) (?:has |have )?(?:damaged|broke|broken|hit|ruined) (?:my|our|the) | (?:your (?:\w+ )?(?:service|work|staff|team|spraying)|(?<=^ )service) (?:\w+ ){0,3}(?:bad|broken|poor|pathetic) | (?:sprayer|spraying|drone|pilot|crew) (?:\w+ ){0,3}(?:crops?|field|plants|wheat|soybean|cotton) (?:\w+ ){0,2}(?:burn|burnt|burned|ruined|destroyed|killed) | (?:sprayer|spraying|drone|pilot|crew) (?:\w+ )?(?:burnt|burned|ruined|destroyed|killed) (?:my|our) | (?:crew|team|boys|your people) (?:\w+ ){0,5}not (?:come|came|turn\w*) | (?:crew|team|pilots?|instructor|technician|engineer) (?:\w+ ){0,2}(?:did not|didnt|never|not) (?:\w+ )?(?:turn|turned|come|came|show|showed|arrive|arrived) | (?:phones?|calls?) (?:(?!it )\w+ ){0,3}not (?:pick\w*|answer\w*|receiv\w*) | (?:nobody|no one|none|nahi|not) (?:\w+ ){0,2}(?:picks?|picking|picked|answers|answering|replies|replying|responds?|attends) (?:\w+ ){0,2}(?:phone|call|calls|email|emails|up|message|messages) | (?:you|you people|your company|tum log|you log) (?:(?:is|are|all|a) )*(?:thief|thieves|theft security|cheats?|cheaters?) | (complain\w*|complaints?|grievance|unhappy|angry|dissatisfied|disappointed|unacceptable|refund my|cheated|dhokebaz|fraud|worst|terrible|useless|rude|bad service) | (my|our|the) (?:\w+ )?(drone|aircraft|trainer|sprayer|battery|order|camera|controller|gimbal|motor|hp10|hp20|hp30) (?:\w+ ){0,4}(crashed|crash|broke|broken|stopped|not working|isnt working|wont|doesnt|does not|damaged|failed|fell|burnt|lost|defective|faulty|not start\w*|not charg\w*) | (repair|mend|fix|service) (?:\w+ ){0,2}(my|our) (?:\w+ )?(drone|aircraft|trainer|sprayer|camera) /,
    supposed,
  ],
  [
    "person",
    /^ (human|agent|person|operator|representative|real person|live agent|customer care|customer service|live chat|human please|support) (please |agent |now )?$/,
  ],
  [
    "person",
    / (call|ring|phone) (me|us) | call ?back | (contact|reach|email|write to|get back to|whatsapp) (me|us) | have (?:\w+ ){0,2}(call|contact) /,
    openly,
  ],
  [
    "person",
    / (?:talk|speak|chat|connect|transfer|discuss|escalate|meet|forward|hand|put) (?:\w+ ){0,4}(?:human|person|people|agent|representative|executive|operator|someone|somebody|staff|team|member|manager|expert|engineer|salesperson|instructor|counsell?or|advis[eo]r|customer care|customer service|specialist) /,
    openly,
  ],
  [
    "person",
    / (?:want|need|get|give|have|is there|contact|reach|call|ask|help) (?:me |us |to |a |an |the |your |from |some |talk |with |by )*(?:real |live |actual |human |senior |sales |support )*(?:human|person|agent|representative|executive|member|manager|expert|salesperson|counsell?or|advis[eo]r|customer care|customer service|specialist) | (?:real|live|actual) (?:human|person|agent) | (?:manager|managers|boss|supervisor|supervisors) (?:\w+ )?(?:number|contact|phone|mobile) /,
    openly,
  ],
  [
    "person",
    / (?:human|person|people|agent|representative|executive|operator|someone|somebody|staff|team|member|manager|expert|engineer|salesperson|instructor|counsell?or|advis[eo]r|customer care|customer service|specialist) (?:\w+ ){0,3}(?:talk|speak|chat|connect) (?!about )/,
    openly,
  ],
];

export type Courtesy = "greeting" | "thanks" | "farewell" | "self";

/** Courtesies, and questions about the assistant. */
export const courtesies: [Courtesy, sign: RegExp, unless?: RegExp][] = [
  [
    "greeting",
    /^ (?:(?:hi+|hello+|hey+|heya|greetings|good|morning|afternoon|evening|namaste|dear|sir|madam|there|team|vayutra|bot|assistant|everyone|how|are|you|whats|up|salaam|salam|ram) )+$/,
  ],
  [
    "self",
    /^ (?:you )?who $| (who|what) (are|r) you | your name | you (a bot|a robot|an ai|ai|human|real|a machine|machine|chatbot|chat bot) | are you (?:\w+ ){0,3}(bot|robot|human|ai|person|machine|real|chatgpt) | (?:your|you|this chat|this bot) (?:\w+ ){0,4}(answers?|replies|reply|information|know|learn) (?:\w+ ){0,2}from | from where (?:\w+ ){0,3}you (?:\w+ ){0,3}(answers?|replies|reply|information) | where (?:\w+ ){0,4}(answers?|replies) (?:\w+ ){0,2}(come|taken) | am i (?:talking|speaking|chatting|writing) (?:to|with) | what can you (do|help|answer|tell) | how can you help| what (do|can) (i|we) ask |^ (help|menu|options|start) $|^ can you help( me)? $/,
    /^(?=.* (?:we|i|our|my) (?:have|need|want|run|own|grow|are|am) ).* (?:what|how) can you (?:do|help) /,
  ],
  [
    "thanks",
    /^ (?:\w+ ){0,2}(?:thanks?|thank you|thankyou|thx|tysm|great|perfect|awesome|nice|cool|super|got it|understood) (?:\w+ ){0,4}$/,
  ],
  [
    "farewell",
    /^ (?:ok |okay )?(?:bye+|goodbye|good bye|see you|good night|ok|okay|ha|haa|haan|hmm+|k|fine|alright|yes|no|yeah|sure) (?:\w+ ){0,2}$/,
    / (?:fees?|price|cost|rate|batch|how|what|when|where|who|which|address|phone|number|courses?|spray\w*|job|hostel|syllabus) /,
  ],
];
