import { company } from "~/content/company";

/**
 * The address that opens WhatsApp with a message begun, or null while the company has no number there.
 * @param about what the visitor is looking at: a page's title, a package, the result of an instrument
 */
export function whatsappAddress(about: string): string | null {
  if (!company.whatsapp) return null;
  return `https://wa.me/${company.whatsapp}?text=${encodeURIComponent(`Hello ${company.name}, my question is about: ${about}`)}`;
}
