import { describe, expect, test } from "vitest";
import { about } from "~/content/about";
import { company, contactsNote } from "~/content/company";
import { contactPage } from "~/content/contact";
import { facts } from "~/content/facts";
import { marketingPages } from "~/content/marketing-pages";
import { partnersNote } from "~/content/partners";
import { plainSections, type Stat } from "~/content/schema";
import { testimonialsNote } from "~/content/testimonials";
import { readConfig } from "../../server/process/config";
import { createMemory } from "../../supabase/functions/chat-assistant/assistant";
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

/** Every large figure of a page. */
const statsOf = (path: string): Stat[] => {
  const found = marketingPages.find((candidate) => candidate.path === path);
  const inSections = plainSections(found?.sections ?? []).flatMap((section) => {
    if (section.kind === "stats") return section.items;
    return section.kind === "cards" ? section.items.flatMap(({ stat }) => (stat ? [stat] : [])) : [];
  });
  return [...(found?.hero.stats ?? []), ...inSections];
};

describe("what a claim, a sample and a promise must say beside them", () => {
  test("every large figure says how it is meant", () => {
    for (const { path } of marketingPages)
      for (const { label, note } of statsOf(path)) expect(note.trim().length, `${path}: ${label}`).toBeGreaterThan(5);
  });

  test("placement is assistance, in the whole sentence, and nobody promises more", () => {
    const sentence = "Our claim. Assistance for those who ask, never a guarantee of a job";
    expect(facts.placement.note).toBe(sentence);
    for (const [path, text] of Object.entries(surfaces)) {
      if (/^98%?$/m.test(text)) expect(text, path).toContain(sentence);
      const rest = text.replace(/never a guarantee of a job|It is help, without a guarantee/g, "");
      expect(rest, path).not.toMatch(/guarantee|\bis placed\b|100% placement/i);
    }
  });

  test("sample contacts say so wherever they stand as cards", () => {
    expect(contactsNote).toBe(company.contactsAreSamples ? "Sample contacts: use the form" : "");
    for (const { title, note } of contactPage.cards)
      if (["Phone", "E-mail", "WhatsApp"].includes(title)) expect(note).toContain(contactsNote);
  });

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
    const sections = marketingPages.flatMap(({ path, sections }) =>
      plainSections(sections).map((section) => ({ path, section })),
    );
    const people = sections.filter(({ section }) => /people|stories|partners/.test(section.kind));
    expect(people.length).toBeGreaterThan(7);
    for (const { path, section } of people) expect(section.sample, `${path}#${section.id}`).toBe(true);
    // The mark is typed, so that no words alone make a sample and none leaves it unmarked.
    for (const { path, section } of sections) {
      const { items: _, ...words } = "items" in section ? section : { ...section, items: null };
      if (
        /^(?!.*sample rep).*\b(is a sample|samples?\b.*until|^sample)/is.test(lookup(words)) &&
        section.kind !== "cards" &&
        section.kind !== "modules"
      )
        expect(section.sample, `${path}#${section.id}`).toBe(true);
    }
    for (const note of [partnersNote, testimonialsNote, about.story.note, about.milestones.note, about.founder.note])
      expect(note).toMatch(/^Sample/);
  });

  test("rates that the specification does not fix are marked as sample figures", () => {
    expect(page("/excellence-center/3-modules").match(/\d+% \(sample figure\)/g)).toHaveLength(3);
    const rates = statsOf("/excellence-center/3-modules/rpto").filter(({ label }) => label === "success rate");
    expect(rates.map(({ sample }) => sample)).toEqual([true, true, true, true]);
    for (const { value, sample } of statsOf("/excellence-center/drone-coe"))
      if (value === "6") expect(sample).toBe(true);
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
    for (const path of [
      "/training/drone-pilot-training",
      "/training/drone-development-workshops",
      "/training/rc-aircraft-workshop",
      "/excellence-center/3-modules",
      "/excellence-center/3-modules/rpto",
    ])
      expect(page(path), path).toContain("is for the regulator to say; if not, you stay at the simulator");
    for (const path of Object.keys(surfaces).filter((path) => page(path).includes("is for the regulator to say"))) {
      const rules = plainSections(marketingPages.find((candidate) => candidate.path === path)?.sections ?? []).flatMap(
        (section) => (section.kind === "rules" ? section.items : []),
      );
      expect(
        rules.map(({ check }) => check),
        path,
      ).toContain("paidTraining");
    }
    expect(page("/product/trainer-drone")).toContain("Pupils below 18 fly only Basic, with the instructor linked");
    expect(page("/training/drone-industrial-training")).toContain("you fly outdoors once you have it");
  });

  test("what the privacy text promises is what the server and the assistant do", () => {
    expect(readConfig({}).enquiriesKeptMonths).toBe(facts.enquiriesKept.months);
    expect(facts.enquiriesKept.wording).toBe("twelve months");
    let now = 1;
    const memory = createMemory(() => now);
    memory.set("session", { topic: "/about-us" });
    now += facts.chatKept.minutes * 60_000;
    expect(memory.get("session")?.topic).toBe("/about-us");
    now += 1;
    expect(memory.get("session")?.topic).toBeUndefined();
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
      /known_browser/,
      /error-reports/,
      /the build of the site/,
      /by hand/,
      /backup/,
      /keeps no log/,
      /map/,
      /Data Protection Board/,
      /form on the contact page/,
    ])
      expect(page("legal texts")).toMatch(word);
    expect(page("legal texts")).not.toContain(".example");
  });
});
