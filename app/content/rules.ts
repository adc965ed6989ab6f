/** The law's figures for pilots, typed once. Weight classes and airspace stand in `diagrams.ts`, beside their drawings. */

/** The Remote Pilot Certificate (Drone Rules 2021 as amended): ages in years, both included. */
export const remotePilot = {
  ageFrom: 18,
  ageTo: 65,
  schooling: "Class 10 or equivalent",
  validYears: 10,
  /** Training at an authorised organisation for flight within sight. */
  trainingDays: "5 to 8 days",
} as const;

/** The largest penalty that the Drone Rules name. */
export const largestPenalty = "1 lakh rupees";
