/** The legal texts, as paragraphs with a heading. Shown in a dialog from the footer; see `legal-links.ts`. */
export type LegalText = { id: string; title: string; sections: { heading: string; paragraphs: string[] }[] };

import { company } from "./company";

const contact = `${company.email} or ${company.phone}`;

export const privacyPolicy: LegalText = {
  id: "privacy-policy",
  title: "Privacy Policy",
  sections: [
    {
      heading: "What we keep",
      paragraphs: [
        "The contact form keeps your name, your e-mail address, your message, and the phone number, company and topic if you gave them, with the time you sent it. Nothing else about you is stored with it.",
        "What you type to the chat assistant is used to answer you. It is not stored with your name, and it is gone when the server forgets your session.",
        "The web server keeps a short technical log: time, address of the page, and the network address the request came from. It serves to find faults and to stop abuse.",
      ],
    },
    {
      heading: "Why, and on what ground",
      paragraphs: [
        "We keep an enquiry to answer it, because you asked us to (consent under the Digital Personal Data Protection Act, 2023). We do not sell it, and we do not use it for advertising by others.",
      ],
    },
    {
      heading: "How long",
      paragraphs: [
        "An enquiry is kept while we deal with it and for twelve months after the last exchange, unless it became an order or an enrolment, whose papers the tax law makes us keep longer. Technical logs are kept for thirty days.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        `You may ask what we hold about you, have it corrected, or have it deleted, and take back your consent at any time: write to ${contact}. We answer within thirty days. If you are not content, you may complain to the Data Protection Board of India.`,
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

export const termsOfService: LegalText = {
  id: "terms-of-service",
  title: "Terms & Condition",
  sections: [
    {
      heading: "This site",
      paragraphs: [
        `${company.legalName} runs this site to inform. Figures marked as claims are our own records; pictures are renders of our designs; stories, partners and mentors marked as samples are samples.`,
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
        "Placement help is assistance and never a guarantee of a job. A certificate from us is not the Remote Pilot Certificate, which follows an assessment at an authorised training organisation.",
      ],
    },
    {
      heading: "Use of the site",
      paragraphs: [
        "You may read, print and link to these pages. You may not disturb the site, or send unlawful or misleading content through its forms.",
        `Indian law applies; the courts at ${company.address.locality} are competent.`,
      ],
    },
  ],
};

export const cookiePolicy: LegalText = {
  id: "cookie-policy",
  title: "Cookie Policy",
  sections: [
    {
      heading: "No tracking, so no banner",
      paragraphs: [
        "This site sets no cookies for visitors, loads nothing from other companies and counts nobody. That is why you were not asked to agree to anything.",
        "While the chat is open, your browser remembers the conversation for this tab. When staff sign in, their browser stores the sign-in until they sign out. Both stay in the browser.",
        "A link to a video opens the video site in a new tab; what happens there follows that site's own policy.",
      ],
    },
  ],
};

export const legalTexts: LegalText[] = [privacyPolicy, termsOfService, cookiePolicy];
