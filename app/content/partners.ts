// SAMPLES. Eight invented names with invented marks that hold the places of real partners, until these have agreed in
// writing to be named. `logo` is a file under public/; one that cannot be loaded is hidden and the name stands alone.
export type Partner = { name: string; logo: string };

export const partnersNote = "Sample names and marks. Partners follow once they agree in writing.";

export const partners: Partner[] = [
  "Terrakosh",
  "Quorvani",
  "Brindovar",
  "Nuvaksh",
  "Orbivale",
  "Zenvali",
  "Lumtarex",
  "Pelmuth",
].map((name) => ({ name, logo: `/pictures/partners/${name.toLowerCase()}.svg` }));
