import { preloadedFonts as english } from "~/assets/preloaded-fonts";
import hind from "./hind.woff2?url";

export const preloadedFonts = [...english, hind];
