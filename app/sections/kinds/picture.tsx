import { useId } from "react";
import type { PictureSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { MarkedPicture } from "../marked-picture";
import { PaletteGradient } from "../palette-gradient";
import { temperatureScale } from "./words";

export function WidePicture({ section }: { section: PictureSection }) {
  return (
    <figure id={section.id} className="on-dark relative bg-carbon text-bone">
      <MarkedPicture
        picture={section.picture}
        marks={section.marks}
        swaths={section.swaths}
        className="h-[clamp(min(14rem,57vw),52vw,max(44rem,46vw))]"
      />
      <div className="wrap flex items-start gap-5 py-4">
        {/* On a phone it would cover what it measures. */}
        {section.scale && <TemperatureScale {...section.scale} className="shrink-0 sm:absolute sm:top-8 sm:right-8" />}
        <figcaption className="text-sm text-mist">{section.caption}</figcaption>
      </div>
    </figure>
  );
}

/** The temperature scale of a thermal picture, as a thermal camera shows it. */
function TemperatureScale({ low, high, className }: { low: number; high: number; className: string }) {
  const iron = useId();
  const first = Math.ceil(low / 10) * 10;
  const ticks = Array.from({ length: Math.floor((high - first) / 10) + 1 }, (_, index) => first + index * 10);
  const height = 168;
  const placeOf = (degrees: number) => 14 + height * (1 - (degrees - low) / (high - low));
  return (
    <svg
      role="img"
      aria-label={temperatureScale(low, high)}
      viewBox="0 0 76 196"
      className={classes("h-44 rounded-sm bg-carbon/80 [print-color-adjust:exact] sm:h-49", className)}
    >
      <PaletteGradient id={iron} palette="iron" rises />
      <rect x="10" y="14" width="12" height={height} fill={`url(#${iron})`} stroke="white" strokeOpacity="0.35" />
      {ticks.map((degrees) => (
        <g key={degrees} className="tabular fill-bone text-[13.5px] sm:text-[12px]">
          <path d={`M22 ${placeOf(degrees)}h5`} stroke="white" strokeOpacity="0.6" />
          <text x="31" y={placeOf(degrees) + 4}>
            {`${degrees} °C`}
          </text>
        </g>
      ))}
    </svg>
  );
}
