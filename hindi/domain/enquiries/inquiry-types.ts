import type * as english from "#domain/enquiries/inquiry-types.ts";

export * from "#domain/enquiries/inquiry-types.ts";

/** What visitors read. Staff read `inquiryLabel`, which stays English. */
export const inquiryLabels: typeof english.inquiryLabels = {
  general: "सामान्य सवाल और ड्रोन सर्विस",
  "custom-drone": "अपनी ज़रूरत का ड्रोन बनवाना",
  training: "ट्रेनिंग और कोर्स",
  support: "टेक्निकल सपोर्ट",
  partnership: "साझेदारी",
};
