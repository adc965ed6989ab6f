import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { articleLists } from "#domain/articles/article-lists.ts";
import { EDITION_VARIABLE, hasHindi } from "#domain/edition.ts";
import { pageList } from "./content/page-list.ts";

/** The whole route table of the specification on one screen. */
const routes: RouteConfigEntry[] = [
  index("routes/home.tsx"),
  route("auth", "routes/auth.tsx"),
  route("careers", "routes/careers.tsx"),
  route("gallery", "routes/gallery.tsx"),
  route("support-chat", "routes/support-chat.tsx"),
  route("admin", "routes/admin/dashboard.tsx"),
  route("admin/guide", "routes/admin/guide.tsx"),
  route("admin/site", "routes/admin/site.tsx"),
  route("admin/people", "routes/admin/people.tsx"),
  // One module shows every page that is a record of `app/content`.
  ...pageList.map(({ path }) => route(path.slice(1), "routes/marketing-page.tsx", { id: path.slice(1) })),
  // Lists, pages and feeds of all kinds of articles share their modules.
  ...articleLists.flatMap(({ path }) => {
    const list = path.slice(1);
    return [
      route(list, "routes/article-list.tsx", { id: list }),
      route(`${list}/:id`, "routes/article-detail.tsx", { id: `${list}/:id` }),
      ...["rss", "atom"].map((format) => {
        const feed = `${list}/${format}.xml`;
        return route(feed, "routes/feed.ts", { id: feed });
      }),
    ];
  }),
  route("sample-data", "routes/sample-data.tsx"),
  route("about-us", "routes/about.tsx"),
  route("contact-us", "routes/contact.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemap/:part", "routes/sitemap.ts", { id: "part-of-the-sitemap" }),
  route("qr.svg", "routes/qr.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("*", "routes/not-found.tsx"),
];

const inHindi = ({ path = "" }: RouteConfigEntry) => hasHindi(`/${path}`);

export default (process.env[EDITION_VARIABLE] === "hindi" ? routes.filter(inHindi) : routes) satisfies RouteConfig;
