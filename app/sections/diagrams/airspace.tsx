import { useId } from "react";
import { airspace } from "~/content/diagrams";
import { Aircraft, Dimension, Drawing, Hatch, Label } from "./parts";
import * as words from "./words";

const ground = 200;
/** Kilometres from the airport and metres above the ground, in units of the drawing. */
const x = (km: number) => 14 + km * 24;
const y = (metres: number) => ground - metres * 1.12;
const far = 15.5;

/** Cross-section of the zones around an airport. */
export function AirspaceDrawing({ label }: { label: string }) {
  const [yellowZone, mapZone] = [useId(), useId()];
  const { ceiling, lowCeiling, yellowFrom, lowFrom, lowTo } = airspace;
  const top = 18;
  const yellow = `M${x(yellowFrom)} ${ground}V${top}H${x(far)}V${y(ceiling)}H${x(lowTo)}V${y(lowCeiling)}H${x(lowFrom)}V${ground}Z`;
  const green = `M${x(lowFrom)} ${ground}V${y(lowCeiling)}H${x(lowTo)}V${y(ceiling)}H${x(far)}V${ground}Z`;
  return (
    <Drawing label={label} height={262}>
      <defs>
        <Hatch id={yellowZone} className="stroke-signal/45" />
        <Hatch id={mapZone} className="stroke-ink/25" gap={5} />
      </defs>
      <rect x={x(0)} y={top} width={x(yellowFrom) - x(0)} height={ground - top} fill={`url(#${mapZone})`} />
      <path d={yellow} fill={`url(#${yellowZone})`} className="stroke-signal-deep" strokeWidth={1.2} />
      <path d={green} className="fill-good/15 stroke-good" strokeWidth={1.6} />
      <path d={`M${x(0)} ${ground}H${x(far)}`} className="stroke-ink" strokeWidth={1.6} />
      <path
        d={`M${x(0)} ${ground}v-22h9v-7h-12v7h3M${x(0) + 12} ${ground}v-9h26v9`}
        className="stroke-ink"
        strokeWidth={1.4}
      />
      <path
        d={`M${x(yellowFrom)} ${top - 6}V${ground + 7}M${x(lowFrom)} ${ground}v7M${x(lowTo)} ${ground}v7M${x(0)} ${ground}v7`}
        className="stroke-ink"
        strokeWidth={1}
      />
      <Dimension from={[x(10), y(0)]} to={[x(10), y(lowCeiling)]} className="stroke-good" />
      <Dimension from={[x(14.6), y(0)]} to={[x(14.6), y(ceiling)]} className="stroke-good" />
      <Aircraft x={x(13.1)} y={y(84)} width={30} />
      <Tag x={x(2.5)} y={96}>
        {words.seeMap}
      </Tag>
      <Tag x={x(6.5)} y={96}>
        {words.yellow}
      </Tag>
      <Label x={x(9.9) - 5} y={y(24)} anchor="end" strong>
        {words.metres(lowCeiling)}
      </Label>
      <Label x={x(14.5) - 5} y={y(40)} anchor="end" strong>
        {words.metres(ceiling)}
      </Label>
      <Label x={x(13.3)} y={y(8)} strong className="fill-good">
        {words.green}
      </Label>
      {[0, yellowFrom, lowFrom, lowTo].map((km) => (
        <Label key={km} x={x(km)} y={ground + 24}>
          {km}
        </Label>
      ))}
      <Label x={x(far)} y={ground + 24} anchor="end">
        {words.km}
      </Label>
      <Label x={x(0)} y={ground + 48} anchor="start" className="fill-steel">
        {words.fromPerimeter}
      </Label>
    </Drawing>
  );
}

/** A label on a hatched background. */
function Tag({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <>
      <rect x={x - 31} y={y - 15} width={62} height={21} className="fill-white" />
      <Label x={x} y={y} strong>
        {children}
      </Label>
    </>
  );
}
