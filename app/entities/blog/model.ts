import type { ArticleKind } from "~/publishing/article";
import { storedBlog } from "./stored";

/** Blogs as the public sees them. */
export const blog: ArticleKind = {
  table: storedBlog.table,
  path: "/blog",
  labelColumn: "category",
  labelFallback: "Uncategorized",
  schemaType: "BlogPosting",
  list: {
    title: "Blog",
    lead: "What we learn in the workshop, on the field and in the classroom, written down while it is fresh.",
    description:
      "Articles from our workshop, our flying field and our classrooms: drones, farming, surveying and training.",
    failed: "Failed to load blog posts",
    failedText: null,
    empty: "No blog posts available",
    emptyText: "Check back later for new content",
  },
  detail: {
    idRequired: "Blog ID is required",
    notFoundTitle: "Blog Post Not Found",
    notFoundText: "Blog post not found",
    back: "Back to Blog",
  },
};
