/**
 * The links to the legal texts, in the order the footer shows them: in the Company column and at the bottom. `id` is
 * that of a text in `legal.ts`, which is kept apart so that the browser's code does not carry the texts.
 */
export const legalLinks = {
  company: [
    { name: "Privacy Policy", id: "privacy-policy" },
    { name: "Terms & Condition", id: "terms-of-service" },
  ],
  bottom: [
    { name: "Privacy Policy", id: "privacy-policy" },
    { name: "Terms of Service", id: "terms-of-service" },
    { name: "Cookie Policy", id: "cookie-policy" },
  ],
};
