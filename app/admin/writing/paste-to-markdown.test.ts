import { expect, test } from "vitest";
import { htmlToMarkdown } from "./paste-to-markdown";

/** HTML that Google Docs puts on the clipboard. */
const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400;">Spraying season</span></h1><p dir="ltr" style="line-height:1.38"><span style="font-weight:400;font-style:normal">We fly </span><span style="font-weight:700;font-style:normal">early</span><span style="font-weight:400"> and </span><span style="font-weight:400;font-style:italic">low</span><span>. See </span><a href="https://vayutra.example/blog"><span style="color:#1155cc;font-weight:400">our blog</span></a><span>.</span></p><ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:400">Check the wind</span></p></li><li dir="ltr"><p dir="ltr"><span style="font-weight:400">Fill the tank</span></p></li></ul><br><table><tbody><tr><td><p><span>Drone</span></p></td><td><p><span>Tank</span></p></td></tr><tr><td><p>Six</p></td><td><p>10 L</p></td></tr></tbody></table></b>`;

/** HTML that Word puts on the clipboard. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-IN><!--StartFragment--><p class=MsoTitle>Training<o:p></o:p></p><h2><b>Week one<o:p></o:p></b></h2><p class=MsoNormal>We begin with <b style='mso-bidi-font-weight:normal'>theory</b> and <i>law</i>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>Airspace<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>Zones</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Weather</p>
<p class=MsoNormal>Then:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Fly</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>Land</p><img src="file:///C:/x.png"><!--EndFragment--></body></html>`;

test("text from Google Docs keeps headings, emphasis, links, lists and tables", () => {
  expect(htmlToMarkdown(googleDocs).markdown).toBe(
    "# Spraying season\n\nWe fly **early** and *low*. See [our blog](https://vayutra.example/blog).\n\n- Check the wind\n- Fill the tank\n\n| Drone | Tank |\n| ----- | ---- |\n| Six   | 10 L |",
  );
});

test("text from Word keeps them too, with nested lists", () => {
  const { markdown, pictures } = htmlToMarkdown(word);
  expect(markdown).toBe(
    "# Training\n\n## Week one\n\nWe begin with **theory** and *law*.\n\n- Airspace\n  - Zones\n- Weather\n\nThen:\n\n1. Fly\n2. Land",
  );
  expect(pictures).toBe(1);
});

test.each([
  ["<p><b>Important: </b>text</p>", "**Important:** text"],
  ['<p><span style="font-weight:700">Note: </span><span>bring water</span></p>', "**Note:** bring water"],
  ["<p><b>one </b><i>two </i>three</p>", "**one** *two* three"],
  ["<p>a<b><i> <span>b</span><span>&nbsp;</span></i></b>c<b> </b>d</p>", "a **_b_** c d"],
  ["<p><b>Title<br></b>text</p>", "**Title**\\\ntext"],
])("blanks at the edge of bold or italic text move out of it: %s", (html, markdown) => {
  expect(htmlToMarkdown(html).markdown).toBe(markdown);
});

/** A table of two columns as Word writes it, ending with this cell. */
const withCell = (cell: string) =>
  `<table class=MsoTableGrid><tr><td><p class=MsoNormal>Day</p></td><td><p class=MsoNormal>What</p></td></tr><tr><td><p class=MsoNormal>1</p></td><td>${cell}</td></tr></table>`;
const wordItem = (level: number, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>${text}</p>`;

test.each([
  ["<p class=MsoNormal>9 Jan<o:p></o:p></p>\n<p class=MsoNormal>evening</p>", "9 Jan evening"],
  [
    "<p>Bring:</p><ul><li>hat</li><li><p>shoes</p><ul><li>closed</li></ul></li></ul><p>Then fly</p>",
    "Bring: hat; shoes; closed; Then fly",
  ],
  [wordItem(1, "Airspace") + wordItem(2, "Zones"), "Airspace; Zones"],
  ["one<br>two<div>three</div>", "one two three"],
  ["<h3>Noon</h3><blockquote><p><b>Land</b></p></blockquote>", "Noon **Land**"],
  ["<table><tr><td>in</td><td>a table</td></tr></table>", "in a table"],
])("the lines of a cell become one line: %s", (cell, line) => {
  expect(htmlToMarkdown(withCell(cell)).markdown.split("\n").slice(2)).toEqual([`| 1   | ${line} |`]);
});

test.each([
  ["<p>a <u>line</u> and a <mark>mark</mark></p>", "a line and a mark"],
  [
    "<p>x<sup>2</sup>, 10<sup>-3</sup>, H<sub>2</sub>O, x<sup>a</sup>, the 10<sup>th</sup></p>",
    "x², 10⁻³, H₂O, x^a, the 10th",
  ],
  [
    '<p>m<span style="font-size:0.6em;vertical-align:super">2</span><span style="vertical-align:baseline"> a</span></p>',
    "m² a",
  ],
])("superscript and underline, which Markdown lacks, become plain text: %s", (html, markdown) => {
  expect(htmlToMarkdown(html).markdown).toBe(markdown);
});

test("several paragraphs of a list item stay separate", () => {
  expect(htmlToMarkdown("<ul><li><p>One</p><p>and more</p></li><li><p>Two</p></li></ul>").markdown).toBe(
    "- One\n\n  and more\n\n- Two",
  );
});

test("scripts and styles are removed", () => {
  const { markdown } = htmlToMarkdown("<script>alert(1)</script><style>p{}</style><p onclick=x>Text <b></b>stays</p>");
  expect(markdown).toBe("Text stays");
});

test("a Google redirect is replaced by its target", () => {
  const linked = (address: string) => htmlToMarkdown(`<p><a href="${address}">here</a></p>`).markdown;
  const through = "https://www.google.com/url?q=https://dgca.gov.in/drones?a%3D1&amp;sa=D&amp;ust=17";
  expect(linked(through)).toBe("[here](https://dgca.gov.in/drones?a=1)");
  expect(linked("https://www.google.com/url?q=javascript:alert(1)")).toContain("www.google.com/url");
  expect(linked("https://www.google.com/maps?q=Bhopal")).toBe("[here](https://www.google.com/maps?q=Bhopal)");
});
