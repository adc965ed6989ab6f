import type { Picture } from "../pictures";

/** A part of a picture, in shares of its width and height: left, top, wide, high. */
export type Part = [number, number, number, number];

/** What every block of a folder shares. */
type Block<Kind extends string> = {
  kind: Kind;
  heading?: string;
  /** Small text below the heading. */
  note?: string;
  /** What stands in it is invented, and its heading says so. */
  sample?: true;
};

/** Several pictures side by side; `scale` is that of their colours. */
export type PicturesBlock = Block<"pictures"> & {
  items: { picture: Picture; caption: string; part?: Part; marks?: { name: string; part: Part }[] }[];
  scale?: { low: number; high: number; unit: string };
};
/** A room from above, in metres: the outline, and what stands in it. */
export type RoomBlock = Block<"room"> & {
  wide: number;
  long: number;
  /** In the upper wall. */
  windows: { x: number; wide: number }[];
  /** In the lower wall; it opens into the room, hinged at its left. Nothing stands where it swings. */
  door: { x: number; wide: number };
  /** `net`: a netted bay, in which drones fly. */
  items: { name: string; x: number; y: number; wide: number; long: number; net?: true }[];
};

export type FolderBlock =
  /** A section of the page, as the page's record has it. */
  | { kind: "section"; id: string; heading?: string }
  /** What the page says at a glance, or its figures with their notes. */
  | { kind: "glance" }
  | { kind: "figures"; heading: string }
  | (Block<"table"> & { columns?: string[]; rows: string[][] })
  /** `boxes`: each entry has a box to tick. */
  | (Block<"list"> & { items: string[]; boxes?: true })
  /** Labels with lines to write on; `lines` of each, one if not said. */
  | (Block<"form"> & { fields: { label: string; lines?: number }[] })
  | PicturesBlock
  | RoomBlock
  /** What follows begins a sheet. */
  | { kind: "sheet" };

/** Papers of one page to be taken along: a PDF of several sheets. */
export type Folder = {
  /** Name of the file, without ending. */
  name: string;
  /** Path of the page whose sections it shows. */
  page: string;
  /** What the link to it says. */
  label: string;
  title: string;
  lead: string;
  /** Sheets of the file; a test compares them with what is made. */
  sheets: number;
  /** Height of the picture above the title, in points; none where the file begins with its title. */
  banner?: number;
  /** In the banner, where a strip of the page's own picture would not show what it is about. */
  cover?: Picture;
  /** What sizes of letters are multiplied by. */
  letters?: number;
  blocks: FolderBlock[];
};
