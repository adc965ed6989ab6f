import type { Courtesy, HandOver } from "../choose/declines.ts";
import type { Knowledge, KnownPage } from "../knowledge/record.ts";
import type { Danger, Refusal } from "../tables/signs.ts";
import { type Answer, contactLink } from "./say.ts";

type Company = Knowledge["company"];

const CAN = "I can tell you about our training, drone services, drones and labs.";
/** Longest draft that a link carries. */
const LONGEST_DRAFT = 500;

/** The name of what an enquiry is about: a page that one learns, orders or buys from. */
const aboutOf = (page?: KnownPage) => (page && page.group !== "site" ? page.name : undefined);

/** Help first: a danger to somebody comes before everything else. */
export function inDanger(danger: Danger, { phone }: Company): Answer {
  const first = "If anybody is hurt or in danger, call the emergency number 112 now and see a doctor.";
  const next: { [Name in Danger]: string } = {
    poison:
      "Rinse eyes or skin with plenty of clean water, get out of the spray, and take the product's label along to the doctor.",
    fire: "Move everybody away, do not touch it, and do not breathe the smoke.",
    battery:
      "Do not charge, use, open or touch the battery: it can catch fire. Keep people and everything that burns away from it, and if it smokes or burns, call 112.",
    wire: "Keep well away, and do not touch or pull at the drone, the line or anything that hangs from it. Call the electricity utility or the emergency number 112 now; only they may take it down.",
    crash: "Keep people away from the propellers and the battery, and leave the aircraft where it lies.",
    injury: "Stay with the injured person until help comes.",
  };
  return {
    kind: "hand-over",
    text: `${danger === "battery" || danger === "wire" ? "" : `${first} `}${next[danger]} When everybody is safe, tell our team: ${phone}.`,
    links: [contactLink("support")],
    sources: [],
  };
}

/** Words for what is not answered; each says what can be done instead. */
export function refuse(refusal: Refusal, { email, phone }: Company, page?: KnownPage): Answer {
  const words: { [Name in Refusal]: [text: string, link: string] } = {
    instructions: [`I cannot share or change how I work. ${CAN} What would you like to know?`, "/support-chat"],
    secrets: [
      "I have no access to accounts, passwords or systems, and cannot help with them. Staff sign in on their own page; for a problem with access, please write to our team.",
      contactLink("support"),
    ],
    others: [
      `I cannot share anybody's personal details, and I hold none. To reach our team, write to ${email} or call ${phone}.`,
      "/contact-us",
    ],
    booking: [
      `I cannot take orders, bookings or payments, and nothing has been reserved. Send our team what you want with the contact form, or use ${email} or ${phone}; they confirm dates and places in writing.`,
      contactLink(page?.inquiry ?? "general", aboutOf(page)),
    ],
    harm: [
      `I cannot help with that. Our drones are for lawful work, flown with the consent of the people below. ${CAN}`,
      "/support-chat",
    ],
    advice: [`That is beyond what I can help with; please ask somebody qualified. ${CAN}`, "/support-chat"],
    field: [`That is outside our field, so I leave it to others. ${CAN}`, "/support-chat"],
  };
  const [text, link] = words[refusal];
  return { kind: "refusal", text, links: [link], sources: [] };
}

/** A person, at once; what the visitor wrote, with its numbers, stands in the form as a draft. */
export function handOver(
  reason: HandOver,
  message: string,
  { email, phone, hours }: Company,
  page?: KnownPage,
): Answer {
  const words: { [Name in HandOver]: string } = {
    person: `Of course. Call ${phone} (office ${hours}), write to ${email}, or use “Send this to our team” below: it opens the form with your questions as a draft.`,
    complaint: `I am sorry about that. Our support team should hear it at once: call ${phone} (office ${hours}) or write to ${email}. Please have the serial number and, if you can, the flight log at hand. The form below holds what you wrote as a draft.`,
    order: `I am sorry that you are waiting. I cannot look into orders, so please let our team do it: call ${phone} (office ${hours}) or write to ${email}. The form below holds what you wrote, with its number, as a draft.`,
    refund: `I cannot look into payments, so our team has to answer this: call ${phone} (office ${hours}) or write to ${email}. The form below holds what you wrote as a draft.`,
    call: `I cannot make calls, but our team can call you. The form below holds what you wrote, with your number, as a draft: add your name and send it. Or call us yourself: ${phone} (office ${hours}).`,
  };
  const draft = reason === "person" ? undefined : message.trim().slice(0, LONGEST_DRAFT);
  const support = reason === "complaint" || reason === "order" || reason === "refund";
  return {
    kind: "hand-over",
    text: words[reason],
    links: [
      support
        ? contactLink("support", undefined, draft)
        : contactLink(page?.inquiry ?? "general", aboutOf(page), draft),
    ],
    sources: [],
  };
}

/** Greetings, thanks, and what this assistant is. */
export function courtesy(kind: Courtesy, { name }: Company, hinglish: boolean): Answer {
  const words: { [Name in Courtesy]: string } = {
    greeting: `${hinglish ? "Namaste!" : "Hello!"} Ask me about drone training, our services, our drones or the rules, and I show you the page that says it.`,
    thanks: "You are welcome. Is there anything else about our training, services or drones?",
    farewell: "All right. I am here if you want to know more about our training, services or drones.",
    self: `I am the automatic assistant of ${name}, not a person. I answer from this website and point to the page: training, services, drones, labs, rules, contact. Say “talk to a person” and I show you how.`,
  };
  return {
    kind: "courtesy",
    text: words[kind],
    links: kind === "thanks" || kind === "farewell" ? [] : ["/support-chat"],
    sources: [],
  };
}

/** Nothing found: says so, and who can answer. */
export function notFound({ email, phone }: Company, page?: KnownPage): Answer {
  return {
    kind: "unknown",
    text: `I do not find that on our site, and I do not guess. Our team can tell you: ${email} or ${phone}, or the contact form. ${CAN}`,
    links: [contactLink(page?.inquiry ?? "general", aboutOf(page)), ...(page ? [page.path] : [])],
    topic: page?.path,
    sources: [],
  };
}

/** What the site does not state for a thing, and who does. */
export function unstated(
  what: string,
  { email, phone }: Company,
  [inquiry, about]: [string, string?],
  page?: KnownPage,
): Answer {
  return {
    kind: "unstated",
    text: `${what} Our team can tell you: use the contact form, write to ${email} or call ${phone}.`,
    links: [contactLink(inquiry, about), ...(aboutOf(page) && page ? [page.path] : [])],
    topic: page?.path,
    sources: [],
  };
}
