import type { Check } from "./details.ts";

/** The claims of `app/content/facts.ts` that the owner confirms or changes at the desk. */
export const claimNames = [
  "dronesBuilt",
  "dronesDelivered",
  "peopleTrained",
  "certifiedPilots",
  "workshops",
  "certificationRate",
  "placement",
] as const;
export type ClaimName = (typeof claimNames)[number];

/** A sentence about a value that cannot stand in the place of a claim's own: "150+", "95%" or a whole number. */
export function claimProblem(own: string | number): Check {
  return (value) => {
    const [, digits = "", sign = ""] = /^(\d{1,7})([+%]?)$/.exec(value) ?? [];
    const ownSign = /[+%]$/.exec(`${own}`)?.[0] ?? "";
    if (!digits || Number(digits) === 0) return `Write a number like ${own}`;
    if (sign !== ownSign)
      return ownSign ? `Write the number with ${ownSign}: ${own}` : `Write the number alone: ${own}`;
    return sign === "%" && Number(digits) > 100 ? "At most 100%" : undefined;
  };
}
