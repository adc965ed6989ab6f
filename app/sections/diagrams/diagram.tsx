import type { ComponentType } from "react";
import { classroom } from "~/content/classroom";
import { diagramData } from "~/content/diagrams";
import type { DiagramSection } from "~/content/schema";
import { DataSheet } from "~/ui/data-sheet";
import { FoldSign } from "~/ui/icon";
import { unbroken } from "~/ui/unbroken";
import { AirspaceDrawing } from "./airspace";
import { CertificatePath } from "./certificate-path";
import { ClassroomDrawing } from "./classroom";
import { ControlRangeDrawing } from "./control-range";
import { SpraySwathDrawing } from "./spray-swath";
import { SurveyOverlapDrawing } from "./survey-overlap";
import { WeightClassesDrawing } from "./weight-classes";
import * as words from "./words";

/** The drawings on a white sheet. The path to the certificate is text, and the classroom is drawn on the dark page. */
const drawings: Record<
  Exclude<DiagramSection["diagram"], "path-to-certificate" | "classroom">,
  ComponentType<{ label: string }>
> = {
  airspace: AirspaceDrawing,
  classes: WeightClassesDrawing,
  "spray-swath": SpraySwathDrawing,
  "survey-overlap": SurveyOverlapDrawing,
  "control-range": ControlRangeDrawing,
};

/** A drawing with the same in words and numbers beside it. */
export default function Diagram({ section }: { section: DiagramSection }) {
  const { diagram, description, heading = words.drawing } = section;
  if (diagram === "path-to-certificate") {
    return (
      <>
        <CertificatePath />
        <p className="mt-10 max-w-[66ch] text-steel">{unbroken(description)}</p>
      </>
    );
  }
  if (diagram === "classroom") {
    return (
      <div className="grid items-end gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,9fr)_minmax(0,3fr)]">
        <div>
          <ClassroomDrawing label={words.drawingOf(heading)} />
          <ol className="mt-4 list-decimal space-y-1 pl-6 text-[0.9375rem] sm:hidden">
            {classroom.items.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
        </div>
        <div>
          <DataSheet data={diagramData.classroom.data} />
          <p className="mt-6 max-w-[60ch] text-mist">{unbroken(description)}</p>
        </div>
      </div>
    );
  }
  const Drawing = drawings[diagram];
  const { data, note } = diagramData[diagram];
  return (
    <div className="grid items-start gap-x-14 gap-y-5 sm:gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <figure>
        <div className="rounded-md border border-line bg-white p-4 text-ink sm:p-8">
          <Drawing label={words.drawingOf(heading)} />
        </div>
        {note && <figcaption className="mt-3 max-w-[62ch] text-sm text-ash">{note}</figcaption>}
      </figure>
      <div>
        <p className="max-w-[60ch] text-steel">{unbroken(description)}</p>
        <details className="mt-3 sm:mt-6 unfolded:details-content:block unfolded:details-content:[content-visibility:visible]">
          <summary className="flex min-h-11 items-center justify-between gap-2 py-2 text-[0.9375rem] leading-snug font-semibold unfolded:hidden print:hidden">
            {words.numbers}
            <FoldSign />
          </summary>
          <DataSheet data={data} />
        </details>
      </div>
    </div>
  );
}
