import { isEmpty } from "#domain/desk/snapshot.ts";
import * as english from "~/content/folder-list";
import { stated } from "~/content/stated";

export * from "~/content/folder-list";

const labels: Record<string, string> = {
  "Sheet for the village": "गाँव के लिए पर्चा",
  "Survey folder": "सर्वे का फ़ोल्डर",
  "Sample thermal report": "थर्मल रिपोर्ट का नमूना",
  "Folder of the workshops": "वर्कशॉप का फ़ोल्डर",
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
