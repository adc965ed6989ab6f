import type { FixedAnswer } from "./fixed-answer.ts";

/** A wish for money back. */
const REFUND =
  / refund\w* | (fees?|money|cost|amount|paid|payment|paisa|advance) (?:\w+ ){0,5}(back|returned|return|refunded) | (back|return|wapas) (?:\w+ ){0,3}(fees?|money|cost|amount|payment) | (quit|quits|drop|dropped|drops|leave|leaving|discontinue\w*|give up|stop coming|cancel) (?:\w+ ){0,9}(fees?|money|cost|paid) /;

/** Paying: invoices, advance, discounts, refunds, tax. */
export const money: FixedAnswer[] = [
  {
    name: "invoice",
    text: "Drones and services: the quotation shows GST on its own line. I could not find here how the invoice is made out.",
    ask: "general",
    unless: / (?:my|number|course|training|not|never|keep|longer|retention|learn) /,
  },
  {
    name: "advance",
    text: "I could not find here whether an advance is asked. The quotation says how and when you pay; nothing is paid in this chat.",
    ask: "general",
    unless: / (?:discount|early bird|refund\w*|back|my|emi|salary|notice) /,
  },
  {
    name: "payment",
    text: "I could not find here how we take payment. The quotation says it; nothing is paid in this chat.",
    ask: "general",
    unless: / (emi|refund\w*|back|early|deducted|debited|my|twice|again|rain|weather|grants?|atl) /,
  },
  {
    // A price an acre that a visitor offers.
    asks: [
      / (?:rs|rupees) \d{2,5} (?:per|an?|each) (?:acres?|bighas?) | \d{2,5} (?:rs|rupees) (?:per|an?|each) (?:acres?|bighas?) /,
    ],
    text: "We quote the price once we know what you need.",
    ask: "general",
    unless: / (?:labou?r\w*|workers?|government|subsid\w+|pay|pays|paid|earn\w*|sell|less|save\w*) /,
  },
  {
    // A guess at a price, not a year.
    asks: [
      / (?:fees?|cost|price|course|drone) (?:(?!in |to |at |pin |number )\w+ ){0,3}(?!20\d\d )\d{4,6} (?:(?:rs|not|what) ){0,2}$/,
    ],
    text: "We quote the price once we know what you need.",
    ask: "general",
    unless: / (?:subsid\w+|salary|earn\w*|budget|fine|penalt\w+|discount|rules?|emi|loan) /,
  },
  {
    asks: [
      /^(?!.* (?:less than|cheaper than|water|labou?r) ).* (?:discounts?|concession|cheaper|less) /,
      / (?:acres?|bighas?|hectares?|land|fields?) /,
      / (?:price|cost|rate|discounts?|concession|cheaper) | less (?:be|is|do|what|also|$)/,
    ],
    where: "topic",
    on: "/services/agriculture-spray",
    titled: /^My holding is three acres/,
    text: "I could not find a discount for larger areas here: the quotation states the price of yours.",
    ask: "general",
  },
  {
    name: "quotation",
    needs: / (?:quotations?|quotes?|estimate) /,
    text: "Our team sends the quotation in writing, once it knows what you need.",
    ask: "general",
  },
  {
    name: "pay-whom",
    text: "Pay only what our written quotation asks, to the account that it names. I take no payments; please ask our team before you pay anybody else.",
    ask: "general",
  },
  {
    name: "discount",
    says: /off the regular fee/,
    text: "We have one discount here, for early booking of courses: {record} I could not find another one here.",
    ask: "general",
    unless: / (early|advance|ahead|book\w*|than|less|labou?r\w*) /,
  },
  {
    asks: [
      /^ (?:(?:is|are|do|you|give|there|any|some|have|get|a|an|on|for|it|this|what|about|also|ok|and|please|sir|special|early|bird|if|\d+|acres?) )*(?:discounts?|concession|rebate)(?: (?:available|offers?|on|for|it|this|is|there|please|sir|what|also|get|give))* $/,
    ],
    says: /off the regular fee/,
    text: "We have one discount here, for early booking of courses: {record}",
  },
  {
    asks: [REFUND],
    unless: / course /,
    where: "topic",
    says: /A day lost to weather is not charged/,
    text: "When we spray: {record} I could not find other refund terms here.",
    ask: "general",
  },
  {
    name: "refund",
    asks: [REFUND],
    open: "cancellation",
    text: "I could not find our refund terms here.",
    ask: "general",
    unless:
      / (rain\w*|weather|wind|cloud\w*|survey|spray\w*|thermal|demo|saves?|savings|subsid\w+|gst|repeat|again|emi|call\w*|ring|phone\w*|repl(?:y|ies|ied)|respond\w*|answer\w*) /,
  },
  {
    asks: [/ (gst|tax|taxes) /, / (includ\w+|inclusive|extra|plus|separate\w*|fees?|course|courses|training) /],
    says: /^Fee: In the quotation/,
    on: "/training/drone-pilot-training",
    text: "{record} Drones and services: the quotation shows GST on its own line.",
    law: true,
  },
  {
    name: "course-emi",
    where: "learning",
    on: "/",
    says: /^EMI available/,
    text: "EMI is available for our courses. The fee is in the quotation; I could not find the terms of EMI here.",
    ask: "training",
    unless: / (?:drones?|product|machine|sprayers?) (?!course|training|pilot)/,
  },
  {
    name: "finance",
    on: "/",
    says: /^EMI available/,
    text: "I could not find instalments, loans or finance for drones and services here. EMI is available for our courses.",
    ask: "general",
    unless: / (?:courses?|training|class|fees?|subsid\w+|schemes?|government) /,
  },
];
