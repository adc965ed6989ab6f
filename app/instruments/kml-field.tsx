import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import type { Boundary } from "#domain/instruments/boundary.ts";
import type { Problem } from "#domain/instruments/field-values.ts";
import { TextArea, TextField } from "~/ui/field";
import { boundaryOfFile, boundaryOfKml } from "./kml";
import { words } from "./words/kml";

/** What is wrong with a boundary, by where it came from. */
export type BoundaryProblems = { file?: string; text?: string };

/** Reads a boundary in the browser, from a file or as text; it is never sent. Rendered only where scripts run. */
export function KmlField({
  problems,
  onProblems,
  onBoundary,
}: {
  problems: BoundaryProblems;
  onProblems: Dispatch<SetStateAction<BoundaryProblems>>;
  onBoundary: (boundary: Boundary) => void;
}) {
  const [mounted, setMounted] = useState(false);
  const [pasted, setPasted] = useState("");
  useEffect(() => setMounted(true), []);
  if (!mounted) return null;
  const mark = (source: keyof BoundaryProblems, problem?: string) =>
    onProblems((before) => ({ ...before, [source]: problem }));
  /** @returns whether the boundary could be read; then the other source's problem no longer matters either */
  const take = (source: keyof BoundaryProblems, boundary: Boundary | Problem): boolean => {
    const read = !("problem" in boundary);
    if (read) {
      onProblems({});
      onBoundary(boundary);
    } else mark(source, boundary.problem);
    return read;
  };
  return (
    <div className="print:hidden">
      <TextField
        label={words.file}
        optional
        hint={words.fileHint}
        type="file"
        accept=".kml,application/vnd.google-earth.kml+xml"
        error={problems.file}
        onChange={async (event) => {
          event.stopPropagation();
          const field = event.target;
          const [file] = field.files ?? [];
          if (!file) return mark("file");
          // So that choosing the corrected file of the same name fires a change event.
          if (!take("file", await boundaryOfFile(file))) field.value = "";
        }}
      />
      <details className="mt-2">
        <summary className="inline-block min-h-11 cursor-pointer py-2 underline underline-offset-4">
          {words.paste}
        </summary>
        <TextArea
          label={words.text}
          rows={4}
          value={pasted}
          error={problems.text}
          onChange={(event) => {
            event.stopPropagation();
            const text = event.target.value;
            setPasted(text);
            if (text.trim()) take("text", boundaryOfKml(text));
            else mark("text");
          }}
        />
      </details>
    </div>
  );
}
