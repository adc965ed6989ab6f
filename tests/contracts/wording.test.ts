import { describe, expect, test } from "vitest";
import { about } from "~/content/about";
import { facts } from "~/content/facts";
import { pages } from "~/content/pages";
import { partnersNote } from "~/content/partners";
import { testimonialsNote } from "~/content/testimonials";
import { readConfig } from "../../server/process/config";
import { createMemory } from "../../supabase/functions/chat-assistant/memory";
import { lookup } from "./figures";
import { surfaces } from "./surfaces";

const page = (path: string) => surfaces[path] ?? "";

/** Nothing on any surface may say these: each was found to be untrue, to contradict another surface, or not Indian English. */
const never: [string, RegExp][] = [
  ["records that nobody keeps", /by our own records|from its own records|Figures from our own assessments|own counts/i],
  ["an average of full marks", /average marks?/i],
  ["an authorisation that nobody gave", /(?:obtain|get) (?:it|one) with us|we are an authorised/i],
  ["flying a class without the certificate", /flying on two weight classes|Practice on two weight classes/i],
  ["modules that stand alone and require each other", /stands alone/i],
  ["a fast track of flying only", /flying only/i],
  ["a tinkering lab of the company's", /What the lab has done|in ours in Bhopal/i],
  ["batteries left alone", /unattended/i],
  ["distances that nobody sees over", /six-kilometre|three-kilometre|walked in forty minutes/i],
  ["a rule beyond the facts sheet", /Closer to an airport/i],
  ["a fee that nobody looked up", /no agent and no fee/i],
  ["evening light that is not there", /last light, well before dusk/i],
  ["five limits of five classes", /five limits/i],
  ["two distances of three", /two distances/i],
  ["three cameras of two", /three cameras/i],
  ["an aircraft for everybody", /something that has flown/i],
  ["courses of days for newcomers of any", /open to newcomers/i],
  ["programme beside program", /programme/i],
  ["an oral without its noun", /\ban oral\b(?! examination)|\bthe oral\b(?! examination)/i],
  ["courts that are competent", /are competent/i],
  ["conspicuous modules", /conspicuous/i],
  ["an estate car", /estate car|\bjeep\b/i],
  ["2 years warranty", /2 years (?:of )?warranty/i],
  ["imports that may not since", /may not be imported since/i],
];

describe("what must not be said again", () => {
  test.each(never)("%s", (_name, phrase) => {
    for (const [path, text] of Object.entries(surfaces)) expect(lookup(text), path).not.toMatch(phrase);
  });
  test("Center stands only in the names that the specification gives", () => {
    for (const [path, text] of Object.entries(surfaces))
      expect(text.replace(/Excellence Center|Drone Center of Excellence/g, ""), path).not.toMatch(/\bcenter\b/i);
  });
});

describe("what a claim, a sample and a promise must say beside them", () => {
  test("figures of the home page are called claims, and how soon we answer says when counting begins", () => {
    for (const name of ["dronesBuilt", "peopleTrained", "workshops", "certificationRate", "placement"] as const)
      expect(facts[name].note, name).toMatch(/^Our claim/);
    for (const path of ["/", "/contact-us"]) {
      expect(page(path)).toContain(facts.replyTime.value);
      expect(page(path)).toContain(facts.replyTime.note);
    }
    for (const { value, note } of [facts.earlyBird, facts.trainingFootnote]) {
      expect(page("/")).toContain(value);
      expect(page("/")).toContain(note);
    }
  });

  test("every section of people, stories and partners is marked as samples", () => {
    const sections = pages.flatMap(({ path, sections }) =>
      sections
        .flatMap((section) => (section.kind === "tabs" ? section.tabs.flatMap((tab) => tab.sections) : [section]))
        .flatMap((section) =>
          "note" in section && /people|stories|partners/.test(section.kind) ? [{ path, section }] : [],
        ),
    );
    expect(sections.length).toBeGreaterThan(7);
    for (const { path, section } of sections) expect(section.note, path).toMatch(/\bsamples?\b/i);
    for (const note of [partnersNote, testimonialsNote, about.story.note, about.milestones.note, about.founder.note])
      expect(note).toMatch(/^Sample/);
  });

  test("rates that the specification does not fix are marked as sample figures", () => {
    expect(page("/excellence-center/3-modules").match(/\d+% \(sample figure\)/g)).toHaveLength(3);
    expect(page("/excellence-center/3-modules/rpto").match(/^Sample figure$/gm)).toHaveLength(4);
    expect(page("/excellence-center/drone-coe")).toContain("Sample values");
  });

  test("data sheets say that their values are preliminary", () => {
    for (const path of ["/product/trainer-drone", "/product/surveillance-drone", "/product/heavy-payload-drones"])
      expect(page(path), path).toMatch(/preliminary/i);
  });

  test("pages that train pilots say what is flown before the certificate, and that the rule on paid courses can change", () => {
    for (const path of [
      "/training/drone-pilot-training",
      "/excellence-center/3-modules",
      "/excellence-center/3-modules/rpto",
    ])
      expect(page(path), path).toMatch(
        /Until you hold the (?:Remote Pilot )?[Cc]ertificate.{0,80}simulator.{0,40}micro class/,
      );
    for (const path of ["/training/drone-pilot-training", "/excellence-center/3-modules/rpto"])
      expect(page(path), path).toContain("is for the regulator to say");
    expect(page("/product/trainer-drone")).toContain("Pupils below 18 fly only Basic, with the instructor linked");
    expect(page("/training/drone-industrial-training")).toContain("you fly outdoors once you have it");
  });

  test("what the privacy text promises is what the server and the assistant do", () => {
    expect(readConfig({}).enquiriesKeptMonths).toBe(facts.enquiriesKept.months);
    expect(facts.enquiriesKept.wording).toBe("twelve months");
    let now = 0;
    const memory = createMemory(() => now);
    memory.remember("session", { topic: "/about-us" });
    now = facts.chatKept.minutes * 60_000;
    expect(memory.recall("session").topic).toBe("/about-us");
    now += 1;
    expect(memory.recall("session").topic).toBeUndefined();
  });

  test("the privacy text names what is kept, for how long, and a way that reaches a person", () => {
    for (const word of [
      /last name/,
      /e-mail address/,
      /phone/,
      /company/,
      /topic/,
      /preferred day/,
      /application for a job/,
      /30 minutes/,
      /twelve months/,
      /keeps no log/,
      /map/,
      /Data Protection Board/,
      /form on the contact page/,
    ])
      expect(page("legal texts")).toMatch(word);
    expect(page("legal texts")).not.toContain(".example");
  });
});
