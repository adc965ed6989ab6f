import type { FixedAnswer } from "./fixed-answer.ts";

/** What the assistant itself reads and writes. */
const LANGUAGES = "Ask in English, Hindi or Hinglish. To Hindi I answer in Hindi, and most pages stand in Hindi too.";

/** The company: registrations, what it does, its figures, the languages of the assistant. */
export const company: FixedAnswer[] = [
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
    name: "registrations",
    text: "I could not find our registrations (GeM, MSME, ISO) here.",
    ask: "general",
    unless: / drone (?:\w+ )?(?:registered|registration) /,
  },
  {
    asks: [/ (?:gst|gstin|pan|tax) (?:\w+ )?(?:number|no) | gstin | your gst /],
    open: "gstin",
    text: "I could not find our tax numbers here.",
    ask: "general",
  },
  {
    name: "insurance",
    asks: [
      / (?:are|is) (?:it|they|this|these|you|(?:your|the) (?:\w+ )?(?:company|crew|team|work|flights?|service|drones?|aircraft)) (?:\w+ )?insured | you (?:have|hold|carry) (?:\w+ ){0,3}insurance | insures you | your (?:insurer|insurance) |^ what insurance $/,
    ],
    open: "insurer",
    text: "I could not find our own insurance here. The drone rules ask for third-party insurance of every class but nano.",
    law: true,
    ask: "general",
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
    asks: [
      / (investors?|turnover|revenue|profits?|valuation|shareholders?|balance sheet|net worth|annual sales) /,
      / (your|you|company|companys|vayutra|firm|behind) /,
    ],
    text: "I could not find the company's earnings or investors here.",
    ask: "general",
    unless: / (courses?|farm\w*|pilots?|subsid\w+|school|students?|can i|crop|training) /,
  },
  {
    asks: [
      / (interview\w*|press|media|journalist|newspaper|reporter|podcast|magazine|news channel|tv|documentary) /,
      / (founder|ceo|owner|director|company|management|boss|contact|enquir\w+|request|with you|about you|your (?:team|staff|people)|you people) /,
    ],
    text: "I could not find a press contact or our founder's name here.",
    ask: "general",
    unless: / (practice|mock|jobs?|placement|cv|courses?|trainees?|prepar\w+|social|vacanc\w+|hiring|apply|after) /,
  },
  {
    asks: [
      / (salary|salaries|pay|paid|wages?|stipend) /,
      / (?:your|you) (?:\w+ ){0,3}(pilots|instructors|staff|employees|trainers|technicians|engineers|workers) | (pilots|instructors|staff|employees|trainers|technicians|engineers|people) (?:\w+ ){0,4}(?:work for you|with you|of yours|you employ|in your company|at vayutra) /,
    ],
    text: "I could not find our salaries here. Open positions are on the careers page.",
    ask: "general",
    unless: / (after|course|trained|batch|learn\w*|graduat\w+|passed|former|fees?|must|separately|extra|sample) /,
  },
  {
    asks: [
      /^ (?:(?:sorry|no|please|ok|can|you|it|in|me|tell|say|speak|reply|answer|again|now|and) )*(?:hindi|english)(?: (?:in|me|please|tell|say|now|again|language|bata\w*|bol\w*))* $/,
    ],
    on: "/support-chat",
    text: LANGUAGES,
  },
  {
    asks: [
      / (?:speak|talk|chat|reply|answer|write|understand|know|samajh|hindi what|language) /,
      / (hindi|hinglish|devanagari) /,
    ],
    on: "/support-chat",
    text: LANGUAGES,
  },
  {
    name: "job-fraud",
    needs: /^(?!.* fees? ).* (?:jobs?|work|placement|offer) /,
    on: "/careers",
    titled: /./,
    text: "Our open positions stand on the careers page. Pay nobody for a job with us: ask our team first, at {phone} or {email}.",
  },
  {
    asks: [
      / (?:dji|mavic|phantom|parrot|autel|garuda|ideaforge|other (?:makes?|brands?|compan\w+)) /,
      / (?:compare\w*|comparison|versus|vs|difference|differences|differ|better|best) /,
    ],
    text: "I could not find a comparison with the drones of other makers here.",
    ask: "custom-drone",
  },
  {
    name: "proof",
    needs: / (?:proof|prove\w*|verif\w+|checked|genuine|true|real|fake) /,
    text: "Our figures are our own claims: placement is assistance, never a guarantee of a job. I could not find proof of them here.",
    ask: "general",
    unless:
      / (?:subsid\w+|scheme|grant\w*|government|flight|rules?|licen\w+|spray\w*|survey\w*|accura\w+|address|age|identity|warranty|land|buy|payment) /,
  },
  {
    name: "staff",
    text: "I could not find here how many people we are.",
    ask: "general",
    unless: / (?:crew|train\w*|course|teams? of|spray\w*|survey\w*) /,
  },
  {
    name: "nda",
    unless: / (?:drawing|custom|develop\w*|research|joint) /,
    text: "NDA: ask us, before the first drawing or file is shown. An agreement names who sees the files.",
    ask: "general",
  },
  {
    name: "partners",
    on: "/contact-us",
    says: /^Schools and partners/,
    link: "/contact-us?inquiry=partnership",
  },
  {
    name: "real-pictures",
    on: "/gallery",
    text: "The pictures of this site are computer renderings of our designs. People, partners and stories marked “Sample” hold a place and describe nobody real.",
  },
  {
    name: "process-pictures",
    text: "I could not find here whether we process pictures that somebody else took; with our land surveys the processing is included.",
    ask: "general",
  },
  {
    name: "filming",
    needs: / (?:film\w*|videos?|videograph\w*|shoot\w*|photo\w*|pictures?|cinema\w*|record\w*) /,
    unless:
      / (?:permission|permit|allowed|legal\w*|licen\w+|i (?:shoot|film|record)|study|jobs?|buy|sell|drones? for|price|zoom|camera|course|learn\w*|teach|gallery|your (?:\w+ )?(?:videos?|photos?|pictures?)) /,
    on: "/training/drone-pilot-training",
    says: /survey, spray or film for a living/,
    text: "Filming weddings, events or advertisements is no service of ours: our crews spray fields, survey land and map with thermal cameras. Drone Pilot Training is nearest to it. {record}",
  },
  {
    name: "reprint",
    text: "All rights in the texts and pictures of this site are reserved: please ask us before you print or post them. I could not find terms for it here.",
    ask: "general",
    unless:
      / (?:map|maps|orthomosaic|3d|printer|carry|bring|join|application|id|documents?|course) | (?:my|our) (?:land|site|field|plot|farm|roof|plant) | (?:certificate|report|survey|customer\w*) /,
  },
  {
    name: "other-inspections",
    text: "I could not find that kind of inspection here. We inspect solar parks, roofs, substations, lines and process plants with thermal cameras.",
    ask: "general",
  },
];
