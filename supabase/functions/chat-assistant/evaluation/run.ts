import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createAssistant } from "../assistant.ts";
import { makeKnowledge } from "../knowledge/make.ts";
import { judge, type Question, quantile } from "./judge.ts";

// Asks every question of a set, each in its own session, and prints how many answers are right.
// Arguments: the files to ask (default the two sets of this folder); --answers prints each question with its answer,
// --failures those that the keys call wrong. Of sealed.json, which must stay unread, only the totals are printed.
//
// A set is a JSON list of {kind, ask, page?, facts?, not?, refuse?}; see Question in judge.ts. Questions without keys
// are asked all the same: [{"kind": "fresh", "ask": ["How long is the pilot course?"]}].
const knowledge = await makeKnowledge(join(import.meta.dirname, "../../../.."));
const flags = new Set(process.argv.filter((word) => word.startsWith("--")));
const given = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const files = given.length > 0 ? given : ["tuning.json", "sealed.json"].map((name) => join(import.meta.dirname, name));
const share = (some: number, all: number) => `${some}/${all} (${((100 * some) / Math.max(1, all)).toFixed(1)}%)`;
const indented = (text: string) => text.replaceAll("\n", "\n  > ");

for (const file of files) {
  const questions: Question[] = JSON.parse(readFileSync(file, "utf8"));
  const assistant = createAssistant(knowledge, Date.now);
  for (const { ask } of questions) assistant.reply(ask[0] ?? "", "session_warm");
  const times: number[] = [];
  const results = questions.map((question, index) => {
    const replies = question.ask.map((words) => {
      const start = performance.now();
      const reply = assistant.reply(words, `session_${index}`);
      times.push(performance.now() - start);
      return reply;
    });
    const { english = "", kind = "unknown" } = replies.at(-1) ?? {};
    return { question, replies, verdict: judge(question, { message: english, kind }, knowledge) };
  });
  const sealed = basename(file) === "sealed.json";
  for (const { question, replies, verdict } of results) {
    if (sealed || !(flags.has("--answers") || (flags.has("--failures") && !verdict.right))) continue;
    const why = verdict.why ? `\n  ${verdict.why}` : "";
    console.log(`\n- [${question.kind}]${why}`);
    for (const [at, { message, suggestions }] of replies.entries()) {
      const buttons = suggestions.map(({ label }) => `[${label}]`).join(" ");
      console.log(`  ${question.ask[at]}\n  > ${indented(message)}${buttons && `\n  > ${buttons}`}`);
    }
  }
  const declined = results.filter(({ question }) => question.refuse || /refuse|hand-over/.test(question.kind));
  const answered = results.filter((result) => !declined.includes(result));
  const right = (some: typeof results) => share(some.filter(({ verdict }) => verdict.right).length, some.length);
  console.log(`\n${basename(file)}: ${questions.length} questions`);
  console.log(
    `  right page               ${share(answered.filter(({ verdict }) => verdict.page).length, answered.length)}`,
  );
  console.log(
    `  all facts                ${share(answered.filter(({ verdict }) => verdict.facts).length, answered.length)}`,
  );
  console.log(`  refusals and hand-overs  ${right(declined)}`);
  console.log(`  wholly right             ${right(results)}`);
  console.log(`  p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`);
}
