/** Choices, and subjects of the problems at the fields. */
export const words = {
  targets: { solar: "Solar modules on the ground", roof: "Roof, for moisture and insulation" },
  park: "The park",
  roof: "The roof",
  pixel: "The pixel",
  tilt: "The tilt",
};
