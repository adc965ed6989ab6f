import { createHash } from "node:crypto";
import type { NewContactSubmission } from "../model";

/**
 * The submission id of a form that was posted without scripts. The same words on the same day (UTC) are the same submission,
 * so that pressing twice or reloading the answer stores nothing twice.
 */
export function postedSubmissionId({ name, email, message }: NewContactSubmission, day: Date): string {
  const digest = createHash("sha256").update(JSON.stringify([name, email, message, day.toISOString().slice(0, 10)]));
  // UUID version 8: custom bits (RFC 9562, section 5.8).
  const hex = digest.digest("hex").slice(0, 32).split("");
  hex[12] = "8";
  hex[16] = "8";
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
