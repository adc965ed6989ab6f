import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createAssistant } from "../assistant.ts";
import { makeKnowledge } from "../knowledge/make.ts";
import { judge, type Question, quantile } from "./judge.ts";

// Asks every question of the set, each in a session of its own, and prints how the answers do.
// Arguments: the sets to run (default all), and --failures to see what went wrong.
const knowledge = await makeKnowledge(join(import.meta.dirname, "../../../.."));
const given = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const showsFailures = process.argv.includes("--failures");
/** All but the last have been read while the assistant was made. */
const sets = ["tuning", "sealed", "second-tuning", "third-tuning", "fourth-tuning", "fifth-tuning", "independent"];
let failed = false;

for (const half of given.length > 0 ? given : sets) {
  const questions: Question[] = JSON.parse(readFileSync(join(import.meta.dirname, `${half}.json`), "utf8"));
  const assistant = createAssistant(knowledge, Date.now);
  for (let warm = 0; warm < 3; warm++) for (const { ask } of questions) assistant.reply(ask[0] ?? "", "session_warm");
  const times: number[] = [];
  const results = questions.map((question, index) => {
    let message = "";
    for (const words of question.ask) {
      const start = performance.now();
      message = assistant.reply(words, `session_${half}_${index}`).message;
      times.push(performance.now() - start);
    }
    return { question, message, verdict: judge(question, message, knowledge) };
  });
  const refusals = results.filter(({ question }) => question.refuse);
  const paged = results.filter(({ question }) => !question.refuse && (question.page?.length ?? 0) > 0);
  const facts = results.filter(({ question }) => !question.refuse);
  const good = results.filter(({ verdict }) => verdict.right);
  const share = (some: number, all: number) => `${some}/${all} (${((100 * some) / Math.max(1, all)).toFixed(1)}%)`;
  console.log(`${half}: ${questions.length} questions`);
  console.log(`  top-1 page      ${share(paged.filter(({ verdict }) => verdict.page).length, paged.length)}`);
  console.log(`  all facts       ${share(facts.filter(({ verdict }) => verdict.facts).length, facts.length)}`);
  console.log(`  clean refusals  ${share(refusals.filter(({ verdict }) => verdict.right).length, refusals.length)}`);
  console.log(`  wholly right    ${share(good.length, results.length)}`);
  console.log(`  p50 ${quantile(times, 0.5).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms`);
  if (showsFailures) {
    for (const { question, message, verdict } of results.filter(({ verdict }) => !verdict.right)) {
      console.log(
        `\n- [${question.kind}] ${question.ask.join(" | ")}\n  ${verdict.why}\n  > ${message.replaceAll("\n", "\n  > ")}`,
      );
    }
  }
  if (refusals.some(({ verdict }) => !verdict.right)) failed = true;
  if (half === "sealed" && good.length < 0.95 * results.length) failed = true;
}
if (failed) process.exitCode = 1;
