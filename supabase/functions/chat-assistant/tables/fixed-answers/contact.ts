import { ABROAD, PLACES } from "../places.ts";
import type { FixedAnswer } from "./fixed-answer.ts";

/** Questions for where the crews come to: a place, and a word of coming. */
const place = new RegExp(
  ` (?:${PLACES}) | (?:which|what) (?:areas?|districts?|cities|states?|places|regions?|villages) | (?:in|to|near|at|my|our) (?:my |our )?(?:village|district|area|state|city|town|region) | village (?:you|what|come|service\\w*) | (?:village|district|area) (?:\\w+ ){0,3}come | where (?:all )?(?:do|can|will) you (?:spray|come|work) `,
);
const comes = / (spray\w*|survey\w*|come|reach|travel|serve|service|services|cover|available|work|operate) /;
const notComes =
  / (price|cost|rate|charges?|acres?|airports?|permission|rules?|law|subsid\w+|notice|told|warn\w*|set up|job|neighbou?rs?|bees|wash\w*|leave|drift\w*|crew|people|days?|hours?|courses?|class|training|join|office|school|schools|college|colleges|road|route|station|am|live|government|farmers?|farming|schemes?|yojna|group|women) /;

/** The form with the word by which requests about personal data are known. */
const PRIVACY_FORM = "/contact-us?inquiry=general&message=Privacy%3A+";

/** How to reach the company, its hours, its place, where its crews come. */
export const contact: FixedAnswer[] = [
  {
    name: "holidays",
    needs: / (?:open|opens|closed?|office) /,
    unless: / (?:deliver\w*|admissions?|batch\w*|spray\w*|before|after|till|show) /,
    on: "/contact-us",
    text: "The office is open {hours}. I could not find here on which holidays it is closed.",
    ask: "general",
  },
  {
    name: "office-hours",
    unless:
      / (learn\w*|teach\w*|phone|address|where|\d+ days?|holiday|appointment|reach|email|source|lab|course|batch) /,
    on: "/contact-us",
    says: /^The office is open/,
    text: "The office is open {hours}. {support}.",
  },
  {
    asks: [
      new RegExp(` (?:call|phone|ring) (?:\\w+ ){0,4}(?:${ABROAD}|kenyan|nepali|bangladeshi|foreign|abroad|overseas) `),
    ],
    on: "/contact-us",
    text: "We call Indian numbers only. From abroad, please write by e-mail or with the contact form.",
    ask: "general",
  },
  {
    name: "call-back",
    asks: [/ (?:no|without) (?:an? )?(?:email|mail) | (?:email|mail) not /, / (?:call|phone|ring|talk) /],
    unless: / (?:your|number|run|cv|resume|appl\w+|post|work\w*|answer\w*|repl\w+|receive\w*|not (?:come|came)) /,
    on: "/contact-us",
    text: "We call you back: choose “Call me back” in the contact form. Your name and number are enough.",
    ask: "general",
  },
  {
    asks: [/ (phone|mobile|number|call|contact) /, / (email|mail) /],
    where: "site",
    on: "/contact-us",
    text: "Call {phone} (office {hours}) or write to {email}.",
    unless: / (form|store|stored|keep|kept|save|saved|delete|sell) /,
  },
  {
    asks: [/ (whatsapp|whats app) /, /^ (?:\S+ ){1,9}$/],
    on: "/contact-us",
    whatsapp: true,
    text: "Write to us on WhatsApp, +{whatsapp}{whatsappMark}: https://wa.me/{whatsapp}",
    unless: / (group|share|report|location|video|film) /,
  },
  {
    asks: [/ (whatsapp|whats app) /, /^ (?:\S+ ){1,9}$/],
    on: "/contact-us",
    whatsapp: false,
    text: "We have no WhatsApp number here. Call {phone} (office {hours}) or use the contact form.",
    unless: / (group|share|report|location|video|film) /,
  },
  {
    name: "support",
    on: "/contact-us",
    says: /serial number and, if you can, the flight log/i,
    text: "Call {phone} (office {hours}) or write to {email}. {support}. For a drone you have from us, keep the serial number and, if you can, the flight log at hand.",
    link: "/contact-us?inquiry=support",
    unless: / (course|training|job|salary) /,
  },
  {
    asks: [place, comes],
    unless: notComes,
    where: "topic",
    says: /^Drone spraying for farms and producer groups around/,
    open: "travel",
    text: "We spray for farms around {locality}. I could not find here how far we come.",
    ask: "general",
  },
  {
    asks: [place, comes],
    unless: notComes,
    where: "topic",
    says: /^Drone land surveys in Madhya Pradesh/,
    open: "travel",
    text: "We survey land in Madhya Pradesh. I could not find here how far else we come.",
    ask: "general",
  },
  {
    name: "where-we-come",
    unless: notComes,
    asks: [
      place,
      / (?:you|your \w+|they|team|crew) (?:\w+ ){0,3}(?:come|reach|travel|serve|services?|cover|available|visit|deliver|operate|work) | come (?:what |or |not )*$| services? (?:\w+ ){0,3}$/,
    ],
    where: "open",
    open: "travel",
    text: "We are in {locality}. We spray for farms around it, and survey land in Madhya Pradesh. I could not find here how far we come.",
    ask: "general",
  },
  {
    asks: [
      /^ (?:(?:call|phone|mobile|telephone|contact|number|numbers|no|do|give|me|us|your|the|what|is|tell|send|please|sir|on|company|office|you|get|want|need|to|a) )+$/,
      / (?:phone|mobile|telephone) |(?: call| contact) (?:\w+ )?numbers? | numbers? (?:\w+ )?(?:call|contact) /,
    ],
    where: "site",
    on: "/contact-us",
    titled: /^Phone$/,
  },
  {
    asks: [
      /^ (?:(?:where|what|is|are|your|the|you|office|company|workshop|address|location|located|situated|do|give|me|us|tell|send|please|sir|of|in|which|city|place|main|head) )+$/,
      / (?:office|company|workshop) (?:\w+ ){0,2}where | where (?:\w+ ){0,3}(?:office|company|workshop) | (?:address|location) /,
    ],
    where: "site",
    on: "/contact-us",
    titled: /^Address$/,
  },
  {
    name: "which-form",
    on: "/contact-us",
    titled: /^Contact$|^E-mail$/,
    text: "The contact form reaches our team. The forms of government schemes are at your agriculture office: we decide on none.",
  },
  {
    name: "own-data",
    on: "/contact-us",
    text: "To see, correct or delete what we keep of you, write with the contact form and begin with the word Privacy. An enquiry is deleted twelve months after it came.",
    link: PRIVACY_FORM,
  },
  {
    name: "seen-from-above",
    on: "/contact-us",
    text: "I cannot see whose drone that was. Write the day, the time and the place with the contact form, and begin with the word Privacy: our team answers. Where somebody watches or threatens you, call the police on 112.",
    link: PRIVACY_FORM,
  },
  {
    name: "application",
    text: "I cannot see applications, nor whether a post is filled. The open posts stand on the careers page.",
    ask: "general",
  },
  {
    // Asked often, and answered nowhere on the site.
    name: "not-stated",
    text: "I could not find that here.",
    ask: "general",
  },
  {
    name: "way-to-us",
    asks: [
      /^ (?:and |but |so |ok )*where(?: (?:is|are|it|this|that|course|class|classes|training|held|taught|located|exactly))* $| how (?:\w+ ){0,3}(?:reach|get to)(?: (?:you|your|the|there|institute|academy|office|campus|centre|center|workshop))*(?: from (?:\w+ ){1,3})? ?$| (?:training|courses?|class|classes|academy|institute) where(?: \w+)? $/,
    ],
    on: "/contact-us",
    titled: /^Address$/,
  },
  {
    name: "visit",
    asks: [
      / (?:can|could|may) (?:i|we) (?:(?:also|come|and|first|please) )*(?:visit|come|see)(?: (?:you|it|there|once|first|and|see|your|the|office|workshop|place|works|factory|academy|institute|campus|centre|before|joining|join|please|sir))* $/,
    ],
    on: "/contact-us",
    says: /by appointment/,
  },
  {
    name: "your-dates",
    asks: [
      / (?:can|will|could) (?:you|your (?:team|crew)) (?:\w+ )?(?:come|start|visit|spray|survey|inspect) (?:\w+ ){0,2}(?:today|tomorrow|(?:this|next) (?:week|month)|monday|tuesday|wednesday|thursday|friday|saturday|sunday) | (?:when|how soon|which day) (?:can|will|could|would|do|are) (?:you|your (?:team|crew|people)|they) (?:\w+ )?(?:come|start|visit|reach|begin|available|free|spray|survey|inspect) | (?:today|tomorrow) (?:\w+ )?(?:spray\w*|survey\w*) (?:\w+ )?(?:need|want|urgent\w*) /,
    ],
    unless:
      / (phone|call|reply|answer|email|office|batch|course|class|classes|rain|rains|wind|weather|weeks|not (?:come|came)) /,
    where: "topic",
    text: "Tell us your dates; our team will confirm one.",
    ask: "general",
  },
  {
    asks: [/ where (?:are you|is your (?:office|company|workshop|place)|do you sit)(?: located| based| situated)? $/],
    on: "/contact-us",
    says: /by appointment/,
    where: "site",
    text: "We are at {record}",
  },
  {
    name: "book",
    on: "/contact-us",
    text: "Tell us what you need: use the contact form, write to {email}, or call {phone} (office {hours}). {record}",
    unless: / (courses?|workshops?|training|know|many|much) /,
  },
];
