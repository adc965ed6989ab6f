/** The text with Devanagari digits written as 0-9: "१२ बीघा" becomes "12 बीघा". */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)));
}
