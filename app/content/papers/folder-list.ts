import { isEmpty } from "#domain/desk/snapshot.ts";
import { edition } from "../edition";
import { stated } from "../stated/stated";
import type { Folder } from "./folder";
import { schoolFolder } from "./school-folder";
import { surveyFolder } from "./survey-folder";
import { thermalReport } from "./thermal-report";
import { villageSheet } from "./village-sheet";
import { aircraftWorkshopFolder, droneWorkshopFolder } from "./workshop-folders";

/** Every folder to take along; the build makes the files, and the server makes them anew with the owner's values. */
export const folders: readonly Folder[] = [
  schoolFolder,
  villageSheet,
  surveyFolder,
  thermalReport,
  droneWorkshopFolder,
  aircraftWorkshopFolder,
];

/** A file to take along, as its link shows it. */
export type TakeAlong = { label: string; href: string; size: string };

/**
 * "5 sheets"; "about 5 sheets" once the owner has stated values, with which the server makes the files anew. A folder of
 * one sheet stays one.
 */
export const sheetsOf = ({ sheets }: Folder) =>
  sheets === 1 ? "1 sheet" : `${isEmpty(stated) ? "" : "about "}${sheets} sheets`;

/** What a page offers to take along. */
export const takeAlongOf = (path: string): TakeAlong[] =>
  folders
    .filter(({ page }) => page === path)
    .map((folder) => ({
      label: folder.label,
      href: `${edition.brochures}${folder.name}.pdf`,
      size: `PDF, ${sheetsOf(folder)}`,
    }));
