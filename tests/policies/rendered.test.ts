import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { company } from "~/content/company";
import { facts } from "~/content/facts";
import { figuresIn } from "../contracts/figures";
import { surfaces } from "../contracts/surfaces";
import { said } from "../contracts/walk";
import { publicRoutes } from "../public-routes.ts";
import { type RunningSite, startSite } from "../site.ts";

/** The contract tests read the pages' records; these read the rendered pages, with the texts that components add. */
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ assistant: false });
});
afterAll(() => site.stop());

const numbersOf = (text: string) =>
  new Set([...figuresIn(text)].map((figure) => /\d+(?:[.:]\d+)?(?:-\d+(?:[.:]\d+)?)?\+?/.exec(figure)?.[0] ?? ""));

/** The text of the page's main part, with the labels of its pictures and controls for screen readers. */
function heardIn(html: string): string {
  const [whole = ""] = /<main[\s>][\s\S]*<\/main>/.exec(html) ?? [];
  // The results of instruments are tested beside their formulas.
  const main = whole.replace(/<div id="[\w-]+-instrument"[\s\S]*?<\/section>/g, " ");
  const unseen = [...main.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g)].map(([, text]) => text);
  // A part of an aircraft has its number in the picture too; a scale counts on between the ends that its record says.
  const words = main
    .replace(/<span aria-hidden="true"[^>]*>\d<\/span>/g, " ")
    .replace(/<div role="img" aria-label="Colours from[\s\S]*?<\/div>\s*<\/div>/g, " ");
  const seen = words.replace(/<(script|style|svg)[\s>][\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, "\n");
  const heard = [seen, ...unseen].join("\n").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  // A name, and what the build and the page have counted themselves.
  return heard.replace(
    /\b3D\b|\d+ pictures shown|\d+ more (?:rules|rows|lines)|\d+ sheets?|\d+ files, [\d.]+ MB|It loads \d+ KB/g,
    " ",
  );
}

const pages = Object.keys(surfaces).filter(
  (path) => path.startsWith("/") && !["/blog", "/news", "/careers"].includes(path),
);

test.each(pages)("%s shows no figure that its record does not say", async (path) => {
  const known = numbersOf([surfaces[path], said(facts), said(company)].join("\n"));
  const heard = heardIn(await (await fetch(site.url + path)).text());
  expect(heard.length).toBeGreaterThan(500);
  // "01" to "09" count the steps of a list.
  const stray = [...numbersOf(heard)].filter((number) => !known.has(number) && !/^0\d$/.test(number));
  expect(
    stray.map(
      (number) =>
        heard.replace(/\s+/g, " ").match(new RegExp(`.{0,40}(?<!\\d)${number.replace(/[.+]/g, "\\$&")}.{0,20}`))?.[0] ??
        number,
    ),
  ).toEqual([]);
});

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .trim();
const titleOf = (html: string) => textOf(/<title[^>]*>[^<]*/.exec(html)?.[0] ?? "");

describe("every route answers with its status and its title", () => {
  const named = (title: string) => `${title} | ${company.name}`;
  const routes: [path: string, status: number, title: string][] = [
    ["/", 200, named("Revolutionizing the Sky with Smart Drone Solutions")],
    ["/auth", 200, named("Admin Authentication")],
    ["/careers", 200, named("Careers")],
    ["/gallery", 200, named("Gallery")],
    ["/support-chat", 200, named("Support Chat")],
    ["/sample-data", 200, named("Sample data")],
    ["/admin", 200, "Admin Dashboard"],
    ["/admin/guide", 200, "Guide for staff"],
    ["/training/drone-development-workshops", 200, named("Drone development workshops")],
    ["/training/rc-aircraft-workshop", 200, named("RC aircraft workshops")],
    ["/training/drone-pilot-training", 200, named("Professional Drone Pilot Certification")],
    ["/training/drone-industrial-training", 200, named("Drone Industrial Training")],
    ["/training/drone-data-processing", 200, named("Drone Data Processing Training")],
    ["/training/drone-service-technician", 200, named("Drone Service Technician Training")],
    ["/services/agriculture-spray", 200, named("Agriculture Spray Services")],
    ["/services/thermal-mapping", 200, named("Thermal Mapping Services")],
    ["/services/land-surveying", 200, named("Land Surveying Services")],
    ["/services/custom-drone-development", 200, named("Custom Drone Development")],
    ["/excellence-center/atal-tinkering-lab", 200, named("Atal Tinkering Lab")],
    ["/excellence-center/drone-coe", 200, named("Drone Center of Excellence")],
    ["/excellence-center/3-modules", 200, named("3 Modules Program")],
    ["/excellence-center/3-modules/rpto", 200, named("RPTO Preparation Programs")],
    ["/product/trainer-drone", 200, named("Trainer Drones: Basic, Pro and Elite")],
    ["/product/surveillance-drone", 200, named("Surveillance Drone")],
    ["/product/heavy-payload-drones", 200, named("Heavy Payload Drones")],
    ["/blog", 200, named("Blog")],
    ["/blog/none", 404, named("Blog Post Not Found")],
    ["/news", 200, named("News")],
    ["/news/none", 404, named("News Article Not Found")],
    ["/about-us", 200, named("About Us")],
    ["/contact-us", 200, named("Contact Us")],
    ["/nowhere", 404, named("Page not found")],
    ["/admin/nowhere", 404, named("Page not found")],
  ];

  test.each(routes)("%s: %i, %s", async (path, status, title) => {
    const answer = await fetch(site.url + path);
    expect([answer.status, titleOf(await answer.text())]).toEqual([status, title]);
  });

  test.each(["/Blog", "/NEWS", "/%62log", "/BLOG/rss.xml", "/News/Atom.xml"])(
    "%s is answered as in lower case",
    async (path) => {
      expect((await fetch(site.url + path)).status).toBe(200);
    },
  );

  test("the table has every page of the site map but the articles, whose titles are their headings, and the Hindi edition", async () => {
    const missing = (await publicRoutes(site.url)).filter((path) => !routes.some(([known]) => known === path));
    expect(missing.length).toBeGreaterThan(0);
    for (const path of missing) {
      const answer = await fetch(site.url + path);
      const html = await answer.text();
      if (/^\/hi(\/|$)/.test(path)) {
        expect([answer.status, /<html lang="([^"]*)"/.exec(html)?.[1]]).toEqual([200, "hi-IN"]);
        continue;
      }
      expect(path).toMatch(/\/[0-9a-f-]{36}$/);
      const heading = textOf(/<h1[\s>][\s\S]*?<\/h1>/.exec(html)?.[0] ?? "");
      expect([answer.status, titleOf(html)]).toEqual([200, named(heading)]);
    }
  });
});

test("whoever asks for a quote comes to the contact form, from every page", async () => {
  const asks =
    /quote|^(Enroll Now|Download Brochure|Start Your Journey Today|Request Custom Drone|Book Demo Flight)\b/i;
  const found = new Set<string>();
  for (const path of await publicRoutes(site.url, { onePerKind: true })) {
    const html = await (await fetch(site.url + path)).text();
    for (const [, attributes = "", inner = ""] of html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)) {
      const label = textOf(inner);
      if (!asks.test(label)) continue;
      const to = new URL((/href="([^"]*)"/.exec(attributes)?.[1] ?? "").replaceAll("&amp;", "&"), site.url + path);
      expect([path, label, to.pathname]).toEqual([path, label, "/contact-us"]);
      found.add(label);
    }
  }
  for (const label of [
    "Enroll Now",
    "Download Brochure",
    "Start Your Journey Today",
    "Request Custom Drone",
    "Book Demo Flight",
  ])
    expect([...found]).toContain(label);
});
