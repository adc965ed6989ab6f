/** The reference number of an enquiry, as it is said on the phone: the first part of its id, "3F2A91C4". */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
