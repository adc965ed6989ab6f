import { edition } from "../edition";

/** Site path of a route's sharing picture (1200 x 630 px). */
export function sharingPicture(path: string): string {
  return `${edition.sharing}${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;
}
