import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { otherLatinWords } from "./latin-words";

const root = join(import.meta.dirname, "../../..");

/** Files below `hindi/` that stand in for no module: what twins share. A further one is added here. */
const SHARED_BY_TWINS = [
  "twin.ts",
  "app/content/english-names.ts",
  "app/content/whole-page.ts",
  "domain/instruments/class-names.ts",
];

type Module = Record<string, unknown>;
const twins = import.meta.glob<Module>(["../../../hindi/**/*.{ts,tsx}", "!**/*.test.*"]);
const originals = import.meta.glob<Module>(["../../../{app,domain}/**/*.{ts,tsx}", "!**/*.test.*"]);
const twinPaths = Object.keys(twins)
  .map((path) => path.slice("../../../hindi/".length))
  .filter((path) => !SHARED_BY_TWINS.includes(path));

describe("a Hindi twin", () => {
  it.each(twinPaths)("hindi/%s stands in for a module and exports its names", async (path) => {
    const [twin, original] = [twins[`../../../hindi/${path}`], originals[`../../../${path}`]];
    expect(original, `${path} does not exist; see SHARED_BY_TWINS`).toBeDefined();
    expect(Object.keys((await twin?.()) ?? {}).sort()).toEqual(Object.keys((await original?.()) ?? {}).sort());
  });

  const ofWords = twinPaths.filter((path) => /words(\/[\w-]+)?\.tsx?$/.test(path));

  it.each(ofWords)("hindi/%s has Hindi words alone", (path) => {
    const english = textsOf(`hindi/${path}`).filter(({ text }) => otherLatinWords(text).length > 0);
    expect(english.map(({ line, text }) => `hindi/${path}:${line}: ${text}`)).toEqual([]);
  });
});

/** What visitors see. The rest of these rooms is for staff, or for the English edition alone. */
const VISITORS = globSync(
  [
    "app/root.tsx",
    "app/{layout,ui,sections,publishing,chat}/**/*.{ts,tsx}",
    "app/routes/*.tsx",
    "app/entities/contact/{contact-page,location-map}.tsx",
    "app/entities/contact/form/*.tsx",
    "app/entities/careers/job-list.tsx",
  ],
  {
    cwd: root,
    exclude: [
      "**/*.test.*",
      "**/*words.{ts,tsx}",
      "app/ui/{confirm,dialog,toast,toasts}.tsx",
      "app/publishing/draft-preview.tsx",
      "app/routes/{auth,sample-data}.tsx",
      "app/sections/sample-files.tsx",
    ],
  },
);

/** Names that are the same in every language. */
const NAMES = new Set(["WhatsApp", "RSS", "Atom"]);

it.each(VISITORS)("%s takes its words from a module with a Hindi twin", (file) => {
  const typed = shownLiterals(file).filter(({ text }) => /\p{L}{2}|^\p{Lu}$/u.test(text) && !NAMES.has(text.trim()));
  expect(typed.map(({ line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
});

type Found = { line: number; text: string };
type Node = { type: string; start: number; [key: string]: unknown };
const isNode = (value: unknown): value is Node => value instanceof Object && "type" in value;

function parsed(file: string): { body: unknown; lineOf: (node: Node) => number } {
  const code = readFileSync(join(root, file), "utf8");
  const lineOf = ({ start }: Node) => code.slice(0, start).split("\n").length;
  return { body: parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }).body, lineOf };
}

/** Calls `look` for each node with what it stands in; without types. */
function walk(
  value: unknown,
  look: (node: Node, parent?: Node, key?: string) => void,
  parent?: Node,
  key?: string,
): void {
  if (Array.isArray(value)) for (const each of value) walk(each, look, parent, key);
  if (!isNode(value) || /^TS(?!As|Satisfies|NonNull)/.test(value.type)) return;
  look(value, parent, key);
  for (const [name, inner] of Object.entries(value)) walk(inner, look, value, name);
}

/** The text of a literal, of the fixed parts of a template, or of JSX. */
function textOf(node: Node): string | undefined {
  if (node.type === "Literal" || node.type === "JSXText")
    return typeof node.value === "string" ? node.value.replace(/\s+/g, " ") : undefined;
  return node.type === "TemplateElement" ? (node.value as { raw: string }).raw : undefined;
}

const LOCALE = /^[a-z]{2}-[A-Z]{2}$|^disjunction$/;

/** Every text of a module that is not compared with, and is no key, no specifier and no locale. */
function textsOf(file: string): Found[] {
  const { body, lineOf } = parsed(file);
  const found: Found[] = [];
  walk(body, (node, parent, key) => {
    const text = textOf(node);
    const isCode =
      /^(?:Import|ExportNamed|ExportAll)/.test(parent?.type ?? "") ||
      (parent?.type === "BinaryExpression" && parent.operator !== "+") ||
      (text !== undefined && LOCALE.test(text)) ||
      (parent?.type === "Property" && key === "key") ||
      // What staff read of an enquiry stays English.
      (parent?.type === "Property" && (parent.key as { name?: string }).name === "subject") ||
      parent?.type === "MemberExpression";
    if (text !== undefined && !isCode) found.push({ line: lineOf(node), text });
  });
  return found;
}

/** Attributes and properties whose texts are shown or read out. */
const SHOWN =
  /^(?:aria-label|aria-roledescription|aria-valuetext|placeholder|title|alt|label|eyebrow|heading|hint|text|description)$/;

/** The texts that a component shows itself: in JSX, and in the attributes and properties of `SHOWN`. */
function shownLiterals(file: string): Found[] {
  const { body, lineOf } = parsed(file);
  const found: Found[] = [];
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) collect(each);
    if (!isNode(value)) return;
    const text = textOf(value);
    if (text !== undefined) found.push({ line: lineOf(value), text });
    else if (value.type === "ConditionalExpression") collect([value.consequent, value.alternate]);
    else if (value.type === "LogicalExpression") collect([value.left, value.right]);
    else if (value.type === "TemplateLiteral") collect([value.quasis, value.expressions]);
    else if (value.type === "JSXExpressionContainer" || value.type === "ParenthesizedExpression")
      collect(value.expression);
  };
  walk(body, (node) => {
    if (node.type === "JSXElement" || node.type === "JSXFragment") collect(node.children);
    if (node.type === "JSXAttribute" && SHOWN.test(String((node.name as Node).name))) collect(node.value);
    if (node.type === "Property" && SHOWN.test(String((node.key as Node).name))) collect(node.value);
  });
  return found;
}
