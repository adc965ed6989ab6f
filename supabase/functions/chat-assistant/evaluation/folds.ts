import { join } from "node:path";
import { createAssistant } from "../assistant.ts";
import { makeKnowledge } from "../knowledge/make.ts";

// Cross-validation over the questions in knowledge/asked: each fifth of them is asked of an assistant that has not
// learnt it. Prints how often the answer is of the right page, and how often it holds the very record.
// Argument: --failures prints the questions whose page is wrong.
const FOLDS = 5;
const knowledge = await makeKnowledge(join(import.meta.dirname, "../../../.."));
const showsFailures = process.argv.includes("--failures");
let all = 0;
let page = 0;
let place = 0;
let exact = 0;

for (let fold = 0; fold < FOLDS; fold++) {
  let count = 0;
  const heldOut: { question: string; record: (typeof knowledge.records)[number] }[] = [];
  const records = knowledge.records.map((record) => ({
    ...record,
    asked: record.asked?.filter((question) => {
      const out = count++ % FOLDS === fold;
      if (out) heldOut.push({ question, record });
      return !out;
    }),
  }));
  const assistant = createAssistant({ ...knowledge, records }, Date.now);
  for (const [index, { question, record }] of heldOut.entries()) {
    const { message, sources, kind } = assistant.reply(question, `fold_${fold}_${index}`);
    const link = /\/[^\s?#]*(?:#\S*)?/.exec(message.trim().split("\n").at(-1) ?? "")?.[0] ?? "";
    const rightPage = link.split("#")[0] === record.path;
    all++;
    if (rightPage) page++;
    if (sources.some(({ path, anchor }) => path === record.path && anchor === record.anchor)) place++;
    if (sources.some(({ id }) => id === record.id)) exact++;
    if (!rightPage && showsFailures)
      console.log(
        `${kind} ${record.path}#${record.anchor}  ${question}\n    ${message.replaceAll("\n", " ").slice(0, 150)} ${link}`,
      );
  }
}
const share = (some: number) => `${some}/${all} (${((100 * some) / all).toFixed(1)}%)`;
console.log(`asked: page ${share(page)}, place ${share(place)}, record ${share(exact)}`);
