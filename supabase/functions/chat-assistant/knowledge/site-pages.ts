import { type Content, type Placed, sentence, statDraft, told } from "./sections.ts";

/** What the pages say that are not marketing pages: home, about, contact, careers, gallery, blog, news. */
export function siteDrafts(content: Content): Placed[] {
  return [...homeRecords(content), ...aboutRecords(content), ...contactRecords(content), ...otherRecords(content)];
}

type Rest = Pick<Placed, "kind" | "title" | "text"> & Partial<Placed>;
const at = (path: string, page: string) => {
  const place = (anchor: string, section: string, rest: Rest): Placed => ({ path, page, anchor, section, ...rest });
  /** A record that is told as it stands, and further words by which it is asked for. */
  const says = (kind: Rest["kind"], title: string, text: string, also?: string, section = title, anchor = "") =>
    place(anchor, section, { kind, title, text, also });
  return { place, says };
};

function homeRecords({ home, facts, pages, partnersNote, testimonialsNote }: Content): Placed[] {
  const { place, says } = at("/", "Home");
  const { services, products, tech, training } = home;
  const ofTraining = (title: string, text: string, also: string) =>
    says("item", title, text, also, training.heading, "training");
  return [
    says("page", "What we do", home.description, "company offer do services products training about", home.title),
    ...home.claims.map((claim) => place("", "In figures", { ...statDraft(claim), also: "how many claims figures" })),
    says("text", services.heading, services.intro, undefined, services.heading, "services"),
    ...services.items.map(({ title, description, features }) =>
      place("services", services.heading, told("item", title, { lead: description, lines: features })),
    ),
    place("products", products.heading, {
      ...told("overview", "Our drones, products and models for sale", {
        lead: "Our drones",
        lines: products.items.map(({ name, text }) => `${name}: ${text}`),
      }),
      also: "buy drone product list which drones",
    }),
    ...tech.items.map(({ value, label, text }) =>
      says("item", `${value} ${label}`, `${value} ${label}: ${text}`, undefined, tech.heading, "tech"),
    ),
    place("training", training.heading, {
      ...told("overview", "Courses and training programs", {
        lead: "Courses and training programs",
        lines: training.programs.map(({ title, duration, level }) => `${title}: ${duration}, ${level}`),
      }),
      also: "courses training list which",
    }),
    ofTraining("Discount, early bird offer", `${training.banner}. ${training.bannerNote}`, "discount offer concession"),
    ofTraining("EMI, instalments", sentence(training.footnote), "emi instalment loan pay monthly"),
    ...training.programs.map(({ title, duration, data, more }): Placed => {
      const page = pages.find(({ path }) => path === more.to);
      const length = data[1]?.value ?? duration;
      const placard = page?.sections.find(
        (section) =>
          section.kind === "prose" && section.data?.some(({ value }) => value === length || /weeks/.test(value)),
      );
      return at(more.to, page?.name ?? title).says(
        "datum",
        "Duration",
        sentence(length),
        undefined,
        title,
        placard?.id,
      );
    }),
    says(
      "faq",
      "Do you guarantee a job or placement after training?",
      `${facts.placement.value} ${facts.placement.label}. ${sentence(facts.placement.note)}`,
      "placement job guarantee",
      "Placement",
    ),
    says("sample", "Partners and clients", partnersNote, "partners clients customers work with", "Trusted partners"),
    says("sample", "Testimonials", testimonialsNote, "reviews testimonials", "Customers"),
  ];
}

function aboutRecords({ about, company }: Content): Placed[] {
  const { place, says } = at("/about-us", "About Us");
  const { hero, counters, story, milestones, mission, vision, values, founder } = about;
  const { name, foundedYear, address } = company;
  return [
    says("page", "About the company", about.description, `${hero.lead} company who are you history`, hero.headline),
    says(
      "datum",
      "Founded",
      `${name} was founded in ${foundedYear} in ${address.locality}.`,
      "established started began since year old company",
      hero.headline,
    ),
    ...counters.items.map(({ target, suffix = "", label, note }) =>
      place("", counters.heading, {
        ...statDraft({ value: `${target}${suffix}`, label, note }),
        also: "how many figures",
      }),
    ),
    ...story.paragraphs.map((text) => says("text", story.heading, text, "story history", story.heading, "story")),
    ...milestones.items.map(({ year, title, text }) =>
      says("step", `${year}: ${title}`, `${year}: ${text}`, "milestone history", milestones.heading, "milestones"),
    ),
    says("item", mission.title, `Our mission: ${mission.text}`, undefined, "Mission"),
    says("item", vision.title, `Our vision: ${vision.text}`, undefined, "Vision"),
    place("values", values.heading, {
      ...told("overview", "Values", { lead: "Our values", lines: values.items.map(({ title }) => title) }),
      also: "values principles",
    }),
    ...values.items.map(({ title, text }) =>
      says("item", title, `${title}: ${text}`, undefined, values.heading, "values"),
    ),
    says(
      "sample",
      "Founder, owner, management",
      "The site does not name the founder.",
      "founder ceo owner director boss who",
      founder.eyebrow,
    ),
  ];
}

function contactRecords({ company, contactPage, privacyPolicy }: Content): Placed[] {
  const { says } = at("/contact-us", "Contact Us");
  const { phone, email, hours, address } = company;
  const { street, locality, region, postalCode } = address;
  const place = `${street}, ${locality} ${postalCode}, ${region}`;
  return [
    says("page", contactPage.title, contactPage.lead, "contact reach write call"),
    says(
      "datum",
      "Address",
      `${place}. Visits to the workshop and the flying field are by appointment.`,
      "address location located place office where city map reach visit",
      "Where we are",
      "map",
    ),
    says(
      "datum",
      "Hours",
      `The office is open ${hours.office}. ${hours.support}.`,
      "open close timing hours day saturday sunday working office 24/7 support",
    ),
    says(
      "datum",
      "Phone",
      `Phone: ${phone}, in office hours (${hours.office}).`,
      "phone number call mobile whatsapp telephone",
    ),
    says("datum", "E-mail", `E-mail: ${email}. ${contactPage.cards[1].note}`, "email mail id write"),
    ...contactPage.departments.map(({ name, text }) =>
      says("item", name, `${name}: ${text}`, undefined, "Departments", "departments"),
    ),
    says(
      "text",
      "What we keep from the contact form",
      contactPage.privacyNote,
      "privacy personal data details form stored delete",
      "Privacy",
    ),
    ...privacyPolicy.sections.flatMap(({ heading, paragraphs }) =>
      paragraphs.map((text) => says("text", `Privacy: ${heading}`, text, "privacy personal data")),
    ),
  ];
}

function otherRecords({ articleKinds, galleryCategories, company, supportChat }: Content): Placed[] {
  const page = (path: string, name: string, text: string, also: string, title = name) =>
    at(path, name).says("page", title, text, also, name);
  return [
    page(
      "/support-chat",
      supportChat.title,
      `${supportChat.lead} ${supportChat.note} ${company.hours.support}.`,
      "support chat page assistant bot language hindi english hinglish write type full page conversation",
    ),
    page(
      "/gallery",
      "Gallery",
      `The gallery shows images (${galleryCategories.join(", ")}) and videos.`,
      "gallery photos pictures images videos film watch see",
      "Gallery: photos and videos",
    ),
    page(
      "/careers",
      "Careers",
      `Open positions at ${company.name} are listed on the careers page.`,
      "job jobs vacancy vacancies opening hiring recruitment work with you apply career",
      "Join Our Team: open positions",
    ),
    ...articleKinds.map(({ path, name, assistant }) => page(path, name, assistant.list, assistant.listWords)),
  ];
}
