import { company } from "~/content/company";
import type { Datum, MarketingPage } from "~/content/schema";
import { atAGlance } from "~/content/stated/at-a-glance";
import { OpeningPicture } from "~/ui/opening-picture";
import { unbroken } from "~/ui/unbroken";
import { Badges, Breadcrumb, Buttons, Foot, Lead, type OpeningProps, Title, ToTake } from "./parts";
import * as words from "./words";

/** The opening of a training: people at work on the right, the buttons below the lead, and a ticket with length, place, next batch and fee. */
export function TrainingOpening({ page, takeAlong }: OpeningProps) {
  const { hero } = page;
  return (
    <div className="on-dark bg-carbon text-bone">
      <div className="opening lg:min-h-[min(88svh,max(52rem,42vw))]">
        <OpeningPicture source={hero.picture} layout="scene" />
        <div className="wrap opening-words pt-5 pb-12 lg:pt-12 lg:pb-14">
          <Breadcrumb page={page} className="mb-3 lg:mb-4" />
          <Title page={page} />
          <Lead page={page} className="mt-4 lg:mt-5" />
          <Buttons page={page} className="mt-6" />
          <Badges names={hero.badges} className="mt-6" />
          <Ticket page={page} />
          <ToTake page={page} takeAlong={takeAlong} className="mt-5" />
        </div>
      </div>
      <Foot page={page} />
    </div>
  );
}

/** What somebody who wants to come needs to know, set as a ticket with a stub. */
function Ticket({ page }: { page: MarketingPage }) {
  const [forWhom, length, ...batchAndFee] = atAGlance(page);
  const rest: Datum[] = [
    ...(length ? [length] : []),
    { label: words.place, value: page.hero.place ?? company.address.locality },
    // The batch is there where one is stated.
    ...batchAndFee,
  ];
  return (
    <dl className="ticket mt-7">
      {forWhom && (
        <div className="ticket-stub">
          <dt className="label text-[0.75rem] text-ash">{forWhom.label}</dt>
          <dd className="leading-snug font-medium">{unbroken(forWhom.value)}</dd>
        </div>
      )}
      {rest.map(({ label, value }) => (
        <div key={label} className="last:even:col-span-full">
          <dt className="label text-[0.75rem] text-ash">{label}</dt>
          <dd className="tabular leading-snug font-medium">{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
