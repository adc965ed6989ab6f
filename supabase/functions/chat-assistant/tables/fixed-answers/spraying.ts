import type { FixedAnswer } from "./fixed-answer.ts";

/** Names and endings of names of products, and all words for a product. */
const NAMED = "ddt|\\w+(?:quat|phosate|prid|thrin|phos|fos|zeb|azole|strobin|sulfan|furan)";
const PRODUCT = `pesticides?|chemicals?|medicines?|insecticides?|herbicides?|weedicides?|fungicides?|${NAMED}`;

/** Spraying: products, re-entry, sprayers. */
export const spraying: FixedAnswer[] = [
  {
    asks: [/ water /, / (?:per|each|an?|one|1) acres? /],
    unless:
      / (?:paddy|rice|wheat|gram|soybean|cotton|sugarcane|maize|vegetables?|orchards?|fruits?|trees?|save\w*|less|drinking|pond|tanks?) /,
    on: "/services/agriculture-spray",
    titled: /^Crops we spray/,
    text: "It depends on the crop (height above the crop, water an acre):\n{lines}",
  },
  {
    name: "fertiliser",
    on: "/services/agriculture-spray",
    titled: /^Equipment$/,
    text: "Our sprayers carry liquids in a tank. I could not find here whether we spread fertiliser or seed.",
    ask: "general",
    unless: / (?:custom|build|course|training|workshops?|payload|kg|hp\d+|order|design|develop\w*|quality|potato) /,
  },
  {
    asks: [
      new RegExp(
        ` dos(?:e|age) | how (?:much|many) (?!acres|hours|time|money)(?:\\w+ ){0,3}(?:${PRODUCT}) | (?:ml|grams?|g) (?:of|per) | how (?:much|many) (?:ml|grams?|g) `,
      ),
      / (?:acres?|bighas?|hectares?|tanks?|litres?|pump|put|mix|dalun?) /,
    ],
    on: "/services/agriculture-spray",
    titled: /^Crops we spray/,
    text: "I give no dose: the product's label states how much of it, and your agriculture officer can tell you. I know only the water (height above the crop, water an acre):\n{lines}",
    unless:
      / (?:you|your|save\w*|savings?|less|waste\w*|price|cost|rates?|charges?|fees?|buy|carry|lift|long|water|course|bring) /,
  },
  {
    asks: [new RegExp(` (?:banned (?:pesticides?|chemicals?)|${NAMED}) `), / (?:spray\w*|use|banned) /],
    on: "/services/agriculture-spray",
    says: /^Only approved pesticides may be sprayed/,
    law: true,
    unless: / (?:price|cost|rates?|charges?|course) /,
  },
  {
    name: "re-entry",
    on: "/services/agriculture-spray",
    titled: /^What we need from you/,
    text: "The label of the product says how long: no person and no animal goes into the field during the flight, or after it while the label says so. Where the label is not clear, ask your agriculture office.",
    unless: / (?:report|map|pay|payment|course|rain|bill|next spray|again) /,
  },
  {
    name: "chemicals",
    on: "/services/agriculture-spray",
    titled: /^What we need from you/,
    text: "We do not sell chemicals: you bring the product in sealed packs, with bill and label.",
    unless: / (?:less|save\w*|course|deliver\w*|payload|kg|dose) /,
  },
  {
    name: "which-chemical",
    asks: [
      / (?:which|what|how much|best|good) (?:\w+ ){0,3}(?:chemicals?|pesticides?|medicines?|fungicides?|insecticides?|herbicides?|weedicides?|dose|dosage) /,
    ],
    on: "/services/agriculture-spray",
    titled: /^What we need from you/,
    text: "I cannot advise on a product or its dose, nor on mixing two: the label and your agriculture office can. We sell none and spray the product that you bring, in sealed packs, with bill and label.",
    unless:
      / (?:you|your|bring|brings|eyes?|save\w*|savings?|less|record\w*|allowed|approved|legal|law|course|teach|carry|tank|tanks|litres?|water|waste\w*|price|cost|acres?) /,
  },
  {
    // Another tank than those of the specification.
    asks: [
      / (?!(?:40|35|32) )\d+ l (?:\w+ )?(?:sprayers?|tanks?|drones?|spray drones?) | sprayers? (?:of|with) (?:\w+ )?(?!(?:40|35|32) )\d+ l /,
    ],
    unless: / (?:ml|grams?|pesticides?|chemicals?|medicines?|dose|mix) /,
    on: "/services/agriculture-spray",
    titled: /^Equipment$/,
    text: "We have no sprayer with such a tank. These are ours:\n{lines}\nWe spray with them for you; I could not find one for sale here.",
  },
  {
    name: "other-crops",
    unless:
      / (?:neighbou?rs?|beside|organic|brother|side|drift\w*|water|course|build|custom|poison|when|how|price|cost|come) /,
    on: "/services/agriculture-spray",
    titled: /^Crops we spray/,
    text: "We have settings for these crops (height above the crop, water an acre):\n{lines}\nFor another crop, ask us: the product's label decides.",
    link: "/contact-us?inquiry=general&about=Agriculture+Spray",
  },
  {
    name: "burnt-leaves",
    on: "/services/agriculture-spray",
    titled: /^Product where it is needed/,
    text: "We spray the product that you bring, at its label's dose, and mix it before your eyes. I could not find more here about burnt leaves.",
    ask: "general",
  },
  {
    // The page states tanks and rates of our sprayers, but no flight time.
    asks: [
      / (?:flight time|endurance|(?:one|single|per) (?:battery|charge)|battery (?:\w+ ){0,3}(?:lasts?|life|time|long)) /,
    ],
    unless: / (?:acres?|bighas?|hectares?|rs|price) /,
    where: "topic",
    titled: /^Crops we spray/,
    text: "I could not find how long our sprayers fly on one battery. When we spray for you, batteries are included.",
    ask: "general",
  },
  {
    name: "damage",
    asks: [
      / who (?:\w+ )?(?:pays?|responsible|liable) | whose (?:responsib\w+|fault|liability) | responsible (?:who|whose|what)(?: | $)| (?:insurance|insured|cover\w*) (?:\w+ ){0,3}if (?:\w+ ){0,4}(?:falls?|crash\w*|hits?|damage\w*|injur\w*|hurts?) /,
    ],
    unless: / (?:gst|tax|fees?|training|grant\w*|labs?|apply|permission|notice|flights? plan) /,
    open: "insurer",
    text: "Third-party insurance, for damage to others, is what the drone rules ask of our aircraft. I could not find here who pays for which damage.",
    ask: "general",
    law: true,
  },
];
