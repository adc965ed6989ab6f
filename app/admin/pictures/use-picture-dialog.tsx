import { type ClipboardEvent, type DragEvent, lazy, type ReactNode, Suspense, useState } from "react";
import { flushSync } from "react-dom";
import type { TakenPicture } from "./prepare";

const PictureDialog = lazy(() => import("./picture-dialog"));

/**
 * The ways from a field to a picture: a button that chooses, a file that is dropped anywhere on it or pasted into it.
 *
 * @param onTaken gets the picture once the dialog is gone, so that it may move the focus
 * @param onOpen is called before the dialog takes the focus
 * @returns `onDrop`, which takes files for everything it is put on; `takesPaste`, which says whether what is pasted was a
 *   picture and is taken care of; and the dialog, to be shown meanwhile
 */
export function usePictureDialog(
  onTaken: (taken: TakenPicture) => void,
  onOpen?: () => void,
): {
  choose: () => void;
  onDrop: (event: DragEvent) => void;
  takesPaste: (event: ClipboardEvent) => boolean;
  dialog: ReactNode;
} {
  const [choosing, setChoosing] = useState<{ file?: File }>();
  const open = (chosen: { file?: File }) => {
    onOpen?.();
    setChoosing(chosen);
  };
  const take = (event: DragEvent | ClipboardEvent, [file]: FileList): boolean => {
    // What was dropped on the dialog comes by here as well.
    if (!file || event.defaultPrevented) return false;
    event.preventDefault();
    open({ file });
    return true;
  };
  return {
    choose: () => open({}),
    onDrop: (event) => take(event, event.dataTransfer.files),
    // Office programs put a picture of the words beside the words: the words are meant.
    takesPaste: (event) => !event.clipboardData.getData("text/plain").trim() && take(event, event.clipboardData.files),
    dialog: choosing && (
      <Suspense>
        <PictureDialog
          file={choosing.file}
          onClose={(taken) => {
            // While the dialog stands, nothing behind it takes the focus.
            flushSync(() => setChoosing(undefined));
            if (taken) onTaken(taken);
          }}
        />
      </Suspense>
    ),
  };
}
