import type { IncomingMessage } from "node:http";
import { REFUSALS, type Refusal } from "../http/refusals.ts";
import { readBytes } from "../http/request-body.ts";

/**
 * Largest form that a page's action takes, in bytes: a message of 9,000 Devanagari letters has nine bytes a letter in a form,
 * and the other fields have room beside it.
 */
const MAX_FORM_BYTES = 96 * 1024;

const UNREADABLE: Refusal = { status: 400, code: "bad_form", message: "This form cannot be read." };
const NO_FORM: Refusal = { status: 415, code: "not_a_form", message: "A page takes forms and nothing else." };

/** The bytes of a form that can be parsed, or the refusal. */
export async function readForm(request: IncomingMessage): Promise<{ bytes: Uint8Array } | Refusal> {
  const contentType = request.headers["content-type"] ?? "";
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(contentType);
  if (!isForm) return NO_FORM;
  const bytes = await readBytes(request, MAX_FORM_BYTES);
  if (!bytes) return REFUSALS.tooLarge;
  try {
    await new Response(bytes as BodyInit, { headers: { "Content-Type": contentType } }).formData();
  } catch {
    return UNREADABLE;
  }
  return { bytes };
}
