/** A question that is answered outright: no likeness of words may overrule it. */
export type Outright = {
  /** What the English line must hold, all of it, and what it must not. */
  asks: RegExp[];
  unless?: RegExp;
  /** Where the answer stands and what that record says; where the site no longer says it, the answer falls away. */
  says?: RegExp;
  on?: string;
  /** What is told; {phone}, {email}, {hours}, {support} and {whatsapp} are the company's, {record} the record's words. */
  text: string;
  link?: string;
  /** The site leaves it open: topic of the form with which the team is asked. */
  ask?: string;
  /** Only where no course, service or product is spoken of; or where none but one that is learnt. */
  where?: "site" | "learning";
  /** It answers a message of several questions as a whole. */
  whole?: true;
  /** Only with, or only without, what the company's record may lack. */
  whatsapp?: boolean;
};

/** Law, reach and gaps of the site. The first that fits counts. */
export const outright: Outright[] = [
  {
    asks: [
      / (women|woman|girls?|lady|ladies|females?|ladkiyan|ladki|mahila|mahilayen) /,
      / (pilot|rpc|certificate|licen\w+) /,
      / (can|may|do|allowed|eligible|join|apply|kar) /,
    ],
    unless: / (discount|concession|hostel|separate|scheme|subsid\w+|safe|how|fees?|price|job|instructor) /,
    says: /Age 18 to 65, class 10/,
    text: "Yes, women and men alike: anybody aged 18 to 65 with class 10 or its equivalent may prepare for the Remote Pilot Certificate.",
  },
  {
    asks: [
      / (insurance|insured|insure) /,
      / (crash\w*|covers?|covered|covering|damage\w*|theft|stolen|includes?|included|comes with) /,
    ],
    unless: / (crop|health|life|student|students|trainee|trainees|course|workshops?) /,
    says: /insurance is required for every class but nano/,
    text: "Third-party insurance is required for every class of drone but nano. What a policy covers, and whether an aircraft comes with one, the site does not say.",
    ask: "general",
  },
  {
    asks: [/ (insurance|insured|insure) /, / (uin|unique identification|regist\w+) /, / nano /],
    unless: / (micro|small|medium|large) /,
    whole: true,
    says: /insurance is required for every class but nano/,
    text: "A nano drone needs a Unique Identification Number (UIN), research and development ones excepted. It needs no third-party insurance: that is required for every class but nano.",
  },
  {
    asks: [/ (insurance|insured|insure) /, / nano /],
    unless: / (micro|small|medium|large|crop|health|life) /,
    says: /insurance is required for every class but nano/,
    text: "No: third-party insurance is required for every class of drone but nano.",
  },
  {
    asks: [
      / (insurance|insured|insure) /,
      / (compulsory|mandatory|needed|required|need|must|necessary|obligatory) /,
      /^(?!.* (micro|small|medium|large) )| (micro|small|medium|large) (?:class |category )?(drones?|class|category) /,
    ],
    unless:
      / \d[\d.]* (kg|g) | (crop|health|life|student|trainee|cover|nano|trainer|basic|pro|elite|guard|hp\d+|payload|spray\w*|survey\w*|thermal|workshops?|aeroplane|school|surveillance) /,
    says: /insurance is required for every class but nano/,
    text: "Yes: third-party insurance is required for every class of drone but nano.",
  },
  {
    asks: [
      / (minimum|lowest|youngest|least|maximum|upper|highest) (?:\w+ )?age | age (limit|range|bar|group) /,
      / (pilots?|certificate|rpc|licen\w+|rpto) /,
    ],
    unless:
      / (\d+|rc|aeroplane|programs?|programmes?|industrial|technician|workshops?|labs?|schools?|students?|child\w*|kids?|son|daughter) /,
    says: /Age 18 to 65, class 10/,
    text: "For the Remote Pilot Certificate the age is 18 to 65, with class 10 or its equivalent.",
  },
  {
    asks: [
      / (how long|how many years|validity|valid|shelf life|expir\w+|lasts?|renew\w*) /,
      / (remote pilot|rpc|pilot|flying|drone) (?:\w+ )?(certificate|permit|licen\w+) | rpc /,
    ],
    unless: / (take|takes|course|training|your|module|technician|industrial|insurance|uin|prepar\w+|get|become|earn) /,
    says: /The Remote Pilot Certificate is valid for ten years/,
    text: "The Remote Pilot Certificate is valid for 10 years.",
  },
  {
    asks: [/ how (many days|long) (?:.* )?rpto | rpto (?:.* )?how (many days|long) /, / (training|test|days|takes?) /],
    unless: / (fast track|prepar\w+|programs?|programmes?|your|you|courses?|weeks|levels?) /,
    says: /5 to 8 days of RPTO training/,
    text: "Training at an authorised organisation (RPTO) takes 5 to 8 days by the regulator's circular, for flight within visual line of sight.",
  },
  {
    asks: [/ rpto /, / (approved|approval|authori[sz]\w+|recogni[sz]ed|accredited|dgca) /],
    unless: / (which|find|nearest|near|another|other|where|how|test|exam|list|what is|what does|number|days|who) /,
    says: /We claim no authorisation on this page: we prepare you/,
    text: "We claim no authorisation as an RPTO. We prepare you for the Remote Pilot Certificate; an authorised organisation trains, tests and certifies you.",
  },
  {
    asks: [
      / (height|altitude|how high|ceiling) /,
      / (limit|maximum|max|legal\w*|law|allowed|permitted|permission|without asking|green zones?) /,
      / (fly\w*|flight|drones?|zones?) /,
    ],
    unless:
      / (\d[\d.]*|spray\w*|crop|survey\w*|pixel|trainer|basic|pro|elite|guard|lift\w*|payload|your|course|roof|thermal|towers?|plane|aeroplane|airport|hill|yellow|red|micro|nano) /,
    says: /^Green zones need no permission up to 120 m \(400 ft\), or 60 m/,
    text: "{record}",
  },
  {
    asks: [
      / (weight|heavy|weigh|weighs|grams|kg|limit) /,
      / (nano|micro|small|medium|large) (?:\w+ )?(class|category|drones?) | (class|category) (?:of )?(nano|micro|small|medium|large) /,
    ],
    unless:
      / (\d[\d.]*|trainer|basic|pro|elite|guard|hp\d+|sprayers?|your|build|workshop|course|fly|licen\w+|certificate|insurance|uin|wind|lift\w*|carry|carries|payload|utha\w*) /,
    says: /^Five classes by all-up weight/,
    text: "{record}",
  },
  {
    asks: [
      / (fly|flying|send|flight) /,
      / (beyond|farther|further|past|out of|lose|longer|more) (?:\w+ ){0,4}(see|sight|eyes?|view|vision|visible) | bvlos | (no longer|not|cannot|cant|dont|without) (?:\w+ ){0,2}(see|seeing|visible) /,
      / (can|may|allowed|legal\w*|ok|permitted|permission|possible|must) /,
    ],
    unless: / (you|your|camera|zoom|build|custom|night|thermal|screen|video|course|teach|trainer|guard) /,
    says: /^Flight beyond visual line of sight has been by exemption only\.$/,
    text: "No: a flight needs visual line of sight. Flight beyond visual line of sight has been by exemption only.",
  },
  {
    asks: [/ warrant\w+ /, / (battery|batteries|propellers?) /],
    says: /batteries and propellers (?:wear with use and are )?listed apart|lists batteries and propellers apart/,
    text: "The 2-year warranty lists batteries and propellers apart: ask for the sheet that comes with the quotation, which says what is covered.",
  },
  {
    asks: [
      / (tinkering|atl|atal|lab|labs) /,
      / you (?:\w+ ){0,3}(grant|sanction|pay|fund|approve|sponsor|finance|give (?:\w+ ){0,3}(money|grant|funds?)) /,
    ],
    unless: / (research|excellence|thesis|pay (?:you|back)|do we|must) /,
    says: /cannot grant a lab/,
    text: "No: labs are granted by the Atal Innovation Mission of NITI Aayog. We help with the application; we are not part of the Mission and cannot grant a lab.",
  },
  {
    asks: [/ (placed|place me|place us|find me (?:a )?(?:job|work)) /],
    where: "site",
    unless: / (order\w*|beside|where|battery|cement|target\w*|marker\w*|camera) /,
    says: /never a guarantee of a job/i,
    text: "We help those who ask: {record}",
  },
  {
    asks: [
      / (office|workshop) (?:\w+ ){0,5}(opens?|close[sd]?|closing|opening|timings?|hours) | (opens?|close[sd]?|closing|opening|timings?|hours|what time) (?:\w+ ){0,4}office /,
    ],
    unless: / (phone|address|where|holiday|appointment|reach|email|source|lab|course|batch) /,
    on: "/contact-us",
    says: /^The office is open/,
    text: "{record}",
  },
  {
    asks: [/ passport /, / (compulsory|mandatory|needed|need|necessary|required|must|without|have to) /],
    says: /passport is not needed/,
    text: "No passport is needed for the Remote Pilot Certificate: a government ID and proof of address are enough.",
  },
  {
    asks: [
      /^ (?:hi |hello |please |sir )?(?:what (?:is|does|s)|whats|define|explain|meaning of) (?:the |an? |meaning of )?(?:rpc|remote pilot certificate)(?: mean| means| stand for| certificate| full form)? $|(?:rpc|remote pilot certificate) (?:ka |what )?(?:full form|meaning|matlab) /,
    ],
    says: /You are 18 to 65 and have passed class 10/,
    text: "The Remote Pilot Certificate (RPC) is the certificate that the Drone Rules ask of a drone's pilot; nano drones, and micro drones flown non-commercially, need none. It is for ages 18 to 65 with class 10, and valid for ten years. We prepare you for it; an authorised Remote Pilot Training Organisation (RPTO) trains and tests you.",
  },
  {
    asks: [
      / (r d|rnd|r and d|research|prototypes?) /,
      / (uin|unique identification|register|registered|registration) /,
    ],
    says: /except research and development ones/,
    text: "Research and development drones need no Unique Identification Number (UIN). Every other drone needs one, and so does one that you sell.",
  },
  {
    asks: [
      / egca |^(?=.* digital sky ).* (register|registration) | (where|which (?:portal|site|website)) (?:\w+ ){0,4}(register|registration) (?:\w+ ){0,3}(drone|drones|uin) /,
    ],
    says: /reported to have moved to the eGCA portal; the airspace map/,
    text: "Registration and certificates are reported to have moved to the eGCA portal; Digital Sky keeps the airspace map and flight permissions.",
  },
  {
    asks: [
      / [1-9][\d.]* km /,
      / (fly|flying|flight|flights) /,
      / (can|may|allowed|legal\w*|ok|permitted) /,
      / (down|along|pipelines?|canal|corridor|railway|away|river) /,
    ],
    unless: / (airports?|aerodrome|you|your|border) /,
    says: /^Flight beyond visual line of sight has been by exemption only\.$/,
    text: "No: a flight needs visual line of sight, and so far along a line the aircraft is out of it. Flight beyond visual line of sight has been by exemption only. The crew moves along and flies in sections instead.",
  },
  {
    asks: [/^ (?:(?:and|what|about|is|the|a|an|in|for|rules?|of|tell|me) )+yellow zones? $/],
    says: /^(?=[\s\S]*120 m)(?=[\s\S]*60 m)[\s\S]*5 and 8 km/,
    text: "A yellow zone needs the permission of air traffic control before the flight. Between 5 and 8 km from an operational airport it begins at ground level.",
  },
  {
    asks: [/ (job|placement|naukri) (?:\w+ ){0,2}guarantee\w* | guarantee\w* (?:\w+ ){0,3}(job|placement) /],
    says: /never a guarantee of a job/i,
    text: "No. {record}",
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
    unless: / (group|share|photos?|report|picture|location|video|film) /,
    on: "/contact-us",
    whatsapp: true,
    text: "Yes, write to us on WhatsApp: https://wa.me/{whatsapp}",
  },
  {
    asks: [/ (whatsapp|whats app) /, /^ (?:\S+ ){1,9}$/],
    unless: / (group|share|photos?|report|picture|location|video|film) /,
    on: "/contact-us",
    whatsapp: false,
    text: "The site names no WhatsApp number. Call {phone} (office {hours}) or use the contact form.",
  },
  {
    asks: [
      / (technical|tech) (support|help|assistance) | support (?:for|with) (?:my|our|a|the) (?:\w+ )?(drone|aircraft|machine) /,
    ],
    unless: / (course|training|job|salary) /,
    on: "/contact-us",
    says: /serial number and, if you can, the flight log/i,
    text: "Call {phone} (office {hours}) or write to {email}. There is a {support}. For an aircraft that you have from us, have the serial number and, if you can, the flight log at hand.",
    link: "/contact-us?inquiry=support",
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
      / what (?:\w+ )*(do|does|offer) /,
      /^ (?:(?:what|do|does|offer|you|your|we|the|a|company|firm|people|all|work|business|field|main|in|short|is|are|tell|us|me|little|vayutra|hi|hello|sir|brother|please|exactly|actually|here) )+$/,
    ],
    on: "/",
    where: "site",
    text: "{record}",
    link: "/about-us",
  },
  {
    asks: [
      / (when|which date|what date|dates?|kab) (?:\w+ ){0,6}(next|batch|batches|start\w*|begin\w*|admission|commence) | (next|upcoming|new|coming) (?:\w+ )?(batch|batches|intake|session) | seats? (?:\w+ ){0,3}(left|free|available|vacant|remaining) | starting date /,
    ],
    unless: / (how many|session|showcase|fair|competition|day start|morning|what time|monsoon|news) /,
    where: "learning",
    text: "The site gives no dates and no count of free places; they come with the quotation.",
    ask: "training",
  },
  {
    asks: [
      / (discounts?|concession|rebate|cheaper) /,
      / (bulk|group|sibling|quantity|institut\w+|colleges?|schools?|women|girls|army|ex) /,
    ],
    says: /off the regular fee/,
    text: "The one discount the site states is for early booking of courses: {record} Of another it says nothing.",
    ask: "general",
  },
  {
    asks: [
      / refund\w* | (fees?|money|cost|amount|paid|payment|paisa|advance) (?:\w+ ){0,5}(back|returned|return|refunded) | (back|return|wapas) (?:\w+ ){0,3}(fees?|money|cost|amount|payment) | (quit|quits|drop|dropped|drops|leave|leaving|discontinue\w*|give up|stop coming|cancel) (?:\w+ ){0,9}(fees?|money|cost|paid) /,
    ],
    unless:
      / (rain\w*|weather|wind|cloud\w*|survey|spray\w*|thermal|demo|saves?|savings|subsid\w+|gst|repeat|again|emi|call\w*|ring|phone\w*|repl(?:y|ies|ied)|respond\w*|answer\w*) /,
    text: "The site does not say whether, or how much of, what was paid is given back.",
    ask: "general",
  },
  {
    asks: [
      / (medical\w*|medically|eyesight|eye|eyes|glasses|spectacles|colou?r ?blind\w*|doctors?|fitness|physically|handicap\w*|disab\w+|diabet\w*|epilep\w+|hearing|deaf) /,
      / (pilots?|certificate|rpc|licen\w+|fly|flying|rpto|join|course) /,
    ],
    unless:
      / (thermal|camera|supplies|deliver\w*|emergency|naked|relief|kit|blood|spray\w*|pesticides?|machine|by eye|with (?:my|the|your) eyes?|see|protect\w*|battery) /,
    text: "The site names no medical condition for the Remote Pilot Certificate, only age 18 to 65, class 10, an ID and a proof of address. Whether a doctor's certificate or an eye test is asked for, it does not say.",
    ask: "training",
  },
  {
    asks: [
      / (night|nights|nighttime|after dark|in the dark|gets dark|darkness|sunset|sundown|dusk|raat) /,
      / (fly|flying|flight|flights|flown) /,
    ],
    unless:
      / (guard|surveillance|camera|see|sees|look|thermal|(?:do|can|will) you|your|course|class|classes|train\w*|lesson|batch|support|office|spray\w*|survey|roof|elite|pro|hp\d+|boundary|thief|thieves|intruder\w*|watch|security|crop|farm|solar) /,
    text: "The site does not say what the rules ask of flying at night; please check the current rule before you fly.",
    ask: "general",
  },
  {
    asks: [
      / (deliver|delivered|delivery|reach me|reach us|dispatch\w*|ship|ships|shipping|shipped|courier|freight) /,
      / (days|weeks|how long|how soon|how fast|time|when|charges?|cost|freight|(?:to|in) (?:my|[a-z]{4,})|outside|all over|across|home|abroad|bears?|pays?) /,
      / (drones?|trainer|basic|pro|elite|guard|hp\d+|orders?|product|model|aircraft|machine|it|one|ship|shipping|courier|dispatch) /,
    ],
    unless:
      / (spray\w*|payload|lift\w*|carry|carries|medicines?|reports?|maps?|survey\w*|results?|courses?|certificates?|data|deliverables?|crates?|parcels?|food|hill|hills|relief|have you|at delivery|training|quotation|winch|goods|village|blood|service|book|confirm|upi|right now) /,
    text: "The site does not say how long delivery takes, where we ship or what it costs; it comes with the quotation.",
    ask: "general",
  },
  {
    asks: [
      / (investors?|turnover|revenue|profits?|valuation|shareholders?|balance sheet|net worth|annual sales) /,
      / (your|you|company|companys|vayutra|firm|behind) /,
    ],
    unless: / (courses?|farm\w*|pilots?|subsid\w+|school|students?|can i|crop|training) /,
    text: "The site does not say what the company earns or who has put money into it.",
    ask: "general",
  },
  {
    asks: [
      / (interview\w*|press|media|journalist|newspaper|reporter|podcast|magazine|news channel|tv|documentary) /,
      / (founder|ceo|owner|director|company|management|boss|contact|enquir\w+|request|with you|your (?:team|staff|people)|you people) /,
    ],
    unless: / (practice|mock|jobs?|placement|cv|courses?|trainees?|prepar\w+|social|vacanc\w+|hiring|apply|after) /,
    text: "The site names no contact for the press and media, and no founder.",
    ask: "general",
  },
  {
    asks: [
      / (salary|salaries|pay|paid|wages?|stipend) /,
      / (?:your|you) (?:\w+ ){0,3}(pilots|instructors|staff|employees|trainers|technicians|engineers|workers) | (pilots|instructors|staff|employees|trainers|technicians|engineers|people) (?:\w+ ){0,4}(?:work for you|with you|of yours|you employ|in your company|at vayutra) /,
    ],
    unless: / (after|course|trained|batch|learn\w*|graduat\w+|passed|former|fees?|must|separately|extra|sample) /,
    text: "The site does not say what we pay our own people; open positions stand on the careers page.",
    ask: "general",
  },
  {
    asks: [/ (hostels?|lodging|boarding|accommodation|paying guest|mess) /],
    text: "The site says nothing of a hostel, rooms or meals.",
    ask: "training",
  },
  {
    asks: [
      / (how many|number of|percent\w*) (?:\w+ ){0,4}(students?|pilots?|trainees?|candidates?) (?:\w+ ){0,2}(fail|failed|fails|dropped out) /,
    ],
    text: "The site does not say how many did not pass.",
    ask: "training",
  },
  {
    asks: [
      /^ (?:do|can|will) you (?:\w+ ){0,4}(wedding|marriage|shaadi|pre wedding) (?:\w+ ){0,2}(photography|photos?|shoots?|videos?|videography|filming|film) /,
    ],
    text: "Wedding photography is not among the services on our site.",
    ask: "general",
  },
  {
    asks: [/ (dji|mavic|parrot|autel|garuda|ideaforge) /, / (better|compare\w*|comparison|difference|versus|vs|best) /],
    unless: / (course|train\w*|learn) /,
    text: "The site does not compare our drones with other makers'; it gives our own figures only.",
    ask: "general",
  },
  {
    asks: [/ namo | drone didi (?!.*(?:kind|like) )/],
    text: "The site does not say how the Namo Drone Didi scheme works or whether it is open now; please check the current rule.",
    ask: "general",
  },
];
