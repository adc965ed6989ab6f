import type { Contact } from "#domain/desk/company.ts";
import { spanOf } from "#domain/desk/days.ts";
import { company, samples } from "../company";
import { enquire } from "../enquire";
import { facts } from "../facts";
import { certificate } from "../law";

const { replyTime, enquiriesKept } = facts;

type ContactCard = {
  icon: "phone" | "mail" | "whatsapp" | "pin" | "clock";
  title: string;
  text: string;
  href: string | null;
  note: string;
};

/** A note that also says that a contact is a sample, while it is one. */
const reached = (contact: Contact, note: string) =>
  samples[contact] ? `Sample contacts: use the form. ${note}` : note;

const cards: ContactCard[] = [
  {
    icon: "phone",
    title: "Phone",
    text: company.phone,
    href: company.phoneLink,
    note: reached("phone", "In office hours"),
  },
  {
    icon: "mail",
    title: "E-mail",
    text: company.email,
    href: `mailto:${company.email}`,
    note: reached("email", `We reply ${replyTime.wording}`),
  },
  ...(company.whatsapp
    ? [
        {
          icon: "whatsapp" as const,
          title: "WhatsApp",
          text: "Write on WhatsApp",
          href: `https://wa.me/${company.whatsapp}`,
          note: reached("whatsapp", "In office hours"),
        },
      ]
    : []),
  {
    icon: "pin",
    title: "Address",
    text: `${company.address.street}, ${company.address.locality} ${company.address.postalCode}`,
    href: "#map",
    note: "Visits by appointment",
  },
  {
    icon: "clock",
    title: "Hours",
    text: company.hours.office,
    href: null,
    note: [...company.closedDays.map((days) => `Closed ${spanOf(days)}`), company.hours.support].join(". "),
  },
];

/** Everything the contact page says around its form. */
export const contactPage = {
  title: "Contact Us",
  description: `Write to ${company.name} in ${company.address.locality}: training, drones, services, technical support and partnerships.`,
  lead: "Tell us what you want to fly, learn or find out. A person reads every message.",
  cards,
  departments: [
    {
      name: "Drone development",
      text: "Custom airframes, payloads and prototypes. Tell us what it must carry, how far and for how long.",
      action: { label: "Ask the engineers", to: enquire("custom-drone") },
    },
    {
      name: "Training academy",
      text: "Courses, workshops, batch dates and what you need to join.",
      action: { label: "Ask the academy", to: enquire("training") },
    },
    {
      name: "Technical support",
      text: "For a drone you have from us. Please keep the serial number and, if you can, the flight log at hand.",
      action: { label: "Ask support", to: enquire("support") },
    },
    {
      name: "Schools and partners",
      text: "Tinkering labs, centres of excellence, joint projects, dealership and resale.",
      action: { label: "Ask about partnership", to: enquire("partnership") },
    },
  ],
  quickActions: [
    { label: "Chat with the assistant", to: "/support-chat" },
    { label: "See open positions", to: "/careers" },
    { label: "Read about pilot training", to: "/training/drone-pilot-training" },
    { label: "Plan a spraying service", to: "/services/agriculture-spray" },
  ],
  /** After sending: title and text as the specification words them, and what the text means. */
  sent: {
    title: "Message Sent Successfully!",
    text: `Thank you for contacting us. We'll get back to you ${replyTime.value}.`,
    note: `${replyTime.note}.`,
  },
  /** Above the form. */
  withoutEmail: "No e-mail? Ask us to call you.",
  /** Beside the number to call. */
  callsWithinIndia: `We call Indian numbers only. From abroad, please write by e-mail${company.whatsapp ? " or WhatsApp" : ""}.`,
  /** Under the inquiry type, while it is training. */
  underAge: {
    text: `Under ${certificate.age.from}? The Remote Pilot Certificate begins at ${certificate.age.from}. Workshops take students from class VIII; a parent or teacher writes for them.`,
    links: [
      { label: "Drone workshops", to: "/training/drone-development-workshops" },
      { label: "Model aircraft workshops", to: "/training/rc-aircraft-workshop" },
    ],
  },
  /** The note on privacy in a sentence or two; the whole note is behind it. */
  privacyShort: `Kept for ${enquiriesKept.wording}, to answer you. Sending it is your consent.`,
  privacyNote: `We keep for ${enquiriesKept.wording} (backups and mailed copies can last longer) what you fill in here (name, e-mail address, phone, company, topic, what you asked about, message, preferred day), the time of sending, and the page, planner or campaign that led you here. We use it to answer you and to count where enquiries come from; sending it is your consent. To see, correct or delete it, to withdraw your consent or to complain, write through this form and begin with the word Privacy. The Privacy Policy at the foot of the page says more. If you are under eighteen, let a parent or teacher write.`,
};
