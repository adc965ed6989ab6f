import { ChatPage } from "~/chat/chat-page";
import { supportChat } from "~/content/pages/support-chat";
import { pageMeta } from "~/layout/document/meta";
import { breadcrumbs } from "~/layout/document/structured-data.server";
import { PageShell } from "~/layout/page-shell";
import { siteUrl } from "~/lib/site-url.server";
import type { Route } from "./+types/support-chat";

export function loader({ context }: Route.LoaderArgs) {
  const origin = siteUrl(context);
  return { siteUrl: origin, structured: [breadcrumbs(origin, [{ name: supportChat.eyebrow, path: "/support-chat" }])] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = supportChat;
  return pageMeta({ title, description, path: "/support-chat", ...loaderData });
}

export default function SupportChat() {
  return (
    <PageShell>
      <ChatPage />
    </PageShell>
  );
}
