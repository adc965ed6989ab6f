import type { Content, Placed } from "./placed.ts";
import type { Knowledge, KnownPage } from "./record.ts";
import { draftsOf, statDraft } from "./sections.ts";
import type * as SiteContent from "./site-content.ts";
import { siteDrafts } from "./site-pages.ts";
import { sentence } from "./tables.ts";

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
    pages: [...content.pages.map(known), ...sitePages],
    records: records.map((record, index) => ({ id: `${record.path}#${record.anchor}/${index}`, ...record })),
  };
}

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

const known = (page: Page): KnownPage => ({
  path: page.path,
  name: page.name,
  title: page.title,
  group: page.group,
  inquiry: inquiryOf(page),
});

const site = (path: string, name: string): KnownPage => ({
  path,
  name,
  title: name,
  group: "site",
  inquiry: "general",
});
const sitePages = [
  site("/", "Home"),
  site("/about-us", "About Us"),
  site("/contact-us", "Contact Us"),
  site("/careers", "Careers"),
  site("/support-chat", "Support Chat"),
  site("/gallery", "Gallery"),
  site("/blog", "Blog"),
  site("/news", "News"),
];

function pageRecords(page: Page): Placed[] {
  const of = { path: page.path, page: page.name };
  const { hero } = page;
  const opening: Placed[] = [
    {
      ...of,
      anchor: "",
      section: page.title,
      kind: "page",
      title: page.title,
      text: page.description,
      also: `${hero.eyebrow} ${hero.lead} ${hero.badges?.join(" ") ?? ""}`,
    },
    { ...of, anchor: "", section: page.title, kind: "text", title: page.title, text: hero.lead },
    ...(hero.highlights?.items ?? []).map(
      (item): Placed => ({
        ...of,
        anchor: "",
        section: page.title,
        kind: "point",
        title: hero.highlights?.heading ?? "",
        text: sentence(item),
      }),
    ),
    ...(hero.stats ?? []).map((stat): Placed => ({ ...of, anchor: "", section: page.title, ...statDraft(stat) })),
  ];
  const sections = page.sections.flatMap((section): Placed[] => {
    if (section.kind === "call-to-action") {
      const { id, heading = "", text, notes } = section;
      return [
        { ...of, anchor: id, section: heading, kind: "text", title: heading, text },
        ...(notes ?? []).map(
          (note): Placed => ({ ...of, anchor: id, section: heading, kind: "point", title: "", text: sentence(note) }),
        ),
      ];
    }
    // An instrument holds figures that the page's own sections say in words.
    if (section.kind === "instrument") return [];
    if (section.kind !== "tabs") {
      const under = section.heading ?? section.eyebrow ?? "";
      return draftsOf(section).map((draft) => ({
        ...of,
        anchor: section.id,
        section: `${section.eyebrow ?? ""} ${under}`.trim(),
        ...draft,
        title: draft.title || under,
      }));
    }
    return section.tabs.flatMap((tab) =>
      tab.sections.flatMap((inner): Placed[] => {
        // A tab with one section is that section; its own name is the shorter address.
        const anchor = tab.sections.length === 1 ? tab.id : inner.id;
        const under = inner.heading ?? tab.label;
        return draftsOf(inner).map((draft) => ({
          ...of,
          anchor,
          section: `${tab.label} ${inner.heading ?? ""}`.trim(),
          ...draft,
          title: draft.title || under,
        }));
      }),
    );
  });
  return [...opening, ...sections];
}
