import { range } from "./field-values.ts";
import type { NearAirport } from "./figures.ts";

/** The row of a result that says what is planned near an airport. @param advice follows the heights */
export const nearAirportRow = ({ metres, kilometres }: NearAirport, advice: string) => [
  {
    label: "Near an airport",
    value: `${range(kilometres.from, kilometres.to)} km from its perimeter we plan ${range(metres.from, metres.to)} m${advice}`,
  },
];
