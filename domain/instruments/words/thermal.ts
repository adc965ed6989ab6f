/** Choices, and subjects of the problems at the fields. */
export const words = {
  targets: { solar: "Solar modules on the ground", roof: "Roof, for moisture and insulation" },
  park: "The size of the park",
  roof: "The size of the roof",
  /** Units of land in which a park may be given too. */
  land: ["acres", "bigha", "hectares"] as readonly string[],
  pixel: "The pixel",
  tilt: "The tilt",
};
