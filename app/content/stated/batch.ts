import { longDay } from "#domain/desk/days.ts";
import type { Batch } from "#domain/desk/snapshot.ts";

/** "9 of 12 seats left", "nearly full", "full", "cancelled"; empty where nothing is stated. */
export function seatsOf({ state, seats, seatsLeft }: Batch): string {
  if (state === "full" || state === "cancelled") return state;
  if (seatsLeft === 0) return "full";
  const left =
    seatsLeft === null
      ? ""
      : `${seatsLeft}${seats === null ? "" : ` of ${seats}`} ${(seats ?? seatsLeft) === 1 ? "seat" : "seats"} left`;
  return [left, state === "nearly full" ? state : ""].filter(Boolean).join(", ");
}

/** Whether somebody can still join. */
export const isOpen = ({ state, seatsLeft }: Batch) => state !== "full" && state !== "cancelled" && seatsLeft !== 0;

/** The next batch that somebody can join, else the next one: "4 January 2027, 9 of 12 seats left". */
export function nextBatch(batches: readonly Batch[] = []): string | undefined {
  const next = batches.find(isOpen) ?? batches.find(({ state }) => state !== "cancelled");
  return next && [longDay(next.from), seatsOf(next)].filter(Boolean).join(", ");
}
