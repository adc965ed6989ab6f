import type { CSSProperties } from "react";
import type { DrawingSection } from "~/content/schema";
import { classes } from "~/ui/classes";
import { unbroken } from "~/ui/unbroken";
import { drawers } from "./drawers";
import type { Place } from "./places";

/** A drawing with its labels: in it on wide screens, else in a list below it, to which numbered pins lead. */
export default function Drawing({ section }: { section: DrawingSection }) {
  const { alt, labels, note } = section;
  const { size, places, art, rise = 0, phone = { from: 0, to: size[0] } } = drawers[section.drawing](section);
  const [width, height] = size;
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  const shown = phone.to - phone.from;
  return (
    <figure>
      <div className="relative labelled:-mt-(--rise)" style={{ "--rise": share(rise, width) } as CSSProperties}>
        <div className="overflow-clip [overflow-clip-margin:0.75rem] labelled:overflow-visible">
          <div
            className="relative ml-(--from) w-(--wide) labelled:ml-0 labelled:w-full"
            style={{ "--wide": share(width, shown), "--from": `-${share(phone.from, shown)}` } as CSSProperties}
          >
            <svg
              viewBox={`0 0 ${width} ${height}`}
              role="img"
              aria-label={alt}
              fill="none"
              className="block h-auto w-full overflow-visible stroke-current [&_*]:[vector-effect:non-scaling-stroke]"
            >
              {art}
              <path
                d={places
                  .filter(({ bare }) => !bare)
                  .map(leader)
                  .join("")}
                className="hidden opacity-60 labelled:block"
              />
              <path
                d={places.map(({ pin: [x, y], stem }) => (stem ? `M${x} ${y}l${stem[0]} ${stem[1]}` : "")).join("")}
                strokeWidth="1.5"
                className="stroke-signal labelled:hidden"
              />
            </svg>
            {places.map(({ pin: [x, y], stem: [aside, down] = [0, 0] }, index) => (
              <span
                key={`${x} ${y}`}
                style={
                  {
                    "--x": share(x, width),
                    "--y": share(y, height),
                    "--number-x": share(x + aside, width),
                    "--number-y": share(y + down, height),
                  } as CSSProperties
                }
                className="tabular absolute top-(--number-y) left-(--number-x) grid size-4.5 -translate-1/2 place-items-center rounded-full bg-signal text-[0.75rem] leading-none font-semibold text-carbon labelled:top-(--y) labelled:left-(--x) labelled:size-2"
              >
                <span aria-hidden="true" className="labelled:hidden">
                  {index + 1}
                </span>
              </span>
            ))}
          </div>
        </div>
        <ol className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 labelled:absolute labelled:inset-0 labelled:mt-0 labelled:block">
          {labels.map(({ name, value, text }, index) => {
            const { at = [0, 0], width: wide = 0, end, above } = places[index] ?? {};
            return (
              <li
                key={name}
                style={
                  {
                    "--x": share(at[0], width),
                    "--y": share(at[1], height),
                    "--w": share(wide, width),
                  } as CSSProperties
                }
                className={classes(
                  "grid grid-cols-[1.5rem_1fr] gap-x-3 sm:last:odd:col-span-2 labelled:absolute labelled:top-(--y) labelled:left-(--x) labelled:block labelled:w-(--w)",
                  end && "labelled:-translate-x-full labelled:text-right",
                  above && "labelled:-translate-y-full",
                )}
              >
                <span
                  aria-hidden="true"
                  className="tabular mt-0.5 grid size-6 place-items-center rounded-full bg-signal text-[0.8125rem] font-semibold text-carbon labelled:hidden"
                >
                  {index + 1}
                </span>
                <div>
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4 labelled:block">
                    <p className="text-[0.9375rem] leading-snug font-semibold">{unbroken(name)}</p>
                    {value && (
                      <p className="tabular font-display text-lg leading-none font-semibold tracking-tight [font-stretch:116%] labelled:mt-1 labelled:text-[clamp(1.375rem,2vw,1.75rem)]">
                        {unbroken(value)}
                      </p>
                    )}
                  </div>
                  {text && <p className="mt-1 text-sm leading-snug opacity-80">{unbroken(text)}</p>}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
      {note && !section.sample && <figcaption className="mt-6 text-sm opacity-75">{note}</figcaption>}
    </figure>
  );
}

/** The line from a pin to its label: upright to the shelf on which the label hangs or stands, then along it. */
function leader({ pin: [x, y], at: [side, shelf], width, end, above }: Place): string {
  const far = end ? side - width : side + width;
  return `M${x} ${y}V${above ? shelf + 8 : shelf - 8}H${Math.abs(far - x) > Math.abs(side - x) ? far : side}`;
}
