import type { Danger } from "./danger-patterns.ts";
import type { Courtesy, HandOver, Refusal } from "./guard-patterns.ts";

/** Fixed texts; {name}, {phone}, {email} and {hours} are the company's, {can} stands for this line. */
export const CAN = "I can tell you about our training, drone services, drones and labs.";

const emergency = "If anybody is hurt or in danger, call the emergency number 112 now and see a doctor.";

/** Answers to dangers. */
export const dangerWords: { [Name in Danger]: string } = {
  despair:
    "Please do not stay alone with this. Call the emergency number 112 now, and talk to somebody you trust today.",
  threat:
    "Go where you are safe and call the police on the emergency number 112 now. Nobody may film or trouble you with a drone; ours fly with the owner's agreement.",
  water: `Do not go into the water after it: no drone is worth a life. ${emergency}`,
  swallowed: `${emergency} Do not wait for signs of poisoning. Take the product's label to the doctor.`,
  poison: `${emergency} Get out of the spray, rinse eyes or skin with plenty of clean water, and take the product's label to the doctor.`,
  fire: `${emergency} Move everybody away, do not touch it, and do not breathe the smoke.`,
  battery:
    "Do not charge, use, open or touch the battery: it can catch fire. Keep people and everything that burns away from it. If it smokes or burns, call 112.",
  wire: "Keep well away, and do not touch or pull at the drone, the line or anything that hangs from it. Call the electricity utility or the emergency number 112 now; only they may take it down.",
  crash: `${emergency} Keep people away from the propellers and the battery, and leave the drone where it lies.`,
  injury: `${emergency} Stay with the injured person until help comes.`,
};

/** Refusals; each says what the visitor can do instead. */
export const refusalWords: { [Name in Refusal]: string } = {
  people: "No, never. Our drones lift loads, not people or animals, and nobody stands below a load.",
  drunk: "No, never. Do not fly any drone after alcohol or drugs.",
  below: "No. Nobody stays in the field or below a drone while it sprays or lifts.",
  shooting:
    "No. Do not shoot at a drone or bring it down: it may fall on somebody. If one troubles you, note the time and place and call the police: 112.",
  unprotected:
    "No. Nobody mixes or sprays a product without the mask, gloves and clothing that its label asks for. Our crew wears hood, mask and gauntlets.",
  sprayed:
    "No. Nobody drinks water from a sprayed field or eats treated seed. If somebody has, call the emergency number 112 now and take the product's label to the doctor.",
  instructions: "I cannot share or change how I work. {can} What would you like to know?",
  secrets:
    "I have no access to accounts, passwords or systems. Staff sign in on their own page; if you cannot get in, please write to our team.",
  others: "I have no personal details of anybody. To reach our team, write to {email} or call {phone}.",
  booking:
    "I cannot take orders, bookings or payments; nothing is reserved yet. Tell our team what you want: use the contact form, {email} or {phone}. They confirm dates and places in writing.",
  harm: "I cannot help with that. Our drones are for lawful work, flown with the owner's agreement. {can}",
  advice: "I cannot advise on that; please ask somebody qualified. {can}",
  field: "Sorry, I can only help with drones, training and our services.",
};

export const handOverWords: { [Name in HandOver]: string } = {
  person:
    "Of course. Call {phone} (office {hours}), write to {email}, or use “Send this to our team” below: it opens the form with your questions as a draft.",
  complaint:
    "I am sorry about that. Please tell our support team: call {phone} (office {hours}) or write to {email}. If it is about a drone, keep its serial number and, if you can, the flight log at hand. The form below has your words as a draft.",
  order:
    "I am sorry that you are waiting. I cannot see orders; our team can: call {phone} (office {hours}) or write to {email}. The form below has your words, with the number, as a draft.",
  refund:
    "I cannot see payments; our team can: call {phone} (office {hours}) or write to {email}. The form below has your words as a draft.",
  call: "I cannot make calls, but our team can call you. The form below has your words, with your number, as a draft: add your name and send it. Or call us: {phone} (office {hours}).",
};

export const courtesyWords: { [Name in Courtesy]: string } = {
  greeting: "Ask me about drone training, our services, our drones or the rules. I show you the page with the answer.",
  thanks: "You are welcome. Is there anything else about our training, services or drones?",
  farewell: "All right. I am here if you want to know more about our training, services or drones.",
  self: "I am the automated assistant of {name}, not a person. I answer from this website and show you the page: training, services, drones, labs, rules, contact. Say “talk to a person” to reach our team.",
};

/** What a distance from an airport means; the distance stands before these words. */
export const airportWords = {
  near: "from an airport is too near to fly without asking: look at the airspace map and get permission first.",
  yellow: "from an airport is a yellow zone from the ground up: you need permission from air traffic control.",
};

/** Added to a plan where the visitor asked for a price and the site states none. */
export const planPriceWords =
  "We quote the price once we know your field or site. Use the contact form, or call {phone}.";

/** Said of several things at once. */
export const orderWords = "I cannot add up an order here: our team prices the whole list in one quotation.";

/** Before a record that may answer another question. */
export const nearestWords =
  "I am not sure that this answers your question; our team can: call {phone} or use the form. The nearest that I found:";
/** After what is sure, in place of guesses at the rest of a message. */
export const restWords = "I am not sure about the rest of your question; our team can tell you: {phone} or the form.";
/** Before the pages or things of which one may be meant. */
export const whichWords = "Which one do you mean?";
/** Where the search is not sure: the likely places follow as a list. */
export const didYouMeanWords = "I could not find that here. Did you mean:";
export const talkWords = "Talk to us";
/** The button that opens the form with the visitor's words. */
export const formLabel = "Write to our team";
/** Where no place is likely; "(open)" becomes whether the office is open or when it opens. */
export const notFoundWords =
  "I could not find that here. A person can tell you: call {phone} (open), write to {email}, or send your question with the form. It is filled in already.";
export const notUnderstoodWords =
  "I did not understand that. Please try other words, in English, Hindi or Hinglish. {can}";
export const unstatedWords = "Our team can tell you: use the contact form, write to {email} or call {phone}.";

/** Sentences for labels of the placards; other labels are said as "Page, label: value". */
export const placardSentences: { [label: string]: string } = {
  Duration: "{page} takes {value}",
  Length: "{page} takes {value}",
  "In all": "{page} takes {value} in all",
  "Full-time": "Full-time, {page} takes {value}",
  "Weekend batch": "In a weekend batch, {page} takes {value}",
  "Fast track": "{page} takes {value}",
  Level: "The level of {page} is {value}",
  Place: "{page} is held in {Value}",
  Entry: "To join {page} you need: {value}",
  "RPC validity": "The Remote Pilot Certificate is valid for {Value}",
  "Weight class": "The weight class of the {page} is {value}",
};
