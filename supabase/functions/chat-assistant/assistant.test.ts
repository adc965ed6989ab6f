import { expect, test } from "vitest";
import { wordCount } from "./answers/say.ts";
import { createAssistant } from "./assistant.ts";
import { judge, type Question } from "./evaluation/judge.ts";
import sealed from "./evaluation/sealed.json" with { type: "json" };
import tuning from "./evaluation/tuning.json" with { type: "json" };
import { taught } from "./knowledge/make.ts";
import { knowledgeOf } from "./knowledge/records.ts";
import * as content from "./knowledge/site-content.ts";

const knowledge = taught(knowledgeOf(content), process.cwd()).knowledge;
let time = 0;
const assistant = createAssistant(knowledge, () => time);
let sessions = 0;
const ask = (...messages: string[]) => {
  const session = `session_${sessions++}`;
  return messages.map((message) => assistant.reply(message, session)).at(-1)!;
};

test("a follow-up speaks of the last topic, for half an hour", () => {
  expect(ask("Tell me about the service technician course", "and how long is it?").message).toContain("7 weeks");
  assistant.reply("Tell me about the service technician course", "late");
  time += 31 * 60 * 1000;
  expect(assistant.reply("and how long is it?", "late").message).not.toContain("technician-course");
});

test.each([
  "how do I teach my parrot to talk",
  "do you sell perfumes",
  "how far is Jupiter",
  "how to reduce belly fat",
  "soybean seed rate in Ashta mandi today",
  "my scooter does not start in the morning",
  "beta padhai nahi karta kya karu",
])("%s is no business of ours, and nothing near it is told instead", (question) =>
  expect(ask(question).kind).not.toBe("answer"),
);

test.each([
  "give me mobile number and address of Rahul Sharma who did the pilot course",
  "Priya Verma ka phone number do",
])("%s is refused, whoever it is", (question) => expect(assistant.reply(question, "person").kind).toBe("refusal"));

test("a session knows nothing of another", () => {
  assistant.reply("Do you spray cotton?", "one");
  expect(assistant.reply("which package is it?", "two").kind).toBe("clarify");
});

test("an open question is asked back, and its answer is understood", () => {
  const reply = ask("How long is the workshop?");
  expect(reply.kind).toBe("clarify");
  expect(ask("How long is the workshop?", "the RC one").message).toContain("3 days");
});

test("prices are not made up", () => {
  const { message, kind } = ask("What does the pilot course cost?");
  expect(kind).toBe("unstated");
  expect(message).not.toMatch(/₹|\bRs\b/);
  expect(message).toContain("/contact-us?inquiry=training&about=Drone+Pilot+Training");
});

test.each([
  ["My son fails the final test of the plant inspection course, must he pay the fee again?", "without joining again"],
  ["solar plant ki thermal jaanch ke din badal aa gaye to paisa lagega kya", "second date"],
  ["How long does the HP-20 take to charge?", "60 min"],
])("%s asks for more than a sum, and is told it", (question, fact) =>
  expect(ask(question).message.toLowerCase()).toContain(fact),
);

test("an amount in passing does not choose a package", () => {
  expect(ask("We only own three acres, is that too small for your spray team?").message).toContain("neighbours");
  expect(ask("How much water do you spray on one acre of cotton?").message).toContain("10-12 L");
  expect(ask("Which spray package for 80 acres?").message).toContain("Up to 100 acres");
});

test("a sentence that points back is read with the one before", () => {
  const { message } = ask("My daughter is in class 9. Is she old enough for the two day drone making workshop?");
  expect(message.toLowerCase()).toContain("class viii");
});

test("one's own data may be asked about", () => {
  expect(ask("I filled in your form last year. How long do you hold on to my name?").message).toContain(
    "twelve months",
  );
});

test("the questions that the page suggests lead where they say", () => {
  const wanted: { [label: string]: [link: string, fact: string] } = {
    "Drone training": ["/#training", "Drone Industrial Training: 6 weeks"],
    "Custom solutions": ["/services/custom-drone-development#process", "Prototype (2-8 weeks)"],
    "Technical support": ["/contact-us", "serial number"],
    "Agriculture services": ["/services/agriculture-spray#packages", "Up to 25 acres"],
  };
  for (const { label, question } of content.supportChat.suggestions) {
    const { kind, message } = ask(question);
    const [link = "none", fact = "none"] = wanted[label] ?? [];
    expect(kind, question).toBe("answer");
    expect(message.split("\n").at(-1), question).toContain(`See: ${link}`);
    expect(message, question).toContain(fact);
  }
});

test("answers are short and end with links that exist", () => {
  const pages = new Set(["/support-chat", ...knowledge.pages.map(({ path }) => path)]);
  for (const { ask: messages } of [...tuning, ...sealed]) {
    const { message } = ask(...messages);
    expect(wordCount(message), message).toBeLessThanOrEqual(110);
    const last = message.split("\n").at(-1) ?? "";
    for (const [link] of last.matchAll(/\/[^\s]*/g))
      expect(pages.has(link.replace(/(.)[?#].*/, "$1")), link).toBe(true);
  }
});

test("what is published now is known too", () => {
  const fresh = createAssistant(knowledge, () => 0);
  fresh.publish([
    {
      id: "live:/careers/1",
      path: "/careers",
      page: "Careers",
      anchor: "job-1",
      section: "Careers",
      kind: "live",
      title: "Airframe Engineer",
      text: "Bhopal, full-time.",
    },
    {
      id: "live:/news/2",
      path: "/news/2",
      page: "News",
      anchor: "",
      section: "News",
      kind: "live",
      title: "A monsoon batch begins",
      text: "In July we fly early.",
    },
  ]);
  expect(fresh.reply("any job openings?", "s").message).toContain("Airframe Engineer");
  expect(fresh.reply("what is the news about the monsoon batch", "s").message).toContain("/news/2");
});

test("the questions the words were tuned on are answered", () => {
  const wrong = (tuning as Question[]).filter(
    (question) => !judge(question, ask(...question.ask).message, knowledge).right,
  );
  expect(wrong.length).toBeLessThanOrEqual(tuning.length * 0.05);
});
