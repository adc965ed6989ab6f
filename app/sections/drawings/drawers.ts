import type { DrawingSection } from "~/content/schema";
import { buildOrder } from "./build-order";
import { field } from "./field";
import { flightLimits } from "./flight-limits";
import { heatStrip } from "./heat-strip";
import { parts } from "./parts";
import { phases } from "./phases";
import type { Drawer } from "./places";
import { proof } from "./proof";
import { stairs } from "./stairs";
import { surveyHeights } from "./survey-heights";
import { tower } from "./tower";
import { wing } from "./wing";

export const drawers: Record<DrawingSection["drawing"], Drawer> = {
  "survey-heights": surveyHeights,
  "flight-limits": flightLimits,
  "build-order": buildOrder,
  phases,
  tower,
  parts,
  wing,
  "heat-strip": heatStrip,
  proof,
  stairs,
  field,
};
