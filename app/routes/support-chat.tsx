import { supportChat } from "~/content/support-chat";
import { ChatPage } from "~/entities/chat/chat-page";
import { pageMeta } from "~/layout/meta";
import { PageShell } from "~/layout/page-shell";
import { breadcrumbs } from "~/layout/structured-data";
import { siteUrl } from "~/lib/site-url.server";
import type { Route } from "./+types/support-chat";

export function loader({ context }: Route.LoaderArgs) {
  return { siteUrl: siteUrl(context) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = supportChat;
  const { siteUrl } = loaderData;
  const data = [breadcrumbs(siteUrl, [{ name: "Support", path: "/support-chat" }])];
  return pageMeta({ title, description, path: "/support-chat", siteUrl, data });
}

export default function SupportChat() {
  return (
    <PageShell>
      <ChatPage />
    </PageShell>
  );
}
