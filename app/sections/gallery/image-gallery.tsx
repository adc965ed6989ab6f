import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { GalleryCategory, GalleryImage } from "~/content/pages/gallery";
import { classes } from "~/ui/classes";
import { Picture } from "~/ui/picture";
import { Viewer } from "./viewer";
import * as words from "./words";

type Choice = "All" | GalleryCategory;

/** Hides a tile by CSS while another category is chosen, with and without scripts. */
const hiddenUnless: Record<GalleryCategory, string> = {
  Branding: "[.images:not(:has(:is([value=All],[value=Branding]):checked))_&]:hidden",
  Team: "[.images:not(:has(:is([value=All],[value=Team]):checked))_&]:hidden",
  Products: "[.images:not(:has(:is([value=All],[value=Products]):checked))_&]:hidden",
  Training: "[.images:not(:has(:is([value=All],[value=Training]):checked))_&]:hidden",
  Services: "[.images:not(:has(:is([value=All],[value=Services]):checked))_&]:hidden",
};

/** Some tiles are wide; on a phone they stand in two columns. */
const isWide = (index: number) => index % 7 === 0 || index % 7 === 4;

/**
 * Pictures with a choice of category. Each tile is a link to its picture, which opens in the viewer once React runs.
 * Pictures that cannot be loaded are left out.
 */
export function ImageGallery({
  images,
  categories,
  note,
}: {
  images: GalleryImage[];
  categories: readonly GalleryCategory[];
  note: string;
}) {
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>("All");
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<string | null>(null);
  const shown = images.filter(({ id, category }) => (choice === "All" || choice === category) && !broken.has(id));

  useEffect(() => {
    // What was chosen or failed to load before hydration.
    const checked = root.current?.querySelector<HTMLInputElement>("input:checked");
    if (checked) setChoice(checked.value as Choice);
    const failed = [...(root.current?.querySelectorAll("img") ?? [])].filter(
      (image) => image.complete && image.currentSrc && image.naturalWidth === 0,
    );
    if (failed.length) setBroken(new Set(failed.flatMap((image) => image.closest("li")?.dataset.id ?? [])));
  }, []);

  const open = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(id);
  };

  return (
    <div ref={root} className="images">
      <fieldset className="mb-8">
        <legend className="label mb-3 text-ash">{words.show}</legend>
        <div className="flex flex-wrap gap-2">
          {(["All", ...categories] as const).map((value) => (
            <label
              key={value}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-white px-5 text-[0.9375rem] font-semibold transition-colors duration-150 hover:border-ink has-checked:border-carbon has-checked:bg-carbon has-checked:text-bone has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-signal-deep"
            >
              <input
                type="radio"
                name="gallery-category"
                value={value}
                defaultChecked={value === "All"}
                onChange={() => setChoice(value)}
                className="sr-only"
              />
              {value === "All" ? words.all : words.categoryName(value)}
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className="sr-only">
        {words.picturesShown(shown.length)}
      </p>
      {shown.length === 0 && <p className="py-10 text-steel">{words.noPictures}</p>}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-4 sm:gap-y-8 lg:flex lg:flex-wrap">
        {images.map(({ id, picture, category, caption }, index) => (
          <li
            key={id}
            data-id={id}
            data-category={category}
            className={classes(
              hiddenUnless[category],
              "lg:max-w-[46rem]",
              isWide(index) ? "lg:grow-2 lg:basis-[30rem]" : "lg:grow lg:basis-[17rem]",
              broken.has(id) && "hidden",
            )}
            onErrorCapture={() => setBroken((now) => new Set(now).add(id))}
          >
            <figure>
              <a
                href={`/pictures/${picture.file}-${picture.widths.at(-1)}.webp`}
                data-needs-react=""
                aria-haspopup="dialog"
                onClick={(event) => open(event, id)}
                className="group block overflow-hidden rounded-md bg-sand"
              >
                <Picture
                  source={picture}
                  sizes={`(min-width: 64rem) max(${isWide(index) ? 46 : 23}vw, 34rem), 46vw`}
                  className="aspect-4/3 w-full transition-transform duration-250 motion-safe:group-hover:scale-[1.02] lg:aspect-auto lg:h-[19rem]"
                />
              </a>
              <figcaption className="mt-2 flex flex-col gap-1 text-sm leading-snug sm:mt-3 sm:text-[0.9375rem]">
                <span className="font-medium">{caption}</span>
                <span className="label text-[0.75rem] text-ash">{words.categoryName(category)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-12 max-w-[66ch] text-sm text-ash">{note}</p>
      <Viewer images={shown} opened={opened} onOpen={setOpened} />
    </div>
  );
}
