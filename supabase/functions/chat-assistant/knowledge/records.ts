import { withPrice } from "../../../../app/content/stated/price.ts";
import { longDay, spanOf } from "../../../../domain/desk/days.ts";
import { lowerFirst, sentence } from "../read/sentences.ts";
import { sitePages } from "../tables/site-pages.ts";
import { type StatedDetail, statedDetails, statedSentences } from "../tables/stated-details.ts";
import type { Instrument, Knowledge, KnowledgeRecord, KnownPage } from "./record.ts";
import { type Draft, draftsOf, plain, statDraft, told } from "./sections.ts";
import type * as SiteContent from "./site-content.ts";
import type { MarketingPage, Section } from "./site-content.ts";

/** Everything the site says in code. */
export type Content = typeof SiteContent;

/** Makes the records from the site's content. Pure: the same content gives the same records. */
export function knowledgeOf(content: Content): Omit<Knowledge, "english" | "offField" | "fixed"> {
  const { name, email, phone, whatsapp, hours, address, officeHours, closedDays } = content.company;
  const stated = statedSentences(content.company);
  const site = siteRecords(content);
  const opened = site.filter(({ kind }) => kind === "page");
  const pages = [
    ...content.marketingPages.map((page) => ({ ...page, inquiry: inquiryOf(page) })),
    ...opened.map(({ path, page, title }) => ({ path, name: page, title, group: "site" as const, inquiry: "general" })),
  ].map(({ path, name, title, group, inquiry }): KnownPage => ({ path, name, title, group, inquiry }));
  const said = [...content.marketingPages.flatMap((page) => pageRecords(page, content)), ...site];
  const notices = content.notices.map(({ text, to }) => ({
    ...{ path: "/", page: "Home", anchor: "", section: "Notice" },
    ...plain("text", "Notice", `${sentence(text)} Until ${longDay(to)}.`),
    also: "news notice announcement today closed holiday",
  }));
  const details = Object.entries(stated).map(([name, text]) => ({
    ...{ path: "/contact-us", page: "Contact Us", anchor: "", section: "About the company" },
    ...plain("text", text.split(/: | is | by /, 1)[0] ?? "", text),
    also: statedDetails[name as StatedDetail].also,
  }));
  const withBrochure = (group: KnownPage["group"]) =>
    content.marketingPages.flatMap((page) => (page.group === group && page.brochure ? [page.name] : [])).join(", ");
  const brochures = {
    ...{ path: "/", page: "Home", anchor: "products", section: "" },
    ...told("overview", "Brochures", {
      lead: "Each of these (PDF) opens at the top of its page",
      lines: [
        `Drones: ${withBrochure("product")}`,
        `Courses: ${withBrochure("training")}`,
        ...content.folders.map(({ label, page }) => `${label}: ${pages.find(({ path }) => path === page)?.name}`),
      ],
    }),
  };
  const records = [
    ...said,
    ...notices,
    ...details,
    ...choicesAmong(said, pages, content.home.products.items),
    brochures,
  ];
  return {
    company: {
      name,
      email: `${email}${content.emailMark}`,
      phone: `${phone}${content.phoneMark}`,
      hours: [hours.office, ...closedDays.map(({ text, ...days }) => `${text}, ${spanOf(days)}`)].join("; "),
      support: hours.support,
      locality: address.locality,
      whatsapp: whatsapp || undefined,
      whatsappMark: content.whatsappMark,
      stated,
      office: { officeHours, closedDays },
    },
    pages,
    instruments: content.marketingPages.flatMap(instrumentsOf),
    records: records.map((record, index) => ({ id: `${record.path}#${record.anchor}/${index}`, ...record })),
  };
}

const inquiryOf = ({ hero }: MarketingPage) =>
  hero.actions.map(({ to }) => /[?&]inquiry=([a-z-]+)/.exec(to)?.[1]).find(Boolean) ?? "general";

const instrumentsOf = ({ path, name, price, sections }: MarketingPage) =>
  sections.flatMap((section) =>
    section.kind === "instrument" ? [{ ...section, path, page: name, price, anchor: section.id } as Instrument] : [],
  );

/**
 * The records of the pages that are no marketing pages, by `tables/site-pages.ts`.
 * @throws Error where the table names what the content does not hold
 */
function siteRecords(content: Content): Placed[] {
  type Held = string | number | Held[] | { [name: string]: Held };
  const inside = (held: Held | undefined, key: string): Held | undefined =>
    Array.isArray(held) && !(key in held)
      ? held.flatMap((each) => inside(each, key) ?? [])
      : (held as { [key: string]: Held } | undefined)?.[key];
  const under = (held: Held, name: string) => name.split(".").reduce<Held | undefined>(inside, held);
  const all = content as unknown as { [name: string]: Held };
  const held = (name: string, thing: Held): Held => {
    const found = under(thing, name) ?? under(all, name);
    if (found === undefined) throw new Error(`tables/site-pages.ts: the content holds no ${name}`);
    return found;
  };
  const filled = (words: string, thing: Held) =>
    words.replace(/\{([\w.]+)\}/g, (_, name: string) => [held(name, thing)].flat().join(", "));
  let place = { path: "", page: "" };
  return sitePages
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [, list, row = ""] = /^(?:each (\S+): )?(.*)$/.exec(line) ?? [];
      return [list ? held(list, all) : all].flat().flatMap((thing): Placed[] => {
        const cells = row.split(" | ");
        const [first = "", name = "", title = "", text = "", also] = cells.map((cell) => filled(cell, thing));
        if (!first.startsWith("#")) {
          place = { path: first, page: name };
          return [{ ...place, anchor: "", section: name, kind: "page", title, text, also }];
        }
        const several = /^\{([\w.]+)\}$/.exec(cells[2] ?? "")?.[1];
        return [several ? held(several, thing) : title].flat().map((each) => ({
          ...{ ...place, anchor: first.slice(1), section: name, kind: "text", title: name },
          ...{ text: String(each), also: text },
        }));
      });
    });
}

/** A record without its id. */
type Placed = Omit<KnowledgeRecord, "id">;

/** Drafts with their place; those without a title get that of their section. */
const placed = (page: MarketingPage, anchor: string, section: string, drafts: Draft[], under = section): Placed[] =>
  drafts.map((draft) => ({
    ...{ path: page.path, page: page.name, anchor, section },
    ...draft,
    title: draft.title || under,
  }));

/** Adds how long a course takes, as the home page says it in one sentence, to the placard of the course. */
function withLength({ path }: MarketingPage, section: Section, { home }: Content): Section[] {
  const value = home.training.programs
    .find(({ more }) => more.to === path)
    ?.data.find(({ label }) => /^(How|Batches)$/.test(label))?.value;
  const placard = section.kind === "prose" && section.data?.some((each) => /weeks/.test(each.value));
  if (!value || !placard) return [section];
  return [section, { ...section, paragraphs: [], intro: undefined, data: [{ label: "Duration", value }] }];
}

function pageRecords(page: MarketingPage, content: Content): Placed[] {
  const { hero, title, description } = page;
  const { eyebrow, lead, badges = [], highlights, stats = [] } = hero;
  const point = (heading: string) => (text: string) => plain("text", heading, sentence(text));
  const opening: Draft[] = [
    { kind: "page", title, text: description, also: [eyebrow, lead, ...badges].join(" ") },
    plain("text", title, lead),
    ...(highlights?.items.map(point(highlights.heading)) ?? []),
    ...stats.map(statDraft),
    ...(page.brochure
      ? [plain("text", "Brochure", `The brochure of ${page.name} (PDF) opens at the top of its page.`)]
      : []),
    ...content.folders
      .filter((folder) => folder.page === page.path)
      .map(({ label, lead }) => plain("text", label, `${label} (PDF, at the top of the page): ${lowerFirst(lead)}`)),
    ...(withPrice({ price: page.price }) ?? []).map(({ label, value }, _, data) => ({
      ...plain("datum", label, sentence(`${label}: ${value}`)),
      data,
    })),
  ];
  const own = page.sections.flatMap((section) => withLength(page, section, content));
  const sections = own.flatMap((section): Placed[] => {
    const { id, heading = "", eyebrow = "", intro } = section;
    switch (section.kind) {
      case "call-to-action": {
        const notes = (section.notes ?? []).map(point(""));
        return placed(page, id, heading, [plain("text", heading, section.text), ...notes], "");
      }
      case "instrument":
        // Other sections say its figures in words; answers link to it.
        return [];
      case "tabs": {
        const inTabs = section.tabs.flatMap(({ id: tab, label, sections: inner }) =>
          inner.flatMap((each) => {
            // A tab with one section is that section; its own name is the shorter address.
            const anchor = inner.length === 1 ? tab : each.id;
            return placed(page, anchor, `${label} ${each.heading ?? ""}`.trim(), draftsOf(each), each.heading ?? label);
          }),
        );
        return [...inTabs, ...(intro ? placed(page, id, heading, [plain("text", "", intro)]) : [])];
      }
      default:
        return placed(page, id, `${eyebrow} ${heading || eyebrow}`.trim(), draftsOf(section), heading || eyebrow);
    }
  });
  return [...placed(page, "", title, opening), ...sections];
}

/** Lists for the home page: courses with their lengths, services, drones, packages. */
function choicesAmong(records: Placed[], pages: KnownPage[], products: Content["home"]["products"]["items"]): Placed[] {
  const on = (path: string, kind: RegExp) => records.filter((each) => each.path === path && kind.test(each.kind));
  const lengthOf = (path: string) => {
    const { kind, text = "" } =
      on(path, /row|datum/).find(({ title }) => /^(duration|length|full-time)$/i.test(title)) ?? {};
    const spans = text.match(/(?<!\d)\d+(?:-\d+)? (?:days|weeks)/g) ?? [];
    return spans.slice(0, kind === "row" ? spans.length : 1).join(", ");
  };
  const packagesOf = (path: string) =>
    on(path, /package/)
      .map(({ title }) => title)
      .join(", ");
  const textOf = (path: string) => products.find(({ to }) => to === path)?.text ?? "";
  const choices: [anchor: string, KnownPage["group"], title: string, lead: string, more?: (path: string) => string][] =
    [
      ["training", "training", "Courses and training programs", "We teach these courses", lengthOf],
      ["services", "services", "All services", "We offer these services"],
      ["products", "product", "Our drones, products and models for sale", "We sell these drones", textOf],
      ["services", "services", "Packages of all services", "Packages", packagesOf],
    ];
  return choices.map(([anchor, wanted, title, lead, more]) => {
    const lines = pages.flatMap(({ group, name, path }) =>
      group === wanted ? [[name, more?.(path)].filter(Boolean).join(": ")] : [],
    );
    return { path: "/", page: "Home", anchor, section: "", ...told("overview", title, { lead, lines }) };
  });
}
