import { enquire, type InquiryType } from "./links";
import type { Package } from "./schema";

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
