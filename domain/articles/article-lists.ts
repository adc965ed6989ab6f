/** The lists of articles, in the order of the menus; what each says is its record in `app/content/article-kinds.ts`. */
export const articleLists = [
  { path: "/blog", name: "Blog" },
  { path: "/news", name: "News" },
] as const;
