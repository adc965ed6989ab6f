import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import type { GalleryImage } from "~/content/pages/gallery";
import { Picture } from "~/ui/picture";
import { RoundButton } from "~/ui/round-button";
import { neighbour, swipeDirection } from "./stepping";
import * as words from "./words";

/**
 * One picture in full screen; keys, swipes and buttons show the others. The native dialog traps focus, closes on Escape
 * and returns focus to the tile.
 */
export function Viewer({
  images,
  opened,
  onOpen,
}: {
  images: GalleryImage[];
  opened: string | null;
  onOpen: (id: string | null) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const index = images.findIndex(({ id }) => id === opened);
  const image = images[index];

  useEffect(() => {
    if (image && !dialog.current?.open) dialog.current?.showModal();
    if (!image && dialog.current?.open) dialog.current.close();
  }, [image]);

  const step = (by: 1 | -1) => onOpen(neighbour(images, opened, by));

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  const onPointerUp = (event: PointerEvent) => {
    const by = start.current && swipeDirection(start.current, { x: event.clientX, y: event.clientY });
    start.current = null;
    if (by) step(by);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={words.pictureViewer}
      onClose={() => onOpen(null)}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      className="on-dark m-0 h-dvh max-h-none w-screen max-w-none bg-carbon text-bone backdrop:bg-carbon"
    >
      {image && (
        <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
          <div className="flex items-center justify-between gap-4 px-4 py-3 md:px-6">
            <p className="tabular text-sm text-mist">
              <span className="sr-only">{words.picture} </span>
              {index + 1} / {images.length}
            </p>
            <RoundButton icon="close" label={words.close} onPress={() => dialog.current?.close()} />
          </div>
          <div
            onPointerDown={(event) => {
              start.current = { x: event.clientX, y: event.clientY };
            }}
            onPointerUp={onPointerUp}
            onPointerCancel={() => {
              start.current = null;
            }}
            className="flex min-h-0 touch-pan-y touch-pinch-zoom items-center justify-center select-none md:px-6 [&_img]:pointer-events-none"
          >
            <Picture
              key={image.id}
              source={image.picture}
              sizes="100vw"
              className="max-h-full max-w-full rounded-md object-contain"
            />
          </div>
          <div className="flex items-center justify-between gap-4 px-4 py-4 md:px-6">
            <p aria-live="polite" className="max-w-[60ch] leading-snug">
              {image.caption}
              <span className="label ml-3 text-[0.75rem] whitespace-nowrap text-mist">
                {words.categoryName(image.category)}
              </span>
            </p>
            <div className="flex shrink-0 gap-2">
              <RoundButton
                icon="back"
                label={words.previousPicture}
                onPress={() => step(-1)}
                disabled={images.length < 2}
              />
              <RoundButton
                icon="arrow"
                label={words.nextPicture}
                onPress={() => step(1)}
                disabled={images.length < 2}
              />
            </div>
          </div>
        </div>
      )}
    </dialog>
  );
}
