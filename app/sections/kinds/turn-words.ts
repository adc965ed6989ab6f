/** Words of the still picture from which a visitor starts the 3D model of an aircraft. */
export const whichAircraft = "Which aircraft";
export const turnItAround = "Turn it around";
export const loading = "Loading";

export const howToTurn = "Drag to turn, pinch to zoom. A person beside it shows its size.";
export const whatItLoads = (kilobytes: number) => `It loads ${kilobytes} KB with the viewer's code.`;
export const loadingAircraft = "Loading the aircraft.";
export const loadingFailed = "The aircraft could not be loaded. Please try again.";
export const nothingArrives = "Nothing has arrived for 30 seconds. Check your connection and try again.";
export const drawingLost =
  "Your browser stopped the drawing, as it does when a device wakes up or is short of memory. Please try again.";
export const viewerUnreachable = "The viewer could not be loaded. Please load the page again.";
export const no3d =
  "Your browser cannot show it in 3D: WebGL is missing or switched off. The pictures on this page show it from several sides.";
