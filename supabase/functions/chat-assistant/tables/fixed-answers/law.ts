import { ABROAD } from "../places.ts";
import type { FixedAnswer } from "./fixed-answer.ts";

/** The law of drones. */
export const law: FixedAnswer[] = [
  {
    // "Boundary" is the Hindi word for a border.
    asks: [
      / (?:near|over|across|beyond|along|of|at|to|crossing) (?:\w+ ){0,2}borders? | (?:international|country|pakistan|china|nepal|bangladesh) (?:\w+ )?(?:borders?|boundary) | (?:loc|line of (?:actual )?control) |^ (?:\w+ ){0,2}boundary (?:\w+ )?drones? fly /,
      / (?:drones?|fly|flying|flight|nano|micro) /,
    ],
    on: "/services/agriculture-spray",
    says: /^Yellow zones need/,
    text: "Never fly across a country's border. Near one the zone decides, however light the drone: look at the airspace map before each flight. {record} I could not find here how far from a border such a zone reaches.",
    law: true,
    unless:
      / (?:fields?|farms?|survey\w*|land|plot|neighbou?rs?|spray\w*|crops?|wall|guard|film\w*|villages?|states?|district) /,
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
    name: "over-people",
    asks: [
      / (?:fly|flying|flight|drones?) (?:\w+ ){0,4}(?:over|above) (?:\w+ ){0,3}(?:people|crowds?|gatherings?|guests|heads|rally|mela|procession|baraat|barat|weddings?|marriages?|shaadi|shadi|party) /,
    ],
    text: "Look at the airspace map first: it says whether the place needs permission. I could not find here when a drone may fly over people, at weddings or elsewhere; please stay clear of them until the authority has told you.",
    ask: "general",
    law: true,
    unless: / (spray\w*|drop\w*|throw\w*) /,
  },
  {
    name: "field-permission",
    needs: / (?:permission|permit|permitted|allowed|approval|clearance) /,
    on: "/services/agriculture-spray",
    says: /^Yellow zones need/,
    text: "The drone zone of the field decides, whoever owns it. In a green zone low flight, as for spraying, needs no permission. {record} Spraying needs public notice too, through the competent authorities.",
    law: true,
    unless:
      / (?:airports?|aerodrome|notice|subsid\w+|survey\w*|map|mapping|solar|neighbou?rs?|buy|licen\w+|certificate|pilots?|course|class|training|pesticides?|chemicals?|insecticides?|medicines?|night|beyond) /,
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
    name: "government-site",
    says: /reported to have moved to the eGCA portal; the airspace map/,
    text: "We are a private company, not the portal. Registration and certificates are reported to have moved to the eGCA portal; Digital Sky keeps the airspace map and flight permissions.",
    law: true,
    asks: [
      / egca | drones? (?:\w+ )?(?:registration|register) (?:how|where|process|do) | (?:how|where) (?:\w+ ){0,3}register (?:\w+ )?drones? |^(?=.* digital sky ).* (register|registration) | (where|which (?:portal|site|website)) (?:\w+ ){0,4}(register|registration) (?:\w+ ){0,3}(drone|drones|uin) /,
    ],
  },
  {
    asks: [
      / (how long|how many years|validity|valid|shelf life|expir\w+|lasts?|renew\w*) /,
      / (remote pilot|rpc|pilot|flying|drone) (?:\w+ )?(certificate|permit|licen\w+) | rpc /,
    ],
    unless: new RegExp(
      ` (take|takes|course|training|your|module|technician|industrial|insurance|uin|prepar\\w+|get|become|earn|foreign|${ABROAD}) `,
    ),
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
    asks: [/ (?:can|may|do|should|must) (?:i|we) /, / (?:fly|flying|flight) /, / (?:permission|permit|allowed) /],
    unless:
      / (?:you|your|spray\w*|farm|fields?|night|dark|beyond|people|crowds?|weddings?|airport|border|metres?|km|kg|\d+|nano|micro|neighbou?rs?) /,
    on: "/training/rc-aircraft-workshop",
    says: /^Green zones need no permission/,
    law: true,
  },
  {
    asks: [/^(?!.* (?:yellow|green) ).* red zones? /],
    says: /^In a yellow zone you need permission/,
    text: "A red zone needs the Central Government's permission, for every drone. I cannot see who has been given one: look at the airspace map before each flight.",
    law: true,
  },
  {
    name: "authorised",
    unless:
      / (which|find|nearest|near|another|other|where|how|test|exam|list|what is|what does|number|days|who|drones?|pilots?|get|i) /,
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
    says: /^Flight beyond visual line of sight has been by exemption only\.$/,
    text: "A flight needs visual line of sight. Flight beyond visual line of sight has been by exemption only.",
    law: true,
    unless: / (you|your|camera|zoom|build|custom|night|thermal|screen|video|course|teach|trainer|guard) /,
  },
  {
    asks: [/ passport /, / (compulsory|mandatory|needed|need|necessary|required|must|without|have to) /],
    says: /passport is not needed/,
    text: "No passport is needed for the Remote Pilot Certificate: a government ID and proof of address are enough.",
    law: true,
  },
  {
    asks: [
      / (night|nights|nighttime|after dark|in the dark|gets dark|darkness|sunset|sundown|dusk|raat) /,
      / (fly|flying|flight|flights|flown) /,
    ],
    unless:
      / (see|sees|look|(?:do|can|will) you|your|course|class|classes|train\w*|lesson|batch|support|office|spray\w*|survey|roof|boundary|thief|thieves|intruder\w*|watch|security|crop|farm|solar) /,
    text: "I could not find the rules for flying at night here. Please check the current rule before you fly.",
    ask: "general",
  },
  {
    // Before the sample salaries.
    asks: [/ without (?:an? |any )?(?:licen\w+|certificates?|rpc) /, / (?:earn|earning|income|paid) /],
    on: "/training/drone-pilot-training",
    says: /^Nano drones need no Remote Pilot Certificate/,
    law: true,
  },
  {
    name: "licence-needed",
    unless:
      / (?:\d+|nano|micro|small|medium|large|insurance|type|courses?|training|jobs?|spray\w*|you|your|pass\w*|how|where|which|who|why|class|when|registration|renew\w*|before|trainer|guard|surveillance|payload|own|buy|repair\w*|technician|research|bench) /,
    on: "/training/drone-pilot-training",
    says: /^Nano drones need no Remote Pilot Certificate/,
    text: "{record} You must be 18 to 65 with class 10 or equivalent; we prepare you, an authorised organisation (RPTO) trains and tests you.",
    law: true,
  },
  {
    name: "uin",
    unless: / (?:where|how|which|register|portal|custom|research|r|prototypes?|pro|basic|elite) /,
    says: /^Every drone needs a Unique Identification Number/,
    text: "A UIN is the Unique Identification Number of a drone: every drone needs one, except those for research and development.",
    law: true,
  },
  {
    name: "penalty",
    needs: / (?:penalt\w*|fine|fined|punish\w*|jail|prison|caught|catch|detect|happens?|police) /,
    says: /^The largest penalty under the drone rules/,
    text: "Nano drones need no Remote Pilot Certificate, nor do micro drones flown non-commercially; every other flight needs one. {record}",
    law: true,
  },
];
