/** The numbers of the two workshop pages that no other page shows. Their words, in each language, are their records. */

/** Bench hours of a day, and the all-up weight in kilograms of the intermediate workshop's build. */
export const droneWorkshop = { hoursADay: 6, quadcopter: 1.5 } as const;

/** The all-up weight in kilograms of the intermediate workshop's model, and how many a workshop and an instructor take. */
export const aircraftWorkshop = { balsa: 1.1, places: 9, perInstructor: 3 } as const;
