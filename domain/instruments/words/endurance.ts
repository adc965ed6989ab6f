/** Subjects of the problems at the fields, and one problem. */
export const words = {
  payload: "The payload",
  height: "The height",
  temperature: "The temperature",
  reserve: "The reserve",
  tooHeavy: (model: string, kilograms: number) => `The ${model} cannot lift more than ${kilograms} kg.`,
};
