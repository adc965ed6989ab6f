import { longDay } from "./days.ts";
import { type DetailKey, details, isDetailKey } from "./details.ts";
import { CLAIM } from "./snapshot.ts";

/** Batches of a course that the site shows; `site_snapshot` of the database has the same limit. */
export const MAX_BATCHES = 100;

type Value = { key: string; value: string };

/** Keys of the insurance, which is shown until the policy is over. */
const insurance: readonly DetailKey[] = ["insurer", "policyEnd"];

/** A claim as `claimProblem` takes it, whatever the repository's own is. */
const CLAIM_VALUE = /^[1-9]\d{0,6}[+%]?$/;

/**
 * Why the site does not show a stored value: it was stored past its check, or its policy is over; undefined where it does.
 * @param values all values, for the policy's last day
 * @param today India's date, "2027-01-04"
 */
export function valueNotShown({ key, value }: Value, values: readonly Value[], today: string): string | undefined {
  if (key.startsWith(CLAIM)) return CLAIM_VALUE.test(value) ? undefined : "It is no number";
  if (!isDetailKey(key)) return undefined;
  const problem = details[key].check(value);
  if (problem) return problem;
  const end = values.find((each) => each.key === "policyEnd")?.value;
  return insurance.includes(key) && end !== undefined && end < today
    ? `the policy ended on ${longDay(end)}`
    : undefined;
}

/** Why the site does not show a price. */
export const priceNotShown = ({ valid_until }: { valid_until: string | null }, today: string) =>
  valid_until !== null && valid_until < today ? `it was valid until ${longDay(valid_until)}` : undefined;
