import type { Twin } from "../../twin";

export type Whole = Twin<typeof import("./words"), typeof import("~/publishing/words")>;

export const dateNotAvailable = "तारीख़ नहीं दी गई";
export const readMore = "और पढ़ें";
export const readMoreOf = (title: string) => `और पढ़ें: ${title}`;

export const pageOfList = (list: string, page: number) => `${list}, पेज ${page}`;
export const olderEntries = (page: number) => `पुराने लेख, पेज ${page}।`;
export const pages = "पेज";
export const newer = "नए";
export const older = "पुराने";
export const loadingList = (list: string) => `${list} खुल रहा है`;
export const noSuchPage = "ऐसा कोई पेज नहीं है";
export const noPageOfList = (page: number) => `इस सूची में पेज ${page} नहीं है।`;
export const theNewest = "सबसे नए";

export const by = (author: string) => `लेखक: ${author}`;
export const sampleText = "नमूना: इसकी तारीख़ें, ऑफ़र और आयोजन मनगढ़ंत हैं।";
export const nextReading = "आगे पढ़ें";
export const askAboutThis = "इसके बारे में पूछें";
export const loadingArticle = "लेख खुल रहा है";
export const cannotBeShown = "यह लेख अभी नहीं दिख पा रहा";
export const serverSilent = "हमारा सर्वर इस समय जवाब नहीं दे रहा। एक मिनट बाद फिर कोशिश करें।";
