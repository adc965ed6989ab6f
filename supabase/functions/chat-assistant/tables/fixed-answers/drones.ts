import { ABROAD } from "../places.ts";
import type { FixedAnswer } from "./fixed-answer.ts";

/** What we sell; "you" alone is the company. */
const OF_DRONES =
  / (?:drones?|uavs?|aircraft|machines?|models?|products?|trainer|guard|surveillance|heavy|payload|hp\d+|it|they|these|this) /;

const BROCHURE = / (brochures?|catalog\w*|pamphlet|leaflet) /;
const NOT_BROCHURE = / (trust|believe|claims?|figures?|accura\w+|real|really|not|drop\w*) /;

/** Buying a drone: what we sell, delivery, spare parts, repair, brochures. */
export const drones: FixedAnswer[] = [
  {
    asks: [/ (?:minimum|smallest|least) (?:order|quantity|purchase) | moq /],
    text: "I could not find a smallest order here. Tell us how many you need.",
    ask: "custom-drone",
  },
  {
    name: "build-for-us",
    asks: [
      / (?:can|could|will|would) you (?:\w+ )?(?:build|make|design|develop|manufacture)(?: us| me| for us)? (?:a|an|one|some|our|drones?|uavs?) | (?:can|could|will) you (?:\w+ )?(?:build|develop|design)(?: (?:it|this|one|for us))* $|^ (?:please )?(?:build|make|design|develop) (?:me |us )?an? | (?:want|need) an? (?:drone|uav) (?:that|which) /,
      / (?:drones?|uavs?|aircraft|quadcopters?) /,
    ],
    unless: / (?:course|training|class|workshop|how|price|cost|fees?|long|films?|video|maps?|swarm|report) /,
    on: "/services/custom-drone-development",
    says: /^Custom drones designed and built/,
    text: "{record} Tell us what it must carry, how far and where: whether it can be built is said after the first talk.",
    link: "/contact-us?inquiry=custom-drone",
  },
  {
    name: "made-in",
    asks: [
      / (?:make|made|build|built|manufactur\w+|assembl\w+) (?:\w+ ){0,4}(?:india|china|chinese|indian|abroad) | (?:chinese|china|indian|imported) (?:\w+ )?(?:drones?|parts?) /,
      / (?:you|your|drones?|products?|aircraft|parts?) /,
    ],
    on: "/about-us",
    says: /builds drones/,
    text: "{record} I could not find here where the parts come from.",
    ask: "custom-drone",
    unless: / (?:bring|allowed|legal|customs|buy|subsid\w+|scheme|dji) /,
  },
  {
    name: "maintenance-contract",
    text: "I could not find a yearly maintenance contract here.",
    ask: "support",
    unless: / (?:course|training|learn\w*|salary) /,
  },
  {
    name: "type-certificate",
    needs: OF_DRONES,
    text: "Type certification is what the drone rules ask for. The quotation says the state of the type certificate.",
    ask: "custom-drone",
    law: true,
    unless:
      / (?:need|needed|what is|must|give|get|test\w*|rules?|exempt\w*|who|without|custom|course|build|apply|required|help) /,
  },
  {
    name: "second-hand",
    text: "I could not find second-hand drones here.",
    ask: "custom-drone",
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
    name: "buy-a-drone",
    asks: [/ (?:need|want|looking for) (?:an? )?(?:\w+ )?drone (?:for|to) /],
    unless:
      / (before|must|own|course|training|join|second hand|spray\w*|battery|insurance|subsid\w+|permission|licen\w+|teach|learn|fly|racing|licen\w+|batteries) /,
    where: "site",
    on: "/",
    titled: /^Our drones/,
    text: "We sell these drones:\n{lines}\nTell us what it is for and how many: our team sends you a quotation in writing. Nothing is ordered in this chat.",
    link: "/contact-us?inquiry=custom-drone",
  },
  {
    name: "survey-drone",
    needs: / (?:drones?|uavs?) /,
    text: "We sell trainer, surveillance and heavy payload drones. A drone for surveying or thermal work we could build to order.",
    ask: "custom-drone",
  },
  {
    name: "sprayer-for-sale",
    needs: / (?:drones?|uavs?|sprayers?) /,
    unless:
      / (licen\w+|certificate|permission|subsid\w+|scheme|government|smam|support|grant\w*|percent|loan|chemicals?|pesticides?|medicine|product) /,
    text: "We spray with our own crew. I could not find a sprayer for sale here.",
    ask: "custom-drone",
  },
  {
    asks: [/ warrant\w+ /, / (battery|batteries|propellers?) /],
    says: /batteries and propellers are listed separately|lists batteries and propellers separately/,
    text: "The 2-year warranty lists batteries and propellers separately. The sheet with your quotation says what is covered.",
  },
  {
    name: "repair",
    says: /^We check drones of any make/,
    text: "{record} For other makes you take our check sheet to the maker.",
    ask: "support",
    unless: / (course|learn\w*|train\w*|teach\w*|technician|certificate) /,
  },
  {
    name: "lost-drone",
    asks: [/ (?:stolen|stole) (?:\w+ ){0,4}drones? | drones? (?:\w+ ){0,5}(?:stolen|stole) /],
    needs: / (?:stolen|steal|stole|theft|thief|lost|lose|missing|taken|flew|find|found|chori\w*|gone) /,
    unless:
      / (?:signal|link|radio|control|what if|happens|see|detect|insur\w+|watch|jobs?|course|stop|prevent|catch|protect|site|factory|river|pond|tree|missing (?:a|the|one|from|parts?)|i stole) /,
    text: "Tell the police, with the serial number and the Unique Identification Number (UIN) of the drone. If you have it from us, tell our support team too, with the serial number and, if you can, the flight log. I could not find here what else the rules ask.",
    ask: "support",
  },
  {
    name: "delivery",
    unless:
      / (spray\w*|payload|lift\w*|carry|carries|medicines?|reports?|maps?|survey\w*|results?|courses?|certificates?|data|deliverables?|crates?|parcels?|food|hill|hills|relief|have you|at delivery|training|quotation|winch|goods|village|blood|service|book|confirm|upi|right now|custom|build|develop\w*|purpose) /,
    text: "I could not find delivery times and costs here. They come with the quotation.",
    ask: "general",
  },
  {
    asks: [/ (in stock|ready stock|stock available|off the shelf|out of stock) /],
    text: "I could not find what is in stock. The delivery time comes with the quotation.",
    ask: "general",
  },
  {
    name: "rent",
    needs: / (?:rent\w*|hire|lease) /,
    text: "I could not find drones for rent here. We sell trainer, surveillance and heavy payload drones, and fly spraying, survey and thermal work with our own crews.",
    ask: "general",
    unless: / (crews?|pilots?|spraying|survey\w*|thermal|test|bench|labs?|simulator|benches) /,
  },
  {
    name: "dealers",
    needs: / (?:dealer\w*|franchise\w*|distribut\w*|agenc\w+|resell\w*|resale|showrooms?|sell|branch\w*|shops?) /,
    on: "/contact-us",
    says: /dealership and resale/,
    text: "Dealership and resale: our team for schools and partners answers. I could not find dealers or showrooms of ours here.",
    ask: "partnership",
  },
  {
    name: "see-a-drone",
    where: "site",
    on: "/",
    titled: /^Our drones/,
    text: "We sell these drones:\n{lines}\nPictures are in the gallery. To see one fly, ask us for a demo by appointment.",
    link: "/gallery",
  },
  {
    name: "warranty",
    where: "open",
    says: /^Every trainer has a 2-year warranty/,
    text: "Our trainer, surveillance and heavy payload drones have a 2-year warranty (our claim). The sheet with your quotation says what it covers; batteries and propellers are listed separately.",
    unless: / (?:battery|batteries|propellers?) /,
  },
  {
    name: "spare-parts",
    text: "I could not find here which spare parts we sell, and at what price.",
    ask: "support",
  },
  {
    name: "drone-price",
    needs: OF_DRONES,
    where: "open",
    on: "/",
    titled: /^Our drones/,
    text: "We quote the price of a drone once we know what you need. We sell these:\n{lines}",
    ask: "custom-drone",
  },
  {
    asks: [BROCHURE],
    where: "topic",
    says: /\(PDF/,
    unless: NOT_BROCHURE,
  },
  {
    asks: [BROCHURE],
    unless: NOT_BROCHURE,
    on: "/",
    titled: /^Brochures$/,
  },
  {
    name: "deliveries",
    text: "We sell drones that lift loads. I could not find here that we fly deliveries for others.",
    ask: "general",
  },
];
