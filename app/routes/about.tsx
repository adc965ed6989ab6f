import { about } from "~/content/pages/about";
import { pageMeta } from "~/layout/document/meta";
import { breadcrumbs } from "~/layout/document/structured-data.server";
import { PageShell } from "~/layout/page-shell";
import { siteUrl } from "~/lib/site-url.server";
import { Counters } from "~/sections/about/counters";
import { Milestones } from "~/sections/about/milestones";
import { Opening } from "~/sections/about/opening";
import { Proof } from "~/sections/about/proof";
import { Founder, Purpose, Story, Values } from "~/sections/about/story";
import { CallToAction } from "~/sections/kinds/call-to-action";
import type { Route } from "./+types/about";

export function loader({ context }: Route.LoaderArgs) {
  const origin = siteUrl(context);
  return { about, siteUrl: origin, structured: [breadcrumbs(origin, [{ name: about.title, path: "/about-us" }])] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { about, siteUrl, structured } = loaderData;
  return pageMeta({ title: about.title, description: about.description, path: "/about-us", siteUrl, structured });
}

export default function About({ loaderData: { about } }: Route.ComponentProps) {
  return (
    <PageShell>
      <Opening title={about.title} hero={about.hero} />
      <Counters counters={about.counters} />
      <Story story={about.story} />
      <Milestones milestones={about.milestones} />
      <Purpose mission={about.mission} vision={about.vision} />
      <Values values={about.values} />
      <Proof proof={about.proof} />
      <Founder founder={about.founder} />
      <CallToAction section={about.closing} />
    </PageShell>
  );
}
