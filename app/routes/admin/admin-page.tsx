import type { ReactNode } from "react";
import { Guard } from "~/auth/guard";
import { SessionProvider } from "~/auth/session";
import { QueryProvider } from "~/lib/query-client";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ToastOutlet } from "~/ui/toast";
import { AdminHeader } from "./header";
import "~/admin/staff.css";

/**
 * A page of the admin area beside the dashboard, for administrators alone.
 * @param guide anchor of its chapter in the guide
 */
export function AdminPage({ title, guide, children }: { title: string; guide: string; children: ReactNode }) {
  return (
    <SessionProvider>
      <Guard requireAdmin>
        <QueryProvider>
          <div className="min-h-dvh bg-paper">
            <AdminHeader beside={<h1 className="text-xl tracking-tight">{title}</h1>}>
              <ButtonLink to={`/admin/guide#${guide}`}>Guide</ButtonLink>
              <ButtonLink to="/admin">
                <Icon name="back" />
                To the dashboard
              </ButtonLink>
            </AdminHeader>
            <main className="wrap py-8 max-md:pb-40">{children}</main>
          </div>
        </QueryProvider>
      </Guard>
      <ToastOutlet inAdmin />
    </SessionProvider>
  );
}
