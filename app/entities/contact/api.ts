import { storedEnquiry } from "#domain/stored/enquiries.ts";
import type { PublicClient } from "~/lib/data-service";
import { isDatabaseError, messageOf } from "~/lib/errors";
import { type ContactSubmission, type NewContactSubmission, submissionProblem } from "./model";

/** How long an answer is waited for, in milliseconds; sent again, an enquiry is no second one. */
const PATIENCE = 30_000;

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
    .abortSignal(AbortSignal.timeout(PATIENCE))
    .single()
    .throwOnError();
  return data;
}

/** What the visitor reads when sending failed (specification, section 8): of the database's own errors none of its words. */
export function contactFailureText(error: unknown): string {
  if (isDatabaseError(error))
    return "There was a problem with our system. Please try again later or contact us directly.";
  return messageOf(error);
}

/** Whether the sender is to wait, for as long as the error's sentence says. */
export function isOverLimit(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "over_request_rate_limit";
}
