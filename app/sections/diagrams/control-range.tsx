import { airspace, range } from "~/content/diagrams";
import { Dimension, Drawing, Label } from "./parts";
import * as words from "./words";

const ground = 92;
const left = 12;
const scale = 370 / range.radio;

/** Ten kilometres of radio and the part of them in sight, to scale; below it the part in sight, twelve times as large. */
export function ControlRangeDrawing({ label }: { label: string }) {
  const sight = left + range.sight * scale;
  const end = left + range.radio * scale;
  const ceiling = (airspace.ceiling / 1000) * scale;
  const lens = { left, right: left + 250, ground: 226, scale: 250 / range.sight };
  const high = (airspace.ceiling / 1000) * lens.scale;
  return (
    <Drawing label={label} height={268}>
      <rect x={sight} y={ground - ceiling} width={end - sight} height={ceiling} className="fill-ink/25" />
      <path
        d={Array.from({ length: range.radio + 1 }, (_, km) => `M${left + km * scale} ${ground}v${km % 5 ? 5 : 9}`).join(
          "",
        )}
        className="stroke-ink"
        strokeWidth={1}
      />
      <path d={`M${left} ${ground}H${end}`} className="stroke-ink" strokeWidth={1.4} />
      <rect x={left} y={ground - ceiling} width={sight - left} height={ceiling} className="fill-signal" />
      <Dimension from={[left, 40]} to={[end, 40]} />
      <Label x={(left + end) / 2} y={28} strong>
        {words.radioRange(range.radio)}
      </Label>
      <Label x={(sight + end) / 2} y={ground - 14}>
        {words.reserve}
      </Label>
      <path
        d={`M${left} ${ground + 4}L${lens.left} ${lens.ground - high - 14}M${sight} ${ground + 4}L${lens.right} ${lens.ground - high - 14}`}
        className="stroke-signal-deep"
        strokeWidth={0.9}
        strokeDasharray="3 3"
      />
      <rect
        x={lens.left}
        y={lens.ground - high}
        width={lens.right - lens.left}
        height={high}
        className="fill-signal/18 stroke-signal-deep"
        strokeWidth={1.2}
      />
      <path d={`M${lens.left - 6} ${lens.ground}H${lens.right + 40}`} className="stroke-ink" strokeWidth={1.4} />
      <path
        d={`M${lens.left + 8} ${lens.ground}v-9m0 0a3.500 3.500 0 1 0-.1 0M${lens.left + 8} ${lens.ground - 6}h5`}
        className="stroke-ink"
        strokeWidth={1.5}
      />
      <path
        d={`M${lens.left + 14} ${lens.ground - 12}L${lens.right - 54} ${lens.ground - high + 22}`}
        className="stroke-ink"
        strokeWidth={0.9}
        strokeDasharray="2 3"
      />
      <path
        d={`M${lens.right - 58} ${lens.ground - high + 18}h16m-8 0v6m-6 0h12`}
        className="stroke-ink"
        strokeWidth={1.6}
      />
      <Dimension from={[lens.right + 14, lens.ground - high]} to={[lens.right + 14, lens.ground]} />
      <Label x={lens.right + 24} y={lens.ground - high / 2 + 4} anchor="start" strong>
        {words.metres(airspace.ceiling)}
      </Label>
      <Dimension from={[lens.left, lens.ground + 12]} to={[lens.right, lens.ground + 12]} />
      <Label x={(lens.left + lens.right) / 2} y={lens.ground + 34} strong>
        {words.inSight}
      </Label>
    </Drawing>
  );
}
