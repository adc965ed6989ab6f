import { readFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "~/content/company";
import { diagramData } from "~/content/diagrams";
import { marketingPages } from "~/content/marketing-pages";
import { about } from "~/content/pages/about";
import { afterTheForm } from "~/content/pages/after-the-form";
import { contactPage } from "~/content/pages/contact";
import { gallery, galleryVideos } from "~/content/pages/gallery";
import { home } from "~/content/pages/home";
import { legalTexts } from "~/content/pages/legal";
import { sampleDataPage } from "~/content/pages/sample-data-page";
import { supportChat } from "~/content/pages/support-chat";
import { partnersNote } from "~/content/partners";
import { atAGlance } from "~/content/stated/at-a-glance";
import { testimonials, testimonialsNote } from "~/content/testimonials";
import { inquiryLabels } from "../../domain/enquiries/inquiry-types";
import { readable } from "./figures";

/** `officeHours` is data for the clock; pages show `hours`. */
const { officeHours: _, ...saidOfCompany } = company;

const seed = readFileSync(join(import.meta.dirname, "../../supabase/seed.sql"), "utf8");

/** The quoted texts of the demonstration rows of a table, without ids, times and addresses. */
function seeded(table: string): string {
  const rows = seed.split("insert into public.").find((part) => part.startsWith(table)) ?? "";
  return [...rows.matchAll(/\$text\$([\s\S]*?)\$text\$|'((?:[^']|'')*)'/g)]
    .map(([, text, quoted = ""]) => text ?? quoted.replaceAll("''", "'"))
    .filter((text) => !/^(5eed|\d+ days$|\/media\/)/.test(text))
    .join("\n");
}

/** The data of the diagrams on a page, which hold figures too. */
const diagramsOf = (page: (typeof marketingPages)[number]) =>
  page.sections.flatMap((section) => (section.kind === "diagram" ? [diagramData[section.diagram]] : []));

/** Every surface of the site with its text. */
export const surfaces: Record<string, string> = {
  "/": readable([home, partnersNote, testimonials, testimonialsNote]),
  ...Object.fromEntries(
    marketingPages.map((page) => [page.path, readable([page, atAGlance(page), diagramsOf(page), afterTheForm])]),
  ),
  "/about-us": readable(about),
  "/contact-us": readable([contactPage, inquiryLabels, saidOfCompany, afterTheForm]),
  "/gallery": readable([gallery, galleryVideos]),
  "/support-chat": readable(supportChat),
  "/sample-data": readable(sampleDataPage),
  "legal texts": readable(legalTexts),
  "/blog": seeded("blogs"),
  "/news": seeded("news"),
  "/careers": seeded("careers"),
};
