import type { Price } from "#domain/desk/snapshot.ts";
import type { PlainSection, Section, TabsSection } from "../schema";

/** The section of a page's batches, which are no things for sale. */
export const BATCHES = "batches";

type Priced = { price?: Price };

/** What of a section is for sale by itself: packages, workshops and programs with a button of their own, models of aircraft. */
export function thingsOf(section: Exclude<Section, TabsSection>): (Priced & { name: string })[] {
  if (section.kind === "packages") return section.items;
  if (section.kind === "equipment" && section.id === "models") return section.items;
  if (section.kind === "cards" && section.id !== BATCHES)
    return section.items.flatMap((card) => (card.data && card.action ? [{ ...card, name: card.title }] : []));
  return [];
}

/** The key under which the desk has the price of a thing: "/services/agriculture-spray#farm". */
export const priceKey = (path: string, name: string) =>
  `${path}#${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}`;

/** A section with prices in it, those of its tabs and of its instrument's packages among them. */
export function pricedSection<Kind extends Section | PlainSection>(
  section: Kind,
  priceOf: (name: string) => Price | undefined,
): Kind {
  const priced = <Thing extends { name: string }>(thing: Thing) => withOwn(thing, priceOf(thing.name));
  switch (section.kind) {
    case "packages":
      return { ...section, items: section.items.map(priced) };
    case "equipment":
      return section.id === "models" ? { ...section, items: section.items.map(priced) } : section;
    case "cards":
      return {
        ...section,
        items: section.items.map((card) => (card.data && card.action ? withOwn(card, priceOf(card.title)) : card)),
      };
    case "tabs": {
      const tabs = section.tabs.map((tab) => ({
        ...tab,
        sections: tab.sections.map((each) => pricedSection(each, priceOf)),
      }));
      return { ...section, tabs };
    }
    default:
      return section;
  }
}

const withOwn = <Thing extends object>(thing: Thing, price: Price | undefined): Thing =>
  price ? { ...thing, price } : thing;
