import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { classes } from "~/ui/classes";
import { stepByKey } from "~/ui/row-keys";
import type { FormParts } from "../collection";

/** From this width on both stand side by side; Tailwind's `xl`. */
const WIDE = "(min-width: 77.5rem)";

const parts = ["Write", "Preview"] as const;

/** A form's fields, and the page as it will be: beside them on a wide screen, else behind a tab. */
export function WithPreview({
  form,
  stored,
  Preview,
  children,
}: FormParts & {
  Preview: ComponentType<FormParts>;
  children: ReactNode;
}) {
  const [part, setPart] = useState<(typeof parts)[number]>("Write");
  const isWide = useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(WIDE).matches,
  );
  const bar = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLElement>(null);

  // A field with an error cannot take the focus while the preview stands in its place.
  const { submitCount, errors } = form.formState;
  const [wrong] = Object.keys(errors);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when saving was tried
  useEffect(() => {
    if (!wrong || part === "Write") return;
    setPart("Write");
    requestAnimationFrame(() => form.setFocus(wrong));
  }, [submitCount]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = parts.indexOf(part);
    const next = stepByKey(event.key, at, parts.length);
    if (next === undefined) return;
    event.preventDefault();
    setPart(parts[next] ?? "Write");
    bar.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  // The page follows the cursor of a long text.
  const follow = ({ target }: SyntheticEvent) => {
    if (!isWide || !page.current || !(target instanceof HTMLTextAreaElement) || target.name !== "content") return;
    const { scrollHeight, clientHeight } = page.current;
    page.current.scrollTop = (scrollHeight - clientHeight) * (target.selectionEnd / Math.max(1, target.value.length));
  };

  return (
    <>
      <div
        ref={bar}
        role="tablist"
        aria-label="Write or preview"
        onKeyDown={onKeyDown}
        className="mb-6 flex border-b border-line xl:hidden"
      >
        {parts.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={part === each}
            aria-controls={`part-${each.toLowerCase()}`}
            tabIndex={part === each ? 0 : -1}
            onClick={() => setPart(each)}
            className={classes(
              "-mb-px min-h-11 border-b-3 px-4 font-semibold",
              part === each ? "border-signal text-ink" : "border-transparent text-ash hover:text-ink",
            )}
          >
            {each}
          </button>
        ))}
      </div>
      <div className="xl:grid xl:grid-cols-2 xl:items-start xl:gap-x-10">
        <div
          id="part-write"
          onInput={follow}
          onSelect={follow}
          className={classes("min-w-0 space-y-6", part === "Preview" && "max-xl:hidden")}
        >
          {children}
        </div>
        {(isWide || part === "Preview") && (
          <section
            ref={page}
            id="part-preview"
            aria-label="Preview"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long page is scrolled with the keyboard
            tabIndex={0}
            className="min-w-0 overflow-y-auto rounded-md border border-line bg-paper xl:sticky xl:top-4 xl:max-h-[calc(100dvh-8rem)]"
            // A link of the page does not leave the form; one within it, as of a footnote, is followed.
            onClickCapture={(event) => {
              const link = (event.target as Element).closest("a");
              if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
            }}
          >
            <Suspense fallback={<p className="p-5 text-ash">Loading…</p>}>
              <Preview form={form} stored={stored} />
            </Suspense>
          </section>
        )}
      </div>
    </>
  );
}
