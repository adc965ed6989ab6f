import { afterAll, describe, expect, it } from "vitest";
import type { MarketingPage } from "~/content/schema";
import { openEdition } from "../editions";

/** By page, the keys under which the desk has the prices of its things. */
async function keysIn(edition: "english" | "hindi"): Promise<Map<string, string[]>> {
  const server = await openEdition(edition);
  afterAll(() => server.close());
  const { marketingPages } = await server.ssrLoadModule("~/content/marketing-pages");
  const { plainSections } = await server.ssrLoadModule("~/content/schema");
  const { priceKey, thingsOf } = await server.ssrLoadModule("~/content/stated/priced-things");
  return new Map(
    (marketingPages as readonly MarketingPage[]).map(({ path, sections }) => [
      path,
      plainSections(sections)
        .flatMap(thingsOf)
        .map(({ name }: { name: string }) => priceKey(path, name)),
    ]),
  );
}

describe("the Hindi edition", async () => {
  const [english, hindi] = [await keysIn("english"), await keysIn("hindi")];

  it.each([...hindi])("finds the prices of %s by the desk's keys", (path, keys) => {
    const missing = keys.filter((key) => !english.get(path)?.includes(key));
    expect(missing, "add the Hindi name to hindi/app/content/english-names.ts").toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("asks for a batch in the words by which the database finds it", async () => {
    const server = await openEdition("hindi");
    const { batchSection } = await server.ssrLoadModule("~/content/stated/batch-section");
    const batch = { from: "2027-01-04", to: "2027-01-29", state: "open", seats: 12, left: 9 };
    const { items } = batchSection({ title: "पायलट" }, [batch]);
    await server.close();
    expect(items[0].title).toBe("4 जनवरी से 29 जनवरी 2027");
    const about = new URL(items[0].action.to, "http://site").searchParams.get("about");
    expect(about).toBe("पायलट, batch of 4 January to 29 January 2027");
  });
});
