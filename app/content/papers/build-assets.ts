/** What the build makes files of, beside the pages: exported by the server's entry and read by `build-assets/build.ts`. */

export { company } from "../company";
export { edition } from "../edition";
export { marketingPages } from "../marketing-pages";
export { allPictures } from "../pictures";
export { folders } from "./folder-list";
export * as paperWords from "./paper-words";
export { sharingCards } from "./sharing";
export { sharingPicture } from "./sharing-picture";
export * as sheets from "./sheet-blocks";
