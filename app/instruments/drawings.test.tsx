import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { planSpray, readSpray, sprayValues } from "#domain/instruments/spray.ts";
import { agricultureSpray } from "~/content/services/agriculture-spray";
import { FlightLines, SprayField } from "./drawings";

/** The field of a drawing, and how far its lines and their turns reach in the drawing's own units. */
function measured(svg: string) {
  const number = (pattern: RegExp) => Number(pattern.exec(svg)?.[1]);
  const [, path = ""] = / d="([^"]*)"/.exec(svg) ?? [];
  const [width, height] = [number(/<rect width="([\d.]+)"/), number(/<rect [^>]*height="([\d.]+)"/)];
  const left = number(/translate\(([\d.]+) 10\)/);
  const radii = [...path.matchAll(/a([\d.]+) /g)].map(([, radius]) => Number(radius));
  return {
    ratio: width / height,
    lines: path.split("H").length - 1,
    from: left - Math.max(0, ...radii),
    to: left + width + Math.max(0, ...radii),
    below: number(/viewBox="0 0 340 ([\d.]+)"/) - height - 10,
  };
}

describe("a survey's lines", () => {
  test.each([
    [500, 400, 22],
    [400, 500, 22],
    [400, 400, 9],
    [20, 20, 2],
    [1000, 100, 4],
    [400, 20, 2],
    [2000, 1000, 200],
  ])("over %d by %d m, %d lines: one scale for both sides, and each turn in the drawing", (long, wide, lines) => {
    const svg = renderToStaticMarkup(<FlightLines long={long} wide={wide} lines={lines} />);
    const field = measured(svg);
    expect(field.ratio).toBeCloseTo(Math.max(long, wide) / Math.min(long, wide), 6);
    expect(field.lines).toBe(Math.min(lines, 60));
    expect(field.from).toBeGreaterThanOrEqual(9.99);
    expect(field.to).toBeLessThanOrEqual(330.01);
    expect(field.below).toBeGreaterThanOrEqual(9.99);
    expect(svg).not.toContain("not to scale");
  });

  test("a road's width is not to scale, and the drawing says so", () => {
    const svg = renderToStaticMarkup(<FlightLines long={3000} wide={12} lines={2} />);
    const field = measured(svg);
    expect(field.ratio).toBeCloseTo(314 / 12, 6);
    expect([field.from, field.to]).toEqual([10, 330]);
    expect(svg).toContain('aria-label="2 parallel lines over the rectangle, width not to scale"');
    expect(svg).toContain(">Width not to scale</text>");
  });
});

const section = agricultureSpray.sections.find((each) => each.kind === "instrument");
if (section?.kind !== "instrument" || section.instrument !== "spray-planner") throw new Error("no spray planner");
const { figures } = section;

test.each(["0.1", "0.5", "12", "5000"])("a spraying of %s acres as a square is drawn as one", (acres) => {
  const { input } = readSpray({ ...sprayValues, acres }, figures);
  if (!input) throw new Error("not read");
  const svg = renderToStaticMarkup(<SprayField input={input} plan={planSpray(input, figures)} />);
  const field = measured(svg);
  expect(field.ratio).toBe(1);
  expect(field.from).toBeGreaterThanOrEqual(9.99);
  expect(field.to).toBeLessThanOrEqual(330.01);
});

test.each([
  ["20", true],
  ["500", false],
])("the refills of %s acres are dots with a legend: %s", (acres, drawn) => {
  const { input } = readSpray({ ...sprayValues, acres }, figures);
  if (!input) throw new Error("not read");
  const plan = planSpray(input, figures);
  const svg = renderToStaticMarkup(<SprayField input={input} plan={plan} />);
  expect(plan.refills).toBeGreaterThan(0);
  // One more circle is the legend's.
  expect(svg.split("<circle").length - 1).toBe(drawn ? plan.refills + 1 : 0);
});
