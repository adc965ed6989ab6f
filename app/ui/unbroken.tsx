import type { ReactNode } from "react";

/** A range of numbers, "8-10", "0.8-1.6", "9:00-18:00", or a number with its unit, "2-day". */
const ranges = /(\d[\d.,:]{0,12}-\d[\d.,:]{0,12}\d|\d[\d.,:]{0,12}-(?:\d|[a-z]{1,12}))/;

/** The text without line breaks inside its ranges: browsers would break "8-10 weeks" and "2-day" after the hyphen. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(ranges);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other key
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
