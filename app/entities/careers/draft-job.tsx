import { useEffect, useState } from "react";
import { storedCareer } from "#domain/stored/careers.ts";
import { isUuid } from "#domain/uuid.ts";
import { isScheduled, scheduledFor } from "~/admin/publication/scheduled";
import { WholeJob } from "./job-preview";
import { type RenderedCareer, renderCareer } from "./model";

/**
 * A posting that is not public, named by the address (`/careers#<id>`): a preview for an administrator, nothing for
 * everybody else, whom the database does not answer.
 */
export default function DraftJob() {
  const [job, setJob] = useState<RenderedCareer>();
  useEffect(() => {
    let unmounted = false;
    const look = () => {
      const id = location.hash.slice(1);
      if (!isUuid(id) || document.getElementById(id)) return setJob(undefined);
      void read(id).then(
        (found) => unmounted || setJob(found),
        // No permission or no connection.
        () => undefined,
      );
    };
    look();
    addEventListener("hashchange", look);
    return () => {
      unmounted = true;
      removeEventListener("hashchange", look);
    };
  }, []);
  if (!job) return null;
  return (
    <section aria-label="Preview" className="mb-12 rounded-md border border-line">
      <p role="status" className="bg-signal px-5 py-3 font-semibold text-carbon">
        Preview: this posting is {whenPublic(job)}. Only administrators see it here, as it was last saved.
      </p>
      <div className="p-5 md:p-8">
        <WholeJob job={job} />
      </div>
    </section>
  );
}

async function read(id: string): Promise<RenderedCareer | undefined> {
  const { supabase } = await import("~/lib/supabase");
  const { data } = await (await supabase()).from(storedCareer.table).select("*").eq("id", id).maybeSingle();
  return data ? renderCareer(data) : undefined;
}

function whenPublic(job: RenderedCareer): string {
  if (job.status !== "published") return `not public (${job.status})`;
  return isScheduled(job) ? `not public (${scheduledFor(job.created_at).toLowerCase()})` : "past its last day";
}
