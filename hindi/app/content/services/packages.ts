import * as english from "~/content/services/packages";

export const scopeOf: typeof english.scopeOf = ({ upToAcres }) =>
  upToAcres === null ? "कितने भी एकड़" : `${upToAcres} एकड़ तक`;

/** Takes name and scope in English, because the subject of an enquiry is made of them; the page writes its own over them. */
export const packagesOf: typeof english.packagesOf = (inquiry, service) => {
  const make = english.packagesOf(inquiry, service);
  return (...given) => {
    const offer = make(...given);
    return { ...offer, action: { ...offer.action, label: "यह पैकेज चुनें" } };
  };
};
