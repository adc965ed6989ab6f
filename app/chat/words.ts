/** Words of the chat window around its messages; `app/content/pages/support-chat.ts` has what the assistant says. */
export const supportChat = "Support chat";
export const ask = (company: string) => `Ask ${company}`;
export const closeChat = "Close the chat";
export const conversation = "Conversation";
export const you = "You";
export const answering = "The assistant is answering";
export const suggestions = "Suggestions";
export const comparison = "Comparison";
export const yourQuestion = "Your question";
export const send = "Send";
export const needsScripts = "The chat needs JavaScript. Please write to our team instead.";
export const toBeginWith = "Questions to begin with";

/** Names of links in an answer. */
export const contactForm = "Contact form";
export const ourSite = "Our site";
export const placeOnPage = (page: string, anchor: string) => `${page}: ${anchor.replaceAll("-", " ")}`;
export const whatsappNewTab = "WhatsApp (new tab)";
