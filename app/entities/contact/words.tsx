import type { ReactNode } from "react";

/** Words of the contact page and its form. What is stored of an enquiry stands in `model.ts` and is English in every edition. */
export const sendUsAMessage = "Send us a message";
export const brochureReady = (page: string) => `${page}: the brochure is ready.`;
export const noFormNeeded = "No form needed.";
export const openBrochure = "Open the brochure (PDF)";
export const waysToReachUs = "Ways to reach us";
export const quickActions = "Quick actions";
export const departments = "Departments";
export const whereWeAre = "Where we are";
export const visits = (address: string) =>
  `${address}. Visits to the workshop and the flying field are by appointment.`;
export const openMap = "Open the map (new tab)";
export const sketchMap = (company: string, city: string) =>
  `Sketch map: ${company} lies in the east of ${city}, beyond the railway, with the Upper Lake in the west. Not to scale.`;
export const upperLake = "Upper Lake";
export const oldCity = "Old city";
export const railway = "Railway";
export const industrialArea = "Industrial area";
export const north = "N";

export const yourQuestionIsAbout = "Your question is about";
export const firstName = "First name";
export const lastName = "Last name";
export const email = "E-mail";
export const phone = "Phone";
export const company = "Company";
export const inquiryType = "Inquiry type";
export const preferredDay = "Preferred day";
export const preferredDayHint = "For a demonstration, a visit or our work. We confirm the day.";
export const halfOfTheDay = "Half of the day";
export const eitherHalf = "Either";
export const morning = "Morning";
export const afternoon = "Afternoon";
export const message = "Message";

export const nameRequired = "Name is required";
export const emailRequired = "Email is required";
export const messageRequired = "Message is required";
export const invalidEmail = "Please enter a valid email address";
export const phoneTooShort = "This number is too short. Write all its digits, such as 98260 12345, or leave it empty.";
export const nameTooLong = (most: number) => `The name may have ${most} characters at most`;
export const emailTooLong = (most: number) => `The e-mail address may have ${most} characters at most`;
export const messageTooLong = (most: number) => `The message may have ${most} characters at most`;
export const foreignNumber = "We cannot call a number of another country: please write to us instead.";
export const notIndianNumber = "Please write an Indian number with all its ten digits, such as 98260 12345.";

const required = { firstName: "your first name", email: "your e-mail", message: "your message" };
/** "Your e-mail and your message are missing." @param fields at least one */
export function missing(fields: (keyof typeof required)[]): string {
  const list = new Intl.ListFormat("en-GB").format(fields.map((field) => required[field]));
  return `${list[0]?.toUpperCase()}${list.slice(1)} ${fields.length === 1 ? "is" : "are"} missing.`;
}

export const filledInAgain = "What you typed here before is filled in again.";
export const clearIt = "Clear it";
export const sending = "Sending...";
export const sendMessage = "Send Message";
export const notSent = (reason: string) => `Not sent. ${reason}`;
export const withoutEmail = "No e-mail? Either of these works without one:";
export const sendOnWhatsapp = "Send this on WhatsApp";
export const keptOnDevice = "What you type is kept on this device for a day, and removed when it is sent.";
export const noConnection = "No connection. Your message is kept here and not sent yet.";
export const sentByItself = "It is sent by itself, once, when the connection is back. Leave this page open.";
export const doNotSend = "Do not send";
export const whatIsKept = "What is kept, and your rights";
export const failedToSend = "Failed to Send Message";
export const systemProblem = "There was a problem with our system. Please try again later or contact us directly.";

export const callMeBack = "Call me back";
export const yourName = "Your name";
export const numberToCall = "Number to call";
export const timeOfDay = "Time of day";
export const anyOfficeHour = "Any office hour";
export const askUsToCall = "Ask us to call";
export const callingHours = (hours: string) =>
  `We call in office hours (${hours}). Your name and number are enough; a message helps.`;

export const haveYourMessage = "We have your message";
export const yourReference = (reference: ReactNode): ReactNode => (
  <>Your reference number is {reference}. Please name it when you write or call.</>
);
/** @param half the part of the day that suits the visitor, if one was chosen */
export const weCall = (number: ReactNode, half: "morning" | "afternoon" | undefined): ReactNode => (
  <>
    We call you on {number}, {half ? `in the ${half}, within office hours` : "in office hours"}.
  </>
);
/** @param email the address, so that a mistyped one is seen */
export const weWrite = (email: ReactNode): ReactNode => <>We write to {email}.</>;
export const askOnWhatsapp = "Ask about it on WhatsApp";
/** What the WhatsApp message is about. */
export const myEnquiry = (reference: string) => `my enquiry ${reference}`;
export const sendAnother = "Send another";
