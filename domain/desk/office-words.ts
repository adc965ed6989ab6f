/** Words beside the phone number while the office is closed. */
export const opensAt = (time: string) => `opens ${time}`;
export const opensOn = (day: string, time: string) => `opens ${day} ${time}`;
export const closed = "closed";
