/**
 * Limits on what the parser is slow at. All are many times what a real article contains, such as lists five levels deep or
 * tables of twelve columns and two hundred rows.
 */
const LIMITS = {
  /** Quotes and lists started on one line, and nested brackets: each is one more step of recursion. */
  depth: 30,
  /** Indentation of an item, in columns: every two columns can be one more level. */
  indent: 100,
  /** Quotes, list items and footnotes, and lines that continue one without its mark. */
  containers: 1_000,
  /** Costs of all marks, see below. */
  costs: 10_000,
  lines: 10_000,
  /** Table rows. */
  rows: 1_000,
  /** Table cells. Short rows are filled up, so a few bytes can become hundreds of cells. */
  cells: 10_000,
  /** Headings underlined with = or -: the parser backtracks for each. */
  underlined: 1_000,
  /** Openings of comments, declarations and instructions: for each the parser searches the rest of the paragraph. */
  openers: 500,
  /** Character references such as `&amp;`: at the end of an address the parser removes them one by one. */
  references: 1_000,
  /** Comparisons of emphasis marks and unopened brackets: each is compared with those before it in its paragraph. */
  comparisons: 4_000_000,
};

/**
 * What a mark costs to parse and render, in units of about 0.03 ms. A real article has a few hundred marks. A mark that two
 * patterns match costs the sum.
 */
const COSTS: [RegExp, number][] = [
  [/[\\<&]/g, 1],
  [/`+/g, 2],
  // Links, addresses and headings, with the marks that close one.
  [/\[|@|:\/\/|www\.|(?<![^\s>])#{1,6}(?!\S)/gi, 4],
  // Pictures, and footnotes where they are called.
  [/!\[|\[\^/g, 4],
  // Definitions of links and footnotes.
  [/\]:/g, 8],
];

const containersOf = /^(?:\s*(?:>|(?:[-*+]|\d{1,9}[.)])(?=\s|$)|\[\^(?:\\.|[^\]\s\\])+\]:))*\s*/;
const container = />|\[\^(?:\\.|[^\]\s\\])+\]:|[-*+]|\d+[.)]/g;

/**
 * Whether Markdown is so deeply nested or so full of marks that rendering it could take many times as long as usual for
 * its length. Runs in linear time.
 */
export function isTooComplex(content: string): boolean {
  let containers = 0;
  let costs = 0;
  let openers = 0;
  let references = 0;
  let rows = 0;
  let cells = 0;
  let underlined = 0;
  let comparisons = 0;
  /** Counts for the paragraph, table or run of items that the line belongs to. */
  let block = { lines: 0, contained: false, columns: 0, open: 0, loose: 0, first: "", table: false };
  const lines = content.split(/\r\n?|\n/);
  if (lines.length > LIMITS.lines) return true;
  for (const line of lines) {
    const prefix = containersOf.exec(line)?.[0] ?? "";
    const text = line.slice(prefix.length);
    const begun = prefix.match(container)?.length ?? 0;
    for (const [mark, cost] of COSTS) costs += cost * (line.match(mark)?.length ?? 0);
    openers += line.match(/<[!?]/g)?.length ?? 0;
    references += line.match(/&[#\w]+;/g)?.length ?? 0;
    if (begun > LIMITS.depth || (begun > 0 && prefix.search(/\S/) > LIMITS.indent)) return true;
    // A single dash can also be an empty item.
    if (block.lines > 0 && /^[\s>]*(?:=+|-+)\s*$/.test(line)) underlined++;
    // An empty item does not end a paragraph.
    if (/^[\s>]*$/.test(line))
      block = { lines: 0, contained: false, columns: 0, open: 0, loose: 0, first: "", table: false };
    else if (++block.lines === 1) block.first = line;
    else if (block.lines === 2) block.table = isTable(block.first, line);
    else block.table &&= line.startsWith("|");
    containers += begun || Number(block.contained);
    block.contained ||= begun > 0;
    if (/[|:]/.test(text) && /^[|:\-\s]+$/.test(text)) block.columns = text.split("|").length;
    cells += block.columns;
    rows += Math.sign(block.columns);
    // The parser compares marks only within one table row.
    if (block.table) block.loose = block.open = 0;
    const looseBefore = block.loose;
    for (const [mark] of text.matchAll(/\\.|[[\]]|\*+|_+|~+/g)) {
      if (mark === "[") block.open++;
      else if (mark === "]" && block.open > 0) block.open--;
      else if (!mark.startsWith("\\")) block.loose++;
      if (block.open > LIMITS.depth) return true;
    }
    comparisons += block.loose ** 2 - looseBefore ** 2;
    const counted = { containers, costs, openers, references, rows, cells, underlined, comparisons };
    for (const what of Object.keys(counted) as (keyof typeof counted)[]) {
      if (counted[what] > LIMITS[what]) return true;
    }
  }
  return false;
}

/** Whether two lines are certainly the head of a table. Every following line that begins with a bar is then a row. */
function isTable(head: string, rule: string): boolean {
  const bars = (line: string) => line.trim().replace(/\\./g, "").replace(/\|$/, "").split("|").length;
  return head.startsWith("|") && /^\|(?:[ \t]*:?-+:?[ \t]*\|)+\s*$/.test(rule) && bars(head) === bars(rule);
}
