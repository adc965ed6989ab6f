import { facts } from "./facts";

/** How our aircraft fly a grid, survey and thermal alike: cautious planning figures of the company, not the aircraft's limits. */
export const gridFlight = {
  enduranceMinutes: Number.parseInt(facts.endurance.value, 10),
  reserve: 0.2,
  speedMetresPerSecond: 8,
  shortestIntervalSeconds: 0.7,
  secondsPerTurn: 10,
  secondsToClimb: 60,
  minutesBetweenFlights: 10,
};
