import { facts } from "./facts";
import { airspace } from "./law";

/** How our aircraft fly a grid, survey and thermal alike: cautious planning figures of the company, not the aircraft's limits. */
export const gridFlight = {
  enduranceMinutes: Number.parseInt(facts.endurance.value, 10),
  speedMetresPerSecond: 8,
  shortestIntervalSeconds: 0.7,
  secondsPerTurn: 10,
  secondsToClimb: 60,
  minutesBetweenFlights: 10,
};

/** What we plan in the ring around an airport in which green zones are low. */
export const nearAirport = {
  metres: airspace.lowPlanned,
  kilometres: { from: airspace.lowFrom, to: airspace.lowTo },
};
