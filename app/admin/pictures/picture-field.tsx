import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { ContentImage } from "~/ui/content-image";
import { control, Field } from "~/ui/field";
import type { EditForm } from "../collection";
import { usePictureDialog } from "./use-picture-dialog";

/** Pause in typing after which an address is checked. */
const TYPING_PAUSE_MS = 500;

/** The address of an article's picture: typed, or from a file that is chosen, dropped or pasted here. */
export function PictureField({ form, name, error }: { form: EditForm; name: string; error?: string }) {
  const address = useWatch({ control: form.control, name })?.trim() ?? "";
  const state = usePictureCheck(address);
  const { choose, onDrop, handlePaste, dialog } = usePictureDialog(({ src }) =>
    form.setValue(name, src, { shouldDirty: true, shouldValidate: true }),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the whole area takes dropped files; its button does the same
    <div data-takes-files="" onDrop={onDrop}>
      <Field
        label="Featured image"
        optional
        hint="Choose or drop a file, or type an address: https://… or a path of this site, such as /media/hero-spray.webp."
        error={error}
      >
        {(wiring) => (
          <div className="flex gap-4 max-sm:flex-col">
            <input
              {...wiring}
              className={classes(control, "min-h-12 min-w-0 grow")}
              onPaste={handlePaste}
              {...form.register(name)}
            />
            <Button className="shrink-0" onClick={choose}>
              Choose a picture
            </Button>
          </div>
        )}
      </Field>
      {state === "none" && (
        <p role="status" className="mt-1.5 text-sm font-medium text-danger">
          No picture was found at this address.
        </p>
      )}
      {state === "there" && (
        <ContentImage key={address} src={address} alt="" sizes="12rem" className="mt-3 aspect-16/9 max-w-48" />
      )}
      {dialog}
    </div>
  );
}

/** Whether a picture can be loaded from an address, checked after a pause in typing. */
function usePictureCheck(address: string): "there" | "none" | undefined {
  const [tried, setTried] = useState<{ address: string; state: "there" | "none" }>();
  useEffect(() => {
    if (!/^(https:\/\/|\/)\S+$/.test(address)) return;
    const image = new Image();
    const timer = setTimeout(() => {
      image.onload = () => setTried({ address, state: "there" });
      image.onerror = () => setTried({ address, state: "none" });
      image.src = address;
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
    };
  }, [address]);
  return tried?.address === address ? tried.state : undefined;
}
