/** The numbers of the spraying page. Its words, in each language, are its record. */
import type { AreaPackage, SprayFigures } from "#domain/instruments/figures.ts";
import { company } from "../company";
import { facts } from "../facts";
import { sprayingNotice } from "../law";

const { water, swath, crew, pumpFlow, charging } = facts.spraying;
export const [large, medium, small] = facts.tanks.litres;
export type Litres = keyof typeof swath;

/** Acres that one tank covers at the usual volume of water. */
export const acresOfTank = (litres: Litres) => litres / water.usual;
/** The company claims a peak for its largest sprayer; the other two are in proportion to their swath. */
export const peak = (litres: Litres) => Math.floor((facts.sprayRate.acres * swath[litres]) / swath[large]);
/** Litres of water an acre at which the pumps give the claimed peak. */
export const peakWater = pumpFlow / facts.sprayRate.acres;
/** Litres an hour; the smaller sprayers' pumps are in proportion to their swath, as their peaks are. */
const flow = (litres: Litres) => (pumpFlow * swath[litres]) / swath[large];

/** Height above the crop in metres, water by the acre. */
export const crops = [
  { id: "paddy", height: 2, litresPerAcre: { from: 8, to: 10 }, orchard: false },
  { id: "soybean", height: 2, litresPerAcre: { from: 8, to: 10 }, orchard: false },
  { id: "cotton", height: 2.5, litresPerAcre: { from: 10, to: 12 }, orchard: false },
  { id: "cane", height: 3, litresPerAcre: { from: 10, to: 12 }, orchard: false },
  { id: "orchard", height: 3, litresPerAcre: { from: 15, to: 20 }, orchard: true },
] as const;
/** What one language says of each crop; `procedure` says for which crops the ministry has published one, the last two name them. */
export type CropWords = Record<
  (typeof crops)[number]["id"],
  { name: string; purpose: string; procedure: string; published?: string; unpublished?: string }
>;

export const { litresPerAcre: orchard } = crops[4];
/** Acres of orchard that a tank of the medium sprayer covers. */
export const inOrchards = (litresPerAcre: number) => Math.floor((medium / litresPerAcre) * 100) / 100;

/** Up to how many acres each package is. */
export const areas = { farm: 25, village: 100, season: null } as const;

export const sprayer = (litres: Litres): SprayFigures["sprayers"][number] => ({
  id: String(litres),
  name: `Sprayer ${litres}`,
  tankLitres: litres,
  swathMetres: swath[litres],
  peakAcresPerHour: litres === large ? facts.sprayRate.acres : peak(litres),
  litresPerHour: flow(litres),
});

/** The planner's figures, with the names of one language. */
export const sprayFigures = (words: CropWords, packages: readonly AreaPackage[]): SprayFigures => ({
  crops: crops.map(({ id, litresPerAcre, orchard }) => {
    const { name, published, unpublished } = words[id];
    return { id, name, litresPerAcre, orchard, published, unpublished };
  }),
  sprayers: [large, medium, small].map(sprayer),
  packages,
  crewPeople: crew.people,
  noticeHours: sprayingNotice,
  bighaSquareFeet: facts.bigha.squareFeet,
  batterySets: charging + 1,
  /** Share of the rate without turns and fillings with which we plan at most. */
  plannedShare: 0.5,
  place: {
    name: company.address.locality,
    latitude: company.address.latitude,
    longitude: company.address.longitude,
  },
  zone: company.officeHours.zone,
});
