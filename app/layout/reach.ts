import { company } from "~/content/company";

/**
 * The address that opens WhatsApp with a message begun, or null while the company has no number there.
 * @param about what the visitor is looking at: a page's title, a package, the result of an instrument
 */
export function whatsappAddress(about: string): string | null {
  if (!company.whatsapp) return null;
  return `https://wa.me/${company.whatsapp}?text=${queryText(`Hello ${company.name}, my question is about: ${about}`)}`;
}

/** The first characters of a text: none of those that count as two is cut in half, which no address could carry. */
export const beginning = (text: string, characters: number) => Array.from(text).slice(0, characters).join("");

/**
 * A text as a value of a query, in which addresses stay readable (RFC 3986 lets a query hold ":" and "/"): the origin that
 * prerendered pages carry until it is known is found and replaced in it.
 */
export function queryText(text: string): string {
  return encodeURIComponent(text).replaceAll("%3A", ":").replaceAll("%2F", "/");
}
