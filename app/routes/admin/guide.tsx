import { useEffect, useState } from "react";
import { Guard } from "~/auth/guard";
import { SessionProvider } from "~/auth/session";
import { ArticleContent } from "~/publishing/article-content";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { StateView } from "~/ui/state-view";
import { AdminHeader } from "./header";
import "~/admin/staff.css";

/** The text of the guide, and the built addresses of its pictures. */
const texts = import.meta.glob<string>("/docs/for-staff.md", { query: "?raw", import: "default" });
const pictures = import.meta.glob<string>("/docs/for-staff/*.webp", { query: "?url", import: "default", eager: true });

export function meta() {
  return [{ title: "Guide for staff" }, { name: "robots", content: "noindex" }];
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

type Part = { id: string; title: string; html: string };

/** The chapters of the guide, rendered as articles are. The first, before any heading, has no title. */
async function readGuide(): Promise<Part[]> {
  const load = texts["/docs/for-staff.md"];
  if (!load) throw new Error("the guide was not there when the site was built");
  const [text, { renderMarkdown }] = await Promise.all([load(), import("~/publishing/markdown/render")]);
  const shown = text.replace(/^# .*\n/, "").replace(/\]\((for-staff\/[\w-]+\.webp)/g, (whole, path: string) => {
    const address = pictures[`/docs/${path}`];
    return address ? `](${address}` : whole;
  });
  return shown.split(/^## /m).map((part, index) => {
    const [first = "", ...lines] = part.split("\n");
    const title = index === 0 ? "" : first;
    return {
      id: title.toLowerCase().replace(/[^a-z]+/g, "-"),
      title,
      html: renderMarkdown(index === 0 ? part : lines.join("\n")),
    };
  });
}

export default function GuidePage() {
  return (
    <SessionProvider>
      <Guard requireAdmin>
        <Guide />
      </Guard>
    </SessionProvider>
  );
}

function Guide() {
  const [parts, setParts] = useState<Part[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    readGuide().then(setParts, () => setFailed(true));
  }, []);
  const [opening, ...chapters] = parts;
  return (
    <div className="min-h-dvh bg-paper">
      <AdminHeader>
        <ButtonLink to="/admin">
          <Icon name="back" />
          To the dashboard
        </ButtonLink>
      </AdminHeader>
      <main className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 py-10 lg:grid-cols-[16rem_minmax(0,44rem)]">
        <h1 className="title-2 lg:col-span-2">Guide for staff</h1>
        {failed && <StateView alert title="The guide could not be loaded" text="Please load the page again." />}
        <nav aria-label="Parts of the guide" className="lg:sticky lg:top-8 lg:self-start">
          <ul>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* All pictures have one aspect ratio, so that a chapter does not move after a jump to it. */}
        <div className="[&_img]:aspect-16/10 [&_img]:w-full [&_img]:border [&_img]:border-line">
          {opening && <ArticleContent article={{ html: opening.html, content: "" }} />}
          {chapters.map(({ id, title, html }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 pt-12">
              <h2 id={`${id}-title`} className="title-3 mb-5">
                {title}
              </h2>
              <ArticleContent article={{ html, content: "" }} />
            </section>
          ))}
        </div>
      </main>
    </div>
  );
}
