import { Guard } from "~/auth/guard";
import { SessionProvider } from "~/auth/session";
import { deskCatalogue } from "~/content/stated/desk-catalogue";
import { Desk } from "~/entities/desk/desk";
import { QueryProvider } from "~/lib/query-client";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ToastOutlet } from "~/ui/toast";
import type { Route } from "./+types/site";
import { AdminHeader } from "./header";

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
    <SessionProvider>
      <Guard requireAdmin>
        <QueryProvider>
          <div className="min-h-dvh bg-paper">
            <AdminHeader beside={<h1 className="text-xl tracking-tight">The owner's desk</h1>}>
              <ButtonLink to="/admin/guide#the-owner-s-desk">Guide</ButtonLink>
              <ButtonLink to="/admin">
                <Icon name="back" />
                To the dashboard
              </ButtonLink>
            </AdminHeader>
            <main className="wrap py-8 max-md:pb-40">
              <p className="mb-6 max-w-[70ch] text-steel">
                What you state here stands on all pages, in the chat, the brochures and the mails within seconds.
              </p>
              <Desk catalogue={catalogue} />
            </main>
          </div>
        </QueryProvider>
      </Guard>
      <ToastOutlet inAdmin />
    </SessionProvider>
  );
}
