import { storedEnquiry } from "#domain/stored/enquiries.ts";
import type { PublicClient } from "~/lib/data-service";
import { isDatabaseError, messageOf } from "~/lib/errors";
import { type ContactSubmission, type NewContactSubmission, submissionProblem } from "./model";
import { systemProblem } from "./words";

/** An enquiry that is sent again after a timeout is not stored twice. */
const TIMEOUT_MS = 30_000;

/**
 * Stores an enquiry and returns its row.
 * @throws Error with the sentence of the first rule it breaks; the data service's error where that refuses it
 */
export async function submitContact(
  client: PublicClient,
  submission: NewContactSubmission,
): Promise<ContactSubmission> {
  const problem = submissionProblem(submission);
  if (problem) throw new Error(problem);
  const { data } = await client
    .from(storedEnquiry.table)
    .insert(submission)
    .select()
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .single()
    .throwOnError();
  return data;
}

/** The sentence for a visitor when sending failed (specification, section 8). It quotes no error of the database. */
export function contactFailureText(error: unknown): string {
  return isDatabaseError(error) ? systemProblem : messageOf(error);
}

/** Whether a rate limit refused the enquiry; the error's sentence says how long to wait. */
export function isOverLimit(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "over_request_rate_limit";
}
