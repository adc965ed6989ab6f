/** What the build makes files of, beside the pages: exported by the server's entry and read by `media/build.ts`. */

export { calmAtLeft } from "~/ui/opening-picture";
export { company } from "./company";
export { pages } from "./pages";
export { allPictures } from "./pictures";
export { sharingCards } from "./sharing";
export { sharingPicture } from "./sharing-picture";
