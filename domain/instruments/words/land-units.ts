import { counted } from "../field-values.ts";

/** Units of land, and what is said of land. */
export const words = {
  acre: { label: "Acres", one: "acre", many: "acres" },
  hectare: { label: "Hectares", one: "hectare", many: "hectares" },
  bigha: (squareFeet: string) => {
    const name = `bigha of ${squareFeet} sq ft`;
    return { label: `Bigha, ${squareFeet} sq ft`, one: name, many: name };
  },
  /** Subject of the problems at an area's field. */
  area: "The area",
  noArea: "The area must be a number, such as 12 or 2.5, in acres, bigha or hectares.",
  /** @param own the land in the visitor's unit */
  withAcres: (own: string, acres: number) => `${own}: ${counted(acres, "acre")}`,
};
