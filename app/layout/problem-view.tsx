import { company, sampleMark } from "~/content/company";
import { Button, ButtonLink } from "~/ui/button";
import { PageShell } from "./page-shell";
import { RequestIdNote } from "./request-id";

/** The page for an unexpected error: an apology, the request's id in the log, and what to do. */
export function UnexpectedErrorView() {
  return (
    <PageShell>
      <title>{`Something went wrong | ${company.name}`}</title>
      <div className="on-dark flex min-h-[80dvh] items-center bg-carbon pt-32 pb-20 text-bone">
        <div className="wrap">
          <p className="label mb-4 text-signal">Our fault</p>
          <h1 className="title-1 max-w-[16ch]">Something went wrong</h1>
          <p className="lead mt-6 max-w-[55ch] text-mist">
            This page could not be shown. Please try again in a minute. If it happens again, write to{" "}
            <a className="underline underline-offset-4" href={`mailto:${company.email}`}>
              {company.email}
            </a>
            {sampleMark("phone")}
            <RequestIdNote />.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button data-needs-react="" variant="primary" onClick={() => location.reload()}>
              Try Again
            </Button>
            <ButtonLink to="/">Return to Home</ButtonLink>
          </div>
        </div>
      </div>
    </PageShell>
  );
}
