import { lazy } from "react";
import type { DiagramSection } from "~/content/schema";
import { AsServed } from "../as-served";
import { Frame } from "../frame";

const Diagram = lazy(() => import("../diagrams/diagram"));

export function DrawnDiagram({ section }: { section: DiagramSection }) {
  return (
    <Frame section={section} tone={section.diagram === "classroom" ? "dark" : "paper"}>
      <AsServed id={section.id}>
        <Diagram section={section} />
      </AsServed>
    </Frame>
  );
}
