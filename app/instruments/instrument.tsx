import type { InstrumentSection } from "~/content/schema";
import { EnduranceCurve } from "./endurance-curve";
import { RuleFinder } from "./rule-finder";
import { SprayPlanner } from "./spray-planner";
import { SurveyPlanner } from "./survey-planner";
import { ThermalPlanner } from "./thermal-planner";
import { TrainingPathPlanner } from "./training-path-planner";

/** The instrument of a section. Loaded when its section comes near the screen; see `sections/kinds/instrument.tsx`. */
export default function Instrument({ section }: { section: InstrumentSection }) {
  switch (section.instrument) {
    case "spray-planner":
      return <SprayPlanner id={section.id} figures={section.figures} />;
    case "survey-planner":
      return <SurveyPlanner id={section.id} figures={section.figures} />;
    case "thermal-planner":
      return <ThermalPlanner id={section.id} figures={section.figures} />;
    case "my-way":
      return <TrainingPathPlanner id={section.id} figures={section.figures} />;
    case "endurance":
      return <EnduranceCurve id={section.id} figures={section.figures} />;
    case "which-rule":
      return <RuleFinder id={section.id} figures={section.figures} />;
  }
}
