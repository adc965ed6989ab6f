import type { RoomBlock } from "./papers/folder";

/** A classroom as a tinkering lab, in metres from its upper left corner: a SAMPLE, on the school's page and in its folder. */
export const classroom: Pick<RoomBlock, "wide" | "long" | "windows" | "door" | "items"> & {
  /** How many students the plan is for, shared out to the benches. */
  students: number;
  benches: number;
} = {
  wide: 12,
  long: 8,
  students: 30,
  benches: 5,
  windows: [
    { x: 0.6, wide: 2.2 },
    { x: 3.1, wide: 2.2 },
    { x: 5.6, wide: 1.9 },
  ],
  door: { x: 7.8, wide: 1.2 },
  items: [
    { name: "Bench 1", x: 0.3, y: 1, wide: 2.2, long: 1.2 },
    { name: "Bench 2", x: 2.8, y: 1, wide: 2.2, long: 1.2 },
    { name: "Bench 3", x: 5.3, y: 1, wide: 2.2, long: 1.2 },
    { name: "Bench 4", x: 0.3, y: 3.5, wide: 2.2, long: 1.2 },
    { name: "Bench 5", x: 2.8, y: 3.5, wide: 2.2, long: 1.2 },
    { name: "3D printing, tools", x: 0.3, y: 6.5, wide: 3.4, long: 1.2 },
    { name: "Coding desks", x: 4.1, y: 6.5, wide: 3.2, long: 1.2 },
    { name: "Netted flying bay, 4 × 4 m", x: 7.8, y: 0.2, wide: 4, long: 4, net: true },
    { name: "Teacher's desk", x: 9.4, y: 5, wide: 1.8, long: 0.9 },
    { name: "Locked cupboard: batteries, spares", x: 9.4, y: 6.9, wide: 2.4, long: 0.8 },
  ],
};
