/**
 * Patterns that distinguish kinds of questions. The patterns of guard-patterns.ts are checked first, before any search.
 */

/** Words about a last day to apply. */
export const closes = /\b(?:appl(?:y|ications?)|last (?:date|day)|deadline|clos(?:es|ing)|until|till)\b/i;
/** Words that do not change a question. */
export const courteous = /^(?:a|an|the|please|pls|plz|kindly|sir|madam|ji|dear|hi|hello|hey|so|and|but|ok|okay|also)$/;
/** An answer that begins with a yes or a no to its own question, or refers to it; "No certificate is needed" does neither. */
export const ofItsQuestion = /^(?:yes|no)[.,:;]|^(?:not|it is) |^[^.:]*, (?:yes|no)[.:]/i;
export const starts =
  /^(how|what|whats|which|when|where|who|whom|whose|why|is|are|am|do|does|did|can|could|may|will|would|should|tell|give|show|i want|i need|kya|kitn\w*|kab|kahan|kaha|kaun\w*|kons\w*|kaise|fees?|price|cost|age|eligib\w*|duration|syllabus|address|timings?|phone|email)\b/i;
export const asksFor =
  /\b(how|what|which|when|where|who|why|kya|kitn[aei]|kis|kab|kahan|kaha|kidhar|kaun|kaunsa|konsa|kaise)\b/i;
export const orders = /^(please |pls |kindly )?(tell|give|show|send|explain|list|compare|share|let me|i need the)\b/i;
/** A statement about the visitor, which belongs to the question after it. */
export const ofSelf =
  /^(i|we|my|our|already|being|im|ive|hi|hello|main|mai|hum|mera|mere|meri|hamara|hamare|hamari|mujhe|humko)\b(?! (want|need|would like) )/i;
export const liftWords =
  / (lift\w*|payload|loads?|crates?|cargo|deliver\w*|transport\w*|raise|carry|carries|hp10|hp20|hp30|pick|heavy|haul|sacks?) /;
export const asksRule =
  / (class|category|micro|small|nano|medium|licen\w+|rpc|register\w*|registration|uin|legal\w*|certificate|permit|permission|law|rules?|insurance|insured) /;
export const ofAircraft = / (?:drones?|uavs?|aircraft|aeroplanes?|planes?|quad\w*|pilots?|fly|flying|lift\w*|payload) /;
/** An order to build, where a weight is that of what it carries. */
export const asksBuild =
  / (?:you|aircraft|airframes?) (?:\w+ )?(?:build|develop|design|manufacture) | airframes? | specifications? /;
export const asksData = / (how (?:long|high|far|fast)|crew|how many|wind|charg\w+|warranty) /;
export const forFun =
  / (hobby|fun|leisure|myself|own use|non commercial|noncommercial|personal|at home|without pay|kids?|child\w*) /;
/**
 * Weights that are not added up: alternatives ("200 g or 300 g", "from 200 g to 300 g", but not "a camera to my drone"), one
 * within the other, or of two drones.
 */
export const apart =
  / (?:between|versus|vs|include[sd]?|including|inclusive|all up|auw|mtow|takeoff|in all|in total|already|(?:two|2|three|3|both) drones) | or (?:an? )?[\d.]| [\d.]+ (?:k?g )?to (?:an? )?[\d.]| weigh\w* [\d.]+ k?g with (?:its |the |an? )?(?:camera|payload|batter\w+) /;
/** What a weight is compared with: "more than 2 kg", "under 250 g". */
export const limit = / (?:than|under|below) (?:an? |the )?[\d.]+ k?g(?= )/;
export const joins = / (?:add|added|adding|attach\w*|fix\w*|mount\w*|fit\w*|put|putting|strap\w*) (?:[\w.]+ ){0,5}to /;
/** The text of a record that lists all weight classes. */
export const classList = /^(?=.*nano:? up to 250 g)(?=.*micro)(?=.*small)(?=.*medium).*large/is;
export const notAge =
  / (workshops?|atal|tinkering|lab|aeroplane|rc|experience|warranty|valid\w*|company|old company) | for (?:\w+ )?years? /;
export const ofPilot = / (pilots?|rpc|licen\w+|fly|flying) /;
export const ofPilots = / (pilots?|rpc|certificate|licen\w+|fly|flying|course|join|enrol|learn) /;
export const ofFlight =
  / (airport|airports|runway|aerodrome|fly|flying|flight|height|high|altitude|zone|zones|legal|permission|above) /;
/** Flight or its rules, beside which a height is that of the flight. */
export const ofAir = / (airports?|aerodrome|fly|flying|flight|zones?|legal\w*|permission|permitted|allowed) /;
/** Whether one may fly, but not at a place above the sea. */
export const mayFly = /^(?!.* sea ).* (?:can|may|could) (?:i|we|one) (?:\w+ )?fly /;
/** How high, where a height that a place may have is meant to be flown. */
export const howHigh = / how high can /;
export const ofLaw = / (allowed|legal\w*|permission|permitted|zones?|rules?|airports?) /;
export const ofPicture = / (pixels?|gsd|resolution|ground sampl\w+|accura\w+|detail\w*) /;
export const airport = / (airports?|runways?|aerodrome|airstrip|air ?port) /;
export const nearAirport =
  /^(?=.* (?:near|next|beside|close|around|by|at|over|above|inside|within|behind|from|without|adjacent) )(?=.* (?:fly|flying|flight|take|permission|asking|allowed|legal|licen\w+|drone) )(?!.* (?:camera|course|teach|classroom|reach|come|office|pick|[\d.]+ km) )/;
export const needs = / (need|needed|needs|required|must|necessary|compulsory|mandatory|obligatory|have to) /;
/** The pilot's certificate, but no other certificate. */
export const ofCertificate =
  / (licen\w+|rpc|(?<!(?:type|registration|insurance|medical|birth|course|training|school) )certificates?) /;
/** Permission to fly at a place. */
export const ofPermission = / (permission|permit|permitted|allowed|approval|clearance|ask|asking) /;
/** Questions that get neither a yes nor a no: what is forbidden, punished or exempt, and questions about two things. */
export const asksOtherwise =
  / (illegal\w*|unlawful|crime|offen[cs]e|fined?|and|or|penal\w+|punish\w*|jail|arrest\w*|caught|trouble|problem|wrong|exempt\w*|avoid|skip|not|dont|no|never) /;
export const ofInsurance = / (insurance|insured|insure) /;
/** Insurance of something else, or of a thing whose own page answers. */
export const insuredElse =
  / (crop|health|life|students?|trainees?|cover\w*|trainer|basic|pro|elite|guard|hp\d+|payload|spray\w*|survey\w*|thermal|workshops?|aeroplane|school|surveillance) /;
export const forWork = / (work|pay|paid|commercial\w*|business|clients?|money) /;
export const ofRoof = / (roofs?|rooftops?|terrace|warehouse|godown|building|shed|insulation|moisture) /;
/**
 * What is measured along its length, but no way that somebody travels, no line that is inspected, and no area; and the work that
 * is asked for.
 */
export const ofCorridor =
  /^(?!.* (?:away|far|range|reach|office|airports?|by road|inspect\w*|thermal|transmission|power|electric\w*|acres?|bighas?|hectares?) ).* (?:roads?|highways?|streets?|canals?|pipelines?|railways?|rivers?|embankments?|corridors?|lines?) /;
/** Words beside the width of a corridor, and beside its length in metres. */
export const ofWidth = "wide|width|corridor|strip";
export const ofLength = "long|length|roads?|highways?|streets?|canals?|pipelines?|railways?|embankments?";
export const asksSurvey =
  / (?:flights|days|survey\w*|map|mapp\w+|measur\w*|levels?|sections?|corridor|contours?|topograph\w*) /;
/** Questions about a field that its size does not decide. */
export const ofElse =
  / (small|smaller|tiny|little|bother|minimum|least|only(?! $)|just|even|less|few|how long (?!.{0,200} spray)|how many (?!(?:\w+ ){0,3}(?:fill\w*|refill\w*|tank\w*|flights|photo\w*|picture|hours .{0,200} spray))|(?<!how (?:much|many) |price and |cost and )time|until|processing|orthomosaics?|gcps?|control points?|accura\w+|deliver\w*|receive|equipment|recogni[sz]ed|accepted|neighbou?rs?|court|acres? (?:per|an|a) (?:hour|day)|rule|rules|permission|licen\w+|certificate|notice|wind|rain|sun|sunlight|sunshine|map|report) /;
export const ofMoney = /₹|\b(?:paid|charged?|fees?|price|cost|quoted?|quotation|EMI|free|bill)\b/i;
/** A question for the price without a word for it. */
export const asksSum =
  /^ (?:(?:and|so|ok|but|then|sir|please) )*how much (?:(?:sir|please|exactly|total|in all) )*$| how much (?:is|are|for|to|per|an?|each|do you (?:want|take|charge)) |(?<! (?:water|time|hours?|days?|fuel|medicine|chemicals?|pesticides?|dose|people|crew|tanks?|batter(?:y|ies))) how (?:much|many) takes /;
/** Terms that ask for the sum only. */
export const sumTerms =
  /^(dai|hour|acr|hectar|bigha|km|month|price|rate|much|mani|take|cours|class|train|money|total|exact|current|amount|number|onli|drone|one|per|basic|pro|elit)$/;
/** Several things of ours, counted: "3 trainers", but no drone for 10 kg. */
const counted = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:(?!(?:k?g|l|k?m|mp|min|hours?|days?|weeks?|months?|years?|acres?) )\w+ ){0,2}(?:drones?|trainers?|aircraft|batter(?:y|ies)|chargers?|propellers?|spares?|hp\d+) `;
/** An order for them, but no work with them, no course and no repair. */
export const ofOrder = new RegExp(
  `^(?!.* (?:repair\\w*|mend\\w*|spray|spraying|survey|surveying|train|teach\\w*|learn\\w*|courses?) ).* ${counted}`,
);
/** An order without a word for its price: "I want 3 trainers", "a quote for 3 trainers", "3 trainers and 6 batteries". */
export const asksOrder = new RegExp(
  ` (?:(?:i|we) (?:want|need)|(?:quote|quotation|total) for) ${counted}|^(?!.* (?:do|does|is|are|can|will|has|have|long|recharge|which|what) ).* ${counted}(?:\\w+ )?${counted}`,
);
/** A question for their sum. */
export const asksTotal =
  / total (?:price|cost|amount|how much) | (?:price|cost|amount|how much) (?:\w+ ){0,4}(?:total|altogether|in all) | total how (?:much|many) $| (?:come|comes|amount|amounts|add up) to (?:in all )?$/;
/** A price for each of these. */
export const perUnit = / (?:per|an?|each|one|every) (day|hour|acre|bigha|hectare|km|month|flight)s? /;
export const notTheSum =
  / (gst|tax|(?:one|single|same|separate|own) bill|bill (?:\w+ ){0,3}(?:one|same|separate|each)|line (?:is )?charged|charged line|subsid\w+|penalt\w+|fine|savings?|saves?|grants?|granted|fund\w*|included|includes|emi|refund\w*|salary|earn|gets|gives?|given|grants?|mission|government) | (?:does|do|will|can) (?:a |an |the |our |my )?(?:schools?|labs?|farmers?|colleges?|women) (?:\w+ )?(?:get|receive) | (will|do|can|would) you (?:\w+ )?(pay|sponsor) | (when|how soon|how fast|how long) (?:\w+ ){0,8}(quote|quotation|price) | quotation (?:how many|how long|when) | who (?:\w+ ){0,2}quote |batter(?:y|ies) (?:\w+ ){0,4}charge(?!r)/;
export const withUs =
  / (vacanc\w+|hiring|(?:do|are|will) (?:you|u) (?:\w+ )?hir(?:e|ing)|you have (?:an? |any )?(?:jobs?|openings?)|(?:send|submit|mail|drop|share|give) (?:\w+ ){0,3}(?:cv|resume|biodata)|recruit\w*|(?:looking|searching) for (?:an? |any )?(?:work|jobs?)|(?:job|jobs|current|new|any|your) openings?|open positions?|(?:work|job|jobs|career|careers|join|apply|vacancy) (?:\w+ ){0,4}(?:at|with|for|in) (?:you|vayutra|us|your (?:company|team|firm|staff))|your (?:company|staff|team) (?:\w+ ){0,3}(?:job|work)|join your (?:company|staff|team)|jobs? for (?:me|us)|bharti|with you (?:\w+ ){0,2}(?:job|work|vacancy)|vayutra (?:\w+ )?(?:job|vacancy|work)|jobs? (?:apply|applying)|apply (?:for )?(?:an? |the )?jobs?|(?:post|position|vacancy|job) (?:(?:is|are|still|now|yet) ){0,2}(?:open|vacant|filled|available)) |^ (?:(?:any|is|there|an?|i|we|want|need|looking|for|give|me|get|do|you|have|please|sir) )*jobs?(?: (?:vacancy|available|there|what|want|need|for|me|give|please|sir))* $/;
/** A message about the company or its trade, even with few words of the site. */
export const ofOurs =
  / (nano|acres?|bighas?|hectares?|rpc|vacanc\w+|recruit\w*|hiring|job|jobs|career|phone|email|mail|whatsapp|address|office|located|location|blog|articles?|gallery|photos?|pictures?|videos?|news|company|founder|owner) /;
/** A job posting and a message that asks for no work; matched against path and message. */
export const unaskedJob =
  /^\/careers(?!.* (?:jobs?|vacanc\w+|careers?|hiring|recruit\w*|intern|interns|internships?|employ\w*|openings?|(?:open|vacant) (?:positions?|posts?)|(?:work|apply) (?:for|with|at) (?:you|your \w+|vayutra|us)) )/;
/** An amount of land after a course, lab or drone, a course after a service or drone; matched against path and message. */
export const movesOn =
  /^(?!\/services\/).* (?:acres?|bighas?|hectares?) |^\/(?:services|product)\/.* (?:courses?|classes|training how (?:many|long)) /;
/** Questions about learning. */
export const learning =
  / (course\w*|training|class(?! \d)|classes|workshops?|certificate|rpc(?!.* (?:looking|searching) for )|learn|batch|batches|syllabus|fees) /;
/** "Tell me more". */
export const asksMore =
  /^ (?:(?:ok|yes|and|so|then|please|sir|can|could|will|you|i|we|want|like|need|give|send|share|show|tell|explain|know|get|have|me|us|to|any|some|few|all|the|full|complete|it|this|that|about|of|on|in|little|bit|something|anything|what) )*(?:more|else|details?|information|info)(?: (?:more|else|details?|information|info|please|sir|about|on|of|in|it|this|that|here|there|is|do|you|have|can|tell|me))* $/;
/** A comparison. */
export const compares = / (compare\w*|comparison|versus|vs|difference|differences|differ|differs|better) /;
export const asksForAll = / (what|which|list|types?|kinds?|options|all) /;

/** Questions for the dates and free seats of batches, and what they never name. */
export const asksBatch =
  / (when|which date|what date|dates?|kab) (?:\w+ ){0,6}(next|batch|batches|start\w*|begin\w*|admission|commence) | (next|upcoming|new|coming) (?:\w+ )?(batch|batches|intake|session) | seats? (?:\w+ ){0,3}(left|free|available|vacant|remaining) | starting date | (?:course|class|training|workshop) when /;
/** A wish for the discount of those who book early. */
export const asksDiscount =
  /^(?!.* (?:spray\w*|survey\w*|drones?(?! (?:pilot|course|training))|labou?r|women|students?|group|bulk) ).* (?:early bird|\d+ off|discounts?) /;
export const notOfBatches =
  / (company|firm|business|how many(?! seats?)|session|showcase|fair|competition|day start|morning|what time|monsoon|news) /;

/** Whether the office is open on some day, and what else may be open or closed. */
export const asksWhetherOpen =
  / (?:open|opens|opened|closed?|closes|closing|holidays?) | (?:are|do) you (?:work|working) | (?:come|visit) (?:to )?(?:the |your )?office | (?:can|may|could) (?:i|we) (?:come|visit) | \w+day come (?:what )?$/;
export const notWhetherOpen =
  / (batch|batches|course\w*|class|classes|training|lab|labs|spray\w*|survey\w*|fly|flying|flight|positions?|jobs?|vacanc\w+|apply|application|news|blog|with you|for you|source|hangar|data|weather|wind|rain|phone|call (?:me|us|back)|tender|interview|clients?|plant) /;
