/** What a screen reader calls a table that scrolls sideways. */
export const table = "Table";
