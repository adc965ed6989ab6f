import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { classes } from "~/ui/classes";
import { control, Field, SelectField } from "~/ui/field";
import type { EditForm } from "../collection";
import type { TakenPicture } from "../pictures/prepare";
import { usePictureDialog } from "../pictures/use-picture-dialog";
import { block, type CommandName, commands, continued, type Selected } from "./commands";
import { applyEdit, selectedIn } from "./edit-text";
import { commandOf, ToolButton, Toolbar } from "./toolbar";

const Preview = lazy(() => import("./preview"));

const formats = { markdown: "Formatted (Markdown)", plain: "Plain text" };

const hints = {
  markdown:
    "Select words and press a button, or type the marks: ## heading, **bold**, - list. What is pasted from Word or Google Docs keeps its form.",
  plain: "Plain text. An empty line begins a new paragraph. No marks are read.",
};

/** The text of an article, ten rows of it, with what helps to write it: buttons and keys, paste that keeps the form, a preview. */
export function ContentField({ form, isSample, error }: { form: EditForm; isSample: boolean; error?: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [previewing, setPreviewing] = useState(false);
  const [droppedPictures, setDroppedPictures] = useState(false);
  const format = useWatch({ control: form.control, name: "content_format" }) as keyof typeof formats;
  const isMarkdown = format === "markdown";
  const { ref, ...registered } = form.register("content");

  const run = (command: CommandName) => {
    if (area.current) applyEdit(area.current, commands[command](selectedIn(area.current)));
  };
  // The dialog gives the focus back, and the cursor is at the very beginning then.
  const cursor = useRef<Selected>(null);
  const keepCursor = () => {
    cursor.current = area.current && selectedIn(area.current);
  };
  const putPicture = (taken: TakenPicture) => {
    if (!area.current || !cursor.current) return;
    const alt = taken.alt.replace(/([\\[\]])/g, "\\$1");
    const picture = `![${alt}](${taken.src})`;
    applyEdit(area.current, block(cursor.current, picture, [picture.length, picture.length]));
  };
  const { choose, onDrop, takesPaste, dialog } = usePictureDialog(putPicture, keepCursor);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isMarkdown || event.nativeEvent.isComposing) return;
    const command = commandOf(event);
    const isEnter = event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    const edit = command
      ? commands[command](selectedIn(event.currentTarget))
      : isEnter && continued(selectedIn(event.currentTarget));
    if (!edit) return;
    event.preventDefault();
    applyEdit(event.currentTarget, edit);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (!isMarkdown || takesPaste(event)) return;
    const html = event.clipboardData.getData("text/html");
    const text = event.clipboardData.getData("text/plain");
    if (!html || !text.trim()) return;
    event.preventDefault();
    void pasteInto(event.currentTarget, html, text).then((pictures) => setDroppedPictures(pictures > 0));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped on all of it; its Picture button does the same
    <div data-takes-files={isMarkdown ? "" : undefined} onDrop={isMarkdown ? onDrop : undefined}>
      <Field
        label="Content"
        hint={isSample ? `${hints[format] ?? ""} A sample loses its mark when its words change.` : hints[format]}
        error={error}
      >
        {(wiring) => (
          <>
            {isMarkdown && (
              <Toolbar controls={wiring.id} onCommand={run}>
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
          The words were pasted, their pictures were not: add each with the Picture button.
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
 * Puts what was copied elsewhere where the cursor is, in Markdown; as bare text where that cannot be made.
 * @returns how many pictures stayed behind
 */
async function pasteInto(area: HTMLTextAreaElement, html: string, text: string): Promise<number> {
  const pasted = await import("./pasted")
    .then(({ markdownOf }) => markdownOf(html))
    .catch(() => ({ markdown: text, pictures: 0 }));
  const { markdown, pictures } = pasted;
  const selected = selectedIn(area);
  const ownBlock = markdown.includes("\n");
  const end = markdown.length;
  applyEdit(
    area,
    ownBlock
      ? block(selected, markdown, [end, end])
      : { from: selected.from, to: selected.to, insert: markdown, select: [end, end] },
  );
  return pictures;
}
