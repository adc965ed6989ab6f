import type { Question } from "../answers/question.ts";
import type { Learnt } from "../learn.ts";

/** What tells whether a message is any business of the company. */
export type Signs = {
  /** Share of the classifier for what is no business of ours, 0 to 1. */
  elsewhere: number;
  /** Score of the page that the message names best. */
  named: number;
  /** Cosine of the nearest question that was asked before, 0 to 1. */
  near: number;
  /** Share of its terms that the site has or that anybody used who asked of it, 0 to 1. */
  known: number;
};

/** Weights of the signs, fitted by evaluation/fit-off-field.ts. */
const WEIGHTS = { elsewhere: 1.58, named: -1.03, near: -6.83, known: -4.27, constant: 11.95 };

/** Reads the signs off a question. */
export function signsOf({ understood, lexicon, near }: Question, { classifier, search }: Learnt): Signs {
  const { terms, full } = understood;
  const known = terms.filter((term) => search.knows(term) || search.isAsked(term)).length;
  return {
    elsewhere: classifier.offField(full),
    named: lexicon[0]?.score ?? 0,
    near: near.best,
    known: terms.length > 0 ? known / terms.length : 0,
  };
}

const logit = (share: number) => Math.log((share + 1e-9) / (1 - share + 1e-9));

/** The signs as numbers that add up. */
export const signals = ({ elsewhere, named, near, known }: Signs) => [logit(elsewhere), named, near, known, 1];

/**
 * Log-odds that a message is no business of the company. From 1.5 on hardly any question of ours is among them (5 in
 * 1,000 of those asked in a roundabout way), from -0.3 on 2 in 100.
 */
export function strangeness(signs: Signs): number {
  const weights = [WEIGHTS.elsewhere, WEIGHTS.named, WEIGHTS.near, WEIGHTS.known, WEIGHTS.constant];
  return signals(signs).reduce((sum, signal, index) => sum + signal * (weights[index] ?? 0), 0);
}
