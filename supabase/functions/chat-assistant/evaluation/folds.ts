import { join } from "node:path";
import { createAssistant } from "../assistant.ts";
import { makeKnowledge } from "../knowledge/make.ts";
import { foldsOf } from "./held-out.ts";

// Cross-validation over the questions in knowledge/asked and knowledge/off-field.txt: each fifth of them is asked of an
// assistant that has not learnt it. Prints how often the answer is of the right page, how often of the right place on it,
// how often it holds the very record, and how often the question is declined, rightly or wrongly.
// Argument: --failures prints the questions whose page is wrong, and those that should have been declined.
const knowledge = await makeKnowledge(join(import.meta.dirname, "../../../.."));
const showsFailures = process.argv.includes("--failures");
const ours = { all: 0, page: 0, place: 0, record: 0, declined: 0 };
const others = { all: 0, declined: 0 };

for (const fold of foldsOf(knowledge)) {
  const assistant = createAssistant(fold.knowledge, Date.now);
  const show = (question: string, { kind, message }: ReturnType<typeof assistant.reply>, wanted: string) =>
    showsFailures && console.log(`${wanted}: ${question}\n    ${kind}: ${message.replaceAll("\n", " ").slice(0, 190)}`);
  for (const { question, record } of fold.ours) {
    const answer = assistant.reply(question, `ours_${ours.all++}`);
    const link = /\/[^\s?#]*(?:#\S*)?/.exec(answer.message.trim().split("\n").at(-1) ?? "")?.[0] ?? "";
    if (link.split("#")[0] === record.path) ours.page++;
    else show(question, answer, `${record.path}#${record.anchor}`);
    if (answer.sources.some(({ path, anchor }) => path === record.path && anchor === record.anchor)) ours.place++;
    if (answer.sources.some(({ id }) => id === record.id)) ours.record++;
    if (answer.kind === "refusal" || answer.kind === "unknown") ours.declined++;
  }
  for (const question of fold.others) {
    const answer = assistant.reply(question, `others_${others.all++}`);
    if (answer.kind === "refusal" || answer.kind === "unknown") others.declined++;
    else show(question, answer, "no business of ours");
  }
}
const share = (some: number, all: number) => `${some}/${all} (${((100 * some) / all).toFixed(1)}%)`;
console.log(
  `ours: page ${share(ours.page, ours.all)}, place ${share(ours.place, ours.all)}, record ${share(ours.record, ours.all)}, declined ${share(ours.declined, ours.all)}`,
);
console.log(`no business of ours: declined ${share(others.declined, others.all)}`);
