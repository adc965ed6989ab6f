const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Units as a sentence names them, and what is said of a number with a unit. */
export const words = {
  units: {
    MW: "megawatts",
    kW: "kilowatts",
    GW: "gigawatts",
    m: "metres",
    km: "kilometres",
    cm: "centimetres",
    mm: "millimetres",
    ft: "feet",
    m2: "square metres",
    ft2: "square feet",
    acre: "acres",
    hectare: "hectares",
    kg: "kg",
    g: "grams",
    tonne: "tonnes",
    quintal: "quintals",
    lb: "pounds",
    percent: "percent",
    degree: "degrees",
    celsius: "°C",
    year: "years",
  },
  /** @param units all that can be read; one alone is not named */
  noUnit: (name: string, units: readonly string[], typed: string) =>
    units.length > 1
      ? `${name} must be a number in ${either.format(units)}: "${typed}" cannot be read.`
      : `${name} must be a number: "${typed}" cannot be read.`,
  /** @param example one that fits the field better than the usual ones */
  noNumber: (name: string, example: string | null) => `${name} must be a number, such as ${example ?? "12 or 2.5"}.`,
  readAs: (amount: string, unit: string) => `Read as ${amount} ${unit}.`,
};
