import { expect, test } from "vitest";
import { createAssistant } from "../assistant.ts";
import { prepareKnowledge, withAsked } from "../knowledge/make.ts";
import { needsItsQuestion } from "../knowledge/record.ts";
import { knowledgeOf } from "../knowledge/records.ts";
import * as content from "../knowledge/site-content.ts";
import { MAX_LINES } from "../respond/respond.ts";

const { knowledge } = prepareKnowledge(knowledgeOf(content), process.cwd());
const assistant = createAssistant(knowledge, () => 0);
let sessions = 0;
const ask = (...messages: string[]) => {
  const session = `session_${sessions++}`;
  return messages.map((message) => assistant.reply(message, session).english).at(-1) ?? "";
};

test.each([
  "do you have third party insurance",
  "do you come to Sehore",
  "can you visit Indore",
  "do you have 24/7 support number",
  "does the price include GST",
  "is there a student discount",
  "do your trainers speak Hindi",
  "do you write reports in Hindi",
  "can I pay on WhatsApp",
  "do prices stay under 5 lakh",
  "do you spray cotton at night",
  "do you spray potatoes",
  "do you sell drones for weddings",
  "is a visa needed for the course",
  "I want to buy a drone, which ones are there",
  "I never went abroad, can I get the pilot certificate",
  "I missed your last announcement, where can I see it",
  "do you give emi on the surveillance drone",
  "is there a scholarship for girls",
  "can a 16 year old visit your office",
  "can a 16 year old join the data processing course",
  "can my 15 year old son join the technician course",
  "is it illegal to fly a 200 g drone without a licence",
  "is a 3 kg drone exempt from insurance",
  "does insurance cover theft of my 3 kg drone",
  "do I need a registration certificate for a 200 g drone",
  "do I need a permit to fly my 200 g drone in a red zone",
  "can I fly my 200 g drone without a licence at night over the Taj Mahal",
  "does a nano drone need a UIN and insurance",
  "do you guarantee that the job is finished in a day",
  "do you know who pays for the lab",
])("%s: the answer begins with neither a yes nor a no, since no page says either", (question) =>
  expect(ask(question)).not.toMatch(/^(?:Yes|No|Not)\b(?! passport)/),
);

test.each([
  ["Do you spray cotton?", /^Yes\. Cotton/],
  ["please sir, do you spray the cotton", /^Yes\. Cotton/],
  ["Do you sell drones?", /^Yes\. We sell these drones/],
  ["Must I have a pilot licence to repair drones?", /^Not for bench work/],
  ["Is the RPC included?", /^No\. You choose an authorised/],
  ["RPC fee included?", /^No\. You choose an authorised/],
])("%s is marked with its answer", (question, told) => expect(ask(question)).toMatch(told));

test("the answer to a similar question of the page repeats that question", () =>
  expect(ask("is the RPC test part of the fast track")).toMatch(
    /^“Is the RPC included\?” No\. You choose an authorised/,
  ));

test("a mark does not contradict the page", () => {
  const wrong = withAsked(knowledgeOf(content).records).records.flatMap((record) =>
    (record.verdicts ?? []).filter(
      ([, verdict]) =>
        needsItsQuestion(record) && /^(?:yes|no)\b/i.test(record.text) && !record.text.startsWith(verdict),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["is a licence needed for a 3 kg drone", /^Yes\. A drone of 3 kg/],
  ["can I fly a 3 kg drone without a licence", /^No\. A drone of 3 kg/],
  ["do I need permission to fly near the airport", /^Yes: beside an airport/],
  ["I am 45, is it too late to become a drone pilot?", /^No\. For the Remote Pilot Certificate you must be 18 to 65/],
])("%s is worked out", (question, told) => expect(ask(question)).toMatch(told));

test.each([
  ["I would like to put a 200 g camera on my 1.9 kg drone", "small class"],
  ["I would like to put a 200 gram camera on my 1.9 kilo drone", "small class"],
  ["I would like to add 200 g to my 1.9 kg drone, which class is it", "small class"],
  ["strap a 200 g camera to a 1.9 kg drone, which class", "small class"],
  ["is my 1.9 kg drone with a 200 g camera heavier than 2 kg", "small class"],
  ["which class is a drone of 200 g or 240 g", "nano class"],
  ["My 1.9 kg drone including a 200 g camera, which class is it", "micro class"],
  ["My drone weighs 2.1 kg with camera, the camera is 200 g, which class", "2.1 kg"],
  ["Can the HP-20 lift 12 kg and 9 kg together?", "No, the HP-20 carries 20 kg"],
  ["Can the HP-10 carry a 6 kg box and a 5 kg camera?", "No, the HP-10 carries 10 kg"],
  ["a drone from 300 g to 400 g, which class", "micro class"],
])("%s: %s", (question, told) => expect(ask(question)).toContain(told));

test("the weights of two models are not added up", () => {
  const told = ask("Can I put a 300 g camera on the Trainer Basic or the Trainer Pro, which class is it?");
  expect(told).not.toContain("together");
  expect(told).not.toContain("300 g all-up");
});

test("all courses are told, with their lengths, or counted", () => {
  const told = ask("Which drone training courses do you offer, and how long are they?");
  const courses = content.marketingPages.filter(({ group }) => group === "training").map(({ name }) => name);
  const lines = told.match(/^- .*$/gm) ?? [];
  expect(lines.length).toBe(Math.min(courses.length, MAX_LINES));
  for (const line of lines) expect(courses).toContain(/^- ([^:]+)/.exec(line)?.[1]);
  expect(lines.filter((line) => /: \d/.test(line)).length, told).toBeGreaterThan(lines.length / 2);
  if (courses.length > lines.length) expect(told).toContain(`And ${courses.length - lines.length} more: /#training`);
});

test("a list that is cut short says how many are left out, and where they stand", () => {
  const village = knowledge.records.find(({ kind, title }) => kind === "package" && title === "Village");
  const all = village?.said?.lines ?? [];
  const told = ask("what is in the village package and how long is the pilot course and what is the office address");
  const lines = all.filter((line) => told.includes(`- ${line}`));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.length).toBeLessThan(all.length);
  expect(told).toContain(`And ${all.length - lines.length} more: /services/agriculture-spray#packages`);
});

test("open positions beyond the longest list are counted", () => {
  const published = createAssistant(knowledge, () => 0);
  published.publish(
    Array.from({ length: 8 }, (_, at) => ({
      ...{ id: `live:/careers/${at}`, path: "/careers", page: "Careers", anchor: `${at}`, section: "Careers" },
      ...{ kind: "live" as const, title: `Position ${at}`, text: "Bhopal." },
    })),
  );
  const told = published.reply("any job openings?", "a").message;
  expect(told.match(/^- Position/gm)).toHaveLength(MAX_LINES);
  expect(told).toContain("And 2 more: /careers");
}, 60_000);

test.each([
  [["Tell me about the HP-20", "my order 4521 has not arrived"], "support", "Heavy Payload Drones"],
  [["Tell me about the pilot course", "call me at 98930 12345"], "training", "Drone Pilot Training"],
  [["aapki service bahut kharab hai"], "support", null],
])("the hand-over after %j says what was spoken of", (messages, inquiry, about) => {
  const link = /\/contact-us\S+/.exec(ask(...messages))?.[0] ?? "";
  const query = new URL(link, "https://site.example").searchParams;
  expect(query.get("inquiry")).toBe(inquiry);
  expect(query.get("about")).toBe(about);
  expect(query.get("message")).toBe(messages.at(-1));
});
