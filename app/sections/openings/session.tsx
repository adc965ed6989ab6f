import type { Plan } from "~/content/schema";
import { classes } from "~/ui/classes";
import { minutes } from "./words";

/** The parts of a session in their order, each as long as it takes; the longest one is what students come for. */
export function Session({ title, note, session }: Extract<Plan, { session: unknown }>) {
  const longest = Math.max(...session.map((part) => part.minutes));
  return (
    <figure className="session">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3 text-sm text-steel">
        <span className="label text-[0.75rem]">{title}</span>
        <span>{note}</span>
      </figcaption>
      <ol
        className="grid gap-x-2"
        style={{
          gridTemplateColumns: session.map((part) => `minmax(min-content, ${part.minutes}fr)`).join(" "),
        }}
      >
        {session.map((part) => (
          <li key={part.name} className="text-[0.9375rem] leading-snug">
            <div
              aria-hidden="true"
              className={classes(
                "mb-2 h-3 border",
                part.minutes === longest ? "border-signal-deep bg-signal" : "border-ink/60",
              )}
            />
            <p className="font-medium">{part.name}</p>
            <p className="tabular text-sm text-steel">{minutes(part.minutes)}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
