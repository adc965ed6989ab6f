import { asksBatch, notOfBatches } from "./intent-patterns.ts";
import type { StatedDetail } from "./stated-details.ts";

/** A fixed answer, which goes before the search. */
export type FixedAnswer = {
  /** Patterns that the English line must all match, and one that it must not. */
  asks: RegExp[];
  unless?: RegExp;
  /** The only terms that the question may have, beside those that name its page. */
  only?: RegExp;
  /** The record of the answer, by its words, title and page; without such a record the entry does not apply. */
  says?: RegExp;
  titled?: RegExp;
  on?: string;
  /**
   * The answer; the record itself where absent. {phone}, {email}, {hours}, {support} and {whatsapp} are the company's,
   * {record} stands for the record's words, of a list its note, {lines} for the lines of the list.
   */
  text?: string;
  link?: string;
  /** Whether it is about the law, which changes. */
  law?: true;
  /** It asks back, and these words remember the question. */
  waiting?: string;
  /** The site leaves it open: topic of the contact form. */
  ask?: string;
  /**
   * Condition on the page: "site" where the message itself names no course, service or product, "open" where none was spoken
   * of before either, "topic" where there is one, "learning" where there is none or a course.
   */
  where?: "site" | "open" | "topic" | "learning";
  /** What the company may state: the answer is its sentence once it has. */
  open?: StatedDetail;
  /** Applies only with, or only without, a WhatsApp number of the company. */
  whatsapp?: boolean;
};

/** A question for all of a group, with nothing more particular. */
const CHOOSES = / (what|which|list|all|types?|kinds?|tell|show) /;
const GENERAL =
  /^(cours|train|class|program|servic|drone|product|model|aircraft|durat|offer|sell|list|provid|differ|teach|run|compani|\w{1,3})$/;
/** A question for the length of a course, with nothing more particular. */
const HOW_LONG = / (how long|duration|length|delivery time|how many (?:days|weeks|months)) /;
const LENGTH =
  /^(\d+|develop|durat|cours|train|class|program|workshop|deliveri|batch|complet|finish|total|full|week|dai|day|month|time|last|long|lesson|teach|take|drone|offer|differ)$/;
const OF_ELSE =
  / (valid\w*|air|fly|flies|battery|charg\w+|recharge|warranty|wait|before|after|each|module|second|third|first|weekend) /;

/** What the assistant itself reads and writes. */
const LANGUAGES = "Ask in English, Hindi or Hinglish. I understand all three and answer in English.";

/** Where visitors may live: states, and districts of Madhya Pradesh. */
const PLACES =
  "indore|indaur|ujjain|dewas|sehore|vidisha|raisen|hoshangabad|narmadapuram|harda|betul|ratlam|mandsaur|neemuch|khandwa|khargone|burhanpur|barwani|jhabua|shajapur|rajgarh|ashoknagar|shivpuri|gwalior|bhind|morena|datia|sagar|damoh|tikamgarh|chhatarpur|panna|jabalpur|katni|satna|rewa|sidhi|shahdol|chhindwara|seoni|balaghat|mandla|narsinghpur|madhya pradesh|mp|maharashtra|nagpur|pune|mumbai|nashik|gujarat|ahmedabad|rajasthan|jaipur|kota|chhattisgarh|raipur|uttar pradesh|lucknow|jhansi|delhi|punjab|haryana|bihar|jharkhand|odisha|telangana|hyderabad|karnataka|bangalore|tamil nadu|kerala|andhra pradesh|west bengal|assam";

/** Where visitors from abroad live. */
const ABROAD =
  "abroad|overseas|other countries|another country|outside india|foreign countr(?:y|ies)|nepal|bangladesh|sri lanka|bhutan|maldives|myanmar|china|dubai|uae|oman|qatar|saudi|kuwait|bahrain|africa|kenya|nigeria|ghana|ethiopia|tanzania|uganda|zambia|usa|america|canada|uk|london|europe|germany|france|australia|singapore|malaysia|indonesia|thailand|vietnam|philippines";

/** Questions for where the crews come to. */
const comesTo = [
  new RegExp(
    ` (?:${PLACES}) | (?:which|what) (?:areas?|districts?|cities|states?|places|regions?|villages) | (?:in|to|near) (?:my|our) (?:village|district|area|state|city|town|region) | (?:village|district|area) (?:\\w+ ){0,2}come | where (?:all )?(?:do|can|will) you (?:spray|come|work) `,
  ),
  / (spray\w*|come|reach|travel|serve|service|cover|available|work) /,
];
const notComesTo =
  / (price|cost|rate|charges?|acres?|airports?|permission|rules?|law|subsid\w+|notice|told|warn\w*|set up|job|neighbou?rs?|bees|wash\w*|leave|drift\w*|crew|people|days?|hours?) /;
const comesToPlace = [
  new RegExp(
    `^ (?:\\w+ ){1,8}(?:${PLACES}) | (?:in|to|near|at|my|our) (?:my |our )?(?:village|district|area|state|city|town|region|farm|field|place|site) | (?:village|area) (?:\\w+ ){0,3}come `,
  ),
  / (?:village|area|region) (?:\w+ ){0,3}come | (?:you|your \w+|they) (?:\w+ ){0,2}(?:come|reach|travel|serve|service|cover|available|visit|deliver|operate|work) /,
];

/** Law, contact, lists and gaps of the site. The first that fits counts. */
export const fixedAnswers: FixedAnswer[] = [
  {
    asks: [/ (?:fertili[sz]ers?|urea|dap|seeds?) /, / (?:drones?|spray\w*|spread\w*|drop\w*|throw|sow\w*) /],
    unless: / (?:custom|build|course|training|workshops?|payload|kg|hp\d+|order|design|develop\w*|quality|potato) /,
    on: "/services/agriculture-spray",
    titled: /^Equipment$/,
    text: "Our sprayers carry liquids in a tank. I could not find here whether we spread fertiliser or seed.",
    ask: "general",
  },
  {
    asks: [/ invoices? | (?:gst|tax|pakka) (?:\w+ )?bill /],
    unless: / (?:my|number|course|training|not|never|keep|longer|retention|learn) /,
    text: "Drones and services: the quotation shows GST on its own line. I could not find here how the invoice is made out.",
    ask: "general",
  },
  {
    asks: [
      / payment (?:terms|conditions|schedule|policy) | advance (?:payment|money|amount|pay|charge) | (?:pay|payment|money|how much|percent) (?:\w+ ){0,3}(?:advance|upfront|beforehand) |^ (?:(?:what|is|any|do|does|give|cost|need|needed|required|must|i|we|to|have) )*advance(?: (?:what|give|cost|need|needed|required|payable|do))* $/,
    ],
    unless: / (?:discount|early bird|refund\w*|back|my|emi|salary|notice) /,
    text: "I could not find here whether an advance is asked. The quotation says how and when you pay; nothing is paid in this chat.",
    ask: "general",
  },
  {
    asks: [/ (?:minimum|smallest|least) (?:order|quantity|purchase) | moq /],
    text: "I could not find a smallest order here. Tell us how many you need.",
    ask: "custom-drone",
  },
  {
    asks: [/ amc | (?:annual|yearly) (?:maintenance|service) (?:contract|plan) | maintenance contract /],
    unless: / (?:course|training|learn\w*|salary) /,
    text: "I could not find a yearly maintenance contract here.",
    ask: "support",
  },
  {
    asks: [/ type (?:certifi\w+|approv\w+) /, / (?:surveillance|guard|trainer|heavy|payload|hp\d+|your|you|it) /],
    unless:
      / (?:need|needed|what is|must|give|get|test\w*|rules?|exempt\w*|who|without|custom|course|build|apply|required|help) /,
    text: "Type certification is what the drone rules ask for. The quotation says the state of the type certificate.",
    ask: "custom-drone",
    law: true,
  },
  {
    asks: [/ (?:second hand|used drones?|refurbished|old drones?) /],
    text: "I could not find second-hand drones here.",
    ask: "custom-drone",
  },
  {
    asks: [
      new RegExp(
        ` (?:import|bring|carry|take) (?:\\w+ ){0,6}(?:from|to|into|in|through) (?:india|customs|airport|${ABROAD}) | import\\w* `,
      ),
      / (?:drones?|uavs?|dji|mavic|phantom|autel) /,
    ],
    says: /^The import of complete drones has been prohibited/,
    law: true,
  },
  {
    asks: [
      new RegExp(
        ` export\\w* | (?:sell|send|supply|ship|deliver|buy|purchase|dealers?|distributors?) (?:\\w+ ){0,5}(?:${ABROAD}) `,
      ),
    ],
    text: "I could not find here whether we sell to other countries.",
    ask: "custom-drone",
  },
  {
    asks: [
      new RegExp(
        ` visa | foreign(?:ers?)? | nri | nepali | nepalese | bangladeshi | non indian | (?:from|in|of) (?:${ABROAD}) `,
      ),
      / (?:join|come|course|training|learn|study|certificate|rpc|pilots?|apply|admission|students?|foreign\w*|nri|can|workshops?|class) /,
    ],
    unless: / (import\w*|drones? from|made) /,
    text: "I could not find here whether people from other countries can join, or about visas.",
    ask: "training",
  },
  {
    asks: [
      / (?:how long|when|how many (?:days|hours)|how soon) /,
      / after (?:\w+ ){0,3}(?:spray\w*|chemicals?|pesticides?) | (?:spray\w*|chemicals?|pesticides?) (?:\w+ ){0,2}after /,
      / (?:go|enter|walk|field|farm|cattle|graz\w*|eat|harvest|touch|safe|inside) /,
    ],
    unless: / (?:report|map|pay|payment|course|rain|bill|next spray|again) /,
    on: "/services/agriculture-spray",
    titled: /^What we need from you/,
    text: "The label of the product says how long: nobody goes into the field during the flight, or after it while the label says so.",
  },
  {
    asks: [
      / (?:you|your \w+) (?:\w+ ){0,3}(?:sell|give|provide|supply|bring) (?:\w+ ){0,3}(?:chemicals?|pesticides?|medicines?) | (?:chemicals?|pesticides?|medicines?) (?:\w+ )?(?:sell|give|provide|supply|bring) /,
    ],
    unless: / (?:less|save\w*|course|deliver\w*|payload|kg|dose) /,
    on: "/services/agriculture-spray",
    titled: /^What we need from you/,
    text: "We do not sell chemicals: you bring the product in sealed packs, with bill and label.",
  },
  {
    asks: [
      / (?:which|what|how much|best|good) (?:\w+ ){0,3}(?:chemicals?|pesticides?|medicines?|fungicides?|insecticides?|herbicides?|weedicides?|dose|dosage) /,
    ],
    unless:
      / (?:you|your|bring|brings|save\w*|savings?|less|record\w*|allowed|approved|legal|law|course|teach|carry|tank|tanks|litres?|water|waste\w*|price|cost|acres?) /,
    on: "/services/agriculture-spray",
    titled: /^What we need from you/,
    text: "I cannot advise on a product or its dose: its label and your agriculture office can. We sell none and spray the product that you bring, in sealed packs, with bill and label.",
  },
  {
    asks: [
      / (?:documents?|papers) (?:\w+ ){0,5}(?:admission|enrol\w*|join|course|training|pilot) | (?:admission|enrol\w*|join|course) (?:\w+ ){0,4}documents? /,
    ],
    where: "open",
    on: "/training/drone-pilot-training",
    says: /government ID and proof of a/,
  },
  {
    asks: [
      /^ (?:and |so |ok )?what (?:do|will|would|shall) (?:i|we) (?:get|receive)(?: at the end| in the end| finally)? $/,
    ],
    where: "topic",
    titled: /^(?:what you receive|deliverables|the packages|packages|certificate)/i,
  },
  {
    asks: [
      / (?:want|wish|like|looking|need|how|where|can|could|may|interested|plan\w*) (?:\w+ ){0,5}(?:buy|buying|purchase|purchasing|order|procure) (?:\w+ ){0,4}drones? | (?:drones?|uavs?) (?:\w+ ){0,3}(?:buy|purchase|for sale) |^ (?:buy|purchase|need|want) (?:\w+ ){0,3}drones? $/,
    ],
    unless:
      / (before|must|own|course|training|join|second hand|spray\w*|battery|insurance|subsid\w+|permission|licen\w+) /,
    where: "site",
    on: "/",
    titled: /^Our drones/,
    text: "We sell these drones:\n{lines}\nTell us what it is for and how many: our team sends you a quotation in writing. Nothing is ordered in this chat.",
    link: "/contact-us?inquiry=custom-drone",
  },
  {
    asks: [
      / (?:pay|payment|payments|paying) /,
      / (?:upi|card|cash|online|cheque|check|netbanking|phonepe|gpay|paytm|how|mode|bank) /,
    ],
    unless: / (emi|instal\w+|refund\w*|back|early|deducted|debited|my|twice|again|rain|weather|grants?|atl) /,
    text: "I could not find here how we take payment. The quotation says it; nothing is paid in this chat.",
    ask: "general",
  },
  {
    asks: [
      / (?:fly|flying|flight|drones?) (?:\w+ ){0,4}(?:over|above) (?:\w+ ){0,3}(?:people|crowds?|gatherings?|guests|heads|rally|mela|procession|baraat|barat|weddings?|marriages?|shaadi|shadi|party) /,
    ],
    unless: / (spray\w*|drop\w*|throw\w*) /,
    text: "I could not find here when a drone may fly over people. Please stay clear of them until our team or the authority has told you.",
    ask: "general",
    law: true,
  },
  {
    asks: [
      / (price|prices|pricing|cost|costs|costing|fees?|charges?|rate|rates|expensive|budget) | how (?:much|many) (?:is|are|for|do you|takes) | who (?:pays|funds) /,
    ],
    unless: / (salary|refund\w*|emi|instal\w+|batter(?:y|ies)|recharge|discount\w*|material|income|earn\w*) /,
    where: "topic",
    says: /Labs are granted by the Atal Innovation Mission/,
    text: "We quote a price for each tinkering lab program. {record}",
    link: "/contact-us?inquiry=training&about=Atal+Tinkering+Lab",
  },
  {
    // "Didi" is read as one of the family.
    asks: [/ drone (?:didi|family) /],
    says: /^Namo Drone Didi/,
    on: "/services/agriculture-spray",
    law: true,
  },
  {
    asks: [
      / (?:drones?|uavs?) (?:\w+ )?(?:buy|purchase) (?:\w+ ){0,3}(?:farm|farming|agriculture|spray\w*) | (?:buy|purchase) (?:\w+ )?drones? (?:\w+ ){0,2}(?:farm|farming|agriculture|spray\w*) | (?:price|cost|rate) (?:\w+ ){0,3}(?:spray|spraying|agriculture|farm) drones? | (?:spray|spraying|agriculture|farm) drones? (?:\w+ ){0,2}(?:price|cost|how much) | (buy|purchase|buying) (?:\w+ ){0,4}(?:sprayers?|spray drones?|spraying drones?) | (?:sprayers?|spray drones?|spraying drones?) (?:\w+ ){0,2}(?:buy|purchase|sale) /,
    ],
    unless:
      / (subsid\w+|scheme|government|smam|support|grant\w*|percent|loan|chemicals?|pesticides?|medicine|product) /,
    text: "We spray with our own crew. I could not find a sprayer for sale here.",
    ask: "custom-drone",
  },
  {
    // Another tank than those of the specification.
    asks: [
      / (?!(?:40|35|32) )\d+ l (?:\w+ )?(?:sprayers?|tanks?|drones?|spray drones?) | sprayers? (?:of|with) (?:\w+ )?(?!(?:40|35|32) )\d+ l /,
    ],
    on: "/services/agriculture-spray",
    titled: /^Equipment$/,
    text: "We have no sprayer with such a tank. These are ours:\n{lines}\nWe spray with them for you; I could not find one for sale here.",
  },
  {
    asks: [
      /^ (?:hi |hello |please |sir )?(?:what (?:is|does|s)|whats|define|explain|meaning of) (?:the |an? |meaning of )?(?:rpc|remote pilot certificate)(?: mean| means| stand for| certificate| full form)? $|(?:rpc|remote pilot certificate) (?:ka |what )?(?:full form|meaning|matlab) /,
    ],
    says: /You are 18 to 65 and have passed class 10/,
    text: "The Remote Pilot Certificate (RPC) is what the Drone Rules ask of a drone's pilot. Nano drones, and micro drones flown non-commercially, need none. You must be 18 to 65 with class 10 or equivalent; it is valid for ten years. We prepare you for it; an authorised Remote Pilot Training Organisation (RPTO) trains and tests you.",
    law: true,
  },
  {
    asks: [
      / egca | drones? (?:\w+ )?(?:registration|register) (?:how|where|process|do) | (?:how|where) (?:\w+ ){0,3}register (?:\w+ )?drones? |^(?=.* digital sky ).* (register|registration) | (where|which (?:portal|site|website)) (?:\w+ ){0,4}(register|registration) (?:\w+ ){0,3}(drone|drones|uin) /,
    ],
    says: /reported to have moved to the eGCA portal; the airspace map/,
    text: "Registration and certificates are reported to have moved to the eGCA portal; Digital Sky keeps the airspace map and flight permissions.",
    law: true,
  },
  {
    asks: [
      / (how long|how many years|validity|valid|shelf life|expir\w+|lasts?|renew\w*) /,
      / (remote pilot|rpc|pilot|flying|drone) (?:\w+ )?(certificate|permit|licen\w+) | rpc /,
    ],
    unless: / (take|takes|course|training|your|module|technician|industrial|insurance|uin|prepar\w+|get|become|earn) /,
    says: /The Remote Pilot Certificate is valid for ten years/,
    text: "The Remote Pilot Certificate is valid for 10 years.",
    law: true,
  },
  {
    asks: [/^(?=.* how (?:many days|long) ).* rpto /, / (training|test|days|takes?) /],
    unless: / (fast track|prepar\w+|programs?|programmes?|your|you|courses?|weeks|levels?) /,
    says: /5 to 8 days of RPTO training/,
    text: "Training at an authorised organisation (RPTO) takes 5 to 8 days by the regulator's circular, for flight within visual line of sight.",
    law: true,
  },
  {
    asks: [/ (?:rpto|authori[sz]ation) (?:\w+ )?(?:number|no) /],
    says: /We claim no authorisation: we prepare you/,
    open: "rptoAuthorisation",
    text: "We claim no authorisation as an RPTO, so there is no number.",
    law: true,
  },
  {
    asks: [/ rpto /, / (approved|approval|authori[sz]\w+|recogni[sz]ed|accredited|dgca) /],
    unless: / (which|find|nearest|near|another|other|where|how|test|exam|list|what is|what does|number|days|who) /,
    says: /We claim no authorisation: we prepare you/,
    open: "rptoAuthorisation",
    text: "We claim no authorisation as an RPTO. We prepare you for the Remote Pilot Certificate; an authorised organisation trains and tests you.",
    law: true,
  },
  {
    asks: [
      / (fly|flying|send|flight) /,
      / (beyond|farther|further|past|out of|lose|longer|more) (?:\w+ ){0,4}(see|sight|eyes?|view|vision|visible) | bvlos | (no longer|not|cannot|cant|dont|without) (?:\w+ ){0,2}(see|seeing|visible) /,
      / (can|may|allowed|legal\w*|ok|permitted|permission|possible|must) /,
    ],
    unless: / (you|your|camera|zoom|build|custom|night|thermal|screen|video|course|teach|trainer|guard) /,
    says: /^Flight beyond visual line of sight has been by exemption only\.$/,
    text: "A flight needs visual line of sight. Flight beyond visual line of sight has been by exemption only.",
    law: true,
  },
  {
    asks: [/ grievance officer | (?:data protection|privacy) officer /],
    on: "/contact-us",
    says: /Grievance Officer/,
  },
  {
    asks: [/ cin (?:\w+ )?(?:number|no) | your cin | company (?:registration )?number /],
    open: "companyNumber",
    text: "I could not find our company number here.",
    ask: "general",
  },
  {
    asks: [
      / (?:gem|msme|udyam|iso) (?:\w+ )?(?:portal|registered|registration|certified|vendor|bid|tender) | (?:on|through|via|from) (?:the )?gem | (?:company|firm|you) (?:\w+ )?registered /,
    ],
    unless: / drone (?:\w+ )?(?:registered|registration) /,
    text: "I could not find our registrations (GeM, MSME, ISO) here.",
    ask: "general",
  },
  {
    asks: [/ (?:gst|gstin|pan|tax) (?:\w+ )?(?:number|no) | gstin | your gst /],
    open: "gstin",
    text: "I could not find our tax numbers here.",
    ask: "general",
  },
  {
    asks: [
      / (?:are|is) (?:it|they|this|these|you|(?:your|the) (?:\w+ )?(?:company|crew|team|work|flights?|service|drones?|aircraft)) (?:\w+ )?insured | you (?:have|hold|carry) (?:\w+ ){0,3}insurance | insures you | your (?:insurer|insurance) |^ what insurance $/,
    ],
    open: "insurer",
    text: "I could not find our insurance here.",
    ask: "general",
  },
  {
    asks: [/ warrant\w+ /, / (battery|batteries|propellers?) /],
    says: /batteries and propellers are listed separately|lists batteries and propellers separately/,
    text: "The 2-year warranty lists batteries and propellers separately. The sheet with your quotation says what is covered.",
  },
  {
    asks: [
      / (tinkering|atl|atal|lab|labs) /,
      / you (?:\w+ ){0,3}(grant|sanction|pay|fund|approve|sponsor|finance|give (?:\w+ ){0,3}(money|grant|funds?)) /,
    ],
    unless: / (research|excellence|thesis|pay (?:you|back)|do we|must) /,
    says: /cannot grant a lab/,
    text: "Labs are granted by the Atal Innovation Mission of NITI Aayog. We help with the application. We are not part of the Mission and cannot grant a lab.",
  },
  {
    asks: [/ (placed|place me|place us|find me (?:a )?(?:job|work)) /],
    where: "site",
    unless: / (order\w*|beside|where|battery|cement|target\w*|marker\w*|camera) /,
    says: /never a guarantee of a job/i,
    text: "If you ask, we help: {record}",
  },
  {
    asks: [
      / (office|workshop) (?:\w+ ){0,5}(opens?|close[sd]?|closing|opening|timings?|hours) | (opens?|close[sd]?|closing|opening|timings?|hours|what time) (?:\w+ ){0,4}office /,
    ],
    unless: / (phone|address|where|holiday|appointment|reach|email|source|lab|course|batch) /,
    on: "/contact-us",
    says: /^The office is open/,
    text: "The office is open {hours}. {support}.",
  },
  {
    asks: [/ passport /, / (compulsory|mandatory|needed|need|necessary|required|must|without|have to) /],
    says: /passport is not needed/,
    text: "No passport is needed for the Remote Pilot Certificate: a government ID and proof of address are enough.",
    law: true,
  },
  {
    asks: [/ (job|placement|naukri) (?:\w+ ){0,2}guarantee\w* | guarantee\w* (?:\w+ ){0,3}(job|placement) /],
    says: /never a guarantee of a job/i,
    text: "We cannot guarantee a job. {record}",
  },
  {
    asks: [/ (phone|mobile|number|call|contact) /, / (email|mail) /],
    unless: / (form|store|stored|keep|kept|save|saved|delete|sell) /,
    where: "site",
    on: "/contact-us",
    text: "Call {phone} (office {hours}) or write to {email}.",
  },
  {
    asks: [/ (whatsapp|whats app) /, /^ (?:\S+ ){1,9}$/],
    unless: / (group|share|report|location|video|film) /,
    on: "/contact-us",
    whatsapp: true,
    text: "Write to us on WhatsApp, +{whatsapp}: https://wa.me/{whatsapp}",
  },
  {
    asks: [/ (whatsapp|whats app) /, /^ (?:\S+ ){1,9}$/],
    unless: / (group|share|report|location|video|film) /,
    on: "/contact-us",
    whatsapp: false,
    text: "We have no WhatsApp number here. Call {phone} (office {hours}) or use the contact form.",
  },
  {
    asks: [
      / (technical|tech) (support|help|assistance) | support (?:for|with) (?:my|our|a|the) (?:\w+ )?(drone|aircraft|machine) /,
    ],
    unless: / (course|training|job|salary) /,
    on: "/contact-us",
    says: /serial number and, if you can, the flight log/i,
    text: "Call {phone} (office {hours}) or write to {email}. We have a {support}. For a drone you have from us, keep the serial number and, if you can, the flight log at hand.",
    link: "/contact-us?inquiry=support",
  },
  {
    asks: comesTo,
    unless: notComesTo,
    where: "topic",
    says: /^Drone spraying for farms and producer groups around/,
    open: "travel",
    text: "{record} I could not find here how far we come.",
    ask: "general",
  },
  {
    asks: comesToPlace,
    where: "open",
    open: "travel",
    text: "We are in {locality}. I could not find here how far we come.",
    ask: "general",
  },
  {
    asks: [
      /^ (?:(?:call|phone|mobile|telephone|contact|number|numbers|no|do|give|me|us|your|the|what|is|tell|send|please|sir|on|company|office|you|get|want|need|to|a) )+$/,
      / (?:phone|mobile|telephone) |(?: call| contact) (?:\w+ )?numbers? | numbers? (?:\w+ )?(?:call|contact) /,
    ],
    where: "site",
    on: "/contact-us",
    titled: /^Phone$/,
  },
  {
    asks: [
      /^ (?:(?:where|what|is|are|your|the|you|office|company|workshop|address|location|located|situated|do|give|me|us|tell|send|please|sir|of|in|which|city|place|main|head) )+$/,
      / (?:office|company|workshop) (?:\w+ ){0,2}where | where (?:\w+ ){0,3}(?:office|company|workshop) | (?:address|location) /,
    ],
    where: "site",
    on: "/contact-us",
    titled: /^Address$/,
  },
  {
    asks: [
      /^ (?:and |but |so |ok )*where(?: (?:is|are|it|this|that|course|class|classes|training|held|taught|located|exactly))* $| how (?:\w+ ){0,3}(?:reach|get to)(?: (?:you|your|the|there|institute|academy|office|campus|centre|center|workshop))* $/,
    ],
    on: "/contact-us",
    titled: /^Address$/,
  },
  {
    asks: [
      / (?:can|could|may) (?:i|we) (?:(?:also|come|and|first|please) )*(?:visit|come|see)(?: (?:you|it|there|once|first|and|see|your|the|office|workshop|place|works|factory|please|sir))* $/,
    ],
    on: "/contact-us",
    says: /by appointment/,
  },
  {
    asks: [
      / (?:can|will|could) (?:you|your (?:team|crew)) (?:\w+ )?(?:come|start|visit|spray|survey|inspect) (?:\w+ ){0,2}(?:today|tomorrow|(?:this|next) (?:week|month)|monday|tuesday|wednesday|thursday|friday|saturday|sunday) | (?:when|how soon|which day) (?:can|will|could|would|do|are) (?:you|your (?:team|crew|people)|they) (?:\w+ )?(?:come|start|visit|reach|begin|available|free|spray|survey|inspect) /,
    ],
    unless: / (phone|call|reply|answer|email|office|batch|course|class|classes) /,
    where: "topic",
    text: "Tell us your dates; our team will confirm one.",
    ask: "general",
  },
  {
    asks: [
      / (repair\w*|mend|fix|servic\w+) /,
      / (dji|mavic|phantom|autel|parrot|(?:other|another|any|different) (?:brands?|makes?|compan\w+|makers?)|not (?:bought|made|purchased) (?:by|from) you) /,
    ],
    unless: / (course|learn\w*|train\w*|teach\w*|technician|certificate) /,
    says: /^We check drones of any make/,
    text: "{record} For other makes you take our check sheet to the maker.",
    ask: "support",
  },
  {
    asks: [/ where (?:are you|is your (?:office|company|workshop|place)|do you sit)(?: located| based| situated)? $/],
    on: "/contact-us",
    says: /by appointment/,
    where: "site",
    text: "We are at {record}",
  },
  {
    asks: [
      / what (?:\w+ ){0,20}(do|does|offer) /,
      /^ (?:(?:what|do|does|offer|you|your|we|the|a|company|firm|people|all|work|business|field|main|in|short|is|are|tell|us|me|little|vayutra|hi|hello|sir|brother|please|exactly|actually|here) )+$/,
    ],
    on: "/",
    where: "site",
    text: "{record}",
    link: "/about-us",
  },
  {
    asks: [asksBatch],
    unless: notOfBatches,
    where: "learning",
    text: "I could not find batch dates or free places here. They come with the quotation.",
    ask: "training",
  },
  {
    asks: [
      / (discounts?|concession|rebate|cheaper|scholarships?|fee waiver) /,
      / (scholarships?|waiver|bulk|group|sibling|quantity|institut\w+|colleges?|schools?|women|girls|army|ex|students?|farmers?|senior|families|family|friends?|festival|diwali|loyal\w*|repeat|regular|spray\w*|survey\w*|drones|product) /,
    ],
    unless: / (early|advance|ahead|book\w*|cheaper than) /,
    says: /off the regular fee/,
    text: "We have one discount here, for early booking of courses: {record} I could not find another one here.",
    ask: "general",
  },
  {
    asks: [
      /^ (?:(?:is|are|do|you|give|there|any|some|have|get|a|an|on|for|it|this|what|about|also|ok|and|please|sir|special|early|bird) )*(?:discounts?|concession|rebate)(?: (?:available|offers?|on|for|it|this|is|there|please|sir|what|also|get|give))* $/,
    ],
    says: /off the regular fee/,
    text: "We have one discount here, for early booking of courses: {record}",
  },
  {
    asks: [
      / refund\w* | (?:money|fees?|cost|price|amount) (?:\w+ ){0,3}(?:back|return\w*) /,
      / (?:rain\w*|weather|wind) /,
    ],
    where: "open",
    on: "/services/agriculture-spray",
    says: /A day lost to weather is not charged/,
    text: "When we spray: {record}",
  },
  {
    asks: [
      / refund\w* | (fees?|money|cost|amount|paid|payment|paisa|advance) (?:\w+ ){0,5}(back|returned|return|refunded) | (back|return|wapas) (?:\w+ ){0,3}(fees?|money|cost|amount|payment) | (quit|quits|drop|dropped|drops|leave|leaving|discontinue\w*|give up|stop coming|cancel) (?:\w+ ){0,9}(fees?|money|cost|paid) /,
    ],
    unless:
      / (rain\w*|weather|wind|cloud\w*|survey|spray\w*|thermal|demo|saves?|savings|subsid\w+|gst|repeat|again|emi|call\w*|ring|phone\w*|repl(?:y|ies|ied)|respond\w*|answer\w*) /,
    open: "cancellation",
    text: "I could not find our refund terms here.",
    ask: "general",
  },
  {
    asks: [
      / (medical\w*|medically|eyesight|eye|eyes|glasses|spectacles|colou?r ?blind\w*|doctors?|fitness|physically|handicap\w*|disab\w+|diabet\w*|epilep\w+|hearing|deaf) /,
      / (pilots?|certificate|rpc|licen\w+|fly|flying|rpto|join|course) | medical (?:test|exam\w*|certificate|fitness) | i (?:\w+ )?(?:wear|have|am) /,
    ],
    unless:
      / (thermal|camera|supplies|deliver\w*|emergency|naked|relief|kit|blood|spray\w*|pesticides?|machine|by eye|with (?:my|the|your) eyes?|see|protect\w*|battery) /,
    says: /Age 18 to 65, class 10/,
    text: "For the Remote Pilot Certificate our site lists age 18 to 65, class 10 or equivalent, an ID and proof of address. I could not find a rule here on a medical certificate or an eye test.",
    ask: "training",
  },
  {
    asks: [
      / (night|nights|nighttime|after dark|in the dark|gets dark|darkness|sunset|sundown|dusk|raat) /,
      / (fly|flying|flight|flights|flown) /,
    ],
    unless:
      / (camera|see|sees|look|thermal|(?:do|can|will) you|your|course|class|classes|train\w*|lesson|batch|support|office|spray\w*|survey|roof|boundary|thief|thieves|intruder\w*|watch|security|crop|farm|solar) /,
    text: "I could not find the rules for flying at night here. Please check the current rule before you fly.",
    ask: "general",
  },
  {
    asks: [
      / (deliver|delivered|delivery|reach me|reach us|dispatch\w*|ship|ships|shipping|shipped|courier|freight) /,
      / (days|weeks|how long|how soon|how fast|time|when|charges?|cost|freight|(?:to|in) (?:my|[a-z]{4,})|outside|all over|across|home|abroad|bears?|pays?) /,
      / (drones?|trainer|basic|pro|elite|guard|hp\d+|orders?|product|model|aircraft|machine|it|one|ship|shipping|courier|dispatch) /,
    ],
    unless:
      / (spray\w*|payload|lift\w*|carry|carries|medicines?|reports?|maps?|survey\w*|results?|courses?|certificates?|data|deliverables?|crates?|parcels?|food|hill|hills|relief|have you|at delivery|training|quotation|winch|goods|village|blood|service|book|confirm|upi|right now|custom|build|develop\w*|purpose) /,
    text: "I could not find delivery times and costs here. They come with the quotation.",
    ask: "general",
  },
  {
    asks: [
      / (investors?|turnover|revenue|profits?|valuation|shareholders?|balance sheet|net worth|annual sales) /,
      / (your|you|company|companys|vayutra|firm|behind) /,
    ],
    unless: / (courses?|farm\w*|pilots?|subsid\w+|school|students?|can i|crop|training) /,
    text: "I could not find the company's earnings or investors here.",
    ask: "general",
  },
  {
    asks: [
      / (interview\w*|press|media|journalist|newspaper|reporter|podcast|magazine|news channel|tv|documentary) /,
      / (founder|ceo|owner|director|company|management|boss|contact|enquir\w+|request|with you|your (?:team|staff|people)|you people) /,
    ],
    unless: / (practice|mock|jobs?|placement|cv|courses?|trainees?|prepar\w+|social|vacanc\w+|hiring|apply|after) /,
    text: "I could not find a press contact or our founder's name here.",
    ask: "general",
  },
  {
    asks: [
      / (salary|salaries|pay|paid|wages?|stipend) /,
      / (?:your|you) (?:\w+ ){0,3}(pilots|instructors|staff|employees|trainers|technicians|engineers|workers) | (pilots|instructors|staff|employees|trainers|technicians|engineers|people) (?:\w+ ){0,4}(?:work for you|with you|of yours|you employ|in your company|at vayutra) /,
    ],
    unless: / (after|course|trained|batch|learn\w*|graduat\w+|passed|former|fees?|must|separately|extra|sample) /,
    text: "I could not find our salaries here. Open positions are on the careers page.",
    ask: "general",
  },
  {
    asks: [/ (gst|tax|taxes) /, / (includ\w+|inclusive|extra|plus|separate\w*|fees?|course|courses|training) /],
    says: /^Fee: In the quotation/,
    on: "/training/drone-pilot-training",
    text: "{record} Drones and services: the quotation shows GST on its own line.",
    law: true,
  },
  {
    asks: [
      / (hindi|english|marathi|gujarati|punjabi|tamil|telugu|language) /,
      / (speak|talk|write|written|know|teach|explain|give|in) /,
      / (trainers?|instructors?|teachers?|mentors?|pilots?|crews?|staff|reports?|books?|papers?|certificate|exams?|tests?|notes|material|manual|syllabus) /,
    ],
    open: "language",
    text: "I could not find the language of our courses, people or papers here. In this chat you may ask in English, Hindi or Hinglish.",
    ask: "general",
  },
  {
    asks: [/ (hostels?|lodging|boarding|accommodation|paying guest|mess|food|meals?|lunch|canteen) /],
    unless: / (?:deliver\w*|drop\w*|carry|payload|kg|relief) /,
    open: "hostel",
    text: "I could not find a hostel, rooms or meals here.",
    ask: "training",
  },
  {
    asks: [/ (in stock|ready stock|stock available|off the shelf|out of stock) /],
    text: "I could not find what is in stock. The delivery time comes with the quotation.",
    ask: "general",
  },
  {
    asks: [
      / (rent|rental|lease|leasing|hire out|kiraye) /,
      / (drones?|sprayers?|trainers?|guard|hp\d+|aircraft|equipment) /,
    ],
    unless: / (crews?|pilots?|spraying|survey\w*|thermal|test|bench|labs?|simulator|benches) /,
    text: "I could not find drones for rent here. We sell trainer, surveillance and heavy payload drones, and fly spraying, survey and thermal work with our own crews.",
    ask: "general",
  },
  {
    asks: [/ (brochures?|catalog\w*|pamphlet) /],
    unless: / (trust|believe|claims?) /,
    on: "/",
    text: "Press “Download Brochure” at a course on the home page. The next page offers the brochure beside the form.",
    link: "/#training",
  },
  {
    asks: [
      / how (?:do|can|could|to|should|would|shall) (?:\w+ ){0,2}(?:book|order|buy|purchase|hire) | how (?:book|booking|order)(?: do)? $| (?:book|booking) how(?: do)? $/,
    ],
    unless: / (courses?|workshops?|training|know|many|much) /,
    on: "/contact-us",
    text: "Tell us what you need: use the contact form, write to {email}, or call {phone} (office {hours}). {record}",
  },
  {
    asks: [
      / (?:how|where) (?:(?:do|can|could|to|should|would|i|we|one|my|son|daughter|a) )*(?:apply|enrol\w*|join|admission|register|sign up)(?: (?:do|to|for|in|it|this|the|course|class|training|workshop|take|get|online|now|please|sir))* $| (?:admission|enrol\w*|registration|application) (?:how|process|procedure)(?: (?:take|get|do|is|what))* $/,
    ],
    unless: / (jobs?|work|vacanc\w+|careers?|hiring|with you|uin) | drones? (?:registration|register) /,
    on: "/contact-us",
    text: "Tell us what you want to join: use the contact form, write to {email}, or call {phone} (office {hours}).",
  },
  {
    asks: [
      /^ (?:(?:in|is|are|the|your|it|and|or|also|what|which|language|medium|available|please|only|compulsory|necessary|required|need|know|must|i|can|taught|teach|you|do|course|class|classes|training) )*(?:hindi|english|marathi|gujarati|punjabi|tamil|telugu)(?: (?:hindi|english|or|and|in|me|only|medium|language|available|compulsory|necessary|required|needed|must|please|course|class|classes|training|what))* $| (?:which|what) language (?:\w+ ){0,5}(?:courses?|class|classes|training|taught|teach\w*) | (?:courses?|class|classes|training) (?:\w+ ){0,4}(?:which|what) language | (?:language|medium) of instruction /,
    ],
    unless: / (?:speak|talk|chat|reply|answer|write|understand) /,
    where: "learning",
    open: "language",
    text: "I could not find the language of our courses here. In this chat you may ask in English, Hindi or Hinglish.",
    ask: "training",
  },
  {
    asks: [/^ (?:in )?(?:hindi|english)(?: (?:in|me|please))* $/],
    on: "/support-chat",
    text: LANGUAGES,
  },
  {
    asks: [
      / (?:speak|talk|chat|reply|answer|write|understand|know|samajh|hindi what|language) /,
      / (hindi|hinglish|devanagari) /,
    ],
    unless:
      / (courses?|training|class|classes|taught|teach\w*|batch|instructors?|exam|manual|lessons?|workshops?|trainers?|mentors?|pilots?|crews?|staff|team|people|reports?|books?|papers?) /,
    on: "/support-chat",
    text: LANGUAGES,
  },
  {
    asks: [
      /^ (?:please |pls |can you |could you |hi |hello )*(?:tell|explain|what (?:is|are)|whats|know|details?|about) /,
    ],
    unless: / (hp\d+|basic|pro|elite|sprayers?|more|else) /,
    only: /^(about|program|cours|servic|product|\w{1,3})$/,
    where: "topic",
  },
  {
    asks: [CHOOSES, / (courses|trainings|classes|programs|training do you) /],
    unless: /\d/,
    only: GENERAL,
    where: "site",
    on: "/",
    titled: /^Courses and training programs$/,
  },
  {
    asks: [CHOOSES, / (drones|products|models) /],
    unless: /\d/,
    only: GENERAL,
    where: "site",
    on: "/",
    titled: /^Our drones/,
  },
  {
    asks: [HOW_LONG],
    unless: OF_ELSE,
    only: LENGTH,
    where: "topic",
    titled: /^(duration|length|in all|fast track)$/i,
  },
  {
    asks: [HOW_LONG],
    unless: OF_ELSE,
    only: LENGTH,
    where: "topic",
    says: /^The packages\..* weeks/,
  },
  {
    asks: [HOW_LONG],
    unless: OF_ELSE,
    only: LENGTH,
    where: "topic",
    titled: /^(process|contact|after you have written)$/i,
  },
  {
    asks: [/ (packages?|plans?) /],
    unless: /\d/,
    only: /^(packag|plan|price|servic|offer|avail|choos|list|differ|\w{1,3})$/,
    where: "open",
    on: "/",
    titled: /^Packages of all services$/,
    text: "Packages for which service?\n{lines}",
    waiting: "which package",
  },
  {
    asks: [
      HOW_LONG,
      / (course\w*|training|class|classes|workshops?|certificate|rpc|learn|batch|batches|syllabus|fees) /,
    ],
    unless: OF_ELSE,
    only: LENGTH,
    where: "open",
    on: "/",
    titled: /^Courses and training programs$/,
    text: "Which one do you mean?\n{lines}",
    // Most visitors who ask about "the course" mean the pilot course.
    link: "/training/drone-pilot-training",
    waiting: "how long",
  },
];
