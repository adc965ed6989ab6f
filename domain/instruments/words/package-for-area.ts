/** The rows of a result that name a package and its price. */
export const words = {
  package: "Package",
  /** @param upToAcres null means any number of acres, or any length of a road */
  scope: (name: string, upToAcres: number | null, road: boolean) =>
    upToAcres !== null
      ? `${name}, up to ${upToAcres} acres`
      : `${name}, ${road ? "a road of any length" : "any number of acres"}`,
  price: "Price",
};
