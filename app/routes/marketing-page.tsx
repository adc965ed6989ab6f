import { Fragment } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { englishPath } from "#domain/edition.ts";
import { withoutEndingSlashes } from "#domain/ending-slashes.ts";
import { pageAt } from "~/content/marketing-pages";
import { sampleDataPage } from "~/content/pages/sample-data-page";
import { takeAlongOf } from "~/content/papers/folder-list";
import { instrumentsOf } from "~/content/schema";
import { pageMeta } from "~/layout/document/meta";
import { breadcrumbs, course, priceList, workshopList } from "~/layout/document/structured-data.server";
import { PageShell } from "~/layout/page-shell";
import { siteUrl } from "~/lib/site-url.server";
import { Hero } from "~/sections/hero";
import { CallToAction } from "~/sections/kinds/call-to-action";
import { Sections } from "~/sections/render-sections";
import { TakeAlongBand } from "~/sections/take-along";
import type { Route } from "./+types/marketing-page";

/** The pages that lead to the sample files. */
const SURVEYS = ["/services/land-surveying", "/services/thermal-mapping"];

/** Sends only the record of this path, so that the browser never loads all pages. */
export function loader({ url, context }: Route.LoaderArgs) {
  // Routes match in any case of letters, and so do their records.
  const page = pageAt(englishPath(withoutEndingSlashes(url.pathname.toLowerCase())));
  if (!page) throw data(null, { status: 404 });
  const origin = siteUrl(context);
  const workshops = workshopList(origin, page);
  const prices = priceList(origin, page);
  return {
    page,
    takeAlong: [...takeAlongOf(page.path), ...(SURVEYS.includes(page.path) ? [sampleDataPage.link] : [])],
    siteUrl: origin,
    structured: [
      breadcrumbs(origin, [{ name: page.name, path: page.path }]),
      ...(page.course || page.batches ? [course(origin, page)] : []),
      ...(workshops ? [workshops] : []),
      ...(prices ? [prices] : []),
    ],
  };
}

/** A page's record does not depend on the query, which only its instruments read. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, siteUrl, structured } = loaderData;
  return pageMeta({ title: page.title, description: page.description, path: page.path, siteUrl, structured });
}

export default function MarketingPage({ loaderData: { page, takeAlong } }: Route.ComponentProps) {
  const last = page.sections.at(-1);
  const closing = last?.kind === "call-to-action" ? last : undefined;
  return (
    <PageShell instruments={instrumentsOf(page)}>
      <Hero page={page} takeAlong={takeAlong} />
      <Fragment key={page.path}>
        <Sections sections={closing ? page.sections.slice(0, -1) : page.sections} />
        <TakeAlongBand files={takeAlong} />
        {closing && <CallToAction section={closing} group={page.group} />}
      </Fragment>
    </PageShell>
  );
}
