import type { DiagramSection } from "~/content/schema";
import { Frame } from "./frame";

/** A drawn explanation with the same said in words. */
export function Diagram({ section }: { section: DiagramSection }) {
  return (
    <Frame section={section}>
      <p className="max-w-[66ch] text-steel">{section.description}</p>
    </Frame>
  );
}
