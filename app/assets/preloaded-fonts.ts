import archivo from "./archivo.woff2?url";

/** Typefaces that the first screen needs. */
export const preloadedFonts = [archivo];
