import { longDay } from "#domain/desk/days.ts";
import type { Batch } from "#domain/desk/snapshot.ts";

/** "9 of 12 seats left", "nearly full", "full", "cancelled"; empty where nothing is stated. */
export function seatsOf({ state, seats, seatsLeft }: Batch): string {
  if (state === "cancelled") return state;
  if (isFull({ state, seatsLeft })) return "full";
  const left =
    seatsLeft === null
      ? ""
      : `${seatsLeft}${seats === null ? "" : ` of ${seats}`} ${(seats ?? seatsLeft) === 1 ? "seat" : "seats"} left`;
  return [left, state === "nearly full" ? state : ""].filter(Boolean).join(", ");
}

/** Whether no seat is left. */
export const isFull = ({ state, seatsLeft }: Pick<Batch, "state" | "seatsLeft">) => state === "full" || seatsLeft === 0;

/** Whether somebody can still join. */
export const isOpen = (batch: Batch) => batch.state !== "cancelled" && !isFull(batch);

/** The next batch that somebody can join, else the next one that is not cancelled. */
export const nextOf = (batches: readonly Batch[] = []): Batch | undefined =>
  batches.find(isOpen) ?? batches.find(({ state }) => state !== "cancelled");

/** The next batch in words: "4 January 2027, 9 of 12 seats left". */
export function nextBatch(batches?: readonly Batch[]): string | undefined {
  const next = nextOf(batches);
  return next && [longDay(next.from), seatsOf(next)].filter(Boolean).join(", ");
}
