import { longDay, spanOf } from "#domain/desk/days.ts";
import type { Batch } from "#domain/desk/snapshot.ts";
import { facts } from "~/content/facts";
import type { Datum } from "~/content/schema";
import { seatsOf } from "~/content/stated/batch";
import { actionOf, type batchSection as english } from "~/content/stated/batch-section";
import { BATCHES } from "~/content/stated/priced-things";
import { englishNames } from "../english-names";

export { actionOf } from "~/content/stated/batch-section";

export const batchSection: typeof english = (page, batches) => ({
  kind: "cards",
  id: BATCHES,
  eyebrow: "अगले बैच",
  heading: "तारीख़ें और सीटें",
  items: batches.map((batch) => ({
    title: spanOf(batch),
    text: "",
    data: batchData(batch),
    ...actionOf(englishNames[page.title] ?? page.title, batch, { seat: "सीट के लिए पूछें", next: "अगले बैच के लिए पूछें" }),
  })),
});

const batchData = (batch: Batch): Datum[] =>
  [
    { label: "दिन और समय", value: batch.hours },
    { label: "भाषा", value: batch.language },
    { label: "जगह", value: batch.place },
    { label: "सीटें", value: seatsOf(batch) },
    { label: `${facts.earlyBird.value} कब तक`, value: batch.discountUntil && longDay(batch.discountUntil) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
