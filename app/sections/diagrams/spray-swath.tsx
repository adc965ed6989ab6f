import { useId } from "react";
import { spraying } from "~/content/diagrams";
import { Aircraft, Dimension, Drawing, Hatch, Label } from "./parts";
import * as words from "./words";

/** Units per metre: two swaths less their overlap and a margin of one swath fill the width. */
const scale = 14.6;
const crop = 170;
const left = 4;

/** Cross-section of two passes over a field, with the margin on the downwind side. */
export function SpraySwathDrawing({ label }: { label: string }) {
  const margin = useId();
  const swath = spraying.swath.to * scale;
  const overlap = spraying.overlap * scale;
  const up = crop - ((spraying.height.from + spraying.height.to) / 2) * scale;
  const second = left + swath - overlap;
  const edge = second + swath;
  const field = edge + swath;
  const passes = [left, second];
  return (
    <Drawing label={label} height={232}>
      <defs>
        <Hatch id={margin} className="stroke-ink/20" />
      </defs>
      <rect x={edge} y={up} width={field - edge} height={crop - up} fill={`url(#${margin})`} />
      {passes.map((start) => (
        <g key={start}>
          <path
            d={`M${start + swath / 2 - 18} ${up}L${start} ${crop}H${start + swath}L${start + swath / 2 + 18} ${up}Z`}
            className="fill-signal/18"
          />
          {[-18, -6, 6, 18].map((nozzle) => (
            <path
              key={nozzle}
              d={`M${start + swath / 2 + nozzle} ${up}L${start + swath / 2 + nozzle * (swath / 36)} ${crop}`}
              className="stroke-signal-deep/60"
              strokeWidth={0.9}
              strokeDasharray="2 4"
            />
          ))}
          <Aircraft x={start + swath / 2} y={up - 12} width={44} />
        </g>
      ))}
      <rect x={second} y={crop - 6} width={overlap} height={12} className="fill-signal-deep" />
      <path d={`M${left} ${crop + 20}H${field}`} className="stroke-ink" strokeWidth={1.4} />
      {Array.from({ length: 38 }, (_, row) => left + 4 + row * 10.4).map((plant) => (
        <path
          key={plant}
          d={`M${plant} ${crop + 20}V${crop + 4}M${plant} ${crop + 10}l-4-6M${plant} ${crop + 12}l4-6`}
          className="stroke-good"
          strokeWidth={1.3}
        />
      ))}
      <path d={`M${field} ${crop + 20}v-44`} className="stroke-ink" strokeWidth={2} />
      <Dimension from={[edge + swath / 2, up]} to={[edge + swath / 2, crop]} />
      <Label x={edge + swath / 2} y={up - 8} strong>
        {words.metres(`${spraying.height.from}-${spraying.height.to}`)}
      </Label>
      <Dimension from={[left, crop + 32]} to={[left + swath, crop + 32]} />
      <Label x={left + swath / 2} y={crop + 52} strong>
        {words.metres(`${spraying.swath.from}-${spraying.swath.to}`)}
      </Label>
      <Dimension from={[edge, crop + 32]} to={[field, crop + 32]} />
      <Label x={edge + swath / 2} y={crop + 52} strong>
        {words.oneSwath}
      </Label>
      <path d={`M${second + overlap / 2} ${crop - 8}V${58}`} className="stroke-ink" strokeWidth={0.8} />
      <Label x={second + overlap / 2} y={50} strong>
        {words.metres(spraying.overlap)}
      </Label>
      <path d={`M${edge + 20} 84H${field - 26}m-7-5l7 5-7 5`} className="stroke-ink" strokeWidth={1.6} />
      <Label x={edge + 20} y={72} anchor="start">
        {words.wind}
      </Label>
    </Drawing>
  );
}
