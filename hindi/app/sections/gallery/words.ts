import type { GalleryCategory } from "~/content/pages/gallery";
import type { Twin } from "../../../twin";

export type Whole = Twin<typeof import("./words"), typeof import("~/sections/gallery/words")>;

export const imagesOrVideos = "तस्वीरें या वीडियो";
export const images = "तस्वीरें";
export const videos = "वीडियो";

export const show = "दिखाएँ";
export const all = "सभी";
const categories: Record<GalleryCategory, string> = {
  Branding: "ब्रांड",
  Team: "टीम",
  Products: "ड्रोन",
  Training: "ट्रेनिंग",
  Services: "सर्विस",
};
export const categoryName = (category: GalleryCategory) => categories[category];
export const picturesShown = (count: number) => `${count} ${count === 1 ? "तस्वीर" : "तस्वीरें"}`;
export const noPictures = "इस हिस्से में अभी कोई तस्वीर नहीं है।";
export const opensVideo = "(YouTube नए टैब में खुलेगा)";
export const opensSearch = "(YouTube पर खोज नए टैब में खुलेगी)";

export const pictureViewer = "बड़ी तस्वीर";
export const picture = "तस्वीर";
export const close = "बंद करें";
export const previousPicture = "पिछली तस्वीर";
export const nextPicture = "अगली तस्वीर";
