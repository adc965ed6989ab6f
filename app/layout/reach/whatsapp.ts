import { company } from "~/content/company";
import * as words from "~/layout/words";

/**
 * The address that opens WhatsApp with a prefilled message; null without a WhatsApp number.
 * @param about the topic: a page's name, a package, the result of an instrument
 */
export function whatsappAddress(about: string): string | null {
  if (!company.whatsapp) return null;
  return `https://wa.me/${company.whatsapp}?text=${queryText(words.whatsappDraft(company.name, about))}`;
}

/** The first characters of a text. It never cuts a surrogate pair, half of which cannot be encoded in an address. */
export const firstCharacters = (text: string, characters: number) => Array.from(text).slice(0, characters).join("");

/**
 * Encodes a text for a query and keeps ":" and "/" as they are (RFC 3986 allows both), because the server replaces the
 * placeholder of the origin in prerendered pages.
 */
export function queryText(text: string): string {
  return encodeURIComponent(text).replaceAll("%3A", ":").replaceAll("%2F", "/");
}
