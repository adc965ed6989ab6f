import type { Instrument, Knowledge, KnownPage } from "./record.ts";
import { type Content, type Draft, draftsOf, type Placed, sentence, statDraft } from "./sections.ts";
import type * as SiteContent from "./site-content.ts";
import { siteDrafts } from "./site-pages.ts";

type Page = SiteContent.MarketingPage;

/** What the assistant knows, made from the site's content. Pure: the same content gives the same records. */
export function knowledgeOf(content: Content): Omit<Knowledge, "english" | "offField"> {
  const { company } = content;
  const records = [...content.pages.flatMap(pageRecords), ...siteDrafts(content)];
  return {
    company: {
      name: company.name,
      email: company.email,
      phone: company.phone,
      whatsapp: whatsappOf(company),
      hours: company.hours.office,
      support: company.hours.support,
      locality: company.address.locality,
    },
    pages: [...content.pages.map(known), ...sitePages(content)],
    instruments: content.pages.flatMap(instrumentsOf),
    records: records.map((record, index) => ({ id: `${record.path}#${record.anchor}/${index}`, ...record })),
  };
}

/** What a section says before its own things is a thing of its own, where none of them tells it. */
const withIntro = (drafts: Draft[], intro?: string): Draft[] =>
  !intro || drafts.some(({ text }) => text.includes(intro))
    ? drafts
    : [...drafts, { kind: "text", title: "", text: intro }];

/** Digits of the company's WhatsApp number, where its record has one. */
const whatsappOf = (company: object) => {
  const number = "whatsapp" in company && typeof company.whatsapp === "string" ? company.whatsapp : "";
  return number.replace(/\D/g, "") || undefined;
};

const inquiryOf = (page: Page) => {
  for (const action of page.hero.actions) {
    const inquiry = /[?&]inquiry=([a-z-]+)/.exec(action.to)?.[1];
    if (inquiry) return inquiry;
  }
  return "general";
};

const known = (page: Page): KnownPage => {
  const { path, name, title, group } = page;
  return { path, name, title, group, inquiry: inquiryOf(page) };
};

/** The pages that are no marketing pages. */
const sitePages = ({ articleKinds }: Content) =>
  [
    { path: "/", name: "Home" },
    { path: "/about-us", name: "About Us" },
    { path: "/contact-us", name: "Contact Us" },
    { path: "/careers", name: "Careers" },
    { path: "/support-chat", name: "Support Chat" },
    { path: "/gallery", name: "Gallery" },
    ...articleKinds,
  ].map(({ path, name }): KnownPage => ({ path, name, title: name, group: "site", inquiry: "general" }));

const instrumentsOf = ({ path, name, sections }: Page) =>
  sections.flatMap((section) =>
    section.kind === "instrument" ? [{ ...section, path, page: name, anchor: section.id } as Instrument] : [],
  );

function pageRecords(page: Page): Placed[] {
  const { hero, title } = page;
  const on = (anchor: string, section: string, drafts: Draft[], under = section): Placed[] =>
    drafts.map((draft) => ({
      path: page.path,
      page: page.name,
      anchor,
      section,
      ...draft,
      title: draft.title || under,
    }));
  const opening: Draft[] = [
    {
      kind: "page",
      title,
      text: page.description,
      also: `${hero.eyebrow} ${hero.lead} ${hero.badges?.join(" ") ?? ""}`,
    },
    { kind: "text", title, text: hero.lead },
    ...(hero.highlights?.items ?? []).map(
      (item): Draft => ({ kind: "point", title: hero.highlights?.heading ?? "", text: sentence(item) }),
    ),
    ...(hero.stats ?? []).map(statDraft),
  ];
  const sections = page.sections.flatMap((section): Placed[] => {
    const { id, heading = "", eyebrow = "" } = section;
    if (section.kind === "call-to-action") {
      const notes = (section.notes ?? []).map((note): Draft => ({ kind: "point", title: "", text: sentence(note) }));
      return on(id, heading, [{ kind: "text", title: heading, text: section.text }, ...notes], "");
    }
    // Its figures are said in words by the page's own sections; it is led to, never told.
    if (section.kind === "instrument") return on(id, "", [{ kind: "closing", title: "", text: section.intro ?? "" }]);
    if (section.kind !== "tabs") {
      const drafts = withIntro(draftsOf(section), section.intro);
      return on(id, `${eyebrow} ${heading || eyebrow}`.trim(), drafts, heading || eyebrow);
    }
    const inTabs = section.tabs.flatMap((tab) =>
      tab.sections.flatMap((inner) => {
        // A tab with one section is that section; its own name is the shorter address.
        const anchor = tab.sections.length === 1 ? tab.id : inner.id;
        const drafts = withIntro(draftsOf(inner), inner.intro);
        return on(anchor, `${tab.label} ${inner.heading ?? ""}`.trim(), drafts, inner.heading ?? tab.label);
      }),
    );
    return [...inTabs, ...on(id, heading, withIntro([], section.intro))];
  });
  return [...on("", title, opening), ...sections];
}
