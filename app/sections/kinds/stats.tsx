import type { Stat, StatsSection } from "~/content/schema";
import { saidOnce } from "~/content/stated/claims";
import { classes } from "~/ui/classes";
import { evenColumns } from "~/ui/even-columns";
import { Figure, SaidOnce } from "../figure";
import { Frame } from "../frame";
import { MarkedPicture } from "../marked-picture";

export function Stats({ section }: { section: StatsSection }) {
  const { scene, items, key } = section;
  const { figures: stats, once } = saidOnce(items);
  const figures = (
    <Frame section={section} tone="dark">
      <ul className={classes("grid gap-x-8 gap-y-10", evenColumns(items.length, 4))}>
        {stats.map((stat) => (
          <li key={stat.label} className="border-t border-white/20 pt-5">
            <Figure stat={stat} />
            {stat.bar && <Bar {...stat.bar} />}
          </li>
        ))}
      </ul>
      {key && <Key {...key} />}
      <SaidOnce className="mt-8">{once}</SaidOnce>
    </Frame>
  );
  if (!scene) return figures;
  return (
    <div className="bg-graphite">
      <MarkedPicture
        {...scene}
        className="h-[max(16rem,46vw)] [mask-image:linear-gradient(to_bottom,black_70%,transparent)]"
      />
      {figures}
    </div>
  );
}

/** What a bar's filled part means, and the whole. */
function Key({ part, whole }: NonNullable<StatsSection["key"]>) {
  return (
    <ul className="mt-7 flex flex-wrap gap-x-7 gap-y-2 text-sm text-mist">
      {[part, whole].map((name) => (
        <li key={name} className="flex items-center gap-2.5">
          <span
            aria-hidden="true"
            className={classes("h-2 w-7 border border-white/40", name === part && "bg-signal")}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A part of a whole; the words above say both. */
function Bar({ part, whole, of }: NonNullable<Stat["bar"]>) {
  return (
    <div aria-hidden="true" className="mt-5 h-2 border border-white/40" style={{ width: `${(whole / of) * 100}%` }}>
      <div className="h-full bg-signal" style={{ width: `${(part / whole) * 100}%` }} />
    </div>
  );
}
