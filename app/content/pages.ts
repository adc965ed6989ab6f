import { atalTinkeringLab } from "./excellence-center/atal-tinkering-lab";
import { droneCoe } from "./excellence-center/drone-coe";
import { rpto } from "./excellence-center/rpto";
import { threeModules } from "./excellence-center/three-modules";
import { pageList } from "./page-list";
import { heavyPayloadDrones } from "./products/heavy-payload-drones";
import { surveillanceDrone } from "./products/surveillance-drone";
import { trainerDrone } from "./products/trainer-drone";
import type { MarketingPage, PageRecord } from "./schema";
import { agricultureSpray } from "./services/agriculture-spray";
import { customDroneDevelopment } from "./services/custom-drone-development";
import { landSurveying } from "./services/land-surveying";
import { thermalMapping } from "./services/thermal-mapping";
import { droneDataProcessing } from "./training/drone-data-processing";
import { droneDevelopmentWorkshops } from "./training/drone-development-workshops";
import { droneIndustrialTraining } from "./training/drone-industrial-training";
import { dronePilotTraining } from "./training/drone-pilot-training";
import { droneServiceTechnician } from "./training/drone-service-technician";
import { rcAircraftWorkshop } from "./training/rc-aircraft-workshop";

/** What each page says, in any order. */
const records: PageRecord[] = [
  atalTinkeringLab,
  droneCoe,
  rpto,
  threeModules,
  heavyPayloadDrones,
  surveillanceDrone,
  trainerDrone,
  agricultureSpray,
  customDroneDevelopment,
  landSurveying,
  thermalMapping,
  droneDataProcessing,
  droneDevelopmentWorkshops,
  droneIndustrialTraining,
  dronePilotTraining,
  droneServiceTechnician,
  rcAircraftWorkshop,
];

/** Every marketing page, in the order of the navigation. @throws Error where a listed page has no record */
export const pages: readonly MarketingPage[] = pageList.map(({ path, group, name }) => {
  const record = records.find((each) => each.path === path);
  if (!record) throw new Error(`${path} is in page-list.ts and has no record`);
  return { ...record, group, name };
});

/** The page at `path` (leading slash, no trailing one), or undefined. */
export function pageAt(path: string): MarketingPage | undefined {
  return pages.find((page) => page.path === path);
}
