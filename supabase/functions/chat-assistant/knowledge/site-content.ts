// What the assistant knows is made from these modules. They are bundled by Vite, never loaded by Node itself: their
// imports have no extensions. The rest of this folder takes only types from here.
// biome-ignore-start lint/style/noRestrictedImports: the one door through which the content comes in, at build time

import { sampleMark } from "../../../../app/content/company";
import { marketingPages } from "../../../../app/content/marketing-pages";
import { afterTheForm as steps } from "../../../../app/content/pages/after-the-form";
import { stated } from "../../../../app/content/stated/stated";
import { inDemand } from "../../../../app/sections/kinds/words";
import { answerRule, readRule, ruleValues, uses } from "../../../../domain/instruments/which-rule";

export { articleKinds } from "../../../../app/content/article-kinds";
export { company } from "../../../../app/content/company";
export { facts } from "../../../../app/content/facts";
export { headerNavigation } from "../../../../app/content/navigation";
export { about } from "../../../../app/content/pages/about";
export { contactPage } from "../../../../app/content/pages/contact";
export { galleryCategories } from "../../../../app/content/pages/gallery";
export { home } from "../../../../app/content/pages/home";
export { privacyPolicy } from "../../../../app/content/pages/legal";
export { supportChat } from "../../../../app/content/pages/support-chat";
export { folders } from "../../../../app/content/papers/folder-list";
export { partnersNote } from "../../../../app/content/partners";
export type { Card, MarketingPage, PlainSection, Section } from "../../../../app/content/schema";
export { testimonialsNote } from "../../../../app/content/testimonials";
export { marketingPages };
/** Stand after the contacts while these are samples. */
export const phoneMark = sampleMark("phone");
export const emailMark = sampleMark("email");
export const whatsappMark = sampleMark("whatsapp");
/** The notices of today. */
export const notices = stated.notices.filter(({ shown }) => shown);
/** What happens after the form, as one text. */
export const afterTheForm = steps.join(" ");
/** How roles say what they are asked for. */
export const demands = (["High", "Very High", "Extreme"] as const).map(inDemand);
/** What the rule finder says of each class for each use. */
export const ruleAnswers = marketingPages
  .flatMap(({ sections }) => sections)
  .flatMap((section) => {
    if (section.kind !== "instrument" || section.instrument !== "which-rule") return [];
    const { figures } = section;
    const weights = [...figures.classes.map(({ upToKilograms }) => upToKilograms), figures.rulesEndAt + 1];
    return weights.flatMap((kilograms) =>
      uses.flatMap((use) => {
        const { input } = readRule({ ...ruleValues, grams: String(kilograms * 1000), use: use.id });
        return input ? [{ use: use.name, ...answerRule(input, figures) }] : [];
      }),
    );
  });
// biome-ignore-end lint/style/noRestrictedImports: see above
