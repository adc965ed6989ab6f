/**
 * `ref` of an image, or of something that holds images, that hides each of them that cannot be shown, also one that
 * failed before React was there. Nothing else moves: the place stays as wide and as high as it was.
 */
export function hideBroken(element: HTMLElement | null) {
  if (!element) return;
  const hide = (image: HTMLImageElement) => {
    image.style.visibility = "hidden";
    image.dataset.broken = "";
  };
  const onError = (event: Event) => {
    if (event.target instanceof HTMLImageElement) hide(event.target);
  };
  for (const image of element instanceof HTMLImageElement ? [element] : element.querySelectorAll("img")) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) hide(image);
  }
  element.addEventListener("error", onError, true);
  return () => element.removeEventListener("error", onError, true);
}
