import { describe, expect, it } from "vitest";
import { galleryCategories, galleryImages, galleryVideos, videoAddress } from "./gallery";

describe("gallery", () => {
  it("shows each categorised picture once, with alternative text", () => {
    const images = galleryImages();
    expect(new Set(images.map(({ id }) => id)).size).toBe(images.length);
    for (const { picture, category, caption } of images) {
      expect(picture.alt).not.toBe("");
      expect(caption).not.toBe("");
      expect(galleryCategories).toContain(category);
    }
  });
  it("has at least six videos, each with a different id", () => {
    expect(galleryVideos.length).toBeGreaterThanOrEqual(6);
    expect(new Set(galleryVideos.map(({ id }) => id)).size).toBe(galleryVideos.length);
  });
  it("opens a film once it has an id, and a search until then", () => {
    expect(videoAddress({ videoId: "a-b_c", topic: "x" })).toBe("https://www.youtube.com/watch?v=a-b_c");
    expect(videoAddress({ videoId: "", topic: "drone survey" })).toBe(
      "https://www.youtube.com/results?search_query=drone%20survey",
    );
  });
});
