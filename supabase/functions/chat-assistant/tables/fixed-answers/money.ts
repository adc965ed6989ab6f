import type { FixedAnswer } from "./fixed-answer.ts";

/** Paying: invoices, advance, discounts, refunds, tax. */
export const money: FixedAnswer[] = [
  {
    asks: [/ invoices? | (?:gst|tax|pakka) (?:\w+ )?bill /],
    unless: / (?:my|number|course|training|not|never|keep|longer|retention|learn) /,
    text: "Drones and services: the quotation shows GST on its own line. I could not find here how the invoice is made out.",
    ask: "general",
  },
  {
    asks: [
      / payment (?:terms|conditions|schedule|policy) | advance (?:payment|money|amount|pay|charge) | (?:pay|payment|money|how much|percent) (?:\w+ ){0,3}(?:advance|upfront|beforehand) |^ (?:(?:what|is|any|do|does|give|cost|need|needed|required|must|i|we|to|have) )*advance(?: (?:what|give|cost|need|needed|required|payable|do))* $/,
    ],
    unless: / (?:discount|early bird|refund\w*|back|my|emi|salary|notice) /,
    like: [
      "paise spray ke pehle dene honge ya baad me",
      "when do I have to pay",
      "do I pay before or after the work",
      "पैसे कब देने होंगे",
      "kitna advance dena padega",
      "is the full amount payable in advance",
      "pehle paise lete ho kya",
    ],
    text: "I could not find here whether an advance is asked. The quotation says how and when you pay; nothing is paid in this chat.",
    ask: "general",
  },
  {
    asks: [
      / (?:pay|payment|payments|paying) /,
      / (?:upi|card|cash|online|cheque|check|netbanking|phonepe|gpay|paytm|how|mode|bank) /,
    ],
    unless: / (emi|instal\w+|refund\w*|back|early|deducted|debited|my|twice|again|rain|weather|grants?|atl) /,
    like: ["can I pay by UPI", "cash chalega kya", "card se payment ho jayega", "online payment karna hai kaise"],
    text: "I could not find here how we take payment. The quotation says it; nothing is paid in this chat.",
    ask: "general",
  },
  {
    asks: [
      / (discounts?|concession|rebate|cheaper|scholarships?|fee waiver) /,
      / (scholarships?|waiver|bulk|group|sibling|quantity|institut\w+|colleges?|schools?|women|girls|army|ex|students?|farmers?|senior|families|family|friends?|festival|diwali|loyal\w*|repeat|regular|spray\w*|survey\w*|drones|product) /,
    ],
    unless: / (early|advance|ahead|book\w*|cheaper than) /,
    like: [
      "kuch kam karo daam",
      "any discount for ex servicemen",
      "zyada acre par chhoot milegi",
      "discount for women trainees",
      "student concession",
      "quantity discount on drones",
      "छूट मिलेगी क्या",
      "scholarship hai kya",
      "free me sikhate ho kya",
    ],
    says: /off the regular fee/,
    text: "We have one discount here, for early booking of courses: {record} I could not find another one here.",
    ask: "general",
  },
  {
    asks: [
      /^ (?:(?:is|are|do|you|give|there|any|some|have|get|a|an|on|for|it|this|what|about|also|ok|and|please|sir|special|early|bird) )*(?:discounts?|concession|rebate)(?: (?:available|offers?|on|for|it|this|is|there|please|sir|what|also|get|give))* $/,
    ],
    says: /off the regular fee/,
    text: "We have one discount here, for early booking of courses: {record}",
  },
  {
    asks: [
      / refund\w* | (fees?|money|cost|amount|paid|payment|paisa|advance) (?:\w+ ){0,5}(back|returned|return|refunded) | (back|return|wapas) (?:\w+ ){0,3}(fees?|money|cost|amount|payment) | (quit|quits|drop|dropped|drops|leave|leaving|discontinue\w*|give up|stop coming|cancel) (?:\w+ ){0,9}(fees?|money|cost|paid) /,
    ],
    unless:
      / (rain\w*|weather|wind|cloud\w*|survey|spray\w*|thermal|demo|saves?|savings|subsid\w+|gst|repeat|again|emi|call\w*|ring|phone\w*|repl(?:y|ies|ied)|respond\w*|answer\w*) /,
    like: [
      "fees wapas milegi kya",
      "will I get my money back if I leave the course",
      "course chhod diya to paisa wapas",
      "cancel karne par refund",
      "what if I cancel the booking",
    ],
    open: "cancellation",
    text: "I could not find our refund terms here.",
    ask: "general",
  },
  {
    asks: [/ (gst|tax|taxes) /, / (includ\w+|inclusive|extra|plus|separate\w*|fees?|course|courses|training) /],
    says: /^Fee: In the quotation/,
    on: "/training/drone-pilot-training",
    text: "{record} Drones and services: the quotation shows GST on its own line.",
    law: true,
  },
  {
    like: [
      "can I pay the course fee in instalments",
      "can I pay the fees in three parts",
      "fees kisto me de sakte hai",
      "EMI on the pilot course",
      "is there EMI for courses",
      "education loan for the course",
      "क्या फीस किस्तों में दे सकते हैं",
      "emi hai kya course par",
    ],
    unless: / (?:drones?|product|machine|sprayers?) (?!course|training|pilot)/,
    where: "learning",
    on: "/",
    says: /^EMI available/,
    text: "EMI is available for our courses. I could not find its terms here.",
    ask: "training",
  },
  {
    like: [
      "do you finance drones",
      "drone EMI par milega kya",
      "loan on surveillance drone",
      "can I buy a drone on instalments",
      "drone kist par milega",
      "bank loan for a drone",
      "udhaar milega kya",
      "can I pay for spraying in instalments",
      "ड्रोन किस्तों पर मिलेगा क्या",
      "finance available on products",
      "kya drone ke liye loan milta hai",
    ],
    on: "/",
    says: /^EMI available/,
    text: "EMI is available for our courses. I could not find instalments, loans or finance for drones and services here.",
    ask: "general",
  },
];
