import type { KnownPage } from "../knowledge/record.ts";
import type { Courtesy, HandOver, Refusal } from "../understanding/refusals.ts";
import type { Desk } from "./question.ts";
import { type Answer, contactLink } from "./say.ts";

const CAN = "I can tell you about our training, drone services, drones and labs.";

/** Words for what is not answered; each says what can be done instead. */
export function refuse(refusal: Refusal, desk: Desk, page?: KnownPage): Answer {
  const { email, phone } = desk.company;
  const contact = contactLink(page?.inquiry ?? "general", page && page.group !== "site" ? page.name : undefined);
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
      contact,
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

/** A person, at once. */
export function handOver(reason: HandOver, desk: Desk, page: KnownPage | undefined): Answer {
  const { email, phone } = desk.company;
  const support = reason === "complaint";
  const sorry = support ? "I am sorry about that. Our support team should hear it at once: " : "Of course. ";
  const how =
    `call ${phone} (office Mon-Sat 9:00-18:00 IST), write to ${email}, or use “Send this to our team” below: it opens the form with your questions as a draft.`.replace(
      "Mon-Sat 9:00-18:00 IST",
      desk.hours,
    );
  const tell = support ? " Please have the serial number and, if you can, the flight log at hand." : "";
  return {
    kind: "hand-over",
    text: `${sorry}${support ? how : how.charAt(0).toUpperCase() + how.slice(1)}${tell}`,
    links: [
      contactLink(
        support ? "support" : (page?.inquiry ?? "general"),
        !support && page && page.group !== "site" ? page.name : undefined,
      ),
    ],
    sources: [],
  };
}

/** Greetings, thanks, and what this assistant is. */
export function courtesy(kind: Courtesy, desk: Desk, hinglish: boolean): Answer {
  const words: { [Name in Courtesy]: string } = {
    greeting: `${hinglish ? "Namaste!" : "Hello!"} Ask me about drone training, our services, our drones or the rules, and I show you the page that says it.`,
    thanks: "You are welcome. Is there anything else about our training, services or drones?",
    farewell: "All right. I am here if you want to know more about our training, services or drones.",
    self: `I am the automatic assistant of ${desk.company.name}, not a person. I answer from this website and point to the page: training, services, drones, labs, rules, contact. Say “talk to a person” and I show you how.`,
  };
  return {
    kind: "courtesy",
    text: words[kind],
    links: kind === "thanks" || kind === "farewell" ? [] : ["/support-chat"],
    sources: [],
  };
}

/** Nothing found: says so, and who can answer. */
export function notFound(desk: Desk, page?: KnownPage): Answer {
  const { email, phone } = desk.company;
  return {
    kind: "unknown",
    text: `I do not find that on our site, and I do not guess. Our team can tell you: ${email} or ${phone}, or the contact form. ${CAN}`,
    links: [
      contactLink(page?.inquiry ?? "general", page && page.group !== "site" ? page.name : undefined),
      ...(page ? [page.path] : []),
    ],
    topic: page?.path,
    sources: [],
  };
}
