import type { legalLinks as english } from "~/content/pages/legal-links";

const privacy = { name: "प्राइवेसी पॉलिसी", id: "privacy-policy" };
const terms = { name: "नियम और शर्तें", id: "terms-of-service" };

export const legalLinks: typeof english = {
  company: [privacy, terms],
  bottom: [privacy, terms, { name: "कुकी पॉलिसी", id: "cookie-policy" }],
};
