import type { Batch } from "#domain/desk/snapshot.ts";
import type { Datum } from "./schema";

const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-IN", { timeZone: "UTC", ...options });

/** "4 January 2027" */
export const longDay = (day: string) => written(day, { day: "numeric", month: "long", year: "numeric" });
const shortDay = (day: string) => written(day, { day: "numeric", month: "long" });

/** "4 January to 29 January 2027" */
export const spanOf = ({ from, to }: Pick<Batch, "from" | "to">) =>
  from === to
    ? longDay(from)
    : `${from.slice(0, 4) === to.slice(0, 4) ? shortDay(from) : longDay(from)} to ${longDay(to)}`;

/** "9 of 12 seats left", "nearly full", "full", "cancelled"; empty where nothing is stated. */
export function seatsOf({ state, seats, seatsLeft }: Batch): string {
  if (state === "full" || state === "cancelled") return state;
  if (seatsLeft === 0) return "full";
  const left = seatsLeft === null ? "" : `${seatsLeft}${seats === null ? "" : ` of ${seats}`} seats left`;
  return [left, state === "nearly full" ? state : ""].filter(Boolean).join(", ");
}

/** Whether somebody can still join. */
export const isOpen = (batch: Batch) => !["full", "cancelled"].includes(seatsOf(batch));

/** The next batch that somebody can join, else the next one: "4 January 2027, 9 of 12 seats left". */
export function nextBatch(batches: readonly Batch[] = []): string | undefined {
  const next = batches.find(isOpen) ?? batches.find(({ state }) => state !== "cancelled");
  return next && [longDay(next.from), seatsOf(next)].filter(Boolean).join(", ");
}

/** What is stated of a batch beside its days. */
export const batchData = (batch: Batch): Datum[] =>
  [
    { label: "Days and hours", value: batch.hours },
    { label: "Language", value: batch.language },
    { label: "Place", value: batch.place },
    { label: "Seats", value: seatsOf(batch) },
    { label: "Early Bird: 20% off until", value: batch.discountUntil && longDay(batch.discountUntil) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
