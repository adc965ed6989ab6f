import type { words as english } from "~/instruments/words/frame";

export const words: typeof english = {
  filledIn: "ये ख़ाने आपके लिंक से भरे हैं: हर एक देख लें।",
  entries: "आपने जो भरा",
  workOut: "हिसाब लगाएँ",
  result: (name) => `${name}: नतीजा`,
  more: (labels) => `और देखें: ${labels.join(", ")}`,
  incomplete: "जिस ख़ाने पर निशान है, उसे ठीक करें।",
  reopen: (address) => `फिर खोलें: ${address}`,
  whatsapp: "WhatsApp पर भेजें",
  team: "हमारी टीम को भेजें",
  print: "यह प्लान प्रिंट करें",
  copyLink: "इस नतीजे का लिंक कॉपी करें",
  copied: "लिंक कॉपी हो गया",
  notCopied: "पता ऊपर की पट्टी से कॉपी कर लें",
  unit: "नाप",
  announcement: (sentences) => sentences.map((sentence) => sentence.replace(/[.।]$/, "")).join("। "),
};
