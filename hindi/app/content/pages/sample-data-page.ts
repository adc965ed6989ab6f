import { sampleDataPage as english } from "~/content/pages/sample-data-page";

const { link } = english;

/** The link to the page, which the English edition alone has. */
export const sampleDataPage: typeof english = {
  ...english,
  link: { ...link, label: "खोलकर देखने की नमूना फ़ाइलें (अंग्रेज़ी में)", size: link.size.replace("files", "फ़ाइलें") },
};
