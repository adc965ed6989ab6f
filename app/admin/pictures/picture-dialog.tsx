import { useEffect, useState } from "react";
import { newUuid } from "#domain/uuid.ts";
import { holdUnsaved } from "~/lib/unsaved-work";
import { Dialog } from "~/ui/dialog";
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
  const [chosen, setChosen] = useState(file);
  // A file cannot be kept anywhere else: if the session ends, the password is asked for over this window.
  useEffect(() => holdUnsaved(`picture:${newUuid()}`), []);
  return (
    <Dialog
      title="Choose a picture"
      closeButton
      onClose={() => onClose(null)}
      className="w-[min(52rem,calc(100vw-2rem))]"
    >
      <Uploading file={chosen} onFile={setChosen} onDone={onClose} />
      {!chosen && <Library onTake={(src) => onClose({ src, alt: describedBy(src) })} />}
    </Dialog>
  );
}
