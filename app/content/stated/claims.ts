import { type ClaimName, claimProblem } from "#domain/desk/claims.ts";
import { OUR_CLAIM } from "./our-claim.ts";
import { stated } from "./stated.ts";

type Claim = { value: string | number; label: string; note: string };

const MARK = new RegExp(`^${OUR_CLAIM}(?:: |[.।] |, )?`);

/** The claims as the repository has them, for the owner's desk. */
export const ownClaims: { [Name in ClaimName]?: Claim } = {};

/**
 * A claim of `facts.ts`, as the owner has confirmed or changed it at the desk; else as it stands there.
 * @param name its name in `facts.ts`
 */
export function claimed<Fact extends Claim>(name: ClaimName, fact: Fact) {
  ownClaims[name] = fact;
  const value = stated.claims[name];
  // The stated value may no longer fit when the repository changes the claim.
  if (value === undefined || claimProblem(fact.value)(value)) return fact;
  const note = fact.note.replace(MARK, "");
  return {
    ...fact,
    value: (typeof fact.value === "number" ? Number(value) : value) as Fact["value"],
    note: note.charAt(0).toUpperCase() + note.slice(1),
    state: "confirmed" as const,
  };
}
