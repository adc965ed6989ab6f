import { expect, test } from "vitest";
import { marketingPages } from "~/content/marketing-pages";
import { plainSections } from "~/content/schema";
import { evenColumns } from "./even-columns";

test("no card of any page is alone in its row, whatever the width of the screen", () => {
  const counts = new Set(
    marketingPages.flatMap(({ sections }) =>
      plainSections(sections).flatMap((section) =>
        section.kind === "cards" || section.kind === "equipment" ? [section.items.length] : [],
      ),
    ),
  );
  expect(counts.size).toBeGreaterThan(2);
  for (const count of counts)
    for (const max of [3, 4] as const)
      for (const [, columns] of evenColumns(count, max).matchAll(/grid-cols-(\d)/g))
        expect(count % Number(columns), `${count} cards in rows of ${columns}`).not.toBe(1);
});
