import type { GalleryCategory } from "~/content/pages/gallery";

/** Words of the gallery. The categories themselves are values, which stay the same in every edition. */
export const imagesOrVideos = "Images or videos";
export const images = "Images";
export const videos = "Videos";

export const show = "Show";
export const all = "All";
export const categoryName = (category: GalleryCategory): string => category;
export const picturesShown = (count: number) => `${count} ${count === 1 ? "picture" : "pictures"} shown`;
export const noPictures = "No pictures in this category yet.";
export const opensVideo = "(opens YouTube in a new tab)";
export const opensSearch = "(opens a search on YouTube in a new tab)";

export const pictureViewer = "Picture viewer";
export const picture = "Picture";
export const close = "Close";
export const previousPicture = "Previous picture";
export const nextPicture = "Next picture";
