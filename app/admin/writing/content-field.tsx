import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { classes } from "~/ui/classes";
import { control, Field, SelectField } from "~/ui/field";
import type { EditForm } from "../collection";
import type { ChosenPicture } from "../pictures/prepare";
import { usePictureDialog } from "../pictures/use-picture-dialog";
import { asBlock, type CommandName, commands, continueList, dropSecondMark, type TextSelection } from "./commands";
import { applyEdit, selectionOf } from "./edit-text";
import { stepToCell } from "./tables";
import { commandForKeys, ToolButton, Toolbar } from "./toolbar";
import { type Insert, useInserts } from "./use-inserts";

const formats = { markdown: "Formatted (Markdown)", plain: "Plain text" };

const hints = {
  markdown:
    "Select words and press a button, or type the marks: ## heading, **bold**, - list. Text pasted from Word or Google Docs keeps its formatting. In a table, Tab goes to the next cell; Escape and then Tab leaves the text.",
  plain: "Plain text. An empty line begins a new paragraph. Formatting marks are not read.",
};

const SAMPLE_HINT = "Changing a sample's words removes its sample mark.";

/** A text area that grows with its text, with a toolbar, shortcuts and paste from office programs where it is Markdown. */
export function ContentField({
  form,
  name = "content",
  label = "Content",
  rows = 10,
  optional,
  isSample,
}: {
  form: EditForm;
  name?: string;
  label?: string;
  rows?: number;
  optional?: boolean;
  isSample: boolean;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [droppedPictures, setDroppedPictures] = useState(false);
  const format = useWatch({ control: form.control, name: "content_format" }) as keyof typeof formats;
  const isMarkdown = format === "markdown";
  const { ref, ...registered } = form.register(name);
  const inserts = useInserts(area);
  useGrowing(area, useWatch({ control: form.control, name }), rows);

  const runCommand = (command: CommandName | Insert) => {
    if (command === "link" || command === "table") inserts.open(command);
    else if (area.current) applyEdit(area.current, commands[command](selectionOf(area.current)));
  };
  // The selection is saved, because it is lost when the dialog returns the focus.
  const savedSelection = useRef<TextSelection>(null);
  const saveSelection = () => {
    savedSelection.current = area.current && selectionOf(area.current);
  };
  const insertPicture = (chosen: ChosenPicture) => {
    if (!area.current || !savedSelection.current) return;
    const alt = chosen.alt.replace(/([\\[\]])/g, "\\$1");
    const picture = `![${alt}](${chosen.src})`;
    applyEdit(area.current, asBlock(savedSelection.current, picture, [picture.length, picture.length]));
  };
  const { choose, onDrop, handlePaste, dialog } = usePictureDialog(insertPicture, saveSelection);

  /** Escape was the last key: Tab leaves the text also in a table, so that the keyboard is not caught there. */
  const isLeaving = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isMarkdown || event.nativeEvent.isComposing) return;
    const wasLeaving = isLeaving.current;
    isLeaving.current = event.key === "Escape" || (wasLeaving && event.key === "Shift");
    const command = commandForKeys(event);
    if (command) {
      event.preventDefault();
      return runCommand(command);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const selected = selectionOf(event.currentTarget);
    const edit =
      event.key === "Tab" && !wasLeaving
        ? stepToCell(selected, event.shiftKey)
        : event.key === " "
          ? dropSecondMark(selected)
          : event.key === "Enter" && !event.shiftKey && continueList(selected);
    if (!edit) return;
    event.preventDefault();
    applyEdit(event.currentTarget, edit);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (!isMarkdown || handlePaste(event)) return;
    const html = event.clipboardData.getData("text/html");
    const text = event.clipboardData.getData("text/plain");
    if (!html || !text.trim()) return;
    event.preventDefault();
    void pasteInto(event.currentTarget, html, text).then((pictures) => setDroppedPictures(pictures > 0));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the whole area takes dropped files; its Picture button does the same
    <div data-takes-files={isMarkdown ? "" : undefined} onDrop={isMarkdown ? onDrop : undefined}>
      <Field
        label={label}
        optional={optional}
        hint={[hints[format], isSample && SAMPLE_HINT].filter(Boolean).join(" ")}
        error={form.formState.errors[name]?.message}
      >
        {(wiring) => (
          <>
            {isMarkdown && (
              <Toolbar controls={wiring.id} label={label} onCommand={runCommand}>
                <ToolButton label="Picture" onClick={choose}>
                  Picture
                </ToolButton>
              </Toolbar>
            )}
            <textarea
              {...wiring}
              rows={rows}
              className={classes(control, "field-sizing-content leading-relaxed")}
              style={{ minHeight: `calc(${rows}lh + 1.375rem)` }}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              ref={(element) => {
                area.current = element;
                ref(element);
              }}
              {...registered}
            />
          </>
        )}
      </Field>
      {droppedPictures && (
        <p role="status" className="mt-1.5 text-sm text-steel">
          The text was pasted without its pictures. Add each one with the Picture button.
        </p>
      )}
      {dialog}
      {inserts.dialog}
    </div>
  );
}

/** How the long texts of a form are written. */
export function FormatField({ form }: { form: EditForm }) {
  return (
    <SelectField label="Format" className="max-w-64" {...form.register("content_format")}>
      {Object.entries(formats).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** Gives a text area the height of its text where the browser does not do it by itself (`field-sizing`). */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string, rows: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const area = field.current;
    if (!area || CSS.supports("field-sizing", "content")) return;
    area.style.height = "auto";
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [text, rows]);
}

/**
 * Inserts copied HTML as Markdown at the cursor, or as plain text if it cannot be converted.
 * @returns the number of pictures that were left out
 */
async function pasteInto(area: HTMLTextAreaElement, html: string, text: string): Promise<number> {
  const pasted = await import("./paste-to-markdown")
    .then(({ htmlToMarkdown }) => htmlToMarkdown(html))
    .catch(() => ({ markdown: text, pictures: 0 }));
  const { markdown, pictures } = pasted;
  const selected = selectionOf(area);
  const ownBlock = markdown.includes("\n");
  const end = markdown.length;
  applyEdit(
    area,
    ownBlock
      ? asBlock(selected, markdown, [end, end])
      : { from: selected.from, to: selected.to, insert: markdown, select: [end, end] },
  );
  return pictures;
}
