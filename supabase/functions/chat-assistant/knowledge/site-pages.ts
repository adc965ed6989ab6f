import type { Content, Placed } from "./placed.ts";
import { statDraft } from "./sections.ts";
import { sentence } from "./tables.ts";

/** What the pages say that are not marketing pages: home, about, contact, careers, gallery, blog, news. */
export function siteDrafts(content: Content): Placed[] {
  return [...homeRecords(content), ...aboutRecords(content), ...contactRecords(content), ...otherRecords(content)];
}

type Rest = Pick<Placed, "kind" | "title" | "text"> & Partial<Placed>;
const at =
  (path: string, page: string) =>
  (anchor: string, section: string, rest: Rest): Placed => ({ path, page, anchor, section, ...rest });

function homeRecords({ home, facts, pages, partnersNote, testimonialsNote }: Content): Placed[] {
  const on = at("/", "Home");
  return [
    on("", home.title, {
      kind: "page",
      title: "What we do",
      text: home.description,
      also: "company offer do services products training about",
    }),
    ...home.claims.map((claim) => on("", "In figures", { ...statDraft(claim), also: "how many claims figures" })),
    on("services", home.services.heading, { kind: "text", title: home.services.heading, text: home.services.intro }),
    ...home.services.items.map((card) =>
      on("services", home.services.heading, {
        kind: "item",
        title: card.title,
        text: `${card.description} ${sentence(card.features.join("; "))}`,
        said: { lead: card.description, lines: card.features },
      }),
    ),
    on("products", home.products.heading, {
      kind: "overview",
      title: "Our drones, products and models for sale",
      text: home.products.items.map(({ name, text }) => `${name}: ${text}`).join(" "),
      said: { lead: "Our drones", lines: home.products.items.map(({ name, text }) => `${name}: ${text}`) },
      also: "buy drone product list which drones",
    }),
    ...home.tech.items.map((item) =>
      on("tech", home.tech.heading, {
        kind: "item",
        title: `${item.value} ${item.label}`,
        text: `${item.value} ${item.label}: ${item.text}`,
      }),
    ),
    on("training", home.training.heading, {
      kind: "overview",
      title: "Courses and training programs",
      text: sentence(
        home.training.programs.map(({ title, duration, level }) => `${title} (${duration}, ${level})`).join("; "),
      ),
      said: {
        lead: "Courses and training programs",
        lines: home.training.programs.map(({ title, duration, level }) => `${title}: ${duration}, ${level}`),
      },
      also: "courses training list which",
    }),
    on("training", home.training.heading, {
      kind: "item",
      title: "Discount, early bird offer",
      text: `${home.training.banner}. ${home.training.bannerNote}`,
      also: "discount offer concession",
    }),
    on("training", home.training.heading, {
      kind: "item",
      title: "EMI, instalments",
      text: sentence(home.training.footnote),
      also: "emi instalment loan pay monthly",
    }),
    ...home.training.programs.map((program): Placed => {
      const path = program.more.to;
      const page = pages.find((candidate) => candidate.path === path);
      const placard = page?.sections.find(
        (section) =>
          section.kind === "prose" &&
          section.data?.some(({ value }) => value === program.data[1]?.value || /weeks/.test(value)),
      );
      return {
        path,
        page: page?.name ?? program.title,
        anchor: placard?.id ?? "",
        section: program.title,
        kind: "datum",
        title: "Duration",
        text: sentence(program.data[1]?.value ?? program.duration),
      };
    }),
    on("", "Placement", {
      kind: "faq",
      title: "Do you guarantee a job or placement after training?",
      text: `${facts.placement.value} ${facts.placement.label}. ${sentence(facts.placement.note)}`,
      also: "placement job guarantee",
    }),
    on("", "Trusted partners", {
      kind: "sample",
      title: "Partners and clients",
      text: partnersNote,
      also: "partners clients customers work with",
    }),
    on("", "Customers", {
      kind: "sample",
      title: "Testimonials",
      text: testimonialsNote,
      also: "reviews testimonials",
    }),
  ];
}

function aboutRecords({ about, company }: Content): Placed[] {
  const on = at("/about-us", "About Us");
  return [
    on("", about.hero.headline, {
      kind: "page",
      title: "About the company",
      text: about.description,
      also: `${about.hero.lead} company who are you history`,
    }),
    on("", about.hero.headline, {
      kind: "datum",
      title: "Founded",
      text: `${company.name} was founded in ${company.foundedYear} in ${company.address.locality}.`,
      also: "established started began since year old company",
    }),
    ...about.counters.items.map(({ target, suffix = "", label, note }) =>
      on("", about.counters.heading, {
        ...statDraft({ value: `${target}${suffix}`, label, note }),
        also: "how many figures",
      }),
    ),
    ...about.story.paragraphs.map((text) =>
      on("story", about.story.heading, { kind: "text", title: about.story.heading, text, also: "story history" }),
    ),
    ...about.milestones.items.map(({ year, title, text }) =>
      on("milestones", about.milestones.heading, {
        kind: "step",
        title: `${year}: ${title}`,
        text: `${year}: ${text}`,
        also: "milestone history",
      }),
    ),
    on("", "Mission", { kind: "item", title: about.mission.title, text: `Our mission: ${about.mission.text}` }),
    on("", "Vision", { kind: "item", title: about.vision.title, text: `Our vision: ${about.vision.text}` }),
    on("values", about.values.heading, {
      kind: "overview",
      title: "Values",
      text: sentence(about.values.items.map(({ title }) => title).join("; ")),
      said: { lead: "Our values", lines: about.values.items.map(({ title }) => title) },
      also: "values principles",
    }),
    ...about.values.items.map(({ title, text }) =>
      on("values", about.values.heading, { kind: "item", title, text: `${title}: ${text}` }),
    ),
    on("", about.founder.eyebrow, {
      kind: "sample",
      title: "Founder, owner, management",
      text: `The site does not name the founder. ${about.founder.note}`,
      also: "founder ceo owner director boss who",
    }),
  ];
}

function contactRecords({ company, contactPage, privacyPolicy }: Content): Placed[] {
  const on = at("/contact-us", "Contact Us");
  const { street, locality, region, postalCode } = company.address;
  return [
    on("", contactPage.title, {
      kind: "page",
      title: contactPage.title,
      text: contactPage.lead,
      also: "contact reach write call",
    }),
    on("map", "Where we are", {
      kind: "datum",
      title: "Address",
      text: `${street}, ${locality} ${postalCode}, ${region}. Visits to the workshop and the flying field are by appointment.`,
      also: "address location located place office where city map reach visit",
    }),
    on("", "Hours", {
      kind: "datum",
      title: "Hours",
      text: `The office is open ${company.hours.office}. ${company.hours.support}.`,
      also: "open close timing hours day saturday sunday working office 24/7 support",
    }),
    on("", "Phone", {
      kind: "datum",
      title: "Phone",
      text: `Phone: ${company.phone}, in office hours (${company.hours.office}).`,
      also: "phone number call mobile whatsapp telephone",
    }),
    on("", "E-mail", {
      kind: "datum",
      title: "E-mail",
      text: `E-mail: ${company.email}. ${contactPage.cards[1].note}`,
      also: "email mail id write",
    }),
    ...contactPage.departments.map(({ name, text }) =>
      on("departments", "Departments", { kind: "item", title: name, text: `${name}: ${text}` }),
    ),
    on("", "Privacy", {
      kind: "text",
      title: "What we keep from the contact form",
      text: contactPage.privacyNote,
      also: "privacy personal data details form stored delete",
    }),
    ...privacyPolicy.sections.flatMap(({ heading, paragraphs }) =>
      paragraphs.map((text) =>
        on("", `Privacy: ${heading}`, {
          kind: "text",
          title: `Privacy: ${heading}`,
          text,
          also: "privacy personal data",
        }),
      ),
    ),
  ];
}

function otherRecords({ galleryCategories, company, supportChat }: Content): Placed[] {
  return [
    at("/support-chat", supportChat.title)("", supportChat.title, {
      kind: "page",
      title: supportChat.title,
      text: `${supportChat.lead} ${supportChat.note} ${company.hours.support}.`,
      also: "support chat page assistant bot language hindi english hinglish write type full page conversation",
    }),
    at("/gallery", "Gallery")("", "Gallery", {
      kind: "page",
      title: "Gallery: photos and videos",
      text: `The gallery shows images (${galleryCategories.join(", ")}) and videos.`,
      also: "gallery photos pictures images videos film watch see",
    }),
    at("/careers", "Careers")("", "Careers", {
      kind: "page",
      title: "Join Our Team: open positions",
      text: `Open positions at ${company.name} are listed on the careers page.`,
      also: "job jobs vacancy vacancies opening hiring recruitment work with you apply career",
    }),
    at("/blog", "Blog")("", "Blog", {
      kind: "page",
      title: "Blog",
      text: "Our articles are on the blog.",
      also: "blog articles posts read",
    }),
    at("/news", "News")("", "News", {
      kind: "page",
      title: "News",
      text: "What is new stands on the news page.",
      also: "news latest update announcement",
    }),
  ];
}
