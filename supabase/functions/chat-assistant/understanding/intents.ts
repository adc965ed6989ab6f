import { termsOf, type Understood } from "../language/normalise.ts";

/** What is asked about a thing. */
export type Intent =
  | "price"
  | "discount"
  | "instalment"
  | "dates"
  | "duration"
  | "eligibility"
  | "accuracy"
  | "compare"
  | "packages"
  | "certificate"
  | "equipment"
  | "deliverables"
  | "steps"
  | "syllabus"
  | "salary"
  | "placement"
  | "jobs"
  | "address"
  | "hours"
  | "phone"
  | "email"
  | "contact"
  | "rules"
  | "warranty"
  | "demo"
  | "brochure"
  | "group"
  | "choices"
  | "figures";

type Rule = { intent: Intent; weight: number; says: RegExp };

/**
 * Signs of an intent in the English line (" how many days "). Word families, not sentences: each sign is one word or
 * one turn of phrase, whatever stands around it. The heaviest wins.
 */
const rules: Rule[] = [
  {
    intent: "placement",
    weight: 9,
    says: / (placement|placements) | (job|jobs|employment) (?:\w+ ){0,3}(after|guaranteed?|promise|assured|sure)| (guarantee\w*|promise|assured|sure|certain|secure|find|give|provide|help) (?:\w+ ){0,4}(job|jobs|placement|employment|employed|work) | get (?:a |me |some )*(job|jobs|placement|employment|work) | after (?:\w+ ){0,3}(job|jobs) | (100|hundred) (percent )?(job|placement)/,
  },
  {
    intent: "jobs",
    weight: 8,
    says: / (vacanc\w+|recruit\w*|hiring(?! (?:centre|center))|(?:job |current |any |open )openings?) | (job|jobs|internships?|careers) | (open|available|vacant) positions? | career (at|with|in|page|opportunit\w+|options?) ?(you|your|the|company)? | work (for|with|at) (you|us|vayutra|company|your (?:company|team|firm))| join (you|your|the) (team|company) (?!batch)/,
  },
  {
    intent: "salary",
    weight: 8.5,
    says: / (?:what|which) (?:posts|roles|positions|jobs|careers?) (?:\w+ ){0,2}(?:i|we|one) | (salary|salaries|earn|earning|earnings|income|wages?|stipend|lpa) | pay (?:\w+ ){0,2}(pilots?|technicians?)| (pilots?|technicians?|jobs?) pay /,
  },
  {
    intent: "instalment",
    weight: 9,
    says: / (emi|emis|instalments?|installments?) | (pay|payment) (in parts|monthly|later) | monthly (pay|payment) /,
  },
  {
    intent: "discount",
    weight: 9,
    says: / (discounts?|early bird|concession|coupon) | (any|special|current|festive|an|the|diwali|holi) offers? (?!(?:courses?|drones?|training) )/,
  },
  {
    intent: "price",
    weight: 7.5,
    says: / (?:what|whats|your|best|daily|hourly) (?:(?:is|are|the|your) )*rates? | rates? (?:what|per|list) |^(?!.* (?:success|completion|placement|pass|certification|frame|peak) ).* rates? (?:for|of) | how many (?:\w+ )?rupees | (price|prices|pricing|priced|cost|costs|costing|fee|fees|(?<! (?:in|one|per|each|full|a|single|the|on|of|some|any|to|little) )charges?(?! (?:runs?|over|low|left|is|goes|drops?|in|level))|quote|quotes|quotation|tariff|rupees?|rs|inr|budget|expensive|cheap|cheapest|costly|affordable|payment|refunds?|refundable) | how much (is|are|for|money) (?!\w* ?(weigh|lift|carry|load|weight|can|time|area|payload))| how much (does|do|will|would|to|must|should|shall|can) (?:\w+ ){0,6}(cost|pay|spend|charge)| how much (will|would) (it|that|this) be /,
  },
  {
    intent: "dates",
    weight: 7,
    says: / (next|upcoming|new|coming) (\w+ )?(batch|batches|session|course|class|date|dates|intake) | (start|starting|begin|begins|starts|commence|starting) (date|dates|when)| (batch|batches) (\w+ )?(date|dates|start|when|timing|timings|schedule)| when (does|do|is|will|are) (?:\w+ ){0,3}(batch|batches|course|courses|session|class|classes|training|admissions?|programs?|programmes?|workshops?|it|they|you|intake) (?:\w+ ){0,2}(start|begin|starts|begins|open)| when (?:\w+ ){0,3}next (batch|course|class|session)| admissions? (open|date)| (seats?|slots?|places?) (left|available|free)/,
  },
  {
    intent: "hours",
    weight: 7,
    says: / (office|working|opening|business|support) (hours?|time|timing|timings|days?) | (?:you|office|centre|center|academy|shop|lab|when|are|is) (?:\w+ ){0,2}(open|opens|close|closed|closes)(?! (?:its|the|an?|your|my|and|up) ) | (open|opens|close|closes|closed) (?:on|at|till|until|today|now|from|by|sunday|saturday|when|what) |^ (open|closed) | (open|opens|closed|closes) $| (timing|timings) | your hours | (sunday|saturday|monday|tuesday|wednesday|thursday|friday|weekend|holiday)s? (?:\w+ ){0,3}(open|closed|office|available|visit|call)|open (?:\w+ ){0,3}(sunday|saturday|monday)| 24 ?7 | what time (?:\w+ ){0,3}(open|close|call|visit|office|you) /,
  },
  {
    intent: "phone",
    weight: 7,
    says: / (phone|telephone|mobile|whatsapp|helpline|contact|call|calling) (\w+ )?(number|no) | (phone|telephone|whatsapp|helpline) | number (?:\w+ ){0,3}(call|phone|contact)| can i (call|ring)| (call|ring) you /,
  },
  { intent: "email", weight: 7, says: / (email|mail|e mail|gmail) / },
  {
    intent: "contact",
    weight: 5,
    says: / (contact|reach) (you|us|your|details?|the|info|information|page|office|company|karein|do|how)| how (?:\w+ ){0,3}(contact|reach) (?!\w*(far))|^ contact | contact $/,
  },
  {
    intent: "address",
    weight: 6.5,
    says: / (address|located|location|situated|headquarters?) | where (is|are|s) (?:\w+ ){0,2}(you|your|the|office|company|vayutra|centre|academy|campus|workshop|institute)| where (?:\w+ ){0,4}(office|company|based|find you|come|campus|academy|training held|held|happen|take place)| (office|company|your) where (?!(?:to|can|do|should|will) )| which (city|town|state|place)| (visit|reach) (your|the|you) (office|place|works|workshop|campus)| directions?/,
  },
  {
    intent: "duration",
    weight: 6,
    says: / (duration|how long|length) | how many (day|days|week|weeks|month|months|hours|hour|year|years) | (days|weeks|months|hours) (long|takes|does|will|course|is it)| (time|long) (?:\w+ ){0,4}(take|takes|taken|need|needed|required|finish|complete|course|training)| takes? (?:\w+ ){0,3}(time|long|days|weeks|months)| how (quickly|soon)| by when | (quote|quotation|reply|answer) (?:\w+ ){0,2}when | when (?:\w+ ){0,4}(quote|quotation|reply) | time (period|frame)|turnaround| when (will|do|can|would|shall) (i|we) (get|receive|have)| (report|result|results|map|delivery) when | when (get|receive) /,
  },
  {
    intent: "accuracy",
    weight: 7,
    says: / (accura\w+|precis\w+|exact\w*|deviation|error margin|margin of error|how good|reliab\w+|tolerance|resolution) /,
  },
  {
    intent: "compare",
    weight: 6.5,
    says: / (compare|compared|comparison|difference|differences|differ|different|versus|vs|better|best) | which (?:\w+ ){0,5}(choose|should|suits?|right|take)| (choose|decide) (between|which)| or (the )?(basic|pro|elite|hp)/,
  },
  {
    intent: "eligibility",
    weight: 6.4,
    says: / (child|children|students?|girls|women|beginners?|pupils) (?:\w+ ){0,3}(come|join|allowed) | (?:should|must) (?:i|we) (?:already )?(?:know|have) | know (?:before|already) | (eligib\w+|qualif\w+|prerequisite\w*|requirements?|criteria|minimum age|maximum age|age|education|experience|background|beginners?|documents?|papers|passport|entry) | how old | years old | too (old|young)| who can (join|apply|attend|take|do|enrol|enroll|come)| can (i|a|an|anyone|anybody|my|we|school|students?|children|child|kids?|somebody|someone) (?:\w+ ){0,6}(join|attend|enrol|enroll|apply|participate|admission|come|take part|do (this|the|it))| (need|needed|required|have) (?:\w+ ){0,3}(join|enrol|enroll|admission|apply|attend|before)| (10th|12th|class (10|12|viii|8|9|ten|x|xii)) /,
  },
  { intent: "packages", weight: 6, says: / (package|packages|plan|plans|tier|tiers|bundle|bundles) / },
  {
    intent: "certificate",
    weight: 5.5,
    says: / (certificates?|certifi\w+|diploma|accredit\w+|recogni[sz]\w+|licen[cs]e\w*|authori[sz]\w+|approved by|official|rpc) /,
  },
  {
    intent: "rules",
    weight: 6.2,
    says: / (rules?|laws?|legal|legally|illegal|regulat\w+|permission|permissions|permit|permitted|allowed|airspace|green zone|yellow zone|red zone|zones?|uin|unique identification|registration|register(ed)? (a|my|the|your)? ?drone|insurance|insured|penalt\w+|fine|fines|digital sky|egca|bvlos|line of sight|import\w*|gst|subsid\w+|smam|type certif\w+|nano|micro drone|weight class|class is|what class|which class|airports?|dgca) | how high /,
  },
  {
    intent: "equipment",
    weight: 6.2,
    says: / (what|which) (?:\w+ )?(tools|softwares?|equipment|machines|instruments) /,
  },
  {
    intent: "equipment",
    weight: 5,
    says: / (equipment|machines?|instruments?|gear|facilit\w+|tools?|softwares?|aircraft used|which drones|what drones) /,
  },
  {
    intent: "deliverables",
    weight: 5.5,
    says: / (deliver\w+|outputs?|formats?|files?|reports?) | what (do|will|would) (i|we) (get|receive) | (receive|get) (?:\w+ ){0,3}(after|end)/,
  },
  {
    intent: "steps",
    weight: 5,
    says: / (process|procedure|steps?|phases?|stages?|workflow) | how (does|do|is|will) (?:\w+ ){0,6}(work|works|done|carried|happen|run|runs) /,
  },
  {
    intent: "syllabus",
    weight: 5.2,
    says: / (syllabus|curriculum|modules?|subjects?|topics?|taught|teach|contents|cover|covers|covered|lessons?) | what (do|will|can|would) (i|we|you|one|students?|trainees?) (learn|study|teach) /,
  },
  { intent: "warranty", weight: 6, says: / (warrant\w+|spares?|spare parts|after sales?) / },
  { intent: "demo", weight: 6, says: / (demo|demos|demonstration|trial|test flight|demo flight) / },
  { intent: "brochure", weight: 6.5, says: / (brochure|brochures|pdf|prospectus|catalogue|leaflet) / },
  {
    intent: "choices",
    weight: 5.1,
    says: / (what|which(?! (?:year|month|day|city|town|state))|list|all|kinds?|types?|different|many|show|how many) (?:\w+ ){0,5}(programs?|programmes?|courses?|trainings?|workshops?|levels?|models?|services?|options?|tracks?|applications?|uses?|projects?|laborator\w+|classes|crops|areas|tabs|categories|drones|products) | (levels|programs|programmes|types|kinds|options) /,
  },
  {
    intent: "figures",
    weight: 6.3,
    says: / how many (?:\w+ ){0,3}(students|people|pilots|trainees) (?:\w+ ){0,3}train\w* | how many (?:\w+ ){0,3}(students|people|drones|pilots|workshops|programs|programmes|years|customers|aircraft|trainees) (?:\w+ ){0,4}(have you|has the company|did you|trained|held|manufactured|built|made|delivered|certified|till|so far)| (success|certification|placement|pass) (rate|percentage) /,
  },
  {
    intent: "group",
    weight: 5.5,
    says: / (batch size|group size|class size|how many (students|trainees|people|participants|seats|places|pupils|members)) /,
  },
];

/** The intents that a question shows, heaviest first. */
export function intentsOf({ line }: Understood): { intent: Intent; weight: number }[] {
  return rules
    .filter(({ says }) => says.test(line))
    .map(({ intent, weight }) => ({ intent, weight }))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ intent }, index, all) => all.findIndex((each) => each.intent === intent) === index);
}

const wording: { [Name in Intent]?: string } = {
  price: "price quote quotation cost fee money rupees charge much payment",
  dates: "date start begin batch next when starting schedule admission seat",
  duration: "duration long length days weeks months hours time take course week day month",
  eligibility:
    "eligibility age limit join qualification requirement education experience entry document old year class attend apply admission need required enrol minimum background",
  accuracy: "accuracy accurate precise error margin",
  compare: "compare difference better best versus choose model differ",
  packages: "package plan option",
  certificate: "certificate certification official recognised",
  equipment: "equipment machine model",
  deliverables: "deliverable file format output receive report end",
  steps: "step process phase work",
  syllabus: "syllabus module topic teach learn cover subject lesson",
  salary: "salary earn income pay job career",
  placement: "placement job guarantee assured work employment find",
  jobs: "job vacancy career opening position work",
  address: "address location where located place office city company",
  hours: "hours open close time timing office day working",
  phone: "phone number call contact mobile",
  email: "email address mail",
  contact: "contact reach details",
  rules: "rule law legal",
  warranty: "warranty guarantee spare long year",
  demo: "demo trial flight",
  brochure: "brochure pdf download",
  group: "batch size group student trainee people",
  choices: "program course training workshop level model service option track application use project list kind type",
  figures: "many rate percentage",
  discount: "discount offer",
  instalment: "emi instalment pay",
};

/** Terms that only say which intent it is; what a question has beside them is its matter. */
export function intentTerms(intent: Intent): ReadonlySet<string> {
  const terms = askingTerms.get(intent) ?? new Set(termsOf((wording[intent] ?? "").split(" ")));
  askingTerms.set(intent, terms);
  return terms;
}
const askingTerms = new Map<Intent, ReadonlySet<string>>();

/** Every word of the signs, so that spelling knows them. */
export function intentWords(): string[] {
  const inRules = rules.flatMap(({ says }) => says.source.replace(/\\w|\{\d,\d\}/g, " ").match(/[a-z]{4,}/g) ?? []);
  return [...inRules, ...Object.values(wording).flatMap((line) => line?.split(" ") ?? []), ...extra];
}

const extra =
  "eligibility eligible qualification accuracy accurate precise certification certificate accredited recognised authorised insurance regulation requirement duration guarantee guaranteed vacancy vacancies recruitment discount instalment brochure deliverables equipment comparison difference syllabus curriculum warranty".split(
    " ",
  );
