import type { FixedAnswer } from "./fixed-answer.ts";

/** Tinkering labs of schools: their price, their grant, the way to one. */
export const labs: FixedAnswer[] = [
  {
    asks: [
      / (price|prices|pricing|cost|costs|costing|fees?|charges?|rate|rates|expensive|budget) | how (?:much|many) (?:is|are|for|do you|takes) | who (?:pays|funds) /,
    ],
    where: "topic",
    says: /Labs are granted by the Atal Innovation Mission/,
    text: "We quote a price for each tinkering lab program. {record}",
    link: "/contact-us?inquiry=training&about=Atal+Tinkering+Lab",
    unless:
      / (received|arrived|come|got|next|ahead|salary|refund\w*|emi|batter(?:y|ies)|recharge|discount\w*|material|income|earn\w*) /,
  },
  {
    asks: [
      / (tinkering|atl|atal|lab|labs) /,
      / you (?:\w+ ){0,3}(grant|sanction|pay|fund|approve|sponsor|finance|give (?:\w+ ){0,3}(money|grant|funds?)) /,
    ],
    says: /cannot grant a lab/,
    text: "Labs are granted by the Atal Innovation Mission of NITI Aayog. We help with the application. We are not part of the Mission and cannot grant a lab.",
    unless: / (research|excellence|thesis|pay (?:you|back)|do we|must) /,
  },
  {
    name: "lab-guarantee",
    asks: [/ (?:guarantee|promise) (?:\w+ ){0,3}(?:get|lab|grant|granted|approv\w+|it) /],
    where: "topic",
    says: /cannot grant a lab/,
    text: "The Atal Innovation Mission decides. We help with the application and cannot grant a lab.",
    unless: / (?:drones?|kits?|equipment|warrant\w+|jobs?|placement) /,
  },
  {
    name: "lab-grant",
    needs: / (?:labs?|atl) /,
    on: "/excellence-center/atal-tinkering-lab",
    says: /^The steps\. Look at the room/,
    text: "{record}",
  },
  {
    name: "tinkering-lab",
    unless:
      / (?:gem|price|cost|fees?|money|lakhs?|long|duration|sessions?|class|classes|mentors?|which|who|students?|children|age|safe\w*|batter\w+|teachers?|fly|drones?|kits?|competition|visit|certificate|how many|keep|take home|group|month|months|week|weeks|no lab|without|rent|buy) /,
    on: "/excellence-center/atal-tinkering-lab",
    says: /^The steps\. Look at the room/,
    text: "The way to a tinkering lab:\n{lines}\nThe School folder (PDF, on the page) has the checklist for the application, what the grant pays, a room plan and a form for a quotation. {record}",
    link: "/contact-us?inquiry=training&about=Atal+Tinkering+Lab",
  },
  {
    asks: [/ (?:approv\w+|recogni[sz]\w+|accredit\w+|affiliat\w+|authori[sz]\w+) /, / (?:centre|coe) /],
    text: "The Drone CoE is our own centre. I could not find here that an authority has approved it.",
    ask: "partnership",
    unless: / (?:test\w*|rpto|training) /,
  },
  {
    asks: [/ (?:which|what) (?:\w+ )?(?:programs?|programmes?) /],
    where: "topic",
    titled: /^Innovation Programs$/,
  },
  {
    name: "own-centre",
    needs: / (?:centre|center|coe|excellence) /,
    on: "/excellence-center/drone-coe",
    says: /^Drone research and testing in Bhopal/,
    text: "The Drone CoE is our own centre: {record} I could not find here whether we set one up at another place.",
    ask: "partnership",
  },
  {
    name: "become-rpto",
    text: "I could not find here whether we help an institution to become an RPTO; we prepare pilots for the certificate.",
    ask: "partnership",
  },
];
