import { classes } from "~/ui/classes";
import { OpeningPicture } from "~/ui/opening-picture";
import { Actions, Badges, Breadcrumb, Foot, Glance, Lead, type OpeningProps, Title } from "./parts";
import { PlanDrawing } from "./plan";
import { Session } from "./session";

/**
 * The opening of an excellence centre: a light sheet, on it a plan with the picture below; or, where the plan is that of
 * a session, the picture to the edge of the window with the session below it.
 */
export function CentreOpening({ page, takeAlong }: OpeningProps) {
  const { picture, plan, badges } = page.hero;
  const session = plan && "session" in plan ? plan : undefined;
  const drawn = plan && "session" in plan ? undefined : plan;
  return (
    <div className="bg-paper text-ink">
      <div className={classes("opening opening-light", session ? "opening-session" : "opening-centre")}>
        <OpeningPicture source={picture} layout={session ? "window" : "belowPlan"} />
        <div className="wrap opening-words pt-7 pb-12 lg:pt-12 lg:pb-16">
          <Breadcrumb page={page} className="mb-4" />
          <Title page={page} />
          <Lead page={page} className="mt-6" />
          <Actions page={page} takeAlong={takeAlong} className="mt-7" />
          <Glance page={page} className="mt-8" />
          <Badges names={badges} className="mt-7" />
        </div>
        {drawn && <PlanDrawing plan={drawn} />}
        {session && <Session {...session} />}
      </div>
      <Foot page={page} />
    </div>
  );
}
