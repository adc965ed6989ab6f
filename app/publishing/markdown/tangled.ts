/**
 * What the parser takes far more than its share of time for, and where each ends. All of them are many times what
 * somebody writes: lists five deep, tables of twelve columns and two hundred rows.
 */
const LIMITS = {
  /** Quotes and lists begun on one line, and brackets within brackets: each is a step deeper in a recursion. */
  depth: 30,
  /** An item so many columns in stands as deep again by half of them. */
  indent: 100,
  /** Quotes, list items and footnotes in all, and lines that go on in one without its mark. */
  containers: 1_000,
  /** Opening brackets in all: of links, pictures, footnotes and addresses that stand by themselves. */
  brackets: 5_000,
  lines: 10_000,
  /** Rows of tables in all. */
  rows: 1_000,
  /** Cells in all. A row that is short gets what it lacks, so a few bytes can be hundreds of cells. */
  cells: 10_000,
  /** Headings underlined with = or -: the parser goes back for each. */
  underlined: 1_000,
  /** Beginnings of comments, declarations and instructions: each is looked for an end of, to the end of its paragraph. */
  openers: 500,
  /** Characters written by their names, as `&amp;` is: at the end of an address they are taken off one by one. */
  references: 1_000,
  /** Marks of emphasis and brackets that nothing opens: each is compared with those before it in its paragraph. */
  comparisons: 4_000_000,
};

const containersOf = /^(?:\s*(?:>|(?:[-*+]|\d{1,9}[.)])(?=\s|$)|\[\^(?:\\.|[^\]\s\\])+\]:))*\s*/;
const container = />|\[\^(?:\\.|[^\]\s\\])+\]:|[-*+]|\d+[.)]/g;

/**
 * Whether Markdown is so deeply nested, or so full of marks, that rendering it could take many times as long as an
 * article of its length. Reads every character once.
 */
export function isTangled(content: string): boolean {
  let containers = 0;
  let brackets = 0;
  let openers = 0;
  let references = 0;
  let rows = 0;
  let cells = 0;
  let underlined = 0;
  let comparisons = 0;
  /** Of the paragraph, table or run of items that the line belongs to. */
  let block = { lines: 0, contained: false, columns: 0, open: 0, loose: 0, first: "", table: false };
  const lines = content.split(/\r\n?|\n/);
  if (lines.length > LIMITS.lines) return true;
  for (const line of lines) {
    const prefix = containersOf.exec(line)?.[0] ?? "";
    const text = line.slice(prefix.length);
    const begun = prefix.match(container)?.length ?? 0;
    brackets += line.split("[").length - 1;
    openers += line.match(/<[!?]/g)?.length ?? 0;
    references += line.match(/&[#\w]+;/g)?.length ?? 0;
    if (begun > LIMITS.depth || (begun > 0 && prefix.search(/\S/) > LIMITS.indent)) return true;
    // A lone dash is the mark of an empty item, too.
    if (block.lines > 0 && /^[\s>]*(?:=+|-+)\s*$/.test(line)) underlined++;
    // An empty item ends no paragraph.
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
    // Marks in one row of a table are never compared with those of another.
    if (block.table) block.loose = block.open = 0;
    const looseBefore = block.loose;
    for (const [mark] of text.matchAll(/\\.|[[\]]|\*+|_+|~+/g)) {
      if (mark === "[") block.open++;
      else if (mark === "]" && block.open > 0) block.open--;
      else if (!mark.startsWith("\\")) block.loose++;
      if (block.open > LIMITS.depth) return true;
    }
    comparisons += block.loose ** 2 - looseBefore ** 2;
    const counted = { containers, brackets, openers, references, rows, cells, underlined, comparisons };
    for (const what of Object.keys(counted) as (keyof typeof counted)[]) {
      if (counted[what] > LIMITS[what]) return true;
    }
  }
  return false;
}

/** Whether two lines are the head of a table beyond doubt. A row that begins with a bar is nothing but a row after it. */
function isTable(head: string, rule: string): boolean {
  const bars = (line: string) => line.trim().replace(/\\./g, "").replace(/\|$/, "").split("|").length;
  return head.startsWith("|") && /^\|(?:[ \t]*:?-+:?[ \t]*\|)+\s*$/.test(rule) && bars(head) === bars(rule);
}
