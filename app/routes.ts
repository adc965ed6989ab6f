import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pageList } from "./content/page-list.ts";

/** The whole route table of the specification on one screen. */
export default [
  index("routes/home.tsx"),
  route("auth", "routes/auth.tsx"),
  route("careers", "routes/careers.tsx"),
  route("gallery", "routes/gallery.tsx"),
  route("support-chat", "routes/support-chat.tsx"),
  route("admin", "routes/admin/dashboard.tsx"),
  route("admin/guide", "routes/admin/guide.tsx"),
  // What is one record of `app/content` is shown by one module.
  ...pageList.map(({ path }) => route(path.slice(1), "routes/marketing-page.tsx", { id: path.slice(1) })),
  route("blog", "routes/article-list.tsx", { id: "blog" }),
  route("blog/:id", "routes/article-detail.tsx", { id: "blog-post" }),
  route("news", "routes/article-list.tsx", { id: "news" }),
  route("news/:id", "routes/article-detail.tsx", { id: "news-article" }),
  route("about-us", "routes/about.tsx"),
  route("contact-us", "routes/contact.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemap/:part", "routes/sitemap.ts", { id: "part-of-the-sitemap" }),
  route("qr.svg", "routes/qr.ts"),
  route("robots.txt", "routes/robots.ts"),
  ...["blog/rss.xml", "blog/atom.xml", "news/rss.xml", "news/atom.xml"].map((path) =>
    route(path, "routes/feed.ts", { id: path }),
  ),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
