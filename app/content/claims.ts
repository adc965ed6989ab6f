import type { ClaimName } from "#domain/desk/claims.ts";
import { stated } from "./stated.ts";

type Claim = { value: string | number; label: string; note: string };

/** The beginning of a claim's note, which a confirmed figure loses. */
const MARK = /^Our claim(?:: |\. |, )?/;

/** The claims as the repository has them, for the owner's desk. */
export const ownClaims: { [Name in ClaimName]?: Claim } = {};

/**
 * A claim of `facts.ts`, as the owner has confirmed or changed it at the desk; else as it stands there.
 * @param name its name in `facts.ts`
 */
export function claimed<Fact extends Claim>(name: ClaimName, fact: Fact) {
  ownClaims[name] = fact;
  const confirmed = stated.claims[name];
  if (!confirmed) return fact;
  const note = fact.note.replace(MARK, "");
  const value = confirmed.value === null ? fact.value : sameKind(fact.value, confirmed.value);
  return {
    ...fact,
    value: value as Fact["value"],
    note: note.charAt(0).toUpperCase() + note.slice(1),
    state: "confirmed" as const,
  };
}

const sameKind = (before: string | number, text: string) => (typeof before === "number" ? Number(text) : text);
