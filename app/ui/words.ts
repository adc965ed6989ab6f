/** Words of the parts that pages are made of. */
export const carousel = "carousel";
export const arrowKeys = (label: string) => `${label}: use the left and right arrow keys`;
export const play = (label: string) => `Play: ${label}`;
export const pause = (label: string) => `Pause: ${label}`;
export const previous = "Previous";
export const next = "Next";
export const playPictures = "Play the background pictures";
export const pausePictures = "Pause the background pictures";

export const optional = "(optional)";
export const notifications = "Notifications";
export const closeToast = "Close toast";

/** Marks what is a sample. */
export const sample = "Sample";
export const sampleFigures = "Sample figures";
