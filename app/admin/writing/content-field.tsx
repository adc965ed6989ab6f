import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { classes } from "~/ui/classes";
import { control, Field, SelectField } from "~/ui/field";
import type { EditForm } from "../collection";
import type { ChosenPicture } from "../pictures/prepare";
import { usePictureDialog } from "../pictures/use-picture-dialog";
import { asBlock, type CommandName, commands, continueList, type TextSelection } from "./commands";
import { applyEdit, selectionOf } from "./edit-text";
import { commandForKeys, ToolButton, Toolbar } from "./toolbar";

const Preview = lazy(() => import("./preview"));

const formats = { markdown: "Formatted (Markdown)", plain: "Plain text" };

const hints = {
  markdown:
    "Select words and press a button, or type the marks: ## heading, **bold**, - list. Text pasted from Word or Google Docs keeps its formatting.",
  plain: "Plain text. An empty line begins a new paragraph. Formatting marks are not read.",
};

/** The text area of an article with a toolbar, shortcuts, paste from office programs and a preview. */
export function ContentField({ form, isSample, error }: { form: EditForm; isSample: boolean; error?: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [previewing, setPreviewing] = useState(false);
  const [droppedPictures, setDroppedPictures] = useState(false);
  const format = useWatch({ control: form.control, name: "content_format" }) as keyof typeof formats;
  const isMarkdown = format === "markdown";
  const { ref, ...registered } = form.register("content");

  const runCommand = (command: CommandName) => {
    if (area.current) applyEdit(area.current, commands[command](selectionOf(area.current)));
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

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isMarkdown || event.nativeEvent.isComposing) return;
    const command = commandForKeys(event);
    const isEnter = event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    const edit = command
      ? commands[command](selectionOf(event.currentTarget))
      : isEnter && continueList(selectionOf(event.currentTarget));
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
        label="Content"
        hint={isSample ? `${hints[format] ?? ""} Changing a sample's words removes its sample mark.` : hints[format]}
        error={error}
      >
        {(wiring) => (
          <>
            {isMarkdown && (
              <Toolbar controls={wiring.id} onCommand={runCommand}>
                <ToolButton label="Picture" onClick={choose}>
                  Picture
                </ToolButton>
                <ToolButton
                  label="Preview"
                  aria-pressed={previewing}
                  className="ml-auto"
                  onClick={() => setPreviewing(!previewing)}
                >
                  Preview
                </ToolButton>
              </Toolbar>
            )}
            <textarea
              {...wiring}
              rows={10}
              className={classes(control, "leading-relaxed")}
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
      {isMarkdown && previewing && (
        <Suspense>
          <Preview form={form} />
        </Suspense>
      )}
      <SelectField label="Format" className="mt-4 max-w-64" {...form.register("content_format")}>
        {Object.entries(formats).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
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
