import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { enduranceValues, readEndurance } from "#domain/instruments/endurance.ts";
import { heavyPayloadDrones } from "~/content/product/heavy-payload-drones";
import { Curve } from "./endurance-curve";
import { otherThan } from "./fields";

const section = heavyPayloadDrones.sections.find((each) => each.kind === "instrument");
if (section?.kind !== "instrument" || section.instrument !== "endurance") throw new Error("no endurance");
const { figures } = section;

function drawn(values: Partial<ReturnType<typeof enduranceValues>>) {
  const { input } = readEndurance({ ...enduranceValues(figures), ...values }, figures);
  if (!input) throw new Error("not read");
  const svg = renderToStaticMarkup(<Curve input={input} figures={figures} />);
  const lines = [...svg.matchAll(/<path d="M([^"]*L[^"]*)"([^>]*)>/g)].map(([, path = "", attributes = ""]) => ({
    points: path.split("L").map((point) => point.split(" ").map(Number)),
    dashed: attributes.includes("stroke-dasharray"),
  }));
  const named = (name: string) => {
    const [, x, y] = new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)"[^>]*>${name}</text>`).exec(svg) ?? [];
    return x && y ? { x: Number(x), y: Number(y) } : undefined;
  };
  return { lines, named, circles: svg.match(/<circle /g)?.length ?? 0 };
}

const ids = figures.models.map(({ id }) => id);
const pairs = ids.flatMap((model) => ids.filter((id) => id !== model).map((against) => ({ model, against })));

test.each(pairs)(
  "$model and $against: a line each, one of them dashed, named at its end where no line passes",
  (pair) => {
    const { lines, named, circles } = drawn(pair);
    expect(lines.map(({ dashed }) => dashed)).toEqual([false, true]);
    expect(circles).toBe(2);
    for (const [index, id] of [pair.model, pair.against].entries()) {
      const name = named(id.toUpperCase());
      const [x = 0, y = 0] = lines[index]?.points.at(-1) ?? [];
      expect(name?.x).toBeCloseTo(x, 6);
      // Letters of 13 px reach 10 above their line, and the name 45 to the left.
      for (const [pointX = 0, pointY = 0] of lines.flatMap(({ points }) => points))
        if (pointX > x - 45 && pointX < x + 1) expect(pointY, id).toBeLessThan((name?.y ?? 0) - 11);
      expect(name?.y).toBeGreaterThan(y);
    }
  },
);

test("one model has a line without a name", () => {
  const { lines, named, circles } = drawn({ model: "hp-20" });
  expect([lines.length, circles, named("HP-20")]).toEqual([1, 1, undefined]);
});

test("a load that one of the two does not lift is marked on the other's line alone", () => {
  const { lines, circles } = drawn({ model: "hp-10", against: "hp-30", payload: "25" });
  expect([lines.length, circles]).toEqual([2, 1]);
});

test("nothing is offered for comparison with itself", () =>
  expect(otherThan("hp-20", figures.models).map(({ id }) => id)).toEqual(["hp-10", "hp-30"]));
