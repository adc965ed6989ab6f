/**
 * Who the company is: the first file an owner edits. The name, address, phone and e-mail are working values until
 * then; `.example` is reserved by RFC 2606, and the number lies in no assigned series, so that neither reaches anybody.
 */
export const company = {
  name: "Vayutra Drones",
  legalName: "Vayutra Drones Private Limited",
  tagline: "Custom drones, pilot training and drone services from Bhopal",
  foundedYear: 2019,
  /** False once the e-mail address, phone number and address below are the company's own and reach somebody. */
  contactsAreSamples: true as boolean,
  email: "info@vayutra.example",
  phone: "+91 00000 00000",
  /** The number as a `tel:` link takes it. */
  phoneLink: "tel:+910000000000",
  address: {
    street: "Plot 00, Drone Park Road, Govindpura Industrial Area",
    locality: "Bhopal",
    region: "Madhya Pradesh",
    postalCode: "462023",
    country: "IN",
    /** Centre of the industrial area, WGS 84 degrees. */
    latitude: 23.2599,
    longitude: 77.4526,
  },
  hours: {
    office: "Mon-Sat 9:00-18:00 IST",
    support: "24/7 support line for enrolled trainees",
  },
  /** An authorisation number lets the site say "authorised RPTO"; without one it says "prepares you for the RPC". */
  rptoAuthorisation: null as string | null,
  /** Addresses of the company's own pages; a mark without an address is shown, but is no link. */
  social: [
    { name: "Facebook", href: null as string | null },
    { name: "Instagram", href: null as string | null },
    { name: "LinkedIn", href: null as string | null },
    { name: "YouTube", href: null as string | null },
  ],
} as const;
