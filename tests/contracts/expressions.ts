import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { type AST, parseRegExpLiteral, visitRegExpAST } from "@eslint-community/regexpp";
import { analyse } from "scslre";
import { parseAst } from "vite";

const ROOT = join(import.meta.dirname, "../..");

/** A regular expression literal of a file, or the place of a `new RegExp`. */
export type Found = { file: string; line: number; expression?: RegExp; text: string };

/** Every regular expression of the code that runs on the server, in the browser and in the assistant. */
export function expressionsInCode(): Found[] {
  const files = globSync("{server,app,adapters,domain,supabase/functions}/**/*.{ts,tsx}", { cwd: ROOT });
  return files.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap((file) => expressionsIn(file));
}

function expressionsIn(file: string): Found[] {
  const code = readFileSync(join(ROOT, file), "utf8");
  const found: Found[] = [];
  const nodes: unknown[] = [parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" })];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (typeof node !== "object" || node === null) continue;
    const { type, regex, callee, start, end } = node as {
      type?: string;
      regex?: { pattern: string; flags: string };
      callee?: { name?: string };
      start: number;
      end: number;
    };
    const place = { file, line: code.slice(0, start).split("\n").length, text: code.slice(start, end) };
    if (regex) found.push({ ...place, expression: new RegExp(regex.pattern, regex.flags) });
    else if (type === "NewExpression" && callee?.name === "RegExp") found.push(place);
    nodes.push(...Object.values(node));
  }
  return found;
}

/** Lengths of the test texts in characters. A quadratic expression takes 16 times as long for the second. */
const [SHORT, LONG] = [10_000, 40_000];

/** Processor time allowed for the long text. Below it a quotient of two times is mostly noise; above it the growth decides. */
const MAX_LINEAR_MS = 16;

/** How many times as long a text four times as long may take. */
const MAX_GROWTH = 8;

/** After this time an expression counts as exponential. */
const TIMEOUT_MS = 10_000;

/**
 * Why the time of an expression may grow faster than its text, or undefined where no such text is known.
 *
 * A static analysis (`scslre`) finds most. What it misses, such as a list whose open quotes are searched one after another,
 * is measured with texts that repeat what the expression repeats.
 */
export function superLinear(expression: RegExp): string | undefined {
  const { source, flags } = expression;
  const reports = analyse({ source, flags }, { reportTypes: { Self: true, Trade: true, Move: true } }).reports;
  if (reports.length > 0) return reports.map(({ type }) => type).join(", ");
  const texts = textsFor(expression);
  const measure = () => texts.find((text) => growsTooFast(expression, text));
  try {
    const slow = runInContext("measure()", createContext({ measure }), { timeout: TIMEOUT_MS });
    return slow === undefined ? undefined : `slow with ${JSON.stringify(slow(20))}`;
  } catch {
    return `does not end within ${TIMEOUT_MS} ms`;
  }
}

/** Makes a text of about `length` characters. */
type Text = (length: number) => string;

function growsTooFast(expression: RegExp, text: Text): boolean {
  const long = processorTime(expression, text(LONG), MAX_LINEAR_MS);
  return long > MAX_LINEAR_MS && long > MAX_GROWTH * processorTime(expression, text(SHORT));
}

/**
 * The least of several measurements in milliseconds, since other processes and V8's compiler only add to it. One of at
 * most `enough` ends them.
 */
function processorTime(expression: RegExp, text: string, enough = 0): number {
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 5 && least > enough; times++) {
    const { user } = process.threadCpuUsage();
    text.replace(expression, "");
    least = Math.min(least, (process.threadCpuUsage().user - user) / 1_000);
  }
  return least;
}

/** Number of texts for each quantifier, each of other characters that it matches. */
const VARIANTS = 8;

/** Ends the repetition with a mismatch, which forces backtracking. */
const END = "\u0001\n";

function textsFor(expression: RegExp): Text[] {
  const literal = parseRegExpLiteral(expression);
  const texts = new Map<string, Text>();
  const add = (head: string, pump: string) => {
    if (!pump) return;
    const repeated: Text = (length) => pump.repeat(Math.ceil(length / pump.length));
    texts.set(`1 ${head}|${pump}`, (length) => head + repeated(length) + END);
    texts.set(`2 ${head}|${pump}`, (length) => (head + pump).repeat(Math.ceil(length / (head + pump).length)) + END);
    texts.set(`3 ${head}`, (length) => (head || pump).repeat(Math.ceil(length / (head || pump).length)) + END);
  };
  visitRegExpAST(literal.pattern, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max < 10) return;
      for (let variant = 0; variant < VARIANTS; variant++) {
        const sample = sampler(expression, variant);
        const [head, pump] = [before(quantifier, sample), sample(quantifier.element)];
        add(head, pump);
        add(head, pump + sampler(expression, variant + 1)(quantifier.element));
      }
    },
  });
  return [...texts.values()];
}

type Sample = (node: AST.Element | AST.Alternative) => string;

/** The shortest text for what precedes a quantifier. */
function before(node: AST.Element | AST.Alternative, sample: Sample): string {
  const { parent } = node;
  if (!parent || parent.type === "Pattern") return "";
  if (parent.type !== "Alternative") return before(parent as AST.Element, sample);
  const earlier = parent.elements
    .slice(0, parent.elements.indexOf(node as AST.Element))
    .map(sample)
    .join("");
  return before(parent, sample) + earlier;
}

/** Gives a text that a part of the expression matches: of several the `variant`th, in turn. */
function sampler(expression: RegExp, variant: number): Sample {
  const characters = [...new Set([..."a ", ...expression.source.replace(/\\[a-zA-Z]/g, ""), ..."0\n"])];
  const sample: Sample = (node) => {
    switch (node.type) {
      case "Character":
        return String.fromCodePoint(node.value);
      case "CharacterSet":
      case "CharacterClass":
      case "ExpressionCharacterClass": {
        const taken = characters.filter((character) => new RegExp(`^${node.raw}$`, expression.flags).test(character));
        return taken[variant % taken.length] ?? "";
      }
      case "Group":
      case "CapturingGroup": {
        const chosen = node.alternatives[variant % node.alternatives.length];
        return chosen ? sample(chosen) : "";
      }
      case "Alternative":
        return node.elements.map(sample).join("");
      case "Quantifier":
        return sample(node.element).repeat(node.max > 1 ? Math.max(1, node.min) : node.min);
      default:
        return "";
    }
  };
  return sample;
}
