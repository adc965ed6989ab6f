const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Kolkata" });

/** A day and the time of it in Bhopal: "November 22, 2026 at 2:05 PM". @param iso ISO 8601 time */
export const moment = (iso: string) => format.format(new Date(iso));
