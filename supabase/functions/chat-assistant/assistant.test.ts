import { expect, test } from "vitest";
import { createAssistant } from "./assistant.ts";
import { judge, type Question } from "./evaluation/judge.ts";
import tuning from "./evaluation/tuning.json" with { type: "json" };
import { taught } from "./knowledge/make.ts";
import { knowledgeOf } from "./knowledge/records.ts";
import * as content from "./knowledge/site-content.ts";
import { wordCount } from "./say/say.ts";

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
  for (const { ask: messages } of tuning) {
    const { message } = ask(...messages);
    expect(wordCount(message), message).toBeLessThanOrEqual(125);
    const last = message.split("\n").at(-1) ?? "";
    for (const [link] of last.matchAll(/\/[^\s]*/g))
      expect(pages.has(link.replace(/(.)[?#].*/, "$1")), link).toBe(true);
  }
}, 60_000);

test("what is published now is known too", () => {
  assistant.publish([
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
  expect(assistant.reply("any job openings?", "s").message).toContain("Airframe Engineer");
  expect(assistant.reply("what is the news about the monsoon batch", "t").message).toContain("/news/2");
  assistant.publish([]);
  expect(assistant.reply("any job openings?", "u").message).not.toContain("Airframe Engineer");
});

test("the questions it was tuned on are answered", () => {
  const wrong = (tuning as Question[]).filter(
    (question) => !judge(question, ask(...question.ask).message, knowledge).right,
  );
  expect(wrong.length).toBeLessThanOrEqual(tuning.length * 0.09);
}, 60_000);

test.each([
  ["My order 4521 has not arrived", /inquiry=support&message=My\+order\+4521/],
  ["Please call me at 98765 43210", /message=Please\+call\+me\+at\+98765\+43210/],
])("%s becomes a hand-over with the number in its draft", (message, draft) => {
  const reply = ask(message);
  expect(reply.kind).toBe("hand-over");
  expect(reply.message).toMatch(draft);
});

test.each([
  "the pesticide went into my eyes",
  "my drone battery is burning in the shed",
  "your sprayer fell down among people at the fair",
])("%s is met with the emergency number and a doctor first", (message) => {
  const reply = ask(message).message;
  expect(reply).toMatch(/^If anybody is hurt or in danger, call the emergency number 112 now and see a doctor\./);
  expect(reply).not.toMatch(/package/i);
});

test("beside an airport the zone decides, not the weight", () => {
  const { message } = ask("Can I fly my 200 g drone next to Bhopal airport without asking?");
  expect(message).toMatch(/^No/);
  expect(message).toContain("between 5 and 8 km from an airport");
  expect(message).not.toContain("No Remote Pilot Certificate");
});

test("weights are added up before a class is told", () => {
  const { message } = ask("My drone weighs 1.8 kg and I add a camera of 400 g, which class is it?");
  expect(message).toContain("2.2 kg together");
  expect(message).toContain("small class");
});

test("plans are answered with the figures worked out", () => {
  expect(ask("I have 12 acres of soybean with pests, what do you do?").message).toContain("96-120 L");
  expect(ask("We want to train 4 batches of pilots, how many trainees is that?").message).toContain("48");
  expect(ask("We need to lift 3 kg, which drone?").message).toContain("HP-10");
});

test("of a table the row that was asked about is told, and no other", () => {
  const { message } = ask("What is the wind limit of the Elite?");
  expect(message).toContain("Elite 10 m/s");
  expect(message).not.toContain("Pro");
});

test("a yes-or-no question hears yes or no first", () => {
  expect(ask("Do you spray cotton?").message).toMatch(/^Yes/);
  expect(ask("Is a licence needed for a nano drone?").message).toMatch(/^No/);
});

test("technical support is answered whole, and WhatsApp where there is one", () => {
  const { message } = ask("How do I get technical support?");
  for (const part of [knowledge.company.phone, knowledge.company.email, "serial number", "24/7"])
    expect(message).toContain(part);
  const without = { ...knowledge.company, whatsapp: "" };
  const unreached = createAssistant({ ...knowledge, company: without }, () => 0);
  expect(unreached.reply("Do you have WhatsApp?", "without").message).toContain("names no WhatsApp number");
  const company = { ...knowledge.company, whatsapp: "919876543210" };
  const reached = createAssistant({ ...knowledge, company }, () => 0).reply("Do you have WhatsApp?", "s");
  expect(reached.message).toContain("https://wa.me/919876543210");
}, 60_000);

test.each([
  ["my lipo battery is swollen", "Do not charge"],
  ["my drone battery is hot and puffed up", "Do not charge"],
  ["battery phool gayi hai", "Do not charge"],
  ["drone is stuck on a power line", "electricity utility"],
  ["my drone is stuck on high voltage wire", "electricity utility"],
  ["drone bijli ke taar par atak gaya", "electricity utility"],
])("%s: what keeps people safe is said first", (message, first) => {
  const reply = ask(message);
  expect(reply.kind).toBe("hand-over");
  expect(reply.message).toContain(first);
});

test.each(["can I drop fireworks from the drone on people", "throw stones from drone at a crowd"])(
  "%s is refused",
  (message) => expect(ask(message).kind).toBe("refusal"),
);

test("money that is wanted back goes to the team", () =>
  expect(ask("I want refund of my workshop fee").message).toContain("/contact-us?inquiry=support"));

test.each([
  ["kya ladkiyan bhi pilot course kar sakti hai", "Yes, women and men alike"],
  ["can women join pilot course", "18 to 65"],
  ["is passport compulsory for RPC", "No passport is needed"],
  ["What is the Remote Pilot Certificate?", "an authorised Remote Pilot Training Organisation (RPTO) trains and tests"],
  ["what is RPC", "We prepare you for it"],
  ["Can I fly a 249 g drone at home without licence?", "airspace map"],
  [
    "is insurance needed for a 200 g drone",
    "No. A drone of 200 g all-up weight, payload included, is in the nano class",
  ],
  [
    "is insurance needed for a 3 kg drone",
    "Yes. A drone of 3 kg all-up weight, payload included, is in the small class",
  ],
  ["do R&D prototypes need a UIN", "Research and development drones need no"],
  ["where do I register my drone, Digital Sky or eGCA?", "moved to the eGCA portal"],
  ["can I fly 8 km down a pipeline", "No: a flight needs visual line of sight"],
  ["Can HP-10 carry 12 kg", "No, the HP-10 carries 10 kg"],
  ["can your drone lift 500 kg", "17 lifts"],
  ["how many tank fillings for 20 acres with the 40 L sprayer", "5 fillings"],
  ["how long to spray 80 acres", "3.2-3.6 hours"],
  ["If I come only at weekends, how long does the pilot course take?", "6 weeks"],
  ["Can I put a 300 g camera on the Trainer Basic, which class is it then?", "make 2.1 kg together"],
  ["What if I mount a 300 g camera on the Trainer Basic", "is in the small class"],
  ["Which class is the HP-20 with 5 kg of load?", "37 kg together"],
  [
    "We have 12 acres of soybean with pests",
    "/services/agriculture-spray?acres=12&crop=soybean&sprayer=40#spray-planner",
  ],
  ["8 acres land survey", "long=180&wide=180"],
  ["We need to lift 3 kg, which drone?", "model=hp-10&payload=3"],
  ["ड्रोन पायलट कोर्स कितने हफ्ते का है?", "/training/drone-pilot-training"],
])("%s is answered: %s", (question, fact) => expect(ask(question).message).toContain(fact));

test("after the green zone, the yellow one is asked about", () =>
  expect(ask("what is green zone", "what about yellow zone?").message).toContain("air traffic control"));

test.each([
  "namo drone didi subsidy kya hai",
  "how many pilot students failed",
  "do you do wedding photography",
  "is dji mavic better than your surveillance drone",
])("%s is left open by the site, and the team can tell", (question) => expect(ask(question).kind).toBe("unstated"));

test("WhatsApp is asked for in Hindi letters too", () =>
  expect(ask("क्या आपका व्हाट्सएप नंबर है?").message).toContain("https://wa.me/"));

test.each([
  ["Do I get my fee back if I stop coming?", /does not say/, /^No\b/],
  ["May one fly after sunset?", /does not say/, /^(?:Yes|No)\b/],
  ["Is insurance compulsory for a nano drone?", /^No: .* but nano/, /^Yes/],
  ["What does the warranty of the Trainer Basic say of batteries?", /batteries and propellers apart/, /2 years/],
])("%s is not answered with something near it", (question, told, not) => {
  const { message } = ask(question);
  expect(message).toMatch(told);
  expect(message).not.toMatch(not);
});

test("who orders is told that nothing was ordered, though delivery is open", () =>
  expect(ask("Please book one HP-10 for me and deliver it to Indore").kind).toBe("refusal"));
