/**
 * Makes sharing pictures, brochures and app icons from the site's content, after the site itself is built. It reads the
 * content from the server's build, adds the Hindi edition to the English one, and writes `build/complete` at the end, which marks the build as complete.
 */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Picture } from "../app/content/pictures";
import { compressAssets, DOCUMENTS } from "../server/web/assets.ts";
import { BROCHURE_PICTURES, brochureName, brochuresOf } from "./brochures.ts";
import { folderPictures } from "./folder-pictures.ts";
import { appIcon, iconSizes, shortcutIcon } from "./icons.ts";
import { sharingImage } from "./sharing-image.ts";
import { editionsIn } from "./site-content.ts";

const root = join(import.meta.dirname, "..");
const client = join(root, "build/client");

// Both editions are served from one folder: names have hashes, and the pages of the Hindi one stand below `/hi`.
const hindi = join(root, "build-hindi");
for (const folder of ["assets", "hi"])
  await cp(join(hindi, "client", folder), join(client, folder), { recursive: true });
await cp(join(hindi, "server"), join(root, "build/hindi/server"), { recursive: true });
await rm(hindi, { recursive: true });

const editions = await editionsIn(root);
const [english] = editions;
if (!english) throw new Error("there is no build");
const { allPictures, company, folders, marketingPages, sheets } = english;

async function put(path: string, bytes: Uint8Array, folder = client): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** The largest file of a picture in a format that sharp and pdfkit can use. */
const fileOf = (picture: Picture) => join(client, "pictures", `${picture.file}-${picture.widths.at(-1)}.webp`);

for (const edition of editions)
  await Promise.all(
    edition.sharingCards.map(async (card) => {
      const { focus } = card.picture;
      const made = await sharingImage({ ...card, picture: fileOf(card.picture), focus, company: company.name });
      await put(edition.sharingPicture(card.path), made);
    }),
  );
for (const page of marketingPages.filter((candidate) => candidate.brochure)) {
  const scaled = (picture: Picture, width: number, height: number) =>
    sharp(fileOf(picture)).resize(width, height).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  const folder = join(root, BROCHURE_PICTURES, brochureName(page.path));
  await rm(folder, { recursive: true, force: true });
  await put("opening.jpg", await scaled(page.hero.picture, 1400, 565), folder);
  for (const [at, picture] of sheets.viewsOf(page).entries())
    await put(`view-${at}.jpg`, await scaled(picture, 600, 338), folder);
}
for (const folder of folders) {
  const page = marketingPages.find(({ path }) => path === folder.page);
  const directory = join(root, BROCHURE_PICTURES, folder.name);
  await rm(directory, { recursive: true, force: true });
  if (!page) throw new Error(`the folder ${folder.name} belongs to no page`);
  const { opening, others } = await folderPictures(folder, page, join(client, "pictures"));
  if (opening) await put("opening.jpg", opening, directory);
  for (const [at, picture] of others.entries())
    await put(`view-${String(at).padStart(2, "0")}.jpg`, picture, directory);
}
for (const edition of editions) for (const { path, bytes } of await brochuresOf(root, edition)) await put(path, bytes);
// Articles refer to pictures by typed addresses, so these names have no hash; the small one is for cards.
for (const { id, file } of allPictures) {
  for (const [name, width] of [[id, 768] as const, [`${id}-480`, 480] as const]) {
    await put(`media/${name}.webp`, await readFile(join(client, "pictures", `${file}-${width}.webp`)));
  }
}
for (const size of iconSizes) await put(`icons/icon-${size}.png`, await appIcon(size));
await put("favicon.ico", await shortcutIcon());
await compressAssets(client, join(root, "build/compressed"));
// Documents are compressed once per origin (`server/web/assets.ts`); the next start makes them from the new build.
await rm(join(root, "build/compressed", DOCUMENTS), { recursive: true, force: true });
await writeFile(join(root, "build/complete"), "");
