// SAMPLES. Eight plainly invented names that hold the places of real partners until these have agreed in writing to be
// named. `logo` is a file under public/; a logo that is missing is left out and the name stands alone.
export type Partner = { name: string; logo: string };

export const partnersNote = "Sample names. Partners are shown here once they have agreed in writing.";

const partner = (name: string, slug: string): Partner => ({ name, logo: `/pictures/partners/${slug}.svg` });

export const partners: Partner[] = [
  partner("Example Agro Co-op", "example-agro-co-op"),
  partner("Specimen Power", "specimen-power"),
  partner("Sample Surveys", "sample-surveys"),
  partner("Prototype Polytechnic", "prototype-polytechnic"),
  partner("Template Telecom", "template-telecom"),
  partner("Demo District Labs", "demo-district-labs"),
  partner("Model Mines", "model-mines"),
  partner("Pattern Rail Works", "pattern-rail-works"),
];
