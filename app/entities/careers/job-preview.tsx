import { useDeferredValue, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { FormParts } from "~/admin/collection";
import { publicSince } from "~/admin/publication/public-since";
import { langOf } from "~/publishing/language";
import { JobDescription, JobFacts, JobRequirements } from "./job-list";
import { type Career, type RenderedCareer, renderCareer } from "./model";

/** A job posting as its page will show it, while it is written. */
export default function JobPreview({ form, stored }: FormParts) {
  const values = useDeferredValue(useWatch({ control: form.control }));
  const [job, setJob] = useState<RenderedCareer>();
  useEffect(() => {
    let outdated = false;
    const typed = { ...values, created_at: publicSince(values, stored) };
    renderCareer(typed as unknown as Career).then(
      (made) => {
        if (!outdated) setJob(made);
      },
      // The renderer could not be loaded; the next letter tries again.
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [values, stored]);
  return (
    job && (
      <div className="p-5">
        <WholeJob job={job} />
      </div>
    )
  );
}

/** A job posting, opened. */
export function WholeJob({ job }: { job: RenderedCareer }) {
  return (
    <>
      <h3 lang={langOf(job)} className="title-3">
        {job.title || "Title"}
      </h3>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-steel">
        <JobFacts job={job} />
      </p>
      <div className="mt-6 space-y-6">
        <div>
          <JobDescription job={job} />
        </div>
        <div>
          <JobRequirements job={job} />
        </div>
      </div>
    </>
  );
}
