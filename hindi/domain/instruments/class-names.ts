const names: { [english: string]: string } = {
  Nano: "नैनो",
  Micro: "माइक्रो",
  Small: "स्मॉल",
  Medium: "मीडियम",
  Large: "लार्ज",
};

/** A class of the Drone Rules as it is shown. The figures keep its English name, by which the formulas know it. */
export const classNamed = (name: string) => names[name] ?? name;
