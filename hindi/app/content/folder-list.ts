import { isEmpty } from "#domain/desk/snapshot.ts";
import * as english from "~/content/folder-list";
import { stated } from "~/content/stated";

export * from "~/content/folder-list";

/** Of the folders that are made in English alone. */
const labels: Record<string, string> = {
  "Survey folder": "सर्वे की फ़ाइल (अंग्रेज़ी में)",
  "Sample thermal report": "थर्मल रिपोर्ट का नमूना (अंग्रेज़ी में)",
};

export const sheetsOf: typeof english.sheetsOf = ({ sheets }) =>
  sheets === 1 ? "1 पन्ना" : `${isEmpty(stated) ? "" : "क़रीब "}${sheets} पन्ने`;

export const takeAlongOf: typeof english.takeAlongOf = (path) =>
  english.folders
    .filter(({ page }) => page === path)
    .map((folder) => ({
      label: labels[folder.label] ?? folder.label,
      href: `/brochures/${folder.name}.pdf`,
      size: `PDF, ${sheetsOf(folder)}`,
    }));
