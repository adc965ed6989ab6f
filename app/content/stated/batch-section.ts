import { batchSubject, longDay, spanOf } from "#domain/desk/days.ts";
import type { Batch } from "#domain/desk/snapshot.ts";
import { enquire } from "../enquire";
import { facts } from "../facts";
import type { CardsSection, Datum, PageRecord } from "../schema";
import { isOpen, seatsOf } from "./batch";
import { BATCHES } from "./priced-things";

/** The batches of a course that the owner has stated, as a section of its page. */
export function batchSection(page: Pick<PageRecord, "title">, batches: Batch[]): CardsSection {
  return {
    kind: "cards",
    id: BATCHES,
    eyebrow: "Next batches",
    heading: "Dates and seats",
    items: batches.map((batch) => ({
      title: spanOf(batch),
      text: "",
      data: batchData(batch),
      ...actionOf(page.title, batch, { seat: "Ask for a seat", next: "Ask for the next one" }),
    })),
  };
}

/** The enquiry that a batch leads to: none where it is cancelled. @param words of the button */
export function actionOf(course: string, batch: Batch, { seat, next }: { seat: string; next: string }) {
  if (batch.state === "cancelled") return {};
  const to = enquire("training", batchSubject(course, batch));
  return { action: { label: isOpen(batch) ? seat : next, to } };
}

/** What is stated of a batch beside its days. */
const batchData = (batch: Batch): Datum[] =>
  [
    { label: "Days and hours", value: batch.hours },
    { label: "Language", value: batch.language },
    { label: "Place", value: batch.place },
    { label: "Seats", value: seatsOf(batch) },
    { label: `${facts.earlyBird.value} until`, value: batch.discountUntil && longDay(batch.discountUntil) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
