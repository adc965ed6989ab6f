import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Paths whose page is one record of `app/content`; all are shown by one module. */
export const marketingPaths = [
  "training/drone-development-workshops",
  "training/rc-aircraft-workshop",
  "training/drone-pilot-training",
  "training/drone-industrial-training",
  "training/drone-data-processing",
  "training/drone-service-technician",
  "services/agriculture-spray",
  "services/thermal-mapping",
  "services/land-surveying",
  "services/custom-drone-development",
  "excellence-center/atal-tinkering-lab",
  "excellence-center/drone-coe",
  "excellence-center/3-modules",
  "excellence-center/3-modules/rpto",
  "product/trainer-drone",
  "product/surveillance-drone",
  "product/heavy-payload-drones",
];

/** The whole route table of the specification on one screen. */
export default [
  index("routes/home.tsx"),
  route("auth", "routes/auth.tsx"),
  route("careers", "routes/careers.tsx"),
  route("gallery", "routes/gallery.tsx"),
  route("support-chat", "routes/support-chat.tsx"),
  route("admin", "routes/admin/dashboard.tsx"),
  ...marketingPaths.map((path) => route(path, "routes/marketing-page.tsx", { id: path })),
  route("blog", "routes/article-list.tsx", { id: "blog" }),
  route("blog/:id", "routes/article-detail.tsx", { id: "blog-post" }),
  route("news", "routes/article-list.tsx", { id: "news" }),
  route("news/:id", "routes/article-detail.tsx", { id: "news-article" }),
  route("about-us", "routes/about.tsx"),
  route("contact-us", "routes/contact.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("qr.svg", "routes/qr.ts"),
  route("robots.txt", "routes/robots.ts"),
  ...["blog/rss.xml", "blog/atom.xml", "news/rss.xml", "news/atom.xml"].map((path) =>
    route(path, "routes/feed.ts", { id: path }),
  ),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
