/** Problems of a field, and time as text. Numbers come as they are shown. */
export const words = {
  outside: (name: string, from: string, to: string, unit: string) => `${name} must be from ${from} to ${to} ${unit}.`,
  noDay: "The day must be a date, such as 2026-12-01.",
  noChoice: "Please choose one from the list.",
  hours: (hours: string) => `${hours} hours`,
  minutes: (minutes: string) => `${minutes} ${minutes === "1" ? "minute" : "minutes"}`,
};
