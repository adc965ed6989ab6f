import { lazy } from "react";
import type { DrawingSection } from "~/content/schema";
import { AsServed } from "../as-served";
import { Frame, type Tone } from "../frame";

const Drawing = lazy(() => import("../drawings/drawing"));

/** The ground on which each is drawn. */
const tones: Record<DrawingSection["drawing"], Tone> = {
  "survey-heights": "dark",
  "flight-limits": "sand",
  phases: "sand",
  tower: "dark",
  "exploded-view": "dark",
  "build-order": "sand",
  wing: "dark",
  "heat-strip": "dark",
  "project-states": "dark",
  "module-steps": "sand",
  field: "dark",
};

export function LabelledDrawing({ section }: { section: DrawingSection }) {
  return (
    <Frame section={section} tone={tones[section.drawing]}>
      <AsServed id={section.id}>
        <Drawing section={section} />
      </AsServed>
    </Frame>
  );
}
