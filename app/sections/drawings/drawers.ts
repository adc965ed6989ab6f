import type { DrawingSection } from "~/content/schema";
import { buildOrder } from "./build-order";
import { explodedView } from "./exploded-view";
import { field } from "./field";
import { flightLimits } from "./flight-limits";
import { heatStrip } from "./heat-strip";
import { moduleSteps } from "./module-steps";
import { phases } from "./phases";
import type { Drawer } from "./places";
import { projectStates } from "./project-states";
import { surveyHeights } from "./survey-heights";
import { tower } from "./tower";
import { wing } from "./wing";

export const drawers: Record<DrawingSection["drawing"], Drawer> = {
  "survey-heights": surveyHeights,
  "flight-limits": flightLimits,
  "build-order": buildOrder,
  phases,
  tower,
  "exploded-view": explodedView,
  wing,
  "heat-strip": heatStrip,
  "project-states": projectStates,
  "module-steps": moduleSteps,
  field,
};
