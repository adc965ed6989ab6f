/** Words of the drawings; what is beside them stands in `app/content/diagrams.ts`. */
export const drawing = "Drawing";
export const drawingOf = (heading: string) => `Drawing: ${heading}. The list that follows gives its numbers.`;
export const numbers = "In numbers";
export const metres = (value: number | string) => `${value} m`;
export const km = "km";
export const weight = (kilograms: number) => (kilograms < 1 ? `${kilograms * 1000} g` : `${kilograms} kg`);

export const seeMap = "See map";
export const yellow = "Yellow";
export const green = "Green";
export const fromPerimeter = "Distance from the airport's perimeter";
export const radioRange = (kilometres: number) => `Radio: ${kilometres} km`;
export const reserve = "Reserve, out of sight";
export const inSight = "In sight: a few hundred metres";
export const oneSwath = "1 swath";
export const wind = "Wind";
export const oneSpot = (views: number) => `One spot, about ${views} views`;
export const allUpWeight = "All-up weight";
