import { isEmpty } from "#domain/desk/snapshot.ts";
import { edition } from "~/content/edition";
import * as english from "~/content/papers/folder-list";
import { stated } from "~/content/stated/stated";

export * from "~/content/papers/folder-list";

/** What pages with a summary offer in English alone: folders by name, and the brochures of these pages. */
const englishFolders: Record<string, string> = {
  "survey-folder": "सर्वे की फ़ाइल (अंग्रेज़ी में)",
  "sample-thermal-report": "थर्मल रिपोर्ट का नमूना (अंग्रेज़ी में)",
};
const englishBrochures = [
  "/training/drone-industrial-training",
  "/training/drone-data-processing",
  "/product/trainer-drone",
  "/product/surveillance-drone",
  "/product/heavy-payload-drones",
];

export const folders: typeof english.folders = english.folders.filter(({ name }) => !(name in englishFolders));

export const sheetsOf: typeof english.sheetsOf = ({ sheets }) =>
  sheets === 1 ? "1 पन्ना" : `${isEmpty(stated) ? "" : "क़रीब "}${sheets} पन्ने`;

export const takeAlongOf: typeof english.takeAlongOf = (path) => [
  ...(englishBrochures.includes(path)
    ? [{ label: "ब्रोशर (अंग्रेज़ी में)", href: `/brochures/${path.split("/").at(-1)}.pdf`, size: "PDF, 2 पेज" }]
    : []),
  ...english.folders
    .filter(({ page }) => page === path)
    .map((folder) => ({
      label: englishFolders[folder.name] ?? folder.label,
      href: `${folder.name in englishFolders ? "/brochures/" : edition.brochures}${folder.name}.pdf`,
      size: `PDF, ${sheetsOf(folder)}`,
    })),
];
