import { renderToStaticMarkup } from "react-dom/server";
import { type LegalText, legalTexts } from "~/content/pages/legal";
import { Icon } from "~/ui/icon";
import * as words from "./words";

/**
 * The dialogs of the legal texts, as HTML. They are part of every document and need no scripts, so the browser's code
 * contains neither the component nor the texts. Server only.
 */
export function legalDialogs(): string {
  return renderToStaticMarkup(legalTexts.map((text) => <LegalDialog key={text.id} text={text} />));
}

function LegalDialog({ text }: { text: LegalText }) {
  const titleId = `${text.id}-title`;
  return (
    <div
      id={text.id}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      className="m-auto max-h-[85dvh] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto rounded-md bg-paper p-6 text-ink backdrop:bg-carbon/70 md:p-10"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="title-3">
          {text.title}
        </h2>
        <button
          type="button"
          popoverTarget={text.id}
          popoverTargetAction="hide"
          aria-label={words.closeText(text.title)}
          className="-mt-2 -mr-2 grid size-11 place-items-center rounded-md hover:bg-sand"
        >
          <Icon name="close" />
        </button>
      </div>
      {text.sections.map((section) => (
        <section key={section.heading} className="mt-6">
          <h3 className="text-base font-semibold">{section.heading}</h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-steel">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
