/** The lists of articles, in the order of the menus; what each says is its record in `app/content/article-kinds.ts`. */
export const articleLists: readonly [{ path: "/blog"; name: string }, { path: "/news"; name: string }] = [
  { path: "/blog", name: "Blog" },
  { path: "/news", name: "News" },
];
