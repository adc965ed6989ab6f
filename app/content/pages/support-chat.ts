// Everything the support chat says by itself, in the panel and on its page.
import { company } from "../company";
import { enquire } from "../enquire";

export const supportChat = {
  title: "Support Chat",
  description: `Ask the assistant of ${company.name} about drone training, services, drones and labs: short answers, each with a link to its page.`,
  eyebrow: "Support",
  lead: "Ask in English, Hindi or Hinglish. The assistant answers from this website, links to the page, and leads you to our team when you want a person.",
  assistant: "Assistant",
  welcome: `Hello! I am the automated assistant of ${company.name}. Ask me about our drones, services and training. What would you like to know?`,
  /** Word for word from the specification. */
  failure: `I apologize, but I encountered an error. Please contact our support team directly at ${company.email} or ${company.phone}.`,
  /** When somebody asks more often than the limits allow. */
  wait: "That was a lot of questions in a short time. Please wait a few minutes, then ask again.",
  placeholder: "Type your question",
  handOver: "Send this to our team",
  note: "Automatic answers from this site. Please do not type personal data.",
  /** Below an answer that a language model wrote. */
  worded: "Worded by a language model from the pages below.",
  suggestions: [
    { label: "Drone training", question: "Which drone training courses do you offer, and how long are they?" },
    { label: "Custom solutions", question: "How does a custom drone project run?" },
    { label: "Technical support", question: "How do I get technical support for my drone?" },
    { label: "Agriculture services", question: "Which agriculture spraying packages do you have?" },
  ],
  other: { label: "Write to us instead", to: enquire("support") },
};
