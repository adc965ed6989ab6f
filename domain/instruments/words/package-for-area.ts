/** The rows of a result that name a package and its price. */
export const words = {
  package: "Package",
  /** @param upToAcres null means any number of acres */
  scope: (name: string, upToAcres: number | null) =>
    upToAcres === null ? `${name}, any number of acres` : `${name}, up to ${upToAcres} acres`,
  price: "Price",
};
