/** What `npm run facts` prints. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "~/content/company";
import { facts } from "~/content/facts";
import { checks } from "~/content/law";
import { figuresOfPages, marketingPages } from "~/content/marketing-pages";
import { readPageFigures } from "~/content/page-figures";
import { about } from "~/content/pages/about";
import { home } from "~/content/pages/home";
import * as partners from "~/content/partners";
import { plainSections } from "~/content/schema";
import { ASK_US } from "~/content/stated/ask-us";
import * as testimonials from "~/content/testimonials";
import { figuresIn, withoutTyped } from "../../tests/contracts/figures";
import { surfaces as texts } from "../../tests/contracts/surfaces";

const root = join(import.meta.dirname, "../..");
const content = join(root, "app/content");
const year = 365 * 24 * 60 * 60 * 1000;

/** The content's files. `name` is the path of the page that a file describes, else the file's name. */
const files = readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => {
    const text = readFileSync(join(content, file), "utf8");
    return { name: /^ {2}path: "([^"]+)"/m.exec(text)?.[1] ?? file, text };
  });

/** The files that read a fact: as `facts.name`, or as a name destructured from `facts`. */
const readersOf = (fact: string) =>
  files
    .filter(({ text }) => new RegExp(`\\bfacts\\.${fact}\\b|\\b${fact}\\b[^\\n]*\\} = facts;`).test(text))
    .map(({ name }) => name);

/** Strings of a record with the word sample or preliminary. */
function samplesIn(value: unknown): string[] {
  if (typeof value === "string") return /\bsamples?\b|preliminary/i.test(value) && !/^\S+$/.test(value) ? [value] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(samplesIn) : [];
}

/** The demonstration rows of the seed, by table. */
const seeded = readFileSync(join(root, "supabase/seed.sql"), "utf8")
  .split("insert into public.")
  .slice(1)
  .flatMap((part) =>
    [...part.matchAll(/'5eed[^']*',\s+'((?:[^']|'')*)'/g)].map(([, title = ""]) => ({
      table: /^\w+/.exec(part)?.[0],
      title: title.replaceAll("''", "'"),
    })),
  );

function print(heading: string, lines: string[]): void {
  console.log(`\n${heading} (${lines.length})\n${lines.map((line) => `  ${line}`).join("\n")}`);
}

for (const { topic, lookedAt } of Object.values(checks))
  if (Number.isNaN(Date.parse(lookedAt))) throw new Error(`app/content/law.ts: "${lookedAt}" is no date (${topic})`);
const old = Object.values(checks).filter(({ lookedAt }) => Date.now() - Date.parse(lookedAt) > year);
for (const { topic, lookedAt } of old)
  console.warn(`Look again, last on ${lookedAt}, more than a year ago: ${topic} (app/content/law.ts)`);
if (!process.argv.includes("--warnings")) {
  /** The lines of a page's text that contain one of the figures, each with the figures found. */
  const sentences = (path: string, figures: readonly string[]) =>
    (texts[path] ?? "").split("\n").flatMap((line) => {
      const said = [...figuresIn(withoutTyped(line))].filter((figure) => figures.includes(figure));
      return said.length > 0 ? [`${path}: ${said.join(", ")} · ${line}`] : [];
    });
  const own = [...readPageFigures(readFileSync(join(content, "page-figures.txt"), "utf8")), ...figuresOfPages];
  const ownOf = (wanted: string) =>
    own.flatMap(({ path, state, figures }) => (state === wanted ? sentences(path, figures) : []));

  print(
    "Facts to confirm, each typed once in app/content/facts.ts",
    Object.entries(facts).flatMap(([name, { unit, source, state, ...values }]) =>
      state === "company, unconfirmed"
        ? [
            `${name}: ${JSON.stringify(values)}${unit ? ` ${unit}` : ""} (${source}). Read by ${readersOf(name).join(", ")}`,
          ]
        : [],
    ),
  );
  print(
    "Claims of the specification, to be proven",
    Object.entries(facts).flatMap(([name, fact]) =>
      fact.state === "specification" && "note" in fact && "label" in fact
        ? [`${name}: ${fact.value} ${fact.label}. ${fact.note}. Read by ${readersOf(name).join(", ")}`]
        : [],
    ),
  );
  print(
    "What only the company can state; null in domain/desk/company.ts",
    Object.entries({
      rptoAuthorisation: company.rptoAuthorisation,
      grievanceOfficer: company.grievanceOfficer,
      ...company.terms,
    }).flatMap(([name, value]) => (value === null ? [name] : [])),
  );
  print(
    `What reads "${ASK_US}" until the company states it`,
    marketingPages.flatMap(({ path, sections }) =>
      plainSections(sections).flatMap((section) =>
        section.kind === "table"
          ? section.rows.flatMap(([name, ...cells]) =>
              cells.includes(ASK_US) ? [`${path}#${section.id}: ${name}`] : [],
            )
          : [],
      ),
    ),
  );
  print("Figures to confirm that one surface alone says", ownOf("company, unconfirmed"));
  print("Sample figures", ownOf("sample"));
  const surfaces: [string, unknown][] = [
    ["/", [home, partners, testimonials]],
    ["/about-us", about],
    ...marketingPages.map((page): [string, unknown] => [page.path, page]),
  ];
  print("Samples, in the words in which they are marked", [
    ...(Object.values(company.samples).some(Boolean)
      ? ["all pages: address, phone number and e-mail address (domain/desk/company.ts)"]
      : []),
    ...marketingPages.flatMap(({ path, sections }) =>
      plainSections(sections).flatMap((section) =>
        section.sample ? [`${path}#${section.id}: marked as a sample`] : [],
      ),
    ),
    ...surfaces.flatMap(([path, record]) => samplesIn(record).map((text) => `${path}: ${text}`)),
    ...seeded.map(({ table, title }) => `/${table === "blogs" ? "blog" : table}: ${title} (supabase/seed.sql)`),
  ]);
  const ruled = marketingPages.flatMap((page) =>
    plainSections(page.sections)
      .flatMap((section) => (section.kind === "rules" ? section.items : []))
      .flatMap((item) => (item.check ? [{ check: item.check, path: page.path, rule: item.rule }] : [])),
  );
  print(
    "Lines marked (check), with the day on which somebody last looked",
    Object.entries(checks).flatMap(([name, { topic, lookedAt }]) => [
      `${lookedAt} ${topic} (app/content/law.ts)`,
      ...ruled.flatMap(({ check, path, rule }) => (check === name ? [`  ${path}: ${rule}`] : [])),
    ]),
  );
}
