/**
 * Structured data of the pages (schema.org). It has no ratings, reviews or sample addresses, because the content has none
 * that are real; prices and batches are what the owner has stated. Job postings are left out: Google takes them only from pages with a
 * single job, and all jobs are on one page. Loaders make it, so that the browser's code contains none of it.
 */
import type {
  BreadcrumbList,
  Course,
  EducationalOrganization,
  ItemList,
  Offer,
  OfferCatalog,
  WithContext,
} from "schema-dts";
import { writtenWeekdays } from "#domain/desk/details.ts";
import type { Price } from "#domain/desk/snapshot.ts";
import { company, samples } from "~/content/company";
import { edition } from "~/content/edition";
import { type MarketingPage, plainSections } from "~/content/schema";
import { isOpen } from "~/content/stated/batch";
import * as words from "~/layout/words";

const context = "https://schema.org" as const;

/** One entry. Built with the types of `schema-dts`, but not typed by them: they would dominate the type check. */
export type StructuredData = { "@context": typeof context; "@type": string; [property: string]: unknown };

/** The id by which pages refer to the company. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** The company itself, on the home page; other pages refer to it by its id. */
export function organization(siteUrl: string): StructuredData {
  const { address } = company;
  const social = company.social.flatMap(({ href }) => (href ? [href] : []));
  return {
    "@context": context,
    "@type": "EducationalOrganization",
    "@id": organizationId(siteUrl),
    name: company.name,
    legalName: company.legalName,
    description: company.tagline,
    url: siteUrl,
    logo: `${siteUrl}/icons/icon-512.png`,
    foundingDate: String(company.foundedYear),
    address: {
      "@type": "PostalAddress",
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.country,
      ...(samples.address ? {} : { streetAddress: address.street, postalCode: address.postalCode }),
    },
    ...(samples.email ? {} : { email: company.email }),
    ...(samples.phone ? {} : { telephone: company.phone }),
    ...(social.length > 0 ? { sameAs: social } : {}),
    ...(samples.address || !company.mapPointStated
      ? {}
      : { geo: { "@type": "GeoCoordinates", latitude: address.latitude, longitude: address.longitude } }),
    ...openingHours(),
  } satisfies WithContext<EducationalOrganization>;
}

/** When the office is open, and the announced days on which it is closed. */
function openingHours() {
  const { days, opens, closes } = company.officeHours;
  const dayOfWeek = WEEKDAYS.filter((_, at) => days.includes(at + 1));
  // "Mon-Tue, Thu-Sat" is "Mo-Tu,Th-Sa" there.
  const short = writtenWeekdays(days)
    .replace(/([A-Z][a-z])[a-z]/g, "$1")
    .replaceAll(", ", ",");
  return {
    openingHours: `${short} ${clockTime(opens)}-${clockTime(closes)}`,
    openingHoursSpecification: [
      { "@type": "OpeningHoursSpecification" as const, dayOfWeek, opens: clockTime(opens), closes: clockTime(closes) },
      // A day that opens and closes at midnight is a closed one.
      ...company.closedDays.map(({ from, to }) => ({
        ...{ "@type": "OpeningHoursSpecification" as const, opens: "00:00", closes: "00:00" },
        ...{ validFrom: from, validThrough: to },
      })),
    ],
  };
}
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The breadcrumbs from the home page to this page. */
export function breadcrumbs(siteUrl: string, trail: { name: string; path: string }[]): StructuredData {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: [{ name: words.home, path: "/" }, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + edition.addressOf(path).replace(/^\/$/, ""),
    })),
  } satisfies WithContext<BreadcrumbList>;
}

type CourseRecord = Pick<MarketingPage, "path" | "title" | "description" | "course" | "price" | "batches">;

/** A price as schema.org has it; a unit is a text, since it has no code for an acre. */
const priceSpecification = ({ basis, rupees, unit, tax, validUntil, moves }: Price) => ({
  "@type": unit ? ("UnitPriceSpecification" as const) : ("PriceSpecification" as const),
  [basis === "from" ? "minPrice" : "price"]: rupees,
  priceCurrency: "INR",
  valueAddedTaxIncluded: tax === "included",
  ...(unit ? { unitText: unit } : {}),
  ...(validUntil ? { validThrough: validUntil } : {}),
  ...(moves ? { description: words.dependsOn(moves) } : {}),
});

/** "Hindi and English" as codes of languages. */
const languageCodes = (language: string | null) => [
  ...(/hindi|हिन्दी|हिंदी/i.test(language ?? "") ? ["hi"] : []),
  ...(/english/i.test(language ?? "") ? ["en"] : []),
];

/** The batches that somebody can join. */
const instancesOf = (page: CourseRecord, mode: string) =>
  (page.batches ?? []).filter(isOpen).map(({ from, to, language, place }) => ({
    "@type": "CourseInstance" as const,
    courseMode: mode,
    startDate: from,
    endDate: to,
    ...(languageCodes(language).length > 0 ? { inLanguage: languageCodes(language) } : {}),
    location: place ?? company.address.locality,
    ...(page.course
      ? { courseWorkload: page.course.guidedHours ? `PT${page.course.guidedHours}H` : page.course.workload }
      : {}),
  }));

/** @param fragment distinguishes the courses of one page */
function courseOf(siteUrl: string, page: CourseRecord, fragment = "course") {
  return {
    "@type": "Course",
    "@id": `${siteUrl}${edition.addressOf(page.path.replace(/#.*/, ""))}#${fragment}`,
    name: page.title,
    description: page.description,
    ...(edition.language === "hi-IN" ? { inLanguage: "hi" } : {}),
    url: siteUrl + edition.addressOf(page.path),
    provider: {
      "@type": "EducationalOrganization",
      "@id": organizationId(siteUrl),
      name: company.name,
      sameAs: siteUrl,
    },
    ...(page.course
      ? {
          educationalLevel: page.course.level,
          timeRequired: page.course.workload,
          ...(page.course.credential ? { educationalCredentialAwarded: page.course.credential } : {}),
          ...(page.price
            ? {
                offers: {
                  "@type": "Offer",
                  category: "Paid",
                  ...(page.price.basis === "exact" ? { price: page.price.rupees, priceCurrency: "INR" } : {}),
                  priceSpecification: priceSpecification(page.price),
                },
              }
            : {}),
          hasCourseInstance: page.batches?.some(isOpen)
            ? instancesOf(page, page.course.mode ?? "Onsite")
            : {
                "@type": "CourseInstance",
                courseMode: page.course.mode ?? "Onsite",
                courseWorkload: page.course.guidedHours ? `PT${page.course.guidedHours}H` : page.course.workload,
              },
        }
      : page.batches?.some(isOpen)
        ? { hasCourseInstance: instancesOf(page, "Onsite") }
        : {}),
  } as const satisfies Course;
}

/** One course, on its own page. */
export function course(siteUrl: string, page: CourseRecord): StructuredData {
  return { "@context": context, ...courseOf(siteUrl, page) };
}

function listOf(items: ReturnType<typeof courseOf>[]): StructuredData {
  return {
    "@context": context,
    "@type": "ItemList",
    itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, item })),
  } satisfies WithContext<ItemList>;
}

/** All courses as a list, on the page that introduces them. */
export function courseList(siteUrl: string, courses: CourseRecord[]): StructuredData {
  return listOf(courses.map((page) => courseOf(siteUrl, page)));
}

/**
 * The workshops of a page as a list, or undefined where it has none: cards that state a level and a length in days.
 * Google shows such a list from three courses on.
 */
export function workshopList(
  siteUrl: string,
  page: CourseRecord & Pick<MarketingPage, "sections">,
): StructuredData | undefined {
  const workshops = page.sections.flatMap((section) =>
    section.kind !== "cards"
      ? []
      : section.items.flatMap(({ title, text, data = [], price }) => {
          const value = (label: string) => data.find((datum) => datum.label === label)?.value ?? "";
          const days = /^(\d+) (?:days|दिन)$/.exec(value(words.workshopLabels.duration))?.[1];
          const level = value(words.workshopLabels.level);
          if (!days || !level) return [];
          const path = `${page.path}#${section.id}`;
          const guidedHours = Number(value(words.workshopLabels.hours)) || undefined;
          return [
            {
              path,
              title,
              description: text,
              course: { workload: `P${days}D`, guidedHours, level },
              price,
            },
          ];
        }),
  );
  if (workshops.length < 3) return undefined;
  return listOf(workshops.map((workshop, index) => courseOf(siteUrl, workshop, `course-${index + 1}`)));
}

/** The offers of a page that have a price: packages, models, machines; undefined without any. */
export function priceList(
  siteUrl: string,
  { path, title, group, sections, course, price: whole }: MarketingPage,
): StructuredData | undefined {
  const offerAt =
    (anchor: string) =>
    (name: string, price?: Price): Exclude<Offer, string>[] =>
      price
        ? [
            {
              "@type": "Offer" as const,
              name,
              url: siteUrl + edition.addressOf(path + anchor),
              itemOffered: { "@type": group === "product" ? ("Product" as const) : ("Service" as const), name },
              priceSpecification: priceSpecification(price),
              offeredBy: { "@id": organizationId(siteUrl) },
            },
          ]
        : [];
  const offers = [
    ...(course ? [] : offerAt("")(title, whole)),
    ...plainSections(sections).flatMap((section) => {
      const offer = offerAt(`#${section.id}`);
      if (section.kind === "cards") return section.items.flatMap(({ title: name, price }) => offer(name, price));
      if (section.kind === "packages" || section.kind === "equipment")
        return section.items.flatMap(({ name, price }) => offer(name, price));
      return [];
    }),
  ];
  if (offers.length === 0) return undefined;
  return {
    "@context": context,
    "@type": "OfferCatalog",
    name: title,
    itemListElement: offers,
  } satisfies WithContext<OfferCatalog>;
}
