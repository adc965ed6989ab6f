import type { Plan } from "~/content/schema";
import { classes } from "~/ui/classes";

/** Units of a plan: a sheet of 160 by 90. */
const SHEET = { width: 160, height: 90 };

/** Names are as large on a phone as on a wide screen; a phone shows only them. */
const nameSize = "text-[5.5px] max-md:tracking-tight md:text-[3.7px]";

/** A plan drawn in hairlines: rooms seen from above, or stages over weeks. */
export function PlanDrawing({ plan }: { plan: Exclude<Plan, { session: unknown }> }) {
  return (
    <figure className="plan">
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img" aria-label={plan.description} className="w-full">
        <Grid />
        {"rooms" in plan ? <Rooms rooms={plan.rooms} /> : <Stages {...plan.stages} />}
      </svg>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink/25 px-3 py-2 text-sm text-steel">
        <span className="label text-[0.75rem]">{plan.title}</span>
        <span>{plan.note}</span>
      </figcaption>
    </figure>
  );
}

function Grid() {
  const lines = [];
  for (let x = 10; x < SHEET.width; x += 10) lines.push(`M${x} 0V${SHEET.height}`);
  for (let y = 10; y < SHEET.height; y += 10) lines.push(`M0 ${y}H${SHEET.width}`);
  return <path d={lines.join("")} className="fill-none stroke-line" strokeWidth="0.15" />;
}

type RoomsPlan = Extract<Plan, { rooms: unknown }>;

function Rooms({ rooms }: Pick<RoomsPlan, "rooms">) {
  return rooms.map((room) => (
    <g key={room.name}>
      <rect {...room.at} className="fill-white/70 stroke-ink" strokeWidth="0.9" />
      <Furniture {...room} />
      {/* The doorway is a gap in the wall. */}
      <path
        d={`M${room.at.x + room.at.width / 2 - 4} ${room.at.y + (room.door === "top" ? 0 : room.at.height)}h8`}
        className="stroke-paper"
        strokeWidth="1.3"
      />
      <text x={room.at.x + 3} y={room.at.y + 7} className={classes("fill-ink font-semibold", nameSize)}>
        {room.name}
      </text>
      <text x={room.at.x + 3} y={room.at.y + 10.8} className="fill-steel text-[3.1px] max-md:hidden">
        {room.detail}
      </text>
    </g>
  ));
}

/** What stands in a room: tables in rows, or a net with a small aircraft in its middle. */
function Furniture({ at, tables, net }: RoomsPlan["rooms"][number]) {
  const top = at.y + 15;
  if (net) {
    const [x, y, width, height] = [at.x + 4, top, at.width - 8, at.height - 20];
    const [cx, cy] = [x + width / 2, y + height / 2];
    const mesh = [];
    for (let k = 3; k < width; k += 3) mesh.push(`M${x + k} ${y}v${height}`);
    for (let k = 3; k < height; k += 3) mesh.push(`M${x} ${y + k}h${width}`);
    return (
      <g className="fill-none stroke-steel" strokeWidth="0.3">
        <rect x={x} y={y} width={width} height={height} strokeDasharray="1.4 0.9" strokeWidth="0.6" />
        <path d={mesh.join("")} strokeWidth="0.1" />
        <g className="stroke-signal-deep" strokeWidth="0.7">
          <path d={`M${cx - 3} ${cy - 3}l6 6M${cx + 3} ${cy - 3}l-6 6`} />
          {[-1, 1].map((a) =>
            [-1, 1].map((b) => (
              <circle key={`${a}${b}`} cx={cx + 3 * a} cy={cy + 3 * b} r="2" className="fill-paper" />
            )),
          )}
        </g>
      </g>
    );
  }
  if (!tables) return null;
  const [columns, rows] = [Math.ceil(tables.count / tables.rows), tables.rows];
  const [stepX, stepY] = [(at.width - 6) / columns, (at.height - 20) / rows];
  return Array.from({ length: tables.count }, (_, index) => {
    const x = at.x + 3 + (index % columns) * stepX + stepX * 0.14;
    const y = top + Math.floor(index / columns) * stepY + stepY * 0.12;
    return (
      // The tables of a plan never change their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: as said above
      <g key={index} className="fill-paper stroke-steel" strokeWidth="0.35">
        <rect x={x} y={y} width={stepX * 0.72} height={stepY * 0.42} />
        <circle cx={x + stepX * 0.36} cy={y + stepY * 0.66} r={Math.min(1.5, stepX * 0.16)} />
      </g>
    );
  });
}

type Stages = Extract<Plan, { stages: unknown }>["stages"];

function Stages({ weeks, items }: Stages) {
  const [left, right, top] = [8, SHEET.width - 8, 16];
  const week = (right - left) / weeks;
  const step = (SHEET.height - top - 12) / items.length;
  const ticks = Array.from({ length: weeks + 1 }, (_, index) => index);
  return (
    <>
      <path d={`M${left} ${top - 4}H${right}`} className="stroke-ink" strokeWidth="0.5" />
      {ticks.map((tick) => (
        <path key={tick} d={`M${left + tick * week} ${top - 5.2}v2.4`} className="stroke-ink" strokeWidth="0.4" />
      ))}
      {ticks.slice(1).map((tick) => (
        <text
          key={tick}
          x={left + (tick - 0.5) * week}
          y={top - 6.6}
          textAnchor="middle"
          className={classes(
            "tabular fill-steel text-[5.5px] md:text-[3px]",
            // More numbers would touch each other on a phone.
            weeks > 9 && tick % 4 !== 1 && "max-md:hidden",
          )}
        >
          {tick}
        </text>
      ))}
      {items.map(({ name, detail, from, to }, index) => {
        const [x, y, width] = [left + (from - 1) * week, top + index * step + 1.5, (to - from + 1) * week];
        const inside = width > 60;
        return (
          <g key={name}>
            <path d={`M${x} ${top - 4}V${y}`} className="stroke-ink/40" strokeDasharray="1 1" strokeWidth="0.3" />
            <rect
              x={x}
              y={y}
              width={width}
              height={step * 0.62}
              className={index === items.length - 1 ? "fill-signal/25 stroke-signal-deep" : "fill-white/80 stroke-ink"}
              strokeWidth="0.7"
            />
            <text
              x={inside || x < SHEET.width / 2 ? x + (inside ? 2.5 : width + 2.5) : x - 2.5}
              y={y + step * 0.29}
              textAnchor={inside || x < SHEET.width / 2 ? "start" : "end"}
              className={classes("fill-ink font-semibold", nameSize)}
            >
              {name}
            </text>
            <text
              x={inside || x < SHEET.width / 2 ? x + (inside ? 2.5 : width + 2.5) : x - 2.5}
              y={y + step * 0.29 + 4.2}
              textAnchor={inside || x < SHEET.width / 2 ? "start" : "end"}
              className="fill-steel text-[3.1px] max-md:hidden"
            >
              {detail}
            </text>
          </g>
        );
      })}
    </>
  );
}
