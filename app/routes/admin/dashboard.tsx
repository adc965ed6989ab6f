import { type ComponentType, type KeyboardEvent, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { CollectionScreen } from "~/admin/collection-screen";
import { SearchKeySetting } from "~/admin/list/search-key-setting";
import { AccountMenu } from "~/auth/account-menu";
import { Guard } from "~/auth/guard";
import { SessionProvider } from "~/auth/session";
import { useSignOut } from "~/auth/use-sign-out";
import { deskCatalogue } from "~/content/stated/desk-catalogue";
import { blogCollection } from "~/entities/blog/collection";
import { careersCollection } from "~/entities/careers/collection";
import { contactCollection } from "~/entities/contact/collection";
import { useNewEnquiries } from "~/entities/contact/new-enquiries";
import { DeskLink } from "~/entities/desk/desk-link";
import { newsCollection } from "~/entities/news/collection";
import { QueryProvider } from "~/lib/query-client";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { stepByKey } from "~/ui/row-keys";
import { ToastOutlet } from "~/ui/toast";
import type { Route } from "./+types/dashboard";
import { AdminHeader, LeavingLink } from "./header";
import "~/admin/staff.css";

/** The four tabs, Blogs first. */
const tabs: { id: string; label: string; Screen: ComponentType }[] = [
  { id: "blogs", label: "Blogs", Screen: () => <CollectionScreen collection={blogCollection} /> },
  { id: "news", label: "News", Screen: () => <CollectionScreen collection={newsCollection} /> },
  { id: "careers", label: "Careers", Screen: () => <CollectionScreen collection={careersCollection} /> },
  { id: "contacts", label: "Contacts", Screen: () => <CollectionScreen collection={contactCollection} /> },
];

/** Sends the claims of the repository, which the link to the desk counts until they are confirmed. */
export function loader() {
  return { claims: deskCatalogue.claims.map(({ name, own }) => ({ name, own })) };
}

/** The claims are the same for every query. */
export const shouldRevalidate = () => false;

export function meta() {
  return [{ title: "Admin Dashboard" }, { name: "robots", content: "noindex" }];
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export default function Admin({ loaderData: { claims } }: Route.ComponentProps) {
  return (
    <SessionProvider>
      <Guard requireAdmin>
        <QueryProvider>
          <Dashboard claims={claims} />
        </QueryProvider>
      </Guard>
      <ToastOutlet inAdmin />
    </SessionProvider>
  );
}

function Dashboard({ claims }: Route.ComponentProps["loaderData"]) {
  const { signOut, question } = useSignOut();
  const [params, setParams] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const newEnquiries = useNewEnquiries("Admin Dashboard");
  const open = tabs.find((tab) => tab.id === params.get("tab")) ?? tabs[0];
  // Focus follows the tab that opens; it stays if unsaved work blocks the navigation.
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) return;
    list.current.querySelector<HTMLElement>(`#${open?.id}-tab`)?.focus();
  }, [open?.id]);
  if (!open) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    const tab = tabs[stepByKey(event.key, tabs.indexOf(open), tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    setParams({ tab: tab.id });
  };

  return (
    <div className="min-h-dvh bg-paper">
      <AdminHeader beside={<h1 className="text-xl tracking-tight">Admin Dashboard</h1>}>
        <div className="flex flex-wrap gap-x-6 max-sm:w-full sm:contents">
          <DeskLink claims={claims} />
          <LeavingLink
            to="/admin/people"
            className="inline-flex min-h-11 items-center text-[0.9375rem] underline underline-offset-4"
          >
            People
          </LeavingLink>
          <LeavingLink
            to="/admin/guide"
            className="inline-flex min-h-11 items-center text-[0.9375rem] underline underline-offset-4"
          >
            Guide
          </LeavingLink>
        </div>
        <AccountMenu onSignOut={signOut}>
          <SearchKeySetting />
        </AccountMenu>
        <Button className="max-sm:px-4" onClick={signOut}>
          Sign Out
        </Button>
        {question}
      </AdminHeader>
      <main className="wrap py-8 max-md:pb-40">
        <div
          ref={list}
          role="tablist"
          aria-label="Collections"
          onKeyDown={onKeyDown}
          className="mb-8 flex gap-1 overflow-x-auto border-b border-line"
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${tab.id}-tab`}
              type="button"
              role="tab"
              aria-selected={tab === open}
              aria-controls="collection"
              tabIndex={tab === open ? 0 : -1}
              data-count={tab.id === "contacts" ? newEnquiries : undefined}
              onClick={() => setParams({ tab: tab.id })}
              className={classes(
                "-mb-px min-h-12 border-b-3 px-1 font-semibold max-sm:text-[0.9375rem] sm:px-4 data-count:after:ml-1.5 data-count:after:rounded-sm data-count:after:bg-signal data-count:after:px-1.5 data-count:after:text-sm data-count:after:text-carbon data-count:after:content-[attr(data-count)]",
                tab === open ? "border-signal text-ink" : "border-transparent text-ash hover:text-ink",
              )}
            >
              {tab.label}
            </button>
          ))}
        </div>
        <div id="collection" role="tabpanel" aria-labelledby={`${open.id}-tab`}>
          <open.Screen key={open.id} />
        </div>
      </main>
    </div>
  );
}
