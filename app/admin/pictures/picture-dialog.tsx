import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useModal } from "~/ui/modal";
import { Library } from "./library";
import { describedBy, type TakenPicture } from "./prepare";
import { Uploading } from "./uploading";

/**
 * Where a picture comes from: a file of one's own, or what is there already. Open while it is mounted.
 * @param file what was dropped or pasted to open it
 */
export default function PictureDialog({
  file,
  onClose,
}: {
  file?: File;
  onClose: (taken: TakenPicture | null) => void;
}) {
  const dialog = useModal();
  const [chosen, setChosen] = useState(file);
  // Beside the form, not within it: a press of Enter in here saves no article.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby="picture-dialog"
      onCancel={(event) => {
        // Not that of a question over it, nor of the chooser of files.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose(null);
      }}
      className="max-h-[calc(100dvh-2rem)] w-[min(52rem,calc(100vw-2rem))] overflow-y-auto rounded-md bg-paper p-5 text-ink md:p-8"
    >
      <div className="mb-5 flex items-center justify-between gap-4">
        <h2 id="picture-dialog" className="title-3">
          Choose a picture
        </h2>
        <Button look="quiet" aria-label="Close" onClick={() => onClose(null)}>
          <Icon name="close" />
        </Button>
      </div>
      <Uploading file={chosen} onFile={setChosen} onDone={onClose} />
      {!chosen && <Library onTake={(src) => onClose({ src, alt: describedBy(src) })} />}
    </dialog>,
    document.body,
  );
}
