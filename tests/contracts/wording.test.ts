import { describe, expect, test } from "vitest";
import { company, contactsNote } from "~/content/company";
import { facts } from "~/content/facts";
import { productTerms, safeguards } from "~/content/good-to-know";
import { marketingPages } from "~/content/marketing-pages";
import { about } from "~/content/pages/about";
import { afterTheForm } from "~/content/pages/after-the-form";
import { contactPage } from "~/content/pages/contact";
import { partnersNote } from "~/content/partners";
import { plainSections, type Stat } from "~/content/schema";
import { atAGlance } from "~/content/stated/at-a-glance";
import { testimonialsNote } from "~/content/testimonials";
import { readConfig } from "../../server/process/config";
import { createMemory } from "../../supabase/functions/chat-assistant/assistant";
import { lookup } from "./figures";
import { surfaces } from "./surfaces";
import { recordFiles } from "./walk";

const page = (path: string) => surfaces[path] ?? "";

const [lab, modules, rpto] = [
  "/excellence-center/atal-tinkering-lab",
  "/excellence-center/3-modules",
  "/excellence-center/3-modules/rpto",
];

/** What may stand on no surface, or not again on the named ones, with what to write in its place. */
const never: [words: RegExp, instead: string, on?: string[]][] = [
  [/programme/i, "program"],
  [/2 years (?:of )?warranty/i, "2-year warranty"],
  [/estate car|\bjeep\b/i, "car, van"],
  [/we are an authorised|(?:obtain|get) (?:it|one) with us/i, "that an authorised RPTO does it: the company is none"],
  [/by our own records|from its own records|Figures from our own assessments|own counts/i, "that it is our claim"],
  [/average marks?/i, "a share of trainees", [lab, modules, rpto]],
  [
    /flying on two weight classes|Practice on two weight classes/i,
    "one class",
    ["/", "/training/drone-pilot-training"],
  ],
  [/stands alone/i, "which module comes before", [modules]],
  [/flying only/i, "what else it teaches", [rpto]],
  [/What the lab has done|in ours in Bhopal/i, "what a lab does: the company has none", [lab]],
  [/unattended/i, "who watches the batteries", ["/excellence-center/drone-coe"]],
  [/six-kilometre|three-kilometre|walked in forty minutes/i, "a distance within sight", ["/"]],
  [/Closer to an airport/i, "the zones of the facts sheet", ["/services/land-surveying"]],
  [/no agent and no fee/i, "where the form is", ["/blog", "/news"]],
  [/last light, well before dusk/i, "one of the two", ["/gallery", "/blog", "/news"]],
  [/five limits|two distances|conspicuous/i, "a number that is right", ["/blog", "/news"]],
  [/three cameras/i, "two cameras", ["/gallery"]],
  [/something that has flown/i, "for whom", ["/"]],
  [/open to newcomers/i, "which workshop is open to them", ["/", "/training/drone-development-workshops"]],
  [/\b(?:an|the) oral\b(?! examination)/i, "oral examination", [modules, rpto]],
  [/are competent/i, "have jurisdiction", ["legal texts"]],
  [/may not be imported since/i, "since when", ["/product/surveillance-drone", "/services/custom-drone-development"]],
];

/** The file in which the text of a surface is corrected. */
const fileOf = (path: string) => recordFiles.get(path) ?? path;

describe("what must not be written", () => {
  test.each(never)("%s: write %s", (words, instead, on = Object.keys(surfaces)) => {
    for (const path of on)
      expect(lookup(surfaces[path]), `${fileOf(path)} says ${words}; write ${instead}`).not.toMatch(words);
  });
  test("Center stands only in the names that the specification gives", () => {
    for (const [path, text] of Object.entries(surfaces))
      expect(
        text.replace(/Excellence Center|Drone Center of Excellence/g, ""),
        `${fileOf(path)}: write centre`,
      ).not.toMatch(/\bcenter\b/i);
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
      for (const { label, note } of statsOf(path))
        expect(
          note.trim().length,
          `${fileOf(path)}: "${label}" needs a note that says how the figure is meant`,
        ).toBeGreaterThan(5);
  });

  test("placement is assistance, in the whole sentence, and no surface promises a job", () => {
    const sentence = "Our claim. Assistance for those who ask, never a guarantee of a job";
    expect(facts.placement.note).toBe(sentence);
    for (const [path, text] of Object.entries(surfaces)) {
      if (/^98%$/m.test(text) || path === "/about-us")
        expect(text, `${fileOf(path)} shows 98% without its note`).toContain(sentence);
      const rest = text.replace(/never a guarantee of a job/g, "");
      expect(rest, `${fileOf(path)} promises a job`).not.toMatch(
        /guarantee\w*[^.\n]{0,40}\b(?:jobs?|placement|placed)\b|\b(?:jobs?|placement)\b[^.\n]{0,40}guarantee|is placed in|100% placement/i,
      );
    }
  });

  test("sample contacts say so wherever they stand as cards", () => {
    const { phone, email, address } = company.samples;
    expect(contactsNote).toBe(phone && email && address ? "Sample contacts: use the form" : "");
    for (const { title, note } of contactPage.cards)
      if (["Phone", "E-mail", "WhatsApp"].includes(title)) expect(note).toContain(contactsNote);
  });

  test("figures of the home page are called claims", () => {
    for (const name of ["dronesBuilt", "peopleTrained", "workshops", "certificationRate", "placement"] as const)
      expect(facts[name].note, name).toMatch(/^Our claim/);
    for (const { value, note } of [facts.earlyBird, facts.trainingFootnote]) {
      expect(page("/")).toContain(value);
      expect(page("/")).toContain(note);
    }
  });

  test("we reply within one working day; the message after sending alone says 24 hours, and what that means", () => {
    const { value, note, workingDay, wording } = facts.replyTime;
    expect(wording).toBe("within one working day (Mon-Sat)");
    expect(wording).toContain(workingDay);
    expect(afterTheForm[0]).toContain(wording);
    expect(page("/contact-us")).toContain(wording);
    expect(contactPage.sent.text).toContain(value);
    expect(contactPage.sent.note).toContain(note);
    for (const [path, text] of Object.entries(surfaces))
      expect(text.split(value).length - 1, `${fileOf(path)}: write ${wording}`).toBe(path === "/contact-us" ? 1 : 0);
  });

  test("the opening answers for whom, how long, and what moves the price", () => {
    for (const page of marketingPages) {
      const [whom, time, price, ...more] = atAGlance(page);
      const message = fileOf(page.path);
      expect(more, message).toEqual([]);
      expect(whom, message).toEqual({ label: "For", value: expect.stringMatching(/\w{4}/) });
      expect(time?.label, message).toMatch(/^(?:Duration|Time|Speed|Flight time)$/);
      expect(time?.value, message).toMatch(/\d|day/);
      expect(price?.label, message).toBe(page.course || page.group === "training" ? "Fee" : "Price");
      expect(price?.value, message).toMatch(/^(?:Depends on [a-z]|from ₹\d)/);
    }
  });

  test("the three steps after the form are a reply, an agreement and a price in writing, with nothing booked before", () => {
    expect(afterTheForm).toHaveLength(3);
    expect(afterTheForm[2]).toMatch(/price in writing.*nothing is booked before/);
    for (const { path, sections } of marketingPages) {
      const message = `${fileOf(path)}: the steps stand in its last band`;
      expect(sections.at(-1)?.kind, message).toBe("call-to-action");
    }
  });

  test("good to know: each page says what is included, the price with its tax, and how one cancels", () => {
    for (const { path, group, sections } of marketingPages) {
      const known = sections.find(({ id }) => id === "good-to-know");
      if (known?.kind !== "table") throw new Error(`${fileOf(path)}: no goodToKnow({...})`);
      const answers = new Map(known.rows.map(([question = "", answer = ""]) => [question, answer]));
      const has = (question: RegExp) => [...answers].find(([each]) => question.test(each))?.[1];
      for (const [question, answer] of answers)
        expect(answer.length, `${fileOf(path)}: ${question}`).toBeGreaterThan(3);
      if (path !== "/excellence-center/3-modules")
        expect(has(/includ/i), `${fileOf(path)}: what is included`).toBeDefined();
      expect(has(/^(?:Fee|Price)\b/), `${fileOf(path)}: the price`).toBeDefined();
      expect(has(/^Cancellation$/), `${fileOf(path)}: cancellation`).toBe(company.terms.cancellation ?? "Ask us");
      if (group === "training" || group === "services" || group === "product")
        expect(has(/^(?:Fee|Price)$/), `${fileOf(path)}: with or without tax`).toContain("GST");
      if (group === "services" || group === "product")
        expect(has(/^NDA and insurance$/), `${fileOf(path)}: the desk's values`).toBe(
          safeguards["NDA and insurance"] ?? "Ask us",
        );
      if (group === "product") expect(has(/^Export/), `${fileOf(path)}: sold abroad or not`).toBe("Ask us");
    }
  });

  test("a product states each term of its data sheet, or says to ask", () => {
    for (const path of ["/product/trainer-drone", "/product/surveillance-drone", "/product/heavy-payload-drones"]) {
      const found = marketingPages.find((each) => each.path === path);
      const rows = plainSections(found?.sections ?? []).flatMap((each) => (each.kind === "table" ? each.rows : []));
      for (const { label, value } of productTerms()) {
        expect(value).toBe("Ask us");
        const [, stated] = rows.find(([first]) => first === label) ?? [];
        expect(stated, `${fileOf(path)}: ${label}`).toMatch(/^Ask us$|\d/);
      }
    }
    expect(page("/product/surveillance-drone")).toContain("Tell us the altitude of your site");
  });

  test("every section of people, stories and partners is marked as samples", () => {
    const sections = marketingPages.flatMap(({ path, sections }) =>
      plainSections(sections).map((section) => ({ path, section })),
    );
    const people = sections.filter(({ section }) => /people|stories|partners/.test(section.kind));
    expect(people.length).toBeGreaterThan(7);
    for (const { path, section } of people)
      expect(section.sample, `${fileOf(path)}: write \`sample: true\` into section ${section.id}`).toBe(true);
    // A note that begins with "Sample" goes with the typed mark, from which the page takes its label.
    for (const { path, section } of sections)
      if ("note" in section && /^sample\b/i.test(section.note ?? ""))
        expect(section.sample, `${fileOf(path)}: write \`sample: true\` into section ${section.id}`).toBe(true);
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
    for (const { path, sections } of marketingPages)
      for (const section of plainSections(sections))
        for (const { rule, check } of section.kind === "rules" ? section.items : [])
          if (rule.includes("counts as flown non-commercially"))
            expect(check, `${fileOf(path)}: take this rule from \`paidTraining\` of app/content/law.ts`).toBe(
              "paidTraining",
            );
    expect(page("/product/trainer-drone")).toContain("Students below 18 fly only Basic, with the instructor linked");
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
      /contact-draft/,
      /the build of the site/,
      /by hand/,
      /backup/,
      /kept for 180 days/,
      /13 May 2027/,
      /Section 43A/,
      /Grievance Officer/,
      /within a month/,
      /map/,
      /Data Protection Board/,
      /form on the contact page/,
    ])
      expect(page("legal texts")).toMatch(word);
    expect(page("legal texts")).not.toContain(".example");
  });
});
