/** Words of the openings of marketing pages, and of what can be taken along. */
export const openBrochure = "Open the brochure";
export const brochureSize = "PDF, 2 pages";
export const place = "Place";
export const minutes = (count: number) => `${count} min`;
export const toTakeAlong = "To take along";
