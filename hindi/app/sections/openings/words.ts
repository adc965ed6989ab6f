import type { Twin } from "../../../twin";

export type Whole = Twin<typeof import("./words"), typeof import("~/sections/openings/words")>;

export const openBrochure = "ब्रोशर खोलें";
export const brochureSize = "PDF, 2 पेज";
export const place = "जगह";
export const minutes = (count: number) => `${count} मिनट`;
export const toTakeAlong = "साथ ले जाने के लिए";
