import type { articleLists as english } from "#domain/articles/article-lists.ts";

export const articleLists: typeof english = [
  { path: "/blog", name: "ब्लॉग" },
  { path: "/news", name: "ख़बरें" },
];
