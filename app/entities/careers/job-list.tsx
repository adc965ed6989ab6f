import { type ReactNode, useLayoutEffect, useRef } from "react";
import { enquire } from "~/content/enquire";
import { tryAgain } from "~/layout/words";
import { longDate } from "~/lib/dates";
import { langOf } from "~/publishing/language";
import { ButtonLink } from "~/ui/button";
import { FoldSign } from "~/ui/icon";
import { SampleMark } from "~/ui/sample-mark";
import { StateView } from "~/ui/state-view";
import type { RenderedCareer } from "./model";
import * as words from "./words";

/** The published job postings as disclosures. `null` means that they could not be read. */
export function JobList({ jobs }: { jobs: RenderedCareer[] | null }) {
  if (!jobs) {
    return (
      <StateView
        alert
        title={words.couldNotLoad}
        text={words.tryInAMinute}
        action={<ButtonLink to="/careers">{tryAgain}</ButtonLink>}
      />
    );
  }
  if (jobs.length === 0) {
    return <StateView title={words.noPositions} text={words.announcedHere} />;
  }
  return <Jobs jobs={jobs} />;
}

/** The skeleton of the list. */
export function JobListSkeleton() {
  return (
    <div role="status" aria-label={words.loadingCareers} className="skeleton divide-y divide-line border-y border-line">
      {[1, 2, 3].map((job) => (
        <div key={job} className="grid gap-x-8 gap-y-3 py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_1.25rem]">
          <div className="skeleton-bar h-6 w-4/5" />
          <div className="skeleton-bar h-6 w-3/5" />
        </div>
      ))}
    </div>
  );
}

/** Open postings are stored in the history entry, so that going back shows them open again. */
const OPENED_JOBS = "openedJobs";

const jobsIn = (list: HTMLUListElement | null) =>
  [...(list?.querySelectorAll("details") ?? [])].map((details) => ({ id: details.parentElement?.id ?? "", details }));

function saveOpenedJobs(list: HTMLUListElement | null): void {
  const opened = jobsIn(list).flatMap(({ id, details }) => (details.open ? id : []));
  history.replaceState({ ...history.state, [OPENED_JOBS]: opened }, "");
}

function Jobs({ jobs }: { jobs: RenderedCareer[] }) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const opened: string[] = history.state?.[OPENED_JOBS] ?? [];
    for (const { id, details } of jobsIn(list.current)) if (opened.includes(id)) details.open = true;
    // A visitor may have opened one before hydration.
    saveOpenedJobs(list.current);
  }, []);
  // If all are samples, the mark is shown once above the list.
  const allSamples = jobs.every((job) => job.is_sample);
  return (
    <>
      {allSamples && (
        <p className="mb-6">
          <SampleMark />
        </p>
      )}
      <ul ref={list} className="divide-y divide-line border-y border-line">
        {jobs.map((job) => (
          <li key={job.id} id={job.id}>
            <details className="group" onToggle={() => saveOpenedJobs(list.current)}>
              <summary className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-8 gap-y-2 py-7 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] md:items-center">
                <h3 lang={langOf(job)} className="title-3">
                  {job.title}
                </h3>
                <span className="row-start-2 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-steel md:row-start-auto">
                  <JobFacts job={job} />
                  {job.is_sample && !allSamples && <SampleMark />}
                </span>
                <FoldSign className="col-start-2 row-start-1 md:col-auto md:row-auto" />
              </summary>
              <div className="grid gap-x-16 gap-y-6 pb-10 lg:grid-cols-2">
                <div>
                  {job.is_sample && (
                    <p className="mb-5 border-l-2 border-signal bg-sand p-4 text-[0.9375rem]">{words.samplePosting}</p>
                  )}
                  <JobDescription job={job} />
                </div>
                <div>
                  <JobRequirements job={job} />
                  <ButtonLink
                    to={enquire("general", `Application: ${job.title}`)}
                    variant="primary"
                    className="mt-6"
                    aria-label={words.applyNowFor(job.title)}
                  >
                    {words.applyNow}
                  </ButtonLink>
                </div>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Department, place, type and level of a job. */
export function JobFacts({ job }: { job: RenderedCareer }) {
  const { department, location, job_type, level } = job;
  const typed = [department, location].filter(Boolean);
  return (
    <>
      {typed.map((part) => (
        <span key={part} lang={langOf(job)}>
          {part}
        </span>
      ))}
      {job_type && <span>{words.jobType(job_type)}</span>}
      {level && <span>{words.jobLevel(level)}</span>}
    </>
  );
}

/** What a job is, since when it is posted and until when. */
export function JobDescription({ job }: { job: RenderedCareer }) {
  return (
    <>
      <Words lang={langOf(job)} html={job.html?.description}>
        {job.description}
      </Words>
      {job.closes_on && (
        <p className="mt-6 font-semibold">
          {words.applyBy(<time dateTime={job.closes_on}>{longDate(job.closes_on, "")}</time>)}
        </p>
      )}
      <p className={job.closes_on ? "mt-1 text-sm text-ash" : "mt-6 text-sm text-ash"}>
        {words.posted(<time dateTime={job.created_at}>{longDate(job.created_at, words.dateNotAvailable)}</time>)}
      </p>
    </>
  );
}

/** What a job asks for, if that is stated. */
export function JobRequirements({ job }: { job: RenderedCareer }) {
  const { requirements, html } = job;
  return (
    (html?.requirements || requirements) && (
      <>
        <h4 className="label mb-2 text-ash">{words.requirements}</h4>
        <Words lang={langOf(job)} html={html?.requirements}>
          {requirements}
        </Words>
      </>
    )
  );
}

function Words({ lang, html, children }: { lang?: string; html: string | undefined; children: ReactNode }) {
  return html === undefined ? (
    <p lang={lang} className="whitespace-pre-line">
      {children}
    </p>
  ) : (
    <div
      lang={lang}
      className="prose"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is sanitised by our own renderer
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
