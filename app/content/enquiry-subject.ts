/** The subject of an enquiry, as a link names it, in the words of the edition. */
export const shownSubject = (about: string): string => about;
