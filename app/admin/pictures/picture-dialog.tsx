import { useEffect, useState } from "react";
import { newUuid } from "#domain/uuid.ts";
import { markUnsaved } from "~/lib/unsaved-work";
import { Dialog } from "~/ui/dialog";
import { Library } from "./library";
import { type ChosenPicture, descriptionFromName } from "./prepare";
import { UploadPanel } from "./upload-panel";

/**
 * A dialog to upload a picture or to choose an uploaded one. It is open while mounted.
 * @param file the file that was dropped or pasted to open it
 */
export default function PictureDialog({
  file,
  onClose,
}: {
  file?: File;
  onClose: (chosen: ChosenPicture | null) => void;
}) {
  const [chosen, setChosen] = useState(file);
  // A file cannot be autosaved. Counted as unsaved, it stays open while the guard asks for the password.
  useEffect(() => markUnsaved(`picture:${newUuid()}`), []);
  return (
    <Dialog
      title="Choose a picture"
      closeButton
      onClose={() => onClose(null)}
      className="w-[min(52rem,calc(100vw-2rem))]"
    >
      <UploadPanel file={chosen} onFile={setChosen} onDone={onClose} />
      {!chosen && <Library onChoose={(src) => onClose({ src, alt: descriptionFromName(src) })} />}
    </Dialog>
  );
}
