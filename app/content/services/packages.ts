import type { InquiryType } from "#domain/enquiries/inquiry-types.ts";
import type { AreaPackage } from "#domain/instruments/figures.ts";
import { enquire } from "../enquire";
import type { Package } from "../schema";

/** The scope of a package by area, as on its card. */
export const scopeOf = ({ upToAcres }: AreaPackage) => (upToAcres === null ? "Unlimited" : `Up to ${upToAcres} acres`);

/** Makes the packages of one service; each button opens the contact form with that package chosen. */
export function packagesOf(inquiry: InquiryType, service: string) {
  return (name: string, scope: string, features: string[], featured = false): Package => ({
    name,
    scope,
    features,
    featured,
    action: {
      label: "Select Package",
      to: enquire(inquiry, `${service}: ${name} package, ${scope.toLowerCase()}`),
      primary: featured,
    },
  });
}
