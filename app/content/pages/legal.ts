/** The legal texts, as paragraphs with a heading. Shown in a dialog from the footer; see `legal-links.ts`. */
export type LegalText = { id: string; title: string; sections: { heading: string; paragraphs: string[] }[] };

import { company, samples } from "../company";
import { facts } from "../facts";

/** A sample address reaches no person, so the texts name the form until the company has its own. */
const contact = `through the form on the contact page and begin with the word Privacy${
  samples.email ? "" : `, or to ${company.email}`
}`;
const officer = company.grievanceOfficer
  ? `Our Grievance Officer is ${company.grievanceOfficer}.`
  : "We will name our Grievance Officer here.";

export const privacyPolicy: LegalText = {
  id: "privacy-policy",
  title: "Privacy Policy",
  sections: [
    {
      heading: "What we keep",
      paragraphs: [
        "From the contact form: your first and last name, e-mail address, phone number, company, topic, what you asked about, preferred day and message. With it we keep the time, the page that led you to the form, a planner's result if you send one, the campaign that a link to this site named (its utm_ words), our notes, and whether we have replied. Last name, phone, company and preferred day are kept only if you give them.",
        "An application for a job comes through the same form and is kept in the same way. Documents you e-mail stay in our mailbox until we delete them by hand, with the enquiry.",
        "Our server can mail your enquiry to the staff who answer it, and an automatic receipt to the address you gave. Staff can download lists of enquiries. We delete these copies by hand, with the enquiry.",
        `What you type to the chat assistant goes to our server, where a program answers from the words of this site. It remembers the topic of your chat and a question still open, without your name, for ${facts.chatKept.minutes} minutes after your last message at most. The site is set up without another company's language model; if one is connected, what you type goes to its provider too, and this text will name it.`,
        "Each request to the site writes one line into a technical log: time, path of the page, how it was answered, and the network address it came from. We use it to find faults and to stop abuse. To hold back floods of requests, the server also counts them by network address, and enquiries by e-mail address too, for an hour at most.",
        "When a script of a page fails, your browser reports it to our server: the error's message, the place in the script, the path of the page and the build of the site. The report goes into the same log, and reports are counted by network address for an hour.",
        "We count by day how often each page is opened, from what kind of place (a search, WhatsApp, a campaign, another site), and how often a planner, a call, a message, a brochure or the chat is used there. The counts hold nothing about you: no cookie, no address, no identifier. A browser that asks not to be tracked is not counted. We keep them for 25 months.",
        `Links to maps and videos open other companies' sites in a new tab${company.whatsapp ? ", and WhatsApp links open WhatsApp with the page's topic or your planner's result as a draft" : ""}. They receive nothing from you before you follow the link; then their own policies apply.`,
      ],
    },
    {
      heading: "Why, and on what ground",
      paragraphs: [
        `${company.legalName} decides what is kept and why, and is responsible for it. Section 43A of the Information Technology Act, 2000 and its rules of 2011 apply today. So do, of the Digital Personal Data Protection Rules, 2025, rules 1, 2 and 17 to 21 (since 13 November 2025) and rule 4 (since 13 November 2026). From 13 May 2027 the Digital Personal Data Protection Act, 2023 adds our duties as Data Fiduciary: notice, safety, erasure and complaint (check the current rule).`,
        "We keep an enquiry to answer it, because you asked us to: sending the form is your consent. We also count by page and week where enquiries come from. We do not sell your data, and we do not give it to others for advertising.",
      ],
    },
    {
      heading: "How long",
      paragraphs: [
        `The server deletes an enquiry within a few days of its being ${facts.enquiriesKept.wording} old; we delete it earlier if you ask. An enquiry deleted by hand stays 30 days in a bin that only our administrators see; if you asked for its deletion, it leaves the bin too. A backup made before can hold it until the backup itself is replaced. Papers of an order or an enrolment are kept longer, because tax law requires it.`,
        `The technical log is kept for ${facts.logsKept.wording}, in India, as the CERT-In Directions of 28 April 2022 require, and is then deleted. We report security incidents to CERT-In within 6 hours.`,
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        `You may ask what we hold about you, have it corrected or deleted, name somebody to act for you, and take back your consent at any time: write ${contact}. Say which message you mean and the e-mail address you gave.`,
        `You may complain in the same way, and we answer within a month. ${officer} From 13 May 2027 you may also take a complaint to the Data Protection Board of India, and ask for this text in Hindi or another language of the Constitution's Eighth Schedule.`,
      ],
    },
    {
      heading: "Children",
      paragraphs: [
        "If you are under eighteen, please let a parent or teacher write to us with their own details. We do not want a child's data.",
      ],
    },
  ],
};

const termsOfService: LegalText = {
  id: "terms-of-service",
  title: "Terms & Condition",
  sections: [
    {
      heading: "This site",
      paragraphs: [
        `${company.legalName} runs this site for information only. Figures marked as claims are our claims; preliminary figures are not confirmed yet; samples hold a place and describe nothing real; pictures are computer renderings of our designs.`,
        "Nothing here is a binding offer. Prices, dates and places become binding only in a written order that both sides have signed.",
      ],
    },
    {
      heading: "Rules of the air",
      paragraphs: [
        "What we say about the Drone Rules is a summary. Rules and airspace maps change: check the current rule before each flight. The person who flies is responsible for the flight.",
      ],
    },
    {
      heading: "Courses",
      paragraphs: [
        "Course fees bear 18% GST unless an exemption applies (check the current rule). The quotation shows the tax on its own line.",
        "Placement help is assistance and never a guarantee of a job. A certificate from us is not the Remote Pilot Certificate, which follows training and a test at an authorised Remote Pilot Training Organisation.",
      ],
    },
    {
      heading: "Use of the site",
      paragraphs: [
        "You may read, print and link to these pages. You may not disturb the site, or send unlawful or misleading content through its forms.",
        `Indian law applies; the courts at ${company.address.locality} have jurisdiction. Your rights as a consumer stay as they are.`,
      ],
    },
  ],
};

const cookiePolicy: LegalText = {
  id: "cookie-policy",
  title: "Cookie Policy",
  sections: [
    {
      heading: "No tracking, so no banner",
      paragraphs: [
        "This site sets no cookies for visitors and loads nothing from other companies. Visits are counted by day without cookie or identifier, as the Privacy Policy says. So there is no cookie banner.",
        "Your browser remembers a chat with the assistant while its tab is open. What you type into the contact form stays on your device for a day, or until it is sent (contact-draft). After an error it notes in the same way when it reported one (error-reports), so that it sends few reports. When staff sign in, their browser keeps the sign-in until they sign out, and what they type until it is saved or thrown away. What the chat and the error reports send to our server is in the Privacy Policy.",
        "Staff who sign in also get one cookie, known_browser. It stays for a year, even after they sign out. Scripts cannot read it; the browser sends it to our server with each sign-in, so that the server can tell the owner of an account from a stranger who guesses the password. The cookie alone opens nothing.",
        `A link to a map${company.whatsapp ? ", a video or WhatsApp" : " or a video"} opens another company's site, where that site's own policy applies.`,
      ],
    },
  ],
};

export const legalTexts: LegalText[] = [privacyPolicy, termsOfService, cookiePolicy];
