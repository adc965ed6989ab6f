import { longDay } from "#domain/desk/days.ts";
import type * as english from "~/content/stated/batch";
import { isFull, nextOf } from "~/content/stated/batch";

export { isFull, isOpen, nextOf } from "~/content/stated/batch";

export const seatsOf: typeof english.seatsOf = ({ state, seats, seatsLeft }) => {
  if (state === "cancelled") return "रद्द";
  if (isFull({ state, seatsLeft })) return "भर गया";
  const total = seats === null ? "" : `${seats} में से `;
  const left = seatsLeft === null ? "" : `${total}${seatsLeft} ${seatsLeft === 1 ? "सीट बची है" : "सीटें बची हैं"}`;
  return [left, state === "nearly full" ? "लगभग भर गया" : ""].filter(Boolean).join(", ");
};

export const nextBatch: typeof english.nextBatch = (batches) => {
  const next = nextOf(batches);
  return next && [longDay(next.from), seatsOf(next)].filter(Boolean).join(", ");
};
