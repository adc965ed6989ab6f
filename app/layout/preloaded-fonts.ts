import archivo from "~/assets/archivo.woff2?url";

/** Typefaces that the first screen needs. */
export const preloadedFonts = [archivo];
