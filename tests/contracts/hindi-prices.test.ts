import { afterAll, describe, expect, it } from "vitest";
import type { MarketingPage } from "~/content/schema";
import { modulePath, openEdition } from "./editions";

/** By page, the keys under which the desk has the prices of its things. */
async function keysIn(edition: "english" | "hindi"): Promise<Map<string, string[]>> {
  const server = await openEdition(edition);
  afterAll(() => server.close());
  const load = (module: string) => server.ssrLoadModule(modulePath(edition, module));
  const { marketingPages } = await load("/app/content/marketing-pages.ts");
  const { plainSections } = await load("/app/content/schema.ts");
  const { priceKey, thingsOf } = await load("/app/content/priced-things.ts");
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
    expect(missing, "add the Hindi name to hindi/app/content/priced-things.ts").toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
