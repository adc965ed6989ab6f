import { join } from "node:path";
import { readQuestion } from "../answers/read-question.ts";
import { makeKnowledge } from "../knowledge/make.ts";
import { learn } from "../learn.ts";
import { signals, signsOf } from "../understanding/off-field.ts";
import { foldsOf } from "./held-out.ts";

// Fits the weights of understanding/off-field.ts: logistic regression over questions that were held out, ours and others.
// Prints the weights and, for each bound on what is declined of ours, how much of the rest is declined.
const knowledge = await makeKnowledge(join(import.meta.dirname, "../../../.."));
const examples: { signals: number[]; other: boolean }[] = [];
for (const fold of foldsOf(knowledge)) {
  const learnt = learn(fold.knowledge)([]);
  const add = (text: string, other: boolean) =>
    examples.push({ signals: signals(signsOf(readQuestion(learnt.read(text), {}, learnt), learnt)), other });
  for (const { question } of fold.ours) add(question, false);
  for (const question of fold.others) add(question, true);
}

const STEPS = 4000;
const weights = [0, 0, 0, 0, 0];
const scoreOf = (values: number[]) => values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
const moments = weights.map(() => ({ first: 0, second: 0 }));
for (let step = 1; step <= STEPS; step++) {
  const slope = weights.map(() => 0);
  for (const { signals, other } of examples) {
    const miss = 1 / (1 + Math.exp(-scoreOf(signals))) - Number(other);
    signals.forEach((value, index) => {
      slope[index] = (slope[index] ?? 0) + (miss * value) / examples.length;
    });
  }
  // Adam (Kingma and Ba, 2015) with its usual decay rates.
  moments.forEach((moment, index) => {
    moment.first = 0.9 * moment.first + 0.1 * (slope[index] ?? 0);
    moment.second = 0.999 * moment.second + 0.001 * (slope[index] ?? 0) ** 2;
    const stride = moment.first / (1 - 0.9 ** step) / (Math.sqrt(moment.second / (1 - 0.999 ** step)) + 1e-8);
    weights[index] = (weights[index] ?? 0) - 0.02 * stride;
  });
}
const [elsewhere, named, near, known, constant] = weights.map((weight) => weight.toFixed(2));
console.log(`{ elsewhere: ${elsewhere}, named: ${named}, near: ${near}, known: ${known}, constant: ${constant} }`);
const scores = examples.map(({ signals, other }) => ({ score: scoreOf(signals), other }));
const ofOurs = scores.filter(({ other }) => !other).sort((a, b) => b.score - a.score);
const ofOthers = scores.filter(({ other }) => other);
for (const bound of [0.005, 0.01, 0.02, 0.03]) {
  const from = ofOurs[Math.floor(bound * ofOurs.length)]?.score ?? 0;
  const declined = ofOthers.filter(({ score }) => score > from).length / ofOthers.length;
  console.log(`from ${from.toFixed(2)} on: ${100 * bound}% of ours, ${(100 * declined).toFixed(1)}% of the rest`);
}
