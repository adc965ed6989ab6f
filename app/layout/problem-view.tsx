import { company, sampleMark } from "~/content/company";
import { RequestIdNote } from "~/layout/document/request-id";
import { Button, ButtonLink } from "~/ui/button";
import { PageShell } from "./page-shell";
import * as words from "./words";

/** The page for an unexpected error: an apology, the request's id in the log, and what to do. */
export function UnexpectedErrorView() {
  return (
    <PageShell>
      <title>{`${words.wentWrong} | ${company.name}`}</title>
      <div className="on-dark flex min-h-[80dvh] items-center bg-carbon pt-32 pb-20 text-bone">
        <div className="wrap">
          <p className="label mb-4 text-signal">{words.ourFault}</p>
          <h1 className="title-1 max-w-[16ch]">{words.wentWrong}</h1>
          <p className="lead mt-6 max-w-[55ch] text-mist">
            {words.couldNotShow(
              <>
                <a className="underline underline-offset-4" href={`mailto:${company.email}`}>
                  {company.email}
                </a>
                {sampleMark("phone")}
              </>,
              <RequestIdNote />,
            )}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button data-needs-react="" variant="primary" onClick={() => location.reload()}>
              {words.tryAgain}
            </Button>
            <ButtonLink to="/">{words.returnHome}</ButtonLink>
          </div>
        </div>
      </div>
    </PageShell>
  );
}
