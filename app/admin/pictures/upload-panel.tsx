import { useMutation, useQuery } from "@tanstack/react-query";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { messageOf } from "~/lib/errors";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { isNameTaken, upload } from "./bucket";
import { type ChosenPicture, makeSizes, openPicture, type PreparedFile } from "./prepare";

/** Takes a picture from the file to the storage: pick, describe, upload. */
export function UploadPanel({
  file,
  onFile,
  onDone,
}: {
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  onDone: (chosen: ChosenPicture) => void;
}) {
  return file ? (
    <DescribeAndUpload
      key={`${file.name} ${file.lastModified}`}
      file={file}
      onOther={() => onFile(undefined)}
      onDone={onDone}
    />
  ) : (
    <FilePicker onFile={onFile} />
  );
}

function FilePicker({ onFile }: { onFile: (file: File) => void }) {
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <label
      data-takes-files=""
      onDrop={onDrop}
      className="block cursor-pointer rounded-md border border-dashed border-ash p-6 text-center focus-within:outline-2 focus-within:outline-signal-deep hover:bg-sand"
    >
      <span className="font-semibold">Drop a picture here, or press to choose a file</span>
      <span className="mt-1 block text-sm text-ash">
        JPEG, PNG or WebP, at most 10 MB. It is turned upright and made smaller, and the place where it was taken is
        removed.
      </span>
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Picture file"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

function DescribeAndUpload({
  file,
  onOther,
  onDone,
}: {
  file: File;
  onOther: () => void;
  onDone: (chosen: ChosenPicture) => void;
}) {
  const [alt, setAlt] = useState("");
  const [missing, setMissing] = useState(false);
  const [sent, setSent] = useState(0);
  const [shown, setShown] = useState<string>();
  const opened = useQuery({
    queryKey: ["chosen picture", file.name, file.size, file.lastModified],
    queryFn: () => openPicture(file),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Made once, so that a retry uses the same names and skips finished files; made again only if a name is taken.
  const made = useRef<PreparedFile[]>(undefined);
  const sending = useMutation({
    mutationFn: async () => {
      if (!opened.data) throw new Error("The picture is still opening.");
      made.current ??= await makeSizes(opened.data, alt);
      return upload(made.current, setSent);
    },
    onError: (error) => {
      if (isNameTaken(error)) made.current = undefined;
    },
  });
  const { data: picture } = opened;
  useEffect(() => {
    if (!picture) return;
    // Drawn on a canvas, because the content security policy does not allow `blob:` pictures.
    const canvas = document.createElement("canvas");
    canvas.width = 480;
    canvas.height = Math.max(1, Math.round((480 * picture.height) / picture.width));
    canvas.getContext("2d")?.drawImage(picture.bitmap, 0, 0, canvas.width, canvas.height);
    setShown(canvas.toDataURL("image/jpeg", 0.7));
    return () => setShown(undefined);
  }, [picture]);

  const send = () => {
    setMissing(alt.trim() === "");
    if (alt.trim() === "" || sending.isPending) return;
    // Passed to this call, not to the mutation: a dialog that was closed must not insert anything.
    sending.mutate(undefined, { onSuccess: (src) => onDone({ src, alt: alt.trim() }) });
  };
  const problem = opened.error ?? sending.error;
  return (
    <div className="space-y-5">
      {problem && (
        <p role="alert" className="border-l-2 border-danger bg-sand p-4">
          {messageOf(problem)}
        </p>
      )}
      {shown && picture && (
        <figure>
          <img src={shown} alt="" className="max-h-64 rounded-md" />
          <figcaption className="mt-1.5 text-sm text-ash">
            {picture.width} by {picture.height} pixels
          </figcaption>
        </figure>
      )}
      {picture && (
        <TextField
          label="What the picture shows"
          hint="Read to people who cannot see it, and shown where it does not load: “Sprayer over a paddy field at dawn”."
          error={missing ? "Say in a few words what the picture shows" : null}
          maxLength={200}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && send()}
        />
      )}
      {sending.isPending && (
        <progress value={sent} max={1} aria-label="Uploading" className="h-3 w-full accent-signal-deep">
          {Math.round(sent * 100)} %
        </progress>
      )}
      <div className="flex flex-wrap gap-3">
        {picture && (
          <Button variant="primary" disabled={sending.isPending} onClick={send}>
            {sending.isPending ? `Uploading… ${Math.round(sent * 100)} %` : sending.isError ? "Try again" : "Upload"}
          </Button>
        )}
        <Button disabled={sending.isPending} onClick={onOther}>
          Another picture
        </Button>
      </div>
    </div>
  );
}
