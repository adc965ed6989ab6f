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
    asks: [/ (insurance|insured) /, / (compulsory|mandatory|needed|required|need|must|necessary|obligatory) /],
    unless: / \d[\d.]* (kg|g) | (nano|micro|small|medium|crop|health|life|student|trainee|cover) /,
    where: "site",
    says: /insurance is required for every class but nano/,
    text: "Yes: third-party insurance is required for every class of drone but nano.",
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
