/** What the build makes files of, beside the pages: exported by the server's entry and read by `build-assets/build.ts`. */

export { company } from "./company";
export { edition } from "./edition";
export { marketingPages } from "./marketing-pages";
export { folders } from "./papers/folder-list";
export * as paperWords from "./papers/paper-words";
export * as sheets from "./papers/sheet-blocks";
export { allPictures } from "./pictures";
export { sharingCards } from "./sharing/sharing-cards";
export { sharingPicture } from "./sharing/sharing-picture";
