import type { IncomingMessage } from "node:http";
import { REFUSALS, type Refusal } from "./answers.ts";

/** Largest form a page's action takes, in bytes. */
const FORM_LIMIT = 64 * 1024;

const UNREADABLE: Refusal = { status: 400, code: "bad_form", message: "This form cannot be read." };
const NO_FORM: Refusal = { status: 415, code: "not_a_form", message: "A page takes forms and nothing else." };

/** The bytes of a form that its reader will be able to read, or why they are refused. */
export async function readForm(request: IncomingMessage): Promise<{ bytes: Uint8Array } | Refusal> {
  const contentType = request.headers["content-type"] ?? "";
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(contentType);
  if (!isForm) return NO_FORM;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > FORM_LIMIT) return REFUSALS.tooLarge;
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  try {
    await new Response(bytes as BodyInit, { headers: { "Content-Type": contentType } }).formData();
  } catch {
    return UNREADABLE;
  }
  return { bytes };
}
