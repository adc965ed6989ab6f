import { articleCollection } from "~/admin/article-collection";
import { articleKindAt } from "~/content/article-kinds";

export const newsCollection = articleCollection(articleKindAt("/news"), {
  texts: {
    title: "News",
    loadFailed: "Error loading news. Please try again.",
    empty: "No news articles found. Create your first article!",
    confirmDelete: "Are you sure you want to delete this news article?",
    deleted: "News article deleted successfully",
    deleteFailed: "Failed to delete news article",
  },
  label: "News type",
  createLabel: "New Article",
  createTitle: "Create News Article",
  editTitle: "Edit News Article",
  created: "News article created successfully",
  updated: "News article updated successfully",
  saveFailed: "Failed to save news article",
});
