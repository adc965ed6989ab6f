import { useMutation, useQuery } from "@tanstack/react-query";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { messageOf } from "~/lib/errors";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { isTaken, upload } from "./bucket";
import { type Made, makeSizes, openPicture, type TakenPicture } from "./prepare";

/** From a file to a stored picture: looked at, described, sent. */
export function Uploading({
  file,
  onFile,
  onDone,
}: {
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  onDone: (taken: TakenPicture) => void;
}) {
  return file ? (
    <Described
      key={`${file.name} ${file.lastModified}`}
      file={file}
      onOther={() => onFile(undefined)}
      onDone={onDone}
    />
  ) : (
    <Drop onFile={onFile} />
  );
}

function Drop({ onFile }: { onFile: (file: File) => void }) {
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
        JPEG, PNG or WebP, at most 10 MB. It is turned upright and made smaller here; where it was taken is left out.
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

function Described({
  file,
  onOther,
  onDone,
}: {
  file: File;
  onOther: () => void;
  onDone: (taken: TakenPicture) => void;
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
  // Made once, so that another try goes on under the names of the one before, until a name turns out to be used up.
  const made = useRef<Made[]>(undefined);
  const sending = useMutation({
    mutationFn: async () => {
      if (!opened.data) throw new Error("The picture is not open yet.");
      made.current ??= await makeSizes(opened.data, alt);
      return upload(made.current, setSent);
    },
    onError: (error) => {
      if (isTaken(error)) made.current = undefined;
    },
  });
  const { data: picture } = opened;
  useEffect(() => {
    if (!picture) return;
    // Drawn, as `blob:` is no source that a page of this site may show.
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
    // Asked here, not above: a dialog that was closed meanwhile puts nothing into the article.
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
