import type { Knowledge, KnowledgeRecord } from "../knowledge/record.ts";

/** The knowledge without a fifth of the questions, and these. */
export type Fold = {
  knowledge: Knowledge;
  /** Questions of ours, with the record each asks for. */
  ours: { question: string; record: KnowledgeRecord }[];
  /** Questions that are no business of ours. */
  others: string[];
};

const FOLDS = 5;

/** Parts the questions in five: each fifth is held out of one fold. */
export function* foldsOf(knowledge: Knowledge): Generator<Fold> {
  for (let fold = 0; fold < FOLDS; fold++) {
    let count = 0;
    const ours: Fold["ours"] = [];
    const records = knowledge.records.map((record) => ({
      ...record,
      asked: record.asked?.filter((question) => {
        const out = count++ % FOLDS === fold;
        if (out) ours.push({ question, record });
        return !out;
      }),
    }));
    const others = knowledge.offField.filter((_, index) => index % FOLDS === fold);
    const offField = knowledge.offField.filter((_, index) => index % FOLDS !== fold);
    yield { knowledge: { ...knowledge, records, offField }, ours, others };
  }
}
