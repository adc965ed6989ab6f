import { useSearchParams } from "react-router";
import { Administrators } from "~/entities/people/administrators";
import { AuditLog } from "~/entities/people/audit-log";
import { classes } from "~/ui/classes";
import { AdminPage } from "./admin-page";

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
  const [params, setParams] = useSearchParams();
  const open = params.get("tab") === LOG ? LOG : "";
  return (
    <AdminPage title="People" guide="people">
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
    </AdminPage>
  );
}
