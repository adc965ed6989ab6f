import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

const raised: Record<string, string> = Object.fromEntries(
  [..."0123456789+-−=()ni"].map((letter, index) => [letter, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ"][index] ?? letter]),
);
const lowered: Record<string, string> = Object.fromEntries(
  [..."0123456789+-−=()"].map((letter, index) => [letter, [..."₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎"][index] ?? letter]),
);

/** "10th", "2nd": read as well on the line. */
const ordinal = /^(st|nd|rd|th)$/i;

/**
 * Markdown has nothing for what stands above or below the line: digits and signs have letters of their own (m², CO₂),
 * another exponent gets a caret (xᵃ is x^a), and the rest goes on the line.
 */
export function writeRaised(node: Element, where: "super" | "sub"): void {
  const text = textOf(node).trim();
  const letters = where === "super" ? raised : lowered;
  if (text && [...text].every((letter) => letter in letters)) {
    visit(node, "text", (part) => {
      part.value = [...part.value].map((letter) => letters[letter] ?? letter).join("");
    });
  } else if (where === "super" && /^[a-z\d]+$/i.test(text) && !ordinal.test(text)) {
    node.children.unshift({ type: "text", value: "^" });
  }
}
