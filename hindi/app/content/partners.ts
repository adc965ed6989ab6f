export * from "~/content/partners";

export const partnersNote = "ये नाम और निशान नमूना हैं। साझेदार जब लिखकर सहमति देंगे, तब उनके नाम यहाँ आएँगे।";
