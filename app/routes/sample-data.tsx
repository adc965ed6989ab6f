import { sampleDataPage } from "~/content/pages/sample-data-page";
import { pageMeta } from "~/layout/document/meta";
import { breadcrumbs } from "~/layout/document/structured-data.server";
import { OpeningBand, PageShell } from "~/layout/page-shell";
import { siteUrl } from "~/lib/site-url.server";
import { CallToAction } from "~/sections/kinds/call-to-action";
import { SampleFiles } from "~/sections/sample-files";
import type { Route } from "./+types/sample-data";

const PATH = "/sample-data";

export function loader({ context }: Route.LoaderArgs) {
  const origin = siteUrl(context);
  const { link: _, ...page } = sampleDataPage;
  return { page, siteUrl: origin, structured: [breadcrumbs(origin, [{ name: page.title, path: PATH }])] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, siteUrl, structured } = loaderData;
  return pageMeta({ title: page.title, description: page.description, path: PATH, siteUrl, structured });
}

export default function SampleData({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <PageShell>
      <OpeningBand eyebrow="Surveys" title={page.title} picture={page.picture}>
        {page.lead}
      </OpeningBand>
      <SampleFiles files={page.files} />
      <CallToAction section={page.closing} />
    </PageShell>
  );
}
