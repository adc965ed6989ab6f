import { useEffect, useState } from "react";
import type { Boundary } from "#domain/instruments/boundary.ts";
import type { Problem } from "#domain/instruments/field-values.ts";
import { TextArea, TextField } from "~/ui/field";
import { boundaryOfFile, boundaryOfKml } from "./kml";

/** Reads a boundary in the browser, from a file or as text; it is never sent. Rendered only where scripts run. */
export function KmlField({
  problem,
  onProblem,
  onBoundary,
}: {
  problem: string | null;
  onProblem: (problem: string | null) => void;
  onBoundary: (boundary: Boundary) => void;
}) {
  const [mounted, setMounted] = useState(false);
  const [pasted, setPasted] = useState("");
  useEffect(() => setMounted(true), []);
  if (!mounted) return null;
  /** @returns whether the boundary could be read */
  const take = (boundary: Boundary | Problem): boolean => {
    const read = !("problem" in boundary);
    onProblem(read ? null : boundary.problem);
    if (read) onBoundary(boundary);
    return read;
  };
  return (
    <div className="print:hidden">
      <TextField
        label="Boundary as KML"
        optional
        hint="Choose or drop a file. Read in your browser and never sent: only its length, width and area are taken."
        type="file"
        accept=".kml,application/vnd.google-earth.kml+xml"
        error={problem}
        onChange={async (event) => {
          event.stopPropagation();
          const field = event.target;
          const [file] = field.files ?? [];
          if (!file) return onProblem(null);
          // So that choosing the corrected file of the same name fires a change event.
          if (!take(await boundaryOfFile(file))) field.value = "";
        }}
      />
      <details className="mt-2">
        <summary className="inline-block min-h-11 cursor-pointer py-2 underline underline-offset-4">
          Or paste the KML as text
        </summary>
        <TextArea
          label="KML text"
          rows={4}
          value={pasted}
          onChange={(event) => {
            event.stopPropagation();
            const text = event.target.value;
            setPasted(text);
            if (text.trim()) take(boundaryOfKml(text));
            else onProblem(null);
          }}
        />
      </details>
    </div>
  );
}
