import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { classes } from "~/ui/classes";
import { control, Field, SelectField } from "~/ui/field";
import type { EditForm } from "../collection";
import type { TakenPicture } from "../pictures/prepare";
import { block, type CommandName, commands, continued } from "./commands";
import { applyEdit, selectedIn } from "./edit-text";
import { commandOf, ToolButton, Toolbar } from "./toolbar";

const PictureDialog = lazy(() => import("../pictures/picture-dialog"));
const Preview = lazy(() => import("./preview"));

const formats = { markdown: "Formatted (Markdown)", plain: "Plain text" };

const hints = {
  markdown:
    "Select words and press a button, or type the marks: ## heading, **bold**, - list. What is pasted from Word or Google Docs keeps its form.",
  plain: "Plain text. An empty line begins a new paragraph. No marks are read.",
};

/** The text of an article, ten rows of it, with what helps to write it: buttons and keys, paste that keeps the form, a preview. */
export function ContentField({ form, error }: { form: EditForm; error?: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [previewing, setPreviewing] = useState(false);
  const [droppedPictures, setDroppedPictures] = useState(false);
  const [choosing, setChoosing] = useState<{ file?: File }>();
  const format = useWatch({ control: form.control, name: "content_format" }) as keyof typeof formats;
  const isMarkdown = format === "markdown";
  const { ref, ...registered } = form.register("content");

  const run = (command: CommandName) => {
    if (area.current) applyEdit(area.current, commands[command](selectedIn(area.current)));
  };
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
    const html = event.clipboardData.getData("text/html");
    const text = event.clipboardData.getData("text/plain");
    if (!isMarkdown) return;
    // Office programs put a picture of the words beside the words.
    if (!text.trim()) {
      if (chooseFrom(event.clipboardData.files)) event.preventDefault();
      return;
    }
    if (!html) return;
    event.preventDefault();
    void pasteInto(event.currentTarget, html, text).then((pictures) => setDroppedPictures(pictures > 0));
  };

  const chooseFrom = ([file]: FileList): boolean => {
    if (file) setChoosing({ file });
    return Boolean(file);
  };
  const putPicture = (taken: TakenPicture | null) => {
    // While the dialog stands, nothing behind it takes the focus.
    flushSync(() => setChoosing(undefined));
    if (!taken || !area.current) return;
    const alt = taken.alt.replace(/([\\[\]])/g, "\\$1");
    const picture = `![${alt}](${taken.src})`;
    applyEdit(area.current, block(selectedIn(area.current), picture, [picture.length, picture.length]));
  };

  return (
    <div>
      <Field
        label="Content"
        hint={`${hints[format] ?? ""} A sample loses its mark when its words change.`}
        error={error}
      >
        {(wiring) => (
          <>
            {isMarkdown && (
              <Toolbar controls={wiring.id} onCommand={run}>
                <ToolButton label="Picture" onClick={() => setChoosing({})}>
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
              onDrop={(event) => isMarkdown && chooseFrom(event.dataTransfer.files) && event.preventDefault()}
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
      {choosing && (
        <Suspense>
          <PictureDialog file={choosing.file} onClose={putPicture} />
        </Suspense>
      )}
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
