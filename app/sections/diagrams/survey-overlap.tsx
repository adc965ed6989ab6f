import { photographsOfASpot, survey } from "~/content/diagrams";
import { Dimension, Drawing, Label } from "./parts";
import * as words from "./words";

/** One photograph on the ground, in units. */
const [wide, long] = [132, 88];
const side = wide * (1 - survey.side);
const forward = long * (1 - survey.forward);
const views = photographsOfASpot(survey);
const [lines, shots] = [6, 9];
const origin = { x: 50, y: 40 };

/** The overlapping photographs of a grid flight, from above. */
export function SurveyOverlapDrawing({ label }: { label: string }) {
  const all = Array.from({ length: lines * shots }, (_, index) => ({
    line: index % lines,
    shot: Math.floor(index / lines),
  }));
  const at = (line: number, shot: number) => ({ x: origin.x + line * side, y: origin.y + shot * forward });
  const marked = at(0, 0);
  const along = at(0, 1);
  const beside = at(1, 0);
  const path = Array.from({ length: lines }, (_, line) => {
    const x = at(line, 0).x + wide / 2;
    const [start, end] = [at(0, 0).y + long / 2, at(0, shots - 1).y + long / 2];
    return line % 2 ? `L${x} ${end}V${start}` : `${line ? "L" : "M"}${x} ${start}V${end}`;
  }).join("");
  const bottom = at(0, shots - 1).y + long;
  return (
    <Drawing label={label} height={316}>
      {all.map(({ line, shot }) => (
        <rect
          key={`${line}-${shot}`}
          {...at(line, shot)}
          width={wide}
          height={long}
          className="fill-ink/4 stroke-ink/14"
          strokeWidth={0.7}
        />
      ))}
      <path d={path} className="stroke-ink/55" strokeWidth={1.2} strokeDasharray="5 4" />
      <rect {...beside} width={wide} height={long} className="stroke-ink" strokeWidth={1.4} />
      <rect {...along} width={wide} height={long} className="stroke-ink" strokeWidth={1.4} />
      <rect {...marked} width={wide} height={long} className="fill-signal/16 stroke-signal-deep" strokeWidth={2} />
      <Dimension from={[origin.x - 12, along.y]} to={[origin.x - 12, marked.y + long]} className="stroke-signal-deep" />
      <Label x={origin.x - 18} y={(along.y + marked.y + long) / 2 + 5} anchor="end" strong>
        {Math.round(survey.forward * 100)}%
      </Label>
      <Dimension
        from={[beside.x, origin.y - 12]}
        to={[marked.x + wide, origin.y - 12]}
        className="stroke-signal-deep"
      />
      <Label x={(beside.x + marked.x + wide) / 2} y={origin.y - 20} strong>
        {Math.round(survey.side * 100)}%
      </Label>
      <path
        d={`M${at(3, 4).x + 60} ${at(3, 4).y + 44}m-6 0h12m-6-6v12`}
        className="stroke-signal-deep"
        strokeWidth={2.4}
      />
      <path
        d={`M${at(3, 4).x + 67} ${at(3, 4).y + 48}L${at(4, 7).x + 96} ${bottom + 12}`}
        className="stroke-signal-deep"
        strokeWidth={1}
      />
      <Label x={at(4, 7).x + 100} y={bottom + 28} strong>
        {words.oneSpot(views)}
      </Label>
    </Drawing>
  );
}
