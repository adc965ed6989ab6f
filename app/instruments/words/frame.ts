/** The words around every instrument. */
export const words = {
  filledIn: "Filled in from your link: please check each field.",
  entries: "Your entries",
  workOut: "Work it out",
  result: (name: string) => `${name}: result`,
  more: (labels: readonly string[]) => `More: ${labels.join(", ")}`,
  incomplete: "Please correct the marked field.",
  reopen: (address: string) => `Reopen: ${address}`,
  whatsapp: "Send this on WhatsApp",
  team: "Send this to our team",
  print: "Print this plan",
  copyLink: "Copy link to this result",
  copied: "Link copied",
  notCopied: "Please copy it from the address bar",
  unit: "Unit",
  /** Answers and rows, each of them a sentence, for screen readers. */
  announcement: (sentences: readonly string[]) => sentences.map((sentence) => sentence.replace(/\.$/, "")).join(". "),
};
