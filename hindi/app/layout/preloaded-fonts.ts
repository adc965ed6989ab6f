import { preloadedFonts as english } from "~/layout/preloaded-fonts";
import hind from "../assets/hind.woff2?url";

export const preloadedFonts = [...english, hind];
