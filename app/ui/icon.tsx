import { classes } from "./classes";

/** SVG paths on a 24 unit grid with a 1.6 unit stroke, by the name that content uses. */
const paths = {
  arrow: "M4 12h15M13 6l6 6-6 6",
  back: "M20 12H5M11 6l-6 6 6 6",
  chevron: "M6 9.5l6 6 6-6",
  check: "M4.5 12.5l5 5 10-11",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  menu: "M3.5 7h17M3.5 12h17M3.5 17h17",
  star: "M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.8l5.9-.8z",
  mail: "M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7",
  phone:
    "M5 4h4l1.8 4.5-2.3 1.7a12 12 0 0 0 5.3 5.3l1.7-2.3L20 15v4c0 .8-.7 1.4-1.5 1.3C11 19.5 4.5 13 3.7 5.5 3.6 4.7 4.2 4 5 4z",
  pin: "M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.2l3.5 2",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  play: "M8 5.5l11 6.5-11 6.5z",
  search: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.7 15.7L20.5 20.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  turn: "M4 12c0-2.5 3.6-4.5 8-4.5s8 2 8 4.5-3.6 4.5-8 4.5M14.5 13.5l-3 3 3 3",
  reset: "M5 6v5h5M5.6 11A7.5 7.5 0 1 1 5 15",
  expand: "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5",
  external: "M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9",
  chat: "M4 5h16v11H11l-4.5 4V16H4z",
  whatsapp:
    "M3.8 20.2l1.2-4.3a8.3 8.3 0 1 1 3.2 3.1zM9 8.5c-1.2 2 2.7 6.3 5.8 6.5 1 .1 1.7-.7 1.7-1.6l-2-1-1 1c-1.3-.5-2.3-1.5-2.8-2.8l1-1-.9-2z",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  send: "M4 12L20.5 4.5 16 20l-4.5-6.5zM11.5 13.5L20.5 4.5",
} as const;

export type IconName = keyof typeof paths;

/** The sign of what is folded, in its `summary`: a plus that turns into a cross while it is open. */
export const FoldSign = ({ className }: { className?: string }) => (
  <Icon
    name="plus"
    className={classes(
      "text-signal-deep transition-transform duration-150 in-[details[open]>summary]:rotate-45",
      className,
    )}
  />
);

/** A small icon beside words that say the same; hidden from screen readers. */
export function Icon({ name, className, filled = false }: { name: IconName; className?: string; filled?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classes("size-5 shrink-0", className)}
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
