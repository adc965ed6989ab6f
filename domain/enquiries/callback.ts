import { dialDigits } from "./message-parts.ts";

/**
 * Somebody without e-mail who asks to be called. The enquiry has the specification's shape, so its e-mail column holds an
 * address made of the number: one for each number, so that erasing it erases that person alone. `.invalid` is reserved (RFC
 * 2606): no mail can reach it. The migration `call_back_addresses` refuses other addresses of this domain.
 */
const ADDRESS = /^phone-(91[1-9]\d{9})@callback\.invalid$/;

/** What staff read in place of the address. */
export const NO_EMAIL = "no e-mail: call";

/** The address that stands for an Indian number; undefined for anything else. */
export function callbackAddress(phone: string): string | undefined {
  const digits = dialDigits(phone);
  const address = `phone-${digits}@callback.invalid`;
  return ADDRESS.test(address) ? address : undefined;
}

/**
 * Whether a mail program may read an address as one of the domain that stands for numbers: full-width letters become plain
 * ones, and what is not seen is dropped. Between the two words may stand a comment or any script's full stop; no mail reaches
 * a domain that ends in `invalid`.
 */
export function isOfCallback(email: string): boolean {
  const plain = email
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase();
  const at = plain.indexOf("callback");
  return at >= 0 && plain.includes("invalid", at);
}

/** The number to call, digits with country code, if the address stands for one; undefined for an e-mail address. */
export function callbackNumber(email: string): string | undefined {
  return ADDRESS.exec(email.trim())?.[1];
}

/** An address for people to read: the e-mail address, or that there is none and which number to call. */
export function shownAddress(email: string): string {
  const number = callbackNumber(email);
  return number ? `${NO_EMAIL} +${number}` : email;
}
