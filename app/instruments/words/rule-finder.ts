/** `className` is a class by its name in the figures. */
export const words = {
  name: "Which rule, which certificate",
  /** What an enquiry is about; in the Hindi edition the English words follow in brackets, for staff. */
  subject: "Which rule, which certificate",
  limits:
    "For flights within sight, under the Drone Rules 2021 as amended. Does not cover state rules, night flights, flights over people or import. Rules and map change: check the current rule, and ask us before you rely on it.",
  grams: "Weight with payload, grams",
  gramsHint: "In grams, or write 2.6 kg.",
  use: "Purpose",
  age: "Pilot's age",
  school: "Pilot's schooling",
  place: "Place",
  class: "Class",
  inClass: (className: string) => `${className} class`,
  classAt: (className: string, grams: string) => `${className}, at ${grams} g with payload`,
  rules: "Rules",
  research: "Research",
  certificate: "Certificate",
  registration: "Registration",
  permission: "Permission",
  insurance: "Insurance",
  penalty: "Penalty",
  course: "Fitting course",
  /** For a pilot who cannot have the certificate yet. */
  toLaterCourse: (course: string) => `For later, the course: ${course}`,
  toCourse: (course: string) => `Go to the course: ${course}`,
};
