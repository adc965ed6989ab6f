import { company } from "../company";

/**
 * What happens after an enquiry was sent; stands at the end of each marketing page and on the contact page. It has a file of
 * its own, because pages with it must not carry the contact page.
 */
export const afterTheForm = [
  `We reply ${company.hours.reply}, by e-mail or phone.`,
  "We agree on what you need: dates, place, numbers.",
  "You get the price in writing. You decide; nothing is booked before.",
];
