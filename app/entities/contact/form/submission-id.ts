import { newUuid } from "#domain/uuid.ts";
import type { NewContactSubmission } from "../model";

/**
 * The submission id of an enquiry. One that is sent again in the same words, after a failure or a reload, keeps its id, so that
 * it is stored once.
 * @param before the enquiry that was tried last and did not arrive, as far as the form knows
 */
export function submissionIdOf(submission: NewContactSubmission, before: NewContactSubmission | undefined): string {
  const same = (["name", "email", "message"] as const).every((key) => before?.[key] === submission[key]);
  return (same && before?.submission_id) || newUuid();
}
