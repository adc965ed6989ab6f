import { atalTinkeringLab } from "./excellence-center/atal-tinkering-lab";
import { droneCoe } from "./excellence-center/drone-coe";
import { rpto } from "./excellence-center/rpto";
import { threeModules } from "./excellence-center/three-modules";
import { heavyPayloadDrones } from "./products/heavy-payload-drones";
import { surveillanceDrone } from "./products/surveillance-drone";
import { trainerDrone } from "./products/trainer-drone";
import type { MarketingPage } from "./schema";
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

/** Every marketing page, in the order of the navigation. */
export const pages: readonly MarketingPage[] = [
  droneDevelopmentWorkshops,
  rcAircraftWorkshop,
  dronePilotTraining,
  droneIndustrialTraining,
  droneDataProcessing,
  droneServiceTechnician,
  agricultureSpray,
  thermalMapping,
  landSurveying,
  customDroneDevelopment,
  atalTinkeringLab,
  droneCoe,
  threeModules,
  rpto,
  trainerDrone,
  surveillanceDrone,
  heavyPayloadDrones,
];

/** The page at `path` (leading slash, no trailing one), or undefined. */
export function pageAt(path: string): MarketingPage | undefined {
  return pages.find((page) => page.path === path);
}
