import type { ReactNode } from "react";

/** Words of the frame of every page. */
export const skip = "Skip";
export const skipToContent = "Skip to content";
export const skipTo = (heading: string) => `Skip to: ${heading}`;
export const skipToChat = "Skip to the chat";
export const openChat = "Open the support chat";
export const mainMenu = "Main";
export const menu = "Menu";
export const moreIn = (name: string) => `More in ${name}`;
export const getAQuote = "Get a quote";
export const getQuote = "Get Quote";
export const loadingPage = "Loading the page";

export const reachUs = "Reach us";
export const call = "Call";
/** @param opening when the office opens; "" while it is open */
export const callNumber = (number: string, opening: string) => `Call ${number}${opening && `, ${opening}`}`;
export const quote = "Quote";
export const sample = "sample";
/** The draft with which WhatsApp opens. */
export const whatsappDraft = (company: string, about: string) => `Hello ${company}, my question is about: ${about}`;

export const contact = "Contact";
export const india = "India";
export const socialMedia = "Social media";
export const copyright = (company: string) => `© 2025 ${company}. All rights reserved.`;
export const closeText = (title: string) => `Close ${title}`;

export const notice = "Notice";
export const untilDay = (day: string) => `(until ${day})`;
export const readMore = "Read more";

export const dayIsPast = "This day is past: choose today or a later one.";
export const officeClosedOn = (closure: string) => `The office is closed that day (${closure}): choose another day.`;
export const officeOpenAt = (hours: string) => `The office is open ${hours}: choose another day.`;
export const closedThatDay = (closure: string) =>
  `We are closed on this day (${closure}). Choose another, or write to us.`;

export const home = "Home";
export const breadcrumb = "Breadcrumb";
/** Labels in the data of a workshop's card, from which its structured data is read. */
export const workshopLabels = { level: "Level", duration: "Duration", hours: "Bench hours" };
export const dependsOn = (moves: string) => `Depends on ${moves}`;

export const wentWrong = "Something went wrong";
export const ourFault = "Our fault";
/** @param number `giveNumber`, where the request has a number in the log */
export const couldNotShow = (address: ReactNode, number: ReactNode): ReactNode => (
  <>
    This page could not be shown. Please try again in a minute. If it happens again, write to {address}
    {number}.
  </>
);
export const giveNumber = (id: ReactNode): ReactNode => <> and give this number: {id}</>;
export const tryAgain = "Try Again";
export const returnHome = "Return to Home";

/** Above the steps after the form. */
export const whatHappensNext = "What happens next";
