import type { CSSProperties } from "react";

/** The space between two rows of cards, in the grid's step of 4 px. */
const spaces = {
  5: { grid: "gap-y-5 sm:gap-y-0 sm:-mb-5", card: "sm:mb-5" },
  8: { grid: "gap-y-8 sm:gap-y-0 sm:-mb-8", card: "sm:mb-8" },
  12: { grid: "gap-y-12 sm:gap-y-0 sm:-mb-12", card: "sm:mb-12" },
};

/**
 * Cards whose parts begin at the heights of their neighbours' parts: from `sm` on each part takes a row of the grid that all
 * cards share. A card without a part that another one has leaves its row empty.
 * @param count parts of a card
 * @param space between two rows of cards: below each card, since a gap would come between the parts too
 * @returns classes of the grid, and what each card gets
 */
export function evenParts(
  count: number,
  space: keyof typeof spaces,
): { grid: string; card: string; rows: CSSProperties } {
  const { grid, card } = spaces[space];
  return {
    grid,
    card: `sm:row-span-(--parts) sm:grid sm:grid-rows-subgrid ${card}`,
    rows: { "--parts": count } as CSSProperties,
  };
}
