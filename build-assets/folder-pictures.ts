import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Folder } from "../app/content/papers/folder";
import type { Picture } from "../app/content/pictures";
import type { MarketingPage } from "../app/content/schema";
import { picturesOf } from "./folder.ts";

/** A4's width in points. */
const paperWidth = 595.28;

/**
 * The pictures of a folder as JPEG, cut to what it shows of each.
 * @param directory where the site's encoded pictures are
 */
export async function folderPictures(
  folder: Folder,
  page: MarketingPage,
  directory: string,
): Promise<{ opening?: Buffer; others: Buffer[] }> {
  const fileOf = (picture: Picture) => join(directory, `${picture.file}-${picture.widths.at(-1)}.webp`);
  const jpeg = (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  const { banner } = folder;
  const others = picturesOf(folder).map(({ picture, part = [0, 0, 1, 1] }) => {
    const [left, top, wide, high] = part;
    const cut = sharp(fileOf(picture)).extract({
      left: Math.round(left * picture.width),
      top: Math.round(top * picture.height),
      width: Math.floor(wide * picture.width),
      height: Math.floor(high * picture.height),
    });
    return jpeg(cut.resize({ width: 1000, kernel: "cubic" }));
  });
  const cover = folder.cover ?? page.hero.picture;
  return {
    ...(banner
      ? {
          opening: await jpeg(
            sharp(fileOf(cover))
              .extract(band(cover, banner / paperWidth))
              .resize(1400),
          ),
        }
      : {}),
    others: await Promise.all(others),
  };
}

/** The band of a picture, over its whole width, that keeps its focus. */
function band({ width, height, focus }: Picture, share: number) {
  const high = Math.min(height, Math.round(width * share));
  const top = Math.round(Math.min(Math.max(focus.y * height - high / 2, 0), height - high));
  return { left: 0, top, width, height: high };
}
