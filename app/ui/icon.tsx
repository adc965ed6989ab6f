import { classes } from "./classes";

/** Drawn on a 24 unit grid with a 1.6 unit stroke; tokens, so that content can name them. */
const paths = {
  arrow: "M4 12h15M13 6l6 6-6 6",
  back: "M20 12H5M11 6l-6 6 6 6",
  chevron: "M6 9.5l6 6 6-6",
  check: "M4.5 12.5l5 5 10-11",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  menu: "M3.5 7h17M3.5 12h17M3.5 17h17",
  star: "M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.8l5.9-.8z",
  mail: "M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.500 7",
  phone:
    "M5 4h4l1.800 4.500-2.300 1.700a12 12 0 0 0 5.300 5.300l1.700-2.300L20 15v4c0 .8-.7 1.400-1.500 1.300C11 19.500 4.500 13 3.700 5.500 3.600 4.700 4.200 4 5 4z",
  pin: "M12 21s7-6.200 7-11.500A7 7 0 0 0 5 9.500C5 14.800 12 21 12 21zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.200l3.500 2",
  pause: "M8.500 5.500v13M15.500 5.500v13",
  play: "M8 5.500l11 6.500-11 6.500z",
  search: "M10.500 17.500a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.700 15.700L20.500 20.500",
  plus: "M12 5v14M5 12h14",
  external: "M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9",
  chat: "M4 5h16v11H11l-4.500 4V16H4z",
  whatsapp:
    "M3.800 20.200l1.200-4.300a8.300 8.300 0 1 1 3.200 3.100zM9 8.500c-1.200 2 2.700 6.300 5.800 6.500 1 .1 1.700-.7 1.700-1.600l-2-1-1 1c-1.300-.5-2.300-1.500-2.800-2.800l1-1-.9-2z",
  send: "M4 12L20.500 4.500 16 20l-4.500-6.500zM11.500 13.500L20.500 4.500",
} as const;

export type IconName = keyof typeof paths;

/** A small mark beside words that already say it; hidden from readers of the page. */
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
