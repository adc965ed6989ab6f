import { lazy, Suspense, useEffect, useState } from "react";
import { data } from "react-router";
import { isUuid } from "#domain/uuid.ts";
import { company } from "~/content/company";
import { enquire } from "~/content/enquire";
import { facts } from "~/content/facts";
import { openingPictures } from "~/content/opening-pictures";
import { type Picture, picture } from "~/content/pictures";
import { JobList, JobListSkeleton } from "~/entities/careers/job-list";
import { fetchPublishedCareers, type RenderedCareer, renderCareer } from "~/entities/careers/model";
import * as words from "~/entities/careers/words";
import { Workplaces } from "~/entities/careers/workplaces";
import { pageMeta } from "~/layout/document/meta";
import { breadcrumbs } from "~/layout/document/structured-data.server";
import { OpeningBand, PageShell } from "~/layout/page-shell";
import { pageAnswer, usePageAnswer } from "~/layout/start/page-answer";
import { backendOf } from "~/lib/backend.server";
import { serverPublicClient } from "~/lib/data-service.server";
import { hasSession } from "~/lib/has-session";
import { siteUrl as canonicalOrigin } from "~/lib/site-url.server";
import { ButtonLink } from "~/ui/button";
import type { Route } from "./+types/careers";

/** Loaded where an address names a posting and somebody has signed in. */
const DraftJob = lazy(() => import("~/entities/careers/draft-job"));

/** One picture of each place of work, as `words.workplaces` names them. */
const places = ["survey-control", "service-bench", "team-desk"];

type Shown = {
  jobs: RenderedCareer[] | null;
  opening?: Picture;
  pictures?: Picture[];
  siteUrl: string;
  structured?: object[];
};

export async function loader({ context }: Route.LoaderArgs) {
  let jobs: RenderedCareer[] | null = null;
  try {
    jobs = await Promise.all((await fetchPublishedCareers(serverPublicClient(context))).map(renderCareer));
  } catch (error) {
    // The page shows that the list could not be read.
    backendOf(context)?.report(error);
  }
  const siteUrl = canonicalOrigin(context);
  const structured = [breadcrumbs(siteUrl, [{ name: words.careers, path: "/careers" }])];
  const shown = { jobs, opening: openingPictures["/careers"], pictures: places.map(picture), siteUrl, structured };
  return jobs ? data(shown) : data(shown, { status: 503, headers: { "Cache-Control": "no-store" } });
}

/** While the server cannot be reached, the page says that the list could not be read. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<Shown> {
  const unread: Shown = { jobs: null, siteUrl: location.origin };
  return pageAnswer(url, () => serverLoader().catch(() => unread), unread);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: words.careers,
    description: words.openPositions(company.name, company.address.locality),
    path: "/careers",
    siteUrl: loaderData.siteUrl,
    structured: loaderData.structured,
  });
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { jobs, opening, pictures } = loaderData;
  const isLoading = usePageAnswer(loaderData);
  const [hasPreview, setHasPreview] = useState(false);
  useEffect(() => setHasPreview(isUuid(location.hash.slice(1)) && hasSession()), []);
  return (
    <PageShell>
      <OpeningBand eyebrow={words.careers} title={words.joinUs} picture={isLoading ? "coming" : opening}>
        <p>{words.lead}</p>
      </OpeningBand>
      <section aria-labelledby="positions" className="wrap py-10 md:py-20">
        <h2 id="positions" className="title-2 mb-8">
          {words.openJobs}
        </h2>
        {hasPreview && !isLoading && (
          <Suspense>
            <DraftJob />
          </Suspense>
        )}
        {isLoading ? <JobListSkeleton /> : <JobList jobs={jobs} />}
        <div className="mt-10 flex flex-wrap items-center justify-between gap-6">
          <p className="max-w-[56ch] text-steel">{words.nothingThatFits(facts.enquiriesKept.wording)}</p>
          <ButtonLink to={enquire("general", "An unsolicited application")}>{words.writeToUs}</ButtonLink>
        </div>
      </section>
      {pictures && <Workplaces pictures={pictures} />}
    </PageShell>
  );
}
