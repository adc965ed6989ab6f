import { claimProblem } from "./claims.ts";
import { defaultDetails } from "./company.ts";
import { longDay } from "./days.ts";
import { type DetailKey, detailKeys, details, isDetailKey } from "./details.ts";
import { CLAIM } from "./snapshot.ts";

/** Batches of a course that the site shows; `site_snapshot` of the database has the same limit. */
export const MAX_BATCHES = 100;

type Value = { key: string; value: string };
/** A claim of the repository, by its name in `facts.ts`. */
type OwnClaim = { name: string; own: string | number };

/** Keys of the insurance, which is shown until the policy is over. */
const insurance: readonly DetailKey[] = ["insurer", "policyEnd"];

/**
 * Why the site does not show a stored value: it was stored past its check, or its policy is over; undefined where it does.
 * @param values all values, for the policy's last day
 * @param today India's date, "2027-01-04"
 */
export function valueNotShown(
  { key, value }: Value,
  { values, claims, today }: { values: readonly Value[]; claims: readonly OwnClaim[]; today: string },
): string | undefined {
  const claim = claims.find(({ name }) => key === CLAIM + name);
  if (claim) return claimProblem(claim.own)(value);
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

/**
 * What asks for the owner's eye, by key: details and claims that stand as the repository has them, and values and prices
 * that the site does not show. The desk marks these, and its link counts them.
 */
export function openEntries(
  { values, prices }: { values: readonly Value[]; prices: readonly { thing: string; valid_until: string | null }[] },
  claims: readonly OwnClaim[],
  today: string,
): string[] {
  const own = [...detailKeys.filter((key) => defaultDetails[key] !== null), ...claims.map(({ name }) => CLAIM + name)];
  return [
    ...own.filter((each) => !values.some(({ key }) => key === each)),
    ...values.filter((value) => valueNotShown(value, { values, claims, today })).map(({ key }) => key),
    ...prices.filter((price) => priceNotShown(price, today)).map(({ thing }) => thing),
  ];
}
