import * as english from "~/content/article-kinds";

export type * from "~/content/article-kinds";

type Words = Pick<english.ArticleKind, "labelFallback" | "list" | "detail"> & { sharingTitle: string };

const said: Record<english.ArticleKind["path"], Words> = {
  "/blog": {
    labelFallback: "अन्य",
    sharingTitle: "वर्कशॉप, मैदान और क्लास से",
    list: {
      lead: "हम वर्कशॉप, मैदान और क्लास में जो सीखते हैं, ताज़ा-ताज़ा लिख देते हैं।",
      description: "हमारी वर्कशॉप, उड़ान के मैदान और क्लास से लेख: ड्रोन, खेती, सर्वे और ट्रेनिंग।",
      failed: "ब्लॉग के लेख नहीं खुल पाए",
      failedText: null,
      empty: "अभी ब्लॉग पर कोई लेख नहीं",
      emptyText: "नए लेख के लिए बाद में फिर देखें",
    },
    detail: {
      idRequired: "लेख का ID चाहिए",
      notFoundTitle: "लेख नहीं मिला",
      notFoundText: "ब्लॉग का यह लेख नहीं मिला",
      back: "ब्लॉग पर वापस",
    },
  },
  "/news": {
    labelFallback: "सामान्य",
    sharingTitle: "क्या बदला, और आपके लिए इसका मतलब",
    list: {
      lead: "नए बैच, नए ड्रोन, नए नियम: क्या बदला और आपके लिए इसका मतलब क्या है।",
      description: "भोपाल की ड्रोन कंपनी की ख़बरें: ट्रेनिंग के नए बैच, नए ड्रोन, साझेदारियाँ और नियम।",
      failed: "ख़बरें नहीं खुल पाईं",
      failedText: "थोड़ी देर बाद फिर कोशिश करें",
      empty: "अभी कोई ख़बर नहीं",
      emptyText: "नई ख़बरों के लिए बाद में फिर देखें",
    },
    detail: {
      idRequired: "ख़बर का ID चाहिए",
      notFoundTitle: "ख़बर नहीं मिली",
      notFoundText: "यह ख़बर नहीं मिली",
      back: "ख़बरों पर वापस",
    },
  },
};

const inHindi = (kind: english.ArticleKind): english.ArticleKind => {
  const { sharingTitle, ...words } = said[kind.path];
  return { ...kind, ...words, sharing: { ...kind.sharing, title: sharingTitle } };
};

export const articleKinds: typeof english.articleKinds = english.articleKinds.map(inHindi);

export const articleKindAt: typeof english.articleKindAt = (pathname) => inHindi(english.articleKindAt(pathname));
