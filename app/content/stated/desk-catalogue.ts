import { claimNames } from "#domain/desk/claims.ts";
import { defaultDetails } from "#domain/desk/company.ts";
import { detailGroups, detailKeys, details } from "#domain/desk/details.ts";
import { ownClaims } from "./claims";
import "../facts";
import { figuresOfPages, marketingPages } from "../marketing-pages";
import { plainSections } from "../schema";
import { priceKey, thingsOf } from "./priced-things";

/** What the owner can state at the desk, with what the repository says of it. Plain data for the desk's page. */
export const deskCatalogue = {
  details: detailGroups.map((group) => ({
    group,
    items: detailKeys
      .filter((key) => details[key].group === group)
      .map((key) => ({ key, label: details[key].label, own: defaultDetails[key] })),
  })),
  claims: claimNames.flatMap((name) => {
    const claim = ownClaims[name];
    return claim ? [{ name, label: claim.label, own: claim.value, note: claim.note }] : [];
  }),
  /** Pages, each with the things on it that may have a price of their own. */
  things: marketingPages.map(({ path, name, sections }) => ({
    path,
    name,
    things: plainSections(sections)
      .flatMap(thingsOf)
      .map((thing) => ({ key: priceKey(path, thing.name), name: thing.name })),
  })),
  /** The pages that have batches. */
  courses: marketingPages
    .filter(({ course, group, path }) => course || group === "training" || path.includes("3-modules"))
    .map(({ path, title }) => ({ path, title })),
  /** The unconfirmed figures of single pages, which are confirmed at the desk and changed in the repository. */
  figures: figuresOfPages
    .filter(({ state }) => state === "company, unconfirmed" || state === "sample")
    .map((each) => ({ ...each, key: figureKey([each.path, ...each.figures].join()) })),
};

/** The key of figures at the desk. It is made from their words: when these change, they have to be confirmed again. */
function figureKey(words: string): string {
  let hash = 0n;
  for (const character of words) hash = BigInt.asUintN(64, hash * 31n + BigInt(character.codePointAt(0) ?? 0));
  const letters = [...hash.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
  return `figure.${letters.join("")}`;
}

export type DeskCatalogue = typeof deskCatalogue;
