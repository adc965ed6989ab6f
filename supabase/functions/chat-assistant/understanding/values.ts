/** What sort of value a question asks for, and how such a value is written on the site. */
const values: { asks: RegExp; written: RegExp }[] = [
  { asks: / temperature | how (hot|cold|warm) /, written: /\d\s?°C|\bK\b/ },
  {
    asks: / how heavy | how many (g|kg|gram|kilo) | what weight | weigh | weighs /,
    written: /\d\s?(kg|g)\b/,
  },
  {
    asks: / (what|which) time(?! (does|will|period|frame|it))| how early | how late | oclock | o clock | how many tim | time of (the )?day | timings? | daily /,
    written: /\b\d{1,2}:\d{2}\b|\b(first light|sunrise|dawn|dusk|sunset|noon|mornings?|evenings?|night)\b/i,
  },
  {
    asks: / how (near|close|far|high|tall|big|large|wide|deep|low) | distance | height | altitude /,
    written: /\d\s?(m|km|cm|mm|acres)\b/,
  },
  { asks: / how fast | speed | wind /, written: /\d\s?(m\/s|km\/h)/ },
  { asks: / how old | (minimum|maximum|what|which) age /, written: /\bage\b|\d+ years|class [VX]+/i },
  { asks: / (percent|percentage|rate|share) /, written: /\d\s?%/ },
  {
    asks: / how long | how soon | how quickly | how many (days|weeks|hours|months|years|minutes|min) | by when /,
    written:
      /\b(\d+|one|two|three|four|five|six|seven|eight|ten|a|an)[\s-](working |calendar )?(hours?|h|days?|weeks?|months?|min|minutes|years?)\b/i,
  },
  {
    asks: / how (many|much) | up to | sizes? | maximum | minimum | most | limit /,
    written: /\d|\b(two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i,
  },
];

/**
 * How the value that a question asks for is written, or undefined where it asks for none.
 * @param line words of the question, a space at either end
 */
export function valueAsked(line: string): RegExp | undefined {
  return values.find(({ asks }) => asks.test(line))?.written;
}
