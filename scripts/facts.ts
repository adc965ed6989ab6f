/**
 * Lists what the owner still has to confirm or replace: unconfirmed figures and samples, each with the pages that show it,
 * and the rules of law with the day on which they were last checked. `npm run facts`; with `--warnings` only the rules
 * that were last checked more than a year ago. Exits with 0 in every case, since nothing here is an error.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { readPageFigures } from "../app/content/page-figures.ts";
import { plainSections } from "../app/content/schema.ts";

const root = join(import.meta.dirname, "..");
const content = join(root, "app/content");
const year = 365 * 24 * 60 * 60 * 1000;

async function load<Module>(name: string, folder = content): Promise<Module> {
  const options = {
    root,
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": join(root, "app") } },
  } as const;
  return (await runnerImport<Module>(join(folder, `${name}.ts`), options)).module;
}

type Facts = typeof import("../app/content/facts.ts");
type Law = typeof import("../app/content/law.ts");
type Surfaces = typeof import("../tests/contracts/surfaces.ts");
type Figures = typeof import("../tests/contracts/figures.ts");
type Pages = typeof import("../app/content/marketing-pages.ts");

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

const { checks } = await load<Law>("law");
for (const { topic, lookedAt } of Object.values(checks))
  if (Number.isNaN(Date.parse(lookedAt))) throw new Error(`app/content/law.ts: "${lookedAt}" is no date (${topic})`);
const old = Object.values(checks).filter(({ lookedAt }) => Date.now() - Date.parse(lookedAt) > year);
for (const { topic, lookedAt } of old)
  console.warn(`Look again, last on ${lookedAt}, more than a year ago: ${topic} (app/content/law.ts)`);
if (!process.argv.includes("--warnings")) {
  const [{ facts }, { marketingPages, figuresOfPages }, { about }, { home }, { company }, partners, testimonials] =
    await Promise.all([
      load<Facts>("facts"),
      load<Pages>("marketing-pages"),
      load<typeof import("../app/content/about.ts")>("about"),
      load<typeof import("../app/content/home.ts")>("home"),
      load<typeof import("../app/content/company.ts")>("company"),
      load<typeof import("../app/content/partners.ts")>("partners"),
      load<typeof import("../app/content/testimonials.ts")>("testimonials"),
    ]);
  const contracts = join(root, "tests/contracts");
  const [{ surfaces: texts }, { figuresIn, withoutTyped }] = await Promise.all([
    load<Surfaces>("surfaces", contracts),
    load<Figures>("figures", contracts),
  ]);
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
  print("Figures to confirm that one surface alone says", ownOf("company, unconfirmed"));
  print("Sample figures", ownOf("sample"));
  const surfaces: [string, unknown][] = [
    ["/", [home, partners, testimonials]],
    ["/about-us", about],
    ...marketingPages.map((page): [string, unknown] => [page.path, page]),
  ];
  print("Samples, in the words in which they are marked", [
    ...(company.contactsAreSamples
      ? ["all pages: address, phone number and e-mail address (app/content/company.ts)"]
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
