import { Link } from "react-router";
import type { HomeContent } from "~/content/pages/home";
import type { TrainingProgram } from "~/content/pages/home-training";
import { ButtonLink } from "~/ui/button";
import { DataSheet } from "~/ui/data-sheet";
import { Picture } from "~/ui/picture";
import { Points } from "~/ui/points";
import { Tabs } from "~/ui/tabs";
import { Frame } from "../frame";
import { program } from "./words";

/** The three programs as tabs, with the early booking discount. */
export function Training({ training }: Pick<HomeContent, "training">) {
  return (
    <Frame section={{ id: "training", eyebrow: training.eyebrow, heading: training.heading }} tone="sand">
      <div className="on-dark mb-10 flex flex-wrap items-baseline gap-x-8 gap-y-1 rounded-md bg-carbon px-6 py-5 text-bone">
        <p className="font-display text-xl font-semibold tracking-tight text-signal [font-stretch:116%]">
          {training.banner}
        </p>
        <p className="text-[0.9375rem] text-mist">{training.bannerNote}</p>
      </div>
      <Tabs
        label={program}
        defaultTab={training.defaultProgram}
        tabs={training.programs.map((program) => ({
          id: program.id,
          label: program.label,
          content: <Program program={program} />,
        }))}
      />
      <p className="mt-10 border-t border-line pt-5 text-[0.9375rem] font-medium text-steel">{training.footnote}</p>
      <p className="mt-2 max-w-[80ch] text-sm text-ash">{training.footnoteNote}</p>
    </Frame>
  );
}

function Program({ program }: { program: TrainingProgram }) {
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <Picture
          source={program.image}
          sizes="(min-width: 64rem) max(40vw, 73rem), 92vw"
          className="aspect-4/3 w-full rounded-md lg:aspect-auto lg:h-full"
        />
      </div>
      <div>
        <h3 className="title-2 max-w-[18ch]">{program.title}</h3>
        <p className="mt-4 max-w-[58ch] text-steel">{program.description}</p>
        <DataSheet data={program.data} className="mt-6" />
        <Points items={program.features} className="mt-6 grid gap-x-8 gap-y-2 space-y-0 sm:grid-cols-2" />
        <div className="mt-8 flex flex-wrap gap-3">
          {[program.enroll, program.brochure].map(
            (action) =>
              action && (
                <ButtonLink
                  key={action.label}
                  to={action.to}
                  variant={action.primary ? "primary" : "secondary"}
                  aria-label={`${action.label}: ${program.title}`}
                >
                  {action.label}
                </ButtonLink>
              ),
          )}
        </div>
        <p className="mt-5">
          <Link
            to={program.more.to}
            className="inline-flex min-h-11 items-center font-semibold text-signal-deep underline decoration-current/30 underline-offset-4 hover:decoration-current"
          >
            {program.more.label}
          </Link>
        </p>
      </div>
    </div>
  );
}
