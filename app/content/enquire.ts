import type { InquiryType } from "#domain/enquiries/inquiry-types.ts";

/** Id of the contact form's heading. */
export const formHeading = "form-heading";

/** Anchor of links to the contact form, which else would end at the top of its page. */
export const formAnchor = `#${formHeading}`;

/**
 * Address of the contact form with the topic and the thing asked about already chosen.
 * @param inquiry topic of the enquiry
 * @param about package, course or product, as the visitor will read it in the form
 * @param brochure last part of the path of a page whose brochure is offered beside the form
 */
export function enquire(inquiry: InquiryType, about?: string, brochure?: string): string {
  const query = new URLSearchParams({ inquiry });
  if (about) query.set("about", about);
  if (brochure) query.set("brochure", brochure);
  return `/contact-us?${query}${formAnchor}`;
}
