import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useRef, useState } from "react";
import { indian, type Problem } from "#domain/instruments/field-values.ts";
import { TextArea, TextField } from "~/ui/field";
import { type Shown, shownInFile, shownInKml } from "./kml";
import { words } from "./words/kml";

/** What was read, in a sentence, or what is wrong, by where it came from. */
export type KmlReading = { read?: string; file?: string; text?: string };

const sentenceOf = (shown: Shown) =>
  "lines" in shown
    ? words.readAsLine(shown.lines, indian(shown.lineMetres))
    : words.readAsLand(indian(shown.longMetres), indian(shown.wideMetres), indian(shown.acres, 2));

/** Reads a boundary or a line in the browser, from a file or as text; it is never sent. Shown only where scripts run, and off until they do. */
export function KmlField({
  reading,
  onReading,
  onShown,
}: {
  reading: KmlReading;
  onReading: Dispatch<SetStateAction<KmlReading>>;
  onShown: (shown: Shown) => void;
}) {
  const [mounted, setMounted] = useState(false);
  const [pasted, setPasted] = useState("");
  /** Number of files and texts given so far: a file that is read after a newer one was given no longer counts. */
  const given = useRef(0);
  // The visitor may change the form while a file is read; only the newest handler knows the form as it is then.
  const newest = useRef(onShown);
  useLayoutEffect(() => {
    newest.current = onShown;
  });
  useEffect(() => setMounted(true), []);
  const mark = (source: "file" | "text", problem?: string) =>
    onReading(({ file, text }) => ({ file, text, [source]: problem }));
  /** @returns whether it could be read; then the other source's problem no longer matters either */
  const take = (source: "file" | "text", shown: Shown | Problem): boolean => {
    const read = !("problem" in shown);
    if (read) {
      onReading({ read: sentenceOf(shown) });
      newest.current(shown);
    } else mark(source, shown.problem);
    return read;
  };
  return (
    <div className="noscript:hidden print:hidden">
      <TextField
        label={words.file}
        optional
        hint={words.fileHint}
        type="file"
        disabled={!mounted}
        accept=".kml,application/vnd.google-earth.kml+xml"
        error={reading.file}
        onChange={async (event) => {
          event.stopPropagation();
          const field = event.target;
          const [file] = field.files ?? [];
          given.current++;
          if (!file) return mark("file");
          const turn = given.current;
          const shown = await shownInFile(file);
          if (turn !== given.current) return;
          // So that choosing the corrected file of the same name fires a change event.
          if (!take("file", shown)) field.value = "";
        }}
      />
      <details className="mt-2">
        <summary className="inline-block min-h-11 cursor-pointer py-2 underline underline-offset-4">
          {words.paste}
        </summary>
        <TextArea
          label={words.text}
          rows={4}
          disabled={!mounted}
          value={pasted}
          error={reading.text}
          onChange={(event) => {
            event.stopPropagation();
            const text = event.target.value;
            given.current++;
            setPasted(text);
            if (text.trim()) take("text", shownInKml(text));
            else mark("text");
          }}
        />
      </details>
      <p role="status" className="font-medium">
        {reading.read}
      </p>
    </div>
  );
}
