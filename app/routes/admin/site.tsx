import { deskCatalogue } from "~/content/stated/desk-catalogue";
import { Desk } from "~/entities/desk/desk";
import type { Route } from "./+types/site";
import { AdminPage } from "./admin-page";

/** Sends what can be stated, which the pages say anyway; what is stated comes from the data service, to administrators. */
export function loader() {
  return { catalogue: deskCatalogue };
}

/** The catalogue is the same for every query. */
export const shouldRevalidate = () => false;

export function meta() {
  return [{ title: "The owner's desk" }, { name: "robots", content: "noindex" }];
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export default function SitePage({ loaderData: { catalogue } }: Route.ComponentProps) {
  return (
    <AdminPage title="The owner's desk" guide="the-owner-s-desk">
      <p className="mb-6 max-w-[70ch] text-steel">
        What you state here stands on all pages, in the chat, the brochures and the mails within seconds.
      </p>
      <Desk catalogue={catalogue} />
    </AdminPage>
  );
}
