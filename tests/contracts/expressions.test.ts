import { afterEach, describe, expect, test, vi } from "vitest";
import { expressionsInCode, superLinear } from "./expressions";

// Measuring takes long on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Expressions that may be slow, since no stranger's text reaches them. */
const OWN_TEXTS: [where: RegExp, why: string][] = [
  [/^domain\/articles\/plain-text\.ts /, "articles, which administrators alone write"],
  [/^app\/publishing\/markdown\/(render|complexity)\.ts /, "the same"],
  [/^app\/admin\/writing\/(commands|word-lists)\.ts /, "what an administrator types or pastes"],
  [
    /^adapters\/react-router\/module-scripts\.ts /,
    "documents that this site has rendered, in which a value holds no <",
  ],
  [/^server\/http\/security-headers\.ts /, "the same"],
];

const modules = import.meta.glob<unknown>("../../{app,adapters,domain,server,supabase/functions}/**/*.{ts,tsx}");

/** The expressions that a file builds with `new RegExp` when it is loaded. */
async function putTogether(file: string): Promise<RegExp[]> {
  const made = new Set<RegExp>();
  const Native = RegExp;
  vi.stubGlobal(
    "RegExp",
    class extends Native {
      constructor(pattern: string | RegExp, flags?: string) {
        super(pattern, flags);
        made.add(new Native(pattern, flags));
      }
    },
  );
  vi.resetModules();
  await modules[`../../${file}`]?.();
  vi.unstubAllGlobals();
  return [...made];
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("a regular expression", () => {
  const found = expressionsInCode();

  test("of the code takes no time that grows faster than the text it reads", () => {
    const known = new Map<string, string | undefined>();
    const slow = found.flatMap(({ file, line, expression }) => {
      if (!expression || OWN_TEXTS.some(([where]) => where.test(`${file} `))) return [];
      const key = String(expression);
      if (!known.has(key)) known.set(key, superLinear(expression));
      const why = known.get(key);
      return why ? [`${file}:${line} ${key}: ${why}`] : [];
    });
    expect(slow).toEqual([]);
  });

  test("that is put together from texts, where that is done when its file is loaded, takes no such time either", async () => {
    const files = new Set(found.flatMap(({ file, expression }) => (expression ? [] : [file])));
    const slow: string[] = [];
    for (const file of files) {
      for (const expression of await putTogether(file)) {
        const why = superLinear(expression);
        if (why) slow.push(`${file} ${expression}: ${why}`);
      }
    }
    expect(slow).toEqual([]);
  });

  test.each([
    /\/+$/,
    /\s*;\s*q=[\d.]+$/,
    /(?:"(?:[^"\\]|\\.)*"|[^",()])+/gs,
    /!\[[^\]]*\]\(/,
    /\[picture of the field from above: [^\]]*\]\(/,
    /(a+)+b/,
  ])("such as %s would be found", (expression) => expect(superLinear(expression)).toBeDefined());

  test.each([/^[/\\]+/, /\s+/g, /^"((?:[^"\\]|\\.)*)"$/s, /(?<!\s)\s+$/, / (fee|price) (?:\w+ ){0,5}(back|returned) /])(
    "such as %s may stand",
    (expression) => expect(superLinear(expression)).toBeUndefined(),
  );

  test("is let off only in files that have one", () => {
    const stale = OWN_TEXTS.filter(
      ([where]) => !found.some(({ file, expression }) => expression && where.test(`${file} `)),
    );
    expect(stale).toEqual([]);
  });
});
