import { type CSSProperties, useId, useState } from "react";
import type { CompareSection, Scale } from "~/content/schema";
import { classes } from "~/ui/classes";
import { Picture } from "~/ui/picture";
import { Frame } from "../frame";
import { PaletteGradient } from "../palette-gradient";
import * as words from "./words";

type Item = CompareSection["items"][number];

/** Grid positions of each half's texts: below the picture, side by side on wide screens. */
const halves = [
  { name: words.onTheLeft, choice: "row-start-2", words: "row-start-3" },
  { name: words.onTheRight, choice: "row-start-4 sm:col-start-2 sm:row-start-2", words: "row-start-5 sm:row-start-3" },
] as const;

/**
 * Two pictures of one place over each other, with a slider between them. Without scripts and on paper all pictures are side
 * by side.
 */
export function Compare({ section }: { section: CompareSection }) {
  const { id, items } = section;
  const [shown, setShown] = useState<readonly [number, number]>([0, 1]);
  const [share, setShare] = useState(50);
  const choose = (half: 0 | 1, chosen: number) => {
    const other = shown[1 - half] === chosen ? shown[half] : shown[1 - half];
    setShown(half === 0 ? [chosen, other ?? 0] : [other ?? 0, chosen]);
  };
  const [left, right] = shown.map((index) => items[index]?.name ?? "");
  return (
    <Frame section={section} tone="dark" bleeds>
      <div
        style={{ "--at": `${share}%` } as CSSProperties}
        className="grid gap-x-8 gap-y-4 sm:grid-cols-2 noscript:gap-y-8 print:grid-cols-2"
      >
        {items.map((item, index) => (
          <Layer key={item.name} item={item} half={shown.indexOf(index)} />
        ))}
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          onChange={(event) => setShare(event.target.valueAsNumber)}
          aria-label={words.lineBetween}
          aria-valuetext={`${left} ${share}%, ${right} ${100 - share}%`}
          className="divider peer bleed z-2 col-span-full row-start-1 h-full cursor-ew-resize touch-pan-y outline-none noscript:hidden print:hidden"
        />
        <div
          aria-hidden="true"
          className="pointer-events-none bleed relative z-2 col-span-full row-start-1 peer-focus-visible:[&>:last-child]:ring-4 noscript:hidden print:hidden"
        >
          {/* A name is clipped together with its picture. */}
          <span className="absolute inset-y-0 left-0 w-(--at) overflow-hidden whitespace-nowrap">
            <span className="absolute top-3 left-3 rounded-sm bg-carbon/80 px-2.5 py-1 text-sm font-semibold">
              {left}
            </span>
          </span>
          <span className="absolute inset-y-0 right-0 left-(--at) overflow-hidden whitespace-nowrap">
            <span className="absolute top-3 right-3 rounded-sm bg-carbon/80 px-2.5 py-1 text-sm font-semibold">
              {right}
            </span>
          </span>
          <span className="absolute inset-y-0 left-(--at) w-0.5 -translate-x-1/2 bg-white shadow-[0_0_6px_black]" />
          <span className="absolute top-1/2 left-[clamp(1.375rem,var(--at),100%-1.375rem)] grid size-11 -translate-1/2 place-items-center rounded-full bg-white text-carbon shadow-lg ring-signal">
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth={1.8}
            >
              <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
            </svg>
          </span>
        </div>
        {halves.map(({ name, choice }, half) => (
          <fieldset key={name} className={classes(choice, "noscript:hidden print:hidden")}>
            <legend className="label mb-2 text-mist">{name}</legend>
            <div className="flex flex-wrap gap-2">
              {items.map((item, index) => (
                <label
                  key={item.name}
                  className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-white/30 px-4 text-[0.9375rem] font-semibold transition-colors duration-150 hover:border-white has-checked:border-bone has-checked:bg-bone has-checked:text-carbon has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-signal"
                >
                  <input
                    type="radio"
                    name={`${id}-${half}`}
                    value={index}
                    checked={shown[half] === index}
                    onChange={() => choose(half === 0 ? 0 : 1, index)}
                    className="sr-only"
                  />
                  {item.name}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Frame>
  );
}

/** One picture with its colour scale; `half` is -1 while it is not chosen. */
function Layer({ item, half }: { item: Item; half: number }) {
  return (
    <figure className={classes(half < 0 ? "hidden" : "contents", "noscript:block print:block")}>
      <Picture
        source={item.picture}
        sizes="100vw"
        className={classes(
          "bleed col-span-full row-start-1 aspect-[4/3] sm:aspect-[8/5] lg:aspect-[9/4] noscript:rounded-md print:aspect-[8/5]",
          half === 0 &&
            "z-1 [clip-path:inset(0_calc(100%-var(--at))_0_0)] noscript:[clip-path:none] print:[clip-path:none]",
        )}
      />
      <figcaption className={classes(halves[half]?.words, "text-[0.9375rem] text-mist noscript:mt-3 print:mt-2")}>
        <strong className="mb-1 hidden text-bone noscript:block print:block">{item.name}</strong>
        {item.scale && <ColourScale {...item.scale} />}
        {item.caption}
      </figcaption>
    </figure>
  );
}

/** A bar of the picture's colours with their values below it. */
function ColourScale({ palette, low, high, steps, unit }: Scale) {
  const gradient = useId();
  const value = (step: number) =>
    `${Number((low + ((high - low) * step) / steps).toFixed(1))}`.replace("-", "−") + (unit && ` ${unit}`);
  return (
    <div role="img" aria-label={words.coloursBetween(value(0), value(steps))} className="mb-3">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full rounded-sm">
        <PaletteGradient id={gradient} palette={palette} />
        <rect width="100" height="4" fill={`url(#${gradient})`} />
      </svg>
      <div className="tabular mt-1 flex justify-between text-sm text-bone">
        {Array.from({ length: steps + 1 }, (_, step) => (
          <span key={value(step)}>{value(step)}</span>
        ))}
      </div>
    </div>
  );
}
