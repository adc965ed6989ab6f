import { AuthGate } from "~/auth/auth-screen";
import { SessionProvider } from "~/auth/session";
import { pageMeta } from "~/layout/document/meta";
import { backendContext } from "~/lib/backend.server";
import { ToastOutlet } from "~/ui/toast";
import type { Route } from "./+types/auth";
import "~/admin/staff.css";

export function loader({ context }: Route.LoaderArgs) {
  return context.get(backendContext).config;
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: "Admin Authentication",
    description: "Sign-in for the staff of this site.",
    path: "/auth",
    shared: "/",
    siteUrl: loaderData.siteUrl,
    hidden: true,
  });
}

export default function Auth({ loaderData }: Route.ComponentProps) {
  return (
    <SessionProvider>
      <AuthGate admin={loaderData.admin} />
      <ToastOutlet />
    </SessionProvider>
  );
}
