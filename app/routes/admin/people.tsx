import { useSearchParams } from "react-router";
import { Guard } from "~/auth/guard";
import { SessionProvider } from "~/auth/session";
import { Administrators } from "~/entities/people/administrators";
import { AuditLog } from "~/entities/people/audit-log";
import { QueryProvider } from "~/lib/query-client";
import { ButtonLink } from "~/ui/button";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/icon";
import { ToastOutlet } from "~/ui/toast";
import { AdminHeader } from "./header";

export function meta() {
  return [{ title: "People" }, { name: "robots", content: "noindex" }];
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

const LOG = "log";

const tabs = [
  { id: "", label: "Administrators" },
  { id: LOG, label: "Audit log" },
];

export default function PeoplePage() {
  return (
    <SessionProvider>
      <Guard requireAdmin>
        <QueryProvider>
          <People />
        </QueryProvider>
      </Guard>
      <ToastOutlet inAdmin />
    </SessionProvider>
  );
}

function People() {
  const [params, setParams] = useSearchParams();
  const open = params.get("tab") === LOG ? LOG : "";
  return (
    <div className="min-h-dvh bg-paper">
      <AdminHeader beside={<h1 className="text-xl tracking-tight">People</h1>}>
        <ButtonLink to="/admin/guide#people">Guide</ButtonLink>
        <ButtonLink to="/admin">
          <Icon name="back" />
          To the dashboard
        </ButtonLink>
      </AdminHeader>
      <main className="wrap py-8 max-md:pb-40">
        <nav aria-label="Parts of the page" className="mb-8 flex gap-1 overflow-x-auto border-b border-line">
          {tabs.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              aria-current={id === open ? "page" : undefined}
              onClick={() => setParams(id ? { tab: id } : {})}
              className={classes(
                "-mb-px min-h-12 border-b-3 px-1 font-semibold max-sm:text-[0.9375rem] sm:px-4",
                id === open ? "border-signal text-ink" : "border-transparent text-ash hover:text-ink",
              )}
            >
              {label}
            </button>
          ))}
        </nav>
        {open === LOG ? <AuditLog /> : <Administrators />}
      </main>
    </div>
  );
}
