import type { ReactNode } from "react";
import type { DrawingSection } from "~/content/schema";

export type Point = readonly [x: number, y: number];

/** Where a label stands, in units of the drawing. */
export type Place = {
  /** What it names. */
  pin: Point;
  /** From there to its number on a phone, which would cover what it names. */
  stem?: Point;
  /** Its upper left corner, or the corner that `end` and `above` say. */
  at: Point;
  width: number;
  /** It ends at `at` instead of beginning there. */
  end?: true;
  /** It stands above `at`. */
  above?: true;
  /** No line leads to it. */
  bare?: true;
};

/** A drawing with the places of its labels, in their order. */
export type Drawn = {
  size: Point;
  places: Place[];
  art: ReactNode;
  /** How far it stands beside the heading on wide screens: its upper left part is empty. */
  rise?: number;
  /** Phones show this part of the width: where the margins hold labels alone. */
  phone?: { from: number; to: number };
};

/** Makes a drawing from its section, with whose id the ids inside it begin. */
export type Drawer = (section: DrawingSection) => Drawn;
