import { Picture, type PictureSource } from "~/ui/picture";
import { Rail, railEntry } from "~/ui/rail";
import * as words from "./words";

/** Below the postings: where the work is done, and how an application goes. @param pictures one of each place */
export function Workplaces({ pictures }: { pictures: PictureSource[] }) {
  return (
    <div className="band bg-sand">
      <section aria-labelledby="workplaces" className="wrap">
        <h2 id="workplaces" className="title-2">
          {words.whereYouWork}
        </h2>
        <Rail count={words.workplaces.length} className="mt-6 grid gap-x-6 gap-y-8 sm:mt-8 sm:grid-cols-3 md:mt-12">
          {words.workplaces.map(({ name, text }, index) => (
            <li key={name} className={railEntry}>
              {pictures[index] && (
                <Picture
                  source={pictures[index]}
                  sizes="(min-width: 40rem) 30vw, 92vw"
                  className="mb-5 aspect-3/2 w-full rounded-md"
                />
              )}
              <h3 className="title-3">{name}</h3>
              <p className="mt-2 text-steel">{text}</p>
            </li>
          ))}
        </Rail>
      </section>
      <section aria-labelledby="application" className="wrap mt-12 md:mt-18">
        <h2 id="application" className="title-3">
          {words.howItGoes}
        </h2>
        <ol className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-3">
          {words.applicationSteps.map((step, index) => (
            <li key={step} className="flex gap-4 border-t border-ink/25 pt-4">
              <span aria-hidden="true" className="tabular font-semibold text-signal-deep">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
