/** The legal texts, as paragraphs with a heading. Shown in a dialog from the footer; see `legal-links.ts`. */
export type LegalText = { id: string; title: string; sections: { heading: string; paragraphs: string[] }[] };

import { company } from "./company";
import { facts } from "./facts";

/** A sample address reaches no person, so the texts name the form until the company has its own. */
const contact = `through the form on the contact page, beginning your message with the word Privacy${
  company.contactsAreSamples ? "" : `, or to ${company.email}`
}. A person reads what comes in by the form`;
const kept = facts.enquiriesKept.wording;

export const privacyPolicy: LegalText = {
  id: "privacy-policy",
  title: "Privacy Policy",
  sections: [
    {
      heading: "What we keep",
      paragraphs: [
        "The contact form keeps your first and last name, your e-mail address, your phone number, your company, the topic you chose, what you asked about, a preferred day if you name one, and your message, with the time you sent it, the page of this site that led you to the form, the planner whose result you send along, the campaign that a link to this site named (its utm_ words), what we note about your enquiry, and whether we have replied. Phone, company, last name and preferred day are kept only if you give them.",
        "An application for a job goes through the same form and is kept in the same way. Papers that you send by e-mail afterwards lie in our mailbox; we delete them by hand, with the enquiry.",
        "Our server can be set up to mail each enquiry to the staff who answer it, and an automatic receipt to the address that was given. Such mails, and lists of enquiries that staff download, are copies: we delete them by hand, with the enquiry.",
        `What you type to the chat assistant goes to our server, which answers by machine from the words of this site. It keeps the topic of your session, and a question that waits for a second one, without a name, for ${facts.chatKept.minutes} minutes after your last message at most, and for less when the place is needed for others; then it forgets them. The site is set up without another company's language model; if one is connected, what you type goes to its provider too, and this text will name it.`,
        "Each request to the site writes a line of technical log: time, path of the page, how it was answered, and the network address it came from. It serves to find faults and to stop abuse. To hold back floods of requests the server also counts them by network address, and enquiries by e-mail address too, for an hour at most.",
        "When a script of a page fails, your browser tells our server: the error's message, the place in the script, the path of the page and the build of the site. The server writes it into the same log, and counts such reports by network address for an hour.",
        `Links to a map and to videos lead to other companies' sites in a new tab${company.whatsapp ? ", and links to WhatsApp open it with the page's topic or your planner's result as a draft" : ""}. Nothing of yours goes there before you follow one; after that their own policies hold.`,
      ],
    },
    {
      heading: "Why, and on what ground",
      paragraphs: [
        `${company.legalName} decides what is kept and why, and answers for it: it is the Data Fiduciary under the Digital Personal Data Protection Act, 2023.`,
        "We keep an enquiry to answer it, because you asked us to: sending the form is your consent under that Act. We also count by page and week where enquiries come from. We do not sell an enquiry, and we do not use it for advertising by others.",
      ],
    },
    {
      heading: "How long",
      paragraphs: [
        `An enquiry is deleted by the server within a few days of being ${kept} old, and earlier when you ask. One that we delete by hand lies in a bin that only our administrators see, until the server's daily clearing after 30 days, unless you asked for its deletion: then it leaves that too. A backup made before that can hold it until the backup itself is replaced. What became an order or an enrolment has papers of its own, which tax law makes us keep longer.`,
        "The site itself keeps no log: it writes the lines to its operating system. Whoever runs the server for us keeps them there, or does not; ask us, and we tell you for how long.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        `You may ask what we hold about you, have it corrected or deleted, name somebody to act for you, and take back your consent at any time, as easily as you gave it: write ${contact}. Say which message you mean and the e-mail address you gave. A complaint goes the same way.`,
        "If you are not content with our answer, you may complain to the Data Protection Board of India.",
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
        `${company.legalName} runs this site to inform. Figures marked as claims are the company's claims; preliminary figures are not yet confirmed; what is marked as a sample holds a place and describes nothing real; pictures are computer renderings of our designs.`,
        "Nothing here is an offer that binds either side. Prices, dates and places in a course or service become binding only in a written order that both sides have signed.",
      ],
    },
    {
      heading: "Rules of the air",
      paragraphs: [
        "What we say about the Drone Rules is a summary. Rules and airspace maps change: check the current rule before each flight. Whoever flies is answerable for the flight.",
      ],
    },
    {
      heading: "Courses",
      paragraphs: [
        "Placement help is assistance and never a guarantee of a job. A certificate from us is not the Remote Pilot Certificate, which follows training and a test at an authorised Remote Pilot Training Organisation.",
      ],
    },
    {
      heading: "Use of the site",
      paragraphs: [
        "You may read, print and link to these pages. You may not disturb the site, or send unlawful or misleading content through its forms.",
        `Indian law applies; the courts at ${company.address.locality} have jurisdiction. Rights that the law gives to consumers stay as they are.`,
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
        "This site sets no cookies for visitors, loads nothing from other companies and keeps no statistics of visits. That is why no banner asked you to agree to anything.",
        "Your browser remembers a conversation with the chat assistant for as long as its tab is open. After an error it notes in the same way when it reported one (error-reports), so that it reports few. When staff sign in, their browser stores the sign-in until they sign out, and what they type until it is saved or thrown away. These stay in the browser; what the chat and the reports send to our server is told in the Privacy Policy.",
        "Staff who sign in also get one cookie, known_browser. It lasts a year and outlives the sign-out; scripts cannot read it, and the browser sends it to our server with each sign-in, so that the server can tell the owner of an account from a stranger who guesses at the password. It opens nothing.",
        `A link to a map${company.whatsapp ? ", a video or WhatsApp" : " or a video"} opens another company's site; what happens there follows that site's own policy.`,
      ],
    },
  ],
};

export const legalTexts: LegalText[] = [privacyPolicy, termsOfService, cookiePolicy];
