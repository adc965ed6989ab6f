import { longDay } from "#domain/desk/days.ts";
import type * as english from "~/content/stated/batch";
import { isOpen } from "~/content/stated/batch";

export { isOpen } from "~/content/stated/batch";

export const seatsOf: typeof english.seatsOf = ({ state, seats, seatsLeft }) => {
  if (state === "cancelled") return "रद्द";
  if (state === "full" || seatsLeft === 0) return "भर गया";
  const total = seats === null ? "" : `${seats} में से `;
  const left = seatsLeft === null ? "" : `${total}${seatsLeft} ${seatsLeft === 1 ? "सीट बची है" : "सीटें बची हैं"}`;
  return [left, state === "nearly full" ? "लगभग भर गया" : ""].filter(Boolean).join(", ");
};

export const nextBatch: typeof english.nextBatch = (batches = []) => {
  const next = batches.find(isOpen) ?? batches.find(({ state }) => state !== "cancelled");
  return next && [longDay(next.from), seatsOf(next)].filter(Boolean).join(", ");
};
