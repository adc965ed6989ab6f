/** Stands for the name of who wrote a note when notes had no writer yet. */
export const UNSIGNED = "before entries were signed";
