import { marketingPages } from "~/content/marketing-pages";
import { home } from "~/content/pages/home";
import { partners, partnersNote } from "~/content/partners";
import { testimonials, testimonialsNote } from "~/content/testimonials";
import { pageMeta } from "~/layout/document/meta";
import { courseList, organization } from "~/layout/document/structured-data.server";
import { PageShell } from "~/layout/page-shell";
import { siteUrl } from "~/lib/site-url.server";
import { Opening } from "~/sections/home/opening";
import { PartnerStrip } from "~/sections/home/partner-strip";
import { Products } from "~/sections/home/products";
import { Services } from "~/sections/home/services";
import { Technology } from "~/sections/home/technology";
import { Testimonials } from "~/sections/home/testimonials";
import { Training } from "~/sections/home/training";
import { CallToAction } from "~/sections/kinds/call-to-action";
import type { Route } from "./+types/home";

/** Sends the content, so that the document contains the words and the browser's code does not. */
export function loader({ context }: Route.LoaderArgs) {
  const origin = siteUrl(context);
  return {
    home,
    partners: { partners, note: partnersNote },
    testimonials: { testimonials, note: testimonialsNote },
    siteUrl: origin,
    structured: [
      organization(origin),
      courseList(
        origin,
        marketingPages.filter((page) => page.course),
      ),
    ],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { home, siteUrl, structured } = loaderData;
  return pageMeta({ title: home.title, description: home.description, path: "/", siteUrl, structured });
}

export default function Home({ loaderData: { home, partners, testimonials } }: Route.ComponentProps) {
  return (
    <PageShell>
      <Opening hero={home.hero} jobs={home.jobs} claims={home.claims} />
      <Services services={home.services} />
      <Products products={home.products} />
      <Technology tech={home.tech} />
      <Training training={home.training} />
      <PartnerStrip content={home.partners} {...partners} />
      <Testimonials content={home.testimonials} {...testimonials} />
      <CallToAction section={home.closing} />
    </PageShell>
  );
}
