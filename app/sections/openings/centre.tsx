import { OpeningPicture } from "~/ui/opening-picture";
import { Actions, Badges, Breadcrumb, Foot, Glance, Lead, type OpeningProps, Title } from "./parts";
import { PlanDrawing } from "./plan";

/** The opening of an excellence centre: a light sheet with its plan, and a picture laid on the sheet. */
export function CentreOpening({ page, takeAlong }: OpeningProps) {
  const { hero } = page;
  return (
    <div className="bg-paper text-ink">
      <div className="opening opening-light opening-centre">
        <OpeningPicture source={hero.picture} layout={hero.plan && "stages" in hero.plan ? "printLeft" : "print"} />
        <div className="wrap opening-words pt-7 pb-12 lg:pt-12 lg:pb-16">
          <Breadcrumb page={page} className="mb-4" />
          <Title page={page} />
          <Lead page={page} className="mt-6" />
          <Glance page={page} className="mt-6" />
          <Badges names={hero.badges} className="mt-7" />
          <Actions page={page} takeAlong={takeAlong} className="mt-8" />
        </div>
        {hero.plan && <PlanDrawing plan={hero.plan} />}
      </div>
      <Foot page={page} />
    </div>
  );
}
