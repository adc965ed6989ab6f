import { hasHindi } from "#domain/edition.ts";
import * as english from "~/content/sharing/sharing-cards";

export type { SharingCard } from "~/content/sharing/sharing-cards";

/** Words of the cards that are no page's own. */
const words: Record<string, { eyebrow: string; title?: string }> = {
  "/about-us": { eyebrow: "हमारे बारे में" },
  "/gallery": { eyebrow: "गैलरी" },
  "/careers": { eyebrow: "नौकरी", title: "हमारी टीम में आएँ" },
  "/contact-us": { eyebrow: "संपर्क", title: "हमसे संपर्क करें" },
  "/support-chat": { eyebrow: "मदद", title: "हमारे असिस्टेंट से पूछें" },
};

export const sharingCards: typeof english.sharingCards = english.sharingCards
  .filter(({ path }) => hasHindi(path))
  .map((card) => ({ ...card, ...words[card.path] }));
