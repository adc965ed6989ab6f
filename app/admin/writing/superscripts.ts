import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

const SUPERSCRIPTS: Record<string, string> = Object.fromEntries(
  [..."0123456789+-−=()ni"].map((letter, index) => [letter, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ"][index] ?? letter]),
);
const SUBSCRIPTS: Record<string, string> = Object.fromEntries(
  [..."0123456789+-−=()"].map((letter, index) => [letter, [..."₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎"][index] ?? letter]),
);

/** "10th" and "2nd" read well without superscript. */
const ordinal = /^(st|nd|rd|th)$/i;

/**
 * Markdown has no superscript and subscript. Digits and signs become Unicode characters (m², CO₂), another superscript gets
 * a caret (xᵃ is x^a), and everything else becomes normal text.
 */
export function replaceWithScriptCharacters(node: Element, where: "super" | "sub"): void {
  const text = textOf(node).trim();
  const letters = where === "super" ? SUPERSCRIPTS : SUBSCRIPTS;
  if (text && [...text].every((letter) => letter in letters)) {
    visit(node, "text", (part) => {
      part.value = [...part.value].map((letter) => letters[letter] ?? letter).join("");
    });
  } else if (where === "super" && /^[a-z\d]+$/i.test(text) && !ordinal.test(text)) {
    node.children.unshift({ type: "text", value: "^" });
  }
}
