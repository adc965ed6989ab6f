import { type ClaimName, claimProblem } from "#domain/desk/claims.ts";
import { OUR_CLAIM, OUR_CLAIMS } from "./our-claim.ts";
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
  return {
    ...fact,
    value: (typeof fact.value === "number" ? Number(value) : value) as Fact["value"],
    note: withoutMark(fact.note),
    state: "confirmed" as const,
  };
}

/** The note of a claim without the words that call it one. */
function withoutMark(note: string): string {
  const rest = note.replace(MARK, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * Figures that stand together, with what their notes have in common said once.
 * @returns the figures without it, and what stands once below them: that they are our claims, or the whole note where all
 * have the same one. Claims among other figures keep their notes, and so does a single claim.
 */
export function saidOnce<Figure extends Pick<Claim, "note">>(
  figures: readonly Figure[],
): { figures: readonly Figure[]; once?: string } {
  const [first] = figures;
  if (!first || figures.length < 2 || !figures.every(({ note }) => MARK.test(note))) return { figures };
  if (figures.every(({ note }) => note === first.note))
    return { figures: figures.map((figure) => ({ ...figure, note: "" })), once: first.note };
  return { figures: figures.map((figure) => ({ ...figure, note: withoutMark(figure.note) })), once: OUR_CLAIMS };
}
