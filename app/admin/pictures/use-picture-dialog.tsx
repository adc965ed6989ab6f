import { type ClipboardEvent, type DragEvent, lazy, type ReactNode, Suspense, useState } from "react";
import { flushSync } from "react-dom";
import type { ChosenPicture } from "./prepare";

const PictureDialog = lazy(() => import("./picture-dialog"));

/**
 * Opens the picture dialog from a field: by a button, by a dropped file or by a pasted one.
 *
 * @param onChosen gets the picture after the dialog has closed, so that it may move the focus
 * @param onOpen is called before the dialog takes the focus
 * @returns event handlers for the field, and the dialog to render; `handlePaste` returns whether a picture was pasted
 */
export function usePictureDialog(
  onChosen: (chosen: ChosenPicture) => void,
  onOpen?: () => void,
): {
  choose: () => void;
  onDrop: (event: DragEvent) => void;
  handlePaste: (event: ClipboardEvent) => boolean;
  dialog: ReactNode;
} {
  const [choosing, setChoosing] = useState<{ file?: File }>();
  const open = (chosen: { file?: File }) => {
    onOpen?.();
    setChoosing(chosen);
  };
  const openWithFile = (event: DragEvent | ClipboardEvent, [file]: FileList): boolean => {
    // Drops on the open dialog bubble up to here.
    if (!file || event.defaultPrevented) return false;
    event.preventDefault();
    open({ file });
    return true;
  };
  return {
    choose: () => open({}),
    onDrop: (event) => openWithFile(event, event.dataTransfer.files),
    // Office programs put a picture of the text beside the text; the text is wanted.
    handlePaste: (event) =>
      !event.clipboardData.getData("text/plain").trim() && openWithFile(event, event.clipboardData.files),
    dialog: choosing && (
      <Suspense>
        <PictureDialog
          file={choosing.file}
          onClose={(chosen) => {
            // The modal dialog has to close before anything behind it can take the focus.
            flushSync(() => setChoosing(undefined));
            if (chosen) onChosen(chosen);
          }}
        />
      </Suspense>
    ),
  };
}
