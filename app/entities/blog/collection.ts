import { articleCollection } from "~/admin/article-collection";
import { articleKindAt } from "~/content/article-kinds";

export const blogCollection = articleCollection(articleKindAt("/blog"), {
  texts: {
    title: "Blogs",
    loadFailed: "Error loading blogs. Please try again.",
    empty: "No blogs found. Create your first blog post!",
    confirmDelete: "Are you sure you want to delete this blog?",
    deleted: "Blog deleted successfully",
    deleteFailed: "Failed to delete blog",
  },
  label: "Category",
  createLabel: "New Blog",
  createTitle: "Create Blog",
  editTitle: "Edit Blog",
  created: "Blog created successfully",
  updated: "Blog updated successfully",
  saveFailed: "Failed to save blog",
});
